//! What was done with a backup, game by game, and with the lines that were refused.

use super::merge::Arrival;
use crate::app::kept::faults::LineFault;
use crate::app::kept::stored::GameId;
use std::collections::BTreeMap;

/// What was done with a backup.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Restored {
    /// What was done with each game, by the name that it has here.
    pub games: BTreeMap<GameId, Arrival>,
    /// The first lines that were refused, and why.
    pub refused: Vec<(u64, LineFault)>,
    /// How many lines were refused.
    pub refusals: u64,
}

impl Restored {
    /// So many refused lines are named; the others are counted.
    const NAMED: usize = 20;

    /// How many games arrived so.
    pub fn count(&self, arrival: Arrival) -> u64 {
        self.games.values().filter(|it| **it == arrival).count() as u64
    }

    /// Notes that a line of the file, counted from 1, was refused.
    pub fn refuse(&mut self, line: u64, fault: LineFault) {
        self.refusals += 1;
        if self.refused.len() < Restored::NAMED {
            self.refused.push((line, fault));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn refused_lines_are_counted_and_the_first_are_named() {
        let mut restored = Restored::default();
        (2..1_000).for_each(|line| restored.refuse(line, LineFault::Name));
        assert_eq!((restored.refusals, restored.refused.len()), (998, 20));
        assert_eq!(restored.refused[0], (2, LineFault::Name));
    }
}
