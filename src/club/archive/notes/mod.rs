//! The user's notes on a game: tags, and an analysis with variations, comments and NAGs. A
//! [`NotesJournal`] stores the notes.

mod journal;

pub use journal::NotesJournal;

use std::collections::BTreeMap;

use crate::game::tree::{GameTree, NodeId, TreeError};
use crate::rules::pgn::{Glyph, PgnGame, PgnReader};

/// First field of each line of stored notes.
const TEXT_PREFIX: &str = "Notes";

/// Separator of the fields in a line of stored notes.
const SEPARATOR: char = '\t';

/// Maximum length of all tags of a game together, in characters. The tags may become longer when
/// tags from another device are added.
const MAX_TEXT_CHARS: usize = 500;

/// Name of the PGN tag that contains the user's tags.
const PGN_TAG: &str = "Tags";

/// A user's notes on a game: the user's own tags, such as `endgame`, and an analysis with
/// variations, comments and NAGs (signs such as `!`).
///
/// Version 1 of the stored form has no analysis, only a NAG and a comment for single moves.
/// [`tree`](GameNotes::tree) adds these notes to the tree that it returns.
/// [`set_tree`](GameNotes::set_tree) stores a tree as the analysis and deletes the separate notes.
/// The same two functions handle notes that a backup brings from another device.
///
/// ```
/// use tabiya::club::GameNotes;
/// use tabiya::rules::Laws;
/// use tabiya::rules::pgn::games;
///
/// let game = games("1. e4 e5 *", Laws::default()).next().unwrap()?;
/// let notes = GameNotes::read("Notes\tendgame\t2 1 the point").unwrap();
/// let tree = notes.tree(&game)?;
/// assert_eq!(tree.to_pgn().to_string(), "1. e4 e5 $1 {the point} *\n");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameNotes {
    /// The user's own tags of the game.
    pub tags: Vec<String>,
    /// Notes on single moves from version 1 of the stored form. The key is the number of the
    /// half-move, from 1.
    move_notes: BTreeMap<usize, MoveNote>,
    /// The game with the user's analysis, as PGN movetext in one line; empty if there is no
    /// analysis.
    movetext: String,
    /// Notes on the same game from other devices that are not part of the analysis yet. Their tags
    /// are empty, because the tags are already in `tags`.
    additions: Vec<GameNotes>,
}

/// A user's note on one move of a game, from version 1 of the stored form.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct MoveNote {
    /// The sign, such as `!`; `None` for a note without a sign.
    sign: Option<Glyph>,
    comment: String,
}

impl GameNotes {
    /// Whether there are no notes on the game: no tags, no analysis, no notes on single moves, and
    /// no notes from other devices.
    pub fn is_empty(&self) -> bool {
        *self == GameNotes::default()
    }

    /// Replaces the user's own tags of a game. `text` contains the new tags, separated by commas or
    /// semicolons. `text` is cut to 500 characters, or to the length of the current tags if they
    /// are longer.
    pub fn set_tags(&mut self, text: &str) {
        let limit = MAX_TEXT_CHARS.max(self.tags.join(", ").chars().count());
        self.read_tags(&text.chars().take(limit).collect::<String>());
    }

    /// Replaces the user's own tags of a game by the tags in `text`, without a length limit.
    fn read_tags(&mut self, text: &str) {
        self.tags.clear();
        for tag in text.split([',', ';', '，', '、', '،']).map(tidy_text).filter(|tag| !tag.is_empty()) {
            if !self.tags.contains(&tag) {
                self.tags.push(tag);
            }
        }
    }

    /// Returns the game as a tree of moves, with the variations, NAGs and comments of the user's
    /// notes. Adds notes from other devices as far as the tree has room for them.
    ///
    /// # Errors
    /// If the game has too many moves or too long comments.
    pub fn tree(&self, game: &PgnGame) -> Result<GameTree, TreeError> {
        let mut tree = match self.analysis(game) {
            Some(analysis) => GameTree::from_saved_analysis(game, &analysis)?,
            None => GameTree::from_game(game)?,
        };
        let moves: Vec<_> = tree.line_from(NodeId::START).skip(1).collect();
        for (ply, MoveNote { sign, comment }) in &self.move_notes {
            let Some(node) = ply.checked_sub(1).and_then(|at| moves.get(at)) else { continue };
            tree.annotate(*node, |annotation| {
                if let Some(sign) = sign.filter(|sign| !annotation.glyphs.contains(sign)) {
                    annotation.glyphs.insert(0, sign);
                }
                if !comment.is_empty() && !annotation.comments.contains(comment) {
                    annotation.comments.insert(0, comment.clone());
                }
            })?;
        }
        for addition in &self.additions {
            // Notes that do not fit stay in the journal.
            let _ = addition.tree(game).and_then(|other| tree.merge(&other));
        }
        tree.forget_edits();
        Ok(tree)
    }

    /// Returns the user's analysis as a PGN game, up to the first fault. Returns `None` if the
    /// notes contain no analysis. `game` provides the start position and the rules.
    fn analysis(&self, game: &PgnGame) -> Option<PgnGame> {
        if self.movetext.is_empty() {
            return None;
        }
        let start = format!("[SetUp \"1\"] [FEN \"{}\"] ", game.start.to_fen());
        let text = start + &self.movetext;
        let reader = PgnReader::new(text.as_bytes()).with_laws(game.start.laws());
        reader.with_annotations_up_to(usize::MAX, usize::MAX).up_to_faults().flatten().next()
    }

    /// Replaces the user's analysis of a game by the moves, comments and NAGs of `tree`.
    pub fn set_tree(&mut self, tree: &GameTree) {
        let text = tree.to_pgn().without_start().to_string();
        self.movetext = text.lines().collect::<Vec<_>>().join(" ");
        self.move_notes.clear();
        self.additions.clear();
    }

    /// Returns the analysis and the notes on moves as the last fields of a line of version 3.
    fn addition_text(&self) -> String {
        let mut text = self.movetext.clone();
        for (ply, MoveNote { sign, comment }) in &self.move_notes {
            let sign = sign.map_or(0, |sign| sign.0);
            text += &format!("{SEPARATOR}{ply} {sign} {comment}");
        }
        text
    }

    /// Returns these notes, followed by the notes from other devices that they contain.
    fn with_additions(&self) -> impl Iterator<Item = &GameNotes> {
        std::iter::once(self).chain(&self.additions)
    }

    /// Returns the tags and comments of the user's notes. A search for games looks for words in
    /// these texts.
    pub fn searchable_words(&self) -> impl Iterator<Item = &str> {
        self.with_additions().flat_map(|notes| {
            let comments = notes.movetext.split('{').skip(1);
            let comments = comments.map(|rest| rest.split_once('}').map_or(rest, |(word, _)| word));
            let marks = notes.move_notes.values().map(|note| note.comment.as_str());
            notes.tags.iter().map(String::as_str).chain(marks).chain(comments)
        })
    }

    /// Adds the user's notes to the PGN game `record`, for export.
    ///
    /// The moves and variations of the analysis replace the moves of the game. The user's own tags,
    /// such as `endgame`, become one PGN tag, `Tags`, separated by commas.
    pub fn add_to(&self, record: &mut PgnGame) {
        if !self.tags.is_empty() {
            record.tags.retain(|(name, _)| name != PGN_TAG);
            record.tags.push((PGN_TAG.to_owned(), self.tags.join(", ")));
        }
        if let Ok(tree) = self.tree(record) {
            record.main = tree.to_pgn().main;
        }
    }

    /// Whether a text starts like a line of stored notes. Does not check the rest of the text.
    pub fn is_notes_text(text: &str) -> bool {
        text.split(SEPARATOR).next() == Some(TEXT_PREFIX)
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
    fn tags_are_tidied() {
        let mut notes = GameNotes::default();
        notes.set_tags("a, b ,,a; c d\t,\u{7}e");
        assert_eq!(notes.tags, ["a", "b", "c d", "e"]);
        assert!(GameNotes::is_notes_text("Notes\ta") && !GameNotes::is_notes_text("\"Players\""));
    }
}
