//! What lies behind a result, so that it explains itself.

use std::fmt;

use super::Outcome;
use crate::game::Grounds;
use crate::rules::{Bitboard, Color, Move, Square};

/// What lies behind a result that is not plain from the board.
#[derive(Clone, Debug, PartialEq)]
pub enum Explanation {
    /// The king that could be taken.
    KingLeftInCheck {
        /// Where it stands.
        king: Square,
        /// The pieces that could take it.
        attackers: Bitboard,
    },
    /// Why the fall of a flag lost the game, or did not.
    FlagFall {
        /// Whose flag fell.
        fallen: Color,
        /// What was found about the opponent.
        finding: Finding,
    },
    /// A draw that came by itself, or that was claimed.
    Claim {
        /// Who claimed it.
        by: Color,
        /// The move that was declared and not played.
        intended: Option<Move>,
        /// The proof.
        proof: Grounds,
    },
    /// The proof of a draw that came by itself.
    Automatic(Grounds),
}

/// Whether the player whose opponent's flag fell could still have won.
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

impl fmt::Display for Explanation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |color: Color| color.fold("White", "Black");
        match self {
            Explanation::KingLeftInCheck { king, .. } => write!(f, "the king on {king} could be taken"),
            Explanation::FlagFall { fallen, finding } => {
                let (fallen, other) = (name(*fallen), name(!*fallen));
                match finding {
                    Finding::NotAsked => write!(f, "{fallen}'s time ran out"),
                    Finding::MoreThanKing => write!(f, "{other} had more than the king"),
                    Finding::LoneKing => write!(f, "draw: {other} had only the king"),
                    Finding::EnoughMaterial => write!(f, "{other} had enough material to mate"),
                    Finding::NotEnoughMaterial => write!(f, "draw: {other} had not enough material to mate"),
                    Finding::CanMate(_) => write!(f, "{other} could still mate"),
                    Finding::CannotMate => write!(f, "draw: {other} had no way to mate"),
                    Finding::Undetermined => {
                        write!(
                            f,
                            "it could not be settled whether {other} could still mate; it counts as possible"
                        )
                    }
                }
            }
            Explanation::Claim { by, proof, .. } => write!(f, "claimed by {}: {proof}", name(*by)),
            Explanation::Automatic(proof) => proof.fmt(f),
        }
    }
}

/// How a game ended, and what lies behind that where it is not plain from the board.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::game) struct Ending {
    pub(in crate::game) outcome: Outcome,
    pub(in crate::game) explanation: Option<Explanation>,
}
