//! Versions of game codes and result codes. Version 2 can represent every game that a link can
//! contain. Its text starts with `2`.

/// Prefix of the text of a code of version 2.
const VERSION_2: char = '2';

/// Adds the version to the text of a game code or result code: the prefix `2` for version 2, and
/// nothing for version 1.
pub(super) fn with_version(is_version_2: bool, text: String) -> String {
    if is_version_2 { format!("{VERSION_2}{text}") } else { text }
}

/// Removes the version from the text of a game code or result code. Returns whether the version is
/// 2, and the text without the prefix.
pub(super) fn without_version(text: &str) -> (bool, &str) {
    text.strip_prefix(VERSION_2).map_or((false, text), |text| (true, text))
}
