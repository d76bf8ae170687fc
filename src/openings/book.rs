//! A book of names.

use std::collections::HashMap;

use crate::rules::{Move, Position, RepetitionKey};

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
    pub(super) names: Vec<(String, String)>,
    pub(super) by_position: HashMap<RepetitionKey, u32>,
    pub(super) deepest: usize,
}

impl Openings {
    /// After so many half-moves the last of the names stands.
    pub fn deepest(&self) -> usize {
        self.deepest
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
    /// board. It is looked for in as many half-moves as the longest of the lines with a name has.
    pub fn of_game(&self, start: &Position, moves: &[Move]) -> Option<(usize, Opening<'_>)> {
        let mut position = start.clone();
        let mut found = self.of_position(&position).map(|opening| (0, opening));
        for (plies, mv) in (1..=self.deepest).zip(moves) {
            let Ok(after) = position.play(*mv) else { break };
            position = after;
            if let Some(opening) = self.of_position(&position) {
                found = Some((plies, opening));
            }
        }
        found
    }
}
