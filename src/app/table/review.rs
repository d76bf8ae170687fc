//! Reviews: the board shows an earlier position of the game, or another line, in place of the game
//! in progress.
//!
//! A review does not change the game in progress: its moves, clocks, offers and saved records stay.
//! Reviews are never saved. An imported game becomes a game of the app only when the players
//! continue from one of its positions.

use crate::app::action::OpenedGame;
use crate::app::announcements::{LinePlace, PlayedMove};
use crate::app::ptr_eq_rc::PtrEqRc;
use crate::game::{Game, LineCursor, MoveLine};
use std::rc::Rc;

/// A position that the board shows in place of the game in progress, without changing that game.
#[derive(Clone, Debug, PartialEq)]
pub enum BoardReview {
    /// The position of the game on the board after this many half-moves. This number is less than
    /// the number of half-moves played.
    EarlierPosition(usize),
    /// A position of another line.
    OtherLine {
        /// The line.
        line: Rc<MoveLine>,
        /// The origin of the line.
        about: LineKind,
        /// The number of half-moves of the line that lead to the position shown.
        at: usize,
    },
}

/// Origin of a line of moves that the board shows in place of the game in progress.
#[derive(Clone, Debug, PartialEq)]
pub enum LineKind {
    /// The mate that was still possible when a flag fell.
    Mate,
    /// The intended move of a draw claim, which was declared but not played.
    DeclaredMove,
    /// An imported game or position.
    ImportedGame(PtrEqRc<OpenedGame>),
}

/// A step to another position of the game or line that the board shows, or back to the game in
/// progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewStep {
    /// To the first position.
    First,
    /// A half-move back.
    Previous,
    /// A half-move forward.
    Next,
    /// To the last position.
    Last,
    /// To the position after this many half-moves of the line that the board shows, or of the game
    /// in progress if the board shows no line.
    ToPly(usize),
    /// To the position after this many half-moves of the game in progress. If a draw claim ended
    /// the game, a number greater than the number of half-moves played means the position after the
    /// intended move of the claim.
    GamePly(usize),
    /// To the first move of the mate that was still possible when a flag fell.
    Mate,
    /// Back to the game in progress.
    BackToGame,
}

/// Returns the position that the board shows, with the moves before and after it. If `review` is
/// `None`, returns the last position of `game`.
pub(super) fn shown_cursor<'a>(game: &'a Game, review: Option<&'a BoardReview>) -> LineCursor<'a> {
    let live = game.cursor_at(game.moves().len());
    match review {
        None => live,
        Some(BoardReview::EarlierPosition(ply)) => LineCursor { ply: (*ply).min(live.ply), ..live },
        Some(BoardReview::OtherLine { line, at, .. }) => {
            let at = (*at).min(line.moves().len());
            LineCursor { start: line.start(), moves: line.moves(), corrections: &[], ply: at }
        }
    }
}

/// Returns the place of the position `shown` in its game or line, for announcements: at the start,
/// or after a move.
pub(super) fn place_of(shown: &LineCursor<'_>) -> LinePlace {
    match shown.last_move() {
        None => {
            let (position, is_corrected) = (shown.position(), shown.correction().is_some());
            LinePlace::Start { turn: position.turn(), check: position.is_check(), is_corrected }
        }
        Some(played) => {
            let (before, played) = (shown.position_before().clone(), played.clone());
            LinePlace::After(Box::new(PlayedMove { before, played }))
        }
    }
}
