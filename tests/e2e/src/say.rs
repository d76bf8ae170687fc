//! Lines of output that a test prints even if it passes.

use std::io::Write;

/// Prints a line to the output of the test run, whether the test passes or not.
///
/// The test runner shows the output of `println!` for failed tests only.
pub fn print_line(line: &str) {
    // The test continues if standard output is closed.
    let _ = writeln!(std::io::stdout(), "\n{line}");
}
