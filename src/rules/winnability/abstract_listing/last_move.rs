//! Kind of the last move: a mate has to come from it.

use super::super::set_moves::{diagonal_rays, straight_rays};

/// Set of kinds of last moves with which an abstract position was entered.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct LastMoveKinds(pub(super) u8);

impl LastMoveKinds {
    pub(super) const GHOST: LastMoveKinds = LastMoveKinds(1);
    pub(super) const PAWN: LastMoveKinds = LastMoveKinds(2);
    pub(super) const OFF_DIAGONAL: LastMoveKinds = LastMoveKinds(4);
    pub(super) const OFF_LINE: LastMoveKinds = LastMoveKinds(8);
    pub(super) const OFFICER: LastMoveKinds = LastMoveKinds(16);
    pub(super) const ANY: LastMoveKinds = LastMoveKinds(32);

    pub(super) fn has(self, other: LastMoveKinds) -> bool {
        self.0 & other.0 != 0
    }

    /// Returns the kind of open line along which the winner's king, by leaving a square, may
    /// uncover a check.
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
