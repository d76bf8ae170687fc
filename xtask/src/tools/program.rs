//! Programs of certain versions: from a release archive, crates.io or npm, into the cache folder.

use std::env::consts::{ARCH, OS};
use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use data_encoding::HEXLOWER;
use fs_err as fs;
use serde::Deserialize;
use serde_json::json;
use sha2::{Digest, Sha256};
use walkdir::WalkDir;

use super::tool::{Found, Tool};
use crate::{cache, packages, run};

/// Host of release archives; `TABIYA_RELEASES` can name a mirror with the same paths.
const HOST: &str = "https://github.com";

/// Program, or several in one package.
pub(super) struct Program {
    /// Name of the package.
    package: &'static str,
    /// Required version.
    version: String,
    /// Programs of the package; the first one supports `--version`.
    programs: &'static [&'static str],
    /// Source of the package where there is no release archive.
    source: Source,
}

/// Registry of a package. Both check what they send by its digest.
enum Source {
    /// crates.io: extra flags for `cargo install`, and the build time on two cores.
    Crates { flags: &'static [&'static str], minutes: u32 },
    /// npm, with the digest of the package. Its programs are in `bin`.
    Npm { integrity: &'static str },
}

/// Release archive: a row of `archives.csv`. An archive is used only if its digest is there.
#[derive(Deserialize)]
struct Archive {
    package: String,
    version: String,
    os: String,
    arch: String,
    /// Path on the host.
    archive: String,
    sha256: String,
}

impl Program {
    /// Returns Trunk: without its own check for updates, and without a C library for TLS.
    pub(super) fn trunk() -> Self {
        let flags = &["--locked", "--no-default-features", "--features", "rustls"];
        Self::from_crates("trunk", "0.21.14", &["trunk"], flags, 4)
    }

    /// Returns the wasm-bindgen command line in the version of the page. Not `--locked`: the
    /// published lock file names a crate that some registries lack.
    pub(super) fn wasm_bindgen() -> Result<Self> {
        let programs = &["wasm-bindgen", "wasm-bindgen-test-runner"];
        Ok(Self::from_crates("wasm-bindgen-cli", &packages::wasm_bindgen()?, programs, &[], 2))
    }

    /// Returns the Cargo subcommand that drives libFuzzer.
    pub(super) fn cargo_fuzz() -> Self {
        Self::from_crates("cargo-fuzz", "0.13.2", &["cargo-fuzz"], &["--locked"], 2)
    }

    /// Returns the driver for Firefox.
    pub(super) fn geckodriver() -> Self {
        Self::from_crates("geckodriver", "0.37.1", &["geckodriver"], &["--locked"], 2)
    }

    /// Returns Binaryen's optimizer.
    pub(super) fn wasm_opt() -> Self {
        let integrity =
            "sha512-4Usg7yEvwO3FMso3Oov6qkOOHSod1IEv+boKkh77kTljM+eNBouqCTbqWswGzbG+vDNO/b/v2C4gfEh1WgB9Lg==";
        let source = Source::Npm { integrity };
        Self { package: "binaryen", version: "132".to_owned(), programs: &["wasm-opt"], source }
    }

    fn from_crates(
        package: &'static str,
        version: &str,
        programs: &'static [&'static str],
        flags: &'static [&'static str],
        minutes: u32,
    ) -> Self {
        Self { package, version: version.to_owned(), programs, source: Source::Crates { flags, minutes } }
    }

    /// Returns the name of the program's folder in the cache.
    fn folder(&self) -> String {
        format!("{}-{}", self.package, self.version)
    }

    /// Returns the release archive for this machine, if its digest is known.
    fn archive(&self) -> Option<Archive> {
        let mut rows = csv::Reader::from_reader(&include_bytes!("archives.csv")[..]).into_deserialize();
        rows.find_map(|row| {
            row.ok().filter(|row: &Archive| {
                row.package == self.package && row.version == self.version && row.os == OS && row.arch == ARCH
            })
        })
    }

    /// Returns the folder of the programs somewhere in a folder.
    fn place_in(&self, folder: &Path) -> Option<PathBuf> {
        let programs = self.programs.iter().map(|program| run::executable(program)).collect::<Vec<_>>();
        let folders =
            WalkDir::new(folder).sort_by_file_name().into_iter().flatten().map(|entry| entry.into_path());
        folders.into_iter().find(|folder| programs.iter().all(|program| folder.join(program).is_file()))
    }

    /// Whether this program runs here and has the right version.
    fn answers(&self, program: &Path) -> bool {
        run::output(run::program(program).arg("--version"))
            .is_ok_and(|said| says_version(&said, &self.version))
    }

    /// Fills a folder from the release archive, checked by its digest.
    fn unpack(&self, archive: &Archive, folder: &Path) -> Result<()> {
        fs::create_dir(folder)?;
        let host = std::env::var("TABIYA_RELEASES").unwrap_or_else(|_| HOST.to_owned());
        let file = folder.join("archive.tar.gz");
        let mut curl = run::program("curl");
        // Ten seconds to connect, so that a machine without a network tries the next way soon.
        curl.args(["--fail", "--silent", "--show-error", "--location", "--connect-timeout", "10"]);
        curl.arg("--output").arg(&file).arg(format!("{host}/{}", archive.archive));
        run::quietly(&mut curl, Duration::from_secs(600))?;
        let digest = HEXLOWER.encode(&Sha256::digest(fs::read(&file)?));
        ensure!(digest == archive.sha256, "its digest is {digest}, not {}", archive.sha256);
        let mut tar = run::program("tar");
        run::quietly(tar.arg("-xzf").arg(&file).arg("-C").arg(folder), Duration::from_secs(120))?;
        fs::remove_file(&file)?;
        let place = self.place_in(folder).context("it lacks a program")?;
        // An archive for another C library unpacks without errors but does not run.
        ensure!(
            self.answers(&place.join(run::executable(self.programs[0]))),
            "its program does not run here"
        );
        Ok(())
    }

    /// Fills a folder by `cargo install`.
    fn build(&self, flags: &[&str], folder: &Path) -> Result<()> {
        // The build folder survives an interruption, so that the next attempt continues there.
        let work = cache::folder(&format!(".build-{}", self.folder()))?;
        fs::create_dir_all(&work)?;
        let mut cargo = run::cargo();
        cargo.current_dir(&work);
        cargo.args(["install", self.package, "--version", &self.version]).args(flags);
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
        run::check(&mut cargo)?;
        Ok(fs::remove_dir_all(&work)?)
    }

    /// Fills a folder from npm, which checks the package by the digest in the lock file.
    fn take_from_npm(&self, integrity: &str, folder: &Path) -> Result<()> {
        let version = format!("{}.0.0", self.version);
        let wanted = json!({ "dependencies": { self.package: version } });
        let package = json!({ "version": version, "integrity": integrity });
        let name = format!("node_modules/{}", self.package);
        let lock = json!({ "lockfileVersion": 3, "packages": { "": wanted, name: package } });
        fs::write(folder.join("package.json"), wanted.to_string())?;
        fs::write(folder.join("package-lock.json"), lock.to_string())?;
        run::npm(folder, &["ci"])
    }
}

impl Tool for Program {
    fn name(&self) -> String {
        format!("{} {}", self.package, self.version)
    }

    /// Searches the cache folder, then PATH.
    fn find(&self) -> Result<Found> {
        if let Some(place) = self.place_in(&cache::folder(&self.folder())?) {
            return Ok(Found::in_folder(place));
        }
        let paths: Option<Vec<PathBuf>> = self.programs.iter().map(|program| run::on_path(program)).collect();
        let first = paths.and_then(|paths| paths.into_iter().next()).filter(|path| self.answers(path));
        Ok(Found::already(first.context("not in the cache folder or PATH")?.display().to_string()))
    }

    fn plan(&self) -> String {
        let archive = if self.archive().is_some() { "its release archive, or else " } else { "" };
        match self.source {
            Source::Crates { minutes, .. } => {
                format!("{archive}built by cargo install, about {minutes} minutes")
            }
            Source::Npm { .. } => format!("{archive}the npm package"),
        }
    }

    fn by_hand(&self) -> String {
        let (package, version) = (self.package, &self.version);
        match self.source {
            Source::Crates { flags, .. } => {
                [&["cargo install", package, "--version", version], flags].concat().join(" ")
            }
            Source::Npm { .. } => format!("npm install --global {package}@{version}"),
        }
    }

    fn install(&self) -> Result<()> {
        cache::install(&self.folder(), |folder| {
            if let Some(archive) = self.archive() {
                let unpacked = folder.join("archive");
                match self.unpack(&archive, &unpacked) {
                    Ok(()) => return Ok(()),
                    Err(why) => println!("  not from the release archive: {why:#}"),
                }
                fs::remove_dir_all(unpacked)?;
            }
            match self.source {
                Source::Crates { flags, .. } => self.build(flags, folder),
                Source::Npm { integrity } => self.take_from_npm(integrity, folder),
            }
        })
    }
}

/// Whether a version output contains the version as a word of its own.
pub(super) fn says_version(printed: &str, version: &str) -> bool {
    printed.split_whitespace().any(|word| word.trim_matches(['(', ')', ',', 'v']) == version)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_version_must_match_as_a_whole_word() {
        assert!(says_version("wasm-bindgen 0.2.130", "0.2.130"));
        assert!(says_version("trunk 0.21.14 (abc)", "0.21.14"));
        assert!(says_version("wasm-opt version 132 (version_132)", "132"));
        assert!(!says_version("wasm-bindgen 0.2.13", "0.2.130"));
        assert!(!says_version("wasm-bindgen 0.2.1301", "0.2.130"));
    }

    #[test]
    fn folders_and_commands_carry_the_version() {
        let trunk = Program::trunk();
        assert_eq!(trunk.folder(), "trunk-0.21.14");
        assert!(trunk.by_hand().starts_with("cargo install trunk --version 0.21.14 --locked"));
        let bindgen = Program::wasm_bindgen().unwrap();
        assert_eq!(bindgen.name(), format!("wasm-bindgen-cli {}", packages::wasm_bindgen().unwrap()));
    }

    /// A row for an old version would never be used.
    #[test]
    fn every_archive_is_of_the_required_version_and_has_a_digest() {
        let programs =
            [Program::trunk(), Program::wasm_bindgen().unwrap(), Program::geckodriver(), Program::wasm_opt()];
        let rows = csv::Reader::from_reader(&include_bytes!("archives.csv")[..]).into_deserialize();
        for row in rows.map(|row| row.unwrap()) {
            let Archive { package, version, archive, sha256, .. } = row;
            let program = programs.iter().find(|program| program.package == package).unwrap();
            assert!(program.version == version && archive.contains(&version), "{archive}");
            assert_eq!(HEXLOWER.decode(sha256.as_bytes()).unwrap().len(), 32, "{archive}");
        }
    }
}
