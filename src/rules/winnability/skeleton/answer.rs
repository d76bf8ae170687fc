//! Whether a check can be answered for certain, by somebody who is known to stand where he does.
//!
//! It is asked when the winner has nobody whose square is unknown but ghosts who attack neither the king nor a
//! square around him. If only one man can be giving check, he is; and then he can be taken, or somebody can
//! step between, if a known man of the loser reaches the square for certain and is not pinned:
//!
//! * the squares between are empty, or it would be no check;
//! * pawns and knights reach theirs in any case, the others along squares on which nobody is known to stand and no
//!   ghost may be;
//! * whoever stands on no open line with his king is not pinned, nor is anybody if the winner has nobody else to pin him.
//!
//! The king himself is not asked here: that no unguarded man of the winner stands beside him has been seen to.

use super::super::super::{Bitboard, sliders};
use super::super::reach::{ahead, pawn_attacks};
use super::super::spread::{diagonal_rays, leaps, straight_rays};
use super::Skeleton;
use super::moves::View;
use super::states::State;

/// The winner's ghosts on chosen squares.
pub(super) struct Placed {
    /// By role.
    pub(super) by_role: [u64; 4],
    /// There are others, somewhere else.
    pub(super) absent: bool,
}

impl Skeleton {
    pub(super) fn is_answered(&self, state: State, view: &View, placed: &Placed) -> bool {
        let (w, l) = (self.winner as usize, !self.winner as usize);
        let king = view.kings[l];
        let placed_at = placed.by_role.iter().fold(0, |all, set| all | set);
        let occupied = view.occupied() | placed_at;
        let [knights, bishops, rooks, queens] =
            std::array::from_fn(|role| view.officers[w][role] | placed.by_role[role]);
        let (diagonal, straight) = (diagonal_rays(king, !occupied), straight_rays(king, !occupied));
        let slider = diagonal & (bishops | queens) | straight & (rooks | queens);
        let checkers = slider | leaps(king) & knights | pawn_attacks(!self.winner, king) & view.pawns[w];
        let (Some(from), Some(to)) =
            (Bitboard::from_bits(checkers).single(), Bitboard::from_bits(king).single())
        else {
            return false;
        };

        let haunted = self.configs[state.config() as usize].haunted;
        let unknown = haunted[l] | if placed.absent { haunted[w] } else { 0 };
        let open = !(occupied | unknown);
        let [their_knights, their_bishops, their_rooks, their_queens] = view.officers[l];
        let reached_from = |target: u64| {
            leaps(target) & their_knights
                | diagonal_rays(target, open) & (their_bishops | their_queens)
                | straight_rays(target, open) & (their_rooks | their_queens)
        };
        let mut answers = reached_from(checkers) | pawn_attacks(self.winner, checkers) & view.pawns[l];
        if slider != 0 {
            for square in sliders::between(from, to) {
                let square = Bitboard::of(square).bits();
                answers |= reached_from(square) | ahead(self.winner, square) & view.pawns[l];
            }
        }
        let others = (bishops | rooks | queens) & !checkers;
        let pinned = if others == 0 && !placed.absent { 0 } else { diagonal | straight };
        answers & !pinned != 0
    }
}
