//! Licence file of the page: version and build of the page, and the licences of everything in the
//! page.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use fs_err as fs;
use serde::{Deserialize, Serialize};

use super::texts;
use crate::{files, packages, run, workspace};

/// Name of the licence file. The file is in `static/`, so that a plain Trunk build includes it.
const NAME: &str = "licences.json";

/// Contents of the page's licence file.
#[derive(Serialize, Deserialize)]
struct About {
    /// Version of the page.
    version: String,
    /// Build of the page: a git commit or a digest; empty in `static/`.
    build: String,
    /// Packages whose code is in the page; the project's own comes first.
    crates: Vec<Part>,
    /// Files of the project in the page, in addition to its code.
    files: Vec<Part>,
    /// Licence texts; the other fields refer to them by index.
    texts: Vec<String>,
}

/// Package or file that the page contains, with its licence: an entry of the licence file.
#[derive(Serialize, Deserialize)]
struct Part {
    name: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    version: String,
    /// SPDX licence expression.
    licence: String,
    /// Licence texts, as indices in [`About::texts`].
    texts: Vec<usize>,
}

/// Writes the page's licence file, `static/licences.json`, from the present dependencies.
pub(crate) fn renew() -> Result<()> {
    Ok(fs::write(place(), content()?)?)
}

/// Whether the page's licence file is up to date, so that [`renew`] would not change it.
pub(crate) fn is_current() -> Result<bool> {
    Ok(fs::read(place()).is_ok_and(|there| content().is_ok_and(|content| content == there)))
}

/// Writes the build identifier into the licence file of a built page in `folder`: the git commit
/// or, outside a git clone, the `digest` of the files.
pub(crate) fn name_build(folder: &Path, digest: &str) -> Result<()> {
    let place = folder.join(NAME);
    let mut about: About = serde_json::from_slice(&fs::read(&place)?)?;
    about.build = commit().unwrap_or_else(|| digest.to_owned());
    Ok(fs::write(&place, serde_json::to_vec(&about)?)?)
}

/// Returns the path of the page's licence file in the sources.
fn place() -> PathBuf {
    workspace::root().join("static").join(NAME)
}

/// Returns the content of the page's licence file as JSON, without a build identifier.
fn content() -> Result<Vec<u8>> {
    let mut texts = Texts::default();
    let mut crates = Vec::new();
    let mut version = None;
    for package in packages::in_the_page()? {
        let part = Part {
            name: package.name.to_string(),
            version: package.version.to_string(),
            licence: package.license.clone().unwrap_or_default(),
            texts: texts::of(package)?.into_iter().map(|text| texts.place(text)).collect(),
        };
        if part.name == packages::PAGE {
            version = Some(part.version.clone());
            crates.insert(0, part);
        } else {
            crates.push(part);
        }
    }
    // No package lists the standard library, which every program contains. The entry has no
    // version: the version depends on the toolchain, and the file must be the same for everyone who
    // builds the page.
    crates.push(Part {
        name: "Rust's standard library".to_owned(),
        version: String::new(),
        licence: "MIT OR Apache-2.0".to_owned(),
        texts: vec![texts.place(texts::own("LICENSE-APACHE")?)],
    });
    let version = version.context("the page is not among its packages")?;
    let licence = crates.first().map(|own| own.licence.clone()).unwrap_or_default();
    let own = ["LICENSE-APACHE", "LICENSE-MIT"].map(|name| texts::own(name).map(|text| texts.place(text)));
    let own = own.into_iter().collect::<Result<Vec<usize>>>()?;
    let part = |name| Part { name, version: String::new(), licence: licence.clone(), texts: own.clone() };
    // All files in `static/` (pictures, styles, the manifest) are the project's own.
    let files = files::read(&workspace::root().join("static"))?.into_keys();
    let files = files.filter(|name| name != NAME).map(part).collect();
    let about = About { version, build: String::new(), crates, files, texts: texts.0 };
    let mut text = serde_json::to_vec_pretty(&about)?;
    text.push(b'\n');
    Ok(text)
}

/// Returns the git commit that the page is built from, with a `+` if the sources have changed
/// since; `None` outside a git clone.
fn commit() -> Option<String> {
    let git = |args: &[&str]| run::output(run::program("git").args(args)).ok();
    let name = git(&["rev-parse", "--short=12", "HEAD"])?;
    let changed = git(&["status", "--porcelain", "--untracked-files=no"])?;
    Some(if changed.is_empty() { name } else { name + "+" })
}

/// List of licence texts in which each text occurs once.
#[derive(Default)]
struct Texts(Vec<String>);

impl Texts {
    /// Returns the index of a licence text in the list; adds the text if the list lacks it.
    fn place(&mut self, text: String) -> usize {
        let known = self.0.iter().position(|known| *known == text);
        known.unwrap_or_else(|| {
            self.0.push(text);
            self.0.len() - 1
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_text_stands_once_and_everything_refers_to_one() {
        let about: serde_json::Value = serde_json::from_slice(&content().unwrap()).unwrap();
        let texts = about["texts"].as_array().unwrap();
        for (at, text) in texts.iter().enumerate() {
            assert!(text.as_str().is_some_and(|text| text.len() > 100), "{text}");
            assert!(!texts[..at].contains(text));
        }
        let crates = about["crates"].as_array().unwrap();
        assert_eq!(crates[0]["name"], "tabiya");
        assert_eq!(about["version"], crates[0]["version"]);
        for part in crates.iter().chain(about["files"].as_array().unwrap()) {
            let referred = part["texts"].as_array().unwrap();
            assert!(!referred.is_empty(), "{part}");
            assert!(
                referred.iter().all(|at| at.as_u64().is_some_and(|at| (at as usize) < texts.len())),
                "{part}"
            );
        }
        let names =
            |list: &str| about[list].as_array().unwrap().iter().map(|part| part["name"].clone()).collect();
        let (crates, files): (Vec<_>, Vec<_>) = (names("crates"), names("files"));
        assert!(crates.contains(&"yew".into()) && files.contains(&"pieces.svg".into()));
    }
}
