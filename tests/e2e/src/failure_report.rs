//! Report about the page when a test fails: text in the test's output, and a screenshot.

use crate::{Page, folders, skip};
use std::fs;
use std::thread;

/// Script that describes the page as JSON text, whatever the page shows.
const SAY: &str = "
    const codes = name => [...document.querySelectorAll(`[data-${name}]`)].map(found => found.dataset[name]);
    const board = document.querySelector('[data-board]');
    const status = document.querySelector('[role=status]');
    return JSON.stringify({
        address: location.href, hidden: document.hidden, fen: board?.dataset.fen ?? null,
        dialogs: codes('dialog'), notices: codes('notice'), actions: codes('action'),
        moves: [...document.querySelectorAll('[data-ply]')].map(ply => ply.textContent.trim()).join(' '),
        result: document.querySelector('[data-result]')?.dataset.result ?? null,
        halted: document.querySelector('[data-halted]') !== null,
        said: status?.dataset.said ?? null, status: status?.textContent ?? null,
        focus: document.activeElement?.outerHTML.slice(0, 200) ?? null,
    }, null, 1);
";

impl Drop for Page {
    /// If the test has failed, prints what the page shows and saves a screenshot.
    ///
    /// Must not panic: a panic during the panic of the failed test would end all other tests too.
    fn drop(&mut self) {
        if !thread::panicking() || skip::is_skipped() {
            return;
        }
        if let Some(shown) = self.browser().try_to_read(SAY) {
            eprintln!("the page showed: {shown}");
        }
        let story = thread::current().name().unwrap_or("a story").replace("::", "-");
        let picture = folders::screenshots().join(format!("failed-{story}.png"));
        if self.browser().try_to_picture().is_some_and(|png| fs::write(&picture, png).is_ok()) {
            eprintln!("and looked like {}", picture.display());
        }
    }
}
