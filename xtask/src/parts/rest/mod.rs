//! The rest of the page: functions that no first move needs.
//!
//! Nobody says of each function when it is needed first: `cargo xtask bench rest` opens the page, plays the first moves, and
//! lists in `src/rest.txt` every function that did not run. What is not listed, because it is new or has another name, is
//! loaded at once. What is listed is loaded right after the board stands (`browser::rest`), and is the same for whoever calls
//! it: a call that comes before it is here waits while it comes (`divide`, and the script `../loader.js`).

mod divide;
mod record;
mod shape;

use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::workspace;

/// The part that the rest is in.
pub(crate) const FILE: &str = "rest.wasm";

/// Where the functions that wait are listed.
pub(crate) const LIST: &str = "src/rest.txt";

/// Set where the page is built to find out which functions wait: nothing is divided, and each function notes that it has run.
pub(crate) const RECORDING: &str = "TABIYA_RECORDING";

/// What goes before the name of a function in the name of the value that says whether it has run.
pub(crate) const RAN: &str = "ran ";

/// How the page is compiled: in any other way its functions have other names and needs.
const OTHERWISE: [&str; 2] = ["CARGO_PROFILE_PAGE_LTO", "CARGO_PROFILE_PAGE_OPT_LEVEL"];

/// Takes what waits out of a page that is to be shipped, and puts it into the folder of parts. Whether there is such a part
/// then.
pub(super) fn take_out(page: &Path, folder: &Path) -> Result<bool> {
    let code = fs::read(page).with_context(|| format!("cannot read {}", page.display()))?;
    if env::var_os(RECORDING).is_some() {
        fs::write(page, record::recording(&code, RAN)?)?;
        return Ok(false);
    }
    if OTHERWISE.iter().any(|name| env::var_os(name).is_some()) {
        return Ok(false);
    }
    let list =
        fs::read_to_string(workspace::root().join(LIST)).with_context(|| format!("there is no {LIST}"))?;
    let waiting: BTreeSet<&str> = list.lines().collect();
    let divided = divide::divide(&code, |name| waiting.contains(name))?;
    fs::write(page, divided.page)?;
    fs::write(folder.join(FILE), divided.rest)?;
    Ok(true)
}

/// A part of the names of functions that never wait: whether two keys of a table have hashes so much alike that the keys
/// themselves are compared is another matter in every build, so that no visit can show that nobody needs them.
const BY_CHANCE: &str = "::find_or_find_insert_index";

/// Writes the list anew, given each function's value by its name, as a page that was recorded hands them out. Of functions
/// with the same name all wait or none. Answers with how many there are, and how many of them wait.
pub(crate) fn list<'a>(ran: impl Iterator<Item = (&'a str, bool)>) -> Result<(usize, usize)> {
    let (mut all, mut needed) = (BTreeSet::new(), BTreeSet::new());
    for (export, ran) in ran {
        let name = export.strip_prefix(RAN).and_then(|name| name.split_once(' ')).map(|(_, name)| name);
        let name = name.with_context(|| format!("{export} is no function"))?;
        all.insert(name);
        if ran {
            needed.insert(name);
        }
    }
    let may_wait = |name: &&str| !name.is_empty() && !name.contains(BY_CHANCE);
    let waiting: Vec<&str> = all.difference(&needed).copied().filter(may_wait).collect();
    fs::write(workspace::root().join(LIST), waiting.join("\n") + "\n")
        .with_context(|| format!("cannot write {LIST}"))?;
    Ok((all.len(), waiting.len()))
}
