//! Faults of the browser: each story breaks one thing, sees what the page does, and what was kept.

mod asleep;
mod cleared;
mod disk;
mod missing;
mod tabs;
mod window;

use crate::storage::moves_on_the_disk;
use tabiya_e2e::{Options, Page};

/// Under a sub-path: beside it is room to look at the storage from.
fn open(fragment: &str) -> Page {
    Page::open_with("/tabiya/", fragment, Options::default())
}

/// Drags moves in UCI notation.
fn play(page: &Page, moves: &str) {
    for uci in moves.split_whitespace() {
        page.drag(&uci[0..2], &uci[2..4]);
    }
}

/// Loads the page again once what was played is on the disk: the database answers in the order in which it was asked. A
/// browser may call off what it has not finished writing when the page goes.
fn load_again(page: &Page) {
    let answered = "const done = arguments[0], request = indexedDB.open('tabiya');
        request.onupgradeneeded = () => request.transaction.abort();
        request.onerror = () => done(false);
        request.onsuccess = () => {
            const database = request.result, last = database.transaction([...database.objectStoreNames], 'readwrite');
            last.objectStore('state').get('owner');
            last.oncomplete = () => { database.close(); done(true); };
        };";
    page.browser().read_later(answered);
    page.load("");
}
