//! Counting of component renders, for tests that check which components a message renders. The
//! released page does not contain this module.

use std::cell::RefCell;
use std::collections::BTreeMap;

thread_local! {
    // The counts are global, because `renders` reads the counts of all components without access to
    // the components.
    static RENDERS: RefCell<BTreeMap<&'static str, u64>> = const { RefCell::new(BTreeMap::new()) };
}

/// Returns the name of each component with its number of renders since the page opened.
pub fn renders() -> Vec<(&'static str, u64)> {
    RENDERS.with_borrow(|renders| renders.iter().map(|(name, count)| (*name, *count)).collect())
}

/// Counts one render of the component with this name. Each component calls this function when it
/// renders.
pub(crate) fn count_render(component: &'static str) {
    RENDERS.with_borrow_mut(|renders| *renders.entry(component).or_default() += 1);
}
