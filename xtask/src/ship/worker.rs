//! The worker's files, as the page asks for them.
//!
//! Trunk starts a worker by a script whose name the compiled page knows, and which loads the rest unchecked. Here the two
//! files that matter become some of those that come later: the page fetches them, by names that follow the content and
//! with their digests, and makes the worker of them (`src/browser/worker.rs`).

use anyhow::{Context, Result};

use crate::files::Files;

/// What the names of both begin with.
pub(crate) const START: &str = "later/worker";

/// Puts them where the page looks for them.
///
/// # Errors
/// The page has a loader but no worker.
pub(super) fn put_aside(files: &mut Files) -> Result<()> {
    let Some(loader) = files.keys().find(|name| name.ends_with("worker_loader.js")).cloned() else {
        return Ok(());
    };
    files.remove(&loader);
    let found = files.keys().find(|name| name.starts_with("worker") && name.ends_with("_bg.wasm")).cloned();
    let wasm = found.context("the page has no worker")?;
    let script = wasm.replace("_bg.wasm", ".js");
    for (old, new) in [(script, ".js"), (wasm, ".wasm")] {
        let bytes = files.remove(&old).with_context(|| format!("the worker has no {old}"))?;
        files.insert(format!("{START}{new}"), bytes);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_knows_the_worker_by_two_names_and_needs_no_loader() {
        let names = ["worker_loader.js", "worker-1.js", "worker-1_bg.wasm", "tabiya-1_bg.wasm"];
        let mut files: Files = names.map(|name| (name.to_owned(), name.into())).into();
        put_aside(&mut files).expect("a worker");
        let left: Vec<&str> = files.keys().map(String::as_str).collect();
        assert_eq!(left, ["later/worker.js", "later/worker.wasm", "tabiya-1_bg.wasm"]);
        assert_eq!(files["later/worker.wasm"], b"worker-1_bg.wasm");
        let mut broken: Files = [("worker_loader.js".to_owned(), Vec::new())].into();
        assert!(put_aside(&mut broken).is_err());
    }
}
