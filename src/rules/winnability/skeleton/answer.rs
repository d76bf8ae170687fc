//! Whether a check can be answered for certain, by somebody who is known to stand where he does.
//!
//! It is asked when the winner has nobody whose square is unknown but ghosts who attack neither the king nor a
//! square around him. If only one man can be giving check, he is; and then he can be taken, or somebody can
//! step between, if a man of the loser reaches the square for certain and is not pinned:
//!
//! * the squares between are empty, or it would be no check;
//! * pawns and knights reach theirs in any case, the others along squares on which nobody is known to stand and no
//!   ghost may be;
//! * whoever stands on no open line with his king is not pinned, nor is anybody if the winner has nobody else to pin him.
//!
//! That goes for men who are known, and for a ghost who is to fill a square beside his king: there he stands.
//!
//! The king himself is not asked here: that no unguarded man of the winner stands beside him has been seen to.

use super::super::super::{Bitboard, sliders};
use super::super::reach::{ahead, pawn_attacks};
use super::super::spread::{diagonal_rays, leaps, straight_rays};
use super::Skeleton;
use super::cast::{LOOSE_PAWN, steps};
use super::states::State;
use super::view::View;

/// The winner's ghosts on chosen squares.
pub(super) struct Placed {
    /// By role.
    pub(super) by_role: [u64; 4],
    /// There are others, somewhere else.
    pub(super) absent: bool,
}

/// A check by one man.
pub(super) struct Check {
    /// Where he stands, and what is between him and the king.
    from: u64,
    between: u64,
    /// Nobody can be there.
    open: u64,
    /// Who stands here may be pinned.
    pinned: u64,
}

impl Skeleton {
    /// The check that is given, if it is certain who gives it.
    pub(super) fn check(&self, state: State, view: &View, placed: &Placed) -> Option<Check> {
        let (w, l) = (self.winner as usize, !self.winner as usize);
        let king = view.kings[l];
        let placed_at = placed.by_role.iter().fold(0, |all, set| all | set);
        let occupied = view.occupied() | placed_at;
        let [knights, bishops, rooks, queens] =
            std::array::from_fn(|role| view.officers[w][role] | placed.by_role[role]);
        let (diagonal, straight) = (diagonal_rays(king, !occupied), straight_rays(king, !occupied));
        let slider = diagonal & (bishops | queens) | straight & (rooks | queens);
        let checkers = slider | leaps(king) & knights | pawn_attacks(!self.winner, king) & view.pawns[w];
        let from = Bitboard::from_bits(checkers).single()?;
        let to = Bitboard::from_bits(king).single()?;
        let between = if slider == 0 { 0 } else { sliders::between(from, to).bits() };

        let haunted = self.configs[state.config() as usize].haunted;
        let unknown = haunted[l] | if placed.absent { haunted[w] } else { 0 };
        let others = (bishops | rooks | queens) & !checkers;
        Some(Check {
            from: checkers,
            between,
            open: !(occupied | unknown) | between,
            pinned: if others == 0 && !placed.absent { 0 } else { diagonal | straight },
        })
    }

    /// Whether somebody who is known answers it.
    pub(super) fn is_answered(&self, view: &View, check: &Check) -> bool {
        let l = !self.winner as usize;
        let [knights, bishops, rooks, queens] = view.officers[l];
        let reached_from = |target: u64| {
            leaps(target) & knights
                | diagonal_rays(target, check.open) & (bishops | queens)
                | straight_rays(target, check.open) & (rooks | queens)
        };
        let mut answers = reached_from(check.from) | pawn_attacks(self.winner, check.from) & view.pawns[l];
        for square in Bitboard::from_bits(check.between) {
            let square = Bitboard::of(square).bits();
            answers |= reached_from(square) | ahead(self.winner, square) & view.pawns[l];
        }
        answers & !check.pinned != 0
    }

    /// Whether a ghost of the loser answers it from a square.
    pub(super) fn answers(&self, check: &Check, role: usize, square: u64) -> bool {
        let to = check.from | check.between;
        let reached = if role == LOOSE_PAWN {
            pawn_attacks(!self.winner, square) & check.from | ahead(!self.winner, square) & check.between
        } else {
            steps(!self.winner, role, square, check.open) & to
        };
        reached != 0 && square & check.pinned == 0
    }
}
