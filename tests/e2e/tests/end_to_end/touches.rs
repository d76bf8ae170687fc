//! Accidental touches: too quick, at the wrong place, repeated.

use std::thread::sleep;
use std::time::Duration;
use tabiya_e2e::{Area, Page, sampled};

/// Window sizes, one for each layout of the page. By default only the smallest is returned;
/// `TABIYA_WINDOWS` sets the number.
fn windows() -> Vec<(u32, u32)> {
    sampled(vec![(320, 568), (740, 360), (360, 740), (820, 1180), (1440, 900)], 1, "TABIYA_WINDOWS")
}

/// Slightly more than the time for which a new question ignores answers.
const ANSWER_DELAY: Duration = Duration::from_millis(600);

/// Taps a point with a finger.
fn tap(page: &Page, at: (f64, f64)) {
    page.finger(0).press_point(at.0, at.1);
    page.finger(0).release();
}

fn of(action: &str, side: &str) -> String {
    format!("[data-action=\"{action}\"][data-side=\"{side}\"]")
}

fn overlap(one: Area, other: Area) -> bool {
    one.left < other.left + other.width
        && other.left < one.left + one.width
        && one.top < other.top + other.height
        && other.top < one.top + one.height
}

/// Areas of all buttons in the players' strips.
fn in_strips(page: &Page) -> Vec<Area> {
    let script = "return [...document.querySelectorAll('[data-edge] button')].map(button => {
        const box = button.getBoundingClientRect();
        return { left: box.left, top: box.top, width: box.width, height: box.height };
    })";
    serde_json::from_value(page.browser().read(script, vec![])).unwrap_or_default()
}

/// Taps twice at a point, `gap` milliseconds apart.
fn double_tap(page: &Page, at: (f64, f64), gap: u64) {
    tap(page, at);
    sleep(Duration::from_millis(gap));
    tap(page, at);
}

#[test]
fn a_clock_that_is_slapped_after_a_flung_move_stops_every_time() {
    let page = Page::open("#clock=300&rules=fly-or-die");
    page.open_new_game();
    page.choose("press", "tap");
    page.click_on("[data-dialog=new-game] [data-action=start-game]");
    page.browser().resize(360, 740);
    let moves = ["g1f3", "g8f6", "f3g1", "f6g8"];
    let mut counted = 0;
    for round in 0..15 {
        let (uci, side) = (moves[round % 4], ["white", "black"][round % 2]);
        let square_centres = page.square_centres();
        let (from, onto) = (square_centres(&uci[..2]), square_centres(&uci[2..]));
        // The whole strip of a player is the button of the clock, except for the other buttons in
        // it.
        let clock = page.area(&format!("[data-clock={side}]")).middle();
        let finger = page.finger(0);
        finger.fling(from, onto);
        sleep(Duration::from_millis([50, 100, 200][round % 3]));
        tap(&page, clock);
        sleep(Duration::from_millis(60));
        assert_eq!(page.sans().len(), round + 1, "the move of round {round}");
        let other = ["black", "white"][round % 2];
        counted += usize::from(page.has(&format!("[data-clock={other}][data-running]")));
        if !page.has(&format!("[data-clock={other}][data-running]")) {
            page.click_of(side, "press");
        }
    }
    assert_eq!(counted, 15, "of fifteen");
}

#[test]
fn a_double_tap_on_the_flag_resigns_on_no_screen() {
    let page = Page::open("");
    for (width, height) in windows() {
        page.browser().resize(width, height);
        for (fragment, gap) in [("", 100), ("#clock=300&rules=fly-or-die", 300)] {
            page.load_fresh(fragment);
            page.drag("e2", "e4");
            for side in ["white", "black"] {
                double_tap(&page, page.area(&of("resign", side)).middle(), gap);
                assert_eq!(page.read_view().result, "*", "{side} at {width}×{height} after {gap} ms");
                sleep(ANSWER_DELAY);
                tap(&page, page.area(&of("keep-playing", side)).middle());
                page.until("the question to go", || !page.has("[data-dialog=resign]"));
            }
        }
    }
}

#[test]
fn no_answer_to_a_players_own_word_lies_where_a_button_was() {
    let page = Page::open("");
    for (width, height) in windows() {
        page.browser().resize(width, height);
        for fragment in ["", "#clock=300&rules=fly-or-die"] {
            for side in ["white", "black"] {
                let place = format!("{side} at {width}×{height} with {fragment:?}");
                page.load_fresh(fragment);
                page.drag("e2", "e4");
                let before = in_strips(&page);
                assert!(before.len() >= 6, "{place}");
                page.click_of(side, "resign");
                let confirm = page.area(&of("resign", side));
                for answer in [confirm, page.area(&of("keep-playing", side))] {
                    assert!(!before.iter().any(|button| overlap(*button, answer)), "{place}");
                    assert!(answer.within(f64::from(width), f64::from(height)), "{place}: {answer:?}");
                    assert!(answer.height >= 44.0, "{place}: {answer:?}");
                }
                sleep(ANSWER_DELAY);
                page.click_of(side, "resign");
                assert_eq!(page.read_view().reason.as_deref(), Some("resignation"), "{place}");
                let undo = page.area(&of("undo-end", side));
                assert!(!overlap(undo, confirm), "{place}: {undo:?} and {confirm:?}");
                assert!(!before.iter().any(|button| overlap(*button, undo)), "{place}");
                assert!(undo.within(f64::from(width), f64::from(height)), "{place}: {undo:?}");
                sleep(ANSWER_DELAY);
                page.click_of(side, "undo-end");
                page.read_view_until("the game to continue", |view| view.result == "*");
            }
        }
    }
}

#[test]
fn an_undone_end_survives_a_reload_and_the_game_goes_on() {
    let page = Page::open("#clock=300&rules=fly-or-die");
    page.drag("e2", "e4");
    page.click_of("black", "resign");
    sleep(ANSWER_DELAY);
    page.click_of("black", "resign");
    assert_eq!(page.read_view().result, "1-0");
    page.reload();
    page.until("the way back", || page.has(&of("undo-end", "black")));
    sleep(ANSWER_DELAY);
    page.click_of("black", "undo-end");
    page.read_view_until("the game to continue", |view| view.result == "*");
    page.drag("e7", "e5");
    assert_eq!(page.sans(), ["e4", "e5"]);
}

#[test]
fn an_agreement_by_a_slip_is_undone_by_both() {
    let page = Page::open("");
    let offer_and_answer_at_once = || {
        page.load_fresh("");
        page.drag("e2", "e4");
        page.drag("e7", "e5");
        page.click_of("white", "offer-draw");
        let accept = page.area(&of("accept-draw", "black")).middle();
        double_tap(&page, accept, 100);
        (accept, page.read_view().result == "*")
    };
    // On a slow machine the second tap may come too late to be ignored, so the test tries up to
    // five times.
    let (accept, unheard) =
        (0..5).map(|_| offer_and_answer_at_once()).find(|(_, unheard)| *unheard).unwrap_or_default();
    assert!(unheard, "too early to have been meant");
    sleep(ANSWER_DELAY);
    tap(&page, accept);
    page.read_view_until("the draw", |view| view.reason.as_deref() == Some("agreement"));
    let undo = page.area(&of("undo-end", "black"));
    assert!(!overlap(undo, Area { left: accept.0, top: accept.1, width: 1.0, height: 1.0 }));
    sleep(ANSWER_DELAY);
    page.click_of("black", "undo-end");
    page.until("White to be asked", || page.has("[data-dialog=grant][data-side=white]"));
    sleep(ANSWER_DELAY);
    page.click_of("white", "undo-end");
    page.read_view_until("the game to continue", |view| view.result == "*");
    page.see_notice("end-undone");
}

#[test]
fn what_the_opponent_offers_is_accepted_away_from_the_buttons_where_there_is_room() {
    let page = Page::open("");
    for (width, height) in [(820, 1180), (1440, 900)] {
        page.browser().resize(width, height);
        for fragment in ["", "#clock=300&rules=fly-or-die"] {
            page.load_fresh(fragment);
            page.drag("e2", "e4");
            let before = in_strips(&page);
            page.click_of("white", "offer-draw");
            let accept = page.area(&of("accept-draw", "black"));
            let under = before.iter().find(|button| overlap(**button, accept));
            assert_eq!(under, None, "{accept:?} at {width}×{height} with {fragment:?}");
        }
    }
}

#[test]
fn a_touch_that_answers_presses_nothing_else() {
    let page = Page::open("");
    page.browser().resize(360, 740);
    page.drag("e2", "e4");
    page.drag("e7", "e5");
    page.click_of("white", "undo");
    let consent = page.area(&of("consent", "black")).middle();
    sleep(ANSWER_DELAY);
    // After the answer another button appears under the finger. Lifting the finger must not press
    // that button.
    page.finger(0).press_point(consent.0, consent.1);
    page.until("the move to be taken back", || page.sans().len() < 2);
    page.finger(0).release();
    sleep(Duration::from_millis(400));
    let view = page.read_view();
    assert_eq!((view.sans.len(), view.result.as_str()), (0, "*"));
    assert!(!page.has("[data-action=consent]") && !page.has("[data-action=accept-draw]"));
    assert!(!page.has("[data-dialog=resign]"), "nor the flag");
}

#[test]
fn a_double_click_on_new_game_or_on_play_leaves_the_way_back() {
    for gap in [0, 100, 300] {
        let page = Page::open("");
        page.drag("e2", "e4");
        double_tap(&page, page.area("[data-action=new-game]").middle(), gap);
        let play = "[data-dialog=new-game] [data-action=start-game]";
        page.until("the sheet", || page.visible_box(play).is_some());
        assert_eq!(page.sans(), ["e4"], "nothing begins before Play");
        double_tap(&page, page.area(play).middle(), gap);
        page.read_view_until("a new game", |view| view.sans.is_empty());
        assert!(page.visible_box("[data-notice=put-aside]").is_some(), "after {gap} ms");
        page.click_action("restore");
        page.read_view_until("the game", |view| view.sans == ["e4"]);
    }
}

#[test]
fn every_unfinished_game_has_a_way_back_after_a_reload() {
    let page = Page::open("");
    for first in [("e2", "e4"), ("d2", "d4"), ("c2", "c4")] {
        page.drag(first.0, first.1);
        page.new_game();
    }
    page.reload();
    for (number, san) in [(2, "e4"), (2, "d4"), (2, "c4")] {
        page.click_action("settings");
        let button = format!("[data-action=restore][data-game=\"{number}\"]");
        page.show_setting(&button);
        page.scroll_to(&button);
        page.click_on(&button);
        page.read_view_until(san, |view| view.sans == [san]);
        // The new game puts the restored game aside again, so the number of games aside stays the
        // same. A board without moves is not put aside.
        page.new_game();
        page.read_view_until("a new game", |view| view.sans.is_empty());
    }
}

#[test]
fn the_score_sheet_opens_without_a_field_to_write_in() {
    let page = Page::open("");
    page.browser().resize(360, 740);
    page.drag("e2", "e4");
    page.click_action("menu");
    let entry = "[data-dialog=menu] [data-action=game]";
    page.until("the menu", || page.has(entry));
    page.scroll_to(entry);
    tap(&page, page.area(entry).middle());
    page.until("the sheet", || page.visible_box("[data-dialog=game]").is_some());
    let focused = page.browser().read("return document.activeElement.localName", vec![]);
    assert_eq!(focused, "h2");
}

#[test]
fn a_king_is_put_on_its_rook() {
    let page = Page::open_fen("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    page.click("e1");
    assert!(!page.target_squares().contains(&"h1".to_owned()), "its target is g1, as ever");
    page.click("h1");
    page.drag("e8", "a8");
    assert_eq!(page.sans(), ["O-O", "O-O-O"]);
}
