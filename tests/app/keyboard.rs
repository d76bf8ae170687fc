//! The keyboard cursor on the board.

use super::page::Page;
use tabiya::app::seating::Orientation;
use tabiya::app::table::{self, CursorStep};
use tabiya::app::{Effect, FocusTarget, PageMsg};
use tabiya::rules::Square;

#[test]
fn the_keyboard_walks_the_board_as_it_is_seen() {
    let mut page = Page::new();
    page.send(table::Msg::StepCursor(CursorStep::Up));
    assert_eq!(page.board().cursor, Square::E3);
    assert_eq!(page.effects, [Effect::Focus(FocusTarget::Square(Square::E3))]);
    page.send(PageMsg::FlipBoard);
    assert_eq!(page.board().orientation, Orientation::Black);
    page.send(table::Msg::StepCursor(CursorStep::Up));
    assert_eq!(page.board().cursor, Square::E2);
}

#[test]
fn the_cursor_follows_presses_and_moves() {
    let mut page = Page::new();
    page.press("g1");
    assert_eq!(page.board().cursor, Square::G1);
    page.play("d4");
    assert_eq!(page.board().cursor, Square::D4);
}

#[test]
fn the_keyboards_place_follows_a_focus_that_something_else_has_moved() {
    let mut page = Page::new();
    page.send(table::Msg::FocusSquare(Square::G1));
    assert_eq!(page.board().cursor, Square::G1);
    assert!(page.effects.is_empty(), "the focus is there already: {:?}", page.effects);
    page.send(table::Msg::StepCursor(CursorStep::Up));
    assert_eq!(page.board().cursor, Square::G2);
}
