//! What makes a built page ready to be shipped: names that follow the content, a boot script that checks what it
//! loads, a content security policy, and the service worker that keeps it all for when there is no network.
//!
//! Trunk calls this as its post-build hook, on the folder that it is about to make `dist/` of.

mod html;
mod names;
mod policy;
mod service_worker;
mod single;
mod style;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use base64::Engine as _;
use sha2::{Digest, Sha256, Sha384};

/// The files of a page, by their path inside `dist/`.
type Files = BTreeMap<String, Vec<u8>>;

/// Set where the page is served to be worked on.
pub(crate) const WORKBENCH: &str = "TABIYA_WORKBENCH";

/// The hook: ships what Trunk has put into its staging folder, if it was built for release. What is built to be
/// worked on is left as it is, and a worker that an earlier build has left at the same address goes: none is to
/// stand between a change and the screen.
pub(crate) fn hook() -> Result<()> {
    let variable =
        |name: &str| std::env::var(name).with_context(|| format!("{name} is not set: this is Trunk's"));
    let staging = variable("TRUNK_STAGING_DIR")?;
    let folder = Path::new(&staging);
    if variable("TRUNK_PROFILE")? == "release" && std::env::var_os(WORKBENCH).is_none() {
        return ship(folder);
    }
    fs::write(folder.join("sw.js"), service_worker::FAREWELL).context("cannot write sw.js")
}

/// Makes the page in `folder` ready to be shipped.
fn ship(folder: &Path) -> Result<()> {
    let before = read(folder)?;
    let mut files = before.clone();
    if let Some(loader) = files.get_mut("worker_loader.js") {
        *loader = start_of_worker(std::str::from_utf8(loader)?).into_bytes();
    }
    let mut files = names::follow_content(style::joined(files)?);
    let index = files.get("index.html").context("the page has no index.html")?;
    let page = html::sealed(&String::from_utf8(index.clone())?, &files)?;
    files.insert("index.html".to_owned(), page.into_bytes());
    let worker = service_worker::source(&files);
    files.insert("sw.js".to_owned(), worker.into_bytes());
    for name in before.keys().filter(|name| !files.contains_key(*name)) {
        fs::remove_file(folder.join(name))?;
    }
    for (name, bytes) in &files {
        fs::write(folder.join(name), bytes).with_context(|| format!("cannot write {name}"))?;
    }
    Ok(())
}

/// Trunk's loader starts the worker in a way that wasm-bindgen warns of, on every console.
fn start_of_worker(loader: &str) -> String {
    match loader.split_once("wasm_bindgen(").and_then(|(before, rest)| Some((before, rest.split_once(')')?)))
    {
        Some((before, (wasm, after))) => format!("{before}wasm_bindgen({{module_or_path:{wasm}}}){after}"),
        None => loader.to_owned(),
    }
}

/// Makes one file of the shipped page in `folder`, at `place`; answers with its size in bytes.
pub(crate) fn single_file(folder: &Path, place: &Path) -> Result<usize> {
    let page = single::page(&read(folder)?)?;
    if let Some(parent) = place.parent() {
        fs::create_dir_all(parent)?;
    }
    fs::write(place, &page).with_context(|| format!("cannot write {}", place.display()))?;
    Ok(page.len())
}

/// Reads every file under a folder.
fn read(folder: &Path) -> Result<Files> {
    let mut files = Files::new();
    let mut open = vec![String::new()];
    while let Some(prefix) = open.pop() {
        for entry in fs::read_dir(folder.join(&prefix))? {
            let entry = entry?;
            let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
            if entry.file_type()?.is_dir() {
                open.push(format!("{name}/"));
            } else {
                files.insert(name, fs::read(entry.path())?);
            }
        }
    }
    Ok(files)
}

/// A digest as an `integrity` attribute has it.
fn integrity(bytes: &[u8]) -> String {
    format!("sha384-{}", base64::engine::general_purpose::STANDARD.encode(Sha384::digest(bytes)))
}

/// A digest as a content security policy names an inline script by it.
fn script_hash(script: &str) -> String {
    format!("'sha256-{}'", base64::engine::general_purpose::STANDARD.encode(Sha256::digest(script)))
}

/// The first 16 hexadecimal digits of a digest: enough to tell builds apart.
fn short_hash(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use crate::workspace;
    use std::fs;

    #[test]
    fn the_worker_is_started_as_its_script_wants() {
        let started = super::start_of_worker("importScripts('./w.js');wasm_bindgen('./w_bg.wasm');");
        assert_eq!(started, "importScripts('./w.js');wasm_bindgen({module_or_path:'./w_bg.wasm'});");
    }

    /// What an image says of itself must be what the manifest says of it, or nothing can be installed.
    #[test]
    fn the_icons_are_as_large_as_the_manifest_says() {
        let folder = workspace::root().join("static");
        let manifest = fs::read_to_string(folder.join("manifest.webmanifest")).expect("a manifest");
        let images = manifest.match_indices("-").filter_map(|(at, _)| {
            let name = &manifest[manifest[..at].rfind('"')? + 1..];
            let name = &name[..name.find('"')?];
            name.ends_with(".png").then_some(name)
        });
        let mut count = 0;
        for name in images {
            let image = fs::read(folder.join("icons").join(name)).expect(name);
            let side = |at: usize| u32::from_be_bytes(image[at..at + 4].try_into().expect("four bytes"));
            let (width, height) = (side(16), side(20));
            assert!(name.ends_with(&format!("-{width}.png")) && width == height, "{name}: {width}×{height}");
            assert!(
                manifest.contains(&format!(
                    "\"{name}\", \"type\": \"image/png\", \"sizes\": \"{width}x{height}\""
                ))
            );
            count += 1;
        }
        assert_eq!(count, 4);
    }
}
