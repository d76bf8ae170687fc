//! The version of a code. Version 2 represents every game completely; its text begins with `2`.

/// Prefix of the text of a code of version 2.
const VERSION_2: char = '2';

/// Adds the version to the text of a code between devices of a tournament: the prefix `2`, or
/// nothing for version 1.
pub(super) fn with_version(is_version_2: bool, text: String) -> String {
    if is_version_2 { format!("{VERSION_2}{text}") } else { text }
}

/// Splits the version from the text of a code between devices of a tournament. Returns whether it
/// is version 2, and the text without the prefix.
pub(super) fn without_version(text: &str) -> (bool, &str) {
    text.strip_prefix(VERSION_2).map_or((false, text), |text| (true, text))
}
