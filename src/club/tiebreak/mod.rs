//! Scores and tie-breaks of a tournament (FIDE C.07, in force since 1 March 2026).
//!
//! | file | contents | articles |
//! |---|---|---|
//! | `tie_break` | all tie-breaks, with their acronyms | |
//! | `value` | exact values, compared and formatted | |
//! | `share` | contributions of rounds to Buchholz and Sonneborn-Berger, and cuts | 14, 16.5 |
//! | `opponents` | contributions from opponents' scores, also for unplayed rounds | 8, 9, 15, 16 |
//! | `direct` | direct encounter | 6 |
//! | `ratings` | tie-breaks from the opponents' ratings | 10 |
//! | this file | tie-breaks from a player's own rounds, and averages of the opponents' values | 7, 8.2, 9.2, 10.4, 10.5 |

mod direct;
mod opponents;
mod ratings;
mod share;
mod tie_break;
mod value;

pub use tie_break::{HIGHEST_KOYA_LIMIT, TieBreak};
pub use value::TieBreakValue;

use crate::club::record::{
    PlayedRound, PlayerRound, PointSystem, RecordError, TournamentKind, player_rounds,
};
use crate::rules::Color;

use share::BuchholzShare;

/// The contribution of one round to a player's value of a tie-break.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundContribution {
    /// The round, from 0.
    pub round: usize,
    /// The number of the opponent; `None` if the player had no opponent.
    pub opponent: Option<usize>,
    /// The contribution.
    pub value: TieBreakValue,
    /// Whether the tie-break leaves this contribution out. For example, Buchholz Cut-1 leaves out
    /// the lowest contribution (FIDE C.07, 14).
    pub is_cut: bool,
}

/// Results of a finished or unfinished tournament, for the calculation of scores and tie-breaks.
#[derive(Clone, Debug)]
pub struct TournamentResults {
    /// Whether the tournament is a round robin or a Swiss.
    kind: TournamentKind,
    /// The announced number of rounds of the tournament.
    rounds: usize,
    /// The ratings of all players, by player number; 0 for an unrated player.
    ratings: Vec<u32>,
    /// What each player did in each round, by player number.
    cards: Vec<Vec<PlayerRound>>,
    /// The number of rounds in which each player had an opponent, including forfeits; by player
    /// number.
    games: Vec<i64>,
    /// The point system of the tournament.
    points: PointSystem,
    /// The half-points of all players, by player number.
    scores: Vec<u32>,
}

impl TournamentResults {
    /// Creates the results of a tournament.
    ///
    /// `announced` is the total number of rounds. `ratings` lists the ratings of all players, by
    /// player number; 0 for an unrated player. `played` contains the rounds so far. A win brings
    /// one point and a draw half a point, unless [`with_points`](TournamentResults::with_points)
    /// sets another point system.
    ///
    /// # Errors
    /// If a player does not exist, or appears twice in a round.
    pub fn new(
        kind: TournamentKind,
        announced: usize,
        ratings: Vec<u32>,
        played: &[PlayedRound],
    ) -> Result<TournamentResults, RecordError> {
        let cards = player_rounds(ratings.len(), played)?;
        let has_opponent =
            |card: &Vec<PlayerRound>| card.iter().filter(|entry| entry.opponent().is_some()).count();
        let games = cards.iter().map(|card| has_opponent(card) as i64).collect();
        let (points, scores) = (PointSystem::default(), Vec::new());
        let results = TournamentResults { kind, rounds: announced, ratings, cards, games, points, scores };
        Ok(results.with_points(PointSystem::default()))
    }

    /// Returns these results with the scores of another point system.
    pub fn with_points(self, points: PointSystem) -> TournamentResults {
        let score = |card: &Vec<PlayerRound>| card.iter().map(|entry| points.points_of_round(*entry)).sum();
        TournamentResults { scores: self.cards.iter().map(score).collect(), points, ..self }
    }

    /// Returns the scores of all players in half-points, by player number.
    pub fn scores(&self) -> &[u32] {
        &self.scores
    }

    /// Returns what each player did in each round: one list for each player, by player number.
    pub fn player_rounds(&self) -> &[Vec<PlayerRound>] {
        &self.cards
    }

    /// Returns the value of a tie-break for each player, by player number; `None` for a player
    /// without a value.
    pub fn tie_break_values(&self, tie_break: TieBreak) -> Vec<Option<TieBreakValue>> {
        if tie_break.without_forfeits() == TieBreak::DirectEncounter {
            return self.direct_encounter(&self.scores, tie_break);
        }
        (0..self.cards.len()).map(|player| self.tie_break_value(player, tie_break)).collect()
    }

    /// Returns the rank of each player by direct encounter (FIDE C.07, 6), by player number.
    /// `groups` contains a number for each player. Players with equal numbers are compared with
    /// each other, and the best of them has rank 1. `tie_break` is the direct encounter with or
    /// without the modifier `/P`. Every item of the result is `Some`.
    pub fn direct_encounter(&self, groups: &[u32], tie_break: TieBreak) -> Vec<Option<TieBreakValue>> {
        let counts_forfeits = self.are_forfeits_meetings(tie_break);
        let ranks = direct::direct_encounter_ranks(&self.cards, groups, counts_forfeits, self.points);
        ranks.into_iter().map(|rank| Some(TieBreakValue::from_whole(rank as i64))).collect()
    }

    /// Whether a pairing that ended by forfeit counts as a game for the direct encounter. This is
    /// the case in a round robin (FIDE C.07, 6.1 and 15.2), or with the modifier `/P`.
    pub fn are_forfeits_meetings(&self, tie_break: TieBreak) -> bool {
        self.kind == TournamentKind::RoundRobin || tie_break.counts_forfeits()
    }

    /// Returns a player's value of a tie-break. Returns `None` in these cases: the rating of an
    /// unrated player; averages and performances without an opponent who counts; Koya in a Swiss;
    /// the direct encounter, which is computed for a group of players.
    fn tie_break_value(&self, player: usize, tie_break: TieBreak) -> Option<TieBreakValue> {
        match tie_break {
            TieBreak::DirectEncounter | TieBreak::DirectEncounterWithForfeits => return None,
            TieBreak::Koya | TieBreak::KoyaLimit(_) if self.kind == TournamentKind::Swiss => return None,
            TieBreak::PairingNumber | TieBreak::PairingNumberReversed => {
                return Some(TieBreakValue::from_whole(player as i64 + 1));
            }
            TieBreak::Rating | TieBreak::RatingReversed => {
                return Some(TieBreakValue::from_whole(i64::from(self.ratings[player])))
                    .filter(|_| self.ratings[player] > 0);
            }
            TieBreak::Performance => return self.performance_rating(player).map(TieBreakValue::from_whole),
            TieBreak::PerfectPerformance => {
                return self.perfect_performance_rating(player).map(TieBreakValue::from_whole);
            }
            TieBreak::AverageRating
            | TieBreak::AverageRatingCut1
            | TieBreak::AverageRatingCut2
            | TieBreak::AverageRatingMedian1
            | TieBreak::AverageRatingMedian2 => return self.average_rating(player, tie_break.cut_counts()),
            _ => {}
        }
        let kept = self.contributions(player, tie_break);
        let kept: Vec<TieBreakValue> = kept.iter().filter(|one| !one.is_cut).map(|one| one.value).collect();
        match tie_break {
            TieBreak::AverageBuchholz | TieBreak::AverageForeBuchholz => TieBreakValue::mean(&kept),
            TieBreak::AveragePerformance | TieBreak::AveragePerfectPerformance => {
                TieBreakValue::mean(&kept).map(TieBreakValue::rounded)
            }
            _ => Some(TieBreakValue::sum(&kept)),
        }
    }

    /// Returns the contribution of each round to a player's value of a tie-break, in the order of
    /// the rounds.
    ///
    /// The value is the sum or the mean of the contributions that are not left out. For a
    /// performance rating, the contributions are the opponents' ratings, and the value is neither
    /// their sum nor their mean. There are no contributions for direct encounter, pairing number
    /// and rating.
    pub fn contributions(&self, player: usize, tie_break: TieBreak) -> Vec<RoundContribution> {
        match tie_break.without_forfeits() {
            TieBreak::Points | TieBreak::Koya | TieBreak::KoyaLimit(_) => self.own_points(player, tie_break),
            TieBreak::Progressive => self.progressive_scores(player, 0),
            TieBreak::ProgressiveCut1 => self.progressive_scores(player, 1),
            TieBreak::ProgressiveCut2 => self.progressive_scores(player, 2),
            TieBreak::Wins
            | TieBreak::GamesWon
            | TieBreak::BlackGames
            | TieBreak::BlackWins
            | TieBreak::RoundsElected
            | TieBreak::StandardPoints => self.counted_rounds(player, tie_break),
            TieBreak::Buchholz
            | TieBreak::BuchholzCut1
            | TieBreak::BuchholzCut2
            | TieBreak::BuchholzMedian1
            | TieBreak::BuchholzMedian2
            | TieBreak::ForeBuchholz
            | TieBreak::ForeBuchholzCut1
            | TieBreak::ForeBuchholzCut2
            | TieBreak::ForeBuchholzMedian1
            | TieBreak::ForeBuchholzMedian2 => {
                let mut shares = self.buchholz_shares(player, tie_break);
                share::mark_cut_shares(&mut shares, tie_break.cut_counts());
                contributions(&shares, |share| 2 * share.half_points)
            }
            TieBreak::SonnebornBerger | TieBreak::SonnebornBergerCut1 | TieBreak::SonnebornBergerCut2 => {
                let mut shares = self.buchholz_shares(player, tie_break);
                share::mark_cut_products(&mut shares, tie_break.cut_counts());
                contributions(&shares, BuchholzShare::sonneborn_berger_quarters)
            }
            TieBreak::AverageBuchholz => self.values_of_opponents(player, |standings, opponent| {
                standings.tie_break_value(opponent, TieBreak::Buchholz)
            }),
            TieBreak::AverageForeBuchholz => self.values_of_opponents(player, |standings, opponent| {
                standings.tie_break_value(opponent, TieBreak::ForeBuchholz)
            }),
            TieBreak::AveragePerformance => self.values_of_opponents(player, |standings, opponent| {
                standings.performance_rating(opponent).map(TieBreakValue::from_whole)
            }),
            TieBreak::AveragePerfectPerformance => self.values_of_opponents(player, |standings, opponent| {
                standings.perfect_performance_rating(opponent).map(TieBreakValue::from_whole)
            }),
            TieBreak::AverageRating
            | TieBreak::AverageRatingCut1
            | TieBreak::AverageRatingCut2
            | TieBreak::AverageRatingMedian1
            | TieBreak::AverageRatingMedian2
            | TieBreak::Performance
            | TieBreak::PerfectPerformance => self.opponent_ratings(player, tie_break.cut_counts()),
            _ => Vec::new(),
        }
    }

    /// Returns a player's points in each round, as contributions to the tie-break Points or Koya.
    ///
    /// Koya (FIDE C.07, 9.2) counts only rounds against opponents who have scored at least half of
    /// the possible points in their games. [`TieBreak::KoyaLimit`] changes this limit by a number
    /// of half-points.
    fn own_points(&self, player: usize, tie_break: TieBreak) -> Vec<RoundContribution> {
        let limit = match tie_break {
            TieBreak::Points => None,
            TieBreak::KoyaLimit(limit) => Some(i64::from(limit)),
            _ => Some(0),
        };
        self.contributions_by_round(player, |_, entry| {
            let points = self.points.points_of_round(*entry);
            let counts = match (limit, entry.opponent()) {
                (None, _) => true,
                (Some(_), None) => false,
                (Some(limit), Some(opponent)) => {
                    let most = self.games[opponent] * i64::from(self.points.win);
                    2 * i64::from(self.scores[opponent]) >= most + 2 * limit
                }
            };
            counts.then(|| TieBreakValue::from_quarters(2 * i64::from(points)))
        })
    }

    /// Returns a player's score after each round, as contributions to the tie-break Progressive
    /// (FIDE C.07, 7.5). Marks the first `cut` scores as left out.
    fn progressive_scores(&self, player: usize, cut: usize) -> Vec<RoundContribution> {
        let mut sum = 0;
        let mut scores = self.contributions_by_round(player, |_, entry| {
            sum += i64::from(self.points.points_of_round(*entry));
            Some(TieBreakValue::from_quarters(2 * sum))
        });
        scores.iter_mut().take(cut).for_each(|score| score.is_cut = true);
        scores
    }

    /// Returns the contributions to a tie-break that counts rounds of one kind, such as wins or
    /// games with Black (FIDE C.07, 7.1 to 7.4, 7.6 and 7.7).
    fn counted_rounds(&self, player: usize, tie_break: TieBreak) -> Vec<RoundContribution> {
        let points = self.points;
        self.contributions_by_round(player, |round, entry| {
            let is_won = matches!(entry, PlayerRound::Game { half_points: 2, .. });
            let is_black = matches!(entry, PlayerRound::Game { color: Color::Black, .. });
            let halves = match tie_break {
                TieBreak::Wins => 2 * i64::from(points.points_of_round(*entry) >= points.win),
                TieBreak::GamesWon => 2 * i64::from(is_won),
                TieBreak::BlackGames => 2 * i64::from(is_black),
                TieBreak::BlackWins => 2 * i64::from(is_won && is_black),
                // In a round robin, rounds without an opponent do not count (15.2).
                TieBreak::RoundsElected => {
                    let is_round = self.kind == TournamentKind::Swiss || entry.opponent().is_some();
                    2 * i64::from(is_round && !share::is_voluntary(entry))
                }
                _ => {
                    if self.kind == TournamentKind::RoundRobin && entry.opponent().is_none() {
                        return None;
                    }
                    let other = match *entry {
                        PlayerRound::Game { opponent, .. } => {
                            points.points_of_round(self.cards[opponent][round])
                        }
                        _ => points.draw,
                    };
                    match points.points_of_round(*entry).cmp(&other) {
                        std::cmp::Ordering::Greater => 2,
                        std::cmp::Ordering::Equal => 1,
                        std::cmp::Ordering::Less => 0,
                    }
                }
            };
            (halves > 0).then(|| TieBreakValue::from_quarters(2 * halves))
        })
    }

    /// Returns a contribution from each opponent whom the player has met over the board. `value`
    /// returns the contribution of an opponent, given by number; `None` leaves the opponent out.
    fn values_of_opponents(
        &self,
        player: usize,
        value: impl Fn(&TournamentResults, usize) -> Option<TieBreakValue>,
    ) -> Vec<RoundContribution> {
        self.contributions_by_round(player, |_, entry| match entry {
            PlayerRound::Game { opponent, .. } => value(self, *opponent),
            _ => None,
        })
    }

    /// Returns the contributions of a player's rounds to a tie-break. `value` returns the
    /// contribution of a round, which counts from 0; `None` leaves the round out.
    fn contributions_by_round(
        &self,
        player: usize,
        mut value: impl FnMut(usize, &PlayerRound) -> Option<TieBreakValue>,
    ) -> Vec<RoundContribution> {
        let rounds = self.cards[player].iter().enumerate();
        let one = |(round, entry): (usize, &PlayerRound)| {
            Some(RoundContribution {
                round,
                opponent: entry.opponent(),
                value: value(round, entry)?,
                is_cut: false,
            })
        };
        rounds.filter_map(one).collect()
    }
}

/// Returns a player's contributions to Buchholz or to a derived tie-break, one for each item of
/// `shares`. `quarters` computes the contribution of an item, in quarters of a point.
fn contributions(
    shares: &[BuchholzShare],
    quarters: impl Fn(&BuchholzShare) -> u32,
) -> Vec<RoundContribution> {
    let one = |share: &BuchholzShare| RoundContribution {
        round: share.round,
        opponent: share.opponent,
        value: TieBreakValue::from_quarters(i64::from(quarters(share))),
        is_cut: share.is_cut,
    };
    shares.iter().map(one).collect()
}
