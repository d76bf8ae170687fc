//! Parser of the records in a FIDE report file that concern future rounds: byes and forbidden
//! pairs.

use std::collections::BTreeMap;

use crate::club::event::{ForbiddenPair, MAX_ROUNDS};
use crate::club::record::Bye;

use super::Report;
use super::note::{ReportNote, ReportNoteKind};
use super::records::{self, listed_numbers, record_words};
use super::rounds::{self, ReportRound};

/// Parser of the records in a FIDE report file that concern future rounds: byes and forbidden
/// pairs.
pub(super) struct FutureRecords<'a> {
    pub(super) report: &'a Report,
    /// The players' starting numbers, in ascending order.
    pub(super) numbers: &'a [usize],
    /// The notes on the report, to which the parser adds its own.
    pub(super) notes: &'a mut Vec<ReportNote>,
}

impl FutureRecords<'_> {
    /// Adds a note that a record of the FIDE report file cannot be parsed. `line` and `column` are
    /// the place of the fault, both from 1.
    fn note_unreadable(&mut self, line: usize, column: usize) {
        self.notes.push(ReportNote { line, column, kind: ReportNoteKind::RecordUnreadable });
    }

    /// Returns the index, from 0, of the player whom a word in a record of the FIDE report file
    /// names by starting number. Adds a note if there is no such player. `line` and `column` are
    /// the place of the word, both from 1.
    fn find_player(&mut self, line: usize, (column, word): (usize, &str)) -> Option<usize> {
        let number = word.parse::<usize>().ok();
        let player = number.and_then(|number| self.numbers.iter().position(|one| *one == number));
        if player.is_none() {
            self.note_unreadable(line, column);
        }
        player
    }

    /// Collects `words`, the starting numbers of players in a record, each with its column. Adds a
    /// note if there are fewer than `least`. `line` is the line of the record, from 1.
    fn words_of_players<'w>(
        &mut self,
        line: usize,
        words: impl Iterator<Item = (usize, &'w str)>,
        least: usize,
    ) -> Vec<(usize, &'w str)> {
        let words = Vec::from_iter(words);
        if words.len() < least {
            self.note_unreadable(line, 5);
        }
        words
    }

    /// Parses the byes in future rounds of a FIDE report file (records 240 and `XXZ`). The keys of
    /// the result are the round and the player, both from 0.
    ///
    /// If the round of a bye is already paired, the bye is added to `rounds` instead, but only if
    /// the columns of this round on the player's line are blank. `paired_rounds` is the number of
    /// paired rounds.
    pub(super) fn read_byes(
        &mut self,
        rounds: &mut [ReportRound],
        paired_rounds: usize,
    ) -> BTreeMap<(usize, usize), Bye> {
        let mut absent = BTreeMap::new();
        for (line, text) in self.report.records("XXZ") {
            for word in self.words_of_players(line, listed_numbers(text), 1) {
                if let Some(player) = self.find_player(line, word) {
                    absent.insert((paired_rounds, player), Bye::Zero);
                }
            }
        }
        for (line, text) in self.report.records("240") {
            let mut words = record_words(text);
            let bye = words.next().and_then(|(_, word)| records::bye_type(word));
            let round = words.next().and_then(|(_, word)| word.parse::<usize>().ok()?.checked_sub(1));
            let (Some(bye), Some(round)) = (bye, round.filter(|round| *round < MAX_ROUNDS)) else {
                self.note_unreadable(line, 5);
                continue;
            };
            for word in self.words_of_players(line, words, 1) {
                let Some(player) = self.find_player(line, word) else { continue };
                if round >= paired_rounds {
                    absent.insert((round, player), bye);
                    continue;
                }
                let is_blank = match rounds[round].result_of_player(player) {
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

    /// Parses the pairs of players whom a FIDE report file forbids to meet (records 260 and `XXP`).
    pub(super) fn read_forbidden_pairs(&mut self) -> Vec<ForbiddenPair> {
        let mut forbidden = Vec::new();
        for (line, text) in self.report.records("XXP") {
            self.add_forbidden_pairs(line, listed_numbers(text), None, &mut forbidden);
        }
        for (line, text) in self.report.records("260") {
            match records::prohibited_pairings(text) {
                Some(read) => {
                    self.add_forbidden_pairs(line, read.players.into_iter(), read.rounds, &mut forbidden)
                }
                None => self.note_unreadable(line, 5),
            }
        }
        forbidden
    }

    /// Appends every pair of players in `words` to `forbidden`, the pairs of players who must not
    /// meet. `rounds` are the first and the last forbidden round, from 0; `None` means all rounds.
    ///
    /// Each word is a starting number with its column. `line` is the line of the record, for notes
    /// on unknown players.
    fn add_forbidden_pairs<'w>(
        &mut self,
        line: usize,
        words: impl Iterator<Item = (usize, &'w str)>,
        rounds: Option<[usize; 2]>,
        forbidden: &mut Vec<ForbiddenPair>,
    ) {
        let words = self.words_of_players(line, words, 2);
        let players: Vec<usize> = words.into_iter().filter_map(|word| self.find_player(line, word)).collect();
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
