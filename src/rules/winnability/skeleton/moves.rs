//! Every move out of a skeleton.

use super::super::super::{Bitboard, Color};
use super::super::reach::{ahead, pawn_attacks};
use super::super::spread::{diagonal_rays, king_steps, leaps, straight_rays};
use super::cast::{Kind, LOOSE_PAWN, steps};
use super::config::Key;
use super::states::{GONE, State};
use super::{How, Skeleton};

/// Where pawns promote.
pub(super) const LAST_RANKS: u64 = 0xff00_0000_0000_00ff;

/// A skeleton spread out.
#[derive(Clone, Copy)]
pub(super) struct View {
    pub(super) pawns: [u64; 2],
    pub(super) kings: [u64; 2],
    /// Those of whom it is known where they stand, by colour and role.
    pub(super) officers: [[u64; 4]; 2],
    /// All of them.
    pub(super) men: [u64; 2],
}

impl View {
    pub(super) fn occupied(&self) -> u64 {
        self.men[0] | self.men[1]
    }

    /// The same with a king somewhere else.
    fn with_king(mut self, color: Color, at: u64) -> View {
        let c = color as usize;
        self.men[c] = self.men[c] & !self.kings[c] | at;
        self.kings[c] = at;
        self
    }
}

/// What a move does to the configuration.
#[derive(Clone, Copy)]
struct Change {
    pawns: [u64; 2],
    /// Men that are no more.
    dead: u32,
    /// Some ghost has taken here.
    placed: Option<(Color, u64)>,
    /// A pawn has promoted here.
    promoted: Option<(Color, u64)>,
}

/// Each square of a set by itself.
fn each(set: u64) -> impl Iterator<Item = u64> {
    Bitboard::from_bits(set).iter().map(|square| Bitboard::of(square).bits())
}

impl Skeleton {
    pub(super) fn view(&self, state: State) -> View {
        let config = &self.configs[state.config() as usize];
        let (pawns, kings, mut officers) = (config.pawns, state.kings(), config.frozen);
        for (slot, &(color, role)) in self.cast.followed.iter().enumerate() {
            let at = state.slot(slot);
            if at != GONE {
                officers[color as usize][role] |= 1 << at;
            }
        }
        let men = [0, 1].map(|i| officers[i].iter().fold(pawns[i] | kings[i], |all, set| all | set));
        View { pawns, kings, officers, men }
    }

    /// Whether the mover's king stands attacked for certain.
    fn is_exposed(&self, state: State, view: &View, mover: Color) -> bool {
        let (m, t) = (mover as usize, !mover as usize);
        let king = view.kings[m];
        let attacks = pawn_attacks(!mover, view.pawns[t]) | king_steps(view.kings[t]);
        if attacks & king != 0 {
            return true;
        }
        let [knights, bishops, rooks, queens] = view.officers[t];
        if knights | bishops | rooks | queens == 0 {
            return false;
        }
        let haunted = self.configs[state.config() as usize].haunted;
        let open = !(view.occupied() | haunted[0] | haunted[1]);
        let attacks =
            leaps(knights) | diagonal_rays(bishops | queens, open) | straight_rays(rooks | queens, open);
        attacks & king != 0
    }

    /// Enters what a move leads to, if the mover's king may be safe there.
    fn go(&mut self, state: State, how: How) {
        if !self.allows {
            self.go_seen(state, &self.view(state), how);
        }
    }

    /// The same, spread out already.
    fn go_seen(&mut self, state: State, view: &View, how: How) {
        if !self.is_exposed(state, view, state.turn()) {
            self.next.push((state.passed(), how));
        }
    }

    /// The state after its configuration changes; none if there is no more to be told.
    fn change(&mut self, state: State, change: &Change) -> Option<State> {
        let from = &self.configs[state.config() as usize];
        let (alive, through) = (from.alive & !change.dead, !from.solid);
        if (change.dead, change.placed, change.promoted) == (0, None, None)
            && let Some(&known) = self.by_key.get(&Key::new(change.pawns, alive))
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
        self.config(change.pawns, alive, &ghosts).map(|config| state.with_config(config))
    }

    /// A man who is known to stand on a square is taken there.
    fn take_known(&self, state: State, us: Color, bit: u64) -> (State, u32) {
        for (i, man) in self.cast.men.iter().enumerate() {
            let alive = self.configs[state.config() as usize].alive >> i & 1 != 0;
            if man.kind == Kind::Frozen && alive && man.square == bit && man.color != us {
                return (state, 1 << i);
            }
        }
        let at = u64::from(bit.trailing_zeros());
        for (slot, &(color, _)) in self.cast.followed.iter().enumerate() {
            if color != us && state.slot(slot) == at {
                return (self.with_slot(state, slot, GONE), 0);
            }
        }
        (state, 0)
    }

    /// Puts a followed officer somewhere else, like beside like in the order of their squares.
    fn with_slot(&self, state: State, slot: usize, square: u64) -> State {
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

    /// What may be taken by force: known men of theirs but the king and the walls.
    fn prey(&self, view: &View, us: Color) -> u64 {
        let t = !us as usize;
        view.men[t] & !view.kings[t] & !self.walls
    }

    /// Somebody other than a pawn lands on a square, and takes whoever is known to stand there. `None` for nothing.
    fn land(&mut self, state: State, view: &View, us: Color, bit: u64, ghost: bool) -> Option<State> {
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
            (after, dead) = self.take_known(state, us, bit);
            if dead == 0 {
                return Some(after);
            }
        }
        let placed = ghost.then_some((us, bit));
        self.change(after, &Change { pawns, dead, placed, promoted: None })
    }

    /// Every move.
    pub(super) fn expand(&mut self, state: State) {
        let us = state.turn();
        let (u, t) = (us as usize, !us as usize);
        let view = self.view(state);
        let config = &self.configs[state.config() as usize];
        let (mobile, attacked) = (config.mobile[u], config.attacked[u]);
        let unknown = config.haunted[0] | config.haunted[1];
        let prey = self.prey(&view, us);
        let king = view.kings[u];
        let exposed = self.is_exposed(state, &view, us);
        // Whoever leaves one of these squares may open a line on his king. If nobody attacks him, nobody will after
        // somebody else has gone to an empty square.
        let open = !(view.occupied() | unknown);
        let shields = if exposed { !0 } else { straight_rays(king, open) | diagonal_rays(king, open) };

        if mobile && !exposed {
            self.next.push((state.passed(), How::GHOST));
        }
        for bit in each(attacked & prey) {
            if let Some(after) = self.land(state, &view, us, bit, true) {
                self.go(after, How::GHOST);
            }
        }
        let free = !view.occupied() | prey;
        let mut danger = pawn_attacks(!us, view.pawns[t]) | king_steps(view.kings[t]);
        danger |= leaps(view.officers[t][0]);
        for bit in each(king_steps(king) & free & !danger) {
            let how = if us == self.winner {
                How::off_line(king, view.kings[t], !config_solid(&view))
            } else {
                How::ANY
            };
            if view.men[t] & bit == 0 {
                self.go_seen(state.with_king(us, bit), &view.with_king(us, bit), how);
            } else if let Some(after) = self.land(state, &view, us, bit, false) {
                self.go(after.with_king(us, bit), how);
            }
        }
        for slot in 0..self.cast.followed.len() {
            let (color, role) = self.cast.followed[slot];
            let at = state.slot(slot);
            if color != us || at == GONE {
                continue;
            }
            for bit in each(steps(us, role, 1 << at, !view.occupied()) & free) {
                let to = u64::from(bit.trailing_zeros());
                if view.men[t] & bit == 0 && shields >> at & 1 == 0 {
                    self.next.push((self.with_slot(state, slot, to).passed(), How::OFFICER));
                } else if let Some(after) = self.land(state, &view, us, bit, false) {
                    // Its place in the order may have changed if one of theirs was taken, never the slot itself.
                    let after = self.with_slot(after, slot, to);
                    self.go(after, How::OFFICER);
                }
            }
        }
        self.pawn_moves(state, &view, us);
    }

    fn pawn_moves(&mut self, state: State, view: &View, us: Color) {
        let (u, t) = (us as usize, !us as usize);
        let haunted = self.configs[state.config() as usize].haunted[t];
        let occupied = view.occupied();
        let third = us.fold(0xff << 16, 0xff << 40);
        for from in each(view.pawns[u]) {
            let once = ahead(us, from) & !occupied;
            let twice = ahead(us, once & third) & !occupied;
            for to in each(once | twice) {
                self.pawn_goes(state, view, us, from, to, 0);
            }
            let strikes = pawn_attacks(us, from) & !view.men[u] & !self.walls & !view.kings[t];
            for to in each(strikes & (view.men[t] | haunted)) {
                self.pawn_goes(state, view, us, from, to, 0);
            }
            if self.en_passant && twice != 0 {
                self.taken_in_passing(state, view, us, from, twice);
            }
        }
    }

    /// After a double step some pawn may take in passing: both moves are one step here, so that no skeleton needs to
    /// remember what has just moved.
    fn taken_in_passing(&mut self, state: State, view: &View, us: Color, from: u64, to: u64) {
        let (u, t) = (us as usize, !us as usize);
        let passed = ahead(us, from);
        let takers = pawn_attacks(us, passed) & view.pawns[t];
        let ghosts = &self.configs[state.config() as usize].ghosts.men;
        let ghost_takes = (self.cast.men.iter().zip(ghosts)).any(|(man, set)| {
            man.role == LOOSE_PAWN && man.color != us && set & pawn_attacks(us, passed) != 0
        });
        if takers == 0 && !ghost_takes {
            return;
        }
        let mut pawns = view.pawns;
        pawns[u] = pawns[u] & !from | to;
        let change = Change { pawns, dead: 0, placed: None, promoted: None };
        let Some(stepped) = self.change(state, &change) else { return };
        let after = self.view(stepped);
        if self.is_exposed(stepped, &after, us) {
            return;
        }
        let stepped = stepped.passed();
        for taker in each(takers) {
            self.pawn_goes(stepped, &after, !us, taker, passed, to);
        }
        if ghost_takes {
            pawns[u] &= !to;
            let change = Change { pawns, placed: Some((!us, passed)), ..change };
            if let Some(taken) = self.change(stepped, &change) {
                self.go(taken, How::GHOST);
            }
        }
    }

    /// A pawn goes from one square to another; `passed` is what it takes in passing.
    pub(super) fn pawn_goes(
        &mut self,
        state: State,
        view: &View,
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
        let plain = Change { pawns, dead: 0, placed: None, promoted };
        let straight = to == ahead(us, from) || to == ahead(us, ahead(us, from));
        if straight || passed != 0 || view.pawns[t] & to != 0 {
            if let Some(after) = self.change(state, &plain) {
                self.go(after, How::PAWN);
            }
            return;
        }
        if view.men[t] & to != 0 {
            let (after, dead) = self.take_known(state, us, to);
            if let Some(after) = self.change(after, &Change { dead, ..plain }) {
                self.go(after, How::PAWN);
            }
            return;
        }
        // A ghost is taken: one of those who could be here, and he is no more.
        let ghosts = self.configs[state.config() as usize].ghosts;
        if ghosts.promoted[t].iter().any(|set| set & to != 0)
            && let Some(after) = self.change(state, &plain)
        {
            self.go(after, How::PAWN);
        }
        for i in 0..self.cast.men.len() {
            if self.cast.men[i].color != us
                && ghosts.men[i] & to != 0
                && let Some(after) = self.change(state, &Change { dead: 1 << i, ..plain })
            {
                self.go(after, How::PAWN);
            }
        }
    }
}

fn config_solid(view: &View) -> u64 {
    view.occupied() & !view.kings[0] & !view.kings[1]
}
