//! Keeps the squares that are occupied in every position class listed so far, and so block pieces.
//! The [parent module](super) explains the terms.
//!
//! Tracked pieces and kings may move, but often some of them never do. A square that a known unit
//! occupies in every position class listed so far blocks untracked pieces as a pawn does. When a
//! class is found in which this square is empty, the square is removed from the blockers. Then the
//! sets of squares of untracked pieces grow, and all classes are expanded again. So the blockers
//! that remain at the end are occupied in all listed classes.
//!
//! The loser's king does not shield the squares behind it from attacks: a king that steps back
//! along the line of an attack remains attacked.

use super::super::super::Color;
use super::known_units::KnownUnits;

/// Squares that are occupied in every position class listed so far, and so block lines.
///
/// The pieces whose squares the classes leave open (untracked pieces) cannot cross these squares.
#[derive(Clone, Copy)]
pub(super) struct PermanentBlockers {
    /// Squares that no untracked piece crosses.
    pub(super) standing: u64,
    /// The squares that a unit other than the loser's king occupies in every listed class. No
    /// attack crosses these squares.
    pub(super) shielding: u64,
}

impl PermanentBlockers {
    /// The blockers before any position class is listed: all squares.
    pub(super) const ALL: PermanentBlockers = PermanentBlockers { standing: !0, shielding: !0 };

    /// Removes the squares that are empty in one more position class; returns whether any was
    /// removed.
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
