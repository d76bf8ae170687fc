//! A second look at stories that failed: on a machine that others use too, a browser may stand still for seconds.
//!
//! What fails twice has failed. What passes the second time is named, so that nobody overlooks it.

use std::process::Command;

use anyhow::Result;

use super::told::{Outcome, Told};
use crate::run;

/// If more stories fail than this, it is not the machine.
const AT_MOST: usize = 3;

/// Runs a command and reads what became of its stories; runs the few that failed once more, one by one. `command` makes the
/// command; what it is given is added at its end.
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
