//! The clock for a game on a wooden board, which fills the screen.

use std::thread::sleep;
use std::time::Duration;
use tabiya_e2e::{Key, Page};

/// A little longer than the shortest turn that counts.
const TURN: Duration = Duration::from_millis(150);

/// Opens a page and chooses the clock in the new-game dialog.
fn open() -> Page {
    let page = Page::open("");
    page.browser().resize(360, 740);
    page.click_action("new-game");
    let choice = "[data-dialog=new-game] [name=players][value=clock]";
    page.until("the sheet", || page.visible_box("[data-action=start-game]").is_some());
    page.click_on(choice);
    page.click_action("start-game");
    page.until("the clock", || page.has("dialog[open][data-dialog=chess-clock][data-state=ready]"));
    page
}

fn half(side: &str) -> String {
    format!("[data-half={side}]")
}

/// Presses a player's half of the screen with a finger, `right` CSS pixels to the right of its
/// middle, and does not lift the finger.
fn touch(page: &Page, side: &str, right: f64) {
    let at = page.visible_box(&half(side)).unwrap_or_else(|| panic!("no half of {side}"));
    page.finger(0).press_point(at.left + at.width / 2.0 + right, at.top + at.height / 2.0);
}

fn runs(page: &Page, side: &str) -> bool {
    page.has(&format!("[data-half={side}][data-running]"))
}

fn moves(page: &Page) -> [bool; 2] {
    ["white", "black"].map(|side| page.has(&format!("[data-half={side}] [data-moves='1']")))
}

#[test]
fn a_finger_counts_before_it_is_lifted_wherever_it_lands() {
    let page = open();
    assert_eq!((page.clock("white").text, page.clock("black").text), ("5:00".into(), "5:00".into()));
    for (presses, runs_after, right) in
        [("black", "white", -100.0), ("white", "black", 120.0), ("black", "white", 0.0)]
    {
        sleep(TURN);
        touch(&page, presses, right);
        page.until("the other clock", || runs(&page, runs_after) && !runs(&page, presses));
        page.finger(0).release();
    }
    assert_eq!(moves(&page), [true, true]);
    // A press of the player whose clock does not run changes nothing.
    touch(&page, "black", 0.0);
    page.finger(0).release();
    assert!(runs(&page, "white"));
    let page_clock = page.clock("white").millis();
    assert!(page_clock > 295_000, "the increment was added: {page_clock}");
}

#[test]
fn keys_press_and_pause_and_the_clock_is_back_after_a_reload() {
    let page = open();
    // The key L presses the clock for the far side, where Black sits; A presses it for White.
    page.press_key(Key::Char('l'));
    page.until("White's clock", || runs(&page, "white"));
    sleep(TURN);
    page.press_key(Key::Char('a'));
    page.until("Black's clock", || runs(&page, "black"));
    page.press_key(Key::Escape);
    page.until("the clock", || page.has("dialog[open][data-state=running]"));
    page.press_key(Key::Char('p'));
    page.until("a pause", || page.has("dialog[open][data-state=paused]"));
    let times = ["white", "black"].map(|side| page.clock(side).text);
    page.reload();
    page.until("the clock", || page.has("dialog[open][data-state=paused]"));
    assert_eq!(["white", "black"].map(|side| page.clock(side).text), times);
    assert_eq!(moves(&page), [true, false]);
    page.click_on("dialog[open] [data-action=decide][data-score='1/2-1/2']");
    page.until("the result", || page.has("dialog[open][data-state=over]"));
    page.click_on("dialog[open] [data-action=leave-clock]");
    page.until("the board", || !page.has("dialog[open]"));
    page.read_view_until("a new game", |view| view.sans.is_empty() && view.result == "*");
}
