//! Installation of a Rust compiler with a WebAssembly standard library from Debian's archive, for
//! machines that cannot reach the servers of rustup.
//!
//! Debian has packages of a recent Rust compiler (with which it builds Firefox) and of the source
//! of the standard library. Apt downloads these packages, with package lists in a separate folder,
//! and `dpkg-deb` unpacks them into the cache folder. The system stays unchanged, so root is not
//! needed. The standard library for WebAssembly is then compiled once, with the installed Cargo.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use cargo_metadata::semver::Version;
use fs_err as fs;
use walkdir::WalkDir;
use which::which;

use super::system::is_root;
use crate::{cache, run};

/// Compilation target of the page.
pub(super) const TARGET: &str = "wasm32-unknown-unknown";

/// Prefix of the cache folders of Rust installations from Debian's archive, before the version.
pub(super) const FOLDER: &str = "rust-wasm-";

/// Oldest Rust that compiles the page, as (major, minor).
const OLDEST: (u64, u64) = (1, 88);

/// Debian packages: the compiler, the source of the standard library, the linker. Apt adds the
/// libraries that they require.
const PACKAGES: [&str; 3] = ["rustc-web", "rust-web-src", "lld"];

/// Flag for Cargo that names the crates of the standard library to build.
const PARTS: &str = "-Zbuild-std=core,alloc,std,panic_abort,panic_unwind,proc_macro,test";

/// Returns the path of the compiler in the cache folder of a Rust installation from Debian's
/// archive.
pub(super) fn rustc(folder: &Path) -> PathBuf {
    folder.join("bin").join("rustc")
}

/// Installs a Rust compiler from Debian's archive, with a standard library for WebAssembly, into
/// the cache folder.
pub(super) fn install() -> Result<()> {
    for program in ["apt-get", "apt-cache", "dpkg-deb"] {
        which(program).with_context(|| format!("no {program} here"))?;
    }
    // Apt knows the compiler's version only after it has downloaded the package lists.
    let lists = tempfile::tempdir()?;
    let apt = Apt { folder: lists.path().to_owned() };
    apt.update()?;
    cache::install(&format!("{FOLDER}{}", apt.version()?), |folder| fill(&apt, folder))
}

/// Debian's package manager apt, with package lists and downloads in a separate folder. Apt reads
/// the system's package database, but changes nothing in the system.
struct Apt {
    folder: PathBuf,
}

impl Apt {
    /// Returns a command for apt's program `program` that uses the separate folder for package
    /// lists and downloads.
    fn command(&self, program: &str) -> Command {
        let mut command = run::program(program);
        for (setting, folder) in [("Dir::State::Lists", "lists"), ("Dir::Cache", "cache")] {
            command.arg("-o").arg(format!("{setting}={}", self.folder.join(folder).display()));
        }
        // No other process uses this folder, so apt needs no lock. If root runs apt, apt would
        // download as the user `_apt`, who cannot write into this folder.
        command.args(["-o", "Debug::NoLocking=1", "-o", "Acquire::Retries=1"]);
        if is_root() {
            command.args(["-o", "APT::Sandbox::User=root"]);
        }
        command
    }

    /// Downloads apt's package lists into the separate folder.
    fn update(&self) -> Result<()> {
        for folder in ["lists/partial", "cache/archives/partial"] {
            fs::create_dir_all(self.folder.join(folder))?;
        }
        run::quietly(self.command("apt-get").arg("update"), Duration::from_secs(180))
            .context("apt-get update")
    }

    /// Returns the version of the Rust compiler in Debian's archive, such as `1.96.0`; fails if the
    /// compiler is too old for the page.
    fn version(&self) -> Result<Version> {
        let said = run::output(self.command("apt-cache").args(["policy", PACKAGES[0]]))?;
        let version = candidate(&said).with_context(|| format!("it has no package {}", PACKAGES[0]))?;
        let version = Version::parse(version)?;
        ensure!((version.major, version.minor) >= OLDEST, "its Rust is {version}, too old for the page");
        Ok(version)
    }

    /// Downloads the Debian packages of the Rust compiler, and of libraries that the system lacks.
    /// Returns the paths of the files.
    fn download(&self) -> Result<Vec<PathBuf>> {
        let mut apt = self.command("apt-get");
        apt.args(["--yes", "--download-only", "--no-install-recommends", "install"]).args(PACKAGES);
        run::quietly(&mut apt, Duration::from_secs(900)).context("apt-get --download-only")?;
        let files = fs::read_dir(self.folder.join("cache/archives"))?.flatten().map(|entry| entry.path());
        Ok(files.filter(|path| path.extension().is_some_and(|kind| kind == "deb")).collect())
    }
}

/// Unpacks Debian's Rust compiler into `folder`, and builds its standard library for WebAssembly
/// there.
fn fill(apt: &Apt, folder: &Path) -> Result<()> {
    for package in apt.download()? {
        let name = package.file_name().unwrap_or_default().to_string_lossy().into_owned();
        // A process cannot use two C libraries, so the compiler uses the system's C library, which
        // must be recent enough.
        if name.starts_with("libc6") {
            continue;
        }
        run::quietly(run::program("dpkg-deb").arg("-x").arg(&package).arg(folder), Duration::from_secs(300))
            .with_context(|| format!("unpacking {name}"))?;
        fs::remove_file(&package)?;
    }
    let libraries = folder_of_driver(folder)?;
    wrap(folder, "bin/rustc", "usr/bin/rustc", &libraries)?;
    let rustc = rustc(folder);
    let host = run::output(run::program(&rustc).args(["--print", "host-tuple"]))?;
    wrap(folder, &format!("usr/lib/rustlib/{host}/bin/rust-lld"), "usr/bin/lld", &libraries)?;
    build_library(folder, &rustc)?;
    // The sources take more than half of the space and are needed only for building the library.
    fs::remove_dir_all(folder.join("usr/src"))?;
    Ok(())
}

/// Returns the folder with the compiler's shared libraries, relative to the root of the unpacked
/// packages, such as `usr/lib/x86_64-linux-gnu`.
fn folder_of_driver(root: &Path) -> Result<String> {
    let mut files = WalkDir::new(root.join("usr/lib")).min_depth(2).max_depth(2).into_iter().flatten();
    let driver = files.find(|file| file.file_name().to_string_lossy().starts_with("librustc_driver"));
    let driver = driver.context("the packages have no compiler library")?;
    let folder = driver.path().parent().context("a library in no folder")?;
    Ok(folder.strip_prefix(root)?.display().to_string())
}

/// Writes a shell script that runs `program` with the shared libraries in `libraries`. All three
/// paths are relative to `folder`.
///
/// The script finds the program and the libraries from its own location, because the folder is
/// renamed later.
fn wrap(folder: &Path, script: &str, program: &str, libraries: &str) -> Result<()> {
    let up = "/..".repeat(script.matches('/').count());
    let text = format!(
        "#!/bin/sh\nroot=$(cd \"$(dirname \"$0\"){up}\" && pwd)\n\
         LD_LIBRARY_PATH=\"$root/{libraries}${{LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}}\" exec \"$root/{program}\" \"$@\"\n"
    );
    let path = folder.join(script);
    if let Some(parent) = path.parent() {
        fs::create_dir_all(parent)?;
    }
    fs::write(&path, text)?;
    run::output(run::program("chmod").arg("+x").arg(&path)).map(drop)
}

/// Builds Rust's standard library for WebAssembly and moves it to the compiler's library folder.
fn build_library(folder: &Path, rustc: &Path) -> Result<()> {
    // Cargo builds a standard library only together with a crate, so this function writes an empty
    // crate.
    let work = folder.join("std");
    fs::create_dir_all(work.join("src"))?;
    fs::write(work.join("src/lib.rs"), "#![no_std]\n")?;
    fs::write(
        work.join("Cargo.toml"),
        "[package]\nname = \"nothing\"\nversion = \"0.0.0\"\nedition = \"2021\"\n\n[workspace]\n\n\
         [profile.release]\npanic = \"abort\"\n",
    )?;
    let source = folder.join("usr/lib/rustlib/src/rust");
    let mut cargo = run::cargo();
    cargo
        .current_dir(&work)
        .env("RUSTC", rustc)
        .env("RUSTC_BOOTSTRAP", "1")
        .env("CARGO_TARGET_DIR", work.join("target"));
    // Bitcode lets the library take part in link-time optimization. The remapped paths keep the
    // name of the build folder out of the page.
    cargo.env_remove("RUSTFLAGS").env_remove("CARGO_INCREMENTAL");
    cargo.env(
        "CARGO_ENCODED_RUSTFLAGS",
        format!("-Cembed-bitcode=yes\x1f--remap-path-prefix={}=/rustc", source.display()),
    );
    cargo.args(["build", "--quiet", "--release", "--target", TARGET, PARTS]);
    run::quietly(&mut cargo, Duration::from_secs(1200)).context("building the standard library")?;
    let built = work.join("target").join(TARGET).join("release/deps");
    let place = folder.join("usr/lib/rustlib").join(TARGET).join("lib");
    fs::create_dir_all(&place)?;
    for file in fs::read_dir(&built)?.flatten() {
        let name = file.file_name();
        let text = name.to_string_lossy();
        if text.ends_with(".rlib") && !text.starts_with("libnothing") {
            fs::rename(file.path(), place.join(&name))?;
        }
    }
    Ok(fs::remove_dir_all(&work)?)
}

/// Returns the version that apt would install, from the output of `apt-cache policy`, without
/// Debian's own suffix. `None` if there is no such package.
fn candidate(policy: &str) -> Option<&str> {
    let version = policy.lines().find_map(|line| line.trim().strip_prefix("Candidate: "))?;
    let end = version.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(version.len());
    (end > 0).then_some(&version[..end])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_candidate_is_read_without_debians_suffix() {
        let policy =
            "rustc-web:\n  Installed: (none)\n  Candidate: 1.96.0+dfsg1-1~deb12u2\n  Version table:\n";
        assert_eq!(candidate(policy), Some("1.96.0"));
        assert_eq!(candidate("rustc-web:\n  Installed: (none)\n  Candidate: (none)\n"), None);
        assert_eq!(candidate(""), None);
    }

    #[cfg(unix)]
    #[test]
    fn a_wrapper_finds_its_program_after_the_folder_was_renamed() {
        let base = tempfile::tempdir().unwrap();
        let (before, after) = (base.path().join("before"), base.path().join("after"));
        fs::create_dir_all(before.join("usr/bin")).unwrap();
        fs::write(before.join("usr/bin/tool"), "#!/bin/sh\necho \"$LD_LIBRARY_PATH $1\"\n").unwrap();
        run::output(run::program("chmod").arg("+x").arg(before.join("usr/bin/tool"))).unwrap();
        wrap(&before, "a/b/wrapper", "usr/bin/tool", "usr/lib/here").unwrap();
        fs::rename(&before, &after).unwrap();
        let said =
            run::output(run::program(after.join("a/b/wrapper")).env("LD_LIBRARY_PATH", "/x").arg("one"))
                .unwrap();
        assert_eq!(said, format!("{}/usr/lib/here:/x one", after.display()));
    }
}
