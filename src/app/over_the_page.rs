//! What lies over the page: a dialog opens, and goes away.

use super::dialogs::{self, Dialog, Kind, clocks, club, games, import, settings as form, sheet};
use super::effect::{Effect, PageEffect, StoreEffect};
use super::ready::Ready;

impl Ready {
    pub(super) fn open(&mut self, kind: Kind, effects: &mut Vec<Effect>) {
        self.device.saved = false;
        self.device.erasing = false;
        let dialog = match kind {
            Kind::NewGame => Dialog::NewGame(self.form()),
            Kind::Settings => {
                effects.push(StoreEffect::Measure.into());
                Dialog::Settings(self.form())
            }
            Kind::Sheet => {
                self.table.input.release();
                Dialog::Sheet(sheet::Sheet::default())
            }
            Kind::Import => {
                self.table.input.release();
                Dialog::Import(import::Incoming::default())
            }
            Kind::Clocks => {
                let game = self.table.session.game();
                if game.outcome().is_some() {
                    return;
                }
                Dialog::Clocks(clocks::Clocks::default())
            }
            Kind::Games => {
                effects.push(StoreEffect::Measure.into());
                Dialog::Games(games::Games::default())
            }
            Kind::Learn => Dialog::Learn(dialogs::learn::Learn::default()),
            Kind::Editor => self.set_up(),
            Kind::Typed => Dialog::Typed(dialogs::typed::Typed::default()),
            Kind::Keys => Dialog::Keys,
            Kind::More => Dialog::More,
            Kind::Club => Dialog::Club(club::Club { last: self.event, ..club::Club::default() }),
            Kind::About => {
                effects.push(PageEffect::LoadLicences.into());
                Dialog::About(dialogs::about::About::default())
            }
        };
        self.show(dialog, effects);
    }

    /// The fields of what the next game begins with. Those that hold no clock yet stay as they were typed.
    pub(super) fn form(&mut self) -> form::Form {
        match self.take_dialog() {
            Some(Dialog::Settings(form) | Dialog::NewGame(form)) => form,
            _ => form::Form::new(&self.settings, self.typed_clock.take()),
        }
    }

    pub(super) fn show(&mut self, dialog: Dialog, effects: &mut Vec<Effect>) {
        if self.take_dialog().is_some_and(|dialog| dialog.reads_much()) {
            effects.push(StoreEffect::StopReading.into());
        }
        self.dialog = Some(dialog);
        effects.push(PageEffect::ShowDialog.into());
    }

    /// Takes the dialog away. What was typed into the fields of a custom clock outlasts it.
    pub(super) fn take_dialog(&mut self) -> Option<Dialog> {
        let dialog = self.dialog.take();
        if let Some(Dialog::Settings(form) | Dialog::NewGame(form)) = &dialog {
            self.typed_clock.clone_from(&form.clock);
        }
        dialog
    }

    /// Closes the dialog; the focus goes back to where it was opened.
    pub(super) fn close(&mut self, effects: &mut Vec<Effect>) {
        if let Some(dialog) = self.take_dialog() {
            if let Dialog::Import(incoming) = &dialog {
                incoming.leave(effects);
            }
            if dialog.reads_much() {
                effects.push(StoreEffect::StopReading.into());
            }
            if let Dialog::Link(_) = dialog {
                effects.push(PageEffect::ClearAddress.into());
            }
            effects.push(dialog.opener().into());
        }
    }

    pub(super) fn escape(&mut self, effects: &mut Vec<Effect>) {
        if self.table.escape_begun(effects) {
            return;
        }
        if self.dialog.is_some() {
            self.close(effects);
        } else {
            self.table.escape(effects);
        }
    }
}
