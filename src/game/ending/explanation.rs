//! Explanations of results that the final position alone does not show.

use super::Outcome;
use crate::game::DrawProof;
use crate::rules::{Bitboard, Color, Move, Square};

/// Explanation of a result that the final position alone does not show.
#[derive(Clone, Debug, PartialEq)]
pub enum Explanation {
    /// A king left in check.
    KingLeftInCheck {
        /// The owner of the king.
        by: Color,
        /// The square of the king.
        king: Square,
        /// The pieces that could capture the king.
        attackers: Bitboard,
        /// Whether the opponent could have mated.
        finding: MateVerdict,
    },
    /// The fall of a flag, and whether it lost the game.
    FlagFall {
        /// The player whose flag fell.
        fallen: Color,
        /// Whether the opponent could have mated.
        finding: MateVerdict,
    },
    /// A resignation, under rules that examine whether it loses.
    Resignation {
        /// The player who resigned.
        by: Color,
        /// Whether the opponent could have mated.
        finding: MateVerdict,
    },
    /// A draw that a player claimed.
    Claim {
        /// The player who claimed.
        by: Color,
        /// The move that was declared and not played, if there is one.
        intended: Option<Move>,
        /// The proof.
        proof: DrawProof,
    },
    /// A decision of the arbiter.
    Arbiter {
        /// The arbiter's reason.
        why: String,
    },
    /// The proof of a draw that needed no claim.
    Automatic(DrawProof),
}

impl Explanation {
    /// Returns the player whose flag fell, who resigned or who left the king in check; `None` for
    /// another end.
    pub fn ended_by(&self) -> Option<Color> {
        match self {
            Explanation::FlagFall { fallen: player, .. }
            | Explanation::Resignation { by: player, .. }
            | Explanation::KingLeftInCheck { by: player, .. } => Some(*player),
            _ => None,
        }
    }

    /// Returns whether the opponent could have mated the player who lost on time, resigned, or left
    /// the king in check.
    ///
    /// `None` for every other end of a game.
    pub fn mate_verdict(&self) -> Option<&MateVerdict> {
        match self {
            Explanation::KingLeftInCheck { finding, .. }
            | Explanation::FlagFall { finding, .. }
            | Explanation::Resignation { finding, .. } => Some(finding),
            _ => None,
        }
    }
}

/// Verdict whether the player who would win could have mated the opponent.
///
/// The opponent lost on time, resigned, or left the king in check. The game is drawn if no mate was
/// possible. Below, "the player" is the one who would win.
#[derive(Clone, Debug, PartialEq)]
pub enum MateVerdict {
    /// These rules do not ask whether the player could have mated.
    NotAsked,
    /// The player has more than a king, which suffices under these rules.
    MoreThanKing,
    /// The player has only the king.
    LoneKing,
    /// The player has enough material, which suffices under these rules.
    EnoughMaterial,
    /// The player has no material for any mate.
    NotEnoughMaterial,
    /// A mate is possible, by this series of moves as far as it is known.
    CanMate(Vec<Move>),
    /// No series of legal moves mates.
    CannotMate,
    /// The search ended without an answer: it counts as a possible mate.
    Undetermined,
}

impl MateVerdict {
    /// Returns the name of the verdict whether a mate was possible, such as `cannot-mate`.
    ///
    /// Programs and the web page know the verdict by this name.
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

    /// Whether the verdict makes the game a draw: the player who would win could not have mated.
    pub const fn is_draw(&self) -> bool {
        matches!(self, MateVerdict::LoneKing | MateVerdict::NotEnoughMaterial | MateVerdict::CannotMate)
    }
}

/// Outcome of a finished game, with its explanation where the position does not show the reason.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::game) struct GameEnding {
    pub(in crate::game) outcome: Outcome,
    pub(in crate::game) explanation: Option<Explanation>,
}
