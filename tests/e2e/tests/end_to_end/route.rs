//! The address of the page follows the open dialog, and the open dialog follows the address.

use tabiya_e2e::{Key, Page};

fn is_open(page: &Page, dialog: &str) -> bool {
    page.visible_box(&format!("[data-dialog={dialog}]")).is_some()
}

/// Sets a mark on the page. A reload removes the mark.
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
    for (fragment, dialog) in [
        ("#new-game", "new-game"),
        ("#settings", "settings"),
        ("#sheet", "game"),
        ("#import", "import"),
        ("#about", "about"),
    ] {
        page.load_fresh(fragment);
        page.until(dialog, || is_open(&page, dialog));
        // In Safari a notice warns that the browser deletes the data of pages that are not visited.
        let notice = page.read_view().notice.filter(|code| code != "storage-safari");
        assert_eq!(notice, None, "{fragment} is no bad address");
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

/// Goes forward in the browser's history.
fn forth(page: &Page) {
    page.browser().read("history.forward()", vec![]);
}

#[test]
fn back_closes_whatever_is_open_and_stays_on_the_page() {
    let page = Page::open("#clock=300&rules=fly-or-die&threefold=intended-move-too");
    mark(&page);
    page.drag("e2", "e4");
    page.click_of("black", "claim-draw");
    page.until("its address", || page.fragment() == "#open");
    page.browser().back();
    page.until("the claim to be closed", || !is_open(&page, "claim"));

    page.click_action("pause");
    page.click_action("set-clocks");
    page.until("the arbiter's dialog", || is_open(&page, "clocks"));
    page.until("its address", || page.fragment() == "#open");
    page.browser().back();
    page.until("it to be closed", || !is_open(&page, "clocks"));

    page.open_import();
    page.write("textarea[name=import]", "1. d4 d5 *");
    page.click_action("import");
    page.until("the game from elsewhere", || page.has("[data-looking=record]"));
    page.until("its address", || page.fragment() == "#open");
    page.browser().back();
    page.until("one's own game", || !page.has("[data-looking]"));
    assert_eq!((page.sans(), page.fragment()), (vec!["e4".to_owned()], String::new()));
    assert!(is_marked(&page), "the page was not loaded again");
    assert_eq!(page.browser().console_errors(), [""; 0]);
}

#[test]
fn back_takes_a_promotion_back() {
    let page = Page::open_fen("k7/6P1/8/8/8/8/8/K7 w - - 0 1");
    mark(&page);
    page.drag("g7", "g8");
    page.until("the picker", || is_open(&page, "promotion"));
    page.until("its address", || page.fragment() == "#open");
    page.browser().back();
    page.until("the pawn to go back", || !is_open(&page, "promotion"));
    page.drag("g7", "g8");
    page.promote('q');
    page.until("the start of the game to leave the address", || page.fragment().is_empty());
    assert_eq!(page.sans(), ["g8=Q+"]);
    page.drag("a8", "a7");
    assert_eq!(page.sans().len(), 2);
    assert!(is_marked(&page), "the page was not loaded again");
}

#[test]
fn forth_opens_a_dialog_again_and_back_closes_it_again() {
    let page = Page::open("");
    mark(&page);
    page.drag("e2", "e4");
    page.click_action("settings");
    for _ in 0..3 {
        page.until("the settings", || is_open(&page, "settings"));
        page.browser().back();
        page.until("the settings to be closed", || !is_open(&page, "settings"));
        assert_eq!(page.fragment(), "");
        forth(&page);
    }
    page.until("the settings", || is_open(&page, "settings"));
    page.press_key(Key::Escape);
    page.until("the fragment to go", || page.fragment().is_empty());
    // Going forward does not open a claim again, because an address cannot contain a claim. The
    // address becomes the board's address instead.
    page.click_of("black", "claim-draw");
    page.until("its address", || page.fragment() == "#open");
    page.browser().back();
    page.until("the claim to be closed", || !is_open(&page, "claim"));
    forth(&page);
    page.until("the address to be that of the table", || page.fragment().is_empty());
    assert!(!is_open(&page, "claim") && is_marked(&page));
    page.drag("e7", "e5");
    assert_eq!(page.sans(), ["e4", "e5"]);
}

#[test]
fn a_dialog_that_outlives_a_reload_is_closed_by_back() {
    let page = Page::open("");
    page.drag("e2", "e4");
    page.click_action("settings");
    page.until("its address", || page.fragment() == "#settings");
    page.reload();
    page.until("the settings", || is_open(&page, "settings"));
    page.browser().back();
    page.until("the settings to be closed", || !is_open(&page, "settings"));
    assert_eq!((page.fragment(), page.sans()), (String::new(), vec!["e4".to_owned()]));
    page.click_action("settings");
    page.until("its address", || page.fragment() == "#settings");
    page.reload();
    page.until("the settings", || is_open(&page, "settings"));
    page.press_key(Key::Escape);
    page.until("the fragment to go", || page.fragment().is_empty());
    assert!(!is_open(&page, "settings"));
}
