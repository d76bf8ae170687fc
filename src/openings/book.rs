//! Table of the names of chess openings, by position.

use std::collections::HashMap;

use crate::rules::{Move, Position, RepetitionKey};

/// Name of a chess opening, with its ECO code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opening<'a> {
    /// The code in the Encyclopaedia of Chess Openings: `C41`.
    pub code: &'a str,
    /// The name in English: `Philidor Defense`.
    pub name: &'a str,
}

/// Names of chess openings by position, so that transpositions find the same name.
#[derive(Clone, Debug, Default)]
pub struct Openings {
    /// ECO code and name of each opening.
    pub(super) names: Vec<(String, String)>,
    /// For each named position, the index of its opening in `names`.
    pub(super) by_position: HashMap<RepetitionKey, u32>,
    /// Greatest number of half-moves that lead from the initial position to a named position.
    pub(super) deepest: usize,
}

impl Openings {
    /// Returns the greatest number of half-moves that lead from the initial position to a named
    /// position in the file of names. [`Openings::name_of_game`] does not look up later positions
    /// of a game, because they rarely have a name.
    pub fn last_named_ply(&self) -> usize {
        self.deepest
    }

    /// Returns the number of positions that have an opening name in this table.
    pub fn len(&self) -> usize {
        self.by_position.len()
    }

    /// Whether this table of opening names is empty.
    pub fn is_empty(&self) -> bool {
        self.by_position.is_empty()
    }

    /// Returns the opening name of this position, regardless of the moves that led to it; `None` if
    /// the position has no name.
    pub fn name_of_position(&self, position: &Position) -> Option<Opening<'_>> {
        let (code, name) = self.names.get(*self.by_position.get(&position.repetition_key())? as usize)?;
        Some(Opening { code, name })
    }

    /// Finds the last position of a game that has an opening name. Returns the number of half-moves
    /// before this position, and the opening; `None` if no position has a name. Looks up only the
    /// positions after at most [`last_named_ply`](Openings::last_named_ply) half-moves.
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
