//! Kinds of the last move that led to a position.
//!
//! A position class is a set of positions: it stores the squares of some pieces (*tracked* pieces)
//! and leaves the squares of others open (*untracked* pieces). The *winner* is the side that is to
//! give mate.

use super::super::set_moves::{diagonal_rays, straight_rays};

/// Possible kinds of the last move that led to a position of a position class, as a set of bits.
///
/// A mate needs a check, and the kind of the last move limits which checks are possible.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct LastMoveKinds(pub(super) u8);

impl LastMoveKinds {
    /// An untracked piece moved.
    pub(super) const UNTRACKED: LastMoveKinds = LastMoveKinds(1);
    /// A pawn moved.
    pub(super) const PAWN: LastMoveKinds = LastMoveKinds(2);
    /// The winner's king moved and may have uncovered a check along a diagonal.
    pub(super) const OFF_DIAGONAL: LastMoveKinds = LastMoveKinds(4);
    /// The winner's king moved and may have uncovered a check along a rank or file.
    pub(super) const OFF_LINE: LastMoveKinds = LastMoveKinds(8);
    /// A tracked piece moved.
    pub(super) const TRACKED: LastMoveKinds = LastMoveKinds(16);
    /// Any other move, which gives no check, or no move yet.
    pub(super) const NO_CHECK: LastMoveKinds = LastMoveKinds(32);

    /// Whether this set and the set `other` have a kind of last move in common.
    pub(super) fn intersects(self, other: LastMoveKinds) -> bool {
        self.0 & other.0 != 0
    }

    /// Returns the kind of a move of the mating side's king away from the square `from`.
    ///
    /// The kind says which check the king may uncover: along a rank or file, along a diagonal, or
    /// none ([`LastMoveKinds::NO_CHECK`]). `prey` is the square of the king to be mated. `through`
    /// are the squares that do not block lines. All squares are given as bits.
    pub(super) fn of_king_move(from: u64, prey: u64, through: u64) -> LastMoveKinds {
        if straight_rays(from, through) & prey != 0 {
            LastMoveKinds::OFF_LINE
        } else if diagonal_rays(from, through) & prey != 0 {
            LastMoveKinds::OFF_DIAGONAL
        } else {
            LastMoveKinds::NO_CHECK
        }
    }
}
