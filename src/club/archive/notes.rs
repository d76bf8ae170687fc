//! The user's notes on a game, and the journal that stores them. The notes are tags, and an
//! analysis with variations, comments and NAGs.

use std::collections::{BTreeMap, BTreeSet};

use crate::game::tree::{GameTree, NodeId, TreeError};
use crate::rules::pgn::{Glyph, PgnGame, PgnReader};

/// First field of each line of stored notes.
const TEXT_PREFIX: &str = "Notes";

/// Separator of the fields in a line of stored notes.
const SEPARATOR: char = '\t';

/// Third field of a line of version 2.
const SECOND_VERSION: &str = "2";

/// Third field of a line of version 3, which adds the notes of another device.
const ADDITION: &str = "3";

/// Fourth field of a line of version 2 that contains the whole movetext: 0 bytes are kept at the
/// beginning of the previous movetext, and 0 bytes at its end.
const WHOLE_ENDS: &str = "0 0";

/// Maximum length of all tags of a game together, in characters. Longer tags from a merge are kept.
const MAX_TEXT_CHARS: usize = 500;

/// Name of the PGN tag that contains the user's tags.
const PGN_TAG: &str = "Tags";

/// A user's notes on a game: the user's own tags, such as `endgame`, and an analysis with
/// variations, comments and NAGs (signs such as `!`).
///
/// Version 1 of the stored form has no analysis, only a NAG and a comment for single moves.
/// [`tree`](GameNotes::tree) adds these notes to the tree that it returns.
/// [`set_tree`](GameNotes::set_tree) stores a tree as the analysis and deletes the separate notes.
/// Notes that a backup brings from another device are handled in the same way.
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

    /// Parses a user's notes on a game from a single stored line.
    ///
    /// Returns `None` if the text is not a valid line of notes, or if the line stores only a change
    /// of the previous line.
    pub fn read(text: &str) -> Option<GameNotes> {
        let mut journal = NotesJournal::default();
        journal.add_line(text).then_some(journal.notes)
    }
}

/// Journal of a user's notes on one game: numbered lines of text, each with one change.
///
/// The format of a line has three versions, which never change, so that stored notes stay readable:
///
/// - Version 1: `Notes`, the user's tags separated by commas, and one field for each note on a
///   move. Each such field contains the half-move (from 1), the number of the NAG (0 for none) and
///   the comment, separated by spaces. Each line contains all notes on moves.
/// - Version 2: `Notes`, the user's tags, `2`, and two fields that describe a change of the
///   movetext with the analysis. The first field contains the number of bytes to keep at the
///   beginning of the previous movetext, and the number of bytes to keep at its end. The second
///   field is the new text between the kept parts.
/// - Version 3 adds the notes of another device: `Notes`, the user's tags, `3`, the movetext with
///   the analysis of the other device, and its notes on moves as in version 1. A later line of
///   version 1 keeps these notes. A later line of version 2 replaces them, because its movetext
///   contains them.
///
/// Fields are separated by tabs. Every 32nd line contains the whole movetext, so that a damaged
/// line makes at most the lines up to the next whole movetext unreadable.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NotesJournal {
    /// The notes after all lines of the journal.
    pub notes: GameNotes,
    /// Number of the next line.
    next: u32,
    /// Whether the last line was a valid line of version 2, so that the next line can store only
    /// the change.
    is_continuable: bool,
    /// The texts of all notes that were added from other devices, so that none is added twice.
    added_texts: BTreeSet<String>,
}

/// A line whose number is a multiple of this constant contains the whole movetext.
const WHOLE_EVERY: u32 = 32;

impl NotesJournal {
    /// Restores a user's notes on a game from the stored lines of their journal.
    ///
    /// Each item of `records` is a number and the text stored under this number. A text can contain
    /// several lines, which are applied in order. The items can be in any order. Lines that cannot
    /// be parsed are skipped.
    pub fn read<'a>(records: impl IntoIterator<Item = (u32, &'a str)>) -> NotesJournal {
        let mut records: Vec<_> = records.into_iter().collect();
        records.sort_by_key(|(number, _)| *number);
        let mut journal = NotesJournal::default();
        for (number, text) in records {
            for line in text.split('\n') {
                journal.is_continuable &= number <= journal.next;
                journal.is_continuable = journal.add_line(line) && is_second_version(line);
                journal.next = number + 1;
            }
        }
        journal
    }

    /// Replaces the user's notes on the game. Returns the number and the text of a line with this
    /// change, for appending to the stored journal. Returns `None` if nothing has changed.
    pub fn set(&mut self, notes: GameNotes) -> Option<(u32, String)> {
        if notes == self.notes {
            return None;
        }
        let is_whole = !self.is_continuable || self.next.is_multiple_of(WHOLE_EVERY);
        let before = if is_whole { "" } else { &self.notes.movetext };
        let (start, end) = common_prefix_and_suffix(before, &notes.movetext);
        let changed = &notes.movetext[start..notes.movetext.len() - end];
        let tags = notes.tags.join(",");
        let line = format!("{TEXT_PREFIX}\t{tags}\t{SECOND_VERSION}\t{start} {end}\t{changed}");
        let number = self.next;
        (self.notes, self.next, self.is_continuable) = (notes, number + 1, true);
        Some((number, line))
    }

    /// Adds the notes of another journal on the same game, which a backup brings from another
    /// device. Returns the number and the text of a record with this change, for appending to the
    /// stored journal. Returns `None` if the other journal contains nothing new.
    pub fn merge(&mut self, other: &NotesJournal) -> Option<(u32, String)> {
        let mut tags = self.notes.tags.clone();
        tags.extend(other.notes.tags.iter().filter(|tag| !self.notes.tags.contains(tag)).cloned());
        let own: Vec<_> = self.notes.with_additions().map(GameNotes::addition_text).collect();
        let mut new: Vec<_> = other.notes.with_additions().map(GameNotes::addition_text).collect();
        new.retain(|text| !text.is_empty() && !own.contains(text) && !self.added_texts.contains(text));
        if new.is_empty() && tags == self.notes.tags {
            return None;
        }
        if new.is_empty() {
            // Only the tags differ: adds a line with tags but without notes.
            new.push(String::new());
        }
        let start = format!("{TEXT_PREFIX}\t{}\t{ADDITION}\t", tags.join(","));
        let lines: Vec<_> = new.into_iter().map(|text| start.clone() + &text).collect();
        let number = self.next;
        lines.iter().for_each(|line| {
            self.add_line(line);
        });
        (self.next, self.is_continuable) = (number + 1, false);
        Some((number, lines.join("\n")))
    }

    /// Applies one stored line of the journal to the user's notes. If the line cannot be parsed,
    /// returns `false` and changes nothing.
    fn add_line(&mut self, line: &str) -> bool {
        let parts: Vec<_> = line.split(SEPARATOR).collect();
        let [TEXT_PREFIX, tags, rest @ ..] = &parts[..] else { return false };
        let GameNotes { movetext, additions, .. } = self.notes.clone();
        let mut notes = GameNotes { movetext, additions, ..GameNotes::default() };
        notes.read_tags(tags);
        match rest {
            [SECOND_VERSION, ends, changed] => {
                let is_readable = self.is_continuable || *ends == WHOLE_ENDS;
                match replace_middle(ends, changed, &self.notes.movetext).filter(|_| is_readable) {
                    Some(movetext) => (notes.movetext, notes.additions) = (movetext, Vec::new()),
                    None => return false,
                }
            }
            [ADDITION, movetext, marks @ ..] => {
                let Some(move_notes) = read_move_notes(marks) else { return false };
                let addition =
                    GameNotes { movetext: (*movetext).to_owned(), move_notes, ..GameNotes::default() };
                notes.move_notes.clone_from(&self.notes.move_notes);
                if !addition.is_empty() {
                    self.added_texts.insert(addition.addition_text());
                    notes.additions.push(addition);
                }
            }
            // A line of version 1 comes from an earlier version of the app. It replaces only the
            // notes on moves, which `GameNotes::tree` adds to the analysis.
            marks => match read_move_notes(marks) {
                Some(marks) => notes.move_notes = marks,
                None => return false,
            },
        }
        self.notes = notes;
        true
    }
}

/// Whether a line of stored notes is of version 2.
fn is_second_version(line: &str) -> bool {
    line.split(SEPARATOR).nth(2) == Some(SECOND_VERSION)
}

/// Parses the notes on moves, the last fields of a stored line. Returns `None` if one is invalid.
fn read_move_notes(marks: &[&str]) -> Option<BTreeMap<usize, MoveNote>> {
    marks.iter().map(|mark| read_move_note(mark)).collect()
}

/// Parses a note on one move in a stored line of version 1 or 3. Returns `None` if the note is
/// invalid.
///
/// The text is the half-move (from 1), the number of the NAG (0 for none) and the comment,
/// separated by spaces. Returns the half-move and the note.
fn read_move_note(text: &str) -> Option<(usize, MoveNote)> {
    let mut fields = text.splitn(3, ' ');
    let (ply, sign) = (fields.next()?.parse().ok()?, fields.next()?.parse::<u8>().ok()?);
    let sign = Some(Glyph(sign)).filter(|sign| sign.0 > 0);
    Some((ply, MoveNote { sign, comment: tidy_text(fields.next()?) }))
}

/// Returns the number of bytes that two versions of a text have in common at the beginning, and the
/// number at the end. The journal of notes stores only the text between these parts.
fn common_prefix_and_suffix(before: &str, after: &str) -> (usize, usize) {
    let same = |(one, other): &(char, char)| one == other;
    let bytes = |(one, _): (char, char)| one.len_utf8();
    let start = before.chars().zip(after.chars()).take_while(same).map(bytes).sum();
    let rest = before[start..].chars().rev().zip(after[start..].chars().rev());
    (start, rest.take_while(same).map(bytes).sum())
}

/// Restores a text of which the journal of notes stores only the changed part. `before` is the text
/// before the change. `ends` contains two numbers: how many bytes at the beginning and at the end
/// of `before` are kept. Returns `None` if these numbers do not fit `before`.
fn replace_middle(ends: &str, changed: &str, before: &str) -> Option<String> {
    let (start, end) = ends.split_once(' ')?;
    let (start, end): (usize, usize) = (start.parse().ok()?, end.parse().ok()?);
    let rest = before.get(start..)?;
    Some(format!("{}{changed}{}", &before[..start], rest.get(rest.len().checked_sub(end)?..)?))
}

/// Returns a text with single spaces between words and without control characters.
fn tidy_text(text: &str) -> String {
    let plain: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Laws;
    use crate::rules::pgn::games;

    fn game(text: &str) -> PgnGame {
        games(text, Laws::default()).next().expect("a game").expect("a sound game")
    }

    /// Returns a copy of the notes with one more variation in the analysis of `game`. `sans` are
    /// the moves of the variation; the first of them replaces the last move of the game.
    fn notes_with_variation(notes: &GameNotes, game: &PgnGame, sans: &[&str]) -> GameNotes {
        let mut tree = notes.tree(game).expect("a tree");
        let mut node = tree.line_from(NodeId::START).nth(game.moves().len() - 1).expect("a move");
        for san in sans {
            let mv = tree.position(node).parse_san(san).expect("a legal move");
            node = tree.play_move(node, mv).expect("a place");
        }
        let mut notes = notes.clone();
        notes.set_tree(&tree);
        notes
    }

    /// Restores a journal from its stored lines, as after a restart of the app.
    fn reopen_journal(lines: &[(u32, String)]) -> NotesJournal {
        NotesJournal::read(lines.iter().map(|(number, text)| (*number, text.as_str())))
    }

    #[test]
    fn tags_are_tidied() {
        let mut notes = GameNotes::default();
        notes.set_tags("a, b ,,a; c d\t,\u{7}e");
        assert_eq!(notes.tags, ["a", "b", "c d", "e"]);
        assert!(GameNotes::is_notes_text("Notes\ta") && !GameNotes::is_notes_text("\"Players\""));
    }

    #[test]
    fn notes_of_version_1_become_part_of_the_analysis() {
        let game = game("1. e4 e5 2. Nf3 *");
        let notes =
            GameNotes::read("Notes\ta,b c\t1 0 king's pawn\t3 6 \t9 1 beyond the end").expect("notes");
        assert_eq!(notes.tags, ["a", "b c"]);
        let tree = notes.tree(&game).expect("a tree");
        assert_eq!(tree.to_pgn().to_string(), "1. e4 {king's pawn} 1... e5 2. Nf3 $6 *\n");
        assert_eq!(tree.can_undo_and_redo(), (false, false));
        let mut journal = reopen_journal(&[(0, "Notes\ta,b c\t1 0 king's pawn\t3 6 ".to_owned())]);
        let (number, line) =
            journal.set(notes_with_variation(&journal.notes, &game, &["Nc3"])).expect("a change");
        let movetext = "1. e4 {king's pawn} 1... e5 2. Nf3 $6 (2. Nc3) *";
        assert_eq!((number, line), (1, format!("Notes\ta,b c\t2\t0 0\t{movetext}")));
        assert_eq!(journal.notes.searchable_words().collect::<Vec<_>>(), ["a", "b c", "king's pawn"]);
    }

    #[test]
    fn each_change_is_a_short_line_and_all_of_them_are_read() {
        let game = game("1. e4 e5 2. Nf3 *");
        let (mut journal, mut lines) = (NotesJournal::default(), Vec::new());
        for (number, san) in ["Nc3", "f4", "d4", "Bc4"].iter().cycle().take(70).enumerate() {
            let mut notes = notes_with_variation(&journal.notes, &game, &[san]);
            notes.set_tags(&format!("n{number}, ж"));
            let (next, line) = journal.set(notes).expect("a change");
            assert_eq!(next as usize, number);
            assert_eq!(line.contains("\t0 0\t1. e4"), number % 32 == 0, "{line}");
            lines.push((next, line));
        }
        assert_eq!(reopen_journal(&lines), journal);
        assert_eq!(journal.notes.movetext, "1. e4 e5 2. Nf3 (2. Nc3) (2. f4) (2. d4) (2. Bc4) *");
        assert_eq!(lines[1].1, "Notes\tn1,ж\t2\t25 1\t(2. f4) ");
        assert_eq!(journal.set(journal.notes.clone()), None);
        // From a lost or damaged line on, the lines that store only a change are skipped, up to the
        // next line with the whole movetext.
        lines.remove(1);
        assert_eq!(reopen_journal(&lines[..20]).notes.tags, ["n0", "ж"]);
        assert_eq!(reopen_journal(&lines).notes, journal.notes);
        lines.truncate(20);
        lines[5].1 = "Notes\ta\t2\t9999 0\tx".to_owned();
        let mut damaged = reopen_journal(&lines);
        assert!(damaged.set(GameNotes::default()).expect("a change").1.ends_with("\t2\t0 0\t"));
    }

    #[test]
    fn notes_of_two_devices_are_merged_once() {
        let game = game("1. e4 e5 2. Nf3 *");
        let tree_text =
            |journal: &NotesJournal| journal.notes.tree(&game).expect("a tree").to_pgn().to_string();
        let journal_with = |sans: &[&str], tags: &str| {
            let mut notes = notes_with_variation(&GameNotes::default(), &game, sans);
            notes.set_tags(tags);
            let mut journal = NotesJournal::default();
            let line = journal.set(notes).expect("a change");
            (journal, vec![line])
        };
        let (mut here, mut lines) = journal_with(&["Nc3", "Nc6"], "a,b");
        let (there, _) = journal_with(&["f4", "exf4"], "b,c");
        let line = here.merge(&there).expect("a change");
        assert_eq!(line, (1, "Notes\ta,b,c\t3\t1. e4 e5 2. Nf3 (2. f4 exf4) *".to_owned()));
        lines.push(line);
        assert_eq!(reopen_journal(&lines), here);
        assert_eq!(tree_text(&here), "1. e4 e5 2. Nf3 (2. Nc3 Nc6) (2. f4 exf4) *\n");
        assert_eq!(here.notes.tags, ["a", "b", "c"]);
        assert_eq!(here.merge(&there), None, "the same backup once more");
        assert_eq!(here.clone().merge(&here), None);
        // The other device adds the notes from this device, but not its own notes, which it gets
        // back.
        let (mut other, _) = journal_with(&["f4", "exf4"], "b,c");
        let back = other.merge(&here).expect("a change");
        assert_eq!(back.1, "Notes\tb,c,a\t3\t1. e4 e5 2. Nf3 (2. Nc3 Nc6) *");
        // A changed analysis contains the added notes, so they are not added again.
        lines.push(here.set(notes_with_variation(&here.notes, &game, &["d4"])).expect("a change"));
        let merged = "1. e4 e5 2. Nf3 (2. Nc3 Nc6) (2. f4 exf4) (2. d4) *";
        assert_eq!(lines[2], (2, format!("Notes\ta,b,c\t2\t0 0\t{merged}")));
        assert_eq!(reopen_journal(&lines), here);
        assert_eq!(here.merge(&there), None, "the same backup once more");
        assert_eq!(reopen_journal(&lines).merge(&there), None);
    }

    #[test]
    fn notes_of_every_version_are_merged() {
        let game = game("1. e4 e5 2. Nf3 *");
        let first = reopen_journal(&[(0, "Notes\ta\t1 1 best\t3 0 ".to_owned())]);
        let mut here = reopen_journal(&[(0, "Notes\tb\t1 3 \t2 0 open".to_owned())]);
        let line = here.merge(&first).expect("a change");
        assert_eq!(line, (1, "Notes\tb,a\t3\t\t1 1 best\t3 0 ".to_owned()));
        let tree = here.notes.tree(&game).expect("a tree");
        assert_eq!(tree.to_pgn().to_string(), "1. e4 $3 $1 {best} 1... e5 {open} 2. Nf3 *\n");
        assert_eq!(here.notes.searchable_words().collect::<Vec<_>>(), ["b", "a", "", "open", "best", ""]);
        // A line of version 1 (from an earlier version of the app) keeps the added notes.
        let lines = [(0, "Notes\tb\t1 3 ".to_owned()), line, (2, "Notes\tc\t2 0 closed".to_owned())];
        let tree = reopen_journal(&lines).notes.tree(&game).expect("a tree");
        assert_eq!(tree.to_pgn().to_string(), "1. e4 $1 {best} 1... e5 {closed} 2. Nf3 *\n");
        let mut tagged = NotesJournal::default();
        let (_, line) = tagged.merge(&reopen_journal(&[(0, "Notes\ta".to_owned())])).expect("a change");
        assert_eq!((line.as_str(), tagged.notes.is_empty()), ("Notes\ta\t3\t", false));
        assert_eq!(tagged.merge(&NotesJournal::default()), None);
    }

    #[test]
    fn merged_tags_may_be_longer_than_typed_ones() {
        let long = |c: char| format!("Notes\t{}", c.to_string().repeat(MAX_TEXT_CHARS));
        let mut here = reopen_journal(&[(0, long('a'))]);
        let line = here.merge(&reopen_journal(&[(0, long('b'))])).expect("a change");
        assert_eq!(reopen_journal(&[(0, long('a')), line]).notes.tags, here.notes.tags);
        let mut notes = here.notes.clone();
        notes.set_tags(&here.notes.tags.join(", "));
        assert_eq!((notes.tags.len(), notes.tags[1].len()), (2, MAX_TEXT_CHARS));
    }

    #[test]
    fn an_earlier_version_of_the_app_adds_to_the_analysis() {
        let game = game("1. e4 e5 *");
        let mut journal = NotesJournal::default();
        let first =
            journal.set(notes_with_variation(&GameNotes::default(), &game, &["c5"])).expect("a change");
        let notes = reopen_journal(&[first, (1, "Notes\told\t1 1 best".to_owned())]).notes;
        let tree = notes.tree(&game).expect("a tree");
        assert_eq!(tree.to_pgn().to_string(), "1. e4 $1 {best} 1... e5 (1... c5) *\n");
    }

    #[test]
    fn other_text_is_no_line() {
        for text in [
            "",
            "Notes",
            "Note\ta",
            "Notes\ta\tx 1 y",
            "Notes\ta\t1 300 y",
            "Notes\ta\t1",
            "Notes\ta\t2",
            "Notes\ta\t2\t1 0\tx",
            "Notes\ta\t2\t0 -1\tx",
            "Notes\ta\t3",
            "Notes\ta\t3\t1. e4 *\tx",
        ] {
            assert_eq!(GameNotes::read(text), None, "{text}");
        }
    }
}
