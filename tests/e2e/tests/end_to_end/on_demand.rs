//! Files that are loaded on demand: the code of the dialogs, the reader of saved records, languages
//! and licences.

use tabiya_e2e::{Build, Page};

/// Whether the page itself, not its service worker, has requested a file of the folder `later`
/// whose name begins with `part`.
fn has_asked_for(page: &Page, part: &str) -> bool {
    let script =
        "return performance.getEntriesByType('resource').some((entry) => entry.name.includes(arguments[0]))";
    page.browser().read(script, vec![format!("/later/{part}").into()]) == true
}

fn is_open(page: &Page, dialog: &str) -> bool {
    page.visible_box(&format!("[data-dialog={dialog}]")).is_some()
}

/// Opens the page in a browser without stored data. The host lacks the files of the folder `later`
/// whose names begin with `part`.
fn open_without(part: &str) -> (Page, Build) {
    let page = Page::open("");
    page.browser().go("about:blank");
    let build = Build::without(&format!("later/{part}"));
    page.server().serve_folder(build.path());
    page.delete_site_data(&["all"]);
    page.load("");
    (page, build)
}

/// Opens the page again and does not wait for its board.
fn open_again(page: &Page) {
    page.browser().go("about:blank");
    page.browser().go(&page.server().url());
}

/// Returns the number of requests to the host, since the last call, for files whose path contains
/// `part`.
fn asked_of_the_host(page: &Page, part: &str) -> usize {
    page.server().take_requested_paths().iter().filter(|path| path.contains(part)).count()
}

/// Returns the number of stored games, read with the test's own connection to the database.
fn games_on_the_disk(page: &Page) -> u64 {
    let script = "const done = arguments[0], request = indexedDB.open('tabiya');
        request.onsuccess = () => {
            const count = request.result.transaction('games').objectStore('games').count();
            count.onsuccess = () => { request.result.close(); done(count.result); };
        }";
    page.browser().read_later(script).as_u64().unwrap_or_default()
}

#[test]
fn the_code_of_the_dialogs_is_loaded_after_the_first_paint() {
    let page = Page::open("");
    page.until("the code of the dialogs", || has_asked_for(&page, "dialogs"));
    page.drag("e2", "e4");
    assert!(!has_asked_for(&page, "records"), "a first visit has nothing to be read");
    for (action, dialog) in [("settings", "settings"), ("game", "game")] {
        page.click_action(action);
        page.until(dialog, || is_open(&page, dialog));
        page.click_on(&format!("[data-dialog={dialog}] [data-action=close]"));
        page.until("the dialog to be closed", || !is_open(&page, dialog));
    }
    assert_eq!(page.browser().console_errors(), [""; 0]);
}

#[test]
fn every_part_is_there_without_a_server() {
    let page = Page::open("");
    page.drag("e2", "e4");
    page.until_offline_ready();
    page.server().refuse_requests();
    page.load("");
    page.read_view_until("the game is back", |view| view.sans == ["e4"]);
    page.click_action("about");
    page.until("the row of the licences", || page.has("[data-action=licences]"));
    page.click_on("[data-action=licences]");
    let licences = "return document.querySelectorAll('[data-licences] > *').length > 10";
    page.until("the licences", || page.browser().read(licences, vec![]) == true);
}

#[test]
fn an_address_opens_a_dialog_that_is_not_there_yet() {
    let page = Page::open("#settings");
    page.until("the settings", || is_open(&page, "settings"));
    let inside = "return document.querySelector('[data-dialog=settings]').contains(document.activeElement)";
    page.until("the focus in it", || page.browser().read(inside, vec![]) == true);
}

#[test]
fn a_dialog_that_cannot_be_loaded_says_so_and_comes_when_it_can() {
    let (page, _build) = open_without("dialogs");
    page.click_action("settings");
    page.see_notice("part-missing");
    assert!(!is_open(&page, "settings"));
    assert_eq!(page.fragment(), "", "the address says that nothing is open");
    page.drag("e2", "e4");
    assert_eq!(page.sans(), ["e4"], "the game continues");
    page.click_action("settings");
    page.see_notice("part-missing");
    page.server().serve_folder(&tabiya_e2e::dist());
    page.click_action("settings");
    page.until("the settings", || is_open(&page, "settings"));
    page.click_on("[data-dialog=settings] [data-action=close]");
    page.drag("e7", "e5");
    assert_eq!(page.sans(), ["e4", "e5"]);
    let text = "return document.querySelector('main > [role=status]').textContent.trim()";
    page.until("the announcement", || page.browser().read(text, vec![]) != "");
}

/// Chooses German in a page that cannot load the file of German texts, and waits for the notice.
fn choose_german(page: &Page) {
    page.click_action("settings");
    page.until("the settings", || is_open(page, "settings"));
    page.show_setting("[name=language]");
    let choose = "const choice = document.querySelector('select[name=language]');
        choice.value = 'de';
        choice.dispatchEvent(new Event('change', { bubbles: true }));";
    page.browser().read(choose, vec![]);
    page.see_notice("part-missing");
}

#[test]
fn a_language_that_cannot_be_loaded_says_so_and_the_page_keeps_its_own() {
    let (page, _build) = open_without("words-de");
    choose_german(&page);
    let tag = "return document.documentElement.lang";
    assert_eq!(page.browser().read(tag, vec![]), "en");
    page.server().serve_folder(&tabiya_e2e::dist());
    crate::words::choose_language(&page, "en", "en");
    crate::words::choose_language(&page, "de", "de");
}

#[test]
fn a_saved_language_that_cannot_be_loaded_leaves_the_dialogs_in_english() {
    let (page, _build) = open_without("words-de");
    choose_german(&page);
    page.load("");
    page.click_action("settings");
    page.until("the settings", || is_open(&page, "settings"));
    assert_eq!(page.visible_text("[data-dialog=settings] h2").as_deref(), Some("Settings"));
}

#[test]
fn a_game_whose_reader_cannot_be_loaded_is_not_lost() {
    let (page, _build) = open_without("records");
    page.drag("e2", "e4");
    page.server().take_requested_paths();
    open_again(&page);
    page.until("the reader to be asked for", || asked_of_the_host(&page, "records") > 0);
    page.server().serve_folder(&tabiya_e2e::dist());
    page.read_view_until("the game is back", |view| view.sans == ["e4"]);
    page.drag("e7", "e5");
    page.load("");
    page.read_view_until("both moves are there", |view| view.sans == ["e4", "e5"]);
}

#[test]
fn where_the_reader_comes_late_the_page_goes_on_without_it_and_loses_nothing() {
    let (page, _build) = open_without("records");
    page.drag("e2", "e4");
    page.load("");
    page.see_notice("not-saved");
    page.drag("d2", "d4");
    assert_eq!(page.sans(), ["d4"], "a new game");
    page.server().serve_folder(&tabiya_e2e::dist());
    page.server().take_requested_paths();
    page.until("the reader to be asked for", || asked_of_the_host(&page, "records") > 0);
    page.until("the move on the disk", || games_on_the_disk(&page) == 2);
    page.load("");
    page.read_view_until("the later game is back", |view| view.sans == ["d4"]);
    page.click_action("settings");
    page.show_setting("[data-settings=data]");
    page.until("the game that was there", || page.has("[data-dialog=settings] [data-game]"));
}

#[test]
fn a_page_that_is_still_opening_its_stores_keeps_nobody_from_deleting_them() {
    let (page, _build) = open_without("records");
    page.drag("e2", "e4");
    open_again(&page);
    // The page has a connection to the database, and waits for the code that reads the records.
    page.until("the reader is asked for", || has_asked_for(&page, "records"));
    let delete = "const done = arguments[0], request = indexedDB.deleteDatabase('tabiya');
        request.onsuccess = () => done('deleted');
        setTimeout(() => done('held up'), 8000);";
    assert_eq!(page.browser().read_later(delete), "deleted");
    page.until("word that the game is not here", || page.has("[data-dialog=elsewhere]"));
}
