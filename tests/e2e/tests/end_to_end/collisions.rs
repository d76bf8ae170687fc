//! A single record that cannot be written to the database, because its key is taken or the browser
//! refuses the record. The page still writes all other records.

use crate::device::close;
use crate::saved_data::{ask, wait_for_saving};
use crate::storage::{moves_on_the_disk, open_with, play};
use serde_json::{Value, json};
use tabiya_e2e::Page;

/// Writes a record under the key that the page will use for the next entry of the latest game.
fn take_the_next_key(page: &Page) {
    wait_for_saving(page);
    let taken = ask(
        page,
        "const entries = await all('entries'), { number } = entries.at(-1);
         const move = entries.findLast(entry => /^[a-h][1-8]/.test(entry.entry)).entry.split(' ')[0];
         await change(['entries'], store => store.add({ ...entries.at(-1), number: number + 1, entry: `${move} 1 1` }));
         return number + 1;",
    );
    assert!(taken.is_u64(), "{taken}");
}

fn damaged(page: &Page) -> Vec<Value> {
    ask(page, "return all('damaged')").as_array().cloned().unwrap_or_default()
}

fn speak_german(page: &Page) {
    page.click_action("settings");
    page.choose("language", "de");
    close(page);
}

fn language(page: &Page) -> Value {
    page.browser().read("return document.documentElement.lang", vec![])
}

#[test]
fn a_record_whose_key_is_taken_is_set_aside_and_all_else_is_saved() {
    let page = open_with("", "");
    play(&page, "e2e4 e7e5");
    page.until("both moves on the disk", || moves_on_the_disk(&page) == 2);
    take_the_next_key(&page);
    play(&page, "g1f3");
    page.see_notice("set-aside");
    play(&page, "b8c6");
    speak_german(&page);
    // Seven moves: e4, e5 and the record of `take_the_next_key` in the original game, and four
    // moves in the copy in which the game continues.
    page.until("all moves on the disk", || moves_on_the_disk(&page) == 7);
    wait_for_saving(&page);
    page.load("");
    page.read_view_until("the game, written in German", |view| view.sans == ["e4", "e5", "Sf3", "Sc6"]);
    assert_eq!(language(&page), "de", "the settings are saved, too");
    let aside = damaged(&page);
    assert_eq!(aside.len(), 1, "{aside:?}");
    assert_eq!(aside[0]["store"], "entries");
    let record = &aside[0]["records"][0]["entry"];
    assert!(record.as_str().is_some_and(|mv| mv.starts_with("g1f3")), "{aside:?}");
    assert!(aside[0]["fault"].as_str().is_some_and(|fault| !fault.is_empty()), "{aside:?}");
    play(&page, "f1b5");
    page.load("");
    page.read_view_until("the next move", |view| view.sans.len() == 5);
    assert_eq!(damaged(&page).len(), 1);
}

#[test]
fn what_was_written_and_reported_as_failed_is_written_once() {
    // The next `window.__lie` transactions report that they were aborted, although they are
    // complete.
    let script = "const begin = IDBDatabase.prototype.transaction;
        IDBDatabase.prototype.transaction = function (stores, mode, options) {
            const begun = begin.call(this, stores, mode, options);
            if (window.__lie && mode === 'readwrite' && options?.durability === 'strict') {
                window.__lie--;
                begun.addEventListener('complete', (event) => {
                    event.stopImmediatePropagation();
                    begun.dispatchEvent(new Event('abort'));
                });
            }
            return begun;
        }";
    let page = open_with(script, "");
    play(&page, "e2e4");
    page.until("the move on the disk", || moves_on_the_disk(&page) == 1);
    page.browser().read("window.__lie = 1", vec![]);
    play(&page, "e7e5");
    page.until("the lie", || page.browser().read("return window.__lie", vec![]) == 0);
    play(&page, "g1f3 b8c6");
    page.until("all moves on the disk, once", || moves_on_the_disk(&page) == 4);
    page.until("no notice", || !page.has("[data-notice=not-saved]"));
    assert!(!page.has("[data-notice=set-aside]"));
    page.load("");
    page.read_view_until("the game", |view| view.sans == ["e4", "e5", "Nf3", "Nc6"]);
    assert_eq!(damaged(&page), Vec::<Value>::new());
}

#[test]
fn a_record_that_the_browser_refuses_is_set_aside_and_all_else_is_saved() {
    for fault in ["DataError", "DataCloneError", "ConstraintError"] {
        let script = format!(
            "const add = IDBObjectStore.prototype.add;
             IDBObjectStore.prototype.add = function (...what) {{
                 if (what[0].entry?.startsWith('g1f3')) throw new DOMException('by the test', '{fault}');
                 return add.apply(this, what);
             }}"
        );
        let page = open_with(&script, "");
        play(&page, "e2e4 e7e5 g1f3 b8c6");
        page.see_notice("set-aside");
        speak_german(&page);
        let is_move = |aside: &&Value| aside["records"][0]["entry"].is_string();
        page.until("both moves aside", || damaged(&page).iter().filter(is_move).count() == 2);
        page.new_game();
        play(&page, "d2d4");
        page.until("what is not refused on the disk", || moves_on_the_disk(&page) == 3);
        wait_for_saving(&page);
        page.load("");
        page.read_view_until("the other game", |view| view.sans == ["d4"]);
        assert_eq!(language(&page), "de", "{fault}");
        let aside = damaged(&page);
        let pgn = aside.last().and_then(|aside| aside["pgn"].as_str()).unwrap_or_default();
        assert!(pgn.contains("1. e4 e5 2. Nf3 Nc6"), "{fault}: {pgn}");
    }
}

#[test]
fn what_a_page_left_never_takes_the_place_of_what_is_there() {
    let page = open_with("", "");
    play(&page, "e2e4 e7e5 g1f3");
    page.until("the moves on the disk", || moves_on_the_disk(&page) == 3);
    wait_for_saving(&page);
    page.leave();
    let before = ask(&page, "return all('entries')");
    // Records as an unloading page may leave them in `localStorage`. The first is already in the
    // database, the second differs from the record with the same key in the database, and the third
    // is new.
    ask(
        &page,
        "const entries = await all('entries'), [last, one] = [entries.at(-1), entries[0]];
         const owner = (await all('state')).find(single => single.key === 'owner').number;
         const left = [one, { ...last, at: 1 }, { ...last, number: last.number + 1 }];
         localStorage.setItem('tabiya.left', JSON.stringify([owner, ...left.map(record => ['entries', record])]));",
    );
    page.load("");
    page.see_notice("set-aside");
    page.read_view_until("the game", |view| view.sans == ["e4", "e5", "Nf3"]);
    assert_eq!(ask(&page, "return all('entries')"), before);
    let aside: Vec<Value> =
        damaged(&page).iter().map(|aside| aside["records"][0]["number"].clone()).collect();
    let last = before.as_array().and_then(|entries| entries.last()?["number"].as_u64()).unwrap_or_default();
    assert_eq!(aside, [json!(last), json!(last + 1)]);
    assert_eq!(page.browser().read("return localStorage.getItem('tabiya.left')", vec![]), Value::Null);
}
