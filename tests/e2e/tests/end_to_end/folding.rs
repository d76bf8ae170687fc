//! Folded games: all entries of a finished game are in one record. The page reads such a game like
//! any other.

use super::device::{close, export, open_list, restore};
use super::saved_data::{ask, open, wait_for_saving};
use serde_json::{Value, json};
use std::path::Path;
use tabiya_e2e::{Page, Scratch};

const FOOLS_MATE: [&str; 4] = ["f2f3", "e7e5", "g2g4", "d8h4"];

fn entries(page: &Page) -> Vec<Value> {
    ask(page, "return all('entries')").as_array().cloned().unwrap_or_default()
}

/// Returns the number of moves in a folded record (version 5). In such a record, a move is a
/// string, and an answer to whether a side can still mate is an object. Returns 0 for any other
/// record.
fn moves(record: &Value) -> usize {
    let entries = record["entries"].as_array().filter(|_| record["version"] == 5);
    entries.map_or(0, |entries| entries.iter().filter(|entry| entry.is_string()).count())
}

/// Waits until the database has only one record of entries, a folded game of `count` moves. Returns
/// that record.
fn until_folded(page: &Page, count: usize) -> Value {
    page.until("one record", || matches!(&*entries(page), [one] if moves(one) == count));
    entries(page).remove(0)
}

fn play_fools_mate(page: &Page) {
    for uci in FOOLS_MATE {
        page.drag(&uci[..2], &uci[2..]);
    }
}

/// Leaves the page, runs the script `how`, which changes the folded record, and loads the page
/// again. Returns the index of the third move's entry, and the number of entries before the change.
fn change(page: &Page, how: &str) -> (u64, u64) {
    page.leave();
    let script = "const [record] = await all('entries');
        const third = record.entries.findIndex(entry => `${entry}`.startsWith('g2g4')), count = record.entries.length;
        await change(['entries'], entries => { HOW });
        return [third, count]";
    let found = ask(page, &script.replace("HOW", how));
    page.load("");
    (found[0].as_u64().expect("a place"), found[1].as_u64().expect("a number"))
}

#[test]
fn a_game_that_is_over_lies_in_one_record_and_comes_back_whole() {
    let page = open("#rules=lobby");
    play_fools_mate(&page);
    until_folded(&page, 4);
    let see_mate = || {
        let view = page.read_view_until("the game", |view| view.sans == ["f3", "e5", "g4", "Qh4#"]);
        assert_eq!(view.reason.as_deref(), Some("checkmate"));
    };
    page.load("");
    see_mate();
    // The last entry becomes a separate record, like an entry that is added after the folding. The
    // third move is stored twice, as after a failed write, and must count once.
    change(
        &page,
        "entries.put({ version: 4, game: record.game, entry: record.entries[third], number: third });
         entries.put({ version: 4, game: record.game, entry: record.entries.pop(), number: count - 1 });
         entries.put(record)",
    );
    see_mate();
    assert_eq!(ask(&page, "return all('damaged')"), json!([]));
}

#[test]
fn a_game_in_one_record_goes_into_backups_and_out_of_them_as_any_other() {
    let folder = Scratch::new();
    let page = Page::open("");
    play_fools_mate(&page);
    let folded = until_folded(&page, 4);
    let file = export(&page, &folder);
    let backup: Value =
        serde_json::from_str(&std::fs::read_to_string(&file).expect("the file")).expect("JSON");
    let saved = backup["each"][0]["entries"].as_array().expect("the entries").clone();
    let kept = folded["entries"].as_array().expect("the entries");
    assert_eq!(saved.len(), kept.len(), "one by one, as earlier versions of the page read them");
    for (number, (entry, kept)) in saved.iter().zip(kept).enumerate() {
        assert_eq!((&entry["number"], &entry["version"]), (&json!(number), &json!(4)), "{entry}");
        assert_eq!(
            if kept.is_string() { &entry["entry"] } else { &entry["event"] },
            kept.get("event").unwrap_or(kept)
        );
    }
    assert_eq!(restore(&page, &file), json!({ "same": 1 }));
    // The page on the other device folds the restored game after some time.
    let other = Page::open("");
    other.drag("e2", "e4");
    assert_eq!(restore(&other, &file), json!({ "added": 1 }));
    let is_there = || entries(&other).iter().any(|record| record["entries"] == folded["entries"]);
    other.until("one record", is_there);
    // Deleting and restoring the game leaves its record unchanged. The game on the board cannot be
    // deleted, so the test first opens another game.
    open_list(&other, 2);
    other.click_on("[data-dialog=games] [data-saved=unfinished] [data-action=open-game]");
    other.read_view_until("the other game", |view| view.sans == ["e4"]);
    open_list(&other, 2);
    let row = "[data-dialog=games] [data-saved=over]";
    other.until("the row", || other.has(&format!("{row} [data-action=delete-game]")));
    other.click_on(&format!("{row} [data-action=delete-game]"));
    other.click_on("[data-dialog=games] [data-action=undelete]");
    close(&other);
    wait_for_saving(&other);
    assert!(is_there());
    assert_eq!(restore(&other, &file), json!({ "same": 1 }));
}

/// A backup with a folded game. Every later version of the page must be able to restore it.
#[test]
fn a_record_that_was_folded_once_opens_for_ever() {
    let page = Page::open("");
    page.drag("e2", "e4");
    let sample = Path::new(env!("CARGO_MANIFEST_DIR")).join("../golden/v5/folded.json");
    assert_eq!(restore(&page, &sample.canonicalize().expect("a sample")), json!({ "added": 1 }));
    open_list(&page, 2);
    page.click_on("[data-dialog=games] [data-saved=over] [data-action=open-game]");
    let view = page.read_view_until("the game", |view| view.sans.len() == 4);
    assert_eq!(view.reason.as_deref(), Some("checkmate"));
    assert_eq!(view.sans, ["f3", "e5", "g4", "Qh4#"]);
}

#[test]
fn damage_within_the_record_costs_only_what_comes_after_it() {
    let page = open("");
    play_fools_mate(&page);
    until_folded(&page, 4);
    let (third, count) = change(&page, "record.entries[third] = 'a1a9 0 0'; entries.put(record)");
    page.see_notice("damaged");
    page.click_action("restore");
    page.read_view_until("the game up to the damage", |view| view.sans == ["f3", "e5"]);
    page.drag("g2", "g4");
    page.read_view_until("the game continues", |view| view.sans.len() == 3);
    wait_for_saving(&page);
    page.load("");
    page.read_view_until("the game", |view| view.sans == ["f3", "e5", "g4"]);
    let damaged = ask(&page, "return all('damaged')");
    assert_eq!(damaged[0]["good"], third);
    assert_eq!(damaged[0]["records"].as_array().map_or(0, Vec::len) as u64, count - third);
}
