//! Answers to the question whether a side can still mate.

use super::super::{Color, Move};

/// Answer to the question whether a side can still mate by any series of legal moves (FIDE 6.9).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Winnability {
    /// The side can mate by these moves of both sides, the last of which mates. No moves if the
    /// other side is in checkmate already.
    Winnable(Vec<Move>),
    /// The side cannot mate by any series of moves.
    Unwinnable(NoMateProof),
    /// The budget was used up before the answer was known.
    Undetermined,
}

/// Kind of proof that a side can never mate from a position, even if both sides help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoMateProof {
    /// The material on the board never mates on any squares.
    Material,
    /// No mate fits the bounds of reach, tempo or position classes.
    Static,
    /// The search visited this many positions: all that can arise, apart from those behind a
    /// position proved unwinnable. None is a mate.
    Closure(u64),
}

/// Method that decided whether a side can still mate, for statistics of the methods.
///
/// The comments of the variants name sections of `docs/algorithms/winnability.md`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum ProofMethod {
    /// Mate on the board, or insufficient material: section 2.
    AtSight,
    /// Playouts: section 3.
    Playout,
    /// The upper bound on where units can get: section 4.
    Reach,
    /// Counting of pawn moves: section 5.
    Tempo,
    /// Position classes: section 6.
    PositionClasses,
    /// Position classes, for each legal move separately: section 6.
    PositionClassesByMove,
    /// The search: section 7.
    Search,
}

/// Work done to find out whether a side can still mate: positions expanded, and the method.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WorkDone {
    /// The number of positions and position classes whose moves were generated.
    pub nodes: u64,
    /// The method that answered, or the last one tried.
    pub method: ProofMethod,
}

/// For each side, the answer to the question whether it can still mate from a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SideAnswers {
    /// Whether White can mate.
    pub white: Winnability,
    /// Whether Black can mate.
    pub black: Winnability,
    /// The number of positions and position classes whose moves were generated.
    pub nodes: u64,
}

impl SideAnswers {
    /// Returns the answer to the question whether `winner` can still mate.
    pub fn of(&self, winner: Color) -> &Winnability {
        winner.by_color(&self.white, &self.black)
    }

    /// Whether neither side can ever mate: a dead position (FIDE 5.2.2).
    pub fn is_dead(&self) -> bool {
        matches!((&self.white, &self.black), (Winnability::Unwinnable(_), Winnability::Unwinnable(_)))
    }
}
