//! Hints for new players; on phones, short ways to every dialog, and labels below symbols.

use serde_json::json;
use tabiya_e2e::{BrowserKind, Key, Page, skip};

/// Window sizes of phones, in portrait and in landscape.
const TELEPHONES: [(u32, u32); 3] = [(320, 568), (360, 740), (740, 360)];

#[test]
fn on_a_telephone_every_screen_is_two_presses_away() {
    let page = Page::open("");
    for (width, height) in TELEPHONES {
        page.browser().resize(width, height);
        page.load_fresh("#clock=300&first-move=free");
        for (action, dialog) in
            [("new-game", "new-game"), ("game", "game"), ("settings", "settings"), ("club", "club")]
        {
            page.click_action(action);
            let dialog = format!("[data-dialog={dialog}]");
            page.until(&dialog, || page.visible_box(&dialog).is_some());
            page.press_key(Key::Escape);
            page.until("the table", || !page.has("dialog"));
        }
        // Each button of a player has a label below its symbol.
        let script = "return [...document.querySelectorAll('.desk button')].filter((button) =>
            getComputedStyle(button, '::after').display === 'none').length";
        assert_eq!(page.browser().read(script, vec![]), 0, "{width}×{height}");
    }
    page.browser().resize(1440, 900);
    for action in ["new-game", "game", "settings"] {
        assert!(page.visible_box(&format!("[data-action={action}]")).is_some(), "{action} is in the bar");
    }
}

#[test]
fn the_first_move_on_a_tablet_says_how_they_sit_once() {
    let page = Page::open("");
    if page.browser().kind() != BrowserKind::Chromium {
        skip("only Chromium takes a screen for a tablet's");
    }
    page.browser().devtools("Emulation.setTouchEmulationEnabled", json!({ "enabled": true }));
    page.browser().resize(820, 1180);
    page.load_fresh("");
    page.until("the seats", || page.has("[data-seats=face-to-face]"));
    assert!(!page.has("[data-notice]"), "nothing stands in the way of the first move");
    page.finger(0).drag("e2", "e4");
    page.see_notice("seats-suggested");
    page.click_on("[data-notice] [data-action=choose-seats]");
    page.until("the settings", || page.visible_box("[data-dialog=settings]").is_some());
    page.press_key(Key::Escape);
    page.until("the table", || !page.has("dialog"));
    page.finger(0).drag("e7", "e5");
    page.load("");
    page.until("the game", || page.sans() == ["e4", "e5"]);
    page.finger(0).drag("g1", "f3");
    page.until("the move", || page.sans().len() == 3);
    assert!(!page.has("[data-notice=seats-suggested]"), "it is said once");
}

#[test]
fn the_card_of_the_first_game_says_where_it_is_saved() {
    let page = Page::open("");
    let mate = || {
        for (from, onto) in [("f2", "f3"), ("e7", "e5"), ("g2", "g4"), ("d8", "h4")] {
            page.drag(from, onto);
        }
        page.until("the card", || page.visible_box("[data-card=result]").is_some());
    };
    mate();
    assert!(page.visible_box("[data-card=result] [data-first-end]").is_some());
    page.click_on("[data-card] [data-action=rematch]");
    page.until("the rematch", || page.sans().is_empty() && !page.has("[data-card]"));
    mate();
    assert!(!page.has("[data-first-end]"));
}
