//! The journal in which it stands what people have said of the players of this device.
//!
//! A backup of another device brings one of its own beside that of this one. Then both are read, in the order of their
//! names, and the last one goes on.

use super::line::JournalLine;
use super::message::ClubLine;
use crate::app::effect::Effect;
use crate::app::kept::{GameId, SaveCommand};
use crate::club::roll::{RegisterStep, counting};

/// A journal of the players.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct RegisterJournals {
    /// Its name.
    pub(super) id: GameId,
    /// What is in it.
    pub(super) steps: Vec<RegisterStep>,
    /// Whether all of it could be read. What a later version wrote, or what is damaged, ends it: what comes after that
    /// goes into a new one.
    is_whole: bool,
    /// The number of its next record.
    next: u32,
}

impl RegisterJournals {
    /// Whether this first line of a journal says that it is one.
    pub(super) fn begins(text: &str) -> bool {
        text.split('\n').next().and_then(JournalLine::read) == Some(JournalLine::Players)
    }

    /// Reads one.
    pub(super) fn read(id: GameId, records: &[ClubLine]) -> RegisterJournals {
        let mut book = RegisterJournals { id, steps: Vec::new(), is_whole: true, next: 0 };
        for (_, number, text) in records {
            for line in text.split('\n') {
                match JournalLine::read(line).filter(|_| *number <= book.next) {
                    _ if !book.is_whole => {}
                    Some(JournalLine::Player(step)) => book.steps.push(step),
                    Some(JournalLine::Players) if *number == 0 => {}
                    _ => book.is_whole = false,
                }
            }
            book.next = number + 1;
        }
        book
    }

    /// Writes a step into the last one; into a new one, of this name, where there is none that can go on.
    pub(super) fn write(
        books: &mut Vec<RegisterJournals>,
        step: RegisterStep,
        fresh: GameId,
    ) -> Option<Effect> {
        let line = JournalLine::Player(step.clone()).text();
        let text = match books.last() {
            Some(book) if book.is_whole => line,
            _ => {
                books.push(RegisterJournals { id: fresh, steps: Vec::new(), is_whole: true, next: 0 });
                format!("{}\n{line}", JournalLine::Players.text())
            }
        };
        let book = books.last_mut()?;
        let number = book.next;
        book.next += 1;
        book.steps.push(step);
        Some(SaveCommand::AddClubLines { journal: book.id, number, text }.into())
    }

    /// Whether there is a step that can be undone.
    pub(super) fn can_undo(books: &[RegisterJournals]) -> bool {
        books.last().is_some_and(|book| book.is_whole && !counting(&book.steps).is_empty())
    }
}
