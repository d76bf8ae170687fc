//! Restoring backups that are cut off or changed, and restoring that is interrupted.

use crate::device::{backup_of, close, export, import, open_list, until_done};
use crate::saved_data::{ask, wait_for_saving};
use crate::storage::{moves_on_the_disk, open_with, play};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use tabiya_e2e::{Page, Scratch};

fn write(folder: &Scratch, name: &str, text: &str) -> PathBuf {
    let path = folder.path().join(name);
    std::fs::write(&path, text).expect("a file");
    path
}

/// Returns the lines of a backup with a game of four half-moves, and the lines of the same backup
/// with only the first two half-moves of the game.
fn long_and_short(folder: &Scratch) -> (Vec<String>, Vec<String>) {
    let page = Page::open("");
    play(&page, "e2e4 e7e5");
    // The worker answers whether a side can still mate. The page must save this answer before the
    // third move.
    page.until("the worker's answer", || {
        ask(&page, "return (await all('entries')).at(-1)?.event?.answer !== undefined") == true
    });
    play(&page, "g1f3 b8c6");
    wait_for_saving(&page);
    let file = std::fs::read_to_string(export(&page, folder)).expect("the file");
    let long: Vec<String> = file.lines().map(str::to_owned).collect();
    let third = long[1].find("\"entry\":\"g1f3").expect("the third move");
    let end = long[1][..third].rfind(",{\"version\"").expect("what came before it");
    let game = format!("{}]}}", &long[1][..end]);
    let short = vec![long[0].clone(), game, long[2].clone()];
    (long, short)
}

#[test]
fn after_a_restore_that_ends_early_the_board_shows_what_is_on_the_disk() {
    let folder = Scratch::new();
    let (long, short) = long_and_short(&folder);
    let (head, game) = (&long[0], long[1].trim_end_matches(','));
    let others: Vec<String> = backup_of(300).lines().skip(1).map(str::to_owned).collect();
    let more = others[..others.len() - 1].join("\n");
    let cut = format!("{head}\n{game},\n{}", &more[..more.len() - 300]);
    let whole = format!("{head}\n{game},\n{more}\n]}}\n");
    // Restoring ends early for one of three reasons: the file is cut off, or one of two scripts
    // makes a write to the database fail. The scripts run before those of the page.
    let full = "const add = IDBObjectStore.prototype.add;
        IDBObjectStore.prototype.add = function (...what) {
            if (what[0].game === 1780000000000250) throw new DOMException('by the test', 'QuotaExceededError');
            return add.apply(this, what);
        }";
    let broken = "const add = IDBObjectStore.prototype.add;
        IDBObjectStore.prototype.add = function (...what) {
            if (what[0].game === 1780000000000250) throw new DOMException('by the test', 'ConstraintError');
            return add.apply(this, what);
        }";
    for (name, text, before) in
        [("cut off", &cut, ""), ("the disk is full", &whole, full), ("a fault", &whole, broken)]
    {
        let page = open_with(before, "");
        crate::device::restore(&page, &write(&folder, "short.json", &(short.join("\n") + "\n")));
        page.read_view_until("two moves", |view| view.sans == ["e4", "e5"]);
        import(&page, &write(&folder, "long.json", text));
        page.see_notice("backup-failed");
        page.read_view_until(name, |view| view.sans == ["e4", "e5", "Nf3", "Nc6"]);
        page.click_action("dismiss");
        play(&page, "f1b5");
        let on_the_disk = "const { game } = (await all('state')).find(single => single.key === 'current');
            return (await all('entries')).some(entry => entry.game === game && entry.entry?.startsWith('f1b5'))";
        page.until("the move on the disk", || ask(&page, on_the_disk) == true);
        wait_for_saving(&page);
        page.load("");
        page.read_view_until(name, |view| view.sans == ["e4", "e5", "Nf3", "Nc6", "Bb5"]);
        assert_eq!(ask(&page, "return all('damaged')"), json!([]), "{name}");
    }
}

#[test]
fn a_restore_that_is_stopped_leaves_the_board_as_the_disk_is() {
    let folder = Scratch::new();
    let (long, short) = long_and_short(&folder);
    let others = backup_of(20_000);
    let others = others.split_once('\n').expect("lines").1;
    let whole = format!("{}\n{},\n{others}", long[0], long[1].trim_end_matches(','));
    let page = open_with("", "");
    crate::device::restore(&page, &write(&folder, "short.json", &(short.join("\n") + "\n")));
    page.read_view_until("two moves", |view| view.sans == ["e4", "e5"]);
    import(&page, &write(&folder, "long.json", &whole));
    page.until("the first games", || page.has("[data-progress]:not([data-progress=\"0\"])"));
    page.scroll_to("[data-action=stop]");
    page.click_action("stop");
    page.see_notice("backup-failed");
    page.read_view_until("the game as it is on the disk", |view| view.sans == ["e4", "e5", "Nf3", "Nc6"]);
    page.click_action("dismiss");
    play(&page, "f1b5");
    wait_for_saving(&page);
    page.load("");
    page.read_view_until("the next move", |view| view.sans.len() == 5);
}

#[test]
fn records_whose_fields_stand_in_another_order_are_the_same() {
    let folder = Scratch::new();
    let page = Page::open("");
    page.drag("e2", "e4");
    page.drag("e7", "e5");
    let text = std::fs::read_to_string(export(&page, &folder)).expect("the file");
    let sorted: Value = serde_json::from_str(&text).expect("a backup is JSON");
    let file = write(&folder, "sorted.json", &sorted.to_string());
    assert_eq!(crate::device::restore(&page, &file), json!({ "same": 1 }));
}

/// Restoring a backup adds its notes on a game to the saved notes on that game. Restoring the same
/// backup again adds nothing.
#[test]
fn notes_of_a_backup_are_added_to_those_on_the_same_game() {
    let folder = Scratch::new();
    let page = open_with("", "");
    play(&page, "e2e4 e7e5");
    wait_for_saving(&page);
    let put = |text: &str| {
        let script = format!(
            "const [{{ game }}] = await all('games');
             await change(['club'], club => club.put({{ version: 2, game, number: 0, text: {} }}));",
            json!(text)
        );
        ask(&page, &script);
    };
    put("Notes\ta\t2\t0 0\t1. e4 e5 (1... c5) *");
    let file = export(&page, &folder);
    let own = "Notes\tb\t2\t0 0\t1. e4 e5 (1... c6) *";
    put(own);
    for time in ["once", "twice"] {
        assert_eq!(crate::device::restore(&page, &file), json!({ "same": 1 }), "{time}");
        let of_game = "const [{ game }] = await all('games');
            return (await all('club')).map(record => [record.game === game, record.number, record.text])";
        let added = "Notes\tb,a\t3\t1. e4 e5 (1... c5) *";
        assert_eq!(ask(&page, of_game), json!([[true, 0, own], [true, 1, added]]), "{time}");
    }
}

/// Restores a file. Returns for each refused line its number, the reason, and whether the message
/// contains the number.
fn refused(page: &Page, file: &Path) -> Value {
    import(page, file);
    until_done(page, "[data-dialog=games] [data-restored]");
    let script = "return [...document.querySelectorAll('[data-restored] [data-refused]')]
        .map(row => [Number(row.dataset.refused), row.dataset.why, row.textContent.includes(row.dataset.refused)])";
    let refused = page.browser().read(script, vec![]);
    close(page);
    refused
}

#[test]
fn lines_that_this_page_does_not_write_are_refused_and_the_others_come() {
    let folder = Scratch::new();
    let backup = backup_of(3);
    let lines: Vec<&str> = backup.lines().collect();
    let changed = |how: &dyn Fn(&mut Value)| {
        let mut game: Value = serde_json::from_str(lines[1].trim_end_matches(',')).expect("a game");
        how(&mut game);
        game.to_string()
    };
    let named = |name: Value| {
        changed(&|game| {
            game["begun"]["game"] = name.clone();
            for entry in game["entries"].as_array_mut().into_iter().flatten() {
                entry["game"] = name.clone();
            }
        })
    };
    let page = open_with("", "");
    play(&page, "e2e4 e7e5");
    wait_for_saving(&page);
    let own = ask(&page, "return (await all('games'))[0].game");
    let bad = [
        (named(json!(9_007_199_254_740_991_u64)), "name"),
        (named(json!(7_258_118_400_000_001_u64)), "name"),
        (named(json!(1_780_000_000_000_000.5)), "name"),
        (named(json!(-5)), "name"),
        (named(json!("x")), "name"),
        (changed(&|game| game["entries"][1]["game"] = own.clone()), "other-game"),
        (changed(&|game| game["entries"][1]["number"] = json!(1.5)), "number"),
        (changed(&|game| game["entries"][1]["number"] = json!(-1)), "number"),
        (changed(&|game| game["entries"][1]["number"] = json!(0)), "number"),
        (changed(&|game| game["entries"][1]["version"] = json!(-2)), "version"),
        (json!({ "club": [{ "version": 2, "game": 0.5, "number": 0, "text": "" }] }).to_string(), "name"),
        ("{}".to_owned(), "unreadable"),
        ("[1, 2".to_owned(), "unreadable"),
        (format!("{}1{}", "[".repeat(500), "]".repeat(500)), "unreadable"),
    ];
    let mut file = lines[0].to_owned();
    // The backup says that the game on the board was a game that does not exist.
    file = file.replace(
        "\"state\":[]",
        "\"state\":[{\"version\":2,\"key\":\"current\",\"game\":1780000000009999,\"aside\":7,\"before\":[8,9]}]",
    );
    let mut expected = Vec::new();
    for (at, (line, why)) in bad.iter().enumerate() {
        file += &format!("\n{line},");
        expected.push(json!([at + 2, why, true]));
    }
    file += &format!("\n{}\n{}\n]}}\n", lines[2], lines[3]);
    let before = ask(&page, "return all('entries')");
    assert_eq!(refused(&page, &write(&folder, "hostile.json", &file)), json!(expected));
    let count = before.as_array().map_or(0, Vec::len);
    let of_own = format!("return (await all('entries')).filter(entry => entry.game === {own}).length");
    assert_eq!(ask(&page, &of_own), count, "nothing was added to the game on the board");
    open_list(&page, 3);
    close(&page);
    assert_eq!(page.sans(), ["e4", "e5"]);
    page.new_game();
    play(&page, "d2d4");
    wait_for_saving(&page);
    page.load("");
    page.read_view_until("the new game is saved", |view| view.sans == ["d4"]);
    assert_eq!(ask(&page, "return all('damaged')"), json!([]));
}

#[test]
fn records_that_an_earlier_restore_brought_end_neither_the_list_nor_the_saving() {
    let page = open_with("", "");
    play(&page, "e2e4 e7e5");
    wait_for_saving(&page);
    page.leave();
    let put = "const [own] = await all('games');
        await change(['games', 'state'], (games, state) => {
            for (let name = 1; name <= 4100; name++) games.put({ ...own, game: name * 1000 + 0.5 });
            for (let name = 1; name <= 4100; name++) games.put({ ...own, game: -name });
            games.put({ ...own, game: 9007199254740991 });
            state.put({ version: 2, key: 'current', game: own.game, aside: 9007199254740991, before: [12345] });
        });";
    ask(&page, put);
    page.load("");
    open_list(&page, 2);
    close(&page);
    page.new_game();
    play(&page, "d2d4 d7d5");
    page.until("the new game on the disk", || moves_on_the_disk(&page) == 4);
    wait_for_saving(&page);
    page.load("");
    page.read_view_until("the new game", |view| view.sans == ["d4", "d5"]);
    let name = ask(&page, "return (await all('state')).find(single => single.key === 'current').game");
    assert!(name.as_u64().is_some_and(|name| name < 7_258_118_400_000_000), "{name}");
}
