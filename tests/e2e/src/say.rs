//! Figures that belong into the record of a test run.

use std::io::Write;

/// Prints a line that is seen whether the story passes or not. What `println!` prints, the test runner keeps to
/// itself unless the story fails.
pub fn say(line: &str) {
    // A closed standard output takes no figures; the story goes on.
    let _ = writeln!(std::io::stdout(), "\n{line}");
}
