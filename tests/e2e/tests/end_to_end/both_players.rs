//! Input of two players on one screen at the same time.

use std::thread::sleep;
use std::time::Duration;
use tabiya_e2e::Page;

fn square(page: &Page, name: &str) -> (f64, f64) {
    page.area(&format!("[data-square={name}]")).middle()
}

fn on_a_tablet(fragment: &str) -> Page {
    let page = Page::open("");
    page.browser().resize(820, 1180);
    page.load_fresh(fragment);
    page
}

#[test]
fn of_two_who_move_at_the_same_instant_one_has_the_move() {
    for swapped in [false, true] {
        let page = on_a_tablet("#seats=face-to-face");
        let white = (square(&page, "e2"), square(&page, "e4"));
        let black = (square(&page, "e7"), square(&page, "e5"));
        page.drag_both(if swapped { [black, white] } else { [white, black] });
        page.until("the hands to be gone", || !page.has(".held"));
        let sans = page.sans();
        assert!(sans.is_empty() || sans == ["e4"], "Black cannot move first: {sans:?}");
        if sans.is_empty() {
            page.finger(0).drag("e2", "e4");
        }
        page.finger(0).drag("e7", "e5");
        assert_eq!(page.sans(), ["e4", "e5"]);
    }
}

/// Browsers treat two simultaneous taps as one gesture, so both taps may have no effect.
#[test]
fn two_who_press_at_the_same_instant_do_nothing_wrong() {
    let page = on_a_tablet("#seats=face-to-face");
    page.drag("e2", "e4");
    page.drag("e7", "e5");
    let at = |selector: &str| page.area(selector).middle();
    let offer = at("[data-action=draw][data-side=white]");
    let resign = at("[data-action=resign][data-side=black]");
    page.drag_both([(offer, offer), (resign, resign)]);
    let view = page.read_view();
    assert_eq!((view.result.as_str(), view.sans.len()), ("*", 2));
    // Afterwards a single press of each player works.
    if page.has("[data-action=keep-playing]") {
        page.answer_of("black", "keep-playing");
    }
    page.click_of("black", "resign");
    page.until("Black to be asked", || page.has("[data-action=keep-playing][data-side=black]"));
    assert_eq!(page.read_view().result, "*");
}

#[test]
fn a_hand_that_rests_on_an_edge_stops_no_move() {
    let page = on_a_tablet("#seats=face-to-face&clock=300&first-move=free");
    let name = page.area("[data-edge=black] .player-name").middle();
    page.drag_both([(name, (name.0 + 2.0, name.1)), (square(&page, "e2"), square(&page, "e4"))]);
    page.until("the hands to be gone", || !page.has(".held"));
    assert_eq!(page.sans(), ["e4"]);
    assert!(!page.has("[data-dialog]:not(dialog)"), "nothing was pressed");
}

/// With `press=tap` a player presses the clock after each move. The player's whole edge of the
/// screen is the button for the clock.
#[test]
fn a_slap_anywhere_on_the_strip_stops_the_clock() {
    for seats in ["one-side", "face-to-face", "side-by-side", "clock-first"] {
        let page = on_a_tablet(&format!("#seats={seats}&clock=300&press=tap&first-move=free"));
        for (uci, side, other) in [("e2e4", "white", "black"), ("e7e5", "black", "white")] {
            let square_centres = page.square_centres();
            let (from, onto) = (square_centres(&uci[..2]), square_centres(&uci[2..]));
            let finger = page.finger(0);
            finger.fling(from, onto);
            sleep(Duration::from_millis(50));
            let name = page.area(&format!("[data-edge={side}] .player-name")).middle();
            finger.press_point(name.0, name.1);
            finger.release();
            page.until(&format!("{seats}: the clock of {other}"), || {
                page.has(&format!("[data-clock={other}][data-running]"))
            });
        }
        assert_eq!(page.sans(), ["e4", "e5"], "{seats}");
    }
}
