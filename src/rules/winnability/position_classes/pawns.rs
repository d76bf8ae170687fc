//! Finds the position classes after each pawn move from a position class.
//!
//! A position class is a set of positions. It stores the squares of some units; an *untracked* unit
//! may be on any square of a set.

use super::super::super::Color;
use super::super::reach::{LAST_RANKS, one_rank_ahead, pawn_attacks};
use super::super::set_moves::single_squares;
use super::PositionClassListing;
use super::change::StructureChange;
use super::known_units::KnownUnits;
use super::last_move::LastMoveKinds;
use super::piece_levels::UNTRACKED_PAWN;
use super::position_class::PositionClass;

impl PositionClassListing {
    /// Buffers the position classes after each pawn move of `us` in the class `class`.
    ///
    /// `units` holds the units whose squares the class fixes.
    pub(super) fn pawn_moves(&mut self, class: PositionClass, units: &KnownUnits, us: Color) {
        let (u, t) = (us as usize, !us as usize);
        let untracked_squares = self.structures[class.structure_index() as usize].untracked_squares[t];
        let occupied = units.occupied();
        let third = us.by_color(0xff << 16, 0xff << 40);
        for from in single_squares(units.pawns[u]) {
            let once = one_rank_ahead(us, from) & !occupied;
            let twice = one_rank_ahead(us, once & third) & !occupied;
            for to in single_squares(once | twice) {
                self.buffer_pawn_move(class, units, us, from, to, 0);
            }
            let strikes = pawn_attacks(us, from) & !units.men[u] & !self.walls & !units.kings[t];
            for to in single_squares(strikes & (units.men[t] | untracked_squares)) {
                self.buffer_pawn_move(class, units, us, from, to, 0);
            }
            if self.en_passant && twice != 0 {
                self.buffer_en_passant(class, units, us, from, twice);
            }
        }
    }

    /// Buffers the position classes after a pawn's double step and the en passant capture of this
    /// pawn.
    ///
    /// Both moves are made at once, so that no class needs to store that a double step was just
    /// made. `us` makes the double step, from `from` to `to`, given as bits. `class` is the class
    /// before the double step; `units` holds the units whose squares it fixes.
    fn buffer_en_passant(&mut self, class: PositionClass, units: &KnownUnits, us: Color, from: u64, to: u64) {
        let (u, t) = (us as usize, !us as usize);
        let passed = one_rank_ahead(us, from);
        let takers = pawn_attacks(us, passed) & units.pawns[t];
        let untracked = &self.structures[class.structure_index() as usize].untracked.men;
        let untracked_pawn_takes = (self.levels.men.iter().zip(untracked)).any(|(man, set)| {
            man.role == UNTRACKED_PAWN && man.color != us && set & pawn_attacks(us, passed) != 0
        });
        if takers == 0 && !untracked_pawn_takes {
            return;
        }
        let mut pawns = units.pawns;
        pawns[u] = pawns[u] & !from | to;
        let change = StructureChange { pawns, captured: 0, landed: None, promoted: None };
        let Some(stepped) = self.change_structure(class, &change) else { return };
        let after = self.known_units(stepped);
        if self.is_surely_in_check(stepped, &after, us) {
            return;
        }
        let stepped = stepped.with_other_turn();
        for taker in single_squares(takers) {
            self.buffer_pawn_move(stepped, &after, !us, taker, passed, to);
        }
        if untracked_pawn_takes {
            pawns[u] &= !to;
            let change = StructureChange { pawns, landed: Some((!us, passed)), ..change };
            if let Some(taken) = self.change_structure(stepped, &change) {
                self.buffer_class(taken, LastMoveKinds::UNTRACKED);
            }
        }
    }

    /// Buffers the position classes after a pawn of `us` moves from `from` to `to`, given as bits.
    ///
    /// There are several classes if the pawn may capture one of several pieces. `passed` is the
    /// square of a pawn captured en passant, or 0. `units` holds the units whose squares the class
    /// `class` fixes.
    pub(super) fn buffer_pawn_move(
        &mut self,
        class: PositionClass,
        units: &KnownUnits,
        us: Color,
        from: u64,
        to: u64,
        passed: u64,
    ) {
        let (u, t) = (us as usize, !us as usize);
        let mut pawns = units.pawns;
        pawns[u] = pawns[u] & !from | to & !LAST_RANKS;
        pawns[t] &= !(to | passed);
        let promoted = (to & LAST_RANKS != 0).then_some((us, to));
        let plain = StructureChange { pawns, captured: 0, landed: None, promoted };
        let straight = to == one_rank_ahead(us, from) || to == one_rank_ahead(us, one_rank_ahead(us, from));
        if straight || passed != 0 || units.pawns[t] & to != 0 {
            if let Some(after) = self.change_structure(class, &plain) {
                self.buffer_class(after, LastMoveKinds::PAWN);
            }
            return;
        }
        if units.men[t] & to != 0 {
            let (after, captured) = self.capture_known(class, us, to);
            if let Some(after) = self.change_structure(after, &StructureChange { captured, ..plain }) {
                self.buffer_class(after, LastMoveKinds::PAWN);
            }
            return;
        }
        // The pawn captures an untracked piece: each piece that may be on `to` is tried. A promoted
        // piece does not count as captured, because several promoted pieces may share its set of
        // squares, and only one of them is captured.
        let untracked = self.structures[class.structure_index() as usize].untracked;
        if untracked.promoted[t].iter().any(|set| set & to != 0)
            && let Some(after) = self.change_structure(class, &plain)
        {
            self.buffer_class(after, LastMoveKinds::PAWN);
        }
        for i in 0..self.levels.men.len() {
            if self.levels.men[i].color != us
                && untracked.men[i] & to != 0
                && let Some(after) =
                    self.change_structure(class, &StructureChange { captured: 1 << i, ..plain })
            {
                self.buffer_class(after, LastMoveKinds::PAWN);
            }
        }
    }
}
