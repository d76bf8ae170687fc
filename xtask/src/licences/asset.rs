//! The file by which the page says what it is: version, build, and the licence of everything in it.

use anyhow::{Context, Result};
use serde::Serialize;
use walkdir::WalkDir;

use super::texts;
use crate::{packages, run, workspace};

/// The name of the file, by which the page asks for it.
pub(crate) const NAME: &str = "licences.json";

/// The shape of the file.
#[derive(Serialize)]
struct About {
    /// The version of the page.
    version: String,
    /// What tells this build from others of that version.
    build: String,
    /// The packages whose code is in the page; its own comes first.
    crates: Vec<Part>,
    /// The files of the project's own that are in it beside its code.
    files: Vec<Part>,
    /// The texts that the parts refer to.
    texts: Vec<String>,
}

/// Something in the page.
#[derive(Serialize)]
struct Part {
    name: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    version: String,
    /// A licence expression in the words of SPDX.
    licence: String,
    /// The texts of its licences, by their place in the list.
    texts: Vec<usize>,
}

/// The file's content. `content` is the digest of the page's other files: the build's name where there is no commit.
pub(crate) fn asset(content: &str) -> Result<Vec<u8>> {
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
    crates.push(standard_library(&mut texts)?);
    let version = version.context("the page is not among its packages")?;
    let licence = crates.first().map(|own| own.licence.clone()).unwrap_or_default();
    let own = ["LICENSE-APACHE", "LICENSE-MIT"].map(|name| texts::own(name).map(|text| texts.place(text)));
    let own = own.into_iter().collect::<Result<Vec<usize>>>()?;
    let part = |name| Part { name, version: String::new(), licence: licence.clone(), texts: own.clone() };
    let files = static_files().into_iter().map(part).collect();
    let build = commit().unwrap_or_else(|| content.to_owned());
    Ok(serde_json::to_vec(&About { version, build, crates, files, texts: texts.0 })?)
}

/// Rust's own library is in every program; no package names it.
fn standard_library(texts: &mut Texts) -> Result<Part> {
    let said = run::output(run::program("rustc").arg("--version"))?;
    Ok(Part {
        name: "Rust's standard library".to_owned(),
        version: said.split_whitespace().nth(1).unwrap_or_default().to_owned(),
        licence: "MIT OR Apache-2.0".to_owned(),
        texts: vec![texts.place(texts::own("LICENSE-APACHE")?)],
    })
}

/// The files of `static/`, by their names: pictures, styles, the manifest. All of them are the project's own.
fn static_files() -> Vec<String> {
    let folder = workspace::root().join("static");
    let files = WalkDir::new(&folder).sort_by_file_name().into_iter().flatten();
    files
        .filter(|entry| entry.file_type().is_file())
        .filter_map(|entry| {
            Some(entry.path().strip_prefix(&folder).ok()?.to_string_lossy().replace('\\', "/"))
        })
        .collect()
}

/// The commit that the page is built from, with a `+` if the sources have changed since; `None` outside a clone.
fn commit() -> Option<String> {
    let git = |args: &[&str]| run::output(run::program("git").args(args)).ok();
    let name = git(&["rev-parse", "--short=12", "HEAD"])?;
    let changed = git(&["status", "--porcelain", "--untracked-files=no"])?;
    Some(if changed.is_empty() { name } else { name + "+" })
}

/// Each text once.
#[derive(Default)]
struct Texts(Vec<String>);

impl Texts {
    /// Where a text stands in the list.
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
        let about: serde_json::Value = serde_json::from_slice(&asset("0123").unwrap()).unwrap();
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
