//! Methods of [`Page`] that wait until no write to the browser's storage is pending, so that a test
//! can then kill the browser.

use crate::Page;

/// Script for [`Page::add_preload_script`] that records the page's IndexedDB transactions that have
/// not ended, including read-only ones. The map `window.__writing` has each of them with its start
/// time. It also has the key `opening` until a first write is complete: before the database is
/// open, a move may wait to be written although there is no transaction.
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
    /// Loads the page with a script that records which writes to the browser's storage are pending.
    ///
    /// [`Page::is_writing`] and [`Page::kill_and_start_again`] need this script.
    ///
    /// # Panics
    /// As [`Page::load`], and as [`Page::add_preload_script`].
    #[track_caller]
    pub fn load_and_hear_writing(&self) {
        self.add_preload_script(HEAR_WRITING);
        self.load("");
    }

    /// Whether a write of the page to the browser's storage may be pending: `true` while any
    /// transaction has not ended, and until a first write is complete.
    ///
    /// # Panics
    /// If the page was loaded without [`HEAR_WRITING`].
    #[track_caller]
    pub fn is_writing(&self) -> bool {
        let left = self.browser().read("return window.__writing?.size ?? null", vec![]).as_u64();
        left.unwrap_or_else(|| panic!("no one hears what is written")) > 0
    }

    /// Waits until no write to the browser's storage is pending, kills every process of the
    /// browser, and opens the page in a new browser with the same profile folder, as
    /// [`Page::load_and_hear_writing`] does.
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
