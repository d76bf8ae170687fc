//! What a question may cost.

/// What a question may cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// How many positions, and skeletons that stand for many, may have their moves looked at, for each side.
    pub nodes: u64,
    /// How much memory may be held at once, in bytes; the first megabyte is always taken where it is needed.
    pub bytes: usize,
}

impl Default for Budget {
    /// Three million in 64 MiB: a second or two at worst.
    fn default() -> Budget {
        Budget { nodes: 3_000_000, bytes: 64 << 20 }
    }
}
