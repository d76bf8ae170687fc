//! Leaving the page and coming back to it. Also the lock that gives the game to one tab at a time,
//! with every answer that a browser may give to a tab that requests the lock.

use crate::storage::moves_on_the_disk;
use serde_json::{Value, json};
use tabiya_e2e::{BrowserKind, HEAR_WRITING, Key, Options, Page, skip};

fn open() -> Page {
    Page::open_with("/tabiya/", "", Options::default())
}

fn play(page: &Page, moves: &str) {
    for uci in moves.split_whitespace() {
        page.drag(&uci[0..2], &uci[2..4]);
    }
}

/// Opens the page, and loads it again with `script`, which runs before the page's own code.
fn open_with(script: &str) -> Page {
    let page = open();
    page.add_preload_script(script);
    page.load("");
    page
}

/// Sends the event `pagehide` or `pageshow` to the page, as if the browser put the page into its
/// back/forward cache or took it out.
fn tell(page: &Page, event: &str) {
    let script = "dispatchEvent(new PageTransitionEvent(arguments[0], { persisted: true }))";
    page.browser().read(script, vec![json!(event)]);
}

/// Returns the number of locks that pages of this origin hold.
fn held(page: &Page) -> Value {
    page.browser().read_later("navigator.locks.query().then(found => arguments[0](found.held.length))")
}

/// Skips the test if the browser cannot delete all data of the page.
fn skip_what_cannot_forget(page: &Page) {
    if page.browser().kind() == BrowserKind::WebKit {
        skip("WebKit's driver lets a page of the host alone forget, and the worker stays");
    }
}

fn is_elsewhere(page: &Page) -> bool {
    page.has("[data-dialog=elsewhere]")
}

#[test]
fn a_page_that_is_put_away_lets_go_and_takes_the_game_again_when_it_comes_back() {
    let page = open();
    play(&page, "e2e4");
    page.until("the lock to be held", || held(&page) == 1);
    tell(&page, "pagehide");
    page.until("the lock to be free", || held(&page) == 0);
    tell(&page, "pageshow");
    page.until("the lock to be held again", || held(&page) == 1);
    play(&page, "e7e5");
    page.load("");
    assert_eq!(page.sans(), ["e4", "e5"]);
    assert!(!is_elsewhere(&page));
}

/// Script that delays the opening of the database until the test calls `window.__opened`.
const SLOW_TO_OPEN: &str = "const open = IDBFactory.prototype.open;
    window.__slow = true;
    IDBFactory.prototype.open = function (...asked) {
        const request = open.apply(this, asked);
        request.addEventListener('success', event => {
            if (!window.__slow) return;
            event.stopImmediatePropagation();
            window.__opened = () => { window.__slow = false; request.dispatchEvent(new Event('success')); };
        });
        return request;
    };";

#[test]
fn a_page_that_is_put_away_before_its_storage_is_open_takes_the_game_again_too() {
    let page = open();
    let slow = page.add_preload_script(SLOW_TO_OPEN);
    page.load("");
    page.until("the lock to be held", || held(&page) == 1);
    page.until("the storage to be about to open", || {
        page.browser().read("return window.__opened !== undefined", vec![]) == true
    });
    tell(&page, "pagehide");
    page.until("the lock to be free", || held(&page) == 0);
    tell(&page, "pageshow");
    page.browser().read("window.__opened()", vec![]);
    page.until("the lock to be held again", || held(&page) == 1);
    play(&page, "e2e4");
    page.until("the move on the disk", || moves_on_the_disk(&page) == 1);
    page.remove_preload_script(slow);
    page.load("");
    assert_eq!(page.sans(), ["e4"]);
    assert!(!is_elsewhere(&page));
}

/// Script for the unload backup: the unwritten data that a page leaves in the local storage. Each
/// time the page deletes this backup, the script records how many moves have been written to the
/// database so far.
const NOTES_WHAT_IS_FORGOTTEN: &str = "let written = 0;
    window.__forgotten = [];
    window.__first = localStorage.getItem('tabiya.board') === null && !navigator.serviceWorker?.controller;
    const begin = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (...asked) {
        const begun = begin.apply(this, asked);
        begun.addEventListener('complete', () => { written += begun.__moves ?? 0; });
        return begun;
    };
    const add = IDBObjectStore.prototype.add;
    IDBObjectStore.prototype.add = function (record, ...key) {
        if (/^[a-h][1-8]/.test(record.entry)) this.transaction.__moves = 1;
        return add.call(this, record, ...key);
    };
    const remove = Storage.prototype.removeItem;
    Storage.prototype.removeItem = function (key) {
        if (key === 'tabiya.left' && this.getItem(key) !== null) __forgotten.push(written);
        return remove.call(this, key);
    };";

#[test]
fn what_was_left_before_the_storage_was_open_lies_there_until_it_is_written() {
    let page = open();
    skip_what_cannot_forget(&page);
    let ran_first =
        [SLOW_TO_OPEN, NOTES_WHAT_IS_FORGOTTEN, HEAR_WRITING].map(|script| page.add_preload_script(script));
    page.until("a first visit", || {
        page.browser().go("about:blank");
        page.delete_site_data(&["all"]);
        page.load("");
        page.browser().read("return __first", vec![]) == true
    });
    play(&page, "e2e4");
    page.until("the storage to be about to open", || {
        page.browser().read("return window.__opened !== undefined", vec![]) == true
    });
    // The database is not open, so the page has not begun to write the move. Still, `is_writing`
    // returns `true`, as it does until a first write is complete.
    assert!(page.is_writing());
    // `beforeunload` only means that the user may leave the page. Here the page stays open.
    page.browser().read("dispatchEvent(new Event('beforeunload', { cancelable: true }))", vec![]);
    let left = || page.browser().read("return localStorage.getItem('tabiya.left') !== null", vec![]);
    assert_eq!(left(), true);
    page.browser().read("window.__opened()", vec![]);
    page.until("the move on the disk", || moves_on_the_disk(&page) == 1);
    page.until("what was left to be forgotten", || left() == false);
    page.until("nothing to be written any more", || !page.is_writing());
    assert_eq!(page.browser().read("return __forgotten", vec![]), json!([1]));
    ran_first.into_iter().for_each(|first| page.remove_preload_script(first));
    page.load("");
    assert_eq!(page.sans(), ["e4"]);
}

#[test]
fn leaving_and_coming_back_goes_on_where_it_was() {
    let page = open();
    play(&page, "e2e4");
    // Leaves the page at once, perhaps while the page opens its storage.
    for _ in 0..3 {
        page.browser().go("about:blank");
        page.browser().back();
        page.read_view_until("the game", |view| view.sans == ["e4"]);
        assert!(!is_elsewhere(&page));
        page.browser().go("about:blank");
        page.load("");
        page.read_view_until("the game", |view| view.sans == ["e4"]);
        assert!(!is_elsewhere(&page));
    }
    play(&page, "e7e5");
    assert_eq!(page.sans(), ["e4", "e5"]);
}

/// Decision 18 (`docs/decisions`): the page never makes the browser ask whether to leave. That
/// question warns of lost data, but leaving the page loses none.
#[test]
fn leaving_a_game_with_a_running_clock_asks_nothing_and_loses_nothing() {
    let page = open();
    page.load("#clock=900&first-move=free");
    play(&page, "e2e4 e7e5");
    let asks = "const leaving = new Event('beforeunload', { cancelable: true });
        dispatchEvent(leaving);
        return leaving.defaultPrevented";
    assert_eq!(page.browser().read(asks, vec![]), false);
    page.browser().go("about:blank");
    page.browser().back();
    page.read_view_until("the game", |view| view.sans == ["e4", "e5"]);
}

#[test]
fn what_another_tab_played_while_the_page_was_away_is_there_when_it_comes_back() {
    let page = open();
    play(&page, "e2e4");
    let first = page.browser().tab();
    tell(&page, "pagehide");
    let second = page.browser().open_tab();
    page.load("");
    assert!(!is_elsewhere(&page), "the tab that was put away has let go");
    play(&page, "e7e5");
    page.browser().go_to_tab(&first);
    tell(&page, "pageshow");
    page.until("the first tab to know", || is_elsewhere(&page));
    // The second tab leaves the page. The first tab then takes the game over, with the second tab's
    // move.
    page.browser().go_to_tab(&second);
    page.leave();
    page.browser().go_to_tab(&first);
    page.click_action("take-over");
    page.read_view_until("the game", |view| view.sans == ["e4", "e5"]);
    // The second tab leaves the page before the first tab comes back.
    tell(&page, "pagehide");
    page.browser().go_to_tab(&second);
    page.load("");
    play(&page, "g1f3");
    page.leave();
    page.browser().go_to_tab(&first);
    tell(&page, "pageshow");
    page.read_view_until("what was played there", |view| view.sans == ["e4", "e5", "Nf3"]);
    play(&page, "b8c6");
    page.load("");
    assert_eq!(page.sans(), ["e4", "e5", "Nf3", "Nc6"]);
}

#[test]
fn a_lock_without_a_clear_answer_keeps_nobody_from_playing() {
    for (what, request) in [
        ("it never answers", "() => new Promise(() => {})"),
        ("it refuses", "() => Promise.reject(new DOMException('denied by the test', 'SecurityError'))"),
        ("it throws", "() => { throw new DOMException('denied by the test', 'SecurityError') }"),
    ] {
        let page = open_with(&format!("LockManager.prototype.request = {request}"));
        assert!(!is_elsewhere(&page), "{what}");
        assert!(!page.has("[data-notice=not-saved]"), "{what}");
        play(&page, "e2e4 e7e5");
        page.load("");
        assert_eq!(page.sans(), ["e4", "e5"], "{what}");
    }
}

#[test]
fn a_page_that_has_gone_and_still_holds_the_lock_keeps_nobody_from_playing() {
    // The browser grants the lock only to a request with `steal`, as if another page held the lock
    // and did not answer.
    let script = "const request = LockManager.prototype.request;
        LockManager.prototype.request = function (name, options, granted) {
            return options.steal ? request.call(this, name, options, granted) : Promise.resolve(granted(null));
        }";
    let page = open_with(script);
    page.read_view_until("the board", |view| !view.pieces.is_empty());
    assert!(!is_elsewhere(&page));
    play(&page, "e2e4");
    page.load("");
    assert_eq!(page.sans(), ["e4"]);
    assert!(!is_elsewhere(&page));
}

#[test]
fn escape_where_another_tab_has_the_game_leaves_a_way_on() {
    let page = open();
    play(&page, "e2e4");
    page.browser().open_tab();
    page.load("");
    page.until("the dialog", || is_elsewhere(&page));
    for _ in 0..3 {
        page.press_key(Key::Escape);
        page.until("the way on", || page.visible_box("[data-action=take-over]").is_some());
    }
    page.click_action("take-over");
    page.read_view_until("the game", |view| view.sans == ["e4"]);
    assert!(!is_elsewhere(&page));
}

/// Blocks all writes of the page with a transaction that lasts until the page ends.
fn block_the_disk(page: &Page) {
    page.browser().read_later(
        "const done = arguments[0], request = indexedDB.open('tabiya');
        request.onsuccess = () => {
            const before = request.result.transaction(['games', 'entries', 'state', 'damaged'], 'readwrite');
            const store = before.objectStore('state');
            const go_on = () => { store.get('owner').onsuccess = go_on; };
            go_on();
            addEventListener('pagehide', () => { before.abort(); request.result.close(); });
            done(true);
        };",
    );
}

#[test]
fn what_was_not_on_the_disk_when_the_page_was_left_is_there_in_the_next() {
    let page = open();
    play(&page, "e2e4 e7e5");
    for moves in ["g1f3 b8c6", "f1c4"] {
        block_the_disk(&page);
        play(&page, moves);
        let before = page.read_view();
        page.load("");
        let after = page.read_view_until("the game", |view| !view.sans.is_empty());
        assert_eq!((after.fen, after.sans), (before.fen, before.sans));
        assert!(!page.has("[data-notice]"));
    }
    // A game that begins while the disk is blocked is restored, too.
    block_the_disk(&page);
    page.new_game();
    play(&page, "d2d4");
    page.load("");
    page.read_view_until("the new game", |view| view.sans == ["d4"]);
    page.load("");
    assert_eq!(page.sans(), ["d4"], "and it is on the disk");
}

#[test]
fn what_was_not_on_the_disk_is_written_when_the_page_comes_back_as_it_was() {
    let page = open();
    play(&page, "e2e4");
    block_the_disk(&page);
    play(&page, "e7e5");
    tell(&page, "pagehide");
    tell(&page, "pageshow");
    play(&page, "g1f3");
    page.until("all moves to be on the disk", || crate::storage::moves_on_the_disk(&page) == 3);
    assert!(!page.has("[data-notice]"), "no one needs to know");
    page.load("");
    assert_eq!(page.sans(), ["e4", "e5", "Nf3"]);
}

#[test]
fn what_a_page_left_is_nothing_once_another_tab_has_had_the_game() {
    let page = open();
    play(&page, "e2e4");
    block_the_disk(&page);
    play(&page, "e7e5");
    page.leave();
    let left = page.browser().read("return localStorage.getItem('tabiya.left')", vec![]);
    assert!(left.is_string(), "{left}");
    page.load("");
    page.read_view_until("the game", |view| view.sans == ["e4", "e5"]);
    page.new_game();
    play(&page, "d2d4");
    page.browser().read("localStorage.setItem('tabiya.left', arguments[0])", vec![left]);
    page.load("");
    page.read_view_until("the game", |view| view.sans == ["d4"]);
    for damaged in ["", "null", "[", "{}", "[7,[\"entries\",{}],3]"] {
        page.browser().read("localStorage.setItem('tabiya.left', arguments[0])", vec![json!(damaged)]);
        page.load("");
        page.read_view_until("the game", |view| view.sans == ["d4"]);
        assert!(!page.has("[data-notice]"), "{damaged}");
    }
}
