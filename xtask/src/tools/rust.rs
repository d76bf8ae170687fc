//! Components of Rust that rustup installs: rustfmt, Clippy, and the standard library for
//! WebAssembly.

use std::fs;
use std::time::Duration;

use anyhow::{Context, Result};
use which::which;

use super::tool::{Found, Tool};
use super::without_rustup::{self, TARGET};
use crate::{cache, run};

/// rustfmt and Clippy, which a minimal Rust installation lacks.
pub(super) struct Checks;

/// Rust's standard library for WebAssembly ([`TARGET`]), and a matching compiler.
pub(super) struct WasmLibrary;

impl Tool for Checks {
    /// Returns the names of these tools, rustfmt and Clippy.
    fn name(&self) -> String {
        "rustfmt and Clippy".to_owned()
    }

    /// Asks rustfmt and Clippy for their versions.
    fn find(&self) -> Result<Found> {
        let here = |part: &str| run::output(run::cargo().args([part, "--version"]));
        Ok(Found::already(format!("{}, {}", here("fmt")?, here("clippy")?)))
    }

    /// Returns the rustup command that installs rustfmt and Clippy.
    fn plan(&self) -> String {
        self.by_hand()
    }

    /// Returns the rustup command that installs rustfmt and Clippy.
    fn by_hand(&self) -> String {
        "rustup component add rustfmt clippy".to_owned()
    }

    /// Installs rustfmt and Clippy with rustup.
    fn install(&self) -> Result<()> {
        rustup(&["component", "add", "rustfmt", "clippy"])
    }
}

impl Tool for WasmLibrary {
    /// Returns the name of Rust's standard library for WebAssembly.
    fn name(&self) -> String {
        format!("the Rust standard library for {TARGET}")
    }

    /// Looks for Rust's standard library for WebAssembly in the Rust installation in use, then in
    /// the cache folder.
    fn find(&self) -> Result<Found> {
        let mut rustc = run::program("rustc");
        let library = run::output(rustc.args(["--print", "target-libdir", "--target", TARGET]))?;
        let files = fs::read_dir(&library).into_iter().flatten().flatten();
        if files.into_iter().any(|file| file.file_name().to_string_lossy().starts_with("libstd-")) {
            return Ok(Found::already(library));
        }
        let folder = cache::folders(without_rustup::FOLDER).pop().context("the Rust in use lacks it")?;
        Ok(Found::by_variables([("RUSTC", without_rustup::rustc(&folder))]))
    }

    /// Describes the two ways to install the standard library for WebAssembly: rustup, or else
    /// Debian's archive.
    fn plan(&self) -> String {
        "rustup target add, or else a Rust of its own from Debian's archive, into the cache folder".to_owned()
    }

    /// Returns the rustup command that installs the standard library for WebAssembly.
    fn by_hand(&self) -> String {
        format!("rustup target add {TARGET}")
    }

    /// Installs the library with rustup or, if that fails, together with a compiler from Debian's
    /// archive.
    fn install(&self) -> Result<()> {
        let Err(refused) = rustup(&["target", "add", TARGET]) else { return Ok(()) };
        println!(
            "  not from rustup ({refused:#}); taking Debian's Rust for Firefox and building the library, a minute or two"
        );
        without_rustup::install().with_context(|| format!("rustup: {refused:#}; Debian's archive"))
    }
}

/// Runs rustup with these arguments, without showing its output. Fails if this Rust was not
/// installed by rustup.
fn rustup(words: &[&str]) -> Result<()> {
    which("rustup").context("this Rust was not installed by rustup")?;
    let mut rustup = run::program("rustup");
    // Without a network, each retry only takes time.
    rustup.env("RUSTUP_MAX_RETRIES", "1").args(words);
    run::quietly(&mut rustup, Duration::from_secs(180))
}
