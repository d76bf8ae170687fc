//! Kind of the last move: a mate has to come from it.

use super::super::set_moves::{diagonal_rays, straight_rays};

/// Set of kinds of last moves with which an abstract position was entered, to see which checks they
/// can give.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct LastMoveKinds(pub(super) u8);

impl LastMoveKinds {
    /// An untracked piece moved.
    pub(super) const GHOST: LastMoveKinds = LastMoveKinds(1);
    /// A pawn moved.
    pub(super) const PAWN: LastMoveKinds = LastMoveKinds(2);
    /// The winner's king left a diagonal on which it may uncover a check.
    pub(super) const OFF_DIAGONAL: LastMoveKinds = LastMoveKinds(4);
    /// The winner's king left a rank or file on which it may uncover a check.
    pub(super) const OFF_LINE: LastMoveKinds = LastMoveKinds(8);
    /// A tracked piece moved.
    pub(super) const OFFICER: LastMoveKinds = LastMoveKinds(16);
    /// Another move, or none yet, which gives no check.
    pub(super) const ANY: LastMoveKinds = LastMoveKinds(32);

    /// Whether the two sets have a kind in common.
    pub(super) fn has(self, other: LastMoveKinds) -> bool {
        self.0 & other.0 != 0
    }

    /// Returns the kind of open line along which the winner's king, by leaving `from`, may uncover
    /// a check.
    ///
    /// `prey` is the square of the loser's king, as a bit; `through` are the squares that lines may
    /// cross.
    pub(super) fn off_line(from: u64, prey: u64, through: u64) -> LastMoveKinds {
        if straight_rays(from, through) & prey != 0 {
            LastMoveKinds::OFF_LINE
        } else if diagonal_rays(from, through) & prey != 0 {
            LastMoveKinds::OFF_DIAGONAL
        } else {
            LastMoveKinds::ANY
        }
    }
}
