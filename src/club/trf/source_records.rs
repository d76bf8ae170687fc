//! Decides which records of an imported FIDE report file stay in the updated copy of the file,
//! because they are still right for the tournament.

use crate::club::event::{EventFormat, ForbiddenPair};
use crate::club::record::Bye;

use super::ReportLine;
use super::records::{self, listed_numbers, record_words};
use super::tournament::ReportTournament;
use super::write::{ReportWriter, SourceRemainder};

impl ReportWriter<'_> {
    /// Returns what an updated FIDE report file contains in place of one record of the imported
    /// report: the same line, a changed line or none.
    ///
    /// `code` is the three-character code of the record, and `text` is the rest of its line. If
    /// byes and forbidden pairs stay in the record, they are removed from the byes and pairs that
    /// [`ReportWriter`] still has to write.
    pub(super) fn remainder_of_record(
        &mut self,
        code: &str,
        text: &str,
        source: &ReportTournament,
    ) -> SourceRemainder {
        let is_swiss = matches!(source.format, EventFormat::Swiss { .. });
        let has_other_players = source.players.len() != self.order.len();
        match code {
            "062" if has_other_players => {
                SourceRemainder::Part(ReportLine::Other(format!("062 {}", self.order.len())))
            }
            "072" if has_other_players => {
                let rated = self.event.entrants().iter().filter(|entrant| entrant.rating > 0).count();
                SourceRemainder::Part(ReportLine::Other(format!("072 {rated}")))
            }
            "XXZ" if is_swiss && self.is_future_swiss_round(self.event.rounds().len()) => {
                let next = self.event.rounds().len();
                let named = players_of_words(listed_numbers(text), source);
                self.remainder_of_byes(next, Bye::Zero, named, |writer, still| {
                    let numbers: Vec<String> =
                        still.iter().map(|&player| writer.numbers[player].to_string()).collect();
                    ReportLine::Other(format!("XXZ {}", numbers.join(" ")))
                })
            }
            "240" if is_swiss => {
                let mut words = record_words(text);
                let bye = words.next().and_then(|(_, word)| records::bye_type(word));
                let round = words.next().and_then(|(_, word)| word.parse::<usize>().ok()?.checked_sub(1));
                match (bye, round) {
                    (Some(bye), Some(round)) if self.is_future_swiss_round(round) => {
                        let named = players_of_words(words, source);
                        self.remainder_of_byes(round, bye, named, |writer, still| {
                            writer.bye_record(round, bye, still)
                        })
                    }
                    _ => SourceRemainder::Whole,
                }
            }
            "XXP" if is_swiss => {
                self.remainder_of_pairs(players_of_words(listed_numbers(text), source), None)
            }
            "260" if is_swiss => match records::prohibited_pairings(text) {
                Some(read) if read.rounds.is_none_or(|[_, last]| last >= self.event.rounds().len()) => {
                    self.remainder_of_pairs(players_of_words(read.players.into_iter(), source), read.rounds)
                }
                // A record that forbids pairs only in rounds already paired stays in the report. So
                // does an invalid record.
                _ => SourceRemainder::Whole,
            },
            _ => SourceRemainder::Whole,
        }
    }

    /// Returns what an updated FIDE report file contains in place of a record with byes in a future
    /// round: the same line, a shorter line or none.
    ///
    /// `round` counts from 0. `named` are the players in the record, as indices from 0. If only
    /// some of them still request the bye, `shortened_record` returns the line for these players.
    /// Byes on the returned line are removed from `unwritten_byes`, the byes that [`ReportWriter`]
    /// still has to write.
    fn remainder_of_byes(
        &mut self,
        round: usize,
        bye: Bye,
        named: Vec<usize>,
        shortened_record: impl Fn(&Self, &[usize]) -> ReportLine,
    ) -> SourceRemainder {
        let still_requests = |player: &usize| self.event.bye_request(*player, round) == Some(bye);
        let still: Vec<usize> = named.iter().copied().filter(still_requests).collect();
        for &player in &still {
            self.unwritten_byes.remove(&(round, player));
        }
        match still.len() {
            all if all == named.len() => SourceRemainder::Whole,
            0 => SourceRemainder::Nothing,
            _ => SourceRemainder::Part(shortened_record(self, &still)),
        }
    }

    /// Returns what an updated FIDE report file contains in place of a record with forbidden pairs:
    /// the same line or none.
    ///
    /// The record forbids all pairs of the players in `named`, from the first to the last round in
    /// `rounds` (`None` for all rounds). The record stays only if all these pairs are still
    /// forbidden. If only some of them are still forbidden, [`ReportWriter`] writes a separate
    /// record for each.
    fn remainder_of_pairs(&mut self, named: Vec<usize>, rounds: Option<[usize; 2]>) -> SourceRemainder {
        let holds: Vec<ForbiddenPair> = self.event.future_forbidden_pairs().collect();
        let mut pairs = Vec::new();
        for (index, &one) in named.iter().enumerate() {
            let others = named[..index].iter().filter(|other| **other != one);
            pairs.extend(
                others.map(|&other| ForbiddenPair { pair: [one.min(other), one.max(other)], rounds }),
            );
        }
        if !pairs.iter().all(|pair| holds.contains(pair)) {
            return SourceRemainder::Nothing;
        }
        self.forbidden.retain(|pair| !pairs.contains(pair));
        SourceRemainder::Whole
    }
}

/// Returns the indices of the players with certain starting numbers in an imported FIDE report
/// file. Each item of `words` is a column, which is ignored, and a starting number. Unknown numbers
/// are skipped.
fn players_of_words<'a>(
    words: impl Iterator<Item = (usize, &'a str)>,
    source: &ReportTournament,
) -> Vec<usize> {
    let number = |word: &str| word.parse::<usize>().ok();
    let player = |(_, word)| source.players.iter().position(|one| Some(one.number) == number(word));
    words.filter_map(player).collect()
}
