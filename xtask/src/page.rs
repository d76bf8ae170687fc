//! Building the page.

use std::env;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use std::time::Instant;

use anyhow::{Context, Result, bail};

use crate::tools::{Kit, Need};
use crate::{parts, run, ship, sizes, workspace};

/// Builds the page for release into `dist/` and prints what it weighs; and, if that is wanted, one file of it.
pub(crate) fn build_and_report(single_file: bool) -> Result<()> {
    let kit = Kit::complete(&Need::PAGE)?;
    let start = Instant::now();
    build(&kit)?;
    print!("{}", sizes::table(&sizes::measure(&workspace::dist())?));
    println!(
        "dist/ is ready after {} s: any static host can serve it, under any path",
        start.elapsed().as_secs()
    );
    if single_file {
        build_single_file()?;
    }
    Ok(())
}

/// Makes one file of the page in `dist/` and prints its size.
pub(crate) fn build_single_file() -> Result<()> {
    let place = workspace::single_file();
    let bytes = ship::single_file(&workspace::dist(), &place)?;
    println!("{} is the whole page in one file of {bytes} B", place.display());
    Ok(())
}

/// Builds the page for release into `dist/`.
pub(crate) fn build(kit: &Kit) -> Result<()> {
    run::check(&mut trunk_for_release(kit, &workspace::dist())?)?;
    absolute_addresses(&workspace::dist().join("index.html"))
}

/// Trunk, ready to build the page for release into a folder.
fn trunk_for_release(kit: &Kit, folder: &Path) -> Result<Command> {
    let mut trunk = trunk(kit, "build")?;
    // Only what went wrong: at the least, it warns of each script that is too modern for its minifier.
    trunk.args(["--log", "error", "--release", "--dist"]).arg(folder);
    trunk.env("CARGO_ENCODED_RUSTFLAGS", impersonal_names());
    Ok(trunk)
}

/// As [`build`], but only once in a run however many suites ask; the later ones learn whether it worked.
pub(crate) fn build_once(kit: &Kit) -> Result<()> {
    static WORKED: OnceLock<bool> = OnceLock::new();
    let mut first = Ok(());
    let worked = *WORKED.get_or_init(|| {
        first = build(kit);
        first.is_ok()
    });
    first?;
    if worked { Ok(()) } else { bail!("the page did not build") }
}

/// Compiler flags that take the folders of this machine out of the page: a panic names the file it came from, and
/// the same sources should make the same page everywhere.
fn impersonal_names() -> OsString {
    let home = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let cargo_home = home("CARGO_HOME").or_else(|| Some(home("HOME")?.join(".cargo")));
    let sources = cargo_home.and_then(|home| fs::read_dir(home.join("registry").join("src")).ok());
    let mut folders: Vec<(PathBuf, &str)> =
        sources.into_iter().flatten().flatten().map(|registry| (registry.path(), "crates")).collect();
    folders.push((workspace::root().to_owned(), "tabiya"));
    let flags = folders.into_iter().map(|(folder, name)| {
        let mut flag = OsString::from("--remap-path-prefix=");
        flag.push(folder);
        flag.push("=");
        flag.push(name);
        flag
    });
    flags.collect::<Vec<_>>().join(OsStr::new("\x1f"))
}

/// Builds the page in one piece, as `trunk build --release` does, into a folder of its own. Returns the folder.
pub(crate) fn build_plain(kit: &Kit) -> Result<PathBuf> {
    let folder = workspace::target().join("plain");
    let mut trunk = bare_trunk(kit, "build")?;
    run::check(trunk.args(["--log", "error", "--release", "--dist"]).arg(&folder))?;
    Ok(folder)
}

/// Trunk, ready to run this subcommand for the page that ships.
pub(crate) fn trunk(kit: &Kit, subcommand: &str) -> Result<Command> {
    let mut trunk = bare_trunk(kit, subcommand)?;
    trunk.arg("--config").arg(workspace::root().join("xtask/Trunk.toml"));
    parts::stand_in_for(&mut trunk)?;
    Ok(trunk)
}

/// Trunk, ready to run this subcommand with the kit's tools and no others.
fn bare_trunk(kit: &Kit, subcommand: &str) -> Result<Command> {
    // Trunk runs offline, so that it takes its tools from the kit; what it compiles must be here before.
    run::check(run::cargo().args(["fetch", "--locked", "--quiet"]))?;
    let mut trunk = run::program("trunk");
    trunk.args([subcommand, "--offline", "--skip-version-check", "--color", "never"]);
    trunk.env("CARGO_TERM_PROGRESS_WHEN", "never").env("RUST_BACKTRACE", "0");
    // Trunk reads NO_COLOR as true or false; the custom is that any value means true.
    trunk.env_remove("NO_COLOR");
    kit.lend(&mut trunk, &Need::PAGE);
    Ok(trunk)
}

/// An error if the built page asks for anything by an address that starts at the root of its host or names a host:
/// it has to work under any path and with no network.
fn absolute_addresses(index: &Path) -> Result<()> {
    let html = fs::read_to_string(index).with_context(|| format!("cannot read {}", index.display()))?;
    match absolute_address(&html)? {
        Some(address) => bail!("dist/index.html refers to {address}, which is not relative"),
        None => Ok(()),
    }
}

/// The first address in an attribute, an import or a fetch of the page that is not relative, if any.
fn absolute_address(html: &str) -> Result<Option<String>> {
    let in_scripts = ["from ", "import(", "fetch("].into_iter().flat_map(|before| {
        html.match_indices(before).filter_map(|(at, _)| {
            let rest = &html[at + before.len()..];
            let quote = rest.chars().next().filter(|quote| matches!(quote, '"' | '\''))?;
            rest[1..].split(quote).next().map(str::to_owned)
        })
    });
    let mut all = ship::addresses(html)?.into_iter().chain(in_scripts);
    Ok(all.find(|address| address.starts_with('/') || address.starts_with("http")))
}

#[cfg(test)]
mod tests {
    use super::absolute_address;

    #[test]
    fn absolute_addresses_are_found() {
        let found = |html: &str| absolute_address(html).expect("a page");
        assert_eq!(
            found(
                "<link href=\"./a.css\"><script src='b.js'></script><script>import x from './x.js'</script>"
            ),
            None
        );
        for (html, address) in [
            ("<link href='#a'> <link href=\"/a.css\">", "/a.css"),
            ("<script>import x from '/x.js';</script>", "/x.js"),
            ("<script>const wasm=fetch(\"/x.wasm\")</script>", "/x.wasm"),
            ("<script src=https://example.org/x.js></script>", "https://example.org/x.js"),
        ] {
            assert_eq!(found(html).as_deref(), Some(address), "{html}");
        }
    }
}
