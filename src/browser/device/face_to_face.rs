//! Whether this device lies flat between two people as a rule.

use crate::browser::web;

/// A screen for fingers, large enough to be played on from two sides. The script of the first paint asks the same
/// (`xtask/src/ship/first_paint.js`).
const FLAT: &str = "(pointer: coarse) and (min-width: 600px) and (min-height: 600px)";

/// Whether it is so now.
pub(crate) fn is_flat() -> bool {
    web::media_matches(FLAT)
}
