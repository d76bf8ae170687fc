//! A storage that behaves badly: connections that go, transactions that do not end, writing that fails for a while.

use serde_json::{Value, json};
use std::thread::sleep;
use std::time::Duration;
use tabiya_e2e::{Options, Page};

/// Opens the page, and before anything of it runs, this script.
fn open_with(script: &str, fragment: &str) -> Page {
    let page = Page::open_with("/tabiya/", "", Options::default());
    page.browser().devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": script }));
    page.load(fragment);
    page
}

fn play(page: &Page, moves: &str) {
    for uci in moves.split_whitespace() {
        page.drag(&uci[0..2], &uci[2..4]);
    }
}

fn run(page: &Page, script: &str) -> Value {
    page.browser().read(script, vec![])
}

/// How many moves are on the disk, as another connection sees it.
fn moves_on_the_disk(page: &Page) -> Value {
    page.browser().read_later(
        "const done = arguments[0], request = indexedDB.open('tabiya');
         request.onsuccess = () => {
             const all = request.result.transaction('entries').objectStore('entries').getAll();
             all.onsuccess = () => {
                 request.result.close();
                 done(all.result.filter(entry => entry.event.move).length);
             };
         }",
    )
}

/// Holds the page's connection at hand, as `window.__database`.
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
        // No further move comes.
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
    // No further move comes.
    page.until("all moves on the disk", || moves_on_the_disk(&page) == 3);
    page.until("no notice", || !page.has("[data-notice=not-saved]"));
    page.load("");
    assert_eq!(page.sans(), ["e4", "e5", "Nf3"]);
}

#[test]
fn a_transaction_that_does_not_end_is_told_and_its_end_too() {
    let page = open_with(HOLD, "");
    play(&page, "e2e4");
    // A transaction that another one goes on and on in front of.
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
    // Writes down every transaction: its stores, and what was on its way when it began.
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
    sleep(Duration::from_secs(1));
    let begun = run(&page, "return window.__begun");
    let begun = begun.as_array().cloned().unwrap_or_default();
    let is_beat = |began: &Value| began["stores"] == json!(["state"]);
    let (beats, deeds): (Vec<Value>, Vec<Value>) = begun.into_iter().partition(is_beat);
    assert!(beats.len() > 5 && deeds.len() >= 4, "{} heartbeats, {} deeds", beats.len(), deeds.len());
    assert!(beats.iter().all(|beat| beat["before"] == json!([])), "{beats:?}");
    let waits = |deed: &Value| deed["before"].as_array().is_some_and(|before| before.contains(&json!(1)));
    assert!(!deeds.iter().any(waits), "{deeds:?}");
}
