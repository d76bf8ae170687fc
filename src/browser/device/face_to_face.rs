//! Guess whether the device usually lies flat between two people.

use crate::browser::web;

/// Media query for a touch screen large enough to play from two sides. The script of the first
/// paint (`xtask/src/ship/first_paint.js`) uses the same query.
const FLAT: &str = "(pointer: coarse) and (min-width: 600px) and (min-height: 600px)";

/// Whether the media query holds now.
pub(crate) fn is_flat() -> bool {
    web::media_matches(FLAT)
}
