//! Files of the page's web workers, which become files loaded on demand.
//!
//! Trunk builds a loader script for each worker, which loads the worker's script and WebAssembly
//! file unchecked. The shipped page does not use the loader: the page fetches the two files, checks
//! their digests, and creates the worker from them (`src/browser/workers/process.rs`).

use anyhow::{Context, Result};

use crate::files::Files;

/// Prefix of the files of the worker that examines possible mates and reads games, backups and
/// rating lists.
pub(crate) const WORKER: &str = "later/worker";
/// Prefix of the files of the computer opponent's worker.
pub(crate) const OPPONENT: &str = "later/opponent";
/// Prefix of the files of the camera's worker.
pub(crate) const CAMERA: &str = "later/camera";
/// Prefix of the files of the worker that compiles a translation that a translator tries.
pub(crate) const TRANSLATION: &str = "later/translation";

/// Moves the script and the WebAssembly file of each web worker into the folder of files loaded on
/// demand, and removes Trunk's loader scripts.
///
/// # Errors
/// If the page has a worker's loader script but lacks the worker's own script or WebAssembly file.
pub(super) fn move_workers_to_later(files: &mut Files) -> Result<()> {
    let workers =
        [("worker", WORKER), ("opponent", OPPONENT), ("camera", CAMERA), ("translation", TRANSLATION)];
    for (program, place) in workers {
        if files.remove(&format!("{program}_loader.js")).is_none() {
            continue;
        }
        let mut names = files.keys().filter(|name| name.starts_with(program));
        let wasm = names.find(|name| name.ends_with("_bg.wasm"));
        let wasm = wasm.cloned().with_context(|| format!("the page has no {program}"))?;
        for (old, new) in [(wasm.replace("_bg.wasm", ".js"), ".js"), (wasm, ".wasm")] {
            let bytes = files.remove(&old).with_context(|| format!("the {program} has no {old}"))?;
            files.insert(format!("{place}{new}"), bytes);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_knows_each_worker_by_two_names_and_needs_no_loader() {
        let names = ["worker_loader.js", "worker-1.js", "worker-1_bg.wasm", "tabiya-1_bg.wasm"];
        let opponent = ["opponent_loader.js", "opponent-1.js", "opponent-1_bg.wasm"];
        let names = [&names[..], &opponent[..]].concat();
        let mut files: Files = names.into_iter().map(|name| (name.to_owned(), name.into())).collect();
        move_workers_to_later(&mut files).expect("a worker");
        let left: Vec<&str> = files.keys().map(String::as_str).collect();
        let opponent = ["later/opponent.js", "later/opponent.wasm"];
        assert_eq!(
            left,
            [&opponent[..], &["later/worker.js", "later/worker.wasm", "tabiya-1_bg.wasm"]].concat()
        );
        assert_eq!(files["later/worker.wasm"], b"worker-1_bg.wasm");
        let mut broken: Files = [("worker_loader.js".to_owned(), Vec::new())].into();
        assert!(move_workers_to_later(&mut broken).is_err());
    }
}
