//! A game that is put aside, and settings for this game and the next.

use tabiya_e2e::{Key, Page, fen_fragment};

/// Whether the first match of a selector, or an element within it, has the keyboard focus.
fn keyboard_is_in(page: &Page, selector: &str) -> bool {
    let script = "return !!document.querySelector(arguments[0])?.contains(document.activeElement)";
    page.browser().read(script, vec![selector.into()]) == true
}

#[test]
fn an_unfinished_game_is_put_aside_and_can_be_had_back() {
    let page = Page::open("");
    page.drag("e2", "e4");
    page.drag("c7", "c5");
    let before = page.read_view();
    page.new_game();
    assert!(page.sans().is_empty());
    page.until("a way back", || page.visible_box("[data-action=restore]").is_some());
    page.click_action("restore");
    let after = page.read_view();
    assert_eq!((after.fen, after.sans), (before.fen, before.sans));
    page.drag("g1", "f3");
    assert_eq!(page.sans(), ["e4", "c5", "Nf3"]);
}

#[test]
fn the_settings_keep_the_keyboard_until_they_are_closed() {
    let page = Page::open("");
    page.click_action("settings");
    let dialog = "[data-dialog=settings]";
    page.until("the settings", || page.visible_box(dialog).is_some());
    for _ in 0..6 {
        page.until("the keyboard in the dialog", || {
            keyboard_is_in(&page, dialog) || !keyboard_is_in(&page, "main")
        });
        page.press_key(Key::Tab);
    }
    page.press_key(Key::Escape);
    page.until("the settings to be closed", || page.visible_box(dialog).is_none());
    assert!(keyboard_is_in(&page, "[data-action=settings]"), "the focus is back where it came from");

    // While the settings are open, the page behind them ignores input.
    page.click_action("settings");
    page.until("the settings again", || page.visible_box(dialog).is_some());
    page.drag("e2", "e4");
    assert!(page.sans().is_empty());
}

#[test]
fn en_passant_is_switched_off_from_the_next_game_on() {
    let page = Page::open("");
    let black_to_jump = [("e2", "e4"), ("a7", "a6"), ("e4", "e5"), ("d7", "d5")];
    let play = || black_to_jump.iter().for_each(|(from, onto)| page.drag(from, onto));

    page.drag("e2", "e4");
    page.click_action("settings");
    page.scroll_and_click("input[name=en-passant]");
    page.click_action("close");
    for (from, onto) in &black_to_jump[1..] {
        page.drag(from, onto);
    }
    page.click("e5");
    assert_eq!(page.target_squares(), ["d6", "e6"], "the game that is under way keeps its rules");

    page.new_game();
    play();
    page.click("e5");
    assert_eq!(page.target_squares(), ["e6"]);
}

#[test]
fn a_check_is_announced_to_those_who_want_it() {
    let fen = fen_fragment("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    let page = Page::open(&fen);
    page.drag("a1", "a8");
    let view = page.read_view();
    assert_eq!(view.check, ["e8"]);
    assert_eq!(view.said, ["moved"]);
    assert_eq!(view.notice, None, "FIDE announces no check");

    page.load(&(fen + "&announce-check=on"));
    page.drag("a1", "a8");
    page.until("the announcement", || page.visible_box("[data-notice=check]").is_some());
    assert_eq!(page.announcement_codes(), ["moved"], "a screen reader hears of it with the move, and once");
}
