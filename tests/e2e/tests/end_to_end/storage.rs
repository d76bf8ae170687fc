//! Storage that misbehaves: connections are lost, transactions do not end, and writes, reads or an
//! upgrade fail. Also how often the page writes while a clock runs.

use serde_json::{Value, json};
use std::thread::sleep;
use std::time::Duration;
use tabiya_e2e::{Options, Page};

/// Opens the page with `script`, which runs before the page's own code.
pub(crate) fn open_with(script: &str, fragment: &str) -> Page {
    let page = Page::open_with("/tabiya/", "", Options::default());
    page.add_preload_script(script);
    page.load(fragment);
    page
}

/// Plays moves in UCI notation by dragging pieces.
pub(crate) fn play(page: &Page, moves: &str) {
    for uci in moves.split_whitespace() {
        page.drag(&uci[0..2], &uci[2..4]);
    }
}

fn run(page: &Page, script: &str) -> Value {
    page.browser().read(script, vec![])
}

/// Number of moves on the disk, read by the test's own connection to the database.
pub(crate) fn moves_on_the_disk(page: &Page) -> Value {
    page.browser().read_later(
        "const done = arguments[0], request = indexedDB.open('tabiya');
         request.onerror = () => done(0);
         request.onupgradeneeded = () => request.transaction.abort();
         request.onsuccess = () => {
             const all = request.result.transaction('entries').objectStore('entries').getAll();
             all.onsuccess = () => {
                 request.result.close();
                 done(all.result.filter(entry => /^[a-h][1-8]/.test(entry.entry)).length);
             };
         }",
    )
}

/// Script that keeps the page's connection to the database as `window.__database`.
const HOLD: &str = "const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (...asked) {
        const request = open.apply(this, asked);
        request.addEventListener('success', () => window.__database ??= request.result);
        return request;
    };";

#[test]
fn a_connection_that_the_browser_closes_is_opened_again() {
    for told in [true, false] {
        let page = open_with(HOLD, "");
        play(&page, "e2e4");
        run(&page, "window.__database.close()");
        if told {
            run(&page, "window.__database.dispatchEvent(new Event('close'))");
        }
        play(&page, "e7e5");
        // The move is written although no further move follows.
        page.until("the move on the disk", || moves_on_the_disk(&page) == 2);
        page.until("no notice", || !page.has("[data-notice=not-saved]"));
        page.load("");
        assert_eq!(page.sans(), ["e4", "e5"]);
    }
}

#[test]
fn what_could_not_be_written_is_written_by_itself_when_that_works_again() {
    let page = open_with("", "");
    play(&page, "e2e4");
    run(
        &page,
        "window.__kept = [IDBObjectStore.prototype.put, IDBObjectStore.prototype.add];
         IDBObjectStore.prototype.put = IDBObjectStore.prototype.add = function () {
             throw new DOMException('the disk is full', 'QuotaExceededError');
         }",
    );
    play(&page, "e7e5 g1f3");
    page.until("the notice", || page.has("[data-notice=not-saved]"));
    run(&page, "[IDBObjectStore.prototype.put, IDBObjectStore.prototype.add] = window.__kept");
    // All moves are written although no further move follows.
    page.until("all moves on the disk", || moves_on_the_disk(&page) == 3);
    page.until("no notice", || !page.has("[data-notice=not-saved]"));
    page.load("");
    assert_eq!(page.sans(), ["e4", "e5", "Nf3"]);
}

#[test]
fn a_transaction_that_does_not_end_is_told_and_its_end_too() {
    let page = open_with(HOLD, "");
    play(&page, "e2e4");
    // Another transaction blocks the page's writes while `__blocking` is true.
    run(
        &page,
        "window.__blocking = true;
         const store = window.__database.transaction(['state', 'entries'], 'readwrite').objectStore('state');
         const go_on = () => { if (window.__blocking) store.get('owner').onsuccess = go_on; };
         go_on();",
    );
    play(&page, "e7e5");
    sleep(Duration::from_secs(5));
    assert!(!page.has("[data-notice=not-saved]"), "five seconds are a slow disk");
    page.until("the notice", || page.has("[data-notice=not-saved]"));
    run(&page, "window.__blocking = false");
    page.until("no notice", || !page.has("[data-notice=not-saved]"));
    assert_eq!(moves_on_the_disk(&page), 2);
}

#[test]
fn a_move_never_waits_for_a_heartbeat_nor_one_heartbeat_for_another() {
    // The script records the stores of each transaction. A heartbeat, which the page writes
    // regularly while a clock runs, uses only the store `state`. `before` lists the number of
    // stores of each earlier transaction that has not ended.
    let script = "window.__begun = [];
        const begin = IDBDatabase.prototype.transaction, abort = IDBTransaction.prototype.abort;
        IDBDatabase.prototype.transaction = function (stores, mode, options) {
            const transaction = begin.call(this, stores, mode, options);
            const began = { stores: [...stores], over: false };
            began.before = window.__begun.filter(other => !other.over).map(other => other.stores.length);
            for (const end of ['complete', 'abort']) transaction.addEventListener(end, () => began.over = true);
            transaction.began = began;
            window.__begun.push(began);
            return transaction;
        };
        IDBTransaction.prototype.abort = function () {
            this.began.over = true;
            abort.call(this);
        }";
    let page = open_with(script, "#clock=600&rules=fp-club");
    play(&page, "e2e4 e7e5");
    run(&page, "window.__begun = []");
    play(&page, "g1f3 b8c6 f1b5 a7a6");
    sleep(Duration::from_secs(3));
    let begun = run(&page, "return window.__begun");
    let begun = begun.as_array().cloned().unwrap_or_default();
    let is_beat = |began: &Value| began["stores"] == json!(["state"]);
    let (beats, deeds): (Vec<Value>, Vec<Value>) = begun.into_iter().partition(is_beat);
    assert!(beats.len() > 2 && deeds.len() >= 4, "{} heartbeats, {} deeds", beats.len(), deeds.len());
    assert!(beats.iter().all(|beat| beat["before"] == json!([])), "{beats:?}");
    let waits = |deed: &Value| deed["before"].as_array().is_some_and(|before| before.contains(&json!(1)));
    assert!(!deeds.iter().any(waits), "{deeds:?}");
}

#[test]
fn a_clock_that_runs_begins_two_transactions_a_second() {
    let script = "window.__begun = [];
        const begin = IDBDatabase.prototype.transaction;
        IDBDatabase.prototype.transaction = function (...asked) {
            window.__begun.push(performance.now());
            return begin.apply(this, asked);
        }";
    let page = open_with(script, "#clock=600&rules=fp-club");
    play(&page, "e2e4 e7e5");
    // Waits until the page has finished what the moves caused.
    sleep(Duration::from_secs(2));
    run(&page, "window.__begun = []");
    sleep(Duration::from_secs(6));
    let begun = run(&page, "return window.__begun");
    let begun: Vec<f64> = begun.as_array().into_iter().flatten().filter_map(Value::as_f64).collect();
    let (first, last) = (begun.first().copied(), begun.last().copied());
    let took = last.zip(first).map_or(0.0, |(last, first)| last - first);
    assert!(took > 1_000.0, "the page writes that it is alive: {begun:?}");
    let most = (took / 500.0).floor() as usize + 1;
    assert!(begun.len() <= most, "{} transactions in {took:.0} ms", begun.len());
}

#[test]
fn a_step_of_an_upgrade_that_fails_is_told_and_leaves_the_stores_as_they_were() {
    // The script deletes the database, and makes the creation of the store `state` fail.
    let script = "if (!sessionStorage.begun) indexedDB.deleteDatabase('tabiya');
        sessionStorage.begun = 1;
        const make = IDBDatabase.prototype.createObjectStore;
        IDBDatabase.prototype.createObjectStore = function (name, options) {
            if (name === 'state' && !sessionStorage.mended) throw new DOMException('by the test', 'ConstraintError');
            return make.call(this, name, options);
        }";
    let page = open_with(script, "");
    page.until("the notice", || page.has("[data-notice=not-saved]"));
    play(&page, "e2e4");
    assert_eq!(page.sans(), ["e4"], "the game continues");
    let there = page.browser().read_later(
        "indexedDB.databases().then(all => arguments[0](all.filter(one => one.version > 0).length))",
    );
    assert_eq!(there, 0, "no store is half made");
    run(&page, "sessionStorage.mended = 1");
    page.load("");
    play(&page, "d2d4 d7d5");
    page.load("");
    assert_eq!(page.sans(), ["d4", "d5"]);
}

#[test]
fn damage_that_cannot_be_moved_is_never_written_over() {
    let script = "const put = IDBObjectStore.prototype.put;
        IDBObjectStore.prototype.put = function (...what) {
            if (this.name === 'damaged' && !sessionStorage.mended) throw new DOMException('by the test', 'QuotaExceededError');
            return put.apply(this, what);
        }";
    let page = open_with(script, "");
    play(&page, "e2e4 e7e5 g1f3");
    page.until("all moves on the disk", || moves_on_the_disk(&page) == 3);
    let change = |script: &str| {
        page.browser().read_later(&format!(
            "const done = arguments[0], request = indexedDB.open('tabiya');
             request.onsuccess = () => {{
                 const db = request.result, transaction = db.transaction(['entries', 'damaged'], 'readwrite');
                 const entries = transaction.objectStore('entries'), damaged = transaction.objectStore('damaged');
                 const all = entries.getAll(), rescued = damaged.getAll();
                 let found;
                 rescued.onsuccess = () => {{ found = (() => {{ {script} }})() }};
                 transaction.oncomplete = () => {{ db.close(); done(found ?? null) }};
             }}"
        ))
    };
    let torn = "const [torn] = all.result.filter(entry => entry.entry?.startsWith('e7e5++'));
        entries.put({ ...torn, entry: 'torn' });";
    change(torn);
    page.load("");
    page.until("the way to what is good of it", || page.has("[data-notice=damaged] [data-action=restore]"));
    page.click_action("restore");
    page.read_view_until("what is good of it", |view| view.sans == ["e4"]);
    play(&page, "d7d5 e4d5");
    sleep(Duration::from_secs(3));
    let is_torn = "return all.result.filter(entry => entry.entry === 'torn').length";
    assert_eq!(change(is_torn), 1, "the damaged record is where it was, as it was");
    run(&page, "sessionStorage.mended = 1");
    page.until("the damage to be moved", || change("return rescued.result.length") == 1);
    page.until("what was played since", || moves_on_the_disk(&page) == 3);
    assert_eq!(change(is_torn), 0);
    page.load("");
    assert_eq!(page.sans(), ["e4", "d5", "exd5"]);
}

#[test]
fn what_cannot_be_read_is_said_in_the_dialog_that_asked_for_it() {
    let denied = "throw new DOMException('denied by the test', 'SecurityError');";
    let closed = format!("IDBFactory.prototype.open = () => {{ {denied} }};");
    let unreadable = format!(
        "const transaction = IDBDatabase.prototype.transaction;
        IDBDatabase.prototype.transaction = function (stores, mode, ...more) {{
            if (window.__denies && mode !== 'readwrite') {{ {denied} }}
            return transaction.call(this, stores, mode, ...more);
        }};"
    );
    for script in [closed, unreadable] {
        let page = open_with(&script, "");
        play(&page, "e2e4");
        run(&page, "window.__denies = true");
        for dialog in ["games", "club"] {
            page.change_fragment(&format!("#{dialog}"));
            let said = format!("[data-dialog={dialog}] [data-notice=not-read]");
            page.until(dialog, || page.visible_box(&said).is_some());
            assert!(!page.has("[data-empty]"), "{dialog} is not said to be empty");
            page.click_action("close");
            page.until("the board", || !page.has("[data-dialog]"));
        }
        play(&page, "e7e5");
        assert_eq!(page.sans(), ["e4", "e5"], "the game continues");
    }
}
