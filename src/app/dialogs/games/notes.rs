//! Notes that players have added to saved games in reviews: comments, signs, tags, variations.
//!
//! The notes on a game are saved in a journal, whose id is the id of the game.

use super::message::NoteLine;
use crate::app::storage::GameId;
use crate::club::{GameNotes, NotesJournal};
use std::collections::BTreeMap;

/// Players' notes on saved games, by the id of the game.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct NotesByGame(BTreeMap<GameId, GameNotes>);

impl NotesByGame {
    /// Returns the notes on a saved game; `None` if the game has no notes.
    pub(super) fn notes_of(&self, game: GameId) -> Option<&GameNotes> {
        self.0.get(&game).filter(|notes| !notes.is_empty())
    }

    /// Returns the ids of the journals that contain notes on games. The id of such a journal is
    /// also the id of the game. `lines` are the first records of all journals.
    pub(super) fn journals_to_read(lines: &[NoteLine]) -> Vec<GameId> {
        lines.iter().filter(|(_, _, text)| GameNotes::is_notes_text(text)).map(|(game, ..)| *game).collect()
    }

    /// Stores the notes on a game and returns the id of the game. `lines` are the saved records of
    /// the notes. Unreadable records are skipped. `None` if there are no records.
    pub(super) fn add_journal(&mut self, lines: &[NoteLine]) -> Option<GameId> {
        let (game, ..) = lines.first()?;
        let journal = NotesJournal::read(lines.iter().map(|(_, number, text)| (*number, text.as_str())));
        self.0.insert(*game, journal.notes);
        Some(*game)
    }
}
