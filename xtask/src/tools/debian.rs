//! Rust with a WebAssembly standard library for machines that can reach only Debian's package
//! archive.
//!
//! Debian has a recent Rust for building Firefox, with the source of the standard library. Apt
//! downloads its packages with separate package lists, and they are unpacked into the cache folder:
//! the system stays unchanged, so root is not needed. The standard library for WebAssembly is then
//! compiled once, with the Cargo in use.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Result, anyhow, bail};

use super::pins;
use crate::{cache, run};

/// Packages: the compiler, the source of the standard library, the linker. Apt adds the required
/// libraries.
const PACKAGES: [&str; 3] = ["rustc-web", "rust-web-src", "lld"];

/// Parts of the standard library to build.
const PARTS: &str = "-Zbuild-std=core,alloc,std,panic_abort,panic_unwind,proc_macro,test";

/// Returns the compiler in such a folder.
pub(super) fn rustc(folder: &Path) -> PathBuf {
    folder.join("bin").join("rustc")
}

/// Creates the folder `<prefix><version>` in the cache and returns it.
pub(super) fn make(prefix: &str) -> Result<PathBuf> {
    for program in ["apt-get", "apt-cache", "dpkg-deb"] {
        run::on_path(program).with_context(|| format!("no {program} here"))?;
    }
    let mut place = None;
    // The version is known only after the lists have been downloaded, so the lists are in a
    // temporary folder.
    let lists = cache::install(".debian-lists", |apt| {
        let apt = Apt { folder: apt.to_owned() };
        apt.update()?;
        let version = apt.version()?;
        place = Some(cache::install(&format!("{prefix}{version}"), |folder| fill(&apt, folder))?);
        Ok(())
    });
    if let Ok(lists) = &lists {
        fs::remove_dir_all(lists).ok();
    }
    lists?;
    place.ok_or_else(|| anyhow!("nothing was installed"))
}

/// Apt with its own lists and archive folder: it reads the system's package database and changes
/// nothing.
struct Apt {
    folder: PathBuf,
}

impl Apt {
    /// Returns an apt command with the separate folders.
    fn command(&self, program: &str) -> Command {
        let mut command = run::program(program);
        for (setting, folder) in [("Dir::State::Lists", "lists"), ("Dir::Cache", "cache")] {
            command.arg("-o").arg(format!("{setting}={}", self.folder.join(folder).display()));
        }
        // No other process uses this folder, so no lock is needed, and root need not switch users.
        command.args(["-o", "Debug::NoLocking=1", "-o", "Acquire::Retries=1"]);
        if is_root() {
            command.args(["-o", "APT::Sandbox::User=root"]);
        }
        command
    }

    /// Downloads the package lists.
    fn update(&self) -> Result<()> {
        for folder in ["lists/partial", "cache/archives/partial"] {
            fs::create_dir_all(self.folder.join(folder))?;
        }
        run::quietly(self.command("apt-get").arg("update"), Duration::from_secs(180))
            .context("apt-get update")
    }

    /// Returns the compiler version in the archive, such as `1.96.0`; fails if it is too old.
    fn version(&self) -> Result<String> {
        let said = run::output(self.command("apt-cache").args(["policy", PACKAGES[0]]))?;
        let version = candidate(&said).with_context(|| format!("it has no package {}", PACKAGES[0]))?;
        let (major, minor) = pins::OLDEST_RUST;
        if !at_least(version, pins::OLDEST_RUST) {
            bail!("its Rust is {version}, older than {major}.{minor}");
        }
        Ok(version.to_owned())
    }

    /// Downloads the packages, and the libraries that the system lacks. Returns the files.
    fn download(&self) -> Result<Vec<PathBuf>> {
        let mut apt = self.command("apt-get");
        apt.args(["--yes", "--download-only", "--no-install-recommends", "install"]).args(PACKAGES);
        run::quietly(&mut apt, Duration::from_secs(900)).context("apt-get --download-only")?;
        let files = fs::read_dir(self.folder.join("cache/archives"))?.flatten().map(|entry| entry.path());
        Ok(files.filter(|path| path.extension().is_some_and(|kind| kind == "deb")).collect())
    }
}

/// Fills a folder with the compiler and the library for WebAssembly.
fn fill(apt: &Apt, folder: &Path) -> Result<()> {
    for package in apt.download()? {
        let name = package.file_name().unwrap_or_default().to_string_lossy().into_owned();
        // A process cannot use two C libraries, so the system's must be recent enough.
        if name.starts_with("libc6") {
            continue;
        }
        run::quietly(run::program("dpkg-deb").arg("-x").arg(&package).arg(folder), Duration::from_secs(300))
            .with_context(|| format!("unpacking {name}"))?;
        fs::remove_file(&package)?;
    }
    let libraries = folder_of_driver(&folder.join("usr/lib"))?;
    wrap(folder, "bin/rustc", "usr/bin/rustc", &libraries)?;
    let rustc = rustc(folder);
    let host = run::output(run::program(&rustc).args(["--print", "host-tuple"]))?;
    wrap(folder, &format!("usr/lib/rustlib/{host}/bin/rust-lld"), "usr/bin/lld", &libraries)?;
    build_library(folder, &rustc)?;
    // The sources take more than half of the space and are needed only for building the library.
    fs::remove_dir_all(folder.join("usr/src"))?;
    Ok(())
}

/// Returns the folder of the compiler's own libraries, relative to the root of the unpacked
/// packages, such as `usr/lib/x86_64-linux-gnu`.
fn folder_of_driver(lib: &Path) -> Result<String> {
    for entry in fs::read_dir(lib)?.flatten() {
        let Ok(files) = fs::read_dir(entry.path()) else { continue };
        if files.flatten().any(|file| file.file_name().to_string_lossy().starts_with("librustc_driver")) {
            return Ok(format!("usr/lib/{}", entry.file_name().to_string_lossy()));
        }
    }
    bail!("the packages have no compiler library")
}

/// Writes a script that runs `program` with `libraries`; all three paths are relative to `folder`.
/// The script resolves them from its own location, because the folder is renamed later.
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
    fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))?;
    make_executable(&path)
}

/// Makes a file executable.
#[cfg(unix)]
fn make_executable(path: &Path) -> Result<()> {
    use std::os::unix::fs::PermissionsExt;
    Ok(fs::set_permissions(path, fs::Permissions::from_mode(0o755))?)
}

#[cfg(not(unix))]
fn make_executable(_: &Path) -> Result<()> {
    Ok(())
}

/// Builds the standard library for WebAssembly and copies it to the compiler's library folder.
fn build_library(folder: &Path, rustc: &Path) -> Result<()> {
    // Cargo builds a standard library only for a crate, so this one is empty.
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
    // With bitcode the library takes part in link-time optimization; with remapped paths the page
    // does not contain the build folder.
    cargo.env_remove("RUSTFLAGS").env_remove("CARGO_INCREMENTAL");
    cargo.env(
        "CARGO_ENCODED_RUSTFLAGS",
        format!("-Cembed-bitcode=yes\x1f--remap-path-prefix={}=/rustc", source.display()),
    );
    cargo.args(["build", "--quiet", "--release", "--target", pins::TARGET, PARTS]);
    run::quietly(&mut cargo, Duration::from_secs(1200)).context("building the standard library")?;
    let built = work.join("target").join(pins::TARGET).join("release/deps");
    let place = folder.join("usr/lib/rustlib").join(pins::TARGET).join("lib");
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

/// Whether this process runs as root.
pub(super) fn is_root() -> bool {
    cfg!(unix) && run::output(run::program("id").arg("-u")).is_ok_and(|id| id == "0")
}

/// Parses the upstream version of the candidate in the output of `apt-cache policy`.
fn candidate(policy: &str) -> Option<&str> {
    let version = policy.lines().find_map(|line| line.trim().strip_prefix("Candidate: "))?;
    let end = version.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(version.len());
    (end > 0).then_some(&version[..end])
}

/// Whether a version such as `1.96.0` is at least `(1, 88)`.
fn at_least(version: &str, (major, minor): (u32, u32)) -> bool {
    let mut numbers = version.split('.').map(|part| part.parse::<u32>().unwrap_or(0));
    (numbers.next().unwrap_or(0), numbers.next().unwrap_or(0)) >= (major, minor)
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

    #[test]
    fn versions_are_compared_as_numbers() {
        assert!(at_least("1.96.0", (1, 88)) && at_least("1.88", (1, 88)) && at_least("2.0.0", (1, 88)));
        assert!(!at_least("1.9.0", (1, 88)) && !at_least("", (1, 88)));
    }

    #[cfg(unix)]
    #[test]
    fn a_wrapper_finds_its_program_after_the_folder_was_renamed() {
        let base = std::env::temp_dir().join(format!("tabiya-wrap-test-{}", std::process::id()));
        let (before, after) = (base.join("before"), base.join("after"));
        fs::create_dir_all(before.join("usr/bin")).unwrap();
        fs::write(before.join("usr/bin/tool"), "#!/bin/sh\necho \"$LD_LIBRARY_PATH $1\"\n").unwrap();
        make_executable(&before.join("usr/bin/tool")).unwrap();
        wrap(&before, "a/b/wrapper", "usr/bin/tool", "usr/lib/here").unwrap();
        fs::rename(&before, &after).unwrap();
        let said =
            run::output(run::program(after.join("a/b/wrapper")).env("LD_LIBRARY_PATH", "/x").arg("one"))
                .unwrap();
        assert_eq!(said, format!("{}/usr/lib/here:/x one", after.display()));
        fs::remove_dir_all(&base).unwrap();
    }
}
