//! The journal of edits to the saved players: renames, merges, deletions, badge colours and so on.
//!
//! Restoring a backup from another device can add a second journal. All journals are then read in
//! the order of their ids, and new edits are appended to the last journal. If the last journal has
//! an unreadable part, a new journal is begun.

use super::journal_line::JournalLine;
use super::message::ClubLine;
use crate::app::effect::Effect;
use crate::app::storage::{GameId, SaveCommand};
use crate::club::player_register::{RegisterStep, steps_in_force};

/// A saved journal of edits to the saved players.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct RegisterJournal {
    /// Id of the journal.
    pub(super) id: GameId,
    /// Edits, oldest first.
    pub(super) steps: Vec<RegisterStep>,
    /// Whether every record was readable. Reading stops at the first record that is missing,
    /// damaged or from a later version of the app. If the journal is not whole, new edits are saved
    /// in a new journal.
    is_whole: bool,
    /// Number of the next record.
    next: u32,
}

impl RegisterJournal {
    /// Whether a journal whose first record is `text` contains edits to the saved players.
    /// Otherwise the journal belongs to a tournament or to the notes on a game.
    pub(super) fn is_register_journal(text: &str) -> bool {
        text.split('\n').next().and_then(JournalLine::read) == Some(JournalLine::Players)
    }

    /// Reads a journal of edits to the saved players, as far as its records are readable.
    pub(super) fn read(id: GameId, records: &[ClubLine]) -> RegisterJournal {
        let mut journal = RegisterJournal { id, steps: Vec::new(), is_whole: true, next: 0 };
        for (_, number, text) in records {
            for line in text.split('\n') {
                match JournalLine::read(line).filter(|_| *number <= journal.next) {
                    _ if !journal.is_whole => {}
                    Some(JournalLine::Player(step)) => journal.steps.push(step),
                    Some(JournalLine::Players) if *number == 0 => {}
                    _ => journal.is_whole = false,
                }
            }
            journal.next = number + 1;
        }
        journal
    }

    /// Appends the edit `step` to the last of `journals`, and returns the effect that saves the
    /// edit. If there is no journal, or if part of the last journal was unreadable, begins a new
    /// journal with the id `fresh`. Always returns `Some`.
    pub(super) fn write(
        journals: &mut Vec<RegisterJournal>,
        step: RegisterStep,
        fresh: GameId,
    ) -> Option<Effect> {
        let line = JournalLine::Player(step.clone()).text();
        let text = match journals.last() {
            Some(journal) if journal.is_whole => line,
            _ => {
                journals.push(RegisterJournal { id: fresh, steps: Vec::new(), is_whole: true, next: 0 });
                format!("{}\n{line}", JournalLine::Players.text())
            }
        };
        let journal = journals.last_mut()?;
        let number = journal.next;
        journal.next += 1;
        journal.steps.push(step);
        Some(SaveCommand::AddClubLines { journal: journal.id, number, text }.into())
    }

    /// Whether the last of `journals` has an edit that can be undone. `false` if part of that
    /// journal was unreadable.
    pub(super) fn can_undo(journals: &[RegisterJournal]) -> bool {
        journals.last().is_some_and(|journal| journal.is_whole && !steps_in_force(&journal.steps).is_empty())
    }
}
