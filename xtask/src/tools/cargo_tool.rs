//! Tools that are Rust programs: Trunk, the wasm-bindgen command line, cargo-fuzz and geckodriver.

use std::env::consts::{ARCH, OS};
use std::fs;
use std::io::IsTerminal;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use super::found::{Found, says_version};
use super::{pins, release};
use crate::{cache, packages, run};

/// Tool from a release archive or from `cargo install`.
pub(super) struct CargoTool {
    /// Name of the crate.
    package: &'static str,
    /// Required version.
    version: String,
    /// Programs of the tool; the first one supports `--version`.
    programs: &'static [&'static str],
    /// Extra flags for `cargo install`.
    flags: &'static [&'static str],
    /// Build time on two cores, as text.
    minutes: &'static str,
    /// Path of the release archive for this machine, if there is one.
    archive: Option<String>,
}

/// Returns Trunk in the pinned version.
pub(super) fn trunk() -> CargoTool {
    let version = pins::TRUNK.to_owned();
    let target = match (OS, ARCH) {
        ("linux", "x86_64" | "aarch64") => Some(format!("{ARCH}-unknown-linux-gnu")),
        ("macos", "x86_64" | "aarch64") => Some(format!("{ARCH}-apple-darwin")),
        _ => None,
    };
    let archive =
        target.map(|target| format!("trunk-rs/trunk/releases/download/v{version}/trunk-{target}.tar.gz"));
    CargoTool {
        package: "trunk",
        version,
        programs: &["trunk"],
        // Without Trunk's own check for updates, and without a C library for TLS.
        flags: &["--locked", "--no-default-features", "--features", "rustls"],
        minutes: "about 4 minutes",
        archive,
    }
}

/// Returns the wasm-bindgen command line in the version of the page.
pub(super) fn wasm_bindgen() -> Result<CargoTool> {
    let version = packages::wasm_bindgen()?;
    let target = match (OS, ARCH) {
        ("linux", "x86_64") => Some("x86_64-unknown-linux-musl"),
        ("linux", "aarch64") => Some("aarch64-unknown-linux-gnu"),
        ("macos", "x86_64") => Some("x86_64-apple-darwin"),
        ("macos", "aarch64") => Some("aarch64-apple-darwin"),
        ("windows", "x86_64") => Some("x86_64-pc-windows-msvc"),
        _ => None,
    };
    let archive = target.map(|target| {
        format!(
            "wasm-bindgen/wasm-bindgen/releases/download/{version}/wasm-bindgen-{version}-{target}.tar.gz"
        )
    });
    Ok(CargoTool {
        package: "wasm-bindgen-cli",
        version,
        programs: &["wasm-bindgen", "wasm-bindgen-test-runner"],
        // Not `--locked`: the published lock file names a crate that some registries lack.
        flags: &[],
        minutes: "about 2 minutes",
        archive,
    })
}

/// Returns cargo-fuzz in the pinned version.
pub(super) fn cargo_fuzz() -> CargoTool {
    CargoTool {
        package: "cargo-fuzz",
        version: pins::CARGO_FUZZ.to_owned(),
        programs: &["cargo-fuzz"],
        flags: &["--locked"],
        minutes: "about 2 minutes",
        archive: None,
    }
}

/// Returns geckodriver in the pinned version.
pub(super) fn geckodriver() -> CargoTool {
    let version = pins::GECKODRIVER.to_owned();
    let target = match (OS, ARCH) {
        ("linux", "x86_64") => Some("linux64"),
        ("linux", "aarch64") => Some("linux-aarch64"),
        ("macos", "x86_64") => Some("macos"),
        ("macos", "aarch64") => Some("macos-aarch64"),
        _ => None,
    };
    let archive = target.map(|target| {
        format!("mozilla/geckodriver/releases/download/v{version}/geckodriver-v{version}-{target}.tar.gz")
    });
    CargoTool {
        package: "geckodriver",
        version,
        programs: &["geckodriver"],
        flags: &["--locked"],
        minutes: "about 2 minutes",
        archive,
    }
}

impl CargoTool {
    /// Returns the name with the version.
    pub(super) fn name(&self) -> String {
        format!("{} {}", self.package, self.version)
    }

    /// Returns the name of the tool's folder in the cache.
    fn folder(&self) -> String {
        format!("{}-{}", self.package, self.version)
    }

    /// Describes the installation.
    pub(super) fn plan(&self) -> String {
        let archive = if self.archive.is_some() { "its release archive, or else " } else { "" };
        format!("{archive}built by cargo install ({}), into the cache folder", self.minutes)
    }

    /// Returns the command for a manual installation.
    pub(super) fn by_hand(&self) -> String {
        let flags: String = self.flags.iter().map(|flag| format!(" {flag}")).collect();
        format!("cargo install {} --version {}{flags}", self.package, self.version)
    }

    /// Searches the cache folder, then PATH.
    pub(super) fn find(&self) -> Result<Option<Found>> {
        let bin = cache::folder(&self.folder())?.join("bin");
        if self.programs.iter().all(|program| bin.join(run::executable(program)).is_file()) {
            return Ok(Some(Found::in_folder(bin)));
        }
        let paths: Option<Vec<PathBuf>> = self.programs.iter().map(|program| run::on_path(program)).collect();
        let first = paths.and_then(|paths| paths.into_iter().next());
        Ok(first.filter(|path| self.answers(path)).map(|path| Found::already(path.display().to_string())))
    }

    /// Whether this program runs here and has the right version.
    fn answers(&self, program: &Path) -> bool {
        run::output(run::program(program).arg("--version"))
            .is_ok_and(|said| says_version(&said, &self.version))
    }

    /// Installs the tool into the cache folder, from the release archive or else by compiling.
    pub(super) fn get(&self) -> Result<Found> {
        let place = cache::install(&self.folder(), |folder| {
            let Some(archive) = &self.archive else { return self.build(folder) };
            self.unpack(archive, folder).or_else(|why| {
                println!("  no release archive ({why:#}); building it, {}", self.minutes);
                self.build(folder)
            })
        })?;
        Ok(Found::in_folder(place.join("bin")))
    }

    /// Fills a folder from the release archive.
    fn unpack(&self, archive: &str, folder: &Path) -> Result<()> {
        let unpacked = folder.join("unpacked");
        release::fetch(archive, &unpacked)?;
        let bin = folder.join("bin");
        fs::create_dir_all(&bin)?;
        for program in self.programs {
            let file = run::executable(program);
            let found = release::find_file(&unpacked, &file).with_context(|| format!("no {file} in it"))?;
            fs::rename(found, bin.join(file))?;
        }
        fs::remove_dir_all(&unpacked)?;
        // An archive for another C library unpacks without errors but does not run.
        if !self.answers(&bin.join(run::executable(self.programs[0]))) {
            fs::remove_dir_all(&bin)?;
            bail!("the program in it does not run here");
        }
        Ok(())
    }

    /// Fills a folder by `cargo install`.
    fn build(&self, folder: &Path) -> Result<()> {
        // The build folder survives an interruption, so that the next attempt continues there.
        let work = cache::folder(&format!(".build-{}", self.folder()))?;
        fs::create_dir_all(&work)?;
        let mut cargo = run::cargo();
        cargo.current_dir(&work);
        cargo.args(["install", self.package, "--version", &self.version]).args(self.flags);
        cargo.arg("--root").arg(folder).arg("--target-dir").arg(&work);
        if !std::io::stderr().is_terminal() {
            cargo.arg("--quiet");
        }
        // Fast compilation matters more than fast programs, which run for seconds.
        for (setting, value) in [("LTO", "off"), ("OPT_LEVEL", "1"), ("CODEGEN_UNITS", "16"), ("DEBUG", "0")]
        {
            cargo.env(format!("CARGO_PROFILE_RELEASE_{setting}"), value);
        }
        for ours in ["RUSTFLAGS", "CARGO_ENCODED_RUSTFLAGS", "RUSTC"] {
            cargo.env_remove(ours);
        }
        let status = cargo.status().context("cannot start cargo install")?;
        if !status.success() {
            bail!("cargo install failed ({status})");
        }
        fs::remove_dir_all(&work).ok();
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn folders_and_commands_carry_the_version() {
        let trunk = trunk();
        assert_eq!(trunk.folder(), format!("trunk-{}", pins::TRUNK));
        assert!(
            trunk.by_hand().starts_with(&format!("cargo install trunk --version {} --locked", pins::TRUNK))
        );
        let bindgen = wasm_bindgen().unwrap();
        assert_eq!(bindgen.name(), format!("wasm-bindgen-cli {}", packages::wasm_bindgen().unwrap()));
        if let Some(archive) = bindgen.archive {
            assert_eq!(archive.matches(&bindgen.version).count(), 2, "{archive}");
        }
    }
}
