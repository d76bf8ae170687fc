//! What is said of games from elsewhere: how one was read, and what is wrong with a link.

use super::Words;
use crate::game::link::LinkError;
use crate::rules::pgn::Note;

/// A character as it is told: one that is not seen, or turns the sentence around it, by its number.
fn shown(character: char) -> String {
    if super::plain(character.encode_utf8(&mut [0; 4])).is_empty() {
        format!("U+{:04X}", u32::from(character))
    } else {
        character.to_string()
    }
}

impl Words {
    /// What was guessed when a game was read, as a sentence.
    pub fn pgn_note(&self, note: &Note) -> String {
        let plain = match note {
            Note::Letters(letters) => return self.note_letters(letters),
            Note::EngineMoves => self.note_engine_moves(),
            Note::NestedComment => self.note_nested_comment(),
            Note::OldLetters => self.note_old_letters(),
            Note::NoResult => self.note_no_result(),
            Note::Shortened => self.note_shortened(),
        };
        plain.to_owned()
    }

    /// What is wrong with a link that was to hold a game, as a sentence.
    pub fn link_fault(&self, fault: &LinkError) -> String {
        let plain = match fault {
            LinkError::Later(version) => return self.link_later(version),
            LinkError::Character { character, column } => {
                return self.link_character(&shown(*character), column);
            }
            LinkError::Start(fault) => return self.fen_fault(fault),
            LinkError::Empty => self.link_empty(),
            LinkError::TooLong => self.link_too_long(),
            LinkError::Incomplete => self.link_incomplete(),
            LinkError::Senseless => self.link_senseless(),
            LinkError::MovesAfterTheEnd => self.link_moves_after_the_end(),
            LinkError::Text => self.link_text(),
            LinkError::Clock => self.link_clock(),
            LinkError::Rule => self.link_rule(),
        };
        plain.to_owned()
    }
}
