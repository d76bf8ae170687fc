//! Storage that is denied, full or slow.

use super::{load_again, open, play};
use crate::device::{close, export, open_list};
use std::time::{Duration, Instant};
use tabiya_e2e::{Page, Scratch};

const THROW: &str = "throw new DOMException('denied by the test', 'SecurityError')";

#[test]
fn denied() {
    let page = open("");
    play(&page, "d2d4 d7d5");
    load_again(&page);
    for (name, script) in [
        ("IndexedDB missing", "Object.defineProperty(window, 'indexedDB', { value: undefined })".to_owned()),
        (
            "IndexedDB denied",
            format!("Object.defineProperty(window, 'indexedDB', {{ get() {{ {THROW} }} }})"),
        ),
        ("IndexedDB does not open", format!("IDBFactory.prototype.open = () => {{ {THROW} }}")),
        (
            "IndexedDB begins no transaction",
            format!("IDBDatabase.prototype.transaction = () => {{ {THROW} }}"),
        ),
    ] {
        let first = page.add_preload_script(&script);
        page.load("");
        page.until(name, || page.has("[data-notice=not-saved][data-tone=error]"));
        play(&page, "e2e4 e7e5 g1f3");
        assert_eq!(page.sans(), ["e4", "e5", "Nf3"], "{name}");
        let did = page.reaction();
        assert_eq!(did, "notice not-saved", "{name}");
        page.remove_preload_script(first);
        page.load("");
        assert_eq!(page.sans(), ["d4", "d5"], "{name}: what was there before");
        page.record_fault(
            name,
            &did,
            "what was there before; new moves until the page is closed, as it says",
        );
    }
}

/// Returns a page with a game of two half-moves, which are on the disk.
fn in_mid_game() -> Page {
    let page = open("#clock=600&first-move=free");
    play(&page, "e2e4 e7e5");
    page.until("the moves on the disk", || super::moves_on_the_disk(&page) == 2);
    page
}

/// Script that makes every write fail as on a full disk: alternately by an exception and by an
/// aborted transaction.
const FULL: &str = "const put = IDBObjectStore.prototype.put, add = IDBObjectStore.prototype.add;
    let times = 0;
    const full = (write) => function (...what) {
        if (++times % 2) throw new DOMException('the disk is full', 'QuotaExceededError');
        const writing = write.apply(this, what);
        this.transaction.abort();
        return writing;
    };
    IDBObjectStore.prototype.put = full(put);
    IDBObjectStore.prototype.add = full(add);
    Storage.prototype.setItem = () => { throw new DOMException('the disk is full', 'QuotaExceededError') };";

#[test]
fn full_for_good() {
    let page = in_mid_game();
    page.browser().read(FULL, vec![]);
    play(&page, "g1f3 b8c6 f1c4 g8f6");
    page.until("the notice", || page.has("[data-notice=not-saved]"));
    play(&page, "d2d3 d7d6");
    let view = page.read_view();
    assert_eq!(view.sans.len(), 8, "the game continues");
    let did = page.reaction();
    assert_eq!(did, "notice not-saved");
    page.load("");
    assert_eq!(page.sans(), ["e4", "e5"], "what was written before is there, whole");
    page.refund_gap_if_asked();
    play(&page, "d2d4");
    load_again(&page);
    assert_eq!(page.sans(), ["e4", "e5", "d4"]);
    page.record_fault(
        "the disk is full from then on",
        &did,
        "the moves before; all, if there is room again before the page is closed",
    );
}

/// Returns a script that makes every write fail until the test sets `window.__room`. If `at_once`,
/// the transaction fails before its first request is answered, as in Firefox. Otherwise it fails
/// when it writes its first record, as in other browsers.
fn no_room(at_once: bool) -> String {
    let when = if at_once { "Promise.resolve().then(fail)" } else { "begun.fail = fail" };
    format!(
        "const transaction = IDBDatabase.prototype.transaction;
        const fault = new DOMException('the disk is full', 'QuotaExceededError');
        IDBDatabase.prototype.transaction = function (...what) {{
            const begun = transaction.apply(this, what);
            if (what[1] === 'readwrite' && !window.__room) {{
                Object.defineProperty(begun, 'error', {{ value: fault }});
                const fail = () => {{ try {{ begun.abort() }} catch {{ }} }};
                {when};
            }}
            return begun;
        }};
        for (const name of ['put', 'add']) {{
            const write = IDBObjectStore.prototype[name];
            IDBObjectStore.prototype[name] = function (...what) {{
                const writing = write.apply(this, what);
                this.transaction.fail?.();
                return writing;
            }};
        }}"
    )
}

#[test]
fn full_when_the_page_is_opened() {
    for at_once in [false, true] {
        let page = in_mid_game();
        let first = page.add_preload_script(&no_room(at_once));
        page.load("");
        page.until(&format!("the notice; at once: {at_once}"), || page.has("[data-notice=not-saved]"));
        let did = page.reaction();
        assert_eq!(page.sans(), ["e4", "e5"], "what was written before is there; at once: {at_once}");
        page.refund_gap_if_asked();
        play(&page, "d2d4");
        assert_eq!(page.sans(), ["e4", "e5", "d4"], "the game continues");
        page.browser().read("window.__room = true", vec![]);
        page.until("all is saved again", || !page.has("[data-notice=not-saved]"));
        play(&page, "d7d5");
        page.until("the moves on the disk", || super::moves_on_the_disk(&page) == 4);
        page.remove_preload_script(first);
        page.load("");
        assert_eq!(page.sans(), ["e4", "e5", "d4", "d5"]);
        let name = if at_once { "at once" } else { "at the first record" };
        page.record_fault(
            &format!("the disk is full when the page is opened; fails {name}"),
            &did,
            "the moves before; all, if there is room again before the page is closed",
        );
    }
}

#[test]
fn a_full_disk_hides_neither_the_games_nor_the_backup() {
    for (at_once, was_left) in [(false, false), (true, false), (false, true)] {
        let folder = Scratch::new();
        let page = in_mid_game();
        if was_left {
            page.browser().read(&no_room(at_once), vec![]);
            play(&page, "g1f3");
            page.until("the notice", || page.has("[data-notice=not-saved]"));
        }
        let first = page.add_preload_script(&no_room(at_once));
        page.load("");
        page.until("the notice", || page.has("[data-notice=not-saved]"));
        open_list(&page, 1);
        close(&page);
        let text = std::fs::read_to_string(export(&page, &folder)).expect("the file");
        assert_eq!(text.lines().count(), 3, "at once: {at_once}, left: {was_left}: {text}");
        page.remove_preload_script(first);
    }
}

#[test]
fn full_in_mid_game_and_still_full_when_the_page_is_opened_again() {
    for at_once in [false, true] {
        let page = in_mid_game();
        page.browser().read(&no_room(at_once), vec![]);
        play(&page, "g1f3");
        page.until("the notice", || page.has("[data-notice=not-saved]"));
        let first = page.add_preload_script(&no_room(at_once));
        page.load("");
        page.until("the notice again", || page.has("[data-notice=not-saved]"));
        let did = page.reaction();
        assert_eq!(page.sans(), ["e4", "e5"], "what was written before is there; at once: {at_once}");
        page.remove_preload_script(first);
        page.load("");
        assert_eq!(page.sans(), ["e4", "e5", "Nf3"], "the page before had left it; at once: {at_once}");
        let name = if at_once { "at once" } else { "at the first record" };
        page.record_fault(
            &format!("the disk is full in mid-game, and when the page is opened again; fails {name}"),
            &did,
            "all moves of the page before, once there is room",
        );
    }
}

/// Script that opens a second connection to the database. This connection keeps all stores busy for
/// ten seconds at a time, so the storage answers up to ten seconds late.
const SLOW: &str = "const opening = indexedDB.open('tabiya');
    opening.onsuccess = () => {
        const stores = [...opening.result.objectStoreNames];
        const block = () => {
            const until = Date.now() + 10000, blocking = opening.result.transaction(stores, 'readwrite');
            const store = blocking.objectStore('state');
            const go_on = () => { if (Date.now() < until) store.get('owner').onsuccess = go_on; };
            go_on();
            blocking.oncomplete = block;
            // In WebKit a transaction may continue after its page has ended.
            addEventListener('pagehide', () => { blocking.oncomplete = null; blocking.abort(); });
        };
        block();
    };";

#[test]
fn ten_seconds_late() {
    let page = open("");
    play(&page, "e2e4 e7e5");
    page.until("the moves on the disk", || super::moves_on_the_disk(&page) == 2);
    let first = page.add_preload_script(SLOW);
    let begun = Instant::now();
    page.load("");
    assert!(begun.elapsed() < Duration::from_secs(20), "the board does not wait for the storage");
    page.until("the notice", || page.has("[data-notice=not-saved]"));
    let did = page.reaction();
    play(&page, "d2d4 d7d5");
    assert_eq!(page.sans(), ["d4", "d5"], "the game continues");
    // From here on the storage answers, although still late.
    page.until("all is saved again", || !page.has("[data-notice=not-saved]"));
    play(&page, "c2c4");
    assert_eq!(page.sans(), ["d4", "d5", "c4"], "a move never waits");
    std::thread::sleep(Duration::from_secs(12));
    page.remove_preload_script(first);
    page.load("");
    assert_eq!(page.sans(), ["d4", "d5", "c4"]);
    page.record_fault("the storage answers 10 s late", &did, "all moves, and the game before at hand");
}
