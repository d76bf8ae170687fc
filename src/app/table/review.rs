//! Reviews: an earlier position of the game, or another line, shown in place of the game in
//! progress.
//!
//! A review does not change the game in progress: its moves, clocks, offers and saved records stay.
//! Reviews are never saved, and an imported game becomes a game in the app only when the players
//! continue from one of its positions.

use crate::app::action::OpenedGame;
use crate::app::announcements::{LinePlace, PlayedMove};
use crate::app::ptr_eq_rc::PtrEqRc;
use crate::game::{Game, LineCursor, MoveLine};
use std::rc::Rc;

/// A position that the board shows in place of the game in progress, without changing that game: an
/// earlier position of the game, or a position of another line of moves.
#[derive(Clone, Debug, PartialEq)]
pub enum BoardReview {
    /// The game on the board after this many half-moves, fewer than have been played.
    EarlierPosition(usize),
    /// A position of another line.
    OtherLine {
        /// The line.
        line: Rc<MoveLine>,
        /// The origin of the line.
        about: LineKind,
        /// The number of half-moves of the line before the position shown.
        at: usize,
    },
}

/// Origin of a line of moves that the board shows in place of the game in progress: a mate that was
/// possible, a declared move, or an imported game.
#[derive(Clone, Debug, PartialEq)]
pub enum LineKind {
    /// The mate that was still possible when a flag fell.
    Mate,
    /// The move that was declared with a claim and not played.
    DeclaredMove,
    /// An imported game or position.
    ImportedGame(PtrEqRc<OpenedGame>),
}

/// A step back or forward through the moves that the board shows, of the game or of another line,
/// or back to the game in progress.
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
    /// To the position after this many half-moves of the game or line that the board shows.
    ToPly(usize),
    /// To the position after this many half-moves of the game on the board. If the number is one
    /// more than were played, to the intended move of the draw claim that ended the game.
    GamePly(usize),
    /// To the first move of the mate that was still possible when a flag fell.
    Mate,
    /// Back to the game in progress.
    BackToGame,
}

/// Returns the position that the board shows, with the moves before and after it. If `review` is
/// `None`, that is the last position of `game`.
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

/// Returns where in its game or line the position `shown` is, for announcements: at the start, or
/// after a certain move.
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
