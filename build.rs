//! Build script: checks the translations of the page's texts in `locales` (Fluent files), and
//! compiles them.
//!
//! It writes `messages.rs`, which has a Rust function for each message, and data files with the
//! texts: one for each language, and one with the English texts that are part of the program. It
//! also writes `catalogues.rs`, a table of the data files of all languages.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs};

use words_compiler::{Locales, callers};

/// Prefixes of the paths of source files whose code the page loads after its start. If only these
/// files use a message, the English text of the message is not part of the program. The text is
/// then in the data file of English, and in the data file of each language without a translation.
const LATER: [&str; 14] = [
    "src/ui/dialogs/",
    "src/ui/result_card.rs",
    "src/ui/result_proof.rs",
    "src/words/result/explanation.rs",
    "src/words/clock/arbiter_settings.rs",
    "src/words/device_storage.rs",
    "src/words/faults.rs",
    "src/words/board_answers.rs",
    "src/words/rules_text.rs",
    "src/words/imported.rs",
    "src/words/refusals.rs",
    "src/words/rules/mod.rs",
    "src/words/typed_moves.rs",
    "src/words/result/last_position.rs",
];

/// Source file of the dialog shown when another browser tab has taken over the game. The page then
/// loads nothing more, so the messages of this dialog are part of the program although [`LATER`]
/// contains its folder.
const TAKEN_OVER: &str = "src/ui/dialogs/elsewhere.rs";

/// Runs the build script: compiles the translated messages into Cargo's `OUT_DIR`, and reports
/// faults in them as Cargo errors.
fn main() -> ExitCode {
    println!("cargo::rerun-if-changed=locales");
    println!("cargo::rerun-if-changed=src");
    println!("cargo::rerun-if-changed=build.rs");
    if env::var_os("CARGO_FEATURE_SPLIT").is_some() {
        // The tool that splits the WebAssembly program needs the relocations, to find the calls
        // between functions.
        println!("cargo::rustc-link-arg-bin=tabiya=--emit-relocs");
    }
    let Some(out) = env::var_os("OUT_DIR").map(PathBuf::from) else {
        println!("cargo::error=Cargo names no OUT_DIR");
        return ExitCode::FAILURE;
    };
    match compile(Path::new("locales"), &out) {
        Ok(()) => ExitCode::SUCCESS,
        Err(faults) => {
            for fault in faults {
                println!("cargo::error={fault}");
            }
            ExitCode::FAILURE
        }
    }
}

/// Compiles the translated messages of the folder `locales` into Rust code and language data in the
/// folder `out`.
///
/// # Errors
/// One text for each fault in the messages, for a file that cannot be read or written, or for a
/// path in [`LATER`] that does not exist.
fn compile(locales: &Path, out: &Path) -> Result<(), Vec<String>> {
    let locales = Locales::read(locales)
        .map_err(|faults| faults.iter().map(|fault| fault.to_string()).collect::<Vec<_>>())?;
    for (tag, id) in locales.missing() {
        println!("cargo::warning={tag}.ftl lacks {id}: English stands in for it");
    }
    let write = |name: &str, data: &[u8]| {
        fs::write(out.join(name), data).map_err(|error| vec![format!("{name}: {error}")])
    };
    write("messages.rs", locales.rust_code().as_bytes())?;
    let fault = |fault: words_compiler::Fault| vec![fault.to_string()];
    let callers = callers(Path::new("src")).map_err(|error| vec![format!("src: {error}")])?;
    if let Some(gone) = LATER.iter().find(|path| !Path::new(path).exists()) {
        return Err(vec![format!("build.rs: LATER names {gone}, which does not exist")]);
    }
    let is_later = |file: &String| file != TAKEN_OVER && LATER.iter().any(|path| file.starts_with(path));
    let start = locales.start_file(|id| {
        let files = callers.get(&id.replace(['-', '.'], "_"));
        files.is_some_and(|files| !files.iter().all(is_later))
    });
    let start = start.map_err(fault)?;
    let mut table = "[".to_owned();
    for (name, data) in locales.language_files().map_err(fault)? {
        write(&name, &data)?;
        table += &format!("({name:?}, include_bytes!(concat!(env!(\"OUT_DIR\"), \"/{name}\"))),");
    }
    write(&start.0, &start.1)?;
    // `catalogues.rs` is a table of all languages' data by file name. Only a program that is not
    // split into parts contains it.
    write("catalogues.rs", (table + "]").as_bytes())
}
