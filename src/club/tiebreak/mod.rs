//! Who stands before whom with equal points (FIDE C.07, in force since 1 March 2026).
//!
//! | file | what it answers | articles |
//! |---|---|---|
//! | `opponents` | what each round adds to Buchholz and Sonneborn-Berger, unplayed ones too | 8, 9, 14, 15, 16 |
//! | `direct` | who is ahead in the games among those with equal points | 6 |
//! | this one | the rest: everything that a player's own card tells | 7, 9.2, 10 |

mod direct;
mod opponents;

pub use opponents::Share;

use crate::club::record::{Entry, Fault, Kind, Round, cards};
use crate::rules::Color;

/// A tie-break, by its name in C.07.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TieBreak {
    /// The points themselves.
    Points,
    /// 6: the rank among those with equal points by the games among them; 1 is best, and equals share the best.
    DirectEncounter,
    /// 7.1: rounds with as many points as a win, played or not.
    Wins,
    /// 7.2: games won over the board.
    GamesWon,
    /// 7.3: games played with Black.
    BlackGames,
    /// 7.5: the sum of the scores after each round.
    Progressive,
    /// 8.1: the sum of the opponents' scores.
    Buchholz,
    /// 8.1 with 14.1: without the lowest.
    BuchholzCut1,
    /// 8.1 with 14.3: without the lowest and the highest.
    BuchholzMedian1,
    /// 9.1: the sum of the opponents' scores, each times the points against them.
    SonnebornBerger,
    /// 9.2: points against those with at least half of what could be had; for round robins.
    Koya,
    /// 10.1: the mean rating of the opponents met over the board, a half rounded up.
    AverageRating,
}

/// A value, in quarters: Sonneborn-Berger has them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Value(u32);

impl Value {
    fn whole(value: usize) -> Value {
        Value(value as u32 * 4)
    }

    fn halves(value: u32) -> Value {
        Value(value * 2)
    }

    /// A rank of direct encounter as a value.
    pub fn rank(rank: usize) -> Value {
        Value::whole(rank)
    }

    /// The value in quarters.
    pub const fn quarters(self) -> u32 {
        self.0
    }

    /// The value as people write it.
    pub fn number(self) -> f64 {
        f64::from(self.0) / 4.0
    }
}

/// A finished tournament, or one so far.
#[derive(Clone, Debug)]
pub struct Standings {
    kind: Kind,
    rounds: usize,
    ratings: Vec<u32>,
    cards: Vec<Vec<Entry>>,
    scores: Vec<u32>,
}

impl Standings {
    /// The standings after some rounds: of how many announced, and with the ratings of all players.
    ///
    /// # Errors
    /// When a player does not exist, or stands twice in a round.
    pub fn new(
        kind: Kind,
        announced: usize,
        ratings: Vec<u32>,
        played: &[Round],
    ) -> Result<Standings, Fault> {
        let cards = cards(ratings.len(), played)?;
        let scores = cards.iter().map(|card| card.iter().map(|entry| entry.half_points()).sum()).collect();
        Ok(Standings { kind, rounds: announced, ratings, cards, scores })
    }

    /// The half points of all players.
    pub fn scores(&self) -> &[u32] {
        &self.scores
    }

    /// Every player's row of the crosstable.
    pub fn cards(&self) -> &[Vec<Entry>] {
        &self.cards
    }

    /// The values of all players; `None` where there is none.
    pub fn values(&self, tie_break: TieBreak) -> Vec<Option<Value>> {
        if tie_break == TieBreak::DirectEncounter {
            let ranks = direct::ranks(&self.cards, &self.scores, self.kind);
            return ranks.into_iter().map(|rank| Some(Value::whole(rank))).collect();
        }
        (0..self.cards.len()).map(|player| self.value(player, tie_break)).collect()
    }

    /// 6, among groups that are equal by something else than the points here, such as points of another scale: players
    /// with the same number are a group.
    pub fn direct_encounter(&self, groups: &[u32]) -> Vec<usize> {
        direct::ranks(&self.cards, groups, self.kind)
    }

    fn value(&self, player: usize, tie_break: TieBreak) -> Option<Value> {
        let card = &self.cards[player];
        let count =
            |counts: fn(&Entry) -> bool| Value::whole(card.iter().filter(|entry| counts(entry)).count());
        Some(match tie_break {
            TieBreak::Points => Value::halves(self.scores[player]),
            TieBreak::DirectEncounter => return None,
            TieBreak::Wins => count(|entry| entry.half_points() >= 2),
            TieBreak::GamesWon => count(|entry| matches!(entry, Entry::Game { half_points: 2, .. })),
            TieBreak::BlackGames => count(|entry| matches!(entry, Entry::Game { color: Color::Black, .. })),
            TieBreak::Progressive => {
                let rounds = card.len() as u32;
                let halves =
                    card.iter().zip(0..).map(|(entry, before)| entry.half_points() * (rounds - before));
                Value::halves(halves.sum())
            }
            TieBreak::Buchholz => Value::halves(opponents::sum(&self.shares(player))),
            TieBreak::BuchholzCut1 => {
                Value::halves(opponents::sum(&opponents::cut_lowest(self.shares(player))))
            }
            TieBreak::BuchholzMedian1 => {
                let shares = opponents::cut_highest(opponents::cut_lowest(self.shares(player)));
                Value::halves(opponents::sum(&shares))
            }
            TieBreak::SonnebornBerger => {
                Value(self.shares(player).iter().map(|share| share.half_points * share.result).sum())
            }
            TieBreak::Koya => Value::halves(self.koya(card)?),
            TieBreak::AverageRating => Value::whole(self.average_rating(card)?),
        })
    }

    /// What each round adds to a player's Buchholz (8, 15.2, 16), in order.
    pub fn shares(&self, player: usize) -> Vec<Share> {
        opponents::shares(&self.cards, &self.scores, self.kind, self.rounds, player)
    }

    /// The rounds whose shares a tie-break keeps, of those that [`shares`](Self::shares) gives.
    pub fn kept(&self, player: usize, tie_break: TieBreak) -> Vec<usize> {
        let all = self.shares(player);
        let kept = match tie_break {
            TieBreak::BuchholzCut1 => opponents::cut_lowest(all),
            TieBreak::BuchholzMedian1 => opponents::cut_highest(opponents::cut_lowest(all)),
            _ => all,
        };
        kept.iter().map(|share| share.round).collect()
    }

    /// Which kind of tournament it is.
    pub const fn kind(&self) -> Kind {
        self.kind
    }

    /// 9.2, in half points.
    fn koya(&self, card: &[Entry]) -> Option<u32> {
        if self.kind == Kind::Swiss {
            return None;
        }
        // Half of one point for each other player is as many half points.
        let enough = self.cards.len().saturating_sub(1) as u32;
        let against = |entry: &&Entry| match entry {
            Entry::Game { opponent, .. } | Entry::Forfeit { opponent, .. } => {
                self.scores[*opponent] >= enough
            }
            Entry::Bye(_) => false,
        };
        Some(card.iter().filter(against).map(|entry| entry.half_points()).sum())
    }

    /// 10.1.
    fn average_rating(&self, card: &[Entry]) -> Option<usize> {
        let ratings: Vec<usize> = card
            .iter()
            .filter_map(|entry| if let Entry::Game { opponent, .. } = entry { Some(*opponent) } else { None })
            .map(|opponent| self.ratings[opponent] as usize)
            .collect();
        let games = ratings.len();
        (2 * ratings.iter().sum::<usize>() + games).checked_div(2 * games)
    }
}
