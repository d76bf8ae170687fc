//! Tie-breaks from the opponents' ratings (FIDE C.07, article 10).
//!
//! Only games over the board against rated opponents count.

use crate::club::elo;
use crate::club::record::PlayerRound;

use super::tie_break::CutCounts;
use super::{RoundContribution, TieBreakValue, TournamentResults};

impl TournamentResults {
    /// Returns the ratings of a player's opponents, by round, as contributions to a tie-break such
    /// as Average Rating Cut-1. Marks the ratings that are left out (FIDE C.07, 14.1 to 14.4);
    /// `cut` contains the number of lowest and of highest ratings to leave out.
    pub(super) fn opponent_ratings(&self, player: usize, cut: CutCounts) -> Vec<RoundContribution> {
        let mut ratings = self.contributions_by_round(player, |_, entry| match *entry {
            PlayerRound::Game { opponent, .. } if self.ratings[opponent] > 0 => {
                Some(TieBreakValue::from_whole(i64::from(self.ratings[opponent])))
            }
            _ => None,
        });
        let count = ratings.len();
        // FIDE has no rule for a player with too few rated opponents. In that case, Cut-1 and Cut-2
        // keep one rating, and Median-1 and Median-2 leave no rating out.
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

    /// Returns the rounded average rating of a player's opponents (FIDE C.07, 10.1 and 14). `cut`
    /// contains the number of lowest and of highest ratings to leave out. Returns `None` without
    /// rated opponents.
    pub(super) fn average_rating(&self, player: usize, cut: CutCounts) -> Option<TieBreakValue> {
        let ratings = self.opponent_ratings(player, cut);
        let kept: Vec<TieBreakValue> =
            ratings.iter().filter(|one| !one.is_cut).map(|one| one.value).collect();
        TieBreakValue::mean(&kept).map(TieBreakValue::rounded)
    }

    /// Returns a player's rating performance (FIDE C.07, 10.2). Returns `None` without a game
    /// against a rated opponent.
    pub(super) fn performance_rating(&self, player: usize) -> Option<i64> {
        let (half_points, ratings) = self.rated_results(player);
        elo::performance_rating(half_points, &ratings)
    }

    /// Returns a player's perfect performance: the lowest rating whose expected score is at least
    /// the player's score (FIDE C.07, 10.3). Returns `None` without a game against a rated
    /// opponent.
    pub(super) fn perfect_performance_rating(&self, player: usize) -> Option<i64> {
        let (half_points, ratings) = self.rated_results(player);
        elo::perfect_performance_rating(half_points, &ratings)
    }

    /// Returns a player's half-points in the games against rated opponents, and the ratings of
    /// these opponents.
    ///
    /// A win always counts as 1 point and a draw as ½, whatever the point system of the tournament.
    fn rated_results(&self, player: usize) -> (u32, Vec<u32>) {
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
