//! Moves by two clicks, without a drag.

use tabiya_e2e::{Page, Target};

#[test]
fn click_and_click() {
    let page = Page::open("");
    page.click("g1");
    assert_eq!(page.target_squares(), ["f3", "h3"]);
    page.click("f3");
    let view = page.read_view();
    assert_eq!(view.sans, ["Nf3"]);
    assert!(view.targets.is_empty());
    assert_eq!(Vec::from_iter(&view.last_move), ["f3", "g1"]);
}

#[test]
fn another_own_piece_is_selected_instead_and_a_second_click_lets_go() {
    let page = Page::open("");
    page.click("g1");
    page.click("e2");
    assert_eq!(page.target_squares(), ["e3", "e4"]);
    page.click("e2");
    assert!(page.target_squares().is_empty());
    page.click("e2");
    page.click("e5");
    let view = page.read_view();
    assert!(view.targets.is_empty(), "a click where it may not go lets go");
    assert!(view.sans.is_empty());
}

#[test]
fn only_the_player_to_move_picks_up() {
    let page = Page::open("");
    for square in ["e7", "g8", "e4"] {
        page.click(square);
        assert!(page.target_squares().is_empty(), "{square}");
    }
    page.drag("e7", "e5");
    assert!(page.sans().is_empty());
}

#[test]
fn a_click_and_a_drag_go_together() {
    let page = Page::open("");
    page.click("e2");
    page.drag("e2", "e4");
    page.click("d7");
    page.drag("e7", "e5");
    assert_eq!(page.sans(), ["e4", "e5"]);
}

#[test]
fn captures_are_told_from_moves() {
    let page = Page::open_fen("4k3/8/8/3pP3/8/2n5/8/B3K3 w - d6 0 2");
    page.click("e5");
    let view = page.read_view();
    assert_eq!(view.targets.get("d6"), Some(&Target::Capture), "en passant takes");
    assert_eq!(view.targets.get("e6"), Some(&Target::Move));
    page.click("a1");
    assert_eq!(page.read_view().captures(), ["c3"]);
    page.click("e5");
    page.click("d6");
    let view = page.read_view();
    assert_eq!(view.sans, ["exd6"]);
    assert!(!view.pieces.contains_key("d5"), "the pawn that passed is gone");
}

#[test]
fn en_passant_can_be_off() {
    let fragment = tabiya_e2e::fen_fragment("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1") + "&en-passant=off";
    let page = Page::open(&fragment);
    page.drag("d7", "d5");
    page.click("e5");
    assert_eq!(page.target_squares(), ["e6"], "the pawn that passed cannot be taken");
    page.drag("e5", "d6");
    assert_eq!(page.sans(), ["d5"]);

    page.load(&fragment.replace("=off", "=on"));
    page.drag("d7", "d5");
    page.drag("e5", "d6");
    assert_eq!(page.sans(), ["d5", "exd6"]);
}

#[test]
fn squares_say_what_stands_on_them() {
    let page = Page::open("");
    page.drag("e2", "e4");
    let names = page.square_names();
    assert_eq!(names.len(), 64);
    let view = page.read_view();
    for (square, name) in &names {
        assert!(name.starts_with(square.as_str()), "{square} is called {name:?}");
        // The name of an empty square is only its coordinate. The tests in `words.rs` check the
        // names of the other squares.
        assert_eq!(name != square, view.pieces.contains_key(square), "{square} is called {name:?}");
    }
    assert_eq!(view.said, ["moved"]);
    page.until("the move is announced", || page.read_view().status.contains("e4"));
}
