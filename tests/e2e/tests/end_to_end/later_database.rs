//! A database of a later version of the app: this build shows its games and writes nothing.

use crate::device::{close, export, open_list};
use crate::saved_data::{ask, wait_for_saving};
use crate::storage::{open_with, play};
use serde_json::Value;
use tabiya_e2e::{Page, Scratch};

/// Raises the version of the database, as a later release would do.
fn raise_the_version(page: &Page) {
    let script = "const request = indexedDB.open('tabiya', 99);
        request.onsuccess = () => { request.result.close(); arguments[0](true); };
        request.onerror = request.onblocked = (event) => arguments[0](`${event.target.error ?? event.type}`);";
    assert_eq!(page.browser().read_later(script), true);
}

fn version(page: &Page) -> Value {
    page.browser().read_later("indexedDB.databases().then(([one]) => arguments[0](one?.version ?? null))")
}

#[test]
fn games_are_shown_and_backed_up_and_nothing_is_written() {
    let folder = Scratch::new();
    let page = open_with("", "");
    play(&page, "d2d4 d7d5");
    page.new_game();
    play(&page, "e2e4 e7e5");
    wait_for_saving(&page);
    page.leave();
    let before = ask(&page, "return [await all('games'), await all('entries'), await all('state')]");
    raise_the_version(&page);
    page.load("");
    page.see_notice("saved-by-newer-version");
    page.read_view_until("the game", |view| view.sans == ["e4", "e5"]);
    play(&page, "g1f3");
    page.until("the notice", || page.has("[data-notice=saved-by-newer-version]"));
    open_list(&page, 2);
    page.click_on("[data-dialog=games] li:nth-child(2) [data-action=open-game]");
    page.read_view_until("the other game", |view| view.sans == ["d4", "d5"]);
    open_list(&page, 2);
    page.click_on("[data-dialog=games] li:nth-child(2) [data-action=delete-game]");
    page.see_notice("backup-failed");
    let file = export(&page, &folder);
    let text = std::fs::read_to_string(&file).expect("the file");
    assert_eq!(text.lines().count(), 4, "a line for each game: {text}");
    page.leave();
    assert_eq!(ask(&page, "return [await all('games'), await all('entries'), await all('state')]"), before);
    assert_eq!(version(&page), 99);
    drop(page);

    let other = Page::open("");
    other.drag("a2", "a3");
    assert_eq!(crate::device::restore(&other, &file), serde_json::json!({ "added": 2 }));
    other.read_view_until("the game of the backup", |view| view.sans == ["e4", "e5"]);
}

#[test]
fn a_later_database_without_anything_in_it_is_left_alone() {
    let folder = Scratch::new();
    let page = open_with("", "");
    page.leave();
    let deleted = "const request = indexedDB.deleteDatabase('tabiya');
        request.onsuccess = () => arguments[0](true); request.onblocked = () => arguments[0]('blocked');";
    assert_eq!(page.browser().read_later(deleted), true);
    raise_the_version(&page);
    page.load("");
    page.until("the notice", || page.has("[data-notice=saved-by-newer-version]"));
    play(&page, "e2e4");
    assert_eq!(page.sans(), ["e4"], "the game continues");
    export(&page, &folder);
    page.change_fragment("#games");
    page.until("an empty list", || page.has("[data-dialog=games] [data-games=\"0\"]"));
    close(&page);
    assert_eq!(version(&page), 99);
}
