//! Finds the position classes after each move from a position class, in the proof that a side
//! cannot mate. A class stores the squares of some pieces only and leaves those of the others open
//! (see `position_class`).

use super::super::super::Color;
use super::super::reach::pawn_attacks;
use super::super::set_moves::{diagonal_rays, king_steps, leaps, single_squares, straight_rays};
use super::PositionClassListing;
use super::last_move::LastMoveKinds;
use super::piece_levels::attacks_and_steps;
use super::position_class::{CAPTURED, PositionClass};
use super::view::KnownUnits;

impl PositionClassListing {
    /// Buffers the position class after a move, unless the mover is then certainly in check.
    ///
    /// Buffered classes are listed later. `state` is the class after the move, but with the mover
    /// still to move; `how` is the kind of the move.
    pub(super) fn enter_after_move(&mut self, state: PositionClass, how: LastMoveKinds) {
        if !self.allows {
            self.enter_after_move_with(state, &self.known_units(state), how);
        }
    }

    /// Buffers the position class after a move, unless the mover is then certainly in check.
    ///
    /// Buffered classes are listed later. `state` is the class after the move, but with the mover
    /// still to move; `view` holds the units whose squares the class fixes; `how` is the kind of
    /// the move.
    pub(super) fn enter_after_move_with(
        &mut self,
        state: PositionClass,
        view: &KnownUnits,
        how: LastMoveKinds,
    ) {
        if !self.is_surely_in_check(state, view, state.turn()) {
            self.next.push((state.with_other_turn(), how));
        }
    }

    /// Finds the position classes after each possible move in the class `state`.
    ///
    /// The classes found are buffered, to be listed later.
    pub(super) fn expand(&mut self, state: PositionClass) {
        let us = state.turn();
        let (u, t) = (us as usize, !us as usize);
        let view = self.known_units(state);
        let config = &self.structures[state.structure_index() as usize];
        let (mobile, attacked) = (config.mobile[u], config.attacked[u]);
        let unknown = config.haunted[0] | config.haunted[1];
        let prey = self.capturable_units(&view, us);
        let king = view.kings[u];
        let exposed = self.is_surely_in_check(state, &view, us);
        // A unit that leaves one of these squares may open a line to its king. Moves of other units
        // to empty squares do not expose a king that is not attacked.
        let open = !(view.occupied() | unknown);
        let shields = if exposed { !0 } else { straight_rays(king, open) | diagonal_rays(king, open) };
        let curtains = self.discovery_squares(&view, us);

        if mobile && !exposed {
            self.next.push((state.with_other_turn(), LastMoveKinds::UNTRACKED));
        }
        for bit in single_squares(attacked & prey) {
            if let Some(after) = self.land_and_capture(state, &view, us, bit, true) {
                self.enter_after_move(after, LastMoveKinds::UNTRACKED);
            }
        }
        let free = !view.occupied() | prey;
        let mut danger = pawn_attacks(!us, view.pawns[t]) | king_steps(view.kings[t]);
        danger |= leaps(view.officers[t][0]);
        self.king_moves(state, &view, us, king_steps(king) & free & !danger);
        self.tracked_moves(state, &view, us, free, [shields, curtains]);
        self.pawn_moves(state, &view, us);
    }

    /// Buffers the position classes after the king of `us` moves to each of `squares`, to be listed
    /// later.
    ///
    /// `view` holds the units whose squares the class `state`, before the move, fixes.
    fn king_moves(&mut self, state: PositionClass, view: &KnownUnits, us: Color, squares: u64) {
        let (t, king) = (!us as usize, view.kings[us as usize]);
        for bit in single_squares(squares) {
            let how = if us == self.winner {
                LastMoveKinds::of_king_move(king, view.kings[t], !view.other_than_kings())
            } else {
                LastMoveKinds::NO_CHECK
            };
            if view.men[t] & bit == 0 {
                self.enter_after_move_with(state.with_king(us, bit), &view.with_king(us, bit), how);
            } else if let Some(after) = self.land_and_capture(state, view, us, bit, false) {
                self.enter_after_move(after.with_king(us, bit), how);
            }
        }
    }

    /// Buffers the position classes after each move of a tracked piece to a square of `free`.
    ///
    /// Buffered classes are listed later. Tracked are the pieces whose squares the class `state`
    /// stores; `view` holds all units on known squares. By leaving a square of `shields`, a piece
    /// of `us`, the side to move, may uncover an attack on its own king; by leaving one of
    /// `curtains`, an attack on the king of the side that may mate.
    fn tracked_moves(
        &mut self,
        state: PositionClass,
        view: &KnownUnits,
        us: Color,
        free: u64,
        [shields, curtains]: [u64; 2],
    ) {
        let t = !us as usize;
        for slot in 0..self.cast.followed.len() {
            let (color, role) = self.cast.followed[slot];
            let at = state.tracked_square(slot);
            if color != us || at == CAPTURED {
                continue;
            }
            for bit in single_squares(attacks_and_steps(us, role, 1 << at, !view.occupied()) & free) {
                let to = u64::from(bit.trailing_zeros());
                if view.men[t] & bit == 0 && curtains >> at & 1 != 0 {
                    let after = self.with_tracked_piece_moved(state, slot, to);
                    if !self.is_surely_in_check(after, &self.known_units(after), us) {
                        self.enter_discovered_check(after.with_other_turn(), 1 << at);
                    }
                } else if view.men[t] & bit == 0 && shields >> at & 1 == 0 {
                    self.next.push((
                        self.with_tracked_piece_moved(state, slot, to).with_other_turn(),
                        LastMoveKinds::TRACKED,
                    ));
                } else if let Some(after) = self.land_and_capture(state, view, us, bit, false) {
                    // The capture may have reordered the tracked pieces of the other side; the
                    // index of the moving piece stays valid.
                    let after = self.with_tracked_piece_moved(after, slot, to);
                    self.enter_after_move(after, LastMoveKinds::TRACKED);
                }
            }
        }
    }

    /// Returns the squares from which a unit of `us` may uncover a check to the other king by
    /// leaving.
    ///
    /// This matters only for checks to the king of the side that may mate: empty if that side is
    /// `us`, the side to move. `view` holds the units whose squares are the same in all positions
    /// of a class; only these block lines.
    fn discovery_squares(&self, view: &KnownUnits, us: Color) -> u64 {
        if us == self.winner {
            return 0;
        }
        let (king, through) = (view.kings[!us as usize], !view.occupied());
        straight_rays(king, through) | diagonal_rays(king, through)
    }

    /// Buffers the position class `state`, in which a unit of the side to be mated has just left
    /// `left`.
    ///
    /// The other side is to move. If the empty square `left`, given as a bit, opens a line for a
    /// check, the classes after the replies are buffered in its place, since a class does not store
    /// that a square is empty.
    fn enter_discovered_check(&mut self, state: PositionClass, left: u64) {
        let view = self.known_units(state);
        self.record_empty_squares(&view);
        self.vacant = left;
        if self.is_surely_in_check(state, &view, self.winner) {
            self.expanded += 1;
            self.expand(state);
        } else {
            self.next.push((state, LastMoveKinds::TRACKED));
        }
        self.vacant = 0;
    }
}
