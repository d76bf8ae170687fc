//! Numbers of passed, failed and skipped tests, as `cargo xtask test` reads them from the output of
//! test runners.

use std::sync::LazyLock;

use derive_more::{Add, AddAssign, Sum};
use regex::Regex;

/// Numbers of passed, failed and skipped tests of a test run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Add, AddAssign, Sum)]
pub(crate) struct Counts {
    /// Passed tests.
    pub(crate) passed: u32,
    /// Failed tests.
    pub(crate) failed: u32,
    /// Tests that did not run.
    pub(crate) skipped: u32,
}

impl Counts {
    /// Returns the numbers for a single check, such as a build: one passed or one failed.
    pub(crate) fn one(passed: bool) -> Self {
        Self { passed: u32::from(passed), failed: u32::from(!passed), skipped: 0 }
    }

    /// Adds the numbers in a line of test output if it is the closing line `test result: …` of
    /// Rust's test harness or of `wasm-bindgen-test-runner`; ignores other lines.
    pub(crate) fn read(&mut self, line: &str) {
        static NUMBERS: LazyLock<Regex> = LazyLock::new(|| {
            let numbers = r"test result: .*?(\d+) passed; (\d+) failed; (\d+) ignored";
            Regex::new(numbers).expect("a pattern")
        });
        if let Some(numbers) = NUMBERS.captures(line) {
            let [passed, failed, skipped] = numbers.extract().1.map(|number| number.parse().unwrap_or(0));
            *self += Self { passed, failed, skipped };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Counts;

    #[test]
    fn closing_lines_add_up_and_others_do_not_count() {
        let mut counts = Counts::default();
        for line in [
            "running 3 tests",
            "test result: ok. 12 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.01s",
            "test rules::fen::tests::test_result ... ok",
            "test result: FAILED. 3 passed; 2 failed; 0 ignored; 0 measured; 9 filtered out; finished in 0.01s",
        ] {
            counts.read(line);
        }
        assert_eq!(counts, Counts { passed: 15, failed: 2, skipped: 1 });
    }
}
