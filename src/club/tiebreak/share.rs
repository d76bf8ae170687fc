//! Contributions of rounds to the tie-breaks Buchholz and Sonneborn-Berger, and cuts, which leave
//! some contributions out (FIDE C.07, articles 14 and 16.5).

use crate::club::record::{Bye, PlayerRound};

use super::tie_break::CutCounts;

/// The contribution of one round to a player's Buchholz: usually the opponent's score.
/// Sonneborn-Berger is also computed from these contributions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct BuchholzShare {
    /// The round, from 0.
    pub(super) round: usize,
    /// The number of the opponent; `None` if the player had no opponent.
    pub(super) opponent: Option<usize>,
    /// The half-points that the round contributes to Buchholz.
    pub(super) half_points: u32,
    /// The half-points that the player scored in the round.
    pub(super) result: u32,
    /// Whether the player was absent by choice: a half-point or zero-point bye, or a loss by
    /// forfeit (FIDE C.07, 16.2).
    pub(super) is_voluntary: bool,
    /// Whether the tie-break leaves this contribution out (FIDE C.07, 14).
    pub(super) is_cut: bool,
}

impl BuchholzShare {
    /// Returns the contribution of the round to Sonneborn-Berger, in quarters of a point: the
    /// opponent's score times the player's result.
    pub(super) fn sonneborn_berger_quarters(&self) -> u32 {
        self.half_points * self.result
    }
}

/// Whether a player was absent from a round by choice: a half-point or zero-point bye, or a loss by
/// forfeit (FIDE C.07, 16.2). `entry` is what the player did in the round.
pub(super) fn is_voluntary(entry: &PlayerRound) -> bool {
    matches!(entry, PlayerRound::Forfeit { won: false, .. } | PlayerRound::Bye(Bye::Half | Bye::Zero))
}

/// Marks the contributions that a tie-break such as Buchholz Cut-1 leaves out (FIDE C.07, 14.1 to
/// 14.4).
///
/// `shares` are the contributions of a player's rounds. `cut` contains the number of lowest and of
/// highest contributions to leave out. The lowest contributions are left out in this order: first
/// rounds from which the player was absent by choice (16.5), then all other rounds.
pub(super) fn mark_cut_shares(shares: &mut [BuchholzShare], cut: CutCounts) {
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

/// Marks the contributions that a tie-break such as Sonneborn-Berger Cut-1 leaves out (FIDE C.07,
/// 14.1 and 14.2). `shares` are the contributions of a player's rounds, and `cut.lowest` is the
/// number of contributions to leave out.
///
/// Each cut leaves out the round against the opponent with the lowest score, with one exception
/// (16.5): if a round from which the player was absent by choice contributes at least as much to
/// Sonneborn-Berger, the cut leaves out that round instead.
pub(super) fn mark_cut_products(shares: &mut [BuchholzShare], cut: CutCounts) {
    for _ in 0..cut.lowest {
        let left = || shares.iter().enumerate().filter(|(_, share)| !share.is_cut);
        let lowest = left().min_by_key(|(_, share)| (share.half_points, share.sonneborn_berger_quarters()));
        let absence = left()
            .filter(|(_, share)| share.is_voluntary)
            .min_by_key(|(_, share)| share.sonneborn_berger_quarters());
        let cut = match (lowest, absence) {
            (Some((_, lowest)), Some((index, absence)))
                if absence.sonneborn_berger_quarters() >= lowest.sonneborn_berger_quarters() =>
            {
                Some(index)
            }
            (lowest, _) => lowest.map(|(index, _)| index),
        };
        if let Some(index) = cut {
            shares[index].is_cut = true;
        }
    }
}
