//! Counting of tests in the output of test runners.

use std::iter::Sum;
use std::ops::AddAssign;

/// Numbers of tests.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Counts {
    /// Passed tests.
    pub(crate) passed: u32,
    /// Failed tests.
    pub(crate) failed: u32,
    /// Tests that did not run.
    pub(crate) skipped: u32,
}

impl Counts {
    /// Returns the count of a single check, such as a build.
    pub(crate) fn one(passed: bool) -> Self {
        Self { passed: u32::from(passed), failed: u32::from(!passed), skipped: 0 }
    }

    /// Adds the numbers of a line if it is the closing line of a test binary, as Rust's test
    /// harness and `wasm-bindgen-test-runner` print it.
    pub(crate) fn read(&mut self, line: &str) {
        let Some((_, numbers)) = line.split_once("test result: ").and_then(|(_, rest)| rest.split_once(". "))
        else {
            return;
        };
        for part in numbers.split(';') {
            let mut words = part.split_whitespace();
            let (Some(Ok(number)), Some(what)) = (words.next().map(str::parse::<u32>), words.next()) else {
                continue;
            };
            match what {
                "passed" => self.passed += number,
                "failed" => self.failed += number,
                "ignored" => self.skipped += number,
                _ => {}
            }
        }
    }
}

impl AddAssign for Counts {
    fn add_assign(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.skipped += other.skipped;
    }
}

impl Sum for Counts {
    fn sum<I: Iterator<Item = Self>>(all: I) -> Self {
        all.fold(Self::default(), |mut sum, counts| {
            sum += counts;
            sum
        })
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
