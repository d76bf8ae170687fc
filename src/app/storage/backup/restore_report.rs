//! Report on a restored backup: what happened to each game, and the refused lines.

use super::merge::GameMerge;
use crate::app::storage::faults::LineFault;
use crate::app::storage::stored::GameId;
use std::collections::BTreeMap;

/// Report on a restored backup file: what happened to each game, and which lines were refused.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RestoreReport {
    /// What happened to each game, by the id under which the game is now saved on the device.
    pub games: BTreeMap<GameId, GameMerge>,
    /// The first refused lines, at most `MAX_LISTED`: the number of the line, from 1, and why the
    /// line was refused.
    pub refused_lines: Vec<(u64, LineFault)>,
    /// The number of all refused lines.
    pub refused_count: u64,
}

impl RestoreReport {
    /// Maximum number of refused lines in `refused_lines`.
    const MAX_LISTED: usize = 20;

    /// Returns the number of games for which the restore had the outcome `arrival`.
    pub fn count_games(&self, arrival: GameMerge) -> u64 {
        self.games.values().filter(|it| **it == arrival).count() as u64
    }

    /// Adds a refused line of the backup file to the report. `line` is the number of the line, from
    /// 1. After the first `MAX_LISTED` refused lines, only counts further ones.
    pub fn add_refusal(&mut self, line: u64, fault: LineFault) {
        self.refused_count += 1;
        if self.refused_lines.len() < RestoreReport::MAX_LISTED {
            self.refused_lines.push((line, fault));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn refused_lines_are_counted_and_the_first_are_named() {
        let mut restored = RestoreReport::default();
        (2..1_000).for_each(|line| restored.add_refusal(line, LineFault::InvalidGameId));
        assert_eq!((restored.refused_count, restored.refused_lines.len()), (998, 20));
        assert_eq!(restored.refused_lines[0], (2, LineFault::InvalidGameId));
    }
}
