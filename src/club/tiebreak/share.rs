//! Contributions of rounds to Buchholz and Sonneborn-Berger, and their cuts (C.07, articles 14 and
//! 16.5).

use crate::club::record::{Bye, PlayerRound};

use super::tie_break::CutCounts;

/// Contribution of one round to a player's Buchholz tie-break. Sonneborn-Berger and Fore Buchholz
/// are computed from such contributions too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct BuchholzShare {
    /// The round, from 0.
    pub(super) round: usize,
    /// The opponent; `None` without an opponent.
    pub(super) opponent: Option<usize>,
    /// The half points that the round adds.
    pub(super) half_points: u32,
    /// The half points that the player scored in the round.
    pub(super) result: u32,
    /// Whether the player was absent by choice (FIDE C.07, 16.2): a requested bye or a game lost by
    /// forfeit.
    pub(super) is_voluntary: bool,
    /// Whether the tie-break leaves the contribution out (FIDE C.07, 14).
    pub(super) is_cut: bool,
}

impl BuchholzShare {
    /// Returns what the round adds to the Sonneborn-Berger tie-break, in quarter points.
    pub(super) fn sonneborn_berger_quarters(&self) -> u32 {
        self.half_points * self.result
    }
}

/// Whether a player was absent from a round by choice (FIDE C.07, 16.2). That is a requested
/// half-point or zero-point bye, or a game lost by forfeit. `entry` is what the player did in the
/// round.
pub(super) fn is_voluntary(entry: &PlayerRound) -> bool {
    matches!(entry, PlayerRound::Forfeit { won: false, .. } | PlayerRound::Bye(Bye::Half | Bye::Zero))
}

/// Marks the rounds that a tie-break such as Buchholz Cut-1 leaves out (FIDE C.07, 14.1 to 14.4).
///
/// `shares` contains a player's contribution of each round. `cut` says how many of the lowest and
/// of the highest are left out. Of the lowest, absences by choice are left out first (16.5).
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

/// Marks the rounds that a tie-break such as Sonneborn-Berger Cut-1 leaves out (FIDE C.07, 14.1 and
/// 14.2). `cut.lowest` is the number of rounds.
///
/// Each time, the round against the opponent with the lowest score is left out. Exception: if the
/// player was absent from a round by choice, and this absence contributes at least as much as the
/// round against that opponent, the absence is left out instead (16.5).
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
