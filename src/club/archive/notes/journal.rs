//! Journal that stores a user's notes on a game, and the format of its lines.

use std::collections::{BTreeMap, BTreeSet};

use super::{GameNotes, MoveNote, SEPARATOR, TEXT_PREFIX, tidy_text};
use crate::rules::pgn::Glyph;

/// Third field of a line of version 2.
const SECOND_VERSION: &str = "2";

/// Third field of a line of version 3, which adds the notes of another device.
const ADDITION: &str = "3";

/// Fourth field of a line of version 2 that contains the whole movetext: 0 bytes are kept at the
/// beginning of the previous movetext, and 0 bytes at its end.
const WHOLE_ENDS: &str = "0 0";

/// Journal of a user's notes on one game: numbered lines of text, each with one change.
///
/// The format of a line has three versions, which never change, so that stored notes stay readable:
///
/// - Version 1: `Notes`, the user's tags separated by commas, and one field for each note on a
///   move. Each such field contains the half-move (from 1), the number of the NAG (0 for none) and
///   the comment, separated by spaces. Each line contains all notes on moves.
/// - Version 2: `Notes`, the user's tags, `2`, and two fields that describe how the movetext of the
///   analysis changes. The first field contains the number of bytes to keep at the beginning of the
///   previous movetext, and the number of bytes to keep at its end. The second field is the new
///   text between the kept parts.
/// - Version 3 adds the notes of another device: `Notes`, the user's tags, `3`, the movetext with
///   the analysis of the other device, and the other device's notes on moves as in version 1. A
///   later line of version 1 keeps the added notes. A later line of version 2 replaces them: its
///   movetext contains them.
///
/// Fields are separated by tabs. Every 32nd line contains the whole movetext, so that a damaged
/// line makes at most the lines up to the next whole movetext unreadable.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NotesJournal {
    /// The notes after all lines of the journal.
    pub notes: GameNotes,
    /// Number under which the next line is stored.
    next: u32,
    /// Whether the last line was a valid line of version 2, so that the next line can store only
    /// the change.
    is_continuable: bool,
    /// The texts of all notes that were added from other devices, so that no note is added twice.
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
            // Only the tags differ. The new line contains the tags but no notes.
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

impl GameNotes {
    /// Parses a user's notes on a game from a single stored line.
    ///
    /// Returns `None` if the text is not a valid line of notes, or if the line stores only a change
    /// of the previous line.
    pub fn read(text: &str) -> Option<GameNotes> {
        let mut journal = NotesJournal::default();
        journal.add_line(text).then_some(journal.notes)
    }
}

/// Whether a line of stored notes is of version 2.
fn is_second_version(line: &str) -> bool {
    line.split(SEPARATOR).nth(2) == Some(SECOND_VERSION)
}

/// Parses the notes on moves, the last fields of a stored line. Returns `None` if a note is
/// invalid.
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

#[cfg(test)]
mod tests {
    use super::super::MAX_TEXT_CHARS;
    use super::*;
    use crate::game::tree::NodeId;
    use crate::rules::Laws;
    use crate::rules::pgn::{PgnGame, games};

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
        // Without line 1, the later lines that store only a change are skipped, up to line 32,
        // which contains the whole movetext.
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
        // `here` contains the notes of both devices. `other` adds only the notes that it lacks.
        let (mut other, _) = journal_with(&["f4", "exf4"], "b,c");
        let back = other.merge(&here).expect("a change");
        assert_eq!(back.1, "Notes\tb,c,a\t3\t1. e4 e5 2. Nf3 (2. Nc3 Nc6) *");
        // The analysis that `set` stores contains the added notes. `merge` does not add them again.
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
        // A later line of version 1 keeps the added notes.
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
