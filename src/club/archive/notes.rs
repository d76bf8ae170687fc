//! The user's notes on a game: tags, and a comment or sign for moves.

use std::collections::BTreeMap;

use crate::rules::pgn::{Glyph, PgnGame};

/// First field of the text of notes.
const TEXT_PREFIX: &str = "Notes";

/// Separator of the fields.
const SEPARATOR: char = '\t';

/// Maximum length of a comment, or of the text of all tags, in characters.
const MAX_TEXT_CHARS: usize = 500;

/// Name of the PGN tag that contains the user's tags.
const PGN_TAG: &str = "Tags";

/// The user's notes on an archived game, in addition to the annotations of its source.
///
/// ```
/// use tabiya::club::{MoveNote, GameNotes};
/// use tabiya::rules::pgn::Glyph;
///
/// let mut notes = GameNotes::default();
/// notes.set_tags(" endgame, Rook ending ");
/// notes.set_note(3, MoveNote { sign: Some(Glyph(1)), comment: "the point".to_owned() });
/// assert_eq!(GameNotes::read(&notes.to_text()), Some(notes));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameNotes {
    /// Tags of the game.
    pub tags: Vec<String>,
    /// Notes on moves, by half-move from 1.
    move_notes: BTreeMap<usize, MoveNote>,
}

/// The user's note on a move: a sign such as `!`, and a comment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MoveNote {
    /// The sign as a NAG, such as `!`.
    pub sign: Option<Glyph>,
    /// The comment.
    pub comment: String,
}

impl GameNotes {
    /// Signs that the app offers, each with its NAG.
    pub const OFFERED_SIGNS: [(&'static str, Glyph); 6] = [
        ("!", Glyph(1)),
        ("?", Glyph(2)),
        ("!!", Glyph(3)),
        ("??", Glyph(4)),
        ("!?", Glyph(5)),
        ("?!", Glyph(6)),
    ];

    /// Whether the user's notes on a game contain neither tags nor notes on moves.
    pub fn is_empty(&self) -> bool {
        self.tags.is_empty() && self.move_notes.is_empty()
    }

    /// Replaces the user's tags of a game by those in `text`, separated by commas or semicolons.
    pub fn set_tags(&mut self, text: &str) {
        self.tags.clear();
        let text: String = text.chars().take(MAX_TEXT_CHARS).collect();
        for tag in text.split([',', ';', '，', '、', '،']).map(tidy_text).filter(|tag| !tag.is_empty()) {
            if !self.tags.contains(&tag) {
                self.tags.push(tag);
            }
        }
    }

    /// Returns the user's note on the half-move `ply`, from 1; an empty note if there is none.
    pub fn note_at(&self, ply: usize) -> MoveNote {
        self.move_notes.get(&ply).cloned().unwrap_or_default()
    }

    /// Sets the user's note on the half-move `ply`, from 1; an empty note deletes the present one.
    pub fn set_note(&mut self, ply: usize, note: MoveNote) {
        let word: String = tidy_text(&note.comment).chars().take(MAX_TEXT_CHARS).collect();
        let note = MoveNote { comment: word, ..note };
        if note == MoveNote::default() {
            self.move_notes.remove(&ply);
        } else {
            self.move_notes.insert(ply, note);
        }
    }

    /// Returns the texts in the notes by which a search finds the game: tags and comments.
    pub fn searchable_words(&self) -> impl Iterator<Item = &str> {
        self.tags.iter().map(String::as_str).chain(self.move_notes.values().map(|mark| mark.comment.as_str()))
    }

    /// Whether a text begins like stored notes on a game; the rest may be invalid.
    pub fn is_notes_text(text: &str) -> bool {
        text.split(SEPARATOR).next() == Some(TEXT_PREFIX)
    }

    /// Returns the notes on a game as one line for storage: the tags, and for each note the
    /// half-move, the number of the NAG (0 for none) and the comment.
    pub fn to_text(&self) -> String {
        let mut text = format!("{TEXT_PREFIX}{SEPARATOR}{}", self.tags.join(","));
        for (ply, MoveNote { sign, comment: word }) in &self.move_notes {
            text += &format!("{SEPARATOR}{ply} {} {word}", sign.map_or(0, |sign| sign.0));
        }
        text
    }

    /// Parses the line that [`to_text`](GameNotes::to_text) returns; `None` if it is invalid.
    pub fn read(text: &str) -> Option<GameNotes> {
        let mut parts = text.split(SEPARATOR);
        if parts.next() != Some(TEXT_PREFIX) {
            return None;
        }
        let mut notes = GameNotes::default();
        notes.set_tags(parts.next()?);
        for part in parts {
            let mut fields = part.splitn(3, ' ');
            let (ply, sign) = (fields.next()?.parse().ok()?, fields.next()?.parse::<u8>().ok()?);
            let sign = Some(Glyph(sign)).filter(|sign| sign.0 > 0);
            notes.set_note(ply, MoveNote { sign, comment: fields.next()?.to_owned() });
        }
        Some(notes)
    }

    /// Adds the user's notes to a PGN game for export: signs and comments before those of the
    /// source, and a PGN tag with the user's tags.
    pub fn add_to(&self, game: &mut PgnGame) {
        if !self.tags.is_empty() {
            game.tags.retain(|(name, _)| name != PGN_TAG);
            game.tags.push((PGN_TAG.to_owned(), self.tags.join(", ")));
        }
        for (ply, MoveNote { sign, comment: word }) in &self.move_notes {
            let Some(step) = ply.checked_sub(1).and_then(|at| game.main.moves.get_mut(at)) else {
                continue;
            };
            if let Some(sign) = sign.filter(|sign| !step.glyphs.contains(sign)) {
                step.glyphs.insert(0, sign);
            }
            if !word.is_empty() && !step.comments.contains(word) {
                step.comments.insert(0, word.clone());
            }
        }
    }
}

/// Returns a text with single spaces between words and without control characters.
fn tidy_text(text: &str) -> String {
    let plain: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_is_typed_comes_back() {
        let mut notes = GameNotes::default();
        notes.set_tags("a, b ,,a; c d\t,\u{7}e");
        assert_eq!(notes.tags, ["a", "b", "c d", "e"]);
        notes.set_note(1, MoveNote { sign: None, comment: " a\tb \n c ".to_owned() });
        notes.set_note(2, MoveNote { sign: Some(Glyph(6)), comment: String::new() });
        notes.set_note(3, MoveNote { sign: Some(Glyph(4)), comment: "x".to_owned() });
        notes.set_note(3, MoveNote::default());
        assert_eq!(notes.note_at(1).comment, "a b c");
        assert_eq!(notes.note_at(3), MoveNote::default());
        assert_eq!(GameNotes::read(&notes.to_text()), Some(notes.clone()));
        assert!(GameNotes::is_notes_text(&notes.to_text()) && !GameNotes::is_notes_text("\"Players\""));
        assert_eq!(notes.searchable_words().collect::<Vec<_>>(), ["a", "b", "c d", "e", "a b c", ""]);
    }

    #[test]
    fn what_is_none_is_none() {
        for text in ["", "Notes", "Note\ta", "Notes\ta\tx 1 y", "Notes\ta\t1 300 y", "Notes\ta\t1"] {
            assert_eq!(GameNotes::read(text), None, "{text}");
        }
    }
}
