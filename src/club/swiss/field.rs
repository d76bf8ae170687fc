//! Who is to be paired in a round, and who may meet whom.
//!
//! See section 3 of `docs/algorithms/swiss.md`.

use super::player::Player;

/// Who is to be paired.
pub(super) struct Field<'a> {
    /// Everyone, by number.
    pub(super) players: &'a [Player],
    /// Those present, the higher ranked first.
    pub(super) order: Vec<usize>,
    /// How many rounds are finished.
    pub(super) played: usize,
    /// Whether the last round is to be paired.
    pub(super) is_last: bool,
    /// Pairs that are forbidden.
    pub(super) forbidden: &'a [[usize; 2]],
    /// The half points of a win.
    pub(super) win: u32,
}

impl Field<'_> {
    /// Who has a place in the order.
    pub(super) fn player(&self, place: usize) -> &Player {
        &self.players[self.order[place]]
    }

    /// The score of who has a place in the order.
    pub(super) fn score(&self, place: usize) -> u32 {
        self.player(place).score
    }

    /// Whether somebody may have the bye, if it comes to this score: C2 and C5.
    pub(super) fn may_have_bye(&self, place: usize, score: u32) -> bool {
        self.player(place).may_have_bye && self.score(place) == score
    }

    /// Where the score group that begins at a place ends.
    pub(super) fn group_end(&self, start: usize) -> usize {
        (start..self.order.len())
            .find(|&place| self.score(place) < self.score(start))
            .unwrap_or(self.order.len())
    }

    /// Whether two players may meet: C1 and C3.
    pub(super) fn may_meet(&self, one: usize, other: usize) -> bool {
        let [a, b] = [self.order[one], self.order[other]];
        let [one, other] = [&self.players[a], &self.players[b]];
        // 1.8: more than half of the points that could be had, before the last round.
        let is_topscorer =
            |player: &Player| self.is_last && 2 * player.score as usize > self.win as usize * self.played;
        let clash = one.absolute().is_some() && one.absolute() == other.absolute();
        !one.met.contains(&b)
            && !self.forbidden.iter().any(|pair| *pair == [a, b] || *pair == [b, a])
            && (!clash || is_topscorer(one) || is_topscorer(other))
    }
}
