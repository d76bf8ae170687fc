//! What the people at this device say of a game: tags, and a word or a sign for a move.

use std::collections::BTreeMap;

use crate::rules::pgn::{Glyph, PgnGame};

/// How a text of them begins.
const TEXT_PREFIX: &str = "Notes";

/// Stands between the parts of a text.
const SEPARATOR: char = '\t';

/// So many characters a word of a move, or all tags together, have at most.
const MAX_TEXT_CHARS: usize = 500;

/// The PGN tag that tells the tags of a game.
const PGN_TAG: &str = "Tags";

/// What is said of a game here, beside whatever its source says.
///
/// ```
/// use tabiya::club::{Mark, Notes};
/// use tabiya::rules::pgn::Glyph;
///
/// let mut notes = Notes::default();
/// notes.tag(" endgame, Rook ending ");
/// notes.mark(3, Mark { sign: Some(Glyph(1)), word: "the point".to_owned() });
/// assert_eq!(Notes::read(&notes.to_text()), Some(notes));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameNotes {
    /// What the game is filed under.
    pub tags: Vec<String>,
    /// What is said of the moves, by half-move, from 1.
    marks: BTreeMap<usize, MoveNote>,
}

/// What is said of a move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MoveNote {
    /// A sign.
    pub sign: Option<Glyph>,
    /// Some words.
    pub word: String,
}

impl GameNotes {
    /// The signs that are offered, as people write them.
    pub const OFFERED_SIGNS: [(&'static str, Glyph); 6] = [
        ("!", Glyph(1)),
        ("?", Glyph(2)),
        ("!!", Glyph(3)),
        ("??", Glyph(4)),
        ("!?", Glyph(5)),
        ("?!", Glyph(6)),
    ];

    /// Whether nothing is said.
    pub fn is_empty(&self) -> bool {
        self.tags.is_empty() && self.marks.is_empty()
    }

    /// The tags of the game are those of this text, with commas between them.
    pub fn set_tags(&mut self, text: &str) {
        self.tags.clear();
        let text: String = text.chars().take(MAX_TEXT_CHARS).collect();
        for tag in text.split([',', ';', '，', '、', '،']).map(tidy_text).filter(|tag| !tag.is_empty()) {
            if !self.tags.contains(&tag) {
                self.tags.push(tag);
            }
        }
    }

    /// What is said of this half-move.
    pub fn note_at(&self, ply: usize) -> MoveNote {
        self.marks.get(&ply).cloned().unwrap_or_default()
    }

    /// From now on this is said of it.
    pub fn set_note(&mut self, ply: usize, mark: MoveNote) {
        let word: String = tidy_text(&mark.word).chars().take(MAX_TEXT_CHARS).collect();
        let mark = MoveNote { word, ..mark };
        if mark == MoveNote::default() {
            self.marks.remove(&ply);
        } else {
            self.marks.insert(ply, mark);
        }
    }

    /// Everything that the game can be found by.
    pub fn searchable_words(&self) -> impl Iterator<Item = &str> {
        self.tags.iter().map(String::as_str).chain(self.marks.values().map(|mark| mark.word.as_str()))
    }

    /// Whether a text is one of these, whatever is in it.
    pub fn is_notes_text(text: &str) -> bool {
        text.split(SEPARATOR).next() == Some(TEXT_PREFIX)
    }

    /// All of it in one line: the tags, and for each move its number, its sign by number (0 for none), its words.
    pub fn to_text(&self) -> String {
        let mut text = format!("{TEXT_PREFIX}{SEPARATOR}{}", self.tags.join(","));
        for (ply, MoveNote { sign, word }) in &self.marks {
            text += &format!("{SEPARATOR}{ply} {} {word}", sign.map_or(0, |sign| sign.0));
        }
        text
    }

    /// Reads it; `None` for what is none.
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
            notes.set_note(ply, MoveNote { sign, word: fields.next()?.to_owned() });
        }
        Some(notes)
    }

    /// Adds it to a game that goes out: signs and words behind the moves, before what is said of them already, and a tag.
    pub fn add_to(&self, record: &mut PgnGame) {
        if !self.tags.is_empty() {
            record.tags.retain(|(name, _)| name != PGN_TAG);
            record.tags.push((PGN_TAG.to_owned(), self.tags.join(", ")));
        }
        for (ply, MoveNote { sign, word }) in &self.marks {
            let Some(step) = ply.checked_sub(1).and_then(|at| record.main.moves.get_mut(at)) else {
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

/// One space between words, and nothing that a line cannot hold.
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
        notes.set_note(1, MoveNote { sign: None, word: " a\tb \n c ".to_owned() });
        notes.set_note(2, MoveNote { sign: Some(Glyph(6)), word: String::new() });
        notes.set_note(3, MoveNote { sign: Some(Glyph(4)), word: "x".to_owned() });
        notes.set_note(3, MoveNote::default());
        assert_eq!(notes.note_at(1).word, "a b c");
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
