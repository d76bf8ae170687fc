//! Pressing, dropping and promoting pieces.

use super::page::{Page, moved, square, squares};
use tabiya::app::{AnnouncementItem, Effect, FocusTarget, NoticeContent, PageEffect, PageMsg, Route, table};
use tabiya::game::{Event, UnplayableReason, Verdict};
use tabiya::rules::{Bitboard, Color, Role, Square, WhyIllegal};

/// Returns the notice that tells White why a piece cannot go to a square.
///
/// `reach` contains the square of the piece and the squares to which the piece can go.
fn unplayable(why: WhyIllegal, reach: &[Square]) -> AnnouncementItem {
    AnnouncementItem::Notice(NoticeContent::Unplayable {
        by: Color::White,
        why: UnplayableReason::Illegal(why),
        pieces: Vec::new(),
        reach: reach.iter().copied().collect(),
    })
}

#[test]
fn a_press_selects_and_shows_the_legal_targets() {
    let mut page = Page::new();
    page.press("g1");
    assert_eq!(page.board().selected, Some(Square::G1));
    assert_eq!(page.board().targets, squares("f3 h3"));
    assert_eq!(page.board().captures, Bitboard::EMPTY);
    page.press("g1");
    assert_eq!(page.board().selected, None, "a second press lets go");
}

#[test]
fn a_press_on_another_own_piece_selects_that_one() {
    let mut page = Page::new();
    page.press("g1").press("e2");
    assert_eq!(page.board().selected, Some(Square::E2));
}

#[test]
fn a_piece_can_be_let_go() {
    let mut page = Page::new();
    page.press("g1").send(table::Msg::Deselect);
    assert_eq!(page.board().selected, None);
}

#[test]
fn the_other_side_cannot_be_picked_up() {
    let mut page = Page::new();
    page.press("e7");
    assert_eq!(page.board().selected, None);
    page.drop("e7", "e5");
    assert_eq!(page.sans(), [""; 0]);
}

#[test]
fn press_and_press_plays_a_move() {
    let mut page = Page::new();
    let before = page.game().position().clone();
    page.press("e2").press("e4");
    assert_eq!(page.sans(), ["e4"]);
    assert_eq!(page.board().last_move, squares("e2 e4"));
    let [AnnouncementItem::Moved(told)] = page.said() else { panic!("{:?}", page.said()) };
    assert_eq!((&told.before, &told.played), (&before, &page.game().moves()[0]));
    assert!(page.effects.iter().any(
        |effect| matches!(effect, Effect::Page(PageEffect::HoldPgn(game)) if game.pgn().contains("1. e4"))
    ));
}

#[test]
fn an_illegal_drop_changes_nothing_but_what_is_said() {
    let mut page = Page::new();
    let fen = page.fen();
    page.drop("e2", "e5");
    assert_eq!(page.fen(), fen);
    assert_eq!(page.board().selected, None);
    assert_eq!(
        page.said(),
        [unplayable(WhyIllegal::NotItsWay(Role::Pawn), &[Square::E2, Square::E3, Square::E4])]
    );
    assert!(!page.view().announcement.is_repeated);
    page.drop("e2", "e5");
    assert_eq!(
        page.said(),
        [unplayable(WhyIllegal::NotItsWay(Role::Pawn), &[Square::E2, Square::E3, Square::E4])]
    );
    assert!(page.view().announcement.is_repeated, "said again, it must be read again");
    page.drop("e2", "e5");
    assert!(!page.view().announcement.is_repeated, "and once more: it must look different each time");
}

#[test]
fn who_takes_a_piece_out_of_turn_is_told_so_at_that_players_edge() {
    let mut page = Page::new();
    page.press("e7");
    assert_eq!(page.board().selected, None);
    let notice = page.view().notice.expect("a notice");
    let why = UnplayableReason::Illegal(WhyIllegal::NotItsTurn);
    assert_eq!(
        notice.content,
        NoticeContent::Unplayable {
            by: Color::Black,
            why,
            pieces: Vec::new(),
            reach: Bitboard::from(Square::E7)
        }
    );
    assert_eq!(page.board().refused, Bitboard::from(Square::E7));
    page.press("e2").press("e4");
    assert!(page.view().notice.is_none(), "a move puts it away");
}

#[test]
fn a_drop_back_on_its_own_square_is_no_fault() {
    let mut page = Page::new();
    let told = page.view().announcement;
    page.press("e2").send(table::Msg::Drop { from: Square::E2, to: Square::E2 });
    assert_eq!(page.view().announcement, told);
}

#[test]
fn a_promotion_waits_for_its_choice() {
    for (role, san) in
        [(Role::Queen, "e8=Q"), (Role::Rook, "e8=R"), (Role::Bishop, "e8=B"), (Role::Knight, "e8=N+")]
    {
        let mut page = Page::at("8/4P1k1/8/8/8/8/4p3/K7 w - - 0 1");
        page.drop("e7", "e8");
        assert_eq!(page.board().promotion, Some(Square::E8));
        assert!(
            page.board()
                .pieces
                .iter()
                .any(|piece| piece.square == Square::E7 && piece.drawn_square == Square::E8)
        );
        assert_eq!(page.sans(), [""; 0], "not played yet");
        page.send(table::Msg::Promote(role));
        assert_eq!(page.sans(), [san]);
        assert_eq!(page.board().promotion, None);
    }
}

#[test]
fn escape_takes_a_promotion_back() {
    let mut page = Page::at("8/4P1k1/8/8/8/8/8/K7 w - - 0 1");
    let fen = page.fen();
    page.drop("e7", "e8").send(PageMsg::Escape);
    assert_eq!(page.board().promotion, None);
    assert_eq!(page.fen(), fen);
    assert!(
        page.asks_for(FocusTarget::Square(Square::E7)) && page.asks_for(PageEffect::GoToRoute(Route::Table))
    );
    page.send(table::Msg::Promote(Role::Queen));
    assert_eq!(page.sans(), [""; 0], "nothing is left to promote");
    page.drop("e7", "e8").send(table::Msg::CancelPromotion);
    assert_eq!(page.board().promotion, None, "its own button does the same");
}

#[test]
fn nothing_else_moves_while_a_promotion_waits() {
    let mut page = Page::at("8/4P1k1/8/8/8/8/8/K7 w - - 0 1");
    page.drop("e7", "e8").drop("a1", "a2");
    assert_eq!(page.sans(), [""; 0]);
    assert_eq!(page.board().movable, Bitboard::EMPTY);
}

#[test]
fn mate_ends_the_game() {
    let mut page = Page::new();
    for (from, to) in [("f2", "f3"), ("e7", "e5"), ("g2", "g4"), ("d8", "h4")] {
        page.drop(from, to);
    }
    assert_eq!(page.sans(), ["f3", "e5", "g4", "Qh4#"]);
    assert_eq!(page.result(), Some(("0-1", "checkmate")));
    let [last, AnnouncementItem::GameOver(game)] = page.said() else { panic!("{:?}", page.said()) };
    assert_eq!(moved(last).as_deref(), Some("Qh4#"));
    assert_eq!(**game, *page.game());
    assert_eq!(page.board().movable, Bitboard::EMPTY);
    page.drop("a2", "a3");
    assert_eq!(page.sans().len(), 4);
}

#[test]
fn en_passant_can_be_switched_off_for_the_next_game() {
    let moves = [("e2", "e4"), ("a7", "a6"), ("e4", "e5"), ("d7", "d5")];
    let mut page = Page::new();
    page.drop("e2", "e4").set("en-passant", "off");
    for (from, to) in &moves[1..] {
        page.drop(from, to);
    }
    page.press("e5");
    assert!(page.board().captures.contains(Square::D6), "the game that runs keeps its rules");
    page.send(table::Msg::NewGame);
    for (from, to) in moves {
        page.drop(from, to);
    }
    page.press("e5");
    assert_eq!(page.board().targets, squares("e6"));
}

#[test]
fn a_held_piece_stays_in_the_hand_whatever_comes_from_elsewhere() {
    let mut page = Page::new();
    page.drop("e2", "e4");
    let (game, question) = page.asked().expect("FIDE asks whether the position is dead");
    page.press("e7");
    page.send(table::Msg::Verdict { game, question, verdict: Verdict::Winnable { line: Vec::new() } });
    assert_eq!(page.board().selected, Some(square("e7")), "the answer has come in the middle of a move");
    page.act(Event::OfferDraw(Color::White)).press("e5");
    assert_eq!(page.sans(), ["e4", "e5"]);
    page.press("g1").act(Event::Resign(Color::Black));
    assert_eq!(page.board().selected, None, "nothing may be moved any more");
}

/// A refused move of any piece marks squares: the squares that explain the refusal, or the square
/// of the piece with the squares to which it can go.
#[test]
fn a_refused_move_of_any_piece_marks_squares() {
    for (fen, from, to) in [
        ("4k3/p7/8/8/8/8/4P3/4K3 w - - 0 1", "e2", "e5"),
        ("4k3/p7/8/8/8/4P3/8/4K3 w - - 0 1", "e3", "e5"),
        ("4k3/p7/8/8/8/8/4P3/4K3 w - - 0 1", "e2", "d3"),
        ("4k3/p7/8/8/8/8/4N3/4K3 w - - 0 1", "e2", "e4"),
        ("4k3/p7/8/8/8/8/4B3/4K3 w - - 0 1", "e2", "e4"),
        ("4k3/p7/8/8/8/8/R7/4K3 w - - 0 1", "a2", "b3"),
        ("4k3/p7/8/8/8/8/Q7/4K3 w - - 0 1", "a2", "b4"),
        ("4k3/p7/8/8/8/8/8/4K3 w - - 0 1", "e1", "e3"),
        ("4k3/p7/8/8/8/8/8/4K2R w - - 0 1", "e1", "g1"),
        ("4k3/p7/8/8/8/8/8/R3K1NR w KQ - 0 1", "e1", "g1"),
        ("4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1", "e2", "c3"),
        ("4k3/4p3/8/8/8/8/8/4K3 w - - 0 1", "e7", "e5"),
    ] {
        for gentle in [false, true] {
            let mut page = Page::at(fen);
            if gentle {
                page.set("children", "on");
            }
            page.drop(from, to);
            let board = page.board();
            let reach = board.refused;
            assert!(!(reach | board.explained_squares).is_empty(), "{from}{to} of {fen}");
            let itself = from.parse().expect("a square");
            assert!(reach.is_empty() || reach.contains(itself), "{from}{to} of {fen}");
        }
    }
}
