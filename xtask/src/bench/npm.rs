//! Running of the Node.js benchmark programs in `benches/`, and installation of their npm packages.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};
use cargo_metadata::semver::Version;
use fs_err as fs;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use which::which;

use crate::tools::{Kit, Need};
use crate::{files, page, run, workspace};

/// Oldest supported version of Node.js.
const OLDEST: Version = Version::new(20, 12, 0);

/// Lock file of a Node.js program, which lists its npm packages with their digests.
const LOCK: &str = "package-lock.json";
/// Copy of the lock file from which the packages were installed.
const INSTALLED: &str = "node_modules/.installed.json";

/// Command-line option for the built page that a benchmark measures.
#[derive(clap::Args)]
pub(super) struct BuiltPage {
    /// Folder of a built page; without it the page is built
    #[arg(long)]
    dist: Option<PathBuf>,
}

/// Runs the Node.js benchmark program `name` on a built page, in the browsers of `kit`, the
/// installed tools. Passes the program's reports to `describe` and prints the result.
///
/// `T` is the type of a report. The program prints each report as a line of JSON.
pub(super) fn measure<T: DeserializeOwned>(
    name: &str,
    built: &BuiltPage,
    kit: &Kit,
    mut options: Value,
    describe: impl FnOnce(Vec<T>) -> String,
) -> Result<()> {
    if built.dist.is_none() {
        page::build_once(&Kit::complete(&Need::PAGE)?)?;
    }
    let dist = fs::canonicalize(built.dist.clone().unwrap_or_else(workspace::dist))?;
    ensure!(dist.join("index.html").is_file(), "--dist: there is no page in {}", dist.display());
    options["dist"] = json!(dist);
    options["chrome"] = json!(kit.var("CHROME").map(Path::new));
    options["firefox"] = json!(kit.var("FIREFOX").map(Path::new));
    let (reports, succeeded) = reports(name, &options)?;
    let has_all = succeeded && !reports.is_empty();
    print!("{}", describe(reports));
    ensure!(has_all, "{name} broke off; the figures are of what it had measured before");
    Ok(())
}

/// Installs the npm packages of the Node.js program `benches/<name>/main.mjs`, and runs the program
/// with these options. Returns its reports, and whether it succeeded.
///
/// A line of the program's output is a report if it is JSON of the type `T`. Other lines are
/// printed.
fn reports<T: DeserializeOwned>(name: &str, options: &Value) -> Result<(Vec<T>, bool)> {
    let node = node()?;
    packages(name)?;
    let mut program = Command::new(node);
    program.current_dir(folder(name)).arg("main.mjs").arg(options.to_string());
    let mut reports = Vec::new();
    let succeeded = run::retell(&mut program, |line| match serde_json::from_str(line) {
        Ok(report) => {
            reports.push(report);
            None
        }
        Err(_) => Some(line.to_owned()),
    })?;
    Ok((reports, succeeded))
}

/// Returns the folder with the npm packages of `benches/<name>`, in the versions of its lock file.
/// Installs them if necessary.
pub(crate) fn packages(name: &str) -> Result<PathBuf> {
    lay_out(name)?;
    let wanted = fs::read(folder(name).join(LOCK))?;
    let installed = folder(name).join(INSTALLED);
    if fs::read(&installed).ok() != Some(wanted.clone()) {
        println!("Installing npm packages into {} …", folder(name).display());
        run::npm(&folder(name), &["ci"])?;
        fs::write(&installed, wanted)?;
    }
    Ok(folder(name).join("node_modules"))
}

/// Copies the files of the Node.js program `benches/<name>` into a folder under `target/`, because
/// npm installs packages beside the program.
pub(super) fn lay_out(name: &str) -> Result<()> {
    for (file, bytes) in files::read(&workspace::root().join("benches").join(name))? {
        files::write(&folder(name).join(file), bytes)?;
    }
    Ok(())
}

/// Returns the folder under `target/` with the copy of the Node.js program `benches/<name>`.
fn folder(name: &str) -> PathBuf {
    workspace::target().join("bench").join(name)
}

/// Returns the path of Node.js. Fails if Node.js is missing or too old.
fn node() -> Result<PathBuf> {
    let wanted = format!("version {OLDEST} or later is needed: https://nodejs.org");
    let node = which("node").with_context(|| format!("no Node.js here (no `node` on PATH); {wanted}"))?;
    let said = run::output(run::program(&node).arg("--version"))?;
    if Version::parse(said.trim_start_matches('v')).is_ok_and(|version| version < OLDEST) {
        bail!("{} is {said}; {wanted}", node.display());
    }
    Ok(node)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_package_has_a_digest() {
        for name in ["page", "lighthouse", "archive", "axe"] {
            let lock = fs::read(workspace::root().join("benches").join(name).join(LOCK)).unwrap();
            let lock: Value = serde_json::from_slice(&lock).unwrap();
            let packages =
                lock["packages"].as_object().unwrap().iter().filter(|(place, _)| !place.is_empty());
            assert!(packages.clone().count() > 0, "{name}");
            for (place, package) in packages {
                assert!(package["integrity"].is_string(), "{name}: {place}");
            }
        }
    }
}
