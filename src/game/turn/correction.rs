//! A correction of the position by the arbiter.

use crate::rules::Position;

/// Correction of a game's position by the arbiter after an irregularity, such as an illegal move;
/// the game continues from the corrected position.
#[derive(Clone, Debug, PartialEq)]
pub struct PositionCorrection {
    /// Number of half-moves played before the correction.
    pub ply: usize,
    /// The corrected position.
    pub position: Position,
    /// The arbiter's reason; may be empty.
    pub reason: String,
}
