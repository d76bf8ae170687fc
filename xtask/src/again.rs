//! A second look at stories that failed: on a machine that others use too, a browser may stand still for seconds.
//!
//! What fails twice has failed. What passes the second time is named, so that nobody overlooks it.

use std::process::Command;

use anyhow::Result;

use crate::counts::Counts;
use crate::run;

/// If more stories fail than this, it is not the machine.
const AT_MOST: usize = 3;

/// Counts the tests of a command, and runs the few that failed once more, one by one. `command` makes the command; what
/// it is given is added at its end.
pub(crate) fn counted(command: impl Fn(&[&str]) -> Command) -> Result<Counts> {
    let mut counts = Counts::default();
    let mut failures = Failures::default();
    let succeeded = run::tee(&mut command(&[]), |line| {
        counts.read(line);
        failures.read(line);
    })?;
    if succeeded {
        return Ok(counts);
    }
    // A failure that no line told of, such as in compiling, counts as one.
    counts.failed = counts.failed.max(1);
    if failures.names.len() != counts.failed as usize || failures.names.len() > AT_MOST {
        return Ok(counts);
    }
    for name in failures.names {
        let mut again = Counts::default();
        if run::tee(&mut command(&["--exact", &name]), |line| again.read(line))? && again.passed == 1 {
            println!("PASSED ONLY AT THE SECOND ATTEMPT: {name}");
            counts.failed -= 1;
            counts.passed += 1;
        }
    }
    Ok(counts)
}

/// The tests that failed, as the list at the end of Rust's test harness names them.
#[derive(Debug, Default, PartialEq, Eq)]
struct Failures {
    names: Vec<String>,
    in_list: bool,
}

impl Failures {
    fn read(&mut self, line: &str) {
        if line == "failures:" {
            self.in_list = true;
        } else if line.starts_with("test result: ") || line.starts_with("---- ") {
            // The details of the failures stand under the same heading as the list.
            self.in_list = false;
        } else if let Some(name) = line.strip_prefix("    ").filter(|_| self.in_list) {
            self.names.push(name.to_owned());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Failures;

    #[test]
    fn the_list_of_failures_is_read_and_their_details_are_not() {
        let mut failures = Failures::default();
        for line in [
            "test kept::one ... FAILED",
            "failures:",
            "",
            "---- kept::one stdout ----",
            "    at src/page.rs",
            "",
            "failures:",
            "    kept::one",
            "    words::two",
            "",
            "test result: FAILED. 3 passed; 2 failed; 0 ignored; 0 measured; 9 filtered out; finished in 0.01s",
            "    something else",
        ] {
            failures.read(line);
        }
        assert_eq!(failures.names, ["kept::one", "words::two"]);
    }
}
