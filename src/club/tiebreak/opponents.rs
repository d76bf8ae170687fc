//! Contributions of the opponents' scores to the tie-breaks Buchholz and Sonneborn-Berger (FIDE
//! C.07, articles 8, 9, 15.2 and 16).

use crate::club::record::{PlayerRound, TournamentKind};

use super::share::{BuchholzShare, is_voluntary};
use super::{TieBreak, TournamentResults};

impl TournamentResults {
    /// Returns the half-points of a player in a round, by the point system of the tournament.
    /// `round` counts from 0, and `entry` is what the player did in the round.
    ///
    /// With `is_fore`, a game in the last round counts as drawn, as Fore Buchholz requires (FIDE
    /// C.07, 8.3).
    fn round_points(&self, round: usize, entry: &PlayerRound, is_fore: bool) -> u32 {
        match entry {
            PlayerRound::Game { .. } if is_fore && round + 1 == self.rounds => self.points.draw,
            _ => self.points.points_of_round(*entry),
        }
    }

    /// Returns a player's score as it counts in the opponents' Buchholz, in half-points (FIDE C.07,
    /// 16.3). With `is_fore`, games in the last round count as drawn, for Fore Buchholz.
    ///
    /// A bye counts as a draw if the player was absent by choice from this round and all later
    /// rounds.
    fn adjusted_score(&self, player: usize, is_fore: bool) -> u32 {
        let card = &self.cards[player];
        let first_absent = card.iter().rposition(|entry| !is_voluntary(entry)).map_or(0, |last| last + 1);
        let points = card.iter().enumerate().map(|(round, entry)| match entry {
            PlayerRound::Bye(_) if round >= first_absent => self.points.draw,
            _ => self.round_points(round, entry, is_fore),
        });
        points.sum()
    }

    /// Returns a player's score in half-points. With `is_fore`, games in the last round count as
    /// drawn, for Fore Buchholz.
    fn own_score(&self, player: usize, is_fore: bool) -> u32 {
        if !is_fore {
            return self.scores[player];
        }
        let card = self.cards[player].iter().enumerate();
        card.map(|(round, entry)| self.round_points(round, entry, is_fore)).sum()
    }

    /// Returns the contribution of each round to a player's Buchholz. If `tie_break` is Fore
    /// Buchholz, games in the last round count as drawn. If `tie_break` has the modifier `/P`, a
    /// forfeit counts like a game against the opponent.
    pub(super) fn buchholz_shares(&self, player: usize, tie_break: TieBreak) -> Vec<BuchholzShare> {
        let (is_fore, counts_forfeits) = (tie_break.is_fore_buchholz(), tie_break.counts_forfeits());
        let own = self.own_score(player, is_fore);
        let share = |(round, entry): (usize, &PlayerRound)| {
            let half_points = match (self.kind, *entry) {
                // In a round robin, a forfeit counts as a game, and a bye does not count (15.2).
                (
                    TournamentKind::RoundRobin,
                    PlayerRound::Game { opponent, .. } | PlayerRound::Forfeit { opponent, .. },
                ) => self.own_score(opponent, is_fore),
                (TournamentKind::RoundRobin, PlayerRound::Bye(_)) => return None,
                (TournamentKind::Swiss, PlayerRound::Game { opponent, .. }) => {
                    self.adjusted_score(opponent, is_fore)
                }
                (TournamentKind::Swiss, PlayerRound::Forfeit { opponent, .. }) if counts_forfeits => {
                    self.adjusted_score(opponent, is_fore)
                }
                // An unplayed round counts as a game against a dummy opponent with the player's own
                // score, up to a limit (16.4).
                (TournamentKind::Swiss, PlayerRound::Forfeit { opponent, .. }) => {
                    own.min(self.adjusted_score(opponent, is_fore))
                }
                (TournamentKind::Swiss, PlayerRound::Bye(_)) => {
                    own.min(self.points.draw * self.rounds as u32)
                }
            };
            let is_game = counts_forfeits && entry.opponent().is_some();
            Some(BuchholzShare {
                round,
                opponent: entry.opponent(),
                half_points,
                result: self.points.points_of_round(*entry),
                is_voluntary: self.kind == TournamentKind::Swiss && !is_game && is_voluntary(entry),
                is_cut: false,
            })
        };
        self.cards[player].iter().enumerate().filter_map(share).collect()
    }
}
