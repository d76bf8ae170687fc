//! A table of opening names.

use std::collections::HashMap;

use crate::rules::{Move, Position, RepetitionKey};

/// The name of a chess opening, with its ECO code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opening<'a> {
    /// The code in the Encyclopaedia of Chess Openings: `C44`.
    pub code: &'a str,
    /// The name in English: `Philidor Defense`.
    pub name: &'a str,
}

/// Names of chess openings by position, so that transpositions find the same name.
#[derive(Clone, Debug, Default)]
pub struct Openings {
    /// Names with their codes.
    pub(super) names: Vec<(String, String)>,
    pub(super) by_position: HashMap<RepetitionKey, u32>,
    pub(super) deepest: usize,
}

impl Openings {
    /// Returns the greatest number of half-moves after which a position has an opening name; later
    /// moves need no search for one.
    pub fn last_named_ply(&self) -> usize {
        self.deepest
    }

    /// Returns the number of positions with an opening name.
    pub fn len(&self) -> usize {
        self.by_position.len()
    }

    /// Whether no position has an opening name.
    pub fn is_empty(&self) -> bool {
        self.by_position.is_empty()
    }

    /// Returns the opening name of this position, regardless of the moves that led to it; `None` if
    /// it has none.
    pub fn name_of_position(&self, position: &Position) -> Option<Opening<'_>> {
        let (code, name) = self.names.get(*self.by_position.get(&position.repetition_key())? as usize)?;
        Some(Opening { code, name })
    }

    /// Returns the opening name of a game: the name of its last named position, with the number of
    /// half-moves before that position. `None` if no position has a name.
    pub fn name_of_game(&self, start: &Position, moves: &[Move]) -> Option<(usize, Opening<'_>)> {
        let mut position = start.clone();
        let mut found = self.name_of_position(&position).map(|opening| (0, opening));
        for (plies, mv) in (1..=self.deepest).zip(moves) {
            let Ok(after) = position.play(*mv) else { break };
            position = after;
            if let Some(opening) = self.name_of_position(&position) {
                found = Some((plies, opening));
            }
        }
        found
    }
}
