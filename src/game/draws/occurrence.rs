//! One time that a position was on the board.

/// One time that a position was on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Occurrence {
    /// After so many half-moves of the game; 0 is the start.
    pub ply: usize,
}
