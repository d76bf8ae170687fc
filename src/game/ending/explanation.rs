//! What lies behind a result that the board alone does not show.

use super::Outcome;
use crate::game::Grounds;
use crate::rules::{Bitboard, Color, Move, Square};

/// What lies behind a result that is not plain from the board.
#[derive(Clone, Debug, PartialEq)]
pub enum Explanation {
    /// The king that could be taken, and what that cost.
    KingLeftInCheck {
        /// Whose king it is.
        by: Color,
        /// Where it stands.
        king: Square,
        /// The pieces that could take it.
        attackers: Bitboard,
        /// What was found about the opponent.
        finding: Finding,
    },
    /// Why the fall of a flag lost the game, or did not.
    FlagFall {
        /// Whose flag fell.
        fallen: Color,
        /// What was found about the opponent.
        finding: Finding,
    },
    /// Why a resignation lost the game, or did not, under rules that ask.
    Resignation {
        /// Who resigned.
        by: Color,
        /// What was found about the opponent.
        finding: Finding,
    },
    /// A draw that a player claimed.
    Claim {
        /// Who claimed it.
        by: Color,
        /// The move that was declared and not played.
        intended: Option<Move>,
        /// The proof.
        proof: Grounds,
    },
    /// Why the arbiter ended the game, in the arbiter's words.
    Arbiter {
        /// The words.
        why: String,
    },
    /// What proves a draw that no player had to claim.
    Automatic(Grounds),
}

impl Explanation {
    /// The player whose flag fell, who resigned or who left a king in check.
    pub fn ended_by(&self) -> Option<Color> {
        match self {
            Explanation::FlagFall { fallen: player, .. }
            | Explanation::Resignation { by: player, .. }
            | Explanation::KingLeftInCheck { by: player, .. } => Some(*player),
            _ => None,
        }
    }

    /// What was found about the player who would have won.
    pub fn finding(&self) -> Option<&Finding> {
        match self {
            Explanation::KingLeftInCheck { finding, .. }
            | Explanation::FlagFall { finding, .. }
            | Explanation::Resignation { finding, .. } => Some(finding),
            _ => None,
        }
    }
}

/// Whether a player could still have won whose opponent's flag fell, or who resigned or left the king in check.
#[derive(Clone, Debug, PartialEq)]
pub enum Finding {
    /// That does not matter under these rules.
    NotAsked,
    /// There is more than a king, which is all these rules ask for.
    MoreThanKing,
    /// There is the king alone.
    LoneKing,
    /// There is material enough, which is all these rules ask for.
    EnoughMaterial,
    /// There is not the material for any mate.
    NotEnoughMaterial,
    /// There is a mate, by this series of moves as far as it is known.
    CanMate(Vec<Move>),
    /// No series of legal moves mates.
    CannotMate,
    /// The search ended without knowing: it counts as being able to mate.
    Undetermined,
}

impl Finding {
    /// Its name on the page and for programs: `cannot-mate`.
    pub const fn code(&self) -> &'static str {
        match self {
            Finding::NotAsked => "not-asked",
            Finding::MoreThanKing => "more-than-king",
            Finding::LoneKing => "lone-king",
            Finding::EnoughMaterial => "enough-material",
            Finding::NotEnoughMaterial => "not-enough-material",
            Finding::CanMate(_) => "can-mate",
            Finding::CannotMate => "cannot-mate",
            Finding::Undetermined => "undetermined",
        }
    }

    /// Whether the player could not have won, so that the fall of the flag drew.
    pub const fn draws(&self) -> bool {
        matches!(self, Finding::LoneKing | Finding::NotEnoughMaterial | Finding::CannotMate)
    }
}

/// How a game ended, and what lies behind that where it is not plain from the board.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::game) struct Ending {
    pub(in crate::game) outcome: Outcome,
    pub(in crate::game) explanation: Option<Explanation>,
}
