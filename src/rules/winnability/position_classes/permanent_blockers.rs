//! Keeps the squares that are occupied in every position class listed so far, and so block pieces.
//!
//! A position class is a set of positions. It stores the squares of kings, pawns and *tracked*
//! pieces; an *untracked* piece may be on any square of a set. A unit is *known* if it is not
//! untracked. The *loser* is the side whose king might be mated.
//!
//! Tracked pieces and kings may move, but often some of them never do. A square that a known unit
//! occupies in every position class listed so far blocks untracked pieces as a pawn does. When a
//! class is found in which this square is empty, the square is removed from the blockers. Then the
//! sets of squares of untracked pieces grow, and the moves of all classes are tried again. So the
//! blockers that remain at the end are occupied in all listed classes.
//!
//! The loser's king does not shield the squares behind it from attacks. If this king steps back
//! along the line of an attack, it remains attacked.

use super::super::super::Color;
use super::known_units::KnownUnits;

/// Squares that are occupied in every position class listed so far, and so block lines.
///
/// The pieces whose squares the classes leave open (untracked pieces) cannot cross these squares.
#[derive(Clone, Copy)]
pub(super) struct PermanentBlockers {
    /// The squares that a known unit occupies in every listed class. No untracked piece crosses
    /// these squares.
    pub(super) standing: u64,
    /// The squares that a unit other than the loser's king occupies in every listed class. No
    /// attack crosses these squares.
    pub(super) shielding: u64,
}

impl PermanentBlockers {
    /// The blockers before any position class is listed: all squares.
    pub(super) const ALL: PermanentBlockers = PermanentBlockers { standing: !0, shielding: !0 };

    /// Removes the squares that are empty in one more position class; returns whether any square
    /// was removed.
    ///
    /// `units` holds the units whose squares this class fixes. The king of `loser`, the side to be
    /// mated, does not shield squares behind it from attacks.
    pub(super) fn narrow(&mut self, units: &KnownUnits, loser: Color) -> bool {
        let before = (self.standing, self.shielding);
        self.standing &= units.occupied();
        self.shielding &= units.occupied() & !units.kings[loser as usize];
        before != (self.standing, self.shielding)
    }
}
