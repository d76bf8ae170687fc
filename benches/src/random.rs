//! Random numbers for benchmarks that generate random positions.

/// Generator of pseudorandom numbers. The field is its state, which starts as the seed and must not
/// be 0.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    /// Returns the next random number, from 0 to `bound - 1`.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 33) as usize % bound
    }

    /// Returns a random element of `all`, which must not be empty.
    pub(crate) fn one_of<'a, T>(&mut self, all: &'a [T]) -> &'a T {
        &all[self.below(all.len())]
    }
}

/// Returns the squares of a rank in FEN notation. `men` has the FEN letter of each square, or `1`
/// for an empty square.
pub(crate) fn row(men: &[u8]) -> String {
    let mut text: String = men.iter().map(|&man| char::from(man)).collect();
    for empty in (2..=8).rev() {
        text = text.replace(&"1".repeat(empty), &empty.to_string());
    }
    text
}
