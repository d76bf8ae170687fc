//! Counting of component renders, for tests that check which components a message renders. The
//! shipped page does not contain this module.

use std::cell::RefCell;
use std::collections::BTreeMap;

thread_local! {
    // Global, because a test reads the counts of all components from outside.
    static RENDERS: RefCell<BTreeMap<&'static str, u64>> = const { RefCell::new(BTreeMap::new()) };
}

/// Returns the number of renders of each component since the page opened, by its name.
pub fn renders() -> Vec<(&'static str, u64)> {
    RENDERS.with_borrow(|renders| renders.iter().map(|(name, count)| (*name, *count)).collect())
}

/// Counts one render of the component with this name; called each time the component renders.
pub(crate) fn count_render(component: &'static str) {
    RENDERS.with_borrow_mut(|renders| *renders.entry(component).or_default() += 1);
}
