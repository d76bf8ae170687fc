//! A page that breaks.

use tabiya_e2e::{Build, Page, Shown};

use crate::device::close;

#[test]
fn a_panic_leaves_the_game_to_copy_and_not_a_dead_page() {
    let page = Page::open("");
    page.drag("e2", "e4");
    // From here on the document refuses every new node, and the next drawing panics.
    page.browser()
        .read("Node.prototype.insertBefore = () => { throw new Error('broken by the test') }", vec![]);
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
    page.click_on("[data-action=copy-pgn]");
    let chosen = read("return getSelection().toString() || document.activeElement.value");
    assert!(chosen.contains("1. e4 e5"), "copied, or at least selected to be copied: {chosen}");
    page.click_on("[data-action=reload]");
    let board = "return document.querySelectorAll('[data-piece]').length === 32";
    page.until("a fresh board", || page.browser().read(board, vec![]) == true);
}

/// A page in German that breaks, with the file of the guard's words there or not: its heading, and that file's.
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
    (page.browser().read(heading, vec![]).as_str().unwrap_or_default().to_owned(), own)
}

#[test]
fn the_page_of_a_crash_speaks_the_players_language_where_it_can_have_it() {
    let (said, own) = broken_in_german(true);
    assert_eq!(said, own);
    let (said, own) = broken_in_german(false);
    assert!(!said.is_empty() && said != own, "{said}");
}

/// From here on every load of the page breaks as soon as it reads what has happened in a game.
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
    page.run_first(script);
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
    assert_eq!(page.visit(), Shown::Fault);
    let before = page.browser().read_later(records);
    assert!(before.as_u64() > Some(0));
    let saved = "return new Promise((done) => { const made = URL.createObjectURL;
        URL.createObjectURL = (blob) => { blob.text().then(done); return made(blob); };
        document.querySelector('[data-action=export-all]').click(); })";
    page.until("the games can be saved", || page.has("[data-action=export-all]"));
    let file = page.browser().read(saved, vec![]);
    let file: serde_json::Value = serde_json::from_str(file.as_str().unwrap_or_default()).unwrap_or_default();
    assert_eq!(file["entries"].as_array().map(Vec::len), before.as_u64().map(|count| count as usize));
    assert!(file["tabiya"].as_u64().is_some_and(|version| version >= 2), "of the version of its records");
    page.click_action("start-without");
    page.until("a board", || page.shown() == Shown::Board);
    assert_eq!(page.sans(), Vec::<String>::new());
    assert_eq!(page.browser().read_later(records), before, "the game is not deleted");
    page.drag("d2", "d4");
    assert_eq!(page.sans(), ["d4"]);
}

#[test]
fn a_release_that_breaks_is_left_for_the_newest_one() {
    let page = Page::open("");
    page.until_offline_ready();
    page.load("");
    page.drag("e2", "e4");
    let take = |build: &Build| {
        page.server().resume(build.path());
        page.look_for_update();
        page.take_update();
    };
    let broken = Build::that_traps("Broken");
    take(&broken);
    assert_eq!(page.shown(), Shown::Fault);
    assert!(page.visible_box("[data-action=use-newest]").is_none(), "there is nothing newer");
    let mended = Build::titled("Mended");
    page.server().resume(mended.path());
    page.look_for_update();
    page.until("there is", || page.visible_box("[data-action=use-newest]").is_some());
    page.click_action("use-newest");
    page.until("it starts", || page.title() == "Mended" && page.shown() == Shown::Board);
    assert_eq!(page.look_until("the game", |view| !view.sans.is_empty()).sans, ["e4"]);
    // The one that never started is not offered, and its files go.
    page.until("only the good one stays", || page.builds().into_keys().collect::<Vec<_>>() == ["Mended"]);
}
