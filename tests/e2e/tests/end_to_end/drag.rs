//! Dragging: what the page shows during a drag, and what a drop does.

use std::collections::BTreeSet;
use tabiya_e2e::{Motion, Page, Target, print_line};

/// Shortest permitted animation of a piece that returns, in milliseconds. A shorter one looks like
/// a jump.
const SHORTEST: f64 = 60.0;
/// Longest permitted animation of a piece that returns, in milliseconds.
const LONGEST: f64 = 150.0;

#[test]
fn a_held_piece_shows_where_it_may_go() {
    let page = Page::open_fen("4k3/8/8/3p4/4P3/8/8/4K2R w K - 0 1");
    let mouse = page.mouse();
    mouse.press("e4");
    mouse.move_to("e5");
    let view = page.read_view();
    assert_eq!(view.targets.get("e5"), Some(&Target::Move));
    assert_eq!(view.targets.get("d5"), Some(&Target::Capture));
    assert_eq!(view.targets.len(), 2);
    page.read_view_until("a mark on the target under the piece", |view| view.hovered == ["e5"]);
    assert_eq!(
        view.pieces.get("e4").map(String::as_str),
        Some("wP"),
        "it belongs to its square until it is put down"
    );

    mouse.move_to("f5");
    page.read_view_until("no mark where the piece may not go", |view| view.hovered.is_empty());
    mouse.move_to("d5");
    page.read_view_until("a mark on the capture", |view| view.hovered == ["d5"]);
    mouse.release();
    let view = page.read_view();
    assert_eq!(view.sans, ["exd5"]);
    assert!(view.targets.is_empty() && view.hovered.is_empty());

    // Castling is shown as a move to the king's target square.
    page.drag("e8", "e7");
    mouse.press("e1");
    mouse.move_to("g1");
    assert_eq!(page.read_view().targets.get("g1"), Some(&Target::Move));
    mouse.release();
    assert_eq!(page.sans(), ["exd5", "Ke7", "O-O"]);
}

#[test]
fn the_held_piece_is_under_the_pointer() {
    let page = Page::open("");
    let mouse = page.mouse();
    mouse.press("e2");
    mouse.move_to("d5");
    let square = page.box_of("[data-square=d5]");
    page.until("the piece over d5", || {
        let piece = page.box_of("[data-piece][data-on=e2]");
        piece.iter().zip(square).all(|(piece, square)| (piece - square).abs() <= 1.0)
    });
    mouse.release();
}

#[test]
fn an_illegal_drop_snaps_back() {
    let page = Page::open("");
    let before = page.read_view();
    let home = page.box_of("[data-piece][data-on=e2]");
    page.watch_piece("e2");
    let mouse = page.mouse();
    mouse.press("e2");
    mouse.move_to("e5");
    // A piece returns with an animation only if a frame has shown it away from its square.
    page.until("the piece to leave e2", || page.box_of("[data-piece][data-on=e2]") != home);
    mouse.release();
    let went_back = |motion: &Motion| {
        let last = motion.frames.last().map(|frame| (frame.left, frame.top));
        motion.released.is_some() && motion.animation > 0.0 && last == Some((home[0], home[1]))
    };
    page.until("the piece to be back on e2", || went_back(&page.motion()));

    let motion = page.motion();
    let away = |frame: &&tabiya_e2e::Frame| (frame.left, frame.top) != (home[0], home[1]);
    let dropped = motion.released.unwrap_or_default();
    let after_drop = || motion.frames.iter().filter(|frame| frame.at >= dropped);
    let first = after_drop().next().map_or(dropped, |frame| frame.at);
    let last_away = after_drop().rfind(away).map_or(dropped, |frame| frame.at);
    let animation = motion.animation;
    print_line(&format!(
        "snap-back: an animation of {animation:.0} ms; under way until {:.0} ms after the first frame after the drop, \
         {:.0} ms after the drop",
        last_away - first,
        last_away - dropped
    ));
    // The test checks the duration that the page sets, because a busy machine delays frames.
    assert!((SHORTEST..=LONGEST).contains(&animation), "an animation of {animation} ms");

    let after = page.read_view();
    assert_eq!(after.fen, before.fen);
    assert_eq!(after.sans, before.sans);
    assert!(after.targets.is_empty() && after.hovered.is_empty());
    page.drag("e2", "e4");
    assert_eq!(page.sans(), ["e4"], "and the game continues");
}

#[test]
fn a_snap_back_is_not_animated_for_who_wants_no_motion() {
    let page = Page::open("");
    page.browser().prefer(false, true);
    let home = page.box_of("[data-piece][data-on=e2]");
    page.watch_piece("e2");
    page.drag("e2", "e5");
    page.until("the piece to be back on e2", || page.box_of("[data-piece][data-on=e2]") == home);
    let motion = page.motion();
    let dropped = motion.released.unwrap_or_default();
    let places: BTreeSet<String> = motion
        .frames
        .iter()
        .filter(|frame| frame.at > dropped)
        .map(|frame| format!("{:.0} {:.0}", frame.left, frame.top))
        .collect();
    // The piece is only where it was dropped or on its own square, never between the two.
    assert!(places.len() <= 2, "it went over {places:?}");
}

#[test]
fn a_drop_off_the_board_is_no_move() {
    let page = Page::open("");
    let before = page.read_view();
    let mouse = page.mouse();
    mouse.press("e2");
    let [left, top, ..] = page.box_of("[data-board]");
    mouse.move_to("e4");
    mouse.move_to_point((left - 6.0).max(0.0), (top - 6.0).max(0.0));
    mouse.release();
    let after = page.read_view();
    assert_eq!((before.fen, before.sans), (after.fen, after.sans));
    assert!(after.targets.is_empty());
    page.drag("e2", "e4");
    assert_eq!(page.sans(), ["e4"]);
}

#[test]
fn a_drop_on_its_own_square_keeps_the_piece_selected() {
    let page = Page::open("");
    let mouse = page.mouse();
    mouse.press("e2");
    mouse.move_to("e3");
    mouse.move_to("e2");
    mouse.release();
    assert_eq!(page.target_squares(), ["e3", "e4"]);
    page.click("e4");
    assert_eq!(page.sans(), ["e4"]);
}

#[test]
fn mouse_pen_and_finger_drag_alike() {
    let page = Page::open("");
    page.mouse().drag("e2", "e4");
    page.pen().drag("e7", "e5");
    page.finger(0).drag("g1", "f3");
    page.pen().drag("b8", "c6");
    page.finger(0).drag("f1", "b5");
    assert_eq!(page.sans(), ["e4", "e5", "Nf3", "Nc6", "Bb5"]);
    page.finger(0).click("g8");
    assert_eq!(page.target_squares(), ["e7", "f6", "h6"]);
    page.finger(0).click("f6");
    page.pen().click("e1");
    page.pen().click("g1");
    assert_eq!(page.sans()[5..], ["Nf6", "O-O"]);
}

#[test]
fn a_finger_does_not_hide_what_it_holds() {
    let page = Page::open("#seats=face-to-face");
    let square = page.box_of("[data-square=d4]");
    let (finger, middle) = (page.finger(0), |piece: [f64; 4]| piece[1] + piece[3] / 2.0);
    finger.press("d2");
    finger.move_to("d4");
    page.until("a larger piece, nearer to the far side", || {
        let piece = page.box_of("[data-piece][data-on=d2]");
        piece[2] > 1.5 * square[2] && middle(piece) < square[1]
    });
    page.read_view_until("a mark under the finger", |view| view.hovered == ["d4"]);
    finger.release();
    assert_eq!(page.sans(), ["d4"]);

    // The player at the top sees the board from the other side.
    finger.press("d7");
    finger.move_to("d5");
    let square = page.box_of("[data-square=d5]");
    page.until("a larger piece, nearer to that player's far side", || {
        let piece = page.box_of("[data-piece][data-on=d7]");
        piece[2] > 1.5 * square[2] && middle(piece) > square[1] + square[3]
    });
    finger.release();
    assert_eq!(page.sans(), ["d4", "d5"]);
}

#[test]
fn a_drag_writes_nothing_but_styles_and_marks() {
    let page = Page::open("");
    page.until("what was painted first is gone", || !page.has(".boot"));
    let mouse = page.mouse();
    mouse.press("d2");
    mouse.move_to("d3");
    page.read_view_until("the drag", |view| view.hovered == ["d3"]);

    page.watch_document();
    for square in ["d4", "e4", "f5", "g6", "h3", "d4", "d3", "d4"] {
        mouse.move_to(square);
    }
    page.read_view_until("the mark on d4", |view| view.hovered == ["d4"]);
    let changes = page.document_changes();
    mouse.release();
    assert_eq!(page.sans(), ["d4"]);

    assert!(!changes.is_empty());
    let allowed = ["style", "data-hovered", "data-kind", "class"];
    for change in &changes {
        let attribute = change.attribute.as_deref().unwrap_or_default();
        assert!(change.kind == "attributes" && allowed.contains(&attribute), "a drag changed {change:?}");
    }
    let kinds: BTreeSet<_> = changes.iter().map(|change| (&change.attribute, &change.on)).collect();
    print_line(&format!(
        "{} changes of the document during 16 moves of the pointer, of {} kinds",
        changes.len(),
        kinds.len()
    ));
}

#[test]
fn between_two_drags_the_board_may_move_on_the_page() {
    let page = Page::open("");
    page.browser().resize(360, 740);
    page.drag("e2", "e4");
    let top = || page.visible_box("[data-board]").map_or(0.0, |board| board.top);
    let before = top();
    // Clocks make the edge above the board taller, so the board is further down.
    page.change_fragment("#clock=300&first-move=free");
    page.until("a board further down", || top() > before + 20.0);
    page.drag("e2", "e4");
    assert_eq!(page.sans(), ["e4"]);
    page.browser().resize(1440, 900);
    page.drag("e7", "e5");
    page.change_fragment("#seats=side-by-side");
    page.until("a board turned", || page.has("[data-board][data-orientation=left]"));
    page.drag("g1", "f3");
    assert_eq!(page.sans(), ["Nf3"]);
}
