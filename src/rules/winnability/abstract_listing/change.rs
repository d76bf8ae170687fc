//! Effects of a move on the structure of an abstract position: pawns, pieces not captured and the
//! sets of untracked pieces.

use super::super::super::{Bitboard, Color};
use super::AbstractListing;
use super::piece_levels::{KnowledgeLevel, steps};
use super::states::{AbstractPosition, CAPTURED};
use super::structure::StructureKey;
use super::view::KnownUnits;

/// Effect of a move on the structure of an abstract position: pawns, captures, promotions.
#[derive(Clone, Copy)]
pub(super) struct StructureChange {
    /// The pawns of both sides after the move.
    pub(super) pawns: [u64; 2],
    /// The captured pieces, as a bit set.
    pub(super) dead: u32,
    /// The square of a capture by an untracked piece.
    pub(super) placed: Option<(Color, u64)>,
    /// The square of a promotion.
    pub(super) promoted: Option<(Color, u64)>,
}

impl AbstractListing {
    /// Returns the abstract position with its structure changed.
    ///
    /// `None` if the listing has no room for a further structure.
    pub(super) fn change_structure(
        &mut self,
        state: AbstractPosition,
        change: &StructureChange,
    ) -> Option<AbstractPosition> {
        let from = &self.configs[state.config() as usize];
        let (alive, through) = (from.alive & !change.dead, !(from.solid | self.still.standing));
        if (change.dead, change.placed, change.promoted) == (0, None, None)
            && let Some(&known) = self.by_key.get(&StructureKey::new(change.pawns, alive))
            && self.configs[known as usize].ghosts.covers(&from.ghosts)
        {
            return Some(state.with_config(known));
        }
        let before = from.ghosts;
        let mut ghosts = before;
        for i in Bitboard::from_bits(change.dead.into()) {
            ghosts.men[i.index()] = 0;
        }
        if let Some((color, bit)) = change.placed {
            for (man, (set, &old)) in self.cast.men.iter().zip(ghosts.men.iter_mut().zip(&before.men)) {
                if man.color == color && old != 0 {
                    *set |= steps(man.color, man.role, old, through) & bit;
                }
            }
            for (role, set) in ghosts.promoted[color as usize].iter_mut().enumerate() {
                *set |= steps(color, role, before.promoted[color as usize][role], through) & bit;
            }
        }
        if let Some((color, bit)) = change.promoted {
            for set in &mut ghosts.promoted[color as usize] {
                *set |= bit;
            }
        }
        self.structure_of(change.pawns, alive, &ghosts).map(|config| state.with_config(config))
    }

    /// Captures the enemy piece of `us` on a square, if it is tracked or fixed.
    ///
    /// Returns the abstract position, and the bit of the piece in the set of pieces if it is fixed.
    pub(super) fn capture_known(
        &self,
        state: AbstractPosition,
        us: Color,
        bit: u64,
    ) -> (AbstractPosition, u32) {
        for (i, man) in self.cast.men.iter().enumerate() {
            let alive = self.configs[state.config() as usize].alive >> i & 1 != 0;
            if man.kind == KnowledgeLevel::Fixed && alive && man.square == bit && man.color != us {
                return (state, 1 << i);
            }
        }
        let at = u64::from(bit.trailing_zeros());
        for (slot, &(color, _)) in self.cast.followed.iter().enumerate() {
            if color != us && state.slot(slot) == at {
                return (self.with_slot(state, slot, CAPTURED), 0);
            }
        }
        (state, 0)
    }

    /// Returns the abstract position with tracked piece number `slot` on another square.
    ///
    /// Keeps equal pieces sorted by square.
    pub(super) fn with_slot(&self, state: AbstractPosition, slot: usize, square: u64) -> AbstractPosition {
        let mut state = state.with_slot(slot, square);
        let kind = self.cast.followed[slot];
        let mut at = slot;
        while at > 0 && self.cast.followed[at - 1] == kind && state.slot(at - 1) > state.slot(at) {
            state = state.with_slot(at, state.slot(at - 1)).with_slot(at - 1, square);
            at -= 1;
        }
        while self.cast.followed.get(at + 1) == Some(&kind) && state.slot(at + 1) < state.slot(at) {
            state = state.with_slot(at, state.slot(at + 1)).with_slot(at + 1, square);
            at += 1;
        }
        state
    }

    /// Returns the squares of enemy units of `us` that may be captured there.
    ///
    /// Those are all known ones but the king and immovable pieces.
    pub(super) fn capturable_units(&self, view: &KnownUnits, us: Color) -> u64 {
        let t = !us as usize;
        view.men[t] & !view.kings[t] & !self.walls
    }

    /// Returns the abstract position after a unit other than a pawn has captured the known unit on
    /// a square, if one is there.
    ///
    /// `ghost`: whether the moving unit is untracked. `None` if the listing has no room for a
    /// further structure.
    pub(super) fn land_and_capture(
        &mut self,
        state: AbstractPosition,
        view: &KnownUnits,
        us: Color,
        bit: u64,
        ghost: bool,
    ) -> Option<AbstractPosition> {
        let t = !us as usize;
        if view.men[t] & bit == 0 {
            return Some(state);
        }
        let mut pawns = view.pawns;
        let mut dead = 0;
        let mut after = state;
        if pawns[t] & bit != 0 {
            pawns[t] &= !bit;
        } else {
            (after, dead) = self.capture_known(state, us, bit);
            if dead == 0 {
                return Some(after);
            }
        }
        let placed = ghost.then_some((us, bit));
        self.change_structure(after, &StructureChange { pawns, dead, placed, promoted: None })
    }
}
