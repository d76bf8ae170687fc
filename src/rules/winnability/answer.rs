//! What is found out about a position.

use super::super::{Color, Move};

/// Whether a side can still mate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Winnability {
    /// It can: by these moves of both sides, the last of which mates. None, if the other side is mated already.
    Winnable(Vec<Move>),
    /// It cannot, whatever both sides play.
    Unwinnable(Proof),
    /// The budget ran out before this was known.
    Undetermined,
}

/// How it was shown that a side cannot mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proof {
    /// Such pieces never mate, wherever they stand.
    Material,
    /// The pieces can never get where a mate would need them.
    Static,
    /// This many positions were listed: all that can come, but for those after which material or reach show
    /// that there is no mate. None is a mate.
    Closure(u64),
}

/// The method that answered a question, for statistics: the sections of `docs/algorithms/winnability.md` explain each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Method {
    /// Mate on the board, or not enough material: section 2.
    AtSight,
    /// Playouts: section 3.
    Playout,
    /// The bound on where pieces can get: section 4.
    Reach,
    /// Counting pawn moves: section 5.
    Tempo,
    /// The list of skeletons: section 6.
    Skeleton,
    /// The list of skeletons, for each move by itself: section 6.
    SkeletonByMove,
    /// The search: section 7.
    Search,
}

/// The work for one answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Work {
    /// How many positions and skeletons had their moves looked at.
    pub nodes: u64,
    /// The method that answered, or the last one tried.
    pub method: Method,
}

/// Both answers to one position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Both {
    /// Whether White can mate.
    pub white: Winnability,
    /// Whether Black can mate.
    pub black: Winnability,
    /// How many positions and skeletons had their moves looked at.
    pub nodes: u64,
}

impl Both {
    /// The answer for one side.
    pub fn of(&self, winner: Color) -> &Winnability {
        winner.fold(&self.white, &self.black)
    }

    /// Whether neither side can ever mate: a dead position (FIDE 5.2.2).
    pub fn is_dead(&self) -> bool {
        matches!((&self.white, &self.black), (Winnability::Unwinnable(_), Winnability::Unwinnable(_)))
    }
}
