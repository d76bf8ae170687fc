//! Occurrence of a position in the game.

/// Occurrence of a position in the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Occurrence {
    /// Number of half-moves played before the occurrence; 0 is the start position.
    pub ply: usize,
}
