//! The table of faults: what was broken, in which browser, what the page did, and what was kept.

use crate::{Page, say};

impl Page {
    /// Prints a row of the table: `fault: NAME | ENGINE | what the page did | what was kept`.
    pub fn record_fault(&self, fault: &str, did: &str, kept: &str) {
        say(&format!("fault: {fault} | {} | {did} | {kept}", self.browser().kind()));
    }

    /// What the page says and asks at this moment, as codes: its messages and its dialogs. `plays on` if there are none.
    ///
    /// # Panics
    /// If the browser does not answer.
    #[track_caller]
    pub fn reaction(&self) -> String {
        let script = "const codes = name =>
                [...document.querySelectorAll(`[data-${name}]`)].map(found => `${name} ${found.dataset[name]}`);
            const crash = document.querySelector('.crash') ? ['crash page'] : [];
            return [...crash, ...codes('notice'), ...codes('dialog'), ...codes('halted')].join(', ') || 'plays on'";
        self.browser().read(script, vec![]).as_str().unwrap_or_default().to_owned()
    }
}
