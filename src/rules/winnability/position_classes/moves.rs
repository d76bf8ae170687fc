//! Finds the position classes after each move from a position class.
//!
//! A position class is a set of positions. It stores the squares of *tracked* pieces; an
//! *untracked* piece may be on any square of a set.

use super::super::super::Color;
use super::super::reach::pawn_attacks;
use super::super::set_moves::{diagonal_rays, king_steps, leaps, single_squares, straight_rays};
use super::PositionClassListing;
use super::known_units::KnownUnits;
use super::last_move::LastMoveKinds;
use super::piece_levels::attacks_and_steps;
use super::position_class::{CAPTURED, PositionClass};

impl PositionClassListing {
    /// Buffers the position class after a move; [`Self::list_buffered`] lists it later.
    ///
    /// Leaves the class out if the mover would certainly be in check after the move, since such a
    /// move is illegal. Does nothing if a listed class may contain a mate. `class` is the class
    /// after the move, but with the mover still to move. `last_move` is the kind of the move.
    pub(super) fn buffer_class(&mut self, class: PositionClass, last_move: LastMoveKinds) {
        if !self.may_contain_mate {
            self.buffer_class_with_units(class, &self.known_units(class), last_move);
        }
    }

    /// Does the same as [`Self::buffer_class`], but even if a listed class may contain a mate.
    ///
    /// `units` holds the units whose squares `class` fixes.
    pub(super) fn buffer_class_with_units(
        &mut self,
        class: PositionClass,
        units: &KnownUnits,
        last_move: LastMoveKinds,
    ) {
        if !self.is_surely_in_check(class, units, class.turn()) {
            self.buffered.push((class.with_other_turn(), last_move));
        }
    }

    /// Buffers the position classes after each possible move in the class `class`.
    pub(super) fn expand(&mut self, class: PositionClass) {
        let us = class.turn();
        let (u, t) = (us as usize, !us as usize);
        let units = self.known_units(class);
        let structure = &self.structures[class.structure_index() as usize];
        let (mobile, attacked) = (structure.mobile[u], structure.attacked[u]);
        let unknown = structure.untracked_squares[0] | structure.untracked_squares[1];
        let prey = self.capturable_units(&units, us);
        let king = units.kings[u];
        let exposed = self.is_surely_in_check(class, &units, us);
        // A unit that leaves a square of `shields` may open a line to its own king. If that king is
        // not attacked, no move from another square to an empty square exposes the king.
        let open = !(units.occupied() | unknown);
        let shields = if exposed { !0 } else { straight_rays(king, open) | diagonal_rays(king, open) };
        let discovery_squares = self.discovery_squares(&units, us);

        if mobile && !exposed {
            self.buffered.push((class.with_other_turn(), LastMoveKinds::UNTRACKED));
        }
        for bit in single_squares(attacked & prey) {
            if let Some(after) = self.land_and_capture(class, &units, us, bit, true) {
                self.buffer_class(after, LastMoveKinds::UNTRACKED);
            }
        }
        let free = !units.occupied() | prey;
        let mut danger = pawn_attacks(!us, units.pawns[t]) | king_steps(units.kings[t]);
        danger |= leaps(units.officers[t][0]);
        self.king_moves(class, &units, us, king_steps(king) & free & !danger);
        self.buffer_tracked_moves(class, &units, us, free, [shields, discovery_squares]);
        self.pawn_moves(class, &units, us);
    }

    /// Buffers the position classes after the king of `us` moves to each of `squares`.
    ///
    /// `class` is the class before the move; `units` holds the units whose squares it fixes.
    fn king_moves(&mut self, class: PositionClass, units: &KnownUnits, us: Color, squares: u64) {
        let (t, king) = (!us as usize, units.kings[us as usize]);
        for bit in single_squares(squares) {
            let last_move = if us == self.winner {
                LastMoveKinds::of_king_move(king, units.kings[t], !units.other_than_kings())
            } else {
                LastMoveKinds::NO_CHECK
            };
            if units.men[t] & bit == 0 {
                self.buffer_class_with_units(class.with_king(us, bit), &units.with_king(us, bit), last_move);
            } else if let Some(after) = self.land_and_capture(class, units, us, bit, false) {
                self.buffer_class(after.with_king(us, bit), last_move);
            }
        }
    }

    /// Buffers the position classes after each move of a tracked piece to a square of `targets`.
    ///
    /// Tracked pieces are those whose squares the class `class` stores. `units` holds all units on
    /// known squares. `us` is the side to move. A piece that leaves a square of `shields` may
    /// uncover an attack on its own king. A piece that leaves a square of `discovery_squares` may
    /// uncover an attack on the king of the side that may mate.
    fn buffer_tracked_moves(
        &mut self,
        class: PositionClass,
        units: &KnownUnits,
        us: Color,
        targets: u64,
        [shields, discovery_squares]: [u64; 2],
    ) {
        let t = !us as usize;
        for slot in 0..self.levels.tracked.len() {
            let (color, role) = self.levels.tracked[slot];
            let at = class.tracked_square(slot);
            if color != us || at == CAPTURED {
                continue;
            }
            for bit in single_squares(attacks_and_steps(us, role, 1 << at, !units.occupied()) & targets) {
                let to = u64::from(bit.trailing_zeros());
                if units.men[t] & bit == 0 && discovery_squares >> at & 1 != 0 {
                    let after = self.with_tracked_piece_moved(class, slot, to);
                    if !self.is_surely_in_check(after, &self.known_units(after), us) {
                        self.buffer_discovered_check(after.with_other_turn(), 1 << at);
                    }
                } else if units.men[t] & bit == 0 && shields >> at & 1 == 0 {
                    self.buffered.push((
                        self.with_tracked_piece_moved(class, slot, to).with_other_turn(),
                        LastMoveKinds::TRACKED,
                    ));
                } else if let Some(after) = self.land_and_capture(class, units, us, bit, false) {
                    // The capture may have reordered the tracked pieces of the other side; the
                    // index of the moving piece stays valid.
                    let after = self.with_tracked_piece_moved(after, slot, to);
                    self.buffer_class(after, LastMoveKinds::TRACKED);
                }
            }
        }
    }

    /// Returns the squares from which a unit of `us`, the side to move, may uncover a check by
    /// moving away.
    ///
    /// Only checks to the king of the side that may mate matter, so the result is empty if `us` is
    /// that side. `units` holds the units whose squares are the same in all positions of a class;
    /// only these block lines.
    fn discovery_squares(&self, units: &KnownUnits, us: Color) -> u64 {
        if us == self.winner {
            return 0;
        }
        let (king, through) = (units.kings[!us as usize], !units.occupied());
        straight_rays(king, through) | diagonal_rays(king, through)
    }

    /// Buffers the position class `class`, in which a tracked piece of the side to be mated has
    /// just left the square `left`, given as a bit.
    ///
    /// The other side is to move. If this side is certainly in check, given that `left` is empty,
    /// the classes after the replies are buffered instead of `class`. The reason: a class does not
    /// store that a square is empty.
    fn buffer_discovered_check(&mut self, class: PositionClass, left: u64) {
        let units = self.known_units(class);
        self.record_empty_squares(&units);
        self.vacant = left;
        if self.is_surely_in_check(class, &units, self.winner) {
            self.expanded += 1;
            self.expand(class);
        } else {
            self.buffered.push((class, LastMoveKinds::TRACKED));
        }
        self.vacant = 0;
    }
}
