//! How long a worker is waited for. Time in which the page itself stood still, or was stopped by the browser, does not
//! count: the worker stood still too.

/// What is left of the time that a worker has, in slices. Of a slice that lasted longer than it should, one counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::app::kept) struct Patience(u32);

impl Patience {
    /// How long a slice is, in milliseconds.
    pub(in crate::app::kept) const SLICE_MS: u32 = 1_000;

    /// Twenty slices: longer than any answer takes, loading the worker included.
    pub(in crate::app::kept) const fn whole() -> Patience {
        Patience(20)
    }

    /// A slice has passed. Whether that was the last one.
    pub(in crate::app::kept) fn ends(&mut self) -> bool {
        self.0 = self.0.saturating_sub(1);
        self.0 == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_ends_after_as_many_slices_as_there_are_however_long_each_was() {
        let mut patience = Patience::whole();
        assert_eq!((1..).find(|_| patience.ends()), Some(20));
        assert!(patience.ends() && Patience::default().ends());
    }
}
