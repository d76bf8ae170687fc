//! A count of component renders, so that tests can show what a message draws again. It is not in the shipped page.

use std::cell::RefCell;
use std::collections::BTreeMap;

thread_local! {
    // A test asks from outside of every component.
    static RENDERS: RefCell<BTreeMap<&'static str, u64>> = const { RefCell::new(BTreeMap::new()) };
}

/// How often each kind of component has drawn itself since the page was opened, by its name.
pub fn renders() -> Vec<(&'static str, u64)> {
    RENDERS.with_borrow(|renders| renders.iter().map(|(name, count)| (*name, *count)).collect())
}

/// Called by every component each time it draws itself.
pub(crate) fn note(component: &'static str) {
    RENDERS.with_borrow_mut(|renders| *renders.entry(component).or_default() += 1);
}
