//! The exact questions: can this side still mate?
//!
//! Answering one may take longer than a frame, so the game never does it itself. It asks a [`Question`], whoever
//! runs the game has it answered when and where that suits, and the [`Verdict`] comes back as
//! [`Event::Answer`](super::Event::Answer). Until then a game that may be dead goes on, and a game whose flag
//! has fallen waits.

use serde::{Deserialize, Serialize};

use super::wire;
use crate::rules::{Color, Move, Position};

/// A question about the position on the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// Its number within the game; an answer names it.
    pub id: u32,
    /// The position it is about.
    pub position: Position,
    /// What is asked.
    pub who: Who,
}

/// Who might mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// Can either side mate by some series of legal moves? If not, the position is dead (FIDE 5.2.2).
    Either,
    /// Can this side mate by some series of legal moves? If not, the fallen flag of the other side draws
    /// (FIDE 6.9).
    Side(Color),
}

/// The answer to a [`Question`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// There is a mate. `line` is one series of moves to it, as far as it is known.
    Winnable {
        /// The moves that mate, from the position asked about.
        #[serde(with = "wire::line", default)]
        line: Vec<Move>,
    },
    /// There is none.
    Unwinnable,
    /// The search ended without knowing. The game takes it that there is a mate, and says so.
    Undetermined,
}
