//! First-paint script: a small inline script of the page that draws the chessboard before the
//! program has loaded.

use anyhow::Result;

use super::script::{self, SourceType};

/// Script of the first paint, followed by the layout fix for resized WebKit windows.
const SCRIPT: &str = concat!(include_str!("first_paint.js"), include_str!("turned.js"));

/// Returns the minified inline script that draws the chessboard before the program has loaded.
///
/// # Errors
/// If the script cannot be parsed.
pub(super) fn script() -> Result<String> {
    script::minify(SCRIPT, SourceType::script())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_asks_the_device_what_the_page_asks_it() {
        let asked = include_str!("../../../src/browser/device/face_to_face.rs").split('"');
        let query = asked.into_iter().find(|text| text.starts_with("(pointer")).expect("a media query");
        assert!(SCRIPT.contains(query), "{query}");
    }
}
