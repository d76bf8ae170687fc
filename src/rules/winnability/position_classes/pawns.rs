//! Finds the position classes after each pawn move from a position class.

use super::super::super::Color;
use super::super::reach::{LAST_RANKS, one_rank_ahead, pawn_attacks};
use super::super::set_moves::single_squares;
use super::PositionClassListing;
use super::change::StructureChange;
use super::last_move::LastMoveKinds;
use super::piece_levels::UNTRACKED_PAWN;
use super::position_class::PositionClass;
use super::view::KnownUnits;

impl PositionClassListing {
    /// Buffers the position classes after each pawn move of `us` in the class `state`, to be listed
    /// later.
    ///
    /// `view` holds the units whose squares the class fixes.
    pub(super) fn pawn_moves(&mut self, state: PositionClass, view: &KnownUnits, us: Color) {
        let (u, t) = (us as usize, !us as usize);
        let haunted = self.structures[state.structure_index() as usize].haunted[t];
        let occupied = view.occupied();
        let third = us.by_color(0xff << 16, 0xff << 40);
        for from in single_squares(view.pawns[u]) {
            let once = one_rank_ahead(us, from) & !occupied;
            let twice = one_rank_ahead(us, once & third) & !occupied;
            for to in single_squares(once | twice) {
                self.enter_pawn_move(state, view, us, from, to, 0);
            }
            let strikes = pawn_attacks(us, from) & !view.men[u] & !self.walls & !view.kings[t];
            for to in single_squares(strikes & (view.men[t] | haunted)) {
                self.enter_pawn_move(state, view, us, from, to, 0);
            }
            if self.en_passant && twice != 0 {
                self.enter_en_passant(state, view, us, from, twice);
            }
        }
    }

    /// Buffers the position classes after a pawn's double step and its capture en passant, to be
    /// listed later.
    ///
    /// Both moves count as one, so that no class needs to store that a double step was just made.
    /// Side `us` makes the double step, from `from` to `to`, given as bits. `view` holds the units
    /// whose squares the class `state`, before the double step, fixes.
    fn enter_en_passant(&mut self, state: PositionClass, view: &KnownUnits, us: Color, from: u64, to: u64) {
        let (u, t) = (us as usize, !us as usize);
        let passed = one_rank_ahead(us, from);
        let takers = pawn_attacks(us, passed) & view.pawns[t];
        let ghosts = &self.structures[state.structure_index() as usize].ghosts.men;
        let ghost_takes = (self.cast.men.iter().zip(ghosts)).any(|(man, set)| {
            man.role == UNTRACKED_PAWN && man.color != us && set & pawn_attacks(us, passed) != 0
        });
        if takers == 0 && !ghost_takes {
            return;
        }
        let mut pawns = view.pawns;
        pawns[u] = pawns[u] & !from | to;
        let change = StructureChange { pawns, dead: 0, placed: None, promoted: None };
        let Some(stepped) = self.change_structure(state, &change) else { return };
        let after = self.known_units(stepped);
        if self.is_surely_in_check(stepped, &after, us) {
            return;
        }
        let stepped = stepped.with_other_turn();
        for taker in single_squares(takers) {
            self.enter_pawn_move(stepped, &after, !us, taker, passed, to);
        }
        if ghost_takes {
            pawns[u] &= !to;
            let change = StructureChange { pawns, placed: Some((!us, passed)), ..change };
            if let Some(taken) = self.change_structure(stepped, &change) {
                self.enter_after_move(taken, LastMoveKinds::UNTRACKED);
            }
        }
    }

    /// Buffers the position classes after a pawn of `us` moves from `from` to `to`, given as bits.
    ///
    /// Buffered classes are listed later. `passed` is the square of a pawn captured en passant, or
    /// 0. There are several classes if the pawn may capture one of several pieces. `view` holds the
    /// units whose squares the class `state` fixes.
    pub(super) fn enter_pawn_move(
        &mut self,
        state: PositionClass,
        view: &KnownUnits,
        us: Color,
        from: u64,
        to: u64,
        passed: u64,
    ) {
        let (u, t) = (us as usize, !us as usize);
        let mut pawns = view.pawns;
        pawns[u] = pawns[u] & !from | to & !LAST_RANKS;
        pawns[t] &= !(to | passed);
        let promoted = (to & LAST_RANKS != 0).then_some((us, to));
        let plain = StructureChange { pawns, dead: 0, placed: None, promoted };
        let straight = to == one_rank_ahead(us, from) || to == one_rank_ahead(us, one_rank_ahead(us, from));
        if straight || passed != 0 || view.pawns[t] & to != 0 {
            if let Some(after) = self.change_structure(state, &plain) {
                self.enter_after_move(after, LastMoveKinds::PAWN);
            }
            return;
        }
        if view.men[t] & to != 0 {
            let (after, dead) = self.capture_known(state, us, to);
            if let Some(after) = self.change_structure(after, &StructureChange { dead, ..plain }) {
                self.enter_after_move(after, LastMoveKinds::PAWN);
            }
            return;
        }
        // The pawn captures an untracked piece: each that may be here is tried, and is gone
        // afterwards.
        let ghosts = self.structures[state.structure_index() as usize].ghosts;
        if ghosts.promoted[t].iter().any(|set| set & to != 0)
            && let Some(after) = self.change_structure(state, &plain)
        {
            self.enter_after_move(after, LastMoveKinds::PAWN);
        }
        for i in 0..self.cast.men.len() {
            if self.cast.men[i].color != us
                && ghosts.men[i] & to != 0
                && let Some(after) = self.change_structure(state, &StructureChange { dead: 1 << i, ..plain })
            {
                self.enter_after_move(after, LastMoveKinds::PAWN);
            }
        }
    }
}
