//! What records say of rounds to come: byes, and pairs that are forbidden.

use std::collections::BTreeMap;

use crate::club::event::{ForbiddenPair, MAX_ROUNDS};
use crate::club::record::Bye;

use super::Report;
use super::note::{ReportNote, ReportNoteKind};
use super::records::{self, words};
use super::rounds::{self, ReportRound};

/// The records of byes and of pairs that are forbidden.
pub(super) struct FutureRecords<'a> {
    pub(super) report: &'a Report,
    /// The starting numbers of the players.
    pub(super) numbers: &'a [usize],
    pub(super) notes: &'a mut Vec<ReportNote>,
}

impl FutureRecords<'_> {
    fn unreadable(&mut self, line: usize, column: usize) {
        self.notes.push(ReportNote { line, column, kind: ReportNoteKind::RecordUnreadable });
    }

    /// The player with a starting number that is a word of a line.
    fn player(&mut self, line: usize, (column, word): (usize, &str)) -> Option<usize> {
        let number = word.parse::<usize>().ok();
        let player = number.and_then(|number| self.numbers.iter().position(|one| *one == number));
        if player.is_none() {
            self.unreadable(line, column);
        }
        player
    }

    /// Byes of rounds to come (240, `XXZ`). Those of earlier rounds stand on the lines of the players, or are entered
    /// there.
    pub(super) fn absent(
        &mut self,
        rounds: &mut [ReportRound],
        drawn: usize,
    ) -> BTreeMap<(usize, usize), Bye> {
        let mut absent = BTreeMap::new();
        for (line, text) in self.report.records("XXZ") {
            for word in words(text) {
                if let Some(player) = self.player(line, word) {
                    absent.insert((drawn, player), Bye::Zero);
                }
            }
        }
        for (line, text) in self.report.records("240") {
            let mut words = words(text);
            let bye = words.next().and_then(|(_, word)| records::bye(word));
            let round = words.next().and_then(|(_, word)| word.parse::<usize>().ok()?.checked_sub(1));
            let (Some(bye), Some(round)) = (bye, round.filter(|round| *round < MAX_ROUNDS)) else {
                self.unreadable(line, 5);
                continue;
            };
            for word in words {
                let Some(player) = self.player(line, word) else { continue };
                if round >= drawn {
                    absent.insert((round, player), bye);
                    continue;
                }
                let is_blank = match rounds[round].of_player(player) {
                    rounds::PlayerResult::Bye(_) => {
                        !rounds[round].byes.iter().any(|(free, _)| *free == player)
                    }
                    rounds::PlayerResult::Against(..) => false,
                };
                if is_blank {
                    rounds[round].byes.push((player, bye));
                }
            }
        }
        absent
    }

    /// Pairs that are forbidden (260, `XXP`).
    pub(super) fn forbidden(&mut self) -> Vec<ForbiddenPair> {
        let mut forbidden = Vec::new();
        for (line, text) in self.report.records("XXP") {
            self.pairs(line, words(text), None, &mut forbidden);
        }
        for (line, text) in self.report.records("260") {
            match records::prohibited(text) {
                Some(read) => self.pairs(line, read.players.into_iter(), read.rounds, &mut forbidden),
                None => self.unreadable(line, 5),
            }
        }
        forbidden
    }

    /// All pairs of the players of a line.
    fn pairs<'w>(
        &mut self,
        line: usize,
        words: impl Iterator<Item = (usize, &'w str)>,
        rounds: Option<[usize; 2]>,
        forbidden: &mut Vec<ForbiddenPair>,
    ) {
        let players: Vec<usize> = words.filter_map(|word| self.player(line, word)).collect();
        for (index, &one) in players.iter().enumerate() {
            for &other in players[..index].iter().filter(|other| **other != one) {
                let one = ForbiddenPair { pair: [one.min(other), one.max(other)], rounds };
                if !forbidden.contains(&one) {
                    forbidden.push(one);
                }
            }
        }
    }
}
