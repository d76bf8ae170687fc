//! Explanations of game results whose reason the final position alone does not show.

use super::Outcome;
use crate::game::DrawProof;
use crate::rules::{Bitboard, Color, Move, Square};

/// Explanation of a game's result whose reason the final position alone does not show.
#[derive(Clone, Debug, PartialEq)]
pub enum Explanation {
    /// A player left the king in check.
    KingLeftInCheck {
        /// The player who left the king in check.
        by: Color,
        /// The square of the king.
        king: Square,
        /// The pieces that could capture the king.
        attackers: Bitboard,
        /// Whether the opponent could have mated.
        mate_verdict: MateVerdict,
    },
    /// A flag fell.
    FlagFall {
        /// The player whose flag fell.
        fallen: Color,
        /// Whether the opponent could have mated.
        mate_verdict: MateVerdict,
    },
    /// A player resigned, under house rules that ask whether the opponent could have mated.
    Resignation {
        /// The player who resigned.
        by: Color,
        /// Whether the opponent could have mated.
        mate_verdict: MateVerdict,
    },
    /// A player claimed a draw.
    Claim {
        /// The player who claimed.
        by: Color,
        /// The move that was declared with the claim and not played, if there is one.
        intended: Option<Move>,
        /// The proof of the claim: repetition or fifty moves.
        proof: DrawProof,
    },
    /// The arbiter decided the game.
    Arbiter {
        /// The arbiter's reason.
        why: String,
    },
    /// A draw that needed no claim, with its proof: repetition, or moves without a capture or pawn
    /// move.
    Automatic(DrawProof),
}

impl Explanation {
    /// Returns the player whose flag fell, who resigned or who left the king in check; `None` for
    /// any other end of the game.
    pub fn ended_by(&self) -> Option<Color> {
        match self {
            Explanation::FlagFall { fallen: player, .. }
            | Explanation::Resignation { by: player, .. }
            | Explanation::KingLeftInCheck { by: player, .. } => Some(*player),
            _ => None,
        }
    }

    /// Returns whether the opponent could have mated the player whose flag fell, who resigned, or
    /// who left the king in check.
    ///
    /// `None` for any other end of the game.
    pub fn mate_verdict(&self) -> Option<&MateVerdict> {
        match self {
            Explanation::KingLeftInCheck { mate_verdict, .. }
            | Explanation::FlagFall { mate_verdict, .. }
            | Explanation::Resignation { mate_verdict, .. } => Some(mate_verdict),
            _ => None,
        }
    }
}

/// Verdict whether a player could still have mated when the opponent's flag fell, when the opponent
/// resigned, or when the opponent left the king in check.
///
/// If no mate was possible, the game is drawn. Below, "the player" is the one who would win.
#[derive(Clone, Debug, PartialEq)]
pub enum MateVerdict {
    /// The house rules do not ask whether the player could have mated.
    NotAsked,
    /// The player has more than a king, under house rules that count this as a possible mate.
    MoreThanKing,
    /// The player has only the king.
    LoneKing,
    /// The player has enough material to mate, under house rules that count this as a possible
    /// mate.
    EnoughMaterial,
    /// The player has too little material for any mate.
    NotEnoughMaterial,
    /// The player could have mated, by these moves; empty if no line is known.
    CanMate(Vec<Move>),
    /// No series of legal moves leads to a mate by the player.
    CannotMate,
    /// The search ended without an answer, which counts as a possible mate.
    Undetermined,
}

impl MateVerdict {
    /// Returns the name of this verdict for programs and the web page, such as `cannot-mate`.
    pub const fn code(&self) -> &'static str {
        match self {
            MateVerdict::NotAsked => "not-asked",
            MateVerdict::MoreThanKing => "more-than-king",
            MateVerdict::LoneKing => "lone-king",
            MateVerdict::EnoughMaterial => "enough-material",
            MateVerdict::NotEnoughMaterial => "not-enough-material",
            MateVerdict::CanMate(_) => "can-mate",
            MateVerdict::CannotMate => "cannot-mate",
            MateVerdict::Undetermined => "undetermined",
        }
    }

    /// Whether the verdict makes the game a draw, because the player who would win could not have
    /// mated.
    pub const fn is_draw(&self) -> bool {
        matches!(self, MateVerdict::LoneKing | MateVerdict::NotEnoughMaterial | MateVerdict::CannotMate)
    }
}

/// Outcome of a finished game, with an explanation if the outcome needs one. A checkmate and an
/// agreed draw, for example, have no explanation.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::game) struct GameEnding {
    pub(in crate::game) outcome: Outcome,
    pub(in crate::game) explanation: Option<Explanation>,
}
