//! Splitting of the page's compiled code into a main file that loads at once and parts that load on
//! demand.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow};
use fs_err as fs;
use wasm_split_cli_support::{Options, transform};

/// Name of the folder of the code parts, within the output folder of wasm-bindgen.
pub(crate) const FOLDER: &str = "parts";

/// Module from which wasm-bindgen's script imports the functions that load parts.
/// [`Cut::with_loader`] replaces this import by [`LOADER`].
const LINK: &str = "./__wasm_split.js";

/// Name of an imported module in compiled code that is not split into parts yet.
const SPLIT_MARK: &[u8] = b"__wasm_split_placeholder__";

/// JavaScript that loads the code parts and other files on demand.
const LOADER: &str = include_str!("loader.js");

/// Compiled code of the page after it is split: a main file that loads at once, and parts that load
/// on demand.
pub(super) struct Cut {
    /// Path of the main file, which is the input of wasm-bindgen.
    pub(super) main_file: PathBuf,
    /// Names of the files that each part needs, by the name of the part.
    parts: BTreeMap<String, BTreeSet<String>>,
}

/// Whether compiled code contains nothing to split into parts that load on demand.
pub(crate) fn is_whole(code: &[u8]) -> bool {
    !code.windows(SPLIT_MARK.len()).any(|window| window == SPLIT_MARK)
}

/// Splits the page's compiled `code` into a main file and parts that load on demand, and writes the
/// parts into `folder`, which is emptied first.
pub(super) fn cut(code: &[u8], folder: &Path) -> Result<Cut> {
    let work = folder.with_extension("work");
    for fresh in [folder, &work] {
        fs::remove_dir_all(fresh).ok();
        fs::create_dir_all(fresh)?;
    }
    let main_file = work.join("page.wasm");
    let mut options = Options::new(code);
    options.output_dir = &work;
    options.main_out_path = &main_file;
    options.link_name = LINK;
    let done = transform(options).map_err(|fault| anyhow!("the page cannot be cut: {fault:#}"))?;
    let mut users: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (part, files) in &done.prefetch_map {
        for file in files {
            users.entry(file).or_default().insert(part);
        }
    }
    let mut parts: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (file, users) in users {
        let name = file_name(&users);
        fs::rename(work.join(file).with_extension("wasm"), folder.join(&name))?;
        for part in &users {
            parts.entry((*part).to_owned()).or_default().insert(name.clone());
        }
    }
    Ok(Cut { main_file, parts })
}

/// Returns the name of a file of split code: the names of the parts that need it, joined by `-`.
fn file_name(parts: &BTreeSet<&str>) -> String {
    format!("{}.wasm", Vec::from_iter(parts.iter().copied()).join("-"))
}

impl Cut {
    /// Returns wasm-bindgen's script with the code that loads the parts of the page on demand, in
    /// place of the import of the splitter's own script.
    pub(super) fn with_loader(&self, script: &str) -> Result<String> {
        let (mut text, mut first) = (String::with_capacity(script.len() + LOADER.len()), None);
        for line in script.lines() {
            let import = line.strip_prefix("import * as ").and_then(|rest| rest.split_once(" from "));
            match import.filter(|(_, from)| from.trim_matches([';', '"']) == LINK) {
                None => text += line,
                // wasm-bindgen writes one such import for each function.
                Some((name, _)) => match first {
                    Some(first) => text += &format!("const {name} = {first};"),
                    None => {
                        first = Some(name);
                        text += &format!("{LOADER}const {name} = {};", self.entries());
                    }
                },
            }
            text.push('\n');
        }
        first.map(|_| text).context("the page's script imports nothing that loads its parts")
    }

    /// Returns the source of a JavaScript object with functions, each of which loads one part of
    /// the page's code.
    fn entries(&self) -> String {
        let entries = self.parts.iter().map(|(part, files)| {
            let files: Vec<String> = files.iter().map(|file| format!("\"{file}\"")).collect();
            format!("__wasm_split_load_{part}: __load([{}])", files.join(", "))
        });
        format!("{{ {} }}", entries.collect::<Vec<_>>().join(", "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns a split page with a few parts.
    fn cut() -> Cut {
        let files = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
        let parts = [
            ("dialogs", files(&["dialogs.wasm", "dialogs-records.wasm"])),
            ("records", files(&["records.wasm"])),
        ];
        let parts = parts.map(|(part, files)| (part.to_owned(), files)).into();
        Cut { main_file: PathBuf::new(), parts }
    }

    #[test]
    fn the_script_loads_each_part_with_all_that_it_takes() {
        let import = |name| format!("import * as {name} from \"./__wasm_split.js\"\n");
        let script = format!("// by the tool\n{}{}let wasm;\n", import("import1"), import("import2"));
        let script = cut().with_loader(&script).unwrap();
        assert!(
            script.starts_with("// by the tool\n")
                && script.ends_with("\nconst import2 = import1;\nlet wasm;\n"),
            "{script}"
        );
        assert!(script.contains(
            "const import1 = { __wasm_split_load_dialogs: __load([\"dialogs-records.wasm\", \"dialogs.wasm\"]), \
             __wasm_split_load_records: __load([\"records.wasm\"]) };"
        ));
        assert!(!script.contains("__wasm_split.js"), "{script}");
    }

    #[test]
    fn a_script_that_loads_no_parts_is_an_error() {
        assert!(cut().with_loader("import * as import1 from \"./other.js\"\n").is_err());
    }

    #[test]
    fn code_that_is_to_be_cut_is_known() {
        assert!(is_whole(b"\0asm env __wbg_now"));
        assert!(!is_whole(b"\0asm __wasm_split_placeholder__ x"));
    }

    #[test]
    fn what_two_parts_take_is_named_after_both() {
        assert_eq!(file_name(&["b", "a"].into()), "a-b.wasm");
    }
}
