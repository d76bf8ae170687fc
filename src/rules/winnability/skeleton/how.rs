//! Kind of the last move: a mate has to come from it.

use super::super::spread::{diagonal_rays, straight_rays};

/// Set of kinds of last moves with which an abstract position was entered.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct How(pub(super) u8);

impl How {
    pub(super) const GHOST: How = How(1);
    pub(super) const PAWN: How = How(2);
    pub(super) const OFF_DIAGONAL: How = How(4);
    pub(super) const OFF_LINE: How = How(8);
    pub(super) const OFFICER: How = How(16);
    pub(super) const ANY: How = How(32);

    pub(super) fn has(self, other: How) -> bool {
        self.0 & other.0 != 0
    }

    /// Returns the kind of open line along which the winner's king, by leaving a square, may
    /// uncover a check.
    pub(super) fn off_line(from: u64, prey: u64, through: u64) -> How {
        if straight_rays(from, through) & prey != 0 {
            How::OFF_LINE
        } else if diagonal_rays(from, through) & prey != 0 {
            How::OFF_DIAGONAL
        } else {
            How::ANY
        }
    }
}
