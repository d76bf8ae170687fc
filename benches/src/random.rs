//! Random numbers for benchmarks that generate random positions.

/// Generator of pseudorandom numbers, the same in every run. The field is the state of the
/// generator; it must not start as 0.
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

/// Returns the eight squares of a rank in FEN notation. `men` has a FEN letter for each square; `1`
/// is an empty square.
pub(crate) fn row(men: &[u8]) -> String {
    let mut text: String = men.iter().map(|&man| char::from(man)).collect();
    for empty in (2..=8).rev() {
        text = text.replace(&"1".repeat(empty), &empty.to_string());
    }
    text
}
