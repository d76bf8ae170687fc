//! How a game ended: the score and the reason for it.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::rules::Color;

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// Who won; `None` for a draw.
    pub winner: Option<Color>,
    /// Why.
    pub reason: Reason,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// The king was mated (FIDE 5.1.1).
    Checkmate,
    /// The player to move has no legal move and is not in check (FIDE 5.2.1).
    Stalemate,
    /// A player resigned (FIDE 5.1.2).
    Resignation,
    /// A player's time ran out: a loss, or a draw where the opponent could not have mated (FIDE 6.9).
    FlagFall,
    /// A player left their king in check, under house rules that play such a move.
    LeftKingInCheck,
    /// The arbiter ended the game.
    Arbiter,
    /// The players agreed to a draw (FIDE 5.2.3).
    Agreement,
    /// No series of legal moves mates either king (FIDE 5.2.2).
    DeadPosition,
    /// Neither side has the material to mate, under house rules that look at material only.
    InsufficientMaterial,
    /// The same position for the third time (FIDE 9.2).
    Threefold,
    /// The same position for the fifth time (FIDE 9.6.1).
    Fivefold,
    /// Fifty moves by each player without a capture or a pawn move (FIDE 9.3).
    FiftyMoves,
    /// Seventy-five moves by each player without a capture or a pawn move (FIDE 9.6.2).
    SeventyFiveMoves,
}

impl Reason {
    /// Every reason.
    pub const ALL: [Reason; 13] = [
        Reason::Checkmate,
        Reason::Stalemate,
        Reason::Resignation,
        Reason::FlagFall,
        Reason::LeftKingInCheck,
        Reason::Arbiter,
        Reason::Agreement,
        Reason::DeadPosition,
        Reason::InsufficientMaterial,
        Reason::Threefold,
        Reason::Fivefold,
        Reason::FiftyMoves,
        Reason::SeventyFiveMoves,
    ];

    /// Its name on the page and on the command line, `flag-fall`.
    pub fn code(self) -> &'static str {
        match self {
            Reason::Checkmate => "checkmate",
            Reason::Stalemate => "stalemate",
            Reason::Resignation => "resignation",
            Reason::FlagFall => "flag-fall",
            Reason::LeftKingInCheck => "left-king-in-check",
            Reason::Arbiter => "arbiter",
            Reason::Agreement => "agreement",
            Reason::DeadPosition => "dead-position",
            Reason::InsufficientMaterial => "insufficient-material",
            Reason::Threefold => "threefold",
            Reason::Fivefold => "fivefold",
            Reason::FiftyMoves => "fifty-moves",
            Reason::SeventyFiveMoves => "seventy-five-moves",
        }
    }
}

/// Points for a result, counted in halves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Points(u32);

impl Points {
    /// So many half points.
    pub const fn from_halves(halves: u32) -> Points {
        Points(halves)
    }

    /// The points in halves.
    pub const fn halves(self) -> u32 {
        self.0
    }
}

/// `1`, `½`, `0`, `3½`.
impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.0 / 2, self.0 % 2) {
            (whole, 0) => write!(f, "{whole}"),
            (0, _) => f.write_str("½"),
            (whole, _) => write!(f, "{whole}½"),
        }
    }
}

impl Outcome {
    /// A win of `winner`.
    pub(in crate::game) const fn win(winner: Color, reason: Reason) -> Outcome {
        Outcome { winner: Some(winner), reason }
    }

    /// A draw.
    pub(in crate::game) const fn draw(reason: Reason) -> Outcome {
        Outcome { winner: None, reason }
    }

    /// The score as PGN has it: `1-0`, `0-1`, `1/2-1/2`.
    pub fn score(self) -> &'static str {
        match self.winner {
            Some(Color::White) => "1-0",
            Some(Color::Black) => "0-1",
            None => "1/2-1/2",
        }
    }

    /// What the result gives to `color`: one point for a win, half for a draw, none for a loss.
    pub fn points(self, color: Color) -> Points {
        match self.winner {
            None => Points::from_halves(1),
            Some(winner) if winner == color => Points::from_halves(2),
            Some(_) => Points::from_halves(0),
        }
    }
}
