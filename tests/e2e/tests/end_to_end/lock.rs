//! The lock of the page against accidental touches.

use serde_json::Value;
use tabiya_e2e::{Key, Page};

fn read(page: &Page, script: &str) -> Value {
    page.browser().read(script, vec![])
}

/// Opens a game with running clocks, and locks the page.
fn locked() -> Page {
    let page = Page::open("#clock=900&first-move=free");
    page.drag("e2", "e4");
    lock(&page);
    page
}

fn lock(page: &Page) {
    page.click_action("menu");
    page.until("the menu", || page.has("dialog[open][data-dialog=menu]"));
    page.scroll_and_click("dialog[open] [data-action=lock]");
    page.until("the lock", || page.visible_box("[data-action=unlock]").is_some() && is_locked(page));
}

fn is_locked(page: &Page) -> bool {
    page.has("[data-dialog=lock]")
}

/// Whether the unlock button asks for a second press.
fn asks_again(page: &Page) -> bool {
    read(page, "return document.querySelector('[data-action=unlock]').textContent.includes('again')") == true
}

/// Returns the buttons and fields that a pointer or the keyboard can reach, except the squares of
/// the board.
fn reachable(page: &Page) -> Value {
    let script = "const found = [...document.querySelectorAll('button, a, input, select, [tabindex]')];
        return found.filter(it => !it.closest('[inert], [data-board]') && it.tabIndex >= 0 && !it.disabled
            && it.checkVisibility({ visibilityProperty: true })).map(it => it.dataset.action ?? it.outerHTML)";
    read(page, script)
}

#[test]
fn locked_page_has_only_the_board_and_the_button_that_unlocks() {
    let page = locked();
    assert_eq!(reachable(&page), serde_json::json!(["unlock"]));
    page.drag("e7", "e5");
    page.read_view_until("a move", |view| view.sans == ["e4", "e5"]);
    assert_eq!(reachable(&page), serde_json::json!(["unlock"]), "the buttons drawn again are hidden too");
    page.click_on("[data-action=unlock]");
    page.until("the question", || asks_again(&page));
    assert!(is_locked(&page));
    std::thread::sleep(std::time::Duration::from_millis(500));
    page.click_on("[data-action=unlock]");
    page.until("the page", || !is_locked(&page) && !page.has("[inert]"));
    page.click_action("menu");
    page.until("the menu", || page.has("dialog[open][data-dialog=menu]"));
}

#[test]
fn press_that_no_second_one_follows_expires() {
    let page = locked();
    page.click_on("[data-action=unlock]");
    page.until("the question", || asks_again(&page));
    page.until("the end of the question", || !asks_again(&page));
    assert!(is_locked(&page));
}

#[test]
fn locked_page_is_unlocked_by_the_keyboard_and_by_a_reload() {
    let page = locked();
    // Escape unlocks the page with one press; the button needs two.
    page.press_key(Key::Escape);
    page.until("the page", || !is_locked(&page));
    lock(&page);
    page.reload();
    page.read_view_until("the game", |view| view.sans == ["e4"]);
    assert!(!is_locked(&page) && !page.has("[inert]"));
    lock(&page);
    page.browser().back();
    page.until("the page", || !is_locked(&page));
    assert_eq!(page.sans(), ["e4"]);
}

#[test]
fn locked_page_is_unlocked_when_the_browser_leaves_full_screen() {
    let page = Page::open("");
    // A browser's driver may refuse full screen, so the script simulates it.
    page.add_preload_script(
        "let full = null;
        Object.defineProperty(Document.prototype, 'fullscreenElement', { configurable: true, get: () => full });
        const tell = () => document.dispatchEvent(new Event('fullscreenchange'));
        Element.prototype.requestFullscreen = async function () { full = this; tell(); };
        Document.prototype.exitFullscreen = async () => { full = null; tell(); };",
    );
    page.load("#clock=900&first-move=free");
    page.drag("e2", "e4");
    lock(&page);
    let is_full = || read(&page, "return document.fullscreenElement !== null") == true;
    page.until("full screen", is_full);
    read(&page, "document.exitFullscreen()");
    page.until("the page", || !is_locked(&page));
    lock(&page);
    page.until("full screen", is_full);
    page.press_key(Key::Escape);
    page.until("the page in its window", || !is_locked(&page) && !is_full());
}
