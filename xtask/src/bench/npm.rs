//! Node.js programs in `benches/`, and their npm packages. Neither ships.

use std::fs;
use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Result, bail};

use crate::{files, run, workspace};

/// Oldest supported version of Node.js, as (major, minor).
const OLDEST: (u32, u32) = (20, 12);

/// Copy of the `package.json` whose packages are installed beside a program.
const INSTALLED: &str = "node_modules/.installed.json";

/// Returns a command that runs `main.mjs` of `benches/<name>` with this argument, after installing
/// its packages in their pinned versions.
pub(super) fn program(name: &str, word: &str) -> Result<Command> {
    let node = node()?;
    let folder = laid_out(name)?;
    install(&folder).with_context(|| format!("the packages of benches/{name}/package.json cannot be had"))?;
    let mut program = Command::new(node);
    program.current_dir(folder).args(["main.mjs", word]);
    Ok(program)
}

/// Returns the folder with the pinned packages of `benches/<name>`, for packages that only a
/// browser runs.
pub(crate) fn packages(name: &str) -> Result<PathBuf> {
    let folder = laid_out(name)?;
    install(&folder).with_context(|| format!("the packages of benches/{name}/package.json cannot be had"))?;
    Ok(folder.join("node_modules"))
}

/// Copies a program's files under `target/`: npm packages must be beside the program and do not
/// belong in the clone.
pub(super) fn laid_out(name: &str) -> Result<PathBuf> {
    let folder = workspace::target().join("bench").join(name);
    for (file, bytes) in files::read(&workspace::root().join("benches").join(name))? {
        let place = folder.join(file);
        fs::create_dir_all(place.parent().unwrap_or(&folder))?;
        fs::write(&place, bytes).with_context(|| format!("cannot write {}", place.display()))?;
    }
    Ok(folder)
}

/// Installs the packages of `package.json` with npm, unless they are installed.
fn install(folder: &std::path::Path) -> Result<()> {
    let wanted = fs::read(folder.join("package.json"))?;
    let installed = folder.join(INSTALLED);
    if fs::read(&installed).is_ok_and(|there| there == wanted) {
        return Ok(());
    }
    let npm = run::on_path("npm").context("no npm here; it comes with Node.js")?;
    println!("Getting npm packages into {} …", folder.display());
    let mut npm = Command::new(npm);
    npm.current_dir(folder);
    npm.args(["install", "--no-package-lock", "--ignore-scripts", "--no-audit", "--no-fund"]);
    npm.args(["--no-update-notifier", "--loglevel=error"]);
    run::quietly(&mut npm, Duration::from_secs(600)).context("npm install")?;
    fs::write(&installed, wanted).with_context(|| format!("cannot write {}", installed.display()))
}

/// Returns the path of Node.js. Fails if Node.js is missing or too old.
fn node() -> Result<PathBuf> {
    let wanted = format!("version {}.{} or later is needed: https://nodejs.org", OLDEST.0, OLDEST.1);
    let node =
        run::on_path("node").with_context(|| format!("no Node.js here (no `node` on PATH); {wanted}"))?;
    let said = run::output(run::program(&node).arg("--version"))?;
    if version(&said).is_none_or(|version| version < OLDEST) {
        bail!("{} is {said}; {wanted}", node.display());
    }
    Ok(node)
}

/// Parses the major and minor version from the output of `node --version`.
fn version(said: &str) -> Option<(u32, u32)> {
    let mut numbers = said.strip_prefix('v')?.split('.').map(str::parse);
    Some((numbers.next()?.ok()?, numbers.next()?.ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_version_of_node_is_read() {
        assert_eq!(version("v20.20.2"), Some((20, 20)));
        assert_eq!(version("v9.1.0-rc"), Some((9, 1)));
        assert!(version("v9.1.0") < Some(OLDEST) && Some(OLDEST) < version("v22.0.1"));
        assert_eq!(version("node"), None);
    }

    #[test]
    fn every_package_is_pinned_to_one_version() {
        for name in ["page", "lighthouse", "archive", "axe"] {
            let file = workspace::root().join("benches").join(name).join("package.json");
            let json: serde_json::Value = serde_json::from_slice(&fs::read(file).unwrap()).unwrap();
            let packages = json["dependencies"].as_object().unwrap();
            assert!(!packages.is_empty());
            for (package, version) in packages {
                let version = version.as_str().unwrap();
                let numbers: Vec<_> =
                    version.split('.').filter_map(|part| part.parse::<u32>().ok()).collect();
                assert_eq!(numbers.len(), 3, "{name}: {package} {version}");
            }
        }
    }
}
