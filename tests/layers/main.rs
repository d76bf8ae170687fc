//! The layers of the source code: which part of `src/` may use which.
//!
//! The test reads every path in every file under `src/`: in `use` declarations, types, expressions,
//! re-exports and macro calls. It follows each path to the file that defines the named item. The
//! rules are in one table in [`layer_rules`]; [`deliberate_faults`] shows that each kind of
//! violation is found. [`summaries`] tests that code which changes the journal entries of a saved
//! game also deletes the stored summary of the game.
#![allow(clippy::unwrap_used)]

mod deliberate_faults;
mod layer_rules;
mod source;
mod source_tree;
mod summaries;

use std::fs;
use std::path::Path;

use source_tree::SourceTree;
use walkdir::WalkDir;

/// All Rust files under a folder of the project, each with its path from that folder and its text.
fn sources(folder: &str) -> Vec<(String, String)> {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let files = WalkDir::new(&src).sort_by_file_name().into_iter().map(Result::unwrap);
    let rust = files.filter(|entry| entry.path().extension().is_some_and(|extension| extension == "rs"));
    let read = |path: &Path| {
        let name = path.strip_prefix(&src).unwrap().to_str().unwrap().replace('\\', "/");
        (name, fs::read_to_string(path).unwrap())
    };
    rust.map(|entry| read(entry.path())).collect()
}

#[test]
fn every_file_keeps_the_rules() {
    let source_tree = SourceTree::build(&sources("src"));
    let findings = layer_rules::findings(&source_tree);
    let lines: Vec<String> = findings.iter().map(ToString::to_string).collect();
    assert!(lines.is_empty(), "{} findings:\n{}", lines.len(), lines.join("\n"));
}

/// `xtask` has no layers, but no two of its files may use each other.
#[test]
fn no_two_files_of_xtask_use_each_other() {
    let mut files = sources("xtask/src");
    // Gives the root of the program the name of a library's root, which `SourceTree` treats as the
    // root of the crate.
    files.iter_mut().filter(|(name, _)| name == "main.rs").for_each(|(name, _)| *name = "lib.rs".to_owned());
    assert!(files.len() > 20);
    let pairs: Vec<String> =
        layer_rules::pairs(&SourceTree::build(&files)).iter().map(ToString::to_string).collect();
    assert!(pairs.is_empty(), "{}", pairs.join("\n"));
}

/// Checks that the paths of the source tree are found and followed. A search that finds no paths
/// would find no violation.
#[test]
fn the_real_tree_is_read() {
    let source_tree = SourceTree::build(&sources("src"));
    let uses = source_tree.uses();
    let followed = uses.iter().filter(|one| one.target.is_some()).count();
    println!("{} files, {} paths into them", source_tree.files().len(), followed);
    assert!(source_tree.files().len() > 200 && followed > 3000, "{followed}");
    let knows = |from: &str, to: &str| {
        uses.iter()
            .any(|one| one.file == from && one.target.as_deref().is_some_and(|file| file.starts_with(to)))
    };
    assert!(knows("main.rs", "browser/"), "a bin uses the library");
    assert!(source_tree.files().iter().any(|file| file.starts_with("game/") && knows(file, "rules/")));
}
