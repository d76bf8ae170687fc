//! Names of the built page's files, with a hash of the content so that caches never mix two builds.
//!
//! Trunk names a file by a hash of its inputs, so the name may stay the same while the bytes change
//! (another version of wasm-opt is enough). Here each file is named by a hash of its own bytes,
//! except the files whose names must stay (see `is_free`).

use std::collections::BTreeMap;
use std::sync::LazyLock;

use anyhow::{Context, Result};
use regex::Regex;

use super::digest;
use super::later::FOLDER;
use crate::files::Files;

/// File with the page itself.
pub(super) const PAGE: &str = "index.html";
/// Prefix of the names of the page's script and its WebAssembly file.
pub(super) const PROGRAM: &str = "tabiya-";
/// Files that keep their names, because browsers or hosts know them by these addresses.
const FIXED: [&str; 3] = [PAGE, "manifest.webmanifest", "sw.js"];

/// New names of files by their original names.
pub(super) type Renamed = BTreeMap<String, String>;

/// Returns the name of the file with the page's script (`ending` is `.js`) or its compiled code
/// (`.wasm`).
pub(super) fn program<'f>(files: &'f Files, ending: &str) -> Result<&'f str> {
    let mut names = files.keys().filter(|name| name.starts_with(PROGRAM) && name.ends_with(ending));
    names.next().map(String::as_str).with_context(|| format!("the page has no {PROGRAM}*{ending}"))
}

/// Renames the files of the page so that their names contain a hash of their content, and changes
/// every mention of them in other files.
///
/// Returns the files, and their new names by their original names. Files that a file mentions are
/// renamed before that file, because their new names change its content and its hash.
pub(super) fn follow_content(mut files: Files) -> (Files, Renamed) {
    let mut renames = Renamed::new();
    let mut waiting: Vec<String> = files.keys().filter(|name| is_free(name, &files)).cloned().collect();
    while let Some(place) = waiting.iter().position(|name| {
        let bytes = &files[name];
        waiting.iter().all(|other| other == name || !mentions(bytes, other))
    }) {
        let name = waiting.remove(place);
        let bytes = files.remove(&name).unwrap_or_default();
        let new = renamed(&name, &digest::short(&bytes));
        for text in files.values_mut() {
            replace(text, &name, &new);
        }
        files.insert(new.clone(), bytes);
        renames.insert(name, new);
    }
    (files, renames)
}

/// Whether a file of the page may get a new name: its name is not a fixed address, and no
/// WebAssembly file mentions it. A file loaded on demand may always get a new name, even if a
/// WebAssembly file mentions the original name: the program looks up the address in a map from
/// original names.
fn is_free(name: &str, files: &Files) -> bool {
    if name.starts_with(FOLDER) {
        return true;
    }
    let compiled = files.iter().filter(|(file, _)| file.ends_with(".wasm"));
    !FIXED.contains(&name) && !compiled.into_iter().any(|(_, bytes)| mentions(bytes, name))
}

/// Whether the content of a file mentions the file name `name`.
fn mentions(bytes: &[u8], name: &str) -> bool {
    bytes.windows(name.len()).any(|window| window == name.as_bytes())
}

/// Replaces the file name `old` by `new` in a file's content; leaves content that is not text
/// unchanged.
fn replace(bytes: &mut Vec<u8>, old: &str, new: &str) {
    if let Ok(text) = std::str::from_utf8(bytes)
        && text.contains(old)
    {
        *bytes = text.replace(old, new).into_bytes();
    }
}

/// Returns a file name with this hash. The hash replaces Trunk's hash
/// (`style-aae8efe045a0bc80.css`, `tabiya-287a2b6448c01b19_bg.wasm`). In a name without a hash
/// (`pieces.svg`), the hash comes before the extension.
fn renamed(name: &str, hash: &str) -> String {
    static PARTS: LazyLock<Regex> =
        LazyLock::new(|| Regex::new(r"^(.+?)(-[0-9a-f]{10,})?(_bg)?(\.[^.]*)?$").expect("a pattern"));
    PARTS.replace(name, format!("$1-{hash}$3$4")).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns a page with these files, each a name and its content.
    fn files(list: &[(&str, &str)]) -> Files {
        list.iter().map(|(name, text)| ((*name).to_owned(), text.as_bytes().to_vec())).collect()
    }

    #[test]
    fn a_name_keeps_its_stem_and_changes_its_hash() {
        assert_eq!(renamed("tabiya-287a2b6448c01b19_bg.wasm", "0"), "tabiya-0_bg.wasm");
        assert_eq!(renamed("style-aae8efe045a0bc80.css", "0"), "style-0.css");
        assert_eq!(renamed("apple-touch.png", "0"), "apple-touch-0.png");
    }

    #[test]
    fn the_same_name_with_other_bytes_becomes_another_name() {
        let page = |wasm: &str| {
            follow_content(files(&[
                ("index.html", "import './a-0123456789abcdef.js'"),
                ("a-0123456789abcdef.js", "fetch('a-0123456789abcdef_bg.wasm')"),
                ("a-0123456789abcdef_bg.wasm", wasm),
            ]))
            .0
        };
        let (one, two) = (page("one"), page("two"));
        assert_eq!(one.len(), 3);
        for name in one.keys().filter(|name| *name != "index.html") {
            assert!(!two.contains_key(name), "{name} is in both");
        }
        let script = one.keys().find(|name| name.ends_with(".js")).expect("a script");
        assert!(mentions(&one["index.html"], script), "the page knows the new name");
    }

    #[test]
    fn what_compiled_code_knows_by_name_keeps_it() {
        let (shipped, _) = follow_content(files(&[("worker.js", "x"), ("a_bg.wasm", "\0worker.js\0")]));
        assert!(shipped.contains_key("worker.js"));
    }

    #[test]
    fn what_is_asked_for_later_is_renamed_whatever_compiled_code_says() {
        let (shipped, renamed) =
            follow_content(files(&[("later/de.words", "Zug"), ("a_bg.wasm", "\0later/de.words\0")]));
        let name = &renamed["later/de.words"];
        assert_eq!(*name, format!("later/de-{}.words", digest::short(b"Zug")));
        assert_eq!(shipped[name], b"Zug");
    }
}
