//! Players to be paired in a Swiss round, and their possible pairs.
//!
//! See section 3 of `docs/algorithms/swiss.md`.

use super::player::SwissPlayer;

/// Players to be paired in a Swiss round, with the data that decides who may meet.
pub(super) struct RoundPlayers<'a> {
    /// All players of the tournament, by number.
    pub(super) players: &'a [SwissPlayer],
    /// Numbers of the players to be paired, highest-ranked first. A *place* is an index in this
    /// list.
    pub(super) ranking: Vec<usize>,
    /// Number of finished rounds.
    pub(super) played: usize,
    /// Whether the round to be paired is the last round of the tournament.
    pub(super) is_last: bool,
    /// Pairs of players who must not meet, by player number.
    pub(super) forbidden: &'a [[usize; 2]],
    /// Half-points for a win.
    pub(super) win: u32,
}

impl RoundPlayers<'_> {
    /// Returns the player at a place of the ranking.
    pub(super) fn player(&self, place: usize) -> &SwissPlayer {
        &self.players[self.ranking[place]]
    }

    /// Returns the score of the player at a place of the ranking, in half-points.
    pub(super) fn score(&self, place: usize) -> u32 {
        self.player(place).score
    }

    /// Whether the player at a place of the ranking may get the bye, if the bye goes to a player
    /// with this score (FIDE Dutch criteria C2 and C5).
    pub(super) fn may_have_bye(&self, place: usize, score: u32) -> bool {
        self.player(place).may_have_bye && self.score(place) == score
    }

    /// Returns the place after the last player of a score group (players with the same score).
    /// `start` is the place of the group's first player.
    pub(super) fn group_end(&self, start: usize) -> usize {
        (start..self.ranking.len())
            .find(|&place| self.score(place) < self.score(start))
            .unwrap_or(self.ranking.len())
    }

    /// Whether the players at two places of the ranking may meet in this round, by the FIDE Dutch
    /// criteria C1 and C3 and the forbidden pairs.
    pub(super) fn may_meet(&self, one: usize, other: usize) -> bool {
        let [a, b] = [self.ranking[one], self.ranking[other]];
        let [one, other] = [&self.players[a], &self.players[b]];
        // FIDE C.04.3, 1.8: in the last round, a player with more than half of the possible points
        // may meet an opponent with the same absolute colour preference.
        let is_topscorer = |player: &SwissPlayer| {
            self.is_last && 2 * player.score as usize > self.win as usize * self.played
        };
        let clash = one.absolutely_preferred_color().is_some()
            && one.absolutely_preferred_color() == other.absolutely_preferred_color();
        !one.opponents.contains(&b)
            && !self.forbidden.iter().any(|pair| *pair == [a, b] || *pair == [b, a])
            && (!clash || is_topscorer(one) || is_topscorer(other))
    }
}
