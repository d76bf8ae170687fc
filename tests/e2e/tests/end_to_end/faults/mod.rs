//! Faults of the browser: each test breaks a feature, and checks how the page reacts and what it
//! has saved.

mod asleep;
mod cleared;
mod disk;
mod missing;
mod tabs;
mod window;

use crate::storage::moves_on_the_disk;
use tabiya_e2e::{Options, Page};

/// Opens the page in the folder `/tabiya/` of the host. A test that has left the page can still
/// read the page's storage, because addresses outside of the folder have the same origin.
fn open(fragment: &str) -> Page {
    Page::open_with("/tabiya/", fragment, Options::default())
}

/// Drags moves in UCI notation.
fn play(page: &Page, moves: &str) {
    for uci in moves.split_whitespace() {
        page.drag(&uci[0..2], &uci[2..4]);
    }
}

/// Reloads the page once its moves are on the disk, because a browser may abort unfinished writes
/// when the page ends. The database runs transactions in order, so the function starts a
/// transaction of its own and waits for its end.
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
