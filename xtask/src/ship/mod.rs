//! Trunk's post-build hook, which prepares the built page for shipping.
//!
//! The hook puts a hash of the content into the names of the files. It adds a boot script that
//! checks the program's code, a content security policy, and the service worker that caches
//! everything for use without a network. The hook works on the folder that becomes `dist/`.

mod bindings;
mod digest;
mod first_paint;
mod guard;
mod html;
mod later;
mod markup;
mod names;
mod parts;
mod policy;
mod script;
mod service_worker;
mod single;
mod style;
mod worker;

use std::path::Path;

use anyhow::{Context, Result};
use fs_err as fs;

use crate::files::{self, Files};
use crate::{licences, workspace};
use names::PAGE;

pub(crate) use later::FOLDER as LATER;
pub(crate) use worker::{CAMERA, OPPONENT, TRANSLATION, WORKER};

/// Environment variable that tells the hook to build for the development server.
pub(crate) const DEVELOPMENT_SERVER: &str = "TABIYA_WORKBENCH";

/// Trunk's post-build hook: prepares the page in Trunk's staging folder for shipping, if it is
/// built for release.
///
/// A page for development is changed only a little. Its service worker removes itself and
/// everything that earlier builds at the same address have cached, so that changes appear at once.
pub(crate) fn hook() -> Result<()> {
    let variable =
        |name: &str| std::env::var(name).with_context(|| format!("{name} is not set: this is Trunk's"));
    let staging = variable("TRUNK_STAGING_DIR")?;
    let folder = Path::new(&staging);
    let profile = variable("TRUNK_PROFILE")?;
    add_what_comes_later(folder)?;
    parts::add(&profile, folder)?;
    let before = files::read(folder)?;
    let is_shipped = profile == "release" && std::env::var_os(DEVELOPMENT_SERVER).is_none();
    let after = if is_shipped { shipped(before.clone())? } else { files_to_serve(before.clone())? };
    for name in before.keys().filter(|name| !after.contains_key(*name)) {
        fs::remove_file(folder.join(name))?;
    }
    for (name, bytes) in after {
        fs::write(folder.join(name), bytes)?;
    }
    Ok(())
}

/// Adds the texts of all languages to the built page in `folder`, as files loaded on demand, and
/// writes the build identifier into the licence file.
fn add_what_comes_later(folder: &Path) -> Result<()> {
    let content: Vec<u8> = files::read(folder)?.into_values().flatten().collect();
    let later = folder.join(LATER);
    licences::name_build(&later, &digest::short(&content))?;
    fs::write(later.join(guard::WORDS), guard::other_words()?)?;
    words_compiler::write_catalogues(&workspace::root().join("locales"), &later)
        .map_err(|fault| anyhow::anyhow!("cannot write the words of other languages: {fault}"))?;
    Ok(())
}

/// Returns the files of the page as they ship, made from the files that Trunk built: shortened,
/// renamed, checked by digests, and with the service worker.
fn shipped(mut files: Files) -> Result<Files> {
    bindings::shorten(&mut files)?;
    worker::move_workers_to_later(&mut files)?;
    let (mut files, renamed) = names::follow_content(style::joined(files)?);
    let assets = later::map(&mut files, &renamed)?;
    let scripts = [guard::script()?, first_paint::script()?];
    let page = html::sealed(&files::text(&files, PAGE)?, &files, &assets, &scripts)?;
    files.insert(PAGE.to_owned(), page.into_bytes());
    let worker = service_worker::worker_script(&mut files)?;
    files.insert("sw.js".to_owned(), worker.into_bytes());
    Ok(files)
}

/// Returns the files of the page for the development server, made from the files that Trunk built:
/// with the guard and the first paint, and with a service worker that removes itself.
fn files_to_serve(mut files: Files) -> Result<Files> {
    worker::move_workers_to_later(&mut files)?;
    let page = guard::added(&files::text(&files, PAGE)?, &guard::script()?, &first_paint::script()?)?;
    files.insert(PAGE.to_owned(), page.into_bytes());
    files.insert("sw.js".to_owned(), service_worker::FAREWELL.into());
    Ok(files)
}

/// Writes the shipped page in `folder` as a single HTML file at the path `place`. Returns the size
/// of the file in bytes.
pub(crate) fn single_file(folder: &Path, place: &Path) -> Result<usize> {
    let page = single::page(&files::read(folder)?)?;
    files::write(place, &page)?;
    Ok(page.len())
}

#[cfg(test)]
mod tests {
    use crate::workspace;
    use std::fs;

    /// The sizes of icons must match the manifest, or the page cannot be installed.
    #[test]
    fn the_icons_are_as_large_as_the_manifest_says() {
        let folder = workspace::root().join("static");
        let manifest = fs::read(folder.join("manifest.webmanifest")).expect("a manifest");
        let manifest: serde_json::Value = serde_json::from_slice(&manifest).expect("JSON");
        let icons = manifest["icons"].as_array().expect("icons");
        let images = icons.iter().filter(|icon| icon["type"] == "image/png");
        let mut count = 0;
        for (name, sizes) in images.filter_map(|icon| Some((icon["src"].as_str()?, icon["sizes"].as_str()?)))
        {
            let image = fs::read(folder.join("icons").join(name)).expect(name);
            let side = |at: usize| u32::from_be_bytes(image[at..at + 4].try_into().expect("four bytes"));
            let (width, height) = (side(16), side(20));
            assert!(name.ends_with(&format!("-{width}.png")) && width == height, "{name}: {width}×{height}");
            assert_eq!(sizes, format!("{width}x{height}"), "{name}");
            count += 1;
        }
        assert_eq!(count, 4);
    }
}
