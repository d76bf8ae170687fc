//! Results of the end-to-end tests in one browser, read from their output.

use std::collections::{BTreeMap, BTreeSet};
use std::iter;

use super::engine::Engine;
use crate::counts::Counts;

/// Result of one end-to-end test.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Outcome {
    Passed,
    Failed,
    /// Skipped, because the browser, its driver or this machine lacks something; with the reason.
    Skipped(String),
}

impl Outcome {
    /// Returns the numbers for this one test: one passed, one failed or one skipped.
    fn count(&self) -> Counts {
        let skipped = u32::from(matches!(self, Self::Skipped(_)));
        Counts { passed: u32::from(*self == Self::Passed), failed: u32::from(*self == Self::Failed), skipped }
    }
}

/// Results of the end-to-end tests in one browser, read line by line from their output.
#[derive(Debug, Default)]
pub(super) struct Outcomes {
    /// Results by the name of the test.
    pub(super) tests: BTreeMap<String, Outcome>,
    /// Rows of the fault table: deliberate fault, behaviour of the page, and saved data.
    pub(super) faults: Vec<[String; 3]>,
    /// Whether the run failed for a reason that is not a failed test.
    pub(super) broke: bool,
    /// Whether the test harness has printed its summary.
    ended: bool,
}

impl Outcomes {
    /// Reads a line of the tests' output. Returns the line to print, or `None` to print nothing.
    ///
    /// Records the outcomes of tests, and the rows that the tests of simulated faults print.
    ///
    /// Rust's test harness cannot skip a running test. A test that has to be skipped prints the
    /// reason and fails. Its result is recorded and printed as skipped.
    pub(super) fn read_line(&mut self, line: &str) -> Option<String> {
        if let Some((name, reason)) = line.strip_prefix("skipped: ").and_then(|said| said.split_once(": ")) {
            self.tests.insert(name.to_owned(), Outcome::Skipped(reason.to_owned()));
            return None;
        }
        if let Some(row) = line.strip_prefix("fault: ") {
            // The columns: the fault, the browser, what the app did, which data it kept.
            if let [fault, _, did, kept] = row.split(" | ").collect::<Vec<_>>()[..] {
                self.faults.push([fault, did, kept].map(str::to_owned));
            }
        }
        match line.strip_prefix("test ").and_then(|test| test.rsplit_once(" ... ")) {
            Some((name, "ok")) => drop(self.tests.insert(name.to_owned(), Outcome::Passed)),
            Some((name, "FAILED")) => {
                let outcome = self.tests.entry(name.to_owned()).or_insert(Outcome::Failed);
                if let Outcome::Skipped(reason) = outcome {
                    return Some(format!("test {name} ... skipped: {reason}"));
                }
            }
            _ => {}
        }
        self.without_skips(line)
    }

    /// Returns the line to print in place of a line of the tests' output: the final summary does
    /// not count or list skipped tests as failed. `None` prints nothing.
    fn without_skips(&mut self, line: &str) -> Option<String> {
        let Counts { passed, failed, skipped } = self.counts();
        let is_end = line.starts_with("test result: ");
        self.ended |= is_end;
        if is_end && skipped > 0 {
            let verdict = if failed > 0 { "FAILED" } else { "ok" };
            return Some(format!(
                "test result: {verdict}. {passed} passed; {failed} failed; {skipped} skipped"
            ));
        }
        let is_skipped = |name| matches!(self.tests.get(name), Some(Outcome::Skipped(_)));
        let hidden = line == "failures:" && failed == 0 || line.strip_prefix("    ").is_some_and(is_skipped);
        (!hidden).then(|| line.to_owned())
    }

    /// Records the end of the test command, and whether it succeeded.
    ///
    /// The command may fail although no test failed: a test does not compile, or the process dies.
    /// A failed or skipped test explains the failure only if the test harness printed its summary.
    pub(super) fn close(&mut self, succeeded: bool) {
        let is_explained = self.ended && self.tests.values().any(|outcome| *outcome != Outcome::Passed);
        self.broke = !succeeded && !is_explained;
    }

    /// Returns the names of the failed end-to-end tests.
    pub(super) fn failed(&self) -> Vec<String> {
        let failed = self.tests.iter().filter(|(_, outcome)| **outcome == Outcome::Failed);
        failed.map(|(name, _)| name.clone()).collect()
    }

    /// Returns the numbers of passed, failed and skipped tests. A failure of the whole run counts
    /// as one more failed test.
    pub(super) fn counts(&self) -> Counts {
        let broke = Counts { failed: u32::from(self.broke), ..Counts::default() };
        self.tests.values().map(Outcome::count).chain([broke]).sum()
    }
}

/// Formats the numbers of tests as a table with a row for each test file and a column for each
/// browser, and below it the skipped tests with their reasons.
pub(super) fn table(runs: &[(Engine, Outcomes)]) -> String {
    let mut files: BTreeMap<&str, Vec<Counts>> = BTreeMap::new();
    let mut skips: BTreeMap<(&str, &str), Vec<&str>> = BTreeMap::new();
    for (column, (engine, outcomes)) in runs.iter().enumerate() {
        for (name, outcome) in &outcomes.tests {
            let file = name.split_once("::").map_or("(one file)", |(file, _)| file);
            files.entry(file).or_insert_with(|| vec![Counts::default(); runs.len()])[column] +=
                outcome.count();
            if let Outcome::Skipped(reason) = outcome {
                skips.entry((name, reason)).or_default().push(engine.name());
            }
        }
    }
    let cell = |Counts { passed, failed, skipped }| match (failed, skipped) {
        (0, 0) => format!("{passed}"),
        (0, _) => format!("{passed}, {skipped} skipped"),
        _ => format!("{passed}, {skipped} skipped, {failed} FAILED"),
    };
    let engines = runs.iter().map(|(engine, _)| engine.name().to_owned()).collect();
    let rows = files.into_iter().map(|(file, row)| (file, row.into_iter().map(cell).collect()));
    let mut text = "\n".to_owned();
    for (file, cells) in iter::once(("tests", engines)).chain(rows) {
        let cells: Vec<String> = cells;
        let cells = cells.iter().map(|cell| format!("{cell:>24}")).collect::<String>();
        text += &format!("{file:<14}{cells}\n");
    }
    for ((name, reason), engines) in skips {
        text += &format!("skipped in {}: {name}: {reason}\n", engines.join(", "));
    }
    text
}

/// Formats a table of the faults that tests caused on purpose, such as a full disk: how the page
/// reacted in each browser, and which data survived. Browsers with equal results share a line.
pub(super) fn faults(runs: &[(Engine, Outcomes)]) -> String {
    let mut rows: BTreeMap<&[String; 3], BTreeSet<&str>> = BTreeMap::new();
    for (engine, outcomes) in runs {
        for row in &outcomes.faults {
            rows.entry(row).or_default().insert(engine.name());
        }
    }
    let lines = rows.iter().map(|([fault, did, kept], engines)| {
        let engines: Vec<&str> = engines.iter().copied().collect();
        format!("{fault} | {} | {did} | {kept}\n", engines.join(", "))
    });
    let title = if rows.is_empty() { "" } else { "\nfault | browsers | what the page did | what was left\n" };
    iter::once(title.to_owned()).chain(lines).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the results that these lines of test output give.
    fn read_lines(lines: &[&str]) -> Outcomes {
        let mut outcomes = Outcomes::default();
        for line in lines {
            outcomes.read_line(line);
        }
        outcomes
    }

    #[test]
    fn a_skip_is_no_failure() {
        let outcomes = read_lines(&[
            "running 4 tests",
            "test games::one ... ok",
            "skipped: drag::two: the driver of Firefox has no pen: none",
            "test drag::two ... FAILED",
            "test drag::three ... FAILED",
            "test words::four has been running for over 60 seconds",
            "test words::four ... ok",
            "---- drag::three stdout ----",
        ]);
        assert_eq!(outcomes.counts(), Counts { passed: 2, failed: 1, skipped: 1 });
        assert_eq!(outcomes.failed(), ["drag::three"]);
        let why = Outcome::Skipped("the driver of Firefox has no pen: none".to_owned());
        assert_eq!(outcomes.tests.get("drag::two"), Some(&why));
    }

    #[test]
    fn a_run_that_dies_halfway_has_failed() {
        let skip = ["skipped: a::two: no pen", "test a::two ... FAILED"];
        let broke = |more: &[&str], succeeded| {
            let mut outcomes = read_lines(&[&skip, more].concat());
            outcomes.close(succeeded);
            outcomes.broke
        };
        assert!(broke(&[], false));
        assert!(broke(&["test a::three ... FAILED"], false));
        let end = "test result: FAILED. 0 passed; 1 failed; 0 ignored;";
        assert!(!broke(&[end], false));
        assert!(!broke(&["test a::three ... FAILED", end], false));
        // First a command that fails although all tests passed, then a command that succeeds.
        let mut all = read_lines(&["test a::one ... ok", "test result: ok. 1 passed; 0 failed; 0 ignored;"]);
        all.close(false);
        assert!(all.broke);
        all.close(true);
        assert!(!all.broke);
    }

    #[test]
    fn what_is_printed_of_a_skip_says_so() {
        let printed = |lines: &[&str]| {
            let mut outcomes = Outcomes::default();
            lines.iter().filter_map(|line| outcomes.read_line(line)).collect::<Vec<_>>()
        };
        let skip = ["skipped: a::two: no pen", "test a::two ... FAILED"];
        let (end, names) =
            (["failures:", "    a::two"], "test result: FAILED. 0 passed; 1 failed; 0 ignored;");
        let alone = printed(&[&skip[..], &end, &[names]].concat());
        assert_eq!(
            alone,
            ["test a::two ... skipped: no pen", "test result: ok. 0 passed; 0 failed; 1 skipped"]
        );
        let beside =
            printed(&[&["test a::one ... FAILED"], &skip[..], &end, &["    a::one", names]].concat());
        let expected = [
            "test a::one ... FAILED",
            "test a::two ... skipped: no pen",
            "failures:",
            "    a::one",
            "test result: FAILED. 0 passed; 1 failed; 1 skipped",
        ];
        assert_eq!(beside, expected);
    }

    #[test]
    fn the_table_has_a_row_for_each_file_and_a_line_for_each_skip() {
        let all = ["test a::one ... ok", "test a::two ... ok", "test whole ... ok"];
        let some = ["test a::one ... FAILED", "skipped: a::two: no pen", "test a::two ... FAILED"];
        let text = table(&[(Engine::Chromium, read_lines(&all)), (Engine::Firefox, read_lines(&some))]);
        let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
        assert!(lines.iter().any(|line| line.ends_with("0, 1 skipped, 1 FAILED")), "{text}");
        assert!(lines.contains(&"skipped in firefox: a::two: no pen"), "{text}");
        assert_eq!(lines.len(), 5, "{text}");
    }

    #[test]
    fn browsers_that_do_the_same_share_a_line_of_the_faults() {
        let all =
            ["fault: no worker | Chromium | plays on | all moves", "fault: frozen | Chromium | asks | all"];
        let other =
            ["fault: no worker | Firefox | plays on | all moves", "fault: frozen | Firefox | plays on | all"];
        let text = faults(&[(Engine::Chromium, read_lines(&all)), (Engine::Firefox, read_lines(&other))]);
        let lines: Vec<&str> = text.lines().skip(2).collect();
        assert_eq!(
            lines,
            [
                "frozen | chromium | asks | all",
                "frozen | firefox | plays on | all",
                "no worker | chromium, firefox | plays on | all moves"
            ]
        );
        assert_eq!(faults(&[(Engine::Chromium, read_lines(&[]))]), "");
    }
}
