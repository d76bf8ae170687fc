//! `cargo xtask doctor`: lists installed and missing tools.

use anyhow::Result;

use crate::tools::{self, Kit, Need};

/// Prints the place of every tool, or how it would be installed. With `install`, installs the
/// missing ones.
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
