//! Repetition of failed end-to-end tests, because on a busy machine a browser may freeze for
//! seconds.
//!
//! A test that fails twice counts as failed. A test that passes the second time counts as passed,
//! and its name is printed.

use std::process::Command;

use anyhow::Result;

use super::outcomes::{Outcome, Outcomes};
use crate::run;

/// Greatest number of failed tests that are repeated. If more fail, none is repeated, because a
/// busy machine does not cause so many failures.
const AT_MOST: usize = 3;

/// Runs end-to-end tests and returns their results. If only a few tests fail, runs each of them
/// again, because on a busy machine a browser may freeze.
///
/// `command` returns the test command with further arguments appended.
pub(super) fn run_with_retry(command: impl Fn(&[&str]) -> Command) -> Result<Outcomes> {
    let mut outcomes = Outcomes::default();
    let succeeded = run::retell(&mut command(&[]), |line| outcomes.read_line(line))?;
    outcomes.close(succeeded);
    let failed = outcomes.failed();
    if !succeeded && failed.is_empty() && !outcomes.broke {
        println!("No test failed: Cargo takes those that were skipped for failures.");
    }
    if failed.len() > AT_MOST {
        return Ok(outcomes);
    }
    for name in failed {
        let mut again = Outcomes::default();
        run::retell(&mut command(&["--exact", &name]), |line| again.read_line(line))?;
        if again.tests.get(&name) == Some(&Outcome::Passed) {
            println!("PASSED ONLY AT THE SECOND ATTEMPT: {name}");
            outcomes.tests.insert(name, Outcome::Passed);
            outcomes.faults.extend(again.faults);
        }
    }
    Ok(outcomes)
}
