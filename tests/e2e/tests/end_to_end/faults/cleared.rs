//! Storage that is cleared during a game.

use super::{load_again, open, play};
use serde_json::json;
use tabiya_e2e::{BrowserKind, Page, skip};

/// Continues the game, and asserts that a reload restores all of its moves.
fn assert_game_continues(page: &Page, fault: &str) {
    play(page, "g1f3 b8c6");
    page.read_view_until(fault, |view| view.sans == ["e4", "e5", "Nf3", "Nc6"]);
    page.until("nothing to be told", || !page.has("[data-notice=not-saved]"));
    let did = page.reaction();
    assert!(["plays on", "notice saved-again"].contains(&&*did), "{fault}: {did}");
    page.until("all moves on the disk", || super::moves_on_the_disk(page) == 4);
    page.load("");
    assert_eq!(page.sans(), ["e4", "e5", "Nf3", "Nc6"], "{fault}");
    play(page, "f1c4");
    load_again(page);
    assert_eq!(page.sans().len(), 5, "{fault}");
    page.record_fault(fault, &did, "all moves of the game on the board");
}

fn playing() -> Page {
    let page = open("");
    play(&page, "e2e4 e7e5");
    page.until("the moves on the disk", || super::moves_on_the_disk(&page) == 2);
    page
}

#[test]
fn another_tab_deletes_the_database() {
    let page = playing();
    let first = page.browser().tab();
    page.browser().open_tab();
    page.leave();
    let delete = "const done = arguments[0], going = indexedDB.deleteDatabase('tabiya');
        going.onsuccess = () => done(true); going.onerror = () => done(false);";
    assert_eq!(page.browser().read_later(delete), true);
    page.browser().go_to_tab(&first);
    assert_game_continues(&page, "the database is deleted by another tab");
}

#[test]
fn another_tab_clears_every_store() {
    let page = playing();
    let clear = "const done = arguments[0], request = indexedDB.open('tabiya');
        request.onsuccess = () => {
            const names = [...request.result.objectStoreNames], clearing = request.result.transaction(names, 'readwrite');
            names.forEach(name => clearing.objectStore(name).clear());
            clearing.oncomplete = () => { request.result.close(); done(true); };
        };";
    assert_eq!(page.browser().read_later(clear), true);
    assert_game_continues(&page, "every store is cleared");
}

#[test]
fn the_browser_clears_the_data_of_the_site() {
    let page = playing();
    if page.browser().kind() != BrowserKind::Chromium {
        skip("only the DevTools of Chromium clear the data of an open page");
    }
    let origin = page.browser().read("return location.origin", vec![]);
    page.browser().devtools("Storage.clearDataForOrigin", json!({ "origin": origin, "storageTypes": "all" }));
    assert_game_continues(&page, "the site's data is cleared");
}

#[test]
fn a_game_that_was_there_before_is_not_lost_either() {
    let page = playing();
    page.load("");
    assert_eq!(page.sans(), ["e4", "e5"]);
    let delete = "const done = arguments[0], going = indexedDB.deleteDatabase('tabiya');
        going.onsuccess = () => done(true); going.onerror = () => done(false);";
    assert_eq!(page.browser().read_later(delete), true);
    assert_game_continues(&page, "the database is deleted after a reload");
}
