//! Texts of the app about imported games and game links: details, notes on unusual PGN, and faults.
//! They are loaded on demand.

use super::Words;
use super::visible_names::visible_name_beside;
use crate::game::Headers;
use crate::game::link::LinkError;
use crate::game::pgn::PgnError;
use crate::rules::pgn::ReadNote;

/// Returns the text for a character in an error message.
///
/// An invisible character, or one that changes the direction of text, gives its code point, such as
/// `U+200E`.
fn shown_char(character: char) -> String {
    if super::visible_name(character.encode_utf8(&mut [0; 4])).is_empty() {
        format!("U+{:04X}", u32::from(character))
    } else {
        character.to_string()
    }
}

impl Words {
    /// Returns the event, the date and the number of moves of a game as one text in the app's
    /// language.
    ///
    /// Empty fields are left out. `date` is the date of the game as the page shows it, `plies` the
    /// number of half-moves.
    pub fn game_details(&self, headers: &Headers, date: &str, plies: usize) -> String {
        let length = self.length_moves(plies.div_ceil(2) as u64);
        let known = [visible_name_beside(&headers.event), visible_name_beside(date), length]
            .into_iter()
            .filter(|part| !part.is_empty());
        known.reduce(|first, second| self.row_two(&first, &second)).unwrap_or_default()
    }

    /// Returns the text about an import of PGN games, in the app's language: the number of games
    /// found, and the first fault.
    pub fn import_summary(&self, games: usize, fault: Option<&PgnError>) -> String {
        match fault {
            Some(fault) => self.games_found_with_fault(&self.pgn_fault(fault), games as u64),
            None => self.games_found(games as u64),
        }
    }

    /// Returns a sentence about a deviation from the PGN standard in an imported game, in the app's
    /// language.
    pub fn pgn_note(&self, note: &ReadNote) -> String {
        let plain = match note {
            ReadNote::Letters(letters) => return self.note_letters(letters),
            ReadNote::EngineMoves => self.note_engine_moves(),
            ReadNote::NestedComment => self.note_nested_comment(),
            ReadNote::OldLetters => self.note_old_letters(),
            ReadNote::NoResult => self.note_no_result(),
            ReadNote::NullMoves => self.note_null_moves(),
            ReadNote::Shortened => self.note_shortened(),
            ReadNote::LookAlikes => self.note_look_alikes(),
            ReadNote::LooseFen => self.note_loose_fen(),
            ReadNote::EmptyFen => self.note_empty_fen(),
            ReadNote::LooseMoves => self.note_loose_moves(),
            ReadNote::LooseResult => self.note_loose_result(),
            ReadNote::LooseTag => self.note_loose_tag(),
            ReadNote::StraySigns => self.note_stray_signs(),
            ReadNote::UnknownGlyph => self.note_unknown_glyph(),
            ReadNote::UnknownResult => self.note_unknown_result(),
        };
        plain.to_owned()
    }

    /// Returns a sentence about a fault in a link that contains a game, in the app's language.
    pub fn link_fault(&self, fault: &LinkError) -> String {
        let plain = match fault {
            LinkError::LaterVersion(version) => return self.link_later(version),
            LinkError::Character { character, column } => {
                return self.link_character(&shown_char(*character), column);
            }
            LinkError::Start(fault) => return self.fen_fault(fault),
            LinkError::Empty => self.link_empty(),
            LinkError::TooLong => self.link_too_long(),
            LinkError::Incomplete => self.link_incomplete(),
            LinkError::Meaningless => self.link_senseless(),
            LinkError::MovesAfterTheEnd => self.link_moves_after_the_end(),
            LinkError::Text => self.link_text(),
            LinkError::Clock => self.link_clock(),
            LinkError::Rule => self.link_rule(),
        };
        plain.to_owned()
    }
}
