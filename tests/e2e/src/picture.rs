//! Helpers of tests that take screenshots of the page.

use crate::{Page, sampled, screenshots};

/// Moves of a Ruy Lopez in UCI notation, with captures by both sides.
pub const OPENING: &str = "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 e1g1 f6e4 d2d4 b7b5 a4b3 d7d5 d4e5 c8e6 c2c3 f8c5 \
    b1d2 e8g8 b3c2 e4f2 f1f2 f7f6 e5f6 d8f6";

/// Waits until no animation of the page runs, so that the same page always gives the same
/// screenshot.
///
/// # Panics
/// If an animation lasts longer than the time limit.
#[track_caller]
pub fn wait_for_animations(page: &Page) {
    let script = "return document.getAnimations().filter(a => a.playState === 'running').length === 0";
    page.until("the page to be at rest", || page.browser().read(script, vec![]) == true);
}

/// Returns the window sizes for screenshots, in CSS pixels: one narrow window, or as many windows
/// as `TABIYA_PICTURES` says.
pub fn windows() -> Vec<(u32, u32)> {
    sampled(vec![(360, 740), (740, 360), (820, 1180), (1440, 900)], 1, "TABIYA_PICTURES")
}

/// Saves screenshots of the page in windows of these sizes, in light and dark colours, each after a
/// call of `ready`.
///
/// `what` begins the file names, such as `WHAT-360x740-light.png`.
///
/// # Panics
/// If a picture cannot be written.
#[track_caller]
pub fn save_screenshots(
    page: &Page,
    what: &str,
    windows: impl IntoIterator<Item = (u32, u32)>,
    ready: impl Fn(&Page),
) {
    for (width, height) in windows {
        page.browser().resize(width, height);
        for (dark, name) in [(false, "light"), (true, "dark")] {
            page.browser().prefer(dark, false);
            page.until("the window's new size", || {
                page.layout().window == [f64::from(width), f64::from(height)]
            });
            ready(page);
            wait_for_animations(page);
            let dash = if what.is_empty() { "" } else { "-" };
            let path = screenshots().join(format!("{what}{dash}{width}x{height}-{name}.png"));
            if let Err(error) = std::fs::write(&path, page.browser().picture()) {
                panic!("cannot write {}: {error}", path.display());
            }
        }
    }
}
