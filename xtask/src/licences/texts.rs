//! Licence texts of packages, from the licence files in their folders.

use anyhow::{Context, Result, bail};
use cargo_metadata::Package;
use fs_err as fs;
use spdx::{Expression, ParseMode};

use crate::workspace;

/// Prefixes, in lower case, of the names of licence files.
const NAMES: [&str; 6] = ["licen", "copying", "copyright", "notice", "unlicense", "patents"];

/// Returns the texts of a package's licence files. If a package has none but permits use under
/// Apache-2.0, returns the text of Apache-2.0, which contains no author's name.
pub(super) fn of(package: &Package) -> Result<Vec<String>> {
    let folder = package.manifest_path.parent().context("a package in no folder")?;
    let mut files: Vec<_> = fs::read_dir(folder)?
        .flatten()
        .filter(|entry| is_licence(&entry.file_name().to_string_lossy()))
        .map(|entry| entry.path())
        .filter(|path| path.is_file())
        .collect();
    files.sort();
    let read = |path| fs::read(path).map(|bytes| tidy(&String::from_utf8_lossy(&bytes)));
    let texts: Vec<String> = files.iter().map(read).collect::<Result<_, _>>()?;
    if !texts.is_empty() {
        return Ok(texts);
    }
    if !allows_apache(package.license.as_deref().unwrap_or_default()) {
        bail!("{} {} brings no licence file", package.name, package.version);
    }
    Ok(vec![own("LICENSE-APACHE")?])
}

/// Returns the text of this project's own licence file `name`.
pub(super) fn own(name: &str) -> Result<String> {
    Ok(tidy(&fs::read_to_string(workspace::root().join(name))?))
}

/// Whether `file` is the name of a licence file, such as `LICENSE-MIT`.
fn is_licence(file: &str) -> bool {
    let name = file.to_lowercase();
    let is_code = [".rs", ".toml", ".py", ".sh"].iter().any(|ending| name.ends_with(ending));
    !is_code && NAMES.iter().any(|begin| name.starts_with(begin))
}

/// Whether an SPDX licence expression permits use under Apache-2.0 alone.
fn allows_apache(licence: &str) -> bool {
    Expression::parse_mode(licence, ParseMode::LAX).is_ok_and(|expression| {
        expression.evaluate(|asked| asked.license.id().is_some_and(|id| id.name == "Apache-2.0"))
    })
}

/// Returns a licence text with uniform line ends and without trailing blanks, so that copies of the
/// same licence are equal.
fn tidy(text: &str) -> String {
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    lines.join("\n").trim_matches('\n').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn licence_files_are_known_by_their_names() {
        for name in ["LICENSE", "LICENSE-MIT", "License.txt", "LICENCE.md", "COPYING", "UNLICENSE", "NOTICE"]
        {
            assert!(is_licence(name), "{name}");
        }
        for name in ["README.md", "license.rs", "Cargo.toml", "CHANGELOG.md"] {
            assert!(!is_licence(name), "{name}");
        }
    }

    #[test]
    fn copies_of_a_text_are_the_same_text() {
        assert_eq!(tidy("\r\nPermission  \r\nis granted\r\n\r\n"), "Permission\nis granted");
    }

    #[test]
    fn the_apache_licence_is_known_as_one_of_a_choice() {
        assert!(
            allows_apache("MIT/Apache-2.0") && !allows_apache("MIT") && !allows_apache("MIT AND Apache-2.0")
        );
    }
}
