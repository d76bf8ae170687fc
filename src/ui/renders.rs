//! A count of component renders, so that a test can show that moving a pointer causes none.

use std::cell::Cell;

thread_local! {
    static RENDERS: Cell<u64> = const { Cell::new(0) };
}

/// How often any component of this page has drawn itself since the page was opened.
pub fn renders() -> u64 {
    RENDERS.get()
}

/// Called by every component each time it draws itself.
pub(crate) fn note() {
    RENDERS.set(RENDERS.get() + 1);
}
