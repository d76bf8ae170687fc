//! `cargo xtask bench rest`: which functions of the page the first moves do without; they are listed in `src/rest.txt`.

use anyhow::{Result, bail};
use serde::Deserialize;
use serde_json::json;

use super::npm;
use crate::tools::{Kit, Need};
use crate::{page, parts, run, workspace};

/// What is known of one function.
#[derive(Deserialize)]
struct Function {
    name: String,
    ran: bool,
}

/// Builds the page so that its functions note that they run, opens it and plays, and lists those that have not run.
pub(super) fn bench(words: &[String]) -> Result<()> {
    if let Some(word) = words.first() {
        bail!("bench rest takes no words, such as `{word}`");
    }
    let kit = Kit::complete(&[Need::PAGE.as_slice(), &[Need::Browser]].concat())?;
    let folder = workspace::target().join("recording");
    page::build_recording(&kit, &folder)?;
    let chrome = kit.var("CHROME").map(|path| path.to_string_lossy().into_owned());
    let word = json!({ "dist": folder.to_string_lossy(), "chrome": chrome, "mark": parts::rest::RAN });
    let mut functions: Vec<Function> = Vec::new();
    let done = run::retell(&mut npm::program("page", &word.to_string())?, |line| {
        let function = serde_json::from_str(line).map(|function| functions.push(function));
        function.is_err().then(|| line.to_owned())
    })?;
    if !done || functions.is_empty() {
        bail!("the visits broke off: the list stays as it was");
    }
    let ran = functions.iter().map(|function| (function.name.as_str(), function.ran));
    let (all, waiting) = parts::rest::list(ran)?;
    println!("of {all} functions {waiting} wait: {} names them", parts::rest::LIST);
    Ok(())
}
