//! Second run of failed end-to-end tests: on a busy machine a browser may freeze for seconds.
//!
//! A test that fails twice counts as failed. A test that passes the second time is listed.

use std::process::Command;

use anyhow::Result;

use super::told::{Outcome, Told};
use crate::run;

/// Maximum number of failures for a second run; more failures are not caused by a busy machine.
const AT_MOST: usize = 3;

/// Runs a command and reads the outcome of each test; repeats a few failed tests one by one.
/// `command` returns the command with its argument appended.
pub(super) fn told(command: impl Fn(&[&str]) -> Command) -> Result<Told> {
    let mut told = Told::default();
    let succeeded = run::retell(&mut command(&[]), |line| told.read(line))?;
    told.close(succeeded);
    let failed = told.failed();
    if !succeeded && failed.is_empty() && !told.broke {
        println!("No story failed: Cargo takes those that were skipped for failures.");
    }
    if failed.len() > AT_MOST {
        return Ok(told);
    }
    for name in failed {
        let mut again = Told::default();
        run::retell(&mut command(&["--exact", &name]), |line| again.read(line))?;
        if again.stories.get(&name) == Some(&Outcome::Passed) {
            println!("PASSED ONLY AT THE SECOND ATTEMPT: {name}");
            told.stories.insert(name, Outcome::Passed);
            told.faults.extend(again.faults);
        }
    }
    Ok(told)
}
