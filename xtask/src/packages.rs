//! Cargo's metadata of the packages of this workspace and their dependencies.

use std::sync::OnceLock;

use anyhow::{Result, anyhow};
use cargo_metadata::{Metadata, MetadataCommand, Package};

use crate::{run, workspace};

/// Name of the Cargo package that contains the page.
pub(crate) const PAGE: &str = "tabiya";

/// Returns Cargo's metadata of all packages of the workspace and their dependencies. Runs
/// `cargo metadata` at the first call only.
pub(crate) fn metadata() -> Result<&'static Metadata> {
    static ANSWER: OnceLock<Result<Metadata, String>> = OnceLock::new();
    let ask = || {
        let mut command = MetadataCommand::new();
        command.manifest_path(workspace::root().join("Cargo.toml"));
        command.other_options(["--locked".to_owned()]);
        command.exec().map_err(|fault| fault.to_string())
    };
    ANSWER.get_or_init(ask).as_ref().map_err(|fault| anyhow!("cargo metadata: {fault}"))
}

/// Returns the packages whose code is in the page or its workers, including the package [`PAGE`].
/// Procedural macros and build dependencies are excluded.
pub(crate) fn in_the_page() -> Result<Vec<&'static Package>> {
    let of_page = ["--package", PAGE, "--target", "wasm32-unknown-unknown"];
    in_tree(&[&of_page[..], &["--edges", "normal,no-proc-macro"]].concat())
}

/// Returns the packages that the workspace members except `member` are built from. Packages that
/// only tests, examples and benchmarks use are excluded.
pub(crate) fn built_in_all_but(member: &str) -> Result<Vec<&'static Package>> {
    in_tree(&["--workspace", "--exclude", member, "--target", "all", "--edges", "normal,build"])
}

/// Returns the packages that `cargo tree` prints with these arguments, sorted. `cargo metadata`
/// alone would not do: it unites the features of the whole workspace, including the tests.
fn in_tree(args: &[&str]) -> Result<Vec<&'static Package>> {
    let mut tree = run::cargo();
    tree.args(["tree", "--locked", "--prefix", "none", "--format", "{p}"]).args(args);
    let tree = run::output(&mut tree)?;
    // A line of the tree: `serde_derive v1.0.229 (proc-macro) (*)`.
    let is_named = |package: &&Package| {
        let start = format!("{} v{} ", package.name, package.version);
        tree.lines().any(|line| format!("{line} ").starts_with(&start))
    };
    let mut packages: Vec<&Package> = metadata()?.packages.iter().filter(is_named).collect();
    packages.sort_by(|a, b| (&a.name, &a.version).cmp(&(&b.name, &b.version)));
    Ok(packages)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_is_made_of_what_it_is_compiled_from() {
        let names: Vec<&str> = in_the_page().unwrap().iter().map(|package| package.name.as_str()).collect();
        for name in ["tabiya", "yew", "wasm-bindgen", "idb", "serde"] {
            assert!(names.contains(&name), "{name} in {names:?}");
        }
        for name in ["serde_derive", "shakmaty", "chasolver", "xtask", "fantoccini"] {
            assert!(!names.contains(&name), "{name} in {names:?}");
        }
    }

    #[test]
    fn what_only_benchmarks_use_is_not_built_in() {
        let built = built_in_all_but("tabiya-bench").unwrap();
        let is_built = |name: &str| built.iter().any(|package| package.name.as_str() == name);
        assert!(is_built("yew") && is_built("anyhow") && is_built("fantoccini"));
        assert!(!is_built("chasolver") && !is_built("shakmaty"));
    }
}
