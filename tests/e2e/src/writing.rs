//! What the browser has been told to write, and whether it is on the disk.

use crate::Page;

/// A script for [`Page::run_first`] that notes in `window.__writing` what is still to be written: what the browser has been
/// told to write and has not said to be on the disk, each with when it was told; and, from the beginning until the page has
/// made the stores its own, whatever is played before that.
pub const HEAR_WRITING: &str = "{
    window.__writing = new Map([['opening', Date.now()]]);
    const begin = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (...asked) {
        const writing = begin.apply(this, asked);
        window.__writing.set(writing, Date.now());
        writing.addEventListener('complete', () => {
            if (writing.mode === 'readwrite') window.__writing.delete('opening');
        });
        for (const end of ['complete', 'abort']) writing.addEventListener(end, () => window.__writing.delete(writing));
        return writing;
    };
}";

impl Page {
    /// Loads the page anew; from then on [`Page::kill_and_start_again`] knows what is still to be written.
    ///
    /// # Panics
    /// As [`Page::load`], and as [`Page::run_first`].
    #[track_caller]
    pub fn load_and_hear_writing(&self) {
        self.run_first(HEAR_WRITING);
        self.load("");
    }

    /// Whether anything is still to be written.
    ///
    /// # Panics
    /// If [`HEAR_WRITING`] has not run first.
    #[track_caller]
    pub fn is_writing(&self) -> bool {
        let left = self.browser().read("return window.__writing?.size ?? null", vec![]).as_u64();
        left.unwrap_or_else(|| panic!("nobody hears what is written")) > 0
    }

    /// Kills every process of the browser at once, as soon as nothing is still to be written, and opens the page in a new
    /// one, on what the killed one has left.
    ///
    /// # Panics
    /// If the page was not loaded by [`Page::load_and_hear_writing`], and as [`Page::start_again`].
    #[track_caller]
    pub fn kill_and_start_again(&mut self) {
        self.until("all to be on the disk", || !self.is_writing());
        self.browser().killer().kill();
        self.start_again();
        self.load_and_hear_writing();
    }
}
