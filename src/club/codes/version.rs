//! The version of a code: version 2 holds all of a game, and has a `2` in front of its text.

const VERSION_2: char = '2';

/// The text with its version in front of it.
pub(super) fn with_version(is_version_2: bool, text: String) -> String {
    if is_version_2 { format!("{VERSION_2}{text}") } else { text }
}

/// Whether a text is of version 2, and the text without that.
pub(super) fn without_version(text: &str) -> (bool, &str) {
    text.strip_prefix(VERSION_2).map_or((false, text), |text| (true, text))
}
