//! Rows of the table of deliberate faults: the fault, the browser, the page's reaction, and the
//! data that survived.

use crate::{Page, print_line};

impl Page {
    /// Prints a row of the table of faults that tests cause on purpose, such as a full disk;
    /// `cargo xtask test` collects the rows.
    ///
    /// `fault` names the fault, `did` is the page's reaction, and `kept` says which data survived.
    /// The row is `fault: NAME | BROWSER | REACTION | DATA`.
    pub fn record_fault(&self, fault: &str, did: &str, kept: &str) {
        print_line(&format!("fault: {fault} | {} | {did} | {kept}", self.browser().kind()));
    }

    /// Returns how the page reacts to a fault that a test caused on purpose: its crash page, open
    /// messages and dialogs, and stopped clocks, as codes; `plays on` if there are none.
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
