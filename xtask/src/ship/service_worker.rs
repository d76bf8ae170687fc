//! Script of the page's service worker, which caches a build for use without a network. The script
//! contains the list of the build's files. A development page has a script that removes the worker.

use anyhow::Result;

use super::digest::{self, integrity};
use super::names::PAGE;
use super::script::{self, SourceType};
use crate::files::Files;

/// Source of the service worker, with placeholders for the list of files and the build's name.
const TEMPLATE: &str = include_str!("service_worker.js");

/// Service worker of a development page: removes itself and the caches of builds at its address.
pub(super) const FAREWELL: &str = include_str!("farewell.js");

/// Placeholder for the name of the build in the page and in the service worker.
pub(super) const BUILD: &str = "BUILD_NAME";

/// Returns the service worker's script for these files of a build, and writes the build's name into
/// the page.
///
/// The script lists every file with its digest. The name of the build is a hash of the script in
/// which the name is still a placeholder. So a changed byte in any file, or in the worker itself,
/// makes a new name.
pub(super) fn worker_script(files: &mut Files) -> Result<String> {
    let name = digest::short(script_with_placeholder(files)?.as_bytes());
    if let Some(page) = files.get_mut(PAGE)
        && let Ok(text) = std::str::from_utf8(page)
    {
        *page = text.replace(BUILD, &name).into_bytes();
    }
    Ok(script_with_placeholder(files)?.replace(BUILD, &name))
}

/// Returns the service worker's script with the list of these files, but still with a placeholder
/// for the build's name.
fn script_with_placeholder(files: &Files) -> Result<String> {
    script::minify(&TEMPLATE.replace("/* FILES */", &list(files)), SourceType::script())
}

/// Returns the list of a build's files and their digests as JavaScript, for the service worker. The
/// HTML page comes first; the worker fetches it last.
fn list(files: &Files) -> String {
    let mut names: Vec<_> = files.iter().collect();
    names.sort_by_key(|(name, _)| *name != PAGE);
    let lines: Vec<String> =
        names.iter().map(|(name, bytes)| format!("[\"{name}\", \"{}\"]", integrity(bytes))).collect();
    lines.join(",\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns a page of two files, one of which has the content `text`.
    fn files(text: &str) -> Files {
        [("a.js", "x"), (PAGE, text)].map(|(name, text)| (name.to_owned(), text.as_bytes().to_vec())).into()
    }

    #[test]
    fn any_change_of_any_file_makes_another_worker() {
        let worker = |text: &str| worker_script(&mut files(text)).expect("a worker");
        assert_ne!(worker("one"), worker("two"));
        assert!(!worker("one").contains(BUILD) && !worker("one").contains("FILES */"));
        assert!(worker("one").contains("[[`index.html`"), "the page is the first in the list");
    }

    #[test]
    fn the_page_bears_the_name_that_the_worker_knows_and_its_digest_is_that_of_the_result() {
        let mut files = files("<html data-build=BUILD_NAME>");
        let worker = worker_script(&mut files).expect("a worker");
        let page = String::from_utf8(files[PAGE].clone()).expect("text");
        let name = page.trim_start_matches("<html data-build=").trim_end_matches('>');
        assert!(name.len() == 10 && worker.contains(name), "{page}");
        assert!(worker.contains(&integrity(page.as_bytes())));
    }

    /// Two builds with the same files and different workers must not share a cache: while one build
    /// is being installed, the other build is in use.
    #[test]
    fn the_name_of_a_build_covers_the_worker_itself() {
        let only_files = digest::short(list(&files("one")).as_bytes());
        assert!(!worker_script(&mut files("one")).expect("a worker").contains(&only_files));
    }
}
