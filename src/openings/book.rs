//! A book of names.

use std::collections::HashMap;

use super::{OpeningsError, OpeningsFault};
use crate::rules::{Move, Position, RepetitionKey};

/// The first line of a file.
const FIRST: &str = "openings 1";

/// No line of moves is longer.
const DEEPEST: usize = 200;

/// The name of an opening.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opening<'a> {
    /// Its code in the Encyclopaedia of Chess Openings: `C44`.
    pub code: &'a str,
    /// Its name in English: `Philidor Defense`.
    pub name: &'a str,
}

/// The names of openings, by the positions that they are the names of.
#[derive(Clone, Debug, Default)]
pub struct Openings {
    /// Each with its code.
    names: Vec<(String, String)>,
    by_position: HashMap<RepetitionKey, u32>,
}

impl Openings {
    /// Reads a file of openings.
    ///
    /// The first line is `openings 1`. Then comes a line for each name: its code where that is another than in the line
    /// before, how many parts of the name before it begins with (a digit), and the rest of it; parts end with a colon or a
    /// comma. An empty line follows, and then the moves as one tree: a word is a move in SAN, with `=` behind it where the
    /// position after it has the next of the names, or how many half-moves are taken back before the next move.
    ///
    /// # Errors
    /// If it is no such file, with the line that is wrong.
    pub fn read(bytes: &[u8]) -> Result<Openings, OpeningsError> {
        let text = std::str::from_utf8(bytes).map_err(|fault| {
            let before = bytes.get(..fault.valid_up_to()).unwrap_or_default();
            let line = 1 + before.iter().filter(|byte| **byte == b'\n').count();
            OpeningsError { line, fault: OpeningsFault::NoText }
        })?;
        let mut lines = (1..).zip(text.lines());
        if lines.next().is_none_or(|(_, first)| first != FIRST) {
            return Err(OpeningsError { line: 1, fault: OpeningsFault::NoOpenings });
        }
        let mut openings = Openings::default();
        for (line, text) in lines.by_ref().take_while(|(_, text)| !text.is_empty()) {
            let name = openings.next_name(text).ok_or(OpeningsError { line, fault: OpeningsFault::Name })?;
            openings.names.push(name);
        }
        let mut positions = vec![Position::initial()];
        let (mut named, mut last) = (0, 1);
        for (line, text) in lines {
            last = line;
            for word in text.split_ascii_whitespace() {
                openings
                    .take(word, &mut positions, &mut named)
                    .map_err(|fault| OpeningsError { line, fault })?;
            }
        }
        if named as usize == openings.names.len() {
            Ok(openings)
        } else {
            Err(OpeningsError { line: last, fault: OpeningsFault::Count })
        }
    }

    /// The name that a line tells, and its code.
    fn next_name(&self, line: &str) -> Option<(String, String)> {
        let (code, rest) = match line.split_once(' ') {
            Some((code, rest)) if code.len() == 3 && code.starts_with(char::is_uppercase) => (code, rest),
            _ => (self.names.last()?.0.as_str(), line),
        };
        let (same, rest) = rest.split_at_checked(1)?;
        let before = self.names.last().map_or("", |(_, name)| name);
        let mut name = String::new();
        for part in parts(before).take(same.parse().ok()?) {
            name.push_str(part);
        }
        name.push_str(rest);
        (!name.is_empty()).then(|| (code.to_owned(), name.trim_end().to_owned()))
    }

    /// Takes a word of the tree: a move, or so many half-moves back.
    fn take(
        &mut self,
        word: &str,
        positions: &mut Vec<Position>,
        named: &mut u32,
    ) -> Result<(), OpeningsFault> {
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
            if *named as usize >= self.names.len() {
                return Err(OpeningsFault::Count);
            }
            self.by_position.insert(after.repetition_key(), *named);
            *named += 1;
        }
        if positions.len() > DEEPEST {
            return Err(OpeningsFault::Move);
        }
        positions.push(after);
        Ok(())
    }

    /// How many positions have a name.
    pub fn len(&self) -> usize {
        self.by_position.len()
    }

    /// Whether there is no name in it.
    pub fn is_empty(&self) -> bool {
        self.by_position.is_empty()
    }

    /// The name of this position, if it has one of its own.
    pub fn of_position(&self, position: &Position) -> Option<Opening<'_>> {
        let (code, name) = self.names.get(*self.by_position.get(&position.repetition_key())? as usize)?;
        Some(Opening { code, name })
    }

    /// The name of a game: that of the last of its positions that has one, and after how many half-moves it stood on the
    /// board.
    pub fn of_game(&self, start: &Position, moves: &[Move]) -> Option<(usize, Opening<'_>)> {
        let mut position = start.clone();
        let mut found = self.of_position(&position).map(|opening| (0, opening));
        for (plies, mv) in (1..).zip(moves) {
            let Ok(after) = position.play(*mv) else { break };
            position = after;
            if let Some(opening) = self.of_position(&position) {
                found = Some((plies, opening));
            }
        }
        found
    }
}

/// The parts of a name, each with what ends it: `Sicilian Defense: `, `Najdorf Variation, `.
fn parts(name: &str) -> impl Iterator<Item = &str> {
    name.split_inclusive(": ").flat_map(|part| part.split_inclusive(", "))
}
