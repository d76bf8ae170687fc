//! What a round adds to Buchholz and Sonneborn-Berger, and what is left out of it (C.07, articles 14 and 16.5).

use crate::club::record::{Bye, PlayerRound};

use super::name::CutCounts;

/// What a round adds to a player's Buchholz.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct BuchholzShare {
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

impl BuchholzShare {
    /// What the round adds to Sonneborn-Berger, in quarters.
    pub(super) fn product(&self) -> u32 {
        self.half_points * self.result
    }
}

/// Whether the player stayed away by choice.
pub(super) fn is_voluntary(entry: &PlayerRound) -> bool {
    matches!(entry, PlayerRound::Forfeit { won: false, .. } | PlayerRound::Bye(Bye::Half | Bye::Zero))
}

/// Leaves out what 14.1 to 14.4 say; absences by choice go first (16.5).
pub(super) fn cut(shares: &mut [BuchholzShare], cut: CutCounts) {
    let pick = |shares: &mut [BuchholzShare], by: &dyn Fn(&BuchholzShare) -> (bool, i64)| {
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
pub(super) fn cut_products(shares: &mut [BuchholzShare], cut: CutCounts) {
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
