//! Tests whether a check in a position class can certainly be answered by capturing or interposing,
//! so that the check is no mate.
//!
//! A position class is a set of positions. A unit (piece, pawn or king) is *known* if it is on the
//! same square in all of them; the squares of *untracked* units are left open. The *winner* is the
//! side that is to give mate, the *loser* the other side; the *target king* is the loser's king.
//!
//! In the mate test, each unit of the winner is on a known square, on a square chosen by the mate
//! test, or on a square from which it attacks neither the target king nor a square around that
//! king. The test in this module applies only if exactly one unit, the *checker*, can give check.
//! The check is certainly answered if a unit of the loser is not pinned and can certainly move to
//! the checker's square or to a square between the checker and the king. The test relies on these
//! facts:
//!
//! * The squares between the checker and the king are empty, otherwise there is no check.
//! * Pawns and knights can certainly move to the squares that they reach. Sliders can certainly
//!   cross squares that no known unit occupies and where no untracked piece may be.
//! * A unit that is not on an open line with its king is not pinned. If the winner has no slider
//!   besides the checker, no unit is pinned.
//!
//! The answering unit is a known unit, or an untracked unit that the mate test has assigned to a
//! square beside its king.
//!
//! Captures by the king need no test here: the mate test has made sure that no unguarded unit of
//! the winner is beside the target king.

use super::super::super::{Bitboard, sliders};
use super::super::reach::{one_rank_ahead, pawn_attacks};
use super::super::set_moves::{diagonal_rays, leaps, straight_rays};
use super::PositionClassListing;
use super::known_units::KnownUnits;
use super::piece_levels::{UNTRACKED_PAWN, attacks_and_steps};
use super::position_class::PositionClass;

/// Pieces of the side that may mate, put on chosen squares for a mate test.
///
/// The pieces are untracked: the position class leaves their squares open. So the mate test tries
/// several squares for each of them.
pub(super) struct PlacedUnits {
    /// The squares by role, as sets of bits, in the order knight, bishop, rook, queen.
    pub(super) by_role: [u64; 4],
    /// Whether the side that may mate has further untracked pieces, which are not put on chosen
    /// squares.
    pub(super) absent: bool,
}

/// The check by the only unit that can give check: the checker.
///
/// The fields serve to decide whether the other side can certainly capture the checker or
/// interpose.
pub(super) struct CertainCheck {
    /// The square of the checker, as a bit.
    from: u64,
    /// The squares between the checker and the king.
    between: u64,
    /// Squares that are certainly empty.
    open: u64,
    /// Squares on which a unit of the checked side may be pinned.
    pinned: u64,
}

impl PositionClassListing {
    /// Returns the check to the king to be mated if exactly one unit can give it, otherwise `None`.
    ///
    /// `units` holds the units whose squares the position class `class` fixes. `placed` holds
    /// further pieces of the mating side, which the mate test has put on chosen squares.
    pub(super) fn certain_check(
        &self,
        class: PositionClass,
        units: &KnownUnits,
        placed: &PlacedUnits,
    ) -> Option<CertainCheck> {
        let (w, l) = (self.winner as usize, !self.winner as usize);
        let king = units.kings[l];
        let placed_at = placed.by_role.iter().fold(0, |all, set| all | set);
        let occupied = units.occupied() | placed_at;
        let [knights, bishops, rooks, queens] =
            std::array::from_fn(|role| units.officers[w][role] | placed.by_role[role]);
        let (diagonal, straight) = (diagonal_rays(king, !occupied), straight_rays(king, !occupied));
        let slider = diagonal & (bishops | queens) | straight & (rooks | queens);
        let checkers = slider | leaps(king) & knights | pawn_attacks(!self.winner, king) & units.pawns[w];
        let from = Bitboard::from_bits(checkers).only_square()?;
        let to = Bitboard::from_bits(king).only_square()?;
        let between = if slider == 0 { 0 } else { sliders::between(from, to).bits() };

        let untracked_squares = self.structures[class.structure_index() as usize].untracked_squares;
        let unknown = untracked_squares[l] | if placed.absent { untracked_squares[w] } else { 0 };
        let others = (bishops | rooks | queens) & !checkers;
        Some(CertainCheck {
            from: checkers,
            between,
            open: !(occupied | unknown) | between,
            pinned: if others == 0 && !placed.absent { 0 } else { diagonal | straight },
        })
    }

    /// Whether a unit of `units` can certainly answer `check` by capturing or interposing, so that
    /// the check is no mate.
    ///
    /// `units` holds the units whose squares the position class fixes. Answers by the king do not
    /// count here.
    pub(super) fn is_answered(&self, units: &KnownUnits, check: &CertainCheck) -> bool {
        let l = !self.winner as usize;
        let [knights, bishops, rooks, queens] = units.officers[l];
        let reached_from = |target: u64| {
            leaps(target) & knights
                | diagonal_rays(target, check.open) & (bishops | queens)
                | straight_rays(target, check.open) & (rooks | queens)
        };
        let mut answers = reached_from(check.from) | pawn_attacks(self.winner, check.from) & units.pawns[l];
        for square in Bitboard::from_bits(check.between) {
            let square = Bitboard::of(square).bits();
            answers |= reached_from(square) | one_rank_ahead(self.winner, square) & units.pawns[l];
        }
        answers & !check.pinned != 0
    }

    /// Whether a unit on `square`, given as a bit, could answer `check` by capturing or
    /// interposing.
    ///
    /// The unit belongs to the checked side. The position class leaves its square open; the mate
    /// test assumes that the unit is on `square`. `role` is 0 for a knight, 1 for a bishop, 2 for a
    /// rook, 3 for a queen, or [`UNTRACKED_PAWN`].
    pub(super) fn would_answer(&self, check: &CertainCheck, role: usize, square: u64) -> bool {
        let to = check.from | check.between;
        let reached = if role == UNTRACKED_PAWN {
            pawn_attacks(!self.winner, square) & check.from
                | one_rank_ahead(!self.winner, square) & check.between
        } else {
            attacks_and_steps(!self.winner, role, square, check.open) & to
        };
        reached != 0 && square & check.pinned == 0
    }
}
