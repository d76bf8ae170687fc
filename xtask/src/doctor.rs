//! `cargo xtask doctor`: what is here and what is missing.

use anyhow::Result;

use crate::tools::{Kit, Need};

/// Prints where every tool is, or how it would be had. With `install`, gets what is missing.
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
