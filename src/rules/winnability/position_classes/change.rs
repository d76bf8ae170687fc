//! Applies captures, promotions, pawn moves and moves of tracked pieces to position classes. Many
//! of these moves change the structure of a class: the pawns, the pieces not captured and the
//! squares on which untracked pieces may be.
//!
//! A position class is a set of positions. It stores the squares of *tracked* pieces, and leaves
//! the squares of *untracked* pieces open. *Fixed* pieces never move, but may be captured;
//! *immovable* pieces are never captured either. A unit is *known* if it is not untracked.

use super::super::super::{Bitboard, Color};
use super::PositionClassListing;
use super::known_units::KnownUnits;
use super::piece_levels::{KnowledgeLevel, attacks_and_steps};
use super::position_class::{CAPTURED, PositionClass};
use super::structure::StructureKey;

/// Changes that a move makes in a structure.
///
/// A structure is what all position classes with the same pawns and living pieces have in common.
#[derive(Clone, Copy)]
pub(super) struct StructureChange {
    /// The pawns after the move, White's first.
    pub(super) pawns: [u64; 2],
    /// The captured pieces that are fixed or untracked: bit `i` stands for the piece with the index
    /// `i` in the list of [`PieceLevels`](super::PieceLevels).
    pub(super) captured: u32,
    /// The capturing side and the square (a bit) of a capture by an untracked piece; `None` for
    /// other moves.
    pub(super) landed: Option<(Color, u64)>,
    /// The promoting side and the square (a bit) of a promotion; `None` for other moves.
    pub(super) promoted: Option<(Color, u64)>,
}

impl PositionClassListing {
    /// Returns the position class `class` with the structure after a move that changes pawns,
    /// captures or promotes.
    ///
    /// All classes with the same pawns and living pieces share a structure; `change` says how the
    /// move changes the structure. If no class has the new structure yet, the structure is added.
    /// `None` if there is no room for a new structure.
    pub(super) fn change_structure(
        &mut self,
        class: PositionClass,
        change: &StructureChange,
    ) -> Option<PositionClass> {
        let from = &self.structures[class.structure_index() as usize];
        let (alive, through) = (from.alive & !change.captured, !(from.solid | self.blockers.standing));
        if (change.captured, change.landed, change.promoted) == (0, None, None)
            && let Some(&known) = self.by_key.get(&StructureKey::new(change.pawns, alive))
            && self.structures[known as usize].untracked.covers(&from.untracked)
        {
            return Some(class.with_structure(known));
        }
        let before = from.untracked;
        let mut untracked = before;
        for i in Bitboard::from_bits(change.captured.into()) {
            untracked.men[i.index()] = 0;
        }
        if let Some((color, bit)) = change.landed {
            for (man, (set, &old)) in self.levels.men.iter().zip(untracked.men.iter_mut().zip(&before.men)) {
                if man.color == color && old != 0 {
                    *set |= attacks_and_steps(man.color, man.role, old, through) & bit;
                }
            }
            for (role, set) in untracked.promoted[color as usize].iter_mut().enumerate() {
                *set |= attacks_and_steps(color, role, before.promoted[color as usize][role], through) & bit;
            }
        }
        if let Some((color, bit)) = change.promoted {
            for set in &mut untracked.promoted[color as usize] {
                *set |= bit;
            }
        }
        self.structure_of(change.pawns, alive, &untracked).map(|index| class.with_structure(index))
    }

    /// Returns the position class after `us` captures a known enemy piece on a square, and the set
    /// of the fixed pieces captured (one piece or none).
    ///
    /// The square is given as `bit`. If a tracked enemy piece is on the square, the returned class
    /// stores that the piece is captured; otherwise the class is unchanged.
    ///
    /// The returned set has the form of [`StructureChange::captured`]. The caller has to remove the
    /// piece in this set from the living pieces.
    pub(super) fn capture_known(&self, class: PositionClass, us: Color, bit: u64) -> (PositionClass, u32) {
        for (i, man) in self.levels.men.iter().enumerate() {
            let alive = self.structures[class.structure_index() as usize].alive >> i & 1 != 0;
            if man.level == KnowledgeLevel::Fixed && alive && man.square == bit && man.color != us {
                return (class, 1 << i);
            }
        }
        let at = u64::from(bit.trailing_zeros());
        for (slot, &(color, _)) in self.levels.tracked.iter().enumerate() {
            if color != us && class.tracked_square(slot) == at {
                return (self.with_tracked_piece_moved(class, slot, CAPTURED), 0);
            }
        }
        (class, 0)
    }

    /// Returns the position class with a tracked piece on another square, or captured
    /// ([`CAPTURED`]).
    ///
    /// Tracked pieces are those whose squares the class stores. `slot` is the number of the piece
    /// among the tracked pieces, `square` the index of its new square. Pieces of the same colour
    /// and role are kept sorted by square. So the class does not depend on which of two white
    /// knights, for example, is on which square.
    pub(super) fn with_tracked_piece_moved(
        &self,
        class: PositionClass,
        slot: usize,
        square: u64,
    ) -> PositionClass {
        let mut class = class.with_tracked_square(slot, square);
        let kind = self.levels.tracked[slot];
        let mut at = slot;
        while at > 0
            && self.levels.tracked[at - 1] == kind
            && class.tracked_square(at - 1) > class.tracked_square(at)
        {
            class = class
                .with_tracked_square(at, class.tracked_square(at - 1))
                .with_tracked_square(at - 1, square);
            at -= 1;
        }
        while self.levels.tracked.get(at + 1) == Some(&kind)
            && class.tracked_square(at + 1) < class.tracked_square(at)
        {
            class = class
                .with_tracked_square(at, class.tracked_square(at + 1))
                .with_tracked_square(at + 1, square);
            at += 1;
        }
        class
    }

    /// Returns the squares of the known enemy units that `us` may capture: all except the king and
    /// immovable pieces.
    ///
    /// `units` holds the known units: those whose squares the position class fixes.
    pub(super) fn capturable_units(&self, units: &KnownUnits, us: Color) -> u64 {
        let t = !us as usize;
        units.men[t] & !units.kings[t] & !self.walls
    }

    /// Returns the position class after `us` captures on a square with its king or a piece.
    ///
    /// The returned class still has the capturing unit on its old square. The square is given as
    /// `bit`. `units` holds the units whose squares the class `class` fixes; if no enemy unit among
    /// them is on the square, the class is unchanged. `is_untracked` tells whether the class leaves
    /// the square of the capturing unit open. `None` if there is no room for another structure.
    pub(super) fn land_and_capture(
        &mut self,
        class: PositionClass,
        units: &KnownUnits,
        us: Color,
        bit: u64,
        is_untracked: bool,
    ) -> Option<PositionClass> {
        let t = !us as usize;
        if units.men[t] & bit == 0 {
            return Some(class);
        }
        let mut pawns = units.pawns;
        let mut captured = 0;
        let mut after = class;
        if pawns[t] & bit != 0 {
            pawns[t] &= !bit;
        } else {
            (after, captured) = self.capture_known(class, us, bit);
            if captured == 0 {
                return Some(after);
            }
        }
        let landed = is_untracked.then_some((us, bit));
        self.change_structure(after, &StructureChange { pawns, captured, landed, promoted: None })
    }
}
