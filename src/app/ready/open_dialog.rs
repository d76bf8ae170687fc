//! Opens and closes the dialog over the page.

use super::Ready;
use crate::app::dialogs::{Dialog, Kind};
use crate::app::effect::{PageEffect, StoreEffect};
use crate::app::update::Update;

impl Ready {
    /// Opens a dialog, if it can be opened now.
    pub(super) fn open(&mut self, kind: Kind) -> Update {
        self.device.saved = false;
        self.device.erasing = false;
        match kind.open(&self.dialog_context(&[])) {
            Some(dialog) => kind.opened().then(self.show(dialog)),
            None => Update::none(),
        }
    }

    /// Shows a dialog in place of the one that is open.
    pub(super) fn show(&mut self, dialog: Dialog) -> Update {
        let mut update = Update::none();
        if self.take_dialog().is_some_and(|dialog| dialog.kind().reads_disk()) {
            update.push(StoreEffect::StopReading);
        }
        self.dialog = Some(dialog);
        update.push(PageEffect::ShowDialog);
        update
    }

    /// Takes the dialog away. What was typed into the fields of a custom clock outlasts it.
    pub(super) fn take_dialog(&mut self) -> Option<Dialog> {
        self.waiting.clear();
        let dialog = self.dialog.take();
        if let Some(form) = dialog.as_ref().and_then(Dialog::form) {
            self.typed_clock.clone_from(&form.clock);
        }
        dialog
    }

    /// Closes the dialog; the focus goes back to where it was opened.
    pub(super) fn close(&mut self) -> Update {
        let Some(dialog) = self.take_dialog() else { return Update::none() };
        let mut update = dialog.closed();
        if dialog.kind().reads_disk() {
            update.push(StoreEffect::StopReading);
        }
        update.push(dialog.kind().opener());
        update
    }

    /// Takes back or closes what is open, innermost first.
    pub(super) fn escape(&mut self) -> Update {
        if let Some(update) = self.table.escape_begun() {
            return update;
        }
        if self.dialog.is_some() { self.close() } else { self.table.escape() }
    }
}
