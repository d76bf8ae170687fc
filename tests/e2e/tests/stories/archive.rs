//! The games of this device, and what they are called.

use std::fs;
use tabiya_e2e::{Page, sampled, screenshots, settle};

fn play(page: &Page, moves: &str) {
    for uci in moves.split_whitespace() {
        page.drag(&uci[0..2], &uci[2..4]);
    }
}

/// Draws what is on the screen, in windows and colours that `TABIYA_PICTURES` counts.
fn draw(page: &Page, what: &str, into_sight: Option<&str>) {
    let windows = vec![(360, 740), (740, 360), (820, 1180), (1440, 900)];
    for (width, height) in sampled(windows, 1, "TABIYA_PICTURES") {
        page.browser().resize(width, height);
        for (dark, name) in [(false, "light"), (true, "dark")] {
            page.browser().prefer(dark, false);
            page.until("the window's new size", || {
                page.layout().window == [f64::from(width), f64::from(height)]
            });
            if let Some(selector) = into_sight {
                page.scroll_to(selector);
            }
            settle(page);
            let path = screenshots().join(format!("{what}-{width}x{height}-{name}.png"));
            fs::write(path, page.browser().picture()).expect("a picture");
        }
    }
    page.browser().prefer(false, false);
    page.browser().resize(1180, 820);
}

#[test]
fn the_opening_has_its_name_in_whatever_order_the_moves_came() {
    let page = Page::open("");
    // The Ruy Lopez from the Réti opening, by way of Nimzowitsch's defence.
    play(&page, "g1f3 b8c6 e2e4 e7e5");
    page.until("a name", || page.has("[data-opening=C44]"));
    play(&page, "f1b5");
    page.until("the name of the opening", || page.has("[data-opening=C60]"));
    assert_eq!(page.words(".opening").as_deref(), Some("C60 Ruy Lopez"));
    draw(&page, "opening", None);
    page.click_action("first");
    page.until("no name before the first move", || !page.has("[data-opening]"));
    page.load("");
    page.until("the name of the game that is back", || page.has("[data-opening=C60]"));
    assert_eq!(page.browser().console_errors(), [""; 0]);
}
