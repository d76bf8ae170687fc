//! A game is annotated: tags for all of it, a word or a sign for a move.
//!
//! What is said of a game is a journal of its own, by the name of the game: each record says all of it, and the last one counts.

use super::message::NoteLine;
use super::row::{ArchiveRow, played};
use crate::app::effect::Effect;
use crate::app::kept::{GameId, ListedGame, SaveCommand};
use crate::club::{GameNotes, MoveNote};
use crate::rules::pgn::Glyph;
use std::collections::BTreeMap;

/// What is said of the games of this device.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct NotesByGame(BTreeMap<GameId, (u32, GameNotes)>);

impl NotesByGame {
    /// What is said of a game, if something is.
    pub(super) fn of(&self, game: GameId) -> Option<&GameNotes> {
        self.0.get(&game).map(|(_, notes)| notes).filter(|notes| !notes.is_empty())
    }

    /// The journals that are to be read, where these are the first lines of all.
    pub(super) fn begun(lines: &[NoteLine]) -> Vec<GameId> {
        lines.iter().filter(|(_, _, text)| GameNotes::is_notes_text(text)).map(|(game, ..)| *game).collect()
    }

    /// A journal has been read. What cannot be read of it says nothing, and stays.
    pub(super) fn take(&mut self, lines: &[NoteLine]) -> Option<GameId> {
        let (game, number, text) = lines.iter().max_by_key(|(_, number, _)| *number)?;
        let last = text.split('\n').next_back().and_then(GameNotes::read);
        self.0.insert(*game, (number + 1, last.unwrap_or_default()));
        Some(*game)
    }
}

/// A game that is being annotated.
#[derive(Clone, Debug, PartialEq)]
pub struct GameAnnotation {
    /// Its name.
    pub(super) game: GameId,
    /// Its moves.
    pub sans: Vec<String>,
    /// The half-move that is chosen, from 1.
    pub ply: Option<usize>,
    /// What is said.
    pub notes: GameNotes,
    /// The number of the next record.
    next: u32,
}

impl GameAnnotation {
    /// The game at this place, if it is one.
    pub(super) fn begin(
        row: &ArchiveRow,
        found: Option<&ListedGame>,
        said: &NotesByGame,
    ) -> Option<GameAnnotation> {
        let game = row.game()?;
        let sans = match found.and_then(played) {
            Some(own) => own.moves().iter().map(|played| played.san.to_string()).collect(),
            None => {
                let read = row.game.game()?;
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

    /// Another half-move is chosen.
    pub(super) fn choose(&mut self, ply: usize) {
        self.ply = Some(ply).filter(|ply| (1..=self.sans.len()).contains(ply) && self.ply != Some(*ply));
    }

    /// The chosen move has this sign, or loses it.
    pub(super) fn sign(&mut self, sign: Glyph, said: &mut NotesByGame) -> Option<Effect> {
        let ply = self.ply?;
        let mark = self.notes.note_at(ply);
        let sign = Some(sign).filter(|sign| mark.sign != Some(*sign));
        self.notes.set_note(ply, MoveNote { sign, ..mark });
        self.keep(said)
    }

    /// The chosen move has these words.
    pub(super) fn word(&mut self, word: String, said: &mut NotesByGame) -> Option<Effect> {
        let ply = self.ply?;
        self.notes.set_note(ply, MoveNote { word, ..self.notes.note_at(ply) });
        self.keep(said)
    }

    /// The game has these tags.
    pub(super) fn tag(&mut self, text: &str, said: &mut NotesByGame) -> Option<Effect> {
        self.notes.set_tags(text);
        self.keep(said)
    }

    /// Writes it down, if it is anything new.
    fn keep(&mut self, said: &mut NotesByGame) -> Option<Effect> {
        if said.0.get(&self.game).map_or(&GameNotes::default(), |(_, notes)| notes) == &self.notes {
            return None;
        }
        let number = self.next;
        self.next += 1;
        said.0.insert(self.game, (self.next, self.notes.clone()));
        Some(SaveCommand::AddClubLines { journal: self.game, number, text: self.notes.to_text() }.into())
    }
}
