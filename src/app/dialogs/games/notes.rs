//! Annotations: tags of a game, and comments and signs of its moves.
//!
//! The annotations of a game form a journal with the id of the game. Each record contains all of
//! them; the last record counts.

use super::message::NoteLine;
use super::row::{ArchiveRow, replayed_game};
use crate::app::effect::Effect;
use crate::app::storage::{GameId, ListedGame, SaveCommand};
use crate::club::{GameNotes, MoveNote};
use crate::rules::pgn::Glyph;
use std::collections::BTreeMap;

/// Annotations of the saved games, with the number of the next record of each journal.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct NotesByGame(BTreeMap<GameId, (u32, GameNotes)>);

impl NotesByGame {
    /// Returns the annotations of a game, unless there are none.
    pub(super) fn notes_of(&self, game: GameId) -> Option<&GameNotes> {
        self.0.get(&game).map(|(_, notes)| notes).filter(|notes| !notes.is_empty())
    }

    /// Returns the journals of annotations among these first records of all journals.
    pub(super) fn journals_to_read(lines: &[NoteLine]) -> Vec<GameId> {
        lines.iter().filter(|(_, _, text)| GameNotes::is_notes_text(text)).map(|(game, ..)| *game).collect()
    }

    /// Adds a journal that has been read, and returns its game. Unreadable annotations count as
    /// empty; their record stays in storage.
    pub(super) fn take_journal(&mut self, lines: &[NoteLine]) -> Option<GameId> {
        let (game, number, text) = lines.iter().max_by_key(|(_, number, _)| *number)?;
        let last = text.split('\n').next_back().and_then(GameNotes::read);
        self.0.insert(*game, (number + 1, last.unwrap_or_default()));
        Some(*game)
    }
}

/// State of the annotation view of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct GameAnnotation {
    /// Id of the game.
    pub(super) game: GameId,
    /// Moves of the game, in SAN.
    pub sans: Vec<String>,
    /// Selected half-move, from 1.
    pub ply: Option<usize>,
    /// Annotations of the game.
    pub notes: GameNotes,
    /// Number of the next record of the journal.
    next: u32,
}

impl GameAnnotation {
    /// Opens a game for annotation; `None` for a row that is not a readable game.
    pub(super) fn begin(
        row: &ArchiveRow,
        found: Option<&ListedGame>,
        said: &NotesByGame,
    ) -> Option<GameAnnotation> {
        let game = row.game()?;
        let sans = match found.and_then(replayed_game) {
            Some(own) => own.moves().iter().map(|played| played.san.to_string()).collect(),
            None => {
                let read = row.game.to_imported_game()?;
                let mut position = read.start.clone();
                let mut sans = Vec::new();
                for mv in read.moves {
                    sans.push(position.san(mv).to_string());
                    position = position.play_unchecked(mv);
                }
                sans
            }
        };
        let (next, notes) = said.0.get(&game).cloned().unwrap_or_default();
        Some(GameAnnotation { game, sans, ply: None, notes, next })
    }

    /// Selects a half-move, or deselects it if it is selected or out of range.
    pub(super) fn choose_move(&mut self, ply: usize) {
        self.ply = Some(ply).filter(|ply| (1..=self.sans.len()).contains(ply) && self.ply != Some(*ply));
    }

    /// Toggles a sign of the selected half-move.
    pub(super) fn toggle_sign(&mut self, sign: Glyph, said: &mut NotesByGame) -> Option<Effect> {
        let ply = self.ply?;
        let mark = self.notes.note_at(ply);
        let sign = Some(sign).filter(|sign| mark.sign != Some(*sign));
        self.notes.set_note(ply, MoveNote { sign, ..mark });
        self.save(said)
    }

    /// Sets the comment of the selected half-move.
    pub(super) fn set_comment(&mut self, word: String, said: &mut NotesByGame) -> Option<Effect> {
        let ply = self.ply?;
        self.notes.set_note(ply, MoveNote { comment: word, ..self.notes.note_at(ply) });
        self.save(said)
    }

    /// Sets the tags of the game.
    pub(super) fn set_tags(&mut self, text: &str, said: &mut NotesByGame) -> Option<Effect> {
        self.notes.set_tags(text);
        self.save(said)
    }

    /// Saves the annotations if they have changed.
    fn save(&mut self, said: &mut NotesByGame) -> Option<Effect> {
        if said.0.get(&self.game).map_or(&GameNotes::default(), |(_, notes)| notes) == &self.notes {
            return None;
        }
        let number = self.next;
        self.next += 1;
        said.0.insert(self.game, (self.next, self.notes.clone()));
        Some(SaveCommand::AddClubLines { journal: self.game, number, text: self.notes.to_text() }.into())
    }
}
