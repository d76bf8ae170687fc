//! Results from other devices: for the open tournament, or for one that is opened first.

use super::codes::{CodeOutcome, FoundCode};
use super::state::{ClubPage, ClubState};
use crate::app::action::PageAction;
use crate::app::context::Context;
use crate::app::effect::StoreEffect;
use crate::app::storage::GameId;
use crate::app::update::Update;
use crate::club::codes::{CodeRefusal, ResultCode};

impl ClubState {
    /// Handles a code from another device in a scanned or pasted text. A result code is entered in
    /// the open tournament; if none is open, the tournament of the code is opened first. Any other
    /// code is opened as a web address.
    pub(super) fn handle_received_code(&mut self, text: &str, ctx: &Context<'_>) -> Update {
        self.heard = None;
        if let ClubPage::Event(running) = &mut self.screen {
            running.codes.said = None;
        }
        let mut update = Update::none();
        match (FoundCode::find(text), &mut self.screen) {
            (None, _) if text.trim().is_empty() => {}
            (None, _) => self.show_code_outcome(CodeOutcome::NoCode),
            (Some(FoundCode::Other(fragment)), _) => {
                update.push_action(PageAction::OpenAddress(fragment.to_owned()))
            }
            (Some(FoundCode::Result(text)), ClubPage::Event(running)) => {
                update.extend(running.enter_result_code(text, ctx));
            }
            (Some(FoundCode::Result(_)), _) => {
                self.brought = Some(text.to_owned());
                update.extend(self.open_event_of_received());
            }
        }
        update
    }

    /// Opens the tournament that a result code from another device belongs to, once the list of
    /// tournaments is read from storage. Shows an error if the tournament is not in the list.
    pub(super) fn open_event_of_received(&mut self) -> Update {
        let (Some(text), Some(events)) = (self.brought.clone(), &self.events) else { return Update::none() };
        let Some(FoundCode::Result(text)) = FoundCode::find(&text) else { return Update::none() };
        let event = match ResultCode::from_text(text) {
            Ok(code) => GameId(code.event),
            Err(fault) => {
                self.brought = None;
                self.show_code_outcome(CodeOutcome::Unreadable(fault));
                return Update::none();
            }
        };
        let mut update = Update::none();
        if events.iter().any(|listed| listed.id == event) {
            self.screen = ClubPage::Reading(event);
            update.push(StoreEffect::ReadClub(Some(event)));
        } else {
            self.brought = None;
            self.show_code_outcome(CodeOutcome::Refused(CodeRefusal::OtherEvent));
        }
        update
    }
}
