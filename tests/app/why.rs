//! Explanations of ends of the game that no player declared, such as mate and stalemate.

use super::page::Page;
use tabiya::app::table;
use tabiya::app::table::ReviewStep;
use tabiya::app::table::view::ResultExplanationView;
use tabiya::app::{AnnouncementItem, EndExplanation};
use tabiya::game::{Event, Verdict};
use tabiya::rules::{Bitboard, Color, Square, WhyDead};

fn set(squares: &[Square]) -> Bitboard {
    squares.iter().copied().collect()
}

/// The explanation of the game's end in [`PageView::explanation`](tabiya::app::PageView). `None`:
/// there is no explanation. `Some(None)`: there is an explanation, but it is closed.
fn shown_explanation(page: &Page) -> Option<Option<EndExplanation>> {
    match page.view().explanation.as_deref() {
        Some(ResultExplanationView::Why { game, step }) => {
            Some(EndExplanation::of_game(game).filter(|_| step.is_some()))
        }
        _ => None,
    }
}

#[test]
fn a_mate_is_explained_and_marked_when_somebody_asks() {
    let mut page = Page::new();
    page.play("f3 e5 g4");
    page.send(table::Msg::ExplainResult { step: 0 });
    assert_eq!(shown_explanation(&page), None, "the game continues");
    page.play("Qh4#");
    assert_eq!(page.board().explained_squares, Bitboard::EMPTY);
    assert!(page.view().card.is_some_and(|card| card.0.can_explain));
    assert_eq!(shown_explanation(&page), None, "the card offers it");
    page.send(table::Msg::ExplainResult { step: 0 });
    let Some(Some(EndExplanation::NoLegalMove(why))) = shown_explanation(&page) else {
        panic!("{:?}", shown_explanation(&page))
    };
    assert_eq!(why.covered, [(Square::F2, Bitboard::from(Square::H4))]);
    assert_eq!(page.board().explained_squares, set(&[Square::H4]), "the check");
    assert!(page.view().card.is_none(), "the explanation takes its place");
    assert!(matches!(page.said(), [AnnouncementItem::EndExplained { step: 0, .. }]), "{:?}", page.said());
    page.send(table::Msg::ExplainResult { step: 2 });
    assert_eq!(page.board().explained_squares, set(&[Square::H4, Square::F2]), "the attacked square");
    page.send(table::Msg::ExplainResult { step: 9 });
    assert!(matches!(page.said(), [AnnouncementItem::EndExplained { step: 3, .. }]), "there are four steps");
    page.send(table::Msg::ExplainResult { step: 2 });
    // While the board shows an earlier position, no squares are marked.
    page.show_position(ReviewStep::First);
    assert_eq!(page.board().explained_squares, Bitboard::EMPTY);
    page.show_position(ReviewStep::BackToGame);
    assert_eq!(page.board().explained_squares, set(&[Square::H4, Square::F2]));
    page.send(table::Msg::CloseExplanation);
    assert_eq!((shown_explanation(&page), page.board().explained_squares), (Some(None), Bitboard::EMPTY));
    page.start_game();
    assert_eq!((shown_explanation(&page), page.board().explained_squares), (None, Bitboard::EMPTY));
}

#[test]
fn asking_while_another_position_is_looked_at_shows_the_end() {
    let mut page = Page::new();
    page.play("f3 e5 g4 Qh4#");
    page.show_position(ReviewStep::First);
    page.send(table::Msg::ExplainResult { step: 0 });
    assert_eq!(page.fen(), "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3");
    assert!(page.board().explained_squares.contains(Square::H4));
}

#[test]
fn stalemates_and_dead_positions_can_be_asked_about() {
    let mut page = Page::at("k7/8/1K6/8/8/8/2Q5/8 w - - 0 1");
    page.play("Qc7").send(table::Msg::ExplainResult { step: 0 });
    let Some(Some(EndExplanation::NoLegalMove(why))) = shown_explanation(&page) else {
        panic!("{:?}", shown_explanation(&page))
    };
    assert!(!why.is_mate() && why.covered.len() == 3);
    let mut page = Page::at("4k3/8/8/8/8/8/4p3/4K3 w - - 0 1");
    page.play("Kxe2");
    if page.game().question().is_some() {
        page.answer(Verdict::Unwinnable);
    }
    page.send(table::Msg::ExplainResult { step: 0 });
    assert_eq!(shown_explanation(&page), Some(Some(EndExplanation::Dead(WhyDead::LoneKings))));
}

#[test]
fn what_a_player_has_ended_has_no_why() {
    let mut page = Page::new();
    page.play("e4 e5").act(Event::Resign(Color::White)).answer_open_questions_winnable();
    page.send(table::Msg::ExplainResult { step: 0 });
    assert_eq!((shown_explanation(&page), page.board().explained_squares), (None, Bitboard::EMPTY));
}
