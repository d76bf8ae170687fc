//! Reader of a file of opening names.

use super::book::Openings;
use super::error::{OpeningsError, OpeningsFault};
use crate::rules::Position;

/// First line of every file of opening names, with the version of its format.
const FIRST_LINE: &str = "openings 1";

/// Greatest length of a line in the tree of moves, in half-moves from the initial position.
const MAX_LINE_PLIES: usize = 200;

/// Reader of a file of opening names, in small steps, so that the app stays responsive.
///
/// The first line is `openings 1`. Then comes a line for each name: the ECO code (omitted if the
/// name before has the same code), a digit, and text. The digit is the number of leading parts that
/// the name shares with the name before; the text is the rest of the name. A part of a name ends
/// with a colon or a comma.
///
/// After an empty line come the moves as a tree. A word of the tree is a move in SAN, or the number
/// of half-moves to take back before the next move. `=` after a move means that the next name of
/// the list belongs to the position after the move.
#[derive(Clone, Debug)]
pub struct OpeningsReader {
    openings: Openings,
    /// Part of the file that lists the moves.
    tree: String,
    /// Number of bytes of `tree` already read.
    at: usize,
    /// Line number in the file, from 1, of the next line to read.
    line: usize,
    /// The initial position, and the positions after each move that leads to the present place in
    /// the tree.
    positions: Vec<Position>,
    /// Number of positions that have received a name so far.
    named: u32,
}

impl OpeningsReader {
    /// Creates a reader of a file of opening names, and reads the names but not the moves. The
    /// caller then reads the moves with [`OpeningsReader::read_lines`].
    ///
    /// # Errors
    /// The text is no file of opening names; the error names the faulty line.
    pub fn new(bytes: &[u8]) -> Result<OpeningsReader, OpeningsError> {
        let text = std::str::from_utf8(bytes).map_err(|fault| {
            let before = bytes.get(..fault.valid_up_to()).unwrap_or_default();
            let line = 1 + before.iter().filter(|byte| **byte == b'\n').count();
            OpeningsError { line, fault: OpeningsFault::NoText }
        })?;
        let mut lines = (1..).zip(text.lines());
        if lines.next().is_none_or(|(_, first)| first != FIRST_LINE) {
            return Err(OpeningsError { line: 1, fault: OpeningsFault::NoOpenings });
        }
        let mut openings = Openings::default();
        let mut last = 1;
        for (line, text) in lines.by_ref().take_while(|(_, text)| !text.is_empty()) {
            let name = openings.parse_name(text).ok_or(OpeningsError { line, fault: OpeningsFault::Name })?;
            openings.names.push(name);
            last = line;
        }
        let tree = text.splitn(last + 2, '\n').nth(last + 1).unwrap_or_default().to_owned();
        let positions = vec![Position::initial()];
        Ok(OpeningsReader { openings, tree, at: 0, line: last + 2, positions, named: 0 })
    }

    /// Reads the next `lines` lines of moves in the file of opening names. Returns whether the end
    /// of the file is reached.
    ///
    /// # Errors
    /// A line is faulty, or the file ends with fewer named positions than names.
    pub fn read_lines(&mut self, lines: usize) -> Result<bool, OpeningsError> {
        let tree = std::mem::take(&mut self.tree);
        for line in tree.get(self.at..).unwrap_or_default().split_inclusive('\n').take(lines) {
            for word in line.split_ascii_whitespace() {
                self.read_tree_word(word).map_err(|fault| OpeningsError { line: self.line, fault })?;
            }
            self.at += line.len();
            self.line += 1;
        }
        let done = self.at >= tree.len();
        self.tree = tree;
        if done && self.named as usize != self.openings.names.len() {
            let line = self.line.saturating_sub(1);
            return Err(OpeningsError { line, fault: OpeningsFault::Count });
        }
        Ok(done)
    }

    /// Returns the table of the opening names that this reader has read.
    pub fn into_openings(self) -> Openings {
        self.openings
    }

    /// Reads a word of the moves in the file of opening names: a move in SAN, with `=` if the
    /// position after the move has a name, or a number of half-moves to take back.
    fn read_tree_word(&mut self, word: &str) -> Result<(), OpeningsFault> {
        let OpeningsReader { openings, positions, named, .. } = self;
        if let Ok(back) = word.parse::<usize>() {
            let left =
                positions.len().checked_sub(back).filter(|left| *left > 0).ok_or(OpeningsFault::Back)?;
            positions.truncate(left);
            return Ok(());
        }
        let san = word.strip_suffix('=').unwrap_or(word);
        let before = positions.last().ok_or(OpeningsFault::Back)?;
        let mv = before.parse_san(san).map_err(|_| OpeningsFault::Move)?;
        let after = before.play_unchecked(mv);
        if san.len() < word.len() {
            if *named as usize >= openings.names.len() {
                return Err(OpeningsFault::Count);
            }
            openings.by_position.insert(after.repetition_key(), *named);
            openings.deepest = openings.deepest.max(positions.len());
            *named += 1;
        }
        if positions.len() > MAX_LINE_PLIES {
            return Err(OpeningsFault::Move);
        }
        positions.push(after);
        Ok(())
    }
}

impl Openings {
    /// Reads a whole file of opening names; [`OpeningsReader`] describes the format.
    ///
    /// # Errors
    /// The text is no file of opening names; the error names the faulty line.
    pub fn read(bytes: &[u8]) -> Result<Openings, OpeningsError> {
        let mut reading = OpeningsReader::new(bytes)?;
        while !reading.read_lines(usize::MAX)? {}
        Ok(reading.openings)
    }

    /// Parses a line of the opening file into ECO code and name; `None` if the line is invalid.
    ///
    /// A line without a code has the code of the line before. The digit after the code is the number
    /// of leading parts that this name shares with the name before.
    fn parse_name(&self, line: &str) -> Option<(String, String)> {
        let (code, rest) = match line.split_once(' ') {
            Some((code, rest)) if code.len() == 3 && code.starts_with(char::is_uppercase) => (code, rest),
            _ => (self.names.last()?.0.as_str(), line),
        };
        let (same, rest) = rest.split_at_checked(1)?;
        let before = self.names.last().map_or("", |(_, name)| name);
        let mut name = String::new();
        for part in name_parts(before).take(same.parse().ok()?) {
            name.push_str(part);
        }
        name.push_str(rest);
        (!name.is_empty()).then(|| (code.to_owned(), name.trim_end().to_owned()))
    }
}

/// Iterates over the parts of an opening's name, each with its separator: `Sicilian Defense: `,
/// `Najdorf Variation, `.
fn name_parts(name: &str) -> impl Iterator<Item = &str> {
    name.split_inclusive(": ").flat_map(|part| part.split_inclusive(", "))
}
