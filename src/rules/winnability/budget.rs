//! What a question may cost.
//!
//! See section 9 of `docs/algorithms/winnability.md`.

/// What a question may cost: a number of nodes and of bytes, never a time, so that the answer is the same on every
/// machine. How long a node takes depends on the machine; `cargo xtask bench winnability` measures it.
///
/// ```
/// use tabiya::rules::winnability::{Budget, Winnability, can_mate};
/// use tabiya::rules::{Color, Position};
///
/// let start = Position::initial();
/// let nothing = Budget { nodes: 0, ..Budget::default() };
/// assert_eq!(can_mate(&start, Color::White, &nothing), Winnability::Undetermined);
/// let little = Budget { nodes: 10_000, ..Budget::default() };
/// assert!(matches!(can_mate(&start, Color::White, &little), Winnability::Winnable(_)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// How many positions, and skeletons that stand for many, may have their moves looked at, for each side.
    pub nodes: u64,
    /// How much memory may be held at once, in bytes; the first megabyte is always taken where it is needed.
    pub bytes: usize,
}

impl Default for Budget {
    /// Three million nodes for each side, in 64 MiB.
    fn default() -> Budget {
        Budget { nodes: 3_000_000, bytes: 64 << 20 }
    }
}
