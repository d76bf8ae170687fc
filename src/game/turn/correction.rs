//! Corrections of the position by the arbiter.

use crate::rules::Position;

/// Correction by the arbiter after an irregularity: the game continues from a new position.
#[derive(Clone, Debug, PartialEq)]
pub struct PositionCorrection {
    /// Number of half-moves before the correction.
    pub ply: usize,
    /// The corrected position.
    pub position: Position,
    /// The arbiter's reason; may be empty.
    pub reason: String,
}
