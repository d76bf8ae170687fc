//! Stories that cannot be told in a browser, because its driver lacks what they need.

use crate::say;
use std::any::Any;
use std::panic;
use std::thread;

/// What a skipped story ends with, in the place of a panic's message.
struct Skipped;

/// Ends the story and prints why: `skipped: STORY: REASON`. Rust's test harness knows no such end and says "failed";
/// `cargo xtask test` reads the line and counts the story as skipped.
pub fn skip(reason: &str) -> ! {
    say(&format!("skipped: {}: {reason}", thread::current().name().unwrap_or("a story")));
    SKIPPING.set(true);
    // Unlike `panic!` it prints nothing: nothing is wrong.
    panic::resume_unwind(Box::new(Skipped) as Box<dyn Any + Send>)
}

/// Whether this thread's story was skipped.
pub(crate) fn is_skipped() -> bool {
    SKIPPING.get()
}

thread_local! {
    static SKIPPING: std::cell::Cell<bool> = const { std::cell::Cell::new(false) };
}
