//! `cargo xtask doctor`: lists the development tools that are installed, and those that are
//! missing.

use anyhow::Result;

use crate::tools::{self, Kit, Need};

/// Prints where each development tool is, or how it would be installed. If `install`, installs the
/// missing tools.
pub(crate) fn doctor(install: bool) -> Result<()> {
    let kit = Kit::find(&Need::ALL);
    let is_missing = kit.report();
    tools::warn_of_other_compiler(&kit)?;
    match is_missing {
        false => println!("nothing is missing"),
        true if install => drop(Kit::complete(&Need::ALL)?),
        true => println!(
            "`cargo xtask doctor --install` installs what is missing; so does any command that needs it"
        ),
    }
    Ok(())
}
