//! `words-compiler OUT_DIR [LOCALES_DIR]`: writes a binary file with the page's texts for each
//! language. The page loads these files on demand.

use std::path::PathBuf;
use std::process::ExitCode;

/// Writes the binary text files, and prints their paths or the faults of the Fluent files.
fn main() -> ExitCode {
    let mut arguments = std::env::args_os().skip(1).map(PathBuf::from);
    let Some(into) = arguments.next() else {
        eprintln!("usage: words-compiler OUT_DIR [LOCALES_DIR]");
        return ExitCode::FAILURE;
    };
    let locales = arguments.next().unwrap_or_else(|| PathBuf::from("locales"));
    match words_compiler::write_catalogues(&locales, &into) {
        Ok(files) => {
            for file in files {
                println!("{}", file.display());
            }
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}
