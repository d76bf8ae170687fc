//! The place in a game where a repeated position occurred.

/// Place in a game where a repeated position occurred.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PositionOccurrence {
    /// Number of half-moves played before the occurrence; 0 is the start position.
    pub ply: usize,
}
