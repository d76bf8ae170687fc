//! Handles data that storage has read for the club dialog: journals and games.
//!
//! A journal is the saved list of changes to a tournament or to the saved players, or of the notes
//! on a game. It consists of numbered records.

use super::event_commands::export_waiting_file;
use super::journal_line::JournalLine;
use super::message::{ClubLine, ReadClubData};
use super::open_event::OpenEvent;
use super::register_journals::RegisterJournal;
use super::state::{ClubPage, ClubState, ListedEvent};
use crate::app::action::PageAction;
use crate::app::context::Context;
use crate::app::effect::StoreEffect;
use crate::app::update::Update;
use crate::club::GameNotes;

impl ClubState {
    /// Handles data that storage has read for the club dialog: journals, games, or summaries of
    /// games. Passes the data on, for example to the open tournament.
    pub(super) fn handle_read_data(&mut self, read: ReadClubData, ctx: &Context<'_>) -> Update {
        let ReadClubData { of, lines, games, summaries, is_last } = read;
        if let Some(summaries) = summaries {
            if let ClubPage::Players(players) = &mut self.screen {
                players.add_summaries(&summaries, is_last);
            }
            return Update::none();
        }
        let mut update = Update::none();
        let Some(id) = of else {
            if games.is_empty() {
                // The club dialog does not show notes on games.
                let lines = lines.into_iter().filter(|(_, _, text)| !GameNotes::is_notes_text(text));
                let (journals, events): (Vec<_>, Vec<_>) =
                    lines.partition(|(_, _, text)| RegisterJournal::is_register_journal(text));
                let mut events = event_list(&events);
                // The list may have been read before the tournament was deleted from storage.
                if let Some((deleted, _)) = &self.deleted {
                    events.retain(|event| event.id != deleted.id);
                }
                self.events = Some(events);
                update.extend(self.request_register_journals(journals));
                update.extend(self.open_event_of_result_code());
            } else if let ClubPage::Event(running) = &mut self.screen {
                running.store_read_games(games);
                update.extend(export_waiting_file(running));
            }
            return update;
        };
        if self.deleting == Some(id) {
            self.deleting = None;
            if let Some(event) = event_list(&lines[..lines.len().min(1)]).pop() {
                self.events.iter_mut().for_each(|events| events.retain(|event| event.id != id));
                self.deleted = Some((event, lines));
                update.push(StoreEffect::DeleteTournament(id));
            }
            return update;
        }
        if self.register_journal_ids.contains(&id) {
            self.register_steps.insert(id, RegisterJournal::read(id, &lines).steps);
        }
        if let ClubPage::Players(players) = &mut self.screen {
            players.add_journal(id, &lines);
        }
        if matches!(&self.screen, ClubPage::Reading(of) if *of == id) {
            let texts: Vec<_> = lines.iter().map(|(_, number, text)| (*number, text.as_str())).collect();
            match OpenEvent::replay(id, &texts) {
                Some(running) => {
                    update.extend(running.read_unsettled_games());
                    self.screen = ClubPage::Event(Box::new(running));
                    update.push_action(PageAction::RememberEvent(Some(id)));
                    if let Some(code) = self.pending_code.take() {
                        update.extend(self.handle_received_code(&code, ctx));
                    }
                }
                None => self.screen = ClubPage::List,
            }
        }
        update
    }

    /// Handles a failed read of club data. Cancels a pending deletion, because the app could not
    /// undo the deletion without the lines that it failed to read. If a tournament was being read,
    /// returns to the list of tournaments.
    pub(super) fn reading_failed(&mut self) -> Update {
        self.deleting = None;
        if let ClubPage::Reading(_) = self.screen {
            self.screen = ClubPage::List;
        }
        PageAction::ShowReadFailure.into()
    }

    /// Stores the ids of the journals with edits to players, and requests all records of these
    /// journals. `first_records` contains the first record of each journal. Drops the edits of all
    /// journals that are not in `first_records`.
    fn request_register_journals(&mut self, first_records: Vec<ClubLine>) -> Update {
        self.register_journal_ids = first_records.into_iter().map(|(id, ..)| id).collect();
        if let ClubPage::Players(players) = &mut self.screen {
            players.expect_journals(&self.register_journal_ids);
        }
        self.register_steps.retain(|id, _| self.register_journal_ids.contains(id));
        let mut update = Update::none();
        self.register_journal_ids.iter().for_each(|id| update.push(StoreEffect::ReadClub(Some(*id))));
        update
    }
}

/// Returns the list of tournaments, newest first. `lines` are the first records of the tournaments'
/// journals.
fn event_list(lines: &[ClubLine]) -> Vec<ListedEvent> {
    let head = |text: &str| match JournalLine::read(text.split('\n').next()?)? {
        JournalLine::Event(head) => Some(*head),
        _ => None,
    };
    let mut events: Vec<ListedEvent> =
        lines.iter().map(|(id, _, text)| ListedEvent { id: *id, head: head(text) }).collect();
    events.sort_by_key(|event| std::cmp::Reverse(event.id));
    events
}
