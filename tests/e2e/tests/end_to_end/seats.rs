//! Seatings of two players around one screen: the orientation of the board, and questions at each
//! player's edge.

use crate::layout::{assert_on_screen, windows};
use tabiya_e2e::{Area, Page, sampled};

const SEATS: [(&str, &str); 5] = [
    ("one-side", "white"),
    ("face-to-face", "white"),
    ("side-by-side", "left"),
    ("passing", "white"),
    ("clock-first", "white"),
];

/// The names of all seatings.
pub(crate) fn seating_names() -> [&'static str; 5] {
    SEATS.map(|(seats, _)| seats)
}

const MATE: [(&str, &str); 4] = [("f2", "f3"), ("e7", "e5"), ("g2", "g4"), ("d8", "h4")];

fn at(page: &Page, what: &str) -> Area {
    page.visible_box(what).unwrap_or_else(|| panic!("{what} is not there"))
}

fn angle(page: &Page, what: &str) -> f64 {
    let script = "const style = getComputedStyle(document.querySelector(arguments[0])); \
        return (style.rotate === 'none' ? 0 : parseFloat(style.rotate)) \
            + (new DOMMatrix(style.transform).a < 0 ? 180 : 0)";
    page.browser().read(script, vec![what.into()]).as_f64().unwrap_or(-1.0)
}

#[test]
fn a_game_to_mate_however_they_sit() {
    for (seats, lies) in SEATS {
        let page = Page::open(&format!("#seats={seats}"));
        assert!(page.has(&format!("[data-seats={seats}]")), "{seats}");
        assert_eq!(page.read_view().orientation, lies, "{seats}");
        for (from, to) in MATE {
            page.drag(from, to);
        }
        let view = page.read_view();
        assert_eq!((view.result.as_str(), view.sans.len()), ("0-1", 4), "{seats}");
        // After a reload, the game and the seating are as before.
        page.load("");
        assert!(page.has(&format!("[data-seats={seats}]")), "{seats} again");
        assert_eq!(page.read_view().result, "0-1", "{seats} again");
    }
}

#[test]
fn white_is_at_the_left_where_they_sit_side_by_side() {
    let page = Page::open("#orientation=left");
    let (a1, h1, a8) =
        (at(&page, "[data-square=a1]"), at(&page, "[data-square=h1]"), at(&page, "[data-square=a8]"));
    assert!(a1.left < a8.left && a1.top < h1.top, "{a1:?} {h1:?} {a8:?}");
    assert!(at(&page, "[data-edge=white]").left < at(&page, "[data-edge=black]").left);
    page.load_fresh("#orientation=right");
    assert_eq!(page.read_view().orientation, "right");
    assert!(at(&page, "[data-edge=white]").left > at(&page, "[data-edge=black]").left);
}

#[test]
fn what_belongs_to_the_far_player_is_turned_where_they_sit_face_to_face() {
    let page = Page::open("#seats=face-to-face");
    assert_eq!((angle(&page, "[data-edge=black]"), angle(&page, "[data-edge=white]")), (180.0, 0.0));
    assert_eq!((angle(&page, "[data-piece=bK]"), angle(&page, "[data-piece=wK]")), (180.0, 0.0));
    page.click_action("flip");
    page.until("White is far", || angle(&page, "[data-edge=white]") == 180.0);
    // The pieces move to their squares, and turn on the way.
    let angles = || (angle(&page, "[data-piece=bK]"), angle(&page, "[data-piece=wK]"));
    page.until("the pieces are turned", || angles() == (0.0, 180.0));
}

#[test]
fn both_are_asked_at_once_and_each_answers_at_their_own_edge() {
    for seats in ["face-to-face", "side-by-side"] {
        let page = Page::open(&format!("#seats={seats}"));
        page.drag("e2", "e4");
        page.drag("e7", "e5");
        page.click_of("black", "offer-draw");
        page.click_on("[data-edge=black] [data-action=resign]");
        page.until("Black is asked", || page.has("[data-dialog=resign][data-side=black]"));
        page.until("White is asked", || page.has("[data-edge=white] [data-action=accept-draw]"));
        page.click_on("[data-action=keep-playing][data-side=black]");
        page.until("Black has answered", || !page.has("[data-dialog=resign]"));
        assert!(page.has("[data-edge=white] [data-action=accept-draw]"), "{seats}: White may still answer");
        page.click_on("[data-edge=white] [data-action=accept-draw]");
        let view = page.read_view_until("the draw", |view| view.result != "*");
        assert_eq!(view.reason.as_deref(), Some("agreement"), "{seats}");
    }
}

/// Checks two seatings in each window size, or as many as `TABIYA_SEATS` says.
#[test]
fn nothing_is_cut_off_however_they_sit() {
    let page = Page::open("");
    for (width, height) in windows(&page) {
        page.browser().resize(width, height);
        for (seats, _) in sampled(SEATS.to_vec(), 2, "TABIYA_SEATS") {
            page.load_fresh(&format!("#clock=3600+30&first-move=free&seats={seats}"));
            assert_on_screen(&page, seats);
            page.drag("e2", "e4");
            page.click_of("white", "offer-draw");
            page.until("the offer", || page.has("[data-edge=black] [data-action=accept-draw]"));
            assert_on_screen(&page, &format!("{seats}, asked"));
        }
    }
}
