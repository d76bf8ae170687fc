//! What is being looked at in place of the game in progress: an earlier position of it, or another line altogether.
//!
//! Looking changes nothing that is played. The game keeps its clocks, its offers and its place on the disk; what is
//! looked at is never kept, and a game from elsewhere becomes a game of one's own only by playing on from it.

use crate::app::announcements::{Place, PlayedMove};
use crate::game::pgn::Score;
use crate::game::{Game, Headers, Line, Spot};
use std::rc::Rc;

/// What is looked at in place of the game in progress.
#[derive(Clone, Debug, PartialEq)]
pub enum Looking {
    /// The game on the board as it stood after so many half-moves, fewer than have been played.
    Back(usize),
    /// Another line.
    Aside {
        /// The line.
        line: Rc<Line>,
        /// What it is.
        about: About,
        /// How many of its half-moves are on the board.
        at: usize,
    },
}

/// What a line is that is not the game on the board.
#[derive(Clone, Debug, PartialEq)]
pub enum About {
    /// The mate that was still possible when a flag fell.
    Mate,
    /// The move that was declared with a claim and not played.
    Intended,
    /// A game or a position from elsewhere.
    Record {
        /// Who played, where and when.
        headers: Box<Headers>,
        /// How it ended.
        score: Score,
    },
}

/// A step through what is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// To the position it starts from.
    First,
    /// A half-move back.
    Previous,
    /// A half-move on.
    Next,
    /// To its last position.
    Last,
    /// To its position after so many half-moves.
    Step(usize),
    /// To the game on the board after so many half-moves; one more than were played is the declared move of a claim.
    Ply(usize),
    /// To the first move of the mate that was still possible when a flag fell.
    Mate,
    /// Back to the game in progress.
    Live,
}

/// The place that a review shows, or the game itself.
pub(super) fn spot<'a>(game: &'a Game, looking: Option<&'a Looking>) -> Spot<'a> {
    let live = game.spot(game.moves().len());
    match looking {
        None => live,
        Some(Looking::Back(ply)) => Spot { at: (*ply).min(live.at), ..live },
        Some(Looking::Aside { line, at, .. }) => {
            let at = (*at).min(line.moves().len());
            Spot { start: line.start(), moves: line.moves(), corrections: &[], at }
        }
    }
}

/// Where that is, as a value.
pub(super) fn place(shown: &Spot<'_>) -> Place {
    match shown.last() {
        None => {
            let (position, put_right) = (shown.position(), shown.correction().is_some());
            Place::Start { turn: position.turn(), check: position.is_check(), put_right }
        }
        Some(played) => {
            let (before, played) = (shown.before().clone(), played.clone());
            Place::After(Box::new(PlayedMove { before, played }))
        }
    }
}
