//! Handles codes from other devices. A result code contains the result of a tournament game, which
//! is entered in the tournament. Any other code contains a game, and is opened as a web address.

use super::codes::{CodeOutcome, FoundCode};
use super::state::{ClubPage, ClubState};
use crate::app::action::PageAction;
use crate::app::context::Context;
use crate::app::effect::StoreEffect;
use crate::app::storage::GameId;
use crate::app::update::Update;
use crate::club::codes::{CodeRefusal, ResultCode};

impl ClubState {
    /// Handles the code from another device at the end of `text`, which was scanned or pasted.
    ///
    /// A result code is entered in the open tournament. If no tournament is open, the tournament in
    /// the code is opened first. Any other code contains a game, and is opened as a web address. If
    /// the text is not blank and has no code, the dialog shows an error.
    pub(super) fn handle_received_code(&mut self, text: &str, ctx: &Context<'_>) -> Update {
        self.code_outcome = None;
        if let ClubPage::Event(running) = &mut self.screen {
            running.codes.last_outcome = None;
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
                self.pending_code = Some(text.to_owned());
                update.extend(self.open_event_of_result_code());
            }
        }
        update
    }

    /// Opens the tournament of a received result code: reads it from storage, so that the result
    /// can be entered. Does nothing until the list of tournaments has been read. Shows an error if
    /// the code is unreadable, or if the list does not contain the tournament.
    pub(super) fn open_event_of_result_code(&mut self) -> Update {
        let (Some(text), Some(events)) = (self.pending_code.clone(), &self.events) else {
            return Update::none();
        };
        let Some(FoundCode::Result(text)) = FoundCode::find(&text) else { return Update::none() };
        let event = match ResultCode::from_text(text) {
            Ok(code) => GameId(code.event),
            Err(fault) => {
                self.pending_code = None;
                self.show_code_outcome(CodeOutcome::Unreadable(fault));
                return Update::none();
            }
        };
        let mut update = Update::none();
        if events.iter().any(|listed| listed.id == event) {
            self.screen = ClubPage::Reading(event);
            update.push(StoreEffect::ReadClub(Some(event)));
        } else {
            self.pending_code = None;
            self.show_code_outcome(CodeOutcome::Refused(CodeRefusal::OtherEvent));
        }
        update
    }
}
