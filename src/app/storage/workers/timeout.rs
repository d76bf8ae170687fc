//! The timeout of a web worker. Does not count time in which the page was suspended, because the
//! worker was then suspended too.

/// The remaining timeout of a web worker, in slices of one second. A slice that lasted longer
/// counts as one second, because the page was then suspended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::app::storage) struct WorkerTimeout(u32);

impl WorkerTimeout {
    /// Length of a slice of a web worker's timeout, in milliseconds.
    pub(in crate::app::storage) const SLICE_MS: u32 = 1_000;

    /// Returns the full timeout of a web worker: twenty slices. This is longer than any answer
    /// takes, including the start of the worker.
    pub(in crate::app::storage) const fn full() -> WorkerTimeout {
        WorkerTimeout(20)
    }

    /// Subtracts one slice from the timeout. Returns whether no slice is left.
    pub(in crate::app::storage) fn count_slice(&mut self) -> bool {
        self.0 = self.0.saturating_sub(1);
        self.0 == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn timeout_counts_slices_not_time() {
        let mut patience = WorkerTimeout::full();
        assert_eq!((1..).find(|_| patience.count_slice()), Some(20));
        assert!(patience.count_slice() && WorkerTimeout::default().count_slice());
    }
}
