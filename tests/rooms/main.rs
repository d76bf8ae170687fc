//! The law of rooms: which part of `src/` may use which.
//!
//! Every path in every file under `src/` is read (`use` trees, paths in types and expressions, re-exports, what stands
//! inside a macro call) and followed to the file that defines what it names. What the law then says about it stands in
//! one table in [`law`]; [`planted`] shows that each kind of violation is found.
#![allow(clippy::unwrap_used)]

mod house;
mod law;
mod planted;
mod source;
mod summaries;

use std::fs;
use std::path::Path;

use house::House;
use walkdir::WalkDir;

/// Every Rust file under a folder of the project, by its path from there.
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
fn every_file_keeps_the_law() {
    let house = House::build(&sources("src"));
    let findings = law::findings(&house);
    let lines: Vec<String> = findings.iter().map(ToString::to_string).collect();
    assert!(lines.is_empty(), "{} findings:\n{}", lines.len(), lines.join("\n"));
}

/// The workshop has no rooms, but there too no two files use each other.
#[test]
fn no_two_files_of_the_workshop_use_each_other() {
    let mut files = sources("xtask/src");
    // The root of the crate: a program there, a library here.
    files.iter_mut().filter(|(name, _)| name == "main.rs").for_each(|(name, _)| *name = "lib.rs".to_owned());
    assert!(files.len() > 20);
    let pairs: Vec<String> = law::pairs(&House::build(&files)).iter().map(ToString::to_string).collect();
    assert!(pairs.is_empty(), "{}", pairs.join("\n"));
}

/// A law that looks at nothing finds nothing: the paths of the real tree are really read and followed.
#[test]
fn the_real_tree_is_read() {
    let house = House::build(&sources("src"));
    let uses = house.uses();
    let followed = uses.iter().filter(|one| one.target.is_some()).count();
    println!("{} files, {} paths into them", house.files().len(), followed);
    assert!(house.files().len() > 200 && followed > 3000, "{followed}");
    let knows = |from: &str, to: &str| {
        uses.iter()
            .any(|one| one.file == from && one.target.as_deref().is_some_and(|file| file.starts_with(to)))
    };
    assert!(knows("main.rs", "browser/"), "a bin uses the library");
    assert!(house.files().iter().any(|file| file.starts_with("game/") && knows(file, "rules/")));
}
