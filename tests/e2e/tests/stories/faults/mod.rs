//! Faults of the browser: each story breaks one thing, sees what the page does, and what was kept.

mod asleep;
mod disk;
mod missing;
mod tabs;
mod window;

use serde_json::Value;
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

/// How many moves are on the disk, as another connection sees it.
fn moves_on_the_disk(page: &Page) -> Value {
    page.browser().read_later(
        "const done = arguments[0], request = indexedDB.open('tabiya');
         request.onerror = () => done(0);
         request.onupgradeneeded = () => request.transaction.abort();
         request.onsuccess = () => {
             const all = request.result.transaction('entries').objectStore('entries').getAll();
             all.onsuccess = () => {
                 request.result.close();
                 done(all.result.filter(entry => entry.event.move).length);
             };
         }",
    )
}
