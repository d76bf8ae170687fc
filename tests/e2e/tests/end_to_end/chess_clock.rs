//! The chess clock that fills the screen, for a game on a wooden board.
//!
//! The test that compares the page's clocks with the clock of the test process takes a few seconds
//! and allows a large error, for a busy machine. With `TABIYA_CLOCK_MINUTES=10` it takes ten
//! minutes and allows an error of 10 ms, on an idle machine.

use super::clock_error::{
    BUSY_TOLERANCE_MS, GIVEN, compare, drift, greatest_error, greatest_record_error, minutes_wanted,
    recorded_instants, time_used,
};
use std::thread::sleep;
use std::time::{Duration, Instant};
use tabiya_e2e::{ClockRecording, Key, Page, print_line};

/// Time between two presses that both count: the page ignores a press that would end a turn of less
/// than 100 ms.
pub(super) const TURN: Duration = Duration::from_millis(150);
/// Time between two presses of players in a hurry: four presses a second.
const HURRY: Duration = Duration::from_millis(250);
/// Length of a turn in which the display of a clock changes at least three times.
const LONG_TURN: Duration = Duration::from_millis(3_200);
/// Time for which a test delays the page's reaction to a press, in milliseconds.
const BUSY_MS: f64 = 300.0;
/// Permitted error of a clock if `TABIYA_CLOCK_MINUTES` is set, in milliseconds.
const IDLE_TOLERANCE_MS: f64 = 10.0;

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

/// Shows the clock in place of the board, with the time control that the players chose last.
#[track_caller]
pub(super) fn show_clock(page: &Page) {
    page.change_fragment("#chess-clock");
    page.until("the clock", || page.has("dialog[open][data-dialog=chess-clock][data-state=ready]"));
}

/// Returns the centres of Black's half and of White's half, in this order, in CSS pixels of the
/// window.
#[track_caller]
pub(super) fn half_centres(page: &Page) -> [(f64, f64); 2] {
    ["black", "white"]
        .map(|side| page.visible_box(&half(side)).unwrap_or_else(|| panic!("no half of {side}")).middle())
}

fn half(side: &str) -> String {
    format!("[data-half={side}]")
}

/// Presses a player's half of the screen with a finger and does not lift the finger. `right` is the
/// distance of the finger from the middle of the half, in CSS pixels to the right.
fn touch(page: &Page, side: &str, right: f64) {
    let at = page.visible_box(&half(side)).unwrap_or_else(|| panic!("no half of {side}"));
    page.finger(0).press_point(at.left + at.width / 2.0 + right, at.top + at.height / 2.0);
}

fn runs(page: &Page, side: &str) -> bool {
    page.has(&format!("[data-half={side}][data-running] [data-clock={side}][data-running]"))
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
    // The key L presses Black's half, and the key A presses White's half.
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

/// Makes the press with this number, counted from 0. Even numbers are Black's presses, odd numbers
/// White's. Each player uses the mouse and the key alternately.
fn press(page: &Page, number: usize, half_centres: [(f64, f64); 2]) {
    let (x, y) = half_centres[number % 2];
    if number % 4 < 2 {
        page.mouse().click_point(x, y);
    } else {
        page.press_key(Key::Char(['l', 'a'][number % 2]));
    }
}

#[test]
fn presses_against_an_outside_clock() {
    let wanted = minutes_wanted();
    let allowed = if wanted.is_some() { IDLE_TOLERANCE_MS } else { BUSY_TOLERANCE_MS };
    let page = Page::open("#clock=3600&first-move=timed");
    show_clock(&page);
    let half_centres = half_centres(&page);
    page.watch_clocks();
    let start = compare(&page);
    let until = Instant::now() + Duration::from_secs_f64(60.0 * wanted.unwrap_or(0.05));
    let mut count = 0;
    while Instant::now() < until {
        let begun = Instant::now();
        press(&page, count, half_centres);
        count += 1;
        // After a slow press, the test still waits for `TURN`, because the page ignores shorter
        // turns.
        sleep(HURRY.saturating_sub(begun.elapsed()).max(TURN));
    }
    sleep(LONG_TURN);
    press(&page, count, half_centres);
    count += 1;
    sleep(LONG_TURN);
    page.press_key(Key::Char('p'));
    page.until("a pause", || page.has("dialog[open][data-state=paused]"));
    let end = compare(&page);

    let ClockRecording { ticks, presses: mut turns, keys, .. } = page.watched_clocks();
    turns.extend(keys.iter().filter(|(key, _)| key != "p").map(|(_, at)| *at));
    turns.sort_by(f64::total_cmp);
    assert_eq!(turns.len(), count);
    // Black's first press starts White's clock and ends no turn.
    for (side, moves) in [("white", count / 2), ("black", (count - 1) / 2)] {
        assert!(page.has(&format!("[data-half={side}] [data-moves='{moves}']")), "{side} made {moves} moves");
    }
    let recorded = || recorded_instants(&page, "^[wb] ");
    page.until("every press on the disk", || recorded().len() == count);
    let off = greatest_record_error(&recorded(), &turns);
    print_line(&format!("of {count} presses none is recorded more than {off:+.3} ms from its instant"));
    assert!(off.abs() < allowed, "a press is recorded {off} ms from its instant");
    let worst = greatest_error(["white", "black"], &turns, &ticks, GIVEN);

    // A paused clock shows the remaining time rounded up to seconds.
    let paused = keys.iter().find(|(key, _)| key == "p").map(|(_, at)| *at);
    turns.extend(paused);
    for (side, used) in ["white", "black"].into_iter().zip(time_used(&turns)) {
        let ahead = page.clock(side).millis() as f64 - (GIVEN - used);
        assert!((-allowed..1_000.0 + allowed).contains(&ahead), "{side} used {used} ms, off by {ahead} ms");
    }
    let drift = drift(start, end);
    assert!(worst.abs() + drift.abs() < allowed, "{worst} ms in the game and {drift} ms of the page's time");
}

/// Delays the effect of the next press by [`BUSY_MS`]. The page handles a press by calling the
/// method `click` of the half.
fn delay_next_press(page: &Page) {
    // In Firefox, `HTMLElement` without `window` belongs to the script's environment, not to the
    // page.
    let script = "const elements = window.HTMLElement.prototype, click = elements.click;
        elements.click = function () {
            elements.click = click;
            const until = window.performance.now() + BUSY;
            while (window.performance.now() < until);
            click.call(this);
        };";
    page.browser().read(&script.replace("BUSY", &BUSY_MS.to_string()), vec![]);
}

#[test]
fn a_press_that_a_busy_page_handles_late_is_recorded_at_its_instant() {
    let page = Page::open("#clock=300&first-move=timed");
    show_clock(&page);
    let [black, white] = half_centres(&page);
    page.watch_clocks();
    page.mouse().click_point(black.0, black.1);
    page.until("White's clock", || runs(&page, "white"));
    sleep(TURN);
    // Delays only the second press. `greatest_record_error` takes the first press as the zero
    // point.
    delay_next_press(&page);
    page.mouse().click_point(white.0, white.1);
    page.until("Black's clock", || runs(&page, "black"));
    let recorded = || recorded_instants(&page, "^[wb] ");
    page.until("both presses on the disk", || recorded().len() == 2);
    let off = greatest_record_error(&recorded(), &page.watched_clocks().presses);
    print_line(&format!("the late press is recorded {off:+.3} ms from its instant"));
    assert!(off.abs() < BUSY_MS / 2.0, "the press is recorded {off} ms from its instant");
}
