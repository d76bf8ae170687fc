//! Development tools of fixed versions, which are installed from a release archive, crates.io or
//! npm into the cache folder.

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
use which::which;

use super::tool::{Found, Tool};
use crate::{cache, run, workspace};

/// Host of release archives; `TABIYA_RELEASES` can name a mirror with the same paths.
const HOST: &str = "https://github.com";

/// Development tool of a fixed version, such as Trunk, which is installed into the cache folder.
pub(super) struct Program {
    /// Name of the program, which supports `--version`.
    name: &'static str,
    /// Name of the package.
    package: &'static str,
    /// Required version.
    version: &'static str,
    /// Source of the package if there is no release archive, or if the archive cannot be used.
    source: Source,
}

/// Package registry that a tool is installed from, and the digest of the package.
enum Source {
    /// crates.io. `flags` are extra arguments for `cargo install`, and `minutes` is the build time
    /// on two cores. The package's lock file contains the digests of the dependencies.
    Crates { sha256: &'static str, flags: &'static [&'static str], minutes: u32 },
    /// npm. The programs of the package are in its folder `bin`.
    Npm { integrity: &'static str },
}

/// Trunk: without its own check for updates, and without a C library for TLS.
pub(super) const TRUNK: Program = Program {
    name: "trunk",
    package: "trunk",
    version: "0.21.14",
    source: Source::Crates {
        sha256: "4f7fe1b23957a580be9a7a8b305c331b2977989f33695128d663380d09eaea37",
        flags: &["--no-default-features", "--features", "rustls"],
        minutes: 4,
    },
};

/// Cargo subcommand that drives libFuzzer.
pub(super) const CARGO_FUZZ: Program = Program {
    name: "cargo-fuzz",
    package: "cargo-fuzz",
    version: "0.13.2",
    source: Source::Crates {
        sha256: "5acfd01930e49823e58c30dd8012d3338a620377d7c7d4cc140ca4b2169400e2",
        flags: &[],
        minutes: 2,
    },
};

/// WebDriver program for Firefox.
pub(super) const GECKODRIVER: Program = Program {
    name: "geckodriver",
    package: "geckodriver",
    version: "0.37.1",
    source: Source::Crates {
        sha256: "79f38cf1541aaf57f6f7eb270f691bcb702485a95dbaaefe740141a8ea46f0ef",
        flags: &[],
        minutes: 2,
    },
};

/// Binaryen's optimizer for WebAssembly.
pub(super) const WASM_OPT: Program = Program {
    name: "wasm-opt",
    package: "binaryen",
    version: "132",
    source: Source::Npm {
        integrity: "sha512-4Usg7yEvwO3FMso3Oov6qkOOHSod1IEv+boKkh77kTljM+eNBouqCTbqWswGzbG+vDNO/b/v2C4gfEh1WgB9Lg==",
    },
};

/// Release archive of a tool with its digest: a row of `archives.csv`. Archives that are not listed
/// there are not used.
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
    /// Returns the name of this tool's folder in the cache: package and version.
    fn folder(&self) -> String {
        format!("{}-{}", self.package, self.version)
    }

    /// Returns the tool's release archive for this machine's system and processor; `None` if
    /// `archives.csv` lists none.
    fn archive(&self) -> Option<Archive> {
        let mut rows = csv::Reader::from_reader(&include_bytes!("archives.csv")[..]).into_deserialize();
        rows.find_map(|row| {
            row.ok().filter(|row: &Archive| {
                row.package == self.package && row.version == self.version && row.os == OS && row.arch == ARCH
            })
        })
    }

    /// Returns the folder that directly contains this program, somewhere within `folder`; `None` if
    /// there is none.
    fn place_in(&self, folder: &Path) -> Option<PathBuf> {
        let mut entries = WalkDir::new(folder).sort_by_file_name().into_iter().flatten();
        let name = run::executable(self.name);
        entries.find(|entry| entry.path().join(&name).is_file()).map(|entry| entry.into_path())
    }

    /// Whether the program at this path runs on this machine and reports the required version.
    fn answers(&self, program: &Path) -> bool {
        run::output(run::program(program).arg("--version"))
            .is_ok_and(|said| says_version(&said, self.version))
    }

    /// Downloads the tool's release archive, checks its digest, and unpacks it into `folder`.
    fn unpack(&self, archive: &Archive, folder: &Path) -> Result<()> {
        fs::create_dir(folder)?;
        let host = std::env::var("TABIYA_RELEASES").unwrap_or_else(|_| HOST.to_owned());
        let file = folder.join("archive.tar.gz");
        let mut curl = run::program("curl");
        // The connection must succeed within ten seconds. A machine that cannot reach the host then
        // tries the package registry without a long wait.
        curl.args(["--fail", "--silent", "--show-error", "--location", "--connect-timeout", "10"]);
        curl.arg("--output").arg(&file).arg(format!("{host}/{}", archive.archive));
        run::quietly(&mut curl, Duration::from_secs(600))?;
        check_digest(&file, &archive.sha256)?;
        let mut tar = run::program("tar");
        run::quietly(tar.arg("-xzf").arg(&file).arg("-C").arg(folder), Duration::from_secs(120))?;
        fs::remove_file(&file)?;
        let place = self.place_in(folder).context("it lacks a program")?;
        // An archive for another C library unpacks without errors but does not run.
        ensure!(self.answers(&place.join(run::executable(self.name))), "its program does not run here");
        Ok(())
    }

    /// Builds the tool with `cargo install` into `folder`, and checks the package's SHA-256 digest.
    /// `flags` are further arguments for Cargo.
    fn build(&self, sha256: &str, flags: &[&str], folder: &Path) -> Result<()> {
        // The build folder survives an interruption, so that the next attempt continues there.
        let work = cache::folder(&format!(".build-{}", self.folder()))?;
        fs::create_dir_all(&work)?;
        let mut cargo = run::cargo();
        cargo.current_dir(&work);
        cargo.args(["install", self.package, "--version", self.version, "--locked"]).args(flags);
        cargo.arg("--root").arg(folder).arg("--target-dir").arg(&work);
        if !std::io::stderr().is_terminal() {
            cargo.arg("--quiet");
        }
        // The tools run only for seconds, so a short compile time matters more than their speed.
        for (setting, value) in [("LTO", "off"), ("OPT_LEVEL", "1"), ("CODEGEN_UNITS", "16"), ("DEBUG", "0")]
        {
            cargo.env(format!("CARGO_PROFILE_RELEASE_{setting}"), value);
        }
        for ours in ["RUSTFLAGS", "CARGO_ENCODED_RUSTFLAGS", "RUSTC"] {
            cargo.env_remove(ours);
        }
        run::check(&mut cargo)?;
        let name = format!("{}.crate", self.folder());
        let downloads = workspace::cargo_home().context("Cargo has no folder")?.join("registry/cache");
        let mut files = WalkDir::new(downloads).into_iter().flatten();
        let file = files.find(|file| file.file_name() == name.as_str());
        check_digest(file.with_context(|| format!("Cargo has kept no {name}"))?.path(), sha256)?;
        Ok(fs::remove_dir_all(&work)?)
    }

    /// Installs the tool's npm package into `folder`; npm checks the package by the digest
    /// `integrity`.
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
    /// Returns the package and the version of this development tool.
    fn name(&self) -> String {
        format!("{} {}", self.package, self.version)
    }

    /// Looks for this development tool in the cache folder, then in PATH.
    fn find(&self) -> Result<Found> {
        if let Some(place) = self.place_in(&cache::folder(&self.folder())?) {
            return Ok(Found::in_folder(place));
        }
        let path = which(self.name).ok().filter(|path| self.answers(path));
        Ok(Found::already(path.context("not in the cache folder or PATH")?.display().to_string()))
    }

    /// Describes from where this development tool would be installed.
    fn plan(&self) -> String {
        let archive = if self.archive().is_some() { "its release archive, or else " } else { "" };
        match self.source {
            Source::Crates { minutes, .. } => {
                format!("{archive}built by cargo install, about {minutes} minutes")
            }
            Source::Npm { .. } => format!("{archive}the npm package"),
        }
    }

    /// Returns the `cargo install` or `npm install` command for a manual installation.
    fn by_hand(&self) -> String {
        let Self { package, version, .. } = self;
        match self.source {
            Source::Crates { flags, .. } => {
                [&["cargo install", package, "--version", version, "--locked"], flags].concat().join(" ")
            }
            Source::Npm { .. } => format!("npm install --global {package}@{version}"),
        }
    }

    /// Installs this development tool into the cache folder: from its release archive or, if that
    /// fails, from crates.io or npm.
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
                Source::Crates { sha256, flags, .. } => self.build(sha256, flags, folder),
                Source::Npm { integrity } => self.take_from_npm(integrity, folder),
            }
        })
    }
}

/// Fails if a file does not have this SHA-256 digest, given in hexadecimal.
fn check_digest(file: &Path, sha256: &str) -> Result<()> {
    let digest = HEXLOWER.encode(&Sha256::digest(fs::read(file)?));
    ensure!(digest == sha256, "{}: its digest is {digest}, not {sha256}", file.display());
    Ok(())
}

/// Whether the output of `--version` contains this version as a word of its own.
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
        assert_eq!(TRUNK.folder(), "trunk-0.21.14");
        assert!(TRUNK.by_hand().starts_with("cargo install trunk --version 0.21.14 --locked"));
    }

    #[test]
    fn a_download_with_another_digest_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("download");
        fs::write(&file, "abc").unwrap();
        let digest = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert!(check_digest(&file, digest).is_ok());
        fs::write(&file, "abd").unwrap();
        assert!(check_digest(&file, digest).is_err());
    }

    /// [`Program::archive`] would ignore a row for another version.
    #[test]
    fn every_archive_is_of_the_required_version_and_has_a_digest() {
        let rows = csv::Reader::from_reader(&include_bytes!("archives.csv")[..]).into_deserialize();
        for row in rows.map(|row| row.unwrap()) {
            let Archive { package, version, archive, sha256, .. } = row;
            let program =
                [TRUNK, GECKODRIVER, WASM_OPT].into_iter().find(|program| program.package == package);
            let program = program.unwrap();
            assert!(program.version == version && archive.contains(&version), "{archive}");
            assert_eq!(HEXLOWER.decode(sha256.as_bytes()).unwrap().len(), 32, "{archive}");
        }
    }
}
