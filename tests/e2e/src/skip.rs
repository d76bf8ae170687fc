//! Skipping of tests in browsers whose WebDriver program lacks a feature.

use crate::print_line;
use std::any::Any;
use std::panic;
use std::thread;

/// Payload of the panic with which a skipped test ends.
struct Skipped;

/// Ends the test as skipped and prints why: `skipped: TEST: REASON`.
///
/// Rust's test harness reports a failure; `cargo xtask test` reads the line and counts the test as
/// skipped.
pub fn skip(reason: &str) -> ! {
    print_line(&format!("skipped: {}: {reason}", thread::current().name().unwrap_or("a test")));
    SKIPPING.set(true);
    // Unlike `panic!`, `resume_unwind` prints nothing.
    panic::resume_unwind(Box::new(Skipped) as Box<dyn Any + Send>)
}

/// Whether the test that runs in this thread was skipped.
pub(crate) fn is_skipped() -> bool {
    SKIPPING.get()
}

thread_local! {
    static SKIPPING: std::cell::Cell<bool> = const { std::cell::Cell::new(false) };
}
