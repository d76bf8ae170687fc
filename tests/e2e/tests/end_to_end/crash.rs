//! The page that is shown after a crash of the program.

use crate::device::{close, restore};
use crate::saved_data::{ask, wait_for_saving};
use crate::storage::{open_with, play};
use serde_json::{Value, json};
use std::time::Duration;
use tabiya_e2e::{Build, Page, Scratch, WindowContent};

#[test]
fn a_panic_leaves_the_game_to_copy_and_not_a_dead_page() {
    let page = Page::open("");
    page.drag("e2", "e4");
    // The document refuses to insert the second row of the score sheet. Drawing that row then
    // panics.
    page.browser().read(
        "const insert = Node.prototype.insertBefore;
        Node.prototype.insertBefore = function (node, ...rest) {
            if (node.textContent.startsWith('2')) throw new Error('broken by the test');
            return insert.call(this, node, ...rest);
        }",
        vec![],
    );
    page.drag("e7", "e5");
    let crashed = "return document.querySelector('.crash') !== null";
    page.until("the page of a crash", || page.browser().read(crashed, vec![]) == true);
    let read = |script: &str| page.browser().read(script, vec![]).as_str().unwrap_or_default().to_owned();
    let pgn = read("return document.querySelector('.crash-pgn').value");
    assert!(pgn.contains("1. e4 e5"), "the game so far, the move that broke the page included: {pgn}");
    let details = read("return document.querySelector('.crash-details').textContent");
    assert!(details.contains("panicked"), "it says what happened: {details}");
    let labels = "return [...document.querySelectorAll('.crash h1, .crash p, .crash button')]
        .filter(element => !element.textContent.trim()).length";
    assert_eq!(page.browser().read(labels, vec![]), 0, "nothing is without words");
    let padding = read("return getComputedStyle(document.querySelector('.crash')).paddingInlineStart");
    assert_ne!(padding, "0px", "the style sheet is still there");
    page.click_on("[data-action=copy-pgn]");
    let chosen = read("return getSelection().toString() || document.activeElement.value");
    assert!(chosen.contains("1. e4 e5"), "copied, or at least selected to be copied: {chosen}");
    page.click_on("[data-action=reload]");
    let board = "return document.querySelectorAll('[data-piece]').length === 32";
    page.until("a fresh board", || page.browser().read(board, vec![]) == true);
}

/// Crashes a page in German. Returns the heading of the crash page, and the heading in the file
/// with the German texts of the crash page. `served` is whether the page can load this file.
fn broken_in_german(served: bool) -> (String, String) {
    let page = Page::open("");
    page.click_action("settings");
    page.choose("language", "de");
    page.until("German", || page.browser().read("return document.documentElement.lang", vec![]) == "de");
    let script = "const done = arguments[arguments.length - 1];
        const assets = JSON.parse(document.getElementById('app').dataset.assets);
        fetch(assets['guard.json'][0]).then((answer) => answer.json()).then((words) => done(words.de.crash))";
    let own = page.browser().read_later(script).as_str().unwrap_or_default().to_owned();
    close(&page);
    page.drag("e2", "e4");
    if !served {
        page.browser().read("self.fetch = () => new Promise(() => {})", vec![]);
    }
    page.browser()
        .read("Node.prototype.insertBefore = () => { throw new Error('broken by the test') }", vec![]);
    page.drag("e7", "e5");
    let heading = "return document.querySelector('.crash h1')?.textContent ?? ''";
    page.until("the page of a crash", || page.browser().read(heading, vec![]) != "");
    let marked = page.browser().read("return document.querySelector('.crash').lang", vec![]);
    assert_eq!(marked, if served { "de" } else { "en" }, "the language of its words");
    (page.browser().read(heading, vec![]).as_str().unwrap_or_default().to_owned(), own)
}

#[test]
fn the_page_of_a_crash_speaks_the_players_language_where_it_can_have_it() {
    let (said, own) = broken_in_german(true);
    assert_eq!(said, own);
    let (said, own) = broken_in_german(false);
    assert!(!said.is_empty() && said != own, "{said}");
}

/// Script that presses the crash page's button for saving all games, and returns the text of the
/// saved file.
const SAVE: &str = "return new Promise((done) => { const made = URL.createObjectURL;
    URL.createObjectURL = (blob) => { blob.text().then(done); return made(blob); };
    document.querySelector('[data-action=export-all]').click(); })";

/// Adds a tournament, annotations of a game and changes of players to the database, in the form in
/// which the page writes them.
fn add_a_club(page: &Page) {
    let first: Value = serde_json::from_str(include_str!("../../../app/club/first.json")).expect("a journal");
    let notes = "Notes\tendgame,Rook ending\t2 1 the point";
    let script = format!(
        "const game = (await all('games')).at(-1).game, line = (game, number, text) => ({{ version: 2, game, number, text }});
         const event = {}, players = {};
         await change(['club'], club => {{
             event.forEach((text, number) => club.add(line(game - 2, number, text)));
             club.add(line(game - 1, 0, players[0]));
             club.add(line(game - 1, 1, players[1]));
             club.add(line(game, 0, {}));
         }});",
        first["records"],
        json!(["\"Players\"\n{\"Player\":[\"rename\",\"Ada\",\"Ada L.\"]}", "{\"Player\":[\"hide\",\"Ben\",\"\"]}"]),
        json!(notes),
    );
    assert_eq!(ask(page, &script), true);
}

/// Returns all records of games, of the club and of the page's state, except the state records
/// `owner` (the tab that owns the database) and `alive` (the heartbeat).
fn all_that_is_saved(page: &Page) -> Value {
    ask(
        page,
        "const state = (await all('state')).filter(({ key }) => key !== 'owner' && key !== 'alive');
         const saved = { games: await all('games'), entries: await all('entries'), club: await all('club'), state };
         return JSON.parse(JSON.stringify(saved));",
    )
}

#[test]
fn what_the_page_of_a_crash_saves_comes_back_whole() {
    let folder = Scratch::new();
    let page = open_with("", "");
    play(&page, "d2d4 d7d5");
    page.click_action("settings");
    page.choose("language", "de");
    close(&page);
    page.new_game();
    play(&page, "e2e4 e7e5");
    wait_for_saving(&page);
    add_a_club(&page);
    page.leave();
    let before = all_that_is_saved(&page);
    assert_eq!(before["club"].as_array().map(Vec::len), Some(3 + first_journal()), "{}", before["club"]);
    let_journals_trap(&page);
    assert_eq!(page.visit(), WindowContent::Fault);
    page.until("the games can be saved", || page.has("[data-action=export-all]"));
    let text = page.browser().read(SAVE, vec![]);
    let text = text.as_str().unwrap_or_default();
    if let Some(path) = std::env::var_os("TABIYA_CRASH_FILE") {
        std::fs::write(path, text).expect("the file");
    }
    let file = folder.path().join("everything.json");
    std::fs::write(&file, text).expect("a file");
    drop(page);

    let other = open_with("", "");
    assert_eq!(restore(&other, &file), json!({ "added": 2 }));
    other.read_view_until("the game", |view| view.sans == ["e4", "e5"]);
    wait_for_saving(&other);
    other.leave();
    let mut after = all_that_is_saved(&other);
    for store in ["games", "entries", "club", "state"] {
        assert_eq!(after[store].take(), before[store], "{store}");
    }
}

fn first_journal() -> usize {
    let first: Value = serde_json::from_str(include_str!("../../../app/club/first.json")).expect("a journal");
    first["records"].as_array().map_or(0, Vec::len)
}

#[test]
fn files_that_the_page_of_a_crash_has_saved_so_far_open() {
    for name in ["one-list", "lines"] {
        let path = format!("{}/../golden/crash/{name}.json", env!("CARGO_MANIFEST_DIR"));
        let path = std::fs::canonicalize(path).expect("a sample");
        let page = open_with("", "");
        assert_eq!(restore(&page, &path), json!({ "added": 2 }), "{name}");
        page.read_view_until(name, |view| view.sans == ["e4", "e5"]);
        wait_for_saving(&page);
        let saved = all_that_is_saved(&page);
        let count = |store: &str| saved[store].as_array().map_or(0, Vec::len);
        assert_eq!(
            (count("games"), count("club"), count("state")),
            (2, 3 + first_journal(), 2),
            "{name}: games, lines of the club, settings and what is at hand"
        );
        assert_eq!(page.browser().read("return document.documentElement.lang", vec![]), "de", "{name}");
    }
}

/// Makes every later load of the page crash while it reads the entries of a game.
fn let_journals_trap(page: &Page) {
    let script = "const read = IDBObjectStore.prototype.getAll;
        IDBObjectStore.prototype.getAll = function (query) {
            const reading = read.call(this, query);
            if (this.name === 'entries' && query) reading.addEventListener('success', (event) => {
                if (reading.result.length === 0) return;
                event.stopImmediatePropagation();
                throw new WebAssembly.RuntimeError('unreachable');
            });
            return reading;
        }";
    page.add_preload_script(script);
}

#[test]
fn a_journal_that_breaks_the_page_does_not_do_so_for_ever() {
    let page = Page::open("");
    page.drag("e2", "e4");
    let records = "const done = arguments[arguments.length - 1]; const opening = indexedDB.open('tabiya');
        opening.onsuccess = () => {
            const reading = opening.result.transaction('entries').objectStore('entries').count();
            reading.onsuccess = () => { opening.result.close(); done(reading.result); };
        }";
    let_journals_trap(&page);
    assert_eq!(page.visit(), WindowContent::Fault);
    let before = page.browser().read_later(records);
    assert!(before.as_u64() > Some(0));
    page.until("the games can be saved", || page.has("[data-action=export-all]"));
    let file = page.browser().read(SAVE, vec![]);
    let file: Value = serde_json::from_str(file.as_str().unwrap_or_default()).unwrap_or_default();
    let entries = file["each"][0]["entries"].as_array().map(Vec::len);
    assert_eq!(entries, before.as_u64().map(|count| count as usize));
    page.click_action("start-without");
    page.until("a board", || page.shown() == WindowContent::Board);
    assert_eq!(page.sans(), Vec::<String>::new());
    assert_eq!(page.browser().read_later(records), before, "the game is not deleted");
    page.drag("d2", "d4");
    // Two seconds after its start, the page writes summaries of games that have none.
    std::thread::sleep(Duration::from_secs(4));
    assert_eq!((page.shown(), page.sans()), (WindowContent::Board, vec!["d4".to_owned()]));
}

#[test]
fn a_release_that_breaks_is_left_for_the_newest_one() {
    let page = Page::open("");
    page.until_offline_ready();
    page.load("");
    page.drag("e2", "e4");
    let take = |build: &Build| {
        page.server().serve_folder(build.path());
        page.look_for_update();
        page.take_update();
    };
    let broken = Build::that_traps("Broken");
    take(&broken);
    assert_eq!(page.shown(), WindowContent::Fault);
    assert!(page.visible_box("[data-action=use-newest]").is_none(), "there is nothing newer");
    let mended = Build::titled("Mended");
    page.server().serve_folder(mended.path());
    page.look_for_update();
    page.until("there is", || page.visible_box("[data-action=use-newest]").is_some());
    page.click_action("use-newest");
    page.until("it starts", || page.title() == "Mended" && page.shown() == WindowContent::Board);
    assert_eq!(page.read_view_until("the game", |view| !view.sans.is_empty()).sans, ["e4"]);
    // The page does not offer the build that never started, and removes its files.
    page.until("only the good one stays", || page.builds().into_keys().collect::<Vec<_>>() == ["Mended"]);
}
