//! Limits of work and memory for deciding whether a side can still mate.
//!
//! See section 9 of `docs/algorithms/winnability.md`.

/// Limits of work and memory for deciding whether a side can still mate.
///
/// Work is counted in nodes, not in time, so the answer is the same on every machine. A node is a
/// position, or a position class (a group of similar positions), whose moves are generated.
/// `cargo xtask bench winnability` measures how long a node takes.
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
    /// The greatest number of nodes for each side.
    pub nodes: u64,
    /// The most memory held at once, in bytes. About one megabyte is used even if `bytes` is less.
    pub bytes: usize,
}

impl Default for Budget {
    /// Returns the default limits: three million nodes for each side, and 64 MiB of memory.
    fn default() -> Budget {
        Budget { nodes: 3_000_000, bytes: 64 << 20 }
    }
}
