//! Squares that have never been empty.
//!
//! Men who are followed, and kings, may move; yet often enough some never do. A square on which somebody known stands
//! in all skeletons listed so far stops ghosts as a pawn does. When one is found in which it is empty, it is no longer
//! such a square, the ghosts spread, and everything is looked at anew: so what holds in the end holds for all that is
//! listed.
//!
//! Where the loser's king has stood is another matter: he goes on being attacked when he steps back.

use super::super::super::Color;
use super::view::View;

/// Such squares.
#[derive(Clone, Copy)]
pub(super) struct Still {
    /// Nobody gets past.
    pub(super) standing: u64,
    /// Nor does any attack: it was never the loser's king who stood there.
    pub(super) shielding: u64,
}

impl Still {
    /// None so far looked at.
    pub(super) const ALL: Still = Still { standing: !0, shielding: !0 };

    /// One more skeleton is listed; whether that makes a difference.
    pub(super) fn narrow(&mut self, view: &View, loser: Color) -> bool {
        let before = (self.standing, self.shielding);
        self.standing &= view.occupied();
        self.shielding &= view.occupied() & !view.kings[loser as usize];
        before != (self.standing, self.shielding)
    }
}
