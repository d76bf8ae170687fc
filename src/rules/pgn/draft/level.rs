//! A line of a game while it is read: the game itself or a variation.

use super::super::Movetext;
use super::super::alphabet::Alphabet;
use crate::rules::{Move, Position};

/// A line that is being read.
pub(super) struct Level {
    pub(super) line: Movetext,
    /// The position before its last move.
    pub(super) before: Position,
    /// The position after it.
    pub(super) after: Position,
    /// The letters of its pieces.
    pub(super) alphabet: Alphabet,
    /// Of a variation: its words from the first one on that cannot be read.
    pub(super) unread: Option<Unread>,
}

/// The end of a variation, which cannot be read.
#[derive(Default)]
pub(super) struct Unread {
    pub(super) text: String,
    /// So many variations are open within it.
    pub(super) open: usize,
    /// It is all of the variation, and that of no move.
    pub(super) of_nothing: bool,
}

impl Level {
    pub(super) fn new(start: Position, alphabet: Alphabet) -> Level {
        Level { line: Movetext::default(), before: start.clone(), after: start, alphabet, unread: None }
    }

    /// Adds a legal move.
    pub(super) fn play(&mut self, mv: Move) {
        self.before.clone_from(&self.after);
        self.after.advance(mv);
        self.line.push(mv);
    }

    /// Puts other moves in the place of those that were read. Variations of other positions than
    /// now go: whether there were any.
    pub(super) fn read_again(&mut self, start: &Position, moves: &[Move]) -> bool {
        let same = self.line.moves.iter().zip(moves).take_while(|(step, mv)| step.mv == **mv).count();
        let mut loses = false;
        for step in self.line.moves.iter_mut().skip(same + 1).filter(|step| !step.variations.is_empty()) {
            step.variations.clear();
            loses = true;
        }
        (self.before, self.after) = (start.clone(), start.clone());
        for (step, &mv) in self.line.moves.iter_mut().zip(moves) {
            let after = self.after.play_unchecked(mv);
            self.before = std::mem::replace(&mut self.after, after);
            step.mv = mv;
        }
        loses
    }
}
