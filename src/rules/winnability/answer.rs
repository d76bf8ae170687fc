//! Types of the answer to the question whether a side can still mate (FIDE 5.2.2, 6.9).

use super::super::{Color, Move};

/// Answer to the question whether a side can still mate by any series of legal moves (FIDE 6.9).
///
/// Both sides may help, so a mate that the opponent could avoid also counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Winnability {
    /// The side can mate: these moves of both sides end in mate. The list is empty if the other
    /// side is already checkmated.
    Winnable(Vec<Move>),
    /// The side cannot mate by any series of moves.
    Unwinnable(NoMateProof),
    /// The budget of work or memory was used up before the answer was known.
    Undetermined,
}

/// Kind of proof that a side can never mate from a position, even if both sides help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoMateProof {
    /// The material on the board cannot mate, whatever squares the units are on.
    Material,
    /// One of three methods of the [module](super) proves that there is no mate: `reach` (the
    /// squares that pieces can reach), `tempo` (the pawn moves that are left) or `position_classes`
    /// (sets of similar positions).
    Static,
    /// The search visited all positions that can arise, except those after a position that is
    /// proved to lead to no mate. None of the visited positions is a mate. The number counts the
    /// visited positions.
    Closure(u64),
}

/// Method that decided whether a side can still mate, for statistics of the methods.
///
/// The comments of the variants name sections of `docs/algorithms/winnability.md`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum ProofMethod {
    /// The position is checkmate, or the material cannot mate: section 2.
    AtSight,
    /// Playouts, short games in which both sides help one side to mate: section 3.
    Playout,
    /// An upper bound on the squares that pieces can reach: section 4.
    Reach,
    /// The number of pawn moves left: section 5.
    Tempo,
    /// Position classes, sets of similar positions: section 6.
    PositionClasses,
    /// Position classes, with a separate proof for each legal move: section 6.
    PositionClassesByMove,
    /// The search: section 7.
    Search,
}

/// Work done to decide whether a side can still mate, and the method that decided it, for
/// statistics.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WorkDone {
    /// The number of positions and position classes whose moves were generated.
    pub nodes: u64,
    /// The method that decided the answer; if the answer is undetermined, the last method tried.
    pub method: ProofMethod,
}

/// Answers to the question whether a side can still mate from a position, one for White and one for
/// Black.
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
    /// Returns the answer for the side `winner`: whether this side can still mate.
    pub fn of(&self, winner: Color) -> &Winnability {
        winner.by_color(&self.white, &self.black)
    }

    /// Whether neither side can ever mate: a dead position (FIDE 5.2.2).
    ///
    /// `false` if an answer is [`Winnability::Undetermined`].
    pub fn is_dead(&self) -> bool {
        matches!((&self.white, &self.black), (Winnability::Unwinnable(_), Winnability::Unwinnable(_)))
    }
}
