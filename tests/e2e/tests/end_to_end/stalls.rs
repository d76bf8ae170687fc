//! A page that stalls while a clock runs. Before the page handles another event, it asks the
//! players whether the time of the stall is charged.

use std::thread::sleep;
use std::time::Duration;
use tabiya_e2e::{Moment, Page};

/// A page after 1. e4 e5: White's clock runs, and the knight on g1 is selected.
fn thinking() -> Page {
    let page = Page::open("#clock=1800&first-move=free");
    page.drag("e2", "e4");
    page.drag("e7", "e5");
    page.click("g1");
    page
}

/// Asserts that at most 1.1 seconds of a stall of `stall_ms` milliseconds were charged to White's
/// clock since the reading `since`.
fn assert_not_charged(page: &Page, since: Moment, stall_ms: f64) {
    let now = page.clock_now("white");
    let (charged, passed) = (since.millis - now.millis, now.at - since.at);
    assert!(
        charged <= passed - stall_ms + 1_100.0,
        "{charged} ms of {passed} were charged, {stall_ms} too much"
    );
}

fn run(page: &Page, script: &str) {
    page.browser().read(script, vec![]);
}

/// Asserts that the page asks about the time of the stall, that no move was made, and that the
/// stall was not charged. Then refunds the time, and plays the next move.
fn assert_asked(page: &Page, since: Moment, stall_ms: f64) {
    page.until("the question", || page.has("[data-action=refund-gap]"));
    assert_eq!(page.sans(), ["e4", "e5"], "no one could play, and no move was made");
    assert_not_charged(page, since, stall_ms);
    page.click_action("refund-gap");
    page.drag("g1", "f3");
    assert_eq!(page.sans(), ["e4", "e5", "Nf3"]);
    assert_not_charged(page, since, stall_ms);
}

/// Script that stalls the page for six seconds.
const STAND_STILL: &str = "const until = performance.now() + 6000; while (performance.now() < until);";

#[test]
fn a_press_that_waited_while_the_page_stood_still_does_not_go_before_the_question() {
    let page = thinking();
    let since = page.clock_now("white");
    run(&page, &format!("setTimeout(() => {{ {STAND_STILL} }}, 50)"));
    sleep(Duration::from_millis(500));
    page.click("f3");
    assert_asked(&page, since, 6_000.0);
    // Here the stall happens during the press, in a listener of the test.
    let page = thinking();
    let since = page.clock_now("white");
    let late = format!(
        "addEventListener('pointerdown', () => {{ {STAND_STILL} }}, {{ capture: true, once: true }})"
    );
    run(&page, &late);
    page.click("f3");
    assert_asked(&page, since, 6_000.0);
}

/// Makes the time of day jump by `by` milliseconds just before the page receives the next press; a
/// negative number sets the time back.
fn leap_before_the_press(page: &Page, by: &str) {
    // In Firefox, `Date` without `window` belongs to the test's script, not to the page.
    let script = format!(
        "const now = window.Date.now;
         addEventListener('pointerdown', () => window.Date.now = () => now() + {by}, {{ capture: true, once: true }})"
    );
    run(page, &script);
}

#[test]
fn a_press_on_a_device_that_wakes_up_does_not_go_before_the_question() {
    let page = thinking();
    let since = page.clock_now("white");
    // A laptop's lid was closed for a minute. The time of day has advanced; the browser's monotonic
    // clock has not.
    leap_before_the_press(&page, "60000");
    page.click("f3");
    assert_asked(&page, since, 0.0);
}

#[test]
fn a_time_of_day_that_is_set_back_is_nobodys_time() {
    let page = thinking();
    let since = page.clock_now("white");
    leap_before_the_press(&page, "-3600000");
    page.click("f3");
    page.read_view_until("the move", |view| view.sans == ["e4", "e5", "Nf3"]);
    assert_not_charged(&page, since, 0.0);
    assert!(!page.has("[data-action=refund-gap]"));
}
