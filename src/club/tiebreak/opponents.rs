//! What the opponents' scores add up to (C.07, articles 8, 9, 14, 15.2, 16).

use crate::club::record::{Bye, Entry, Kind};

use super::Standings;
use super::name::Cut;

/// What a round adds to a player's Buchholz.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Share {
    /// Which round, from 0.
    pub(super) round: usize,
    /// Against whom; `None` without an opponent.
    pub(super) opponent: Option<usize>,
    /// The half points that it adds.
    pub(super) half_points: u32,
    /// The half points that the player had in it.
    pub(super) result: u32,
    /// Whether the player stayed away by choice: a requested bye or a game lost by forfeit (16.2).
    pub(super) is_voluntary: bool,
    /// Whether it is left out.
    pub(super) is_cut: bool,
}

impl Share {
    /// What the round adds to Sonneborn-Berger, in quarters.
    pub(super) fn product(&self) -> u32 {
        self.half_points * self.result
    }
}

/// Whether the player stayed away by choice.
pub(super) fn is_voluntary(entry: &Entry) -> bool {
    matches!(entry, Entry::Forfeit { won: false, .. } | Entry::Bye(Bye::Half | Bye::Zero))
}

impl Standings {
    /// The points of a round; in Fore Buchholz each game of the last round is drawn (8.3).
    fn points_of(&self, round: usize, entry: &Entry, is_fore: bool) -> u32 {
        match entry {
            Entry::Game { .. } if is_fore && round + 1 == self.rounds => self.points.draw,
            _ => self.points.of_entry(*entry),
        }
    }

    /// What a player's score is worth to the opponents, in half points (16.3): requested byes with nothing after them
    /// but absence by choice count as draws.
    fn adjusted(&self, player: usize, is_fore: bool) -> u32 {
        let card = &self.cards[player];
        let stayed = card.iter().rposition(|entry| !is_voluntary(entry)).map_or(0, |last| last + 1);
        let points = card.iter().enumerate().map(|(round, entry)| match entry {
            Entry::Bye(_) if round >= stayed => self.points.draw,
            _ => self.points_of(round, entry, is_fore),
        });
        points.sum()
    }

    /// A player's own score.
    fn own(&self, player: usize, is_fore: bool) -> u32 {
        let card = self.cards[player].iter().enumerate();
        card.map(|(round, entry)| self.points_of(round, entry, is_fore)).sum()
    }

    /// What each round adds to a player's Buchholz, or Fore Buchholz, in order.
    pub(super) fn shares(&self, player: usize, is_fore: bool) -> Vec<Share> {
        let own = self.own(player, is_fore);
        let share = |(round, entry): (usize, &Entry)| {
            let half_points = match (self.kind, *entry) {
                // 15.2: in a round robin a forfeit is a game, and who is free has no opponent.
                (Kind::RoundRobin, Entry::Game { opponent, .. } | Entry::Forfeit { opponent, .. }) => {
                    self.own(opponent, is_fore)
                }
                (Kind::RoundRobin, Entry::Bye(_)) => return None,
                (Kind::Swiss, Entry::Game { opponent, .. }) => self.adjusted(opponent, is_fore),
                // 16.4: a game against a dummy with one's own score, within limits.
                (Kind::Swiss, Entry::Forfeit { opponent, .. }) => own.min(self.adjusted(opponent, is_fore)),
                (Kind::Swiss, Entry::Bye(_)) => own.min(self.points.draw * self.rounds as u32),
            };
            Some(Share {
                round,
                opponent: entry.opponent(),
                half_points,
                result: self.points.of_entry(*entry),
                is_voluntary: self.kind == Kind::Swiss && is_voluntary(entry),
                is_cut: false,
            })
        };
        self.cards[player].iter().enumerate().filter_map(share).collect()
    }
}

/// Leaves out what 14.1 to 14.4 say; absences by choice go first (16.5).
pub(super) fn cut(shares: &mut [Share], cut: Cut) {
    let pick = |shares: &mut [Share], by: &dyn Fn(&Share) -> (bool, i64)| {
        let left = shares.iter_mut().filter(|share| !share.is_cut);
        if let Some(share) = left.min_by_key(|share| by(share)) {
            share.is_cut = true;
        }
    };
    for _ in 0..cut.lowest {
        pick(shares, &|share| (!share.is_voluntary, i64::from(share.half_points)));
    }
    for _ in 0..cut.highest {
        pick(shares, &|share| (false, -i64::from(share.half_points)));
    }
}

/// Leaves out the products of Sonneborn-Berger that 14.1 and 14.2 say: that of the opponent with the lowest score, or of
/// the lowest absence by choice where that is more (16.5).
pub(super) fn cut_products(shares: &mut [Share], cut: Cut) {
    for _ in 0..cut.lowest {
        let left = || shares.iter().enumerate().filter(|(_, share)| !share.is_cut);
        let lowest = left().min_by_key(|(_, share)| (share.half_points, share.product()));
        let absence = left().filter(|(_, share)| share.is_voluntary).min_by_key(|(_, share)| share.product());
        let cut = match (lowest, absence) {
            (Some((_, lowest)), Some((index, absence))) if absence.product() >= lowest.product() => {
                Some(index)
            }
            (lowest, _) => lowest.map(|(index, _)| index),
        };
        if let Some(index) = cut {
            shares[index].is_cut = true;
        }
    }
}
