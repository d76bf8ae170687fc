//! Steps through earlier positions and other lines, without any effect on the game in progress.

use super::review::{BoardReview, LineKind, ReviewStep, place_of};
use super::{Table, apply};
use crate::app::action::OpenedGame;
use crate::app::announcements::{AnnouncementItem, Notice, NoticeAction, NoticeContent};
use crate::app::ptr_eq_rc::PtrEqRc;
use crate::game::{Explanation, Game, Instant, MateVerdict, MoveLine};
use std::rc::Rc;

/// Shows another position of the game or line on the board, such as the previous position, or
/// returns to the game in progress. Does not change the game.
pub(super) fn step_review(table: &mut Table, step: ReviewStep) {
    let shown = table.shown();
    let (at, last) = (shown.ply, shown.moves.len());
    let review_at = |to: usize| review_after(table.board_review.as_ref(), to.min(last), last);
    let review = match step {
        ReviewStep::First => review_at(0),
        ReviewStep::Previous => review_at(at.saturating_sub(1)),
        ReviewStep::Next => review_at(at + 1),
        ReviewStep::Last => review_at(last),
        ReviewStep::ToPly(to) => review_at(to),
        ReviewStep::GamePly(ply) => review_game_at(table.session.game(), ply),
        ReviewStep::Mate => review_mate(table),
        ReviewStep::BackToGame => None,
    };
    show_review(table, review);
}

/// Returns the review of the position after `to` half-moves of the game or line that the board
/// shows. This game or line has `last` half-moves. `review` is the present review, if any. Returns
/// `None` for the last position of the game itself, because it needs no review.
fn review_after(review: Option<&BoardReview>, to: usize, last: usize) -> Option<BoardReview> {
    match review {
        Some(BoardReview::OtherLine { line, about, .. }) => {
            Some(BoardReview::OtherLine { line: line.clone(), about: about.clone(), at: to })
        }
        _ => (to < last).then_some(BoardReview::EarlierPosition(to)),
    }
}

/// Returns the review of the position after `ply` half-moves of the game; `None` for the last
/// position, because it needs no review. If a draw claim has ended the game and `ply` is greater
/// than the number of half-moves played, returns the review of the position after the intended move
/// of the claim.
fn review_game_at(game: &Game, ply: usize) -> Option<BoardReview> {
    let played = game.moves().len();
    if ply <= played {
        return review_after(None, ply, played);
    }
    let Some(Explanation::Claim { intended, .. }) = game.explanation() else { return None };
    let line = Rc::new(MoveLine::new(game.position().clone(), *intended));
    Some(BoardReview::OtherLine { at: line.moves().len(), line, about: LineKind::DeclaredMove })
}

/// Returns a review of the mate that was still possible when a flag fell, at the position after the
/// first move of this line. If no such line is known, returns the present review, if any.
fn review_mate(table: &Table) -> Option<BoardReview> {
    let game = table.session.game();
    let Some(Explanation::FlagFall { mate_verdict: MateVerdict::CanMate(moves), .. }) = game.explanation()
    else {
        return table.board_review.clone();
    };
    let line = Rc::new(MoveLine::new(game.position().clone(), moves.iter().copied()));
    Some(BoardReview::OtherLine { line, about: LineKind::Mate, at: 1 })
}

/// Shows `review` on the board, and announces it. `None` shows the game in progress again.
fn show_review(table: &mut Table, review: Option<BoardReview>) {
    if review == table.board_review {
        return;
    }
    table.board_review = review;
    table.input.cancel_begun_move();
    table.notices.clear_temporary();
    table.update_after_change();
    let said = match &table.board_review {
        None => back_in_game_item(table.session.game()),
        Some(_) => AnnouncementItem::PositionShown(place_of(&table.shown())),
    };
    table.seats.announce_to_both(vec![said]);
}

/// Returns the announcement that the board shows the game in progress again.
fn back_in_game_item(game: &Game) -> AnnouncementItem {
    let turn = game.outcome().is_none().then(|| game.turn());
    AnnouncementItem::BackInGame { turn, check: game.position().is_check() }
}

/// Shows the last position of an imported game on the board, as a review. The game in progress
/// stays.
pub(super) fn review_imported_game(table: &mut Table, mut opened: OpenedGame) {
    let game = &mut opened.game;
    let line = Rc::new(MoveLine::new(game.start.clone(), game.moves.iter().copied()));
    // The last move of a game from a link may be illegal. `MoveLine` leaves out that move, so this
    // code removes it from the game, too.
    game.moves.truncate(line.moves().len());
    let about = LineKind::ImportedGame(PtrEqRc::new(opened));
    show_review(table, Some(BoardReview::OtherLine { at: line.moves().len(), line, about }));
}

/// Shows a notice that no move can be made, because the board shows an earlier position or another
/// line.
pub(super) fn refuse_move_in_review(table: &mut Table, now: Instant) {
    let what = match &table.board_review {
        Some(BoardReview::OtherLine { about: LineKind::ImportedGame(_), .. }) => {
            NoticeContent::MoveInImportedGame
        }
        _ => NoticeContent::MoveInEarlierPosition,
    };
    apply::notify_both(table, Notice::temporary(what, now).with_action(NoticeAction::BackToGame));
}
