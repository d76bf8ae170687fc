//! What pictures of the page have in common.

use crate::Page;

/// A Ruy Lopez with pieces taken on both sides.
pub const OPENING: &str = "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 e1g1 f6e4 d2d4 b7b5 a4b3 d7d5 d4e5 c8e6 c2c3 f8c5 \
    b1d2 e8g8 b3c2 e4f2 f1f2 f7f6 e5f6 d8f6";

/// Waits until nothing moves any more, so that the same page gives the same picture.
///
/// # Panics
/// If something still moves after all patience.
#[track_caller]
pub fn settle(page: &Page) {
    let script = "return document.getAnimations().filter(a => a.playState === 'running').length === 0";
    page.until("the page to be at rest", || page.browser().read(script, vec![]) == true);
}
