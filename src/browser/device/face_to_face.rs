//! Guesses whether the device lies flat between two players.

use crate::browser::web;

/// Media query for a touch screen that is large enough to play on from two sides. The script that
/// paints the board before the app has loaded uses the same query
/// (`xtask/src/ship/first_paint.js`).
const FLAT_SCREEN_QUERY: &str = "(pointer: coarse) and (min-width: 600px) and (min-height: 600px)";

/// Whether the device is probably a tablet that lies flat between two players.
pub(crate) fn is_flat() -> bool {
    web::media_matches(FLAT_SCREEN_QUERY)
}
