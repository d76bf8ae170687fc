//! The service worker, written with the list of this build's files.

use super::digest::{self, integrity};
use crate::files::Files;

const TEMPLATE: &str = include_str!("service_worker.js");

/// What takes its place where the page is worked on: it removes itself and all that was kept.
pub(super) const FAREWELL: &str = include_str!("farewell.js");

/// Its source: it knows every file of the page and its digest. Another byte in any of them makes another worker, and
/// so a new version.
pub(super) fn source(files: &Files) -> String {
    let list: Vec<String> =
        files.iter().map(|(name, bytes)| format!("  [\"{name}\", \"{}\"]", integrity(bytes))).collect();
    let list = list.join(",\n");
    TEMPLATE
        .replace("BUILD_NAME", &digest::short(list.as_bytes()))
        .replace("/* FILES */", &format!("\n{list},\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_change_of_any_file_makes_another_worker() {
        let worker = |text: &str| source(&[("index.html".to_owned(), text.as_bytes().to_vec())].into());
        assert_ne!(worker("one"), worker("two"));
        assert!(worker("one").contains("\"index.html\""));
        assert!(!worker("one").contains("BUILD_NAME") && !worker("one").contains("FILES */"));
    }
}
