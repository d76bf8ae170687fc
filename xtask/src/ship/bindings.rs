//! Short names for the functions that wasm-bindgen imports and exports between WebAssembly and its
//! script.
//!
//! wasm-bindgen names each of some hundred functions by its purpose and a hash, once in the
//! WebAssembly file and once in its script. Hashes do not compress, so the shipped page uses `$a`,
//! `$b`, `$c` instead.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result, bail};
use regex::{Captures, Regex};
use wasm_encoder::reencode::{Reencode, RoundtripReencoder};
use wasm_encoder::{ExportSection, ImportSection, Module, RawSection};
use wasmparser::{Parser, Payload};

use super::names::PROGRAM;
use super::script::{self, SourceType};
use crate::files::{self, Files};

/// Export statement of wasm-bindgen's script: functions that start the program from an address, a
/// response, bytes or a module, synchronously or not.
const EXPORTS: &str = "export { initSync, __wbg_init as default };";
/// Replacement for [`EXPORTS`]: one function, which starts the program from the compiled code that
/// the page's boot script has loaded.
const START_EXPORT: &str = "const __start = async (code) => \
    __wbg_finalize_init(await WebAssembly.instantiate(code, __wbg_get_imports()), code);\nexport { __start as default };";

/// Short names of wasm-bindgen's functions, by their long names.
type Short = BTreeMap<String, String>;

/// Replaces wasm-bindgen's long function names by short ones in each WebAssembly file and its
/// script, and minifies the script.
pub(super) fn shorten(files: &mut Files) -> Result<()> {
    let compiled: Vec<String> = files.keys().filter(|name| name.ends_with("_bg.wasm")).cloned().collect();
    for wasm in compiled {
        let script = wasm.replace("_bg.wasm", ".js");
        let text = files::text(files, &script)?;
        let mut short = Short::new();
        let module = renamed(&files[&wasm], &mut short).with_context(|| format!("cannot read {wasm}"))?;
        let text = in_script(&text, &short).with_context(|| script.clone())?;
        // The page's own script is a module with exports. A worker's script is a plain script with
        // global names.
        let (text, kind) = match wasm.starts_with(PROGRAM) {
            true => (with_one_start(&text).with_context(|| script.clone())?, SourceType::mjs()),
            false => (text, SourceType::script()),
        };
        let text = script::minify(&text, kind).with_context(|| script.clone())?;
        files.insert(script, text.into_bytes());
        files.insert(wasm, module);
    }
    Ok(())
}

/// Returns the WebAssembly module with short names for wasm-bindgen's imports and exports, and adds
/// these names to `short`. Removes custom sections; everything else stays unchanged.
fn renamed(wasm: &[u8], short: &mut Short) -> Result<Vec<u8>> {
    let mut module = Module::new();
    for payload in Parser::new(0).parse_all(wasm) {
        match payload? {
            Payload::ImportSection(section) => {
                let mut imports = ImportSection::new();
                for import in section.into_imports() {
                    let import = import?;
                    let kind = RoundtripReencoder.entity_type(import.ty)?;
                    imports.import(import.module, &name_of(import.name, short), kind);
                }
                module.section(&imports);
            }
            Payload::ExportSection(section) => {
                let mut exports = ExportSection::new();
                for export in section {
                    let export = export?;
                    let kind = RoundtripReencoder.export_kind(export.kind)?;
                    exports.export(&name_of(export.name, short), kind, export.index);
                }
                module.section(&exports);
            }
            Payload::CustomSection(_) => {}
            other => {
                if let Some((id, range)) = other.as_section() {
                    module.section(&RawSection { id, data: &wasm[range.start as usize..range.end as usize] });
                }
            }
        }
    }
    Ok(module.finish())
}

/// Returns the short name for a function name that wasm-bindgen generated, and adds it to `short`
/// if it is new. Returns any other name unchanged.
fn name_of(name: &str, short: &mut Short) -> String {
    if !is_long(name) {
        return name.to_owned();
    }
    let next = letters(short.len());
    short.entry(name.to_owned()).or_insert(next).clone()
}

/// Whether wasm-bindgen generated this function name, from the function's purpose and a hash.
fn is_long(name: &str) -> bool {
    ["__wbg_", "__wbindgen_cast_", "wasm_bindgen_"].iter().any(|start| name.starts_with(start))
}

/// Returns the short function name with this index: `$a`, `$b` … `$z`, `$aa`. wasm-bindgen's
/// scripts contain no other names of this form.
fn letters(number: usize) -> String {
    let letter = |number: usize| char::from(b'a' + (number % 26) as u8);
    match number / 26 {
        0 => format!("${}", letter(number)),
        more => format!("{}{}", letters(more - 1), letter(number)),
    }
}

/// Returns wasm-bindgen's script with the short function names. Replaces whole words only, because
/// some names are prefixes of others.
///
/// # Errors
/// If one of the long names does not occur in the script.
fn in_script(script: &str, short: &Short) -> Result<String> {
    let mut missing: BTreeSet<&str> = short.keys().map(String::as_str).collect();
    let text = Regex::new(r"[\w$]+")?.replace_all(script, |word: &Captures<'_>| {
        missing.remove(&word[0]);
        short.get(&word[0]).map_or(&word[0], String::as_str).to_owned()
    });
    match missing.first() {
        Some(name) => bail!("it knows nothing of {name}"),
        None => Ok(text.into_owned()),
    }
}

/// Returns wasm-bindgen's script with a single exported start function, so that the minifier
/// removes the others.
fn with_one_start(script: &str) -> Result<String> {
    let (rest, end) =
        script.rsplit_once(EXPORTS).context("it hands out other ways to start the program than we know")?;
    Ok(format!("{rest}{START_EXPORT}{end}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use wasm_encoder::{EntityType, ExportKind, TypeSection};

    const IMPORT: &str = "__wbg_now_0123456789abcdef";
    const EXPORT: &str = "wasm_bindgen_0123456789abcdef___invoke_______true_";
    const SCRIPT: &str = "self.imports = {\n    __wbg_now_0123456789abcdef: function(arg0) {\n        \
        wasm.wasm_bindgen_0123456789abcdef___invoke_______true_(arg0);\n    },\n    __wbg_now_0123456789abcdef2: 'a  b',\n};\n";

    /// Returns a WebAssembly module that imports one function and exports it under another name.
    fn module(import: &str, export: &str) -> Vec<u8> {
        let (mut types, mut imports, mut exports) =
            (TypeSection::new(), ImportSection::new(), ExportSection::new());
        types.ty().function([], []);
        imports.import("./a_bg.js", import, EntityType::Function(0));
        exports.export(export, ExportKind::Func, 0).export("memory", ExportKind::Func, 0);
        let mut module = Module::new();
        module.section(&types).section(&imports).section(&exports);
        module.finish()
    }

    /// Returns a page of two files: a WebAssembly module with long names, and its `script`.
    fn files(script: &str) -> Files {
        [("a_bg.wasm", module(IMPORT, EXPORT)), ("a.js", script.into())]
            .map(|(name, bytes)| (name.to_owned(), bytes))
            .into()
    }

    #[test]
    fn both_sides_learn_the_same_short_names_and_nothing_else_changes() {
        let mut files = files(SCRIPT);
        shorten(&mut files).expect("a page");
        assert_eq!(files["a_bg.wasm"], module("$a", "$b"));
        let script = "self.imports={$a:function(e){wasm.$b(e)},__wbg_now_0123456789abcdef2:`a  b`};";
        assert_eq!(String::from_utf8_lossy(&files["a.js"]), script);
    }

    #[test]
    fn a_script_that_lacks_a_function_is_an_error() {
        assert!(shorten(&mut files(&SCRIPT.replace("invoke", ""))).is_err());
        let mut alone = files(SCRIPT);
        alone.remove("a.js");
        assert!(shorten(&mut alone).is_err());
    }

    #[test]
    fn a_page_starts_in_one_way() {
        let script = "function __wbg_get_imports() { return self.imports; }\nfunction __wbg_finalize_init(i) { self.began = i; }\n\
            function initSync() { self.sync = 1; }\nfunction __wbg_init() { self.any = 1; }\n";
        let script = script::minify(
            &with_one_start(&format!("{script}{EXPORTS}")).expect("a script"),
            SourceType::mjs(),
        );
        let script = script.expect("a script");
        assert!(script.contains("self.began=") && script.contains(" as default}"), "{script}");
        assert!(!script.contains("self.sync") && !script.contains("self.any"), "{script}");
        assert!(with_one_start("export { other };").is_err());
    }

    #[test]
    fn short_names_are_many_and_differ() {
        let names: BTreeSet<String> = (0..2000).map(letters).collect();
        assert_eq!((names.len(), letters(0), letters(27)), (2000, "$a".to_owned(), "$ab".to_owned()));
    }
}
