//! What the opponents' ratings say (C.07, article 10). Only games over the board against rated opponents count.

use crate::club::elo;
use crate::club::record::PlayerRound;

use super::name::CutCounts;
use super::{RoundContribution, Standings, TieBreakValue};

impl Standings {
    /// The ratings of a player's opponents, in order, with what 14.1 to 14.4 leave out.
    pub(super) fn rated(&self, player: usize, cut: CutCounts) -> Vec<RoundContribution> {
        let mut ratings = self.by_round(player, |_, entry| match *entry {
            PlayerRound::Game { opponent, .. } if self.ratings[opponent] > 0 => {
                Some(TieBreakValue::whole(i64::from(self.ratings[opponent])))
            }
            _ => None,
        });
        let count = ratings.len();
        // The handbook says nothing of fewer games than are to be left out. Then one counts, or the mean is whole.
        let (lowest, highest) = match cut.highest {
            0 => (cut.lowest.min(count.saturating_sub(1)), 0),
            _ if count <= cut.lowest + cut.highest => (0, 0),
            highest => (cut.lowest, highest),
        };
        let mut order: Vec<usize> = (0..count).collect();
        order.sort_by_key(|&game| ratings[game].value);
        for &game in order[..lowest].iter().chain(&order[count - highest..]) {
            ratings[game].is_cut = true;
        }
        ratings
    }

    /// 10.1, with what is cut.
    pub(super) fn average_rating(&self, player: usize, cut: CutCounts) -> Option<TieBreakValue> {
        let ratings = self.rated(player, cut);
        let kept: Vec<TieBreakValue> =
            ratings.iter().filter(|one| !one.is_cut).map(|one| one.value).collect();
        TieBreakValue::mean(&kept).map(TieBreakValue::rounded)
    }

    /// 10.2.
    pub(super) fn performance(&self, player: usize) -> Option<i64> {
        let (half_points, ratings) = self.results(player);
        elo::performance(half_points, &ratings)
    }

    /// 10.3.
    pub(super) fn perfect_performance(&self, player: usize) -> Option<i64> {
        let (half_points, ratings) = self.results(player);
        elo::perfect_performance(half_points, &ratings)
    }

    /// The points against rated opponents, of 1, ½ and 0 whatever the event's own scale, and their ratings.
    fn results(&self, player: usize) -> (u32, Vec<u32>) {
        let games = self.cards[player].iter().filter_map(|entry| match *entry {
            PlayerRound::Game { opponent, half_points, .. } if self.ratings[opponent] > 0 => {
                Some((half_points, self.ratings[opponent]))
            }
            _ => None,
        });
        games.fold((0, Vec::new()), |(sum, mut ratings), (half_points, rating)| {
            ratings.push(rating);
            (sum + half_points, ratings)
        })
    }
}
