//! `cargo xtask doctor`: lists installed and missing tools.

use anyhow::Result;

use crate::tools::{Kit, Need};

/// Prints the place of every tool, or the way to get it. With `install`, installs the missing ones.
pub(crate) fn doctor(install: bool) -> Result<()> {
    let mut missing = 0;
    for need in Need::ALL {
        let name = need.name()?;
        match need.find()? {
            Some(found) => println!("here     {name}: {}", found.place),
            None => {
                missing += 1;
                println!("missing  {name}: {} (by hand: {})", need.plan()?, need.by_hand()?);
            }
        }
    }
    match missing {
        0 => println!("nothing is missing"),
        _ if install => drop(Kit::complete(&Need::ALL)?),
        _ => {
            println!("`cargo xtask doctor --install` gets what is missing; so does any command that needs it")
        }
    }
    Ok(())
}
