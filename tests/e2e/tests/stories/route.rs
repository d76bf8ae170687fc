//! The address says which dialog is open, both ways.

use tabiya_e2e::{Key, Page};

fn is_open(page: &Page, dialog: &str) -> bool {
    page.visible_box(&format!("[data-dialog={dialog}]")).is_some()
}

/// Leaves a mark that goes if the page is loaded again.
fn mark(page: &Page) {
    page.browser().read("window.__marked = true", vec![]);
}

fn is_marked(page: &Page) -> bool {
    page.browser().read("return window.__marked === true", vec![]) == true
}

#[test]
fn back_closes_the_settings_and_stays_on_the_page() {
    let page = Page::open("");
    mark(&page);
    page.drag("e2", "e4");
    page.click_action("settings");
    page.until("the settings", || is_open(&page, "settings"));
    page.until("their address", || page.fragment() == "#settings");
    page.browser().back();
    page.until("the settings to be closed", || !is_open(&page, "settings"));
    assert_eq!(page.fragment(), "");
    assert!(is_marked(&page), "the page was not loaded again");
    page.drag("e7", "e5");
    assert_eq!(page.sans(), ["e4", "e5"]);
    assert_eq!(page.browser().console_errors(), [""; 0]);
}

#[test]
fn an_address_opens_its_dialog_and_escape_closes_it() {
    let page = Page::open("");
    for (fragment, dialog) in [("#settings", "settings"), ("#sheet", "game"), ("#about", "about")] {
        page.load_fresh(fragment);
        page.until(dialog, || is_open(&page, dialog));
        assert_eq!(page.look().notice, None, "{fragment} is no bad address");
        page.press_key(Key::Escape);
        page.until("the dialog to be closed", || !is_open(&page, dialog));
        page.until("the fragment to go", || page.fragment().is_empty());
        page.drag("e2", "e4");
        assert_eq!(page.sans(), ["e4"], "after {fragment}");
    }
}

#[test]
fn a_link_opens_a_dialog_over_the_game() {
    let page = Page::open("");
    mark(&page);
    page.drag("e2", "e4");
    page.change_fragment("#settings");
    page.until("the settings", || is_open(&page, "settings"));
    page.click_on("[data-dialog=settings] [data-action=close]");
    page.until("the settings to be closed", || !is_open(&page, "settings"));
    page.until("the fragment to go", || page.fragment().is_empty());
    assert!(is_marked(&page), "the page was not loaded again");
    assert_eq!(page.sans(), ["e4"]);
}
