//! Kings and pawns exactly, the other pieces as ghosts: few positions stand for millions.
//!
//! See section 6 of `docs/algorithms/winnability.md`.
//!
//! A position's *skeleton* is its pawns, its kings and whose turn it is, and of each officer as much as was chosen
//! when the listing began (`cast`):
//!
//! * a *wall* never moves and is never taken, a *frozen* officer never moves as long as nobody takes him;
//! * of a *followed* officer the skeleton says where he is, or that he is gone;
//! * a *ghost* may be anywhere he could have got to, may be gone, and stands in nobody's way. Promoted ones are
//!   ghosts too, and so may be the loser's pawns that have room, until they promote. Where ghosts can be is kept once
//!   for all skeletons with the same pawns and the same men alive (`config`) and only ever grows; what has been listed
//!   with it is then looked at anew.
//!
//! Every legal move of the real game is, seen in the skeleton, one of these (`moves`, `pawns`):
//!
//! * a king's step, onto a square not attacked by an enemy who is known to stand there;
//! * a pawn's move or capture, of somebody known to be there or of a ghost who could be. That ghost is no more;
//! * a move of a followed officer past what is known to stand in his way;
//! * a ghost's move, which changes nothing but the turn, or takes somebody known that he can reach.
//!
//! A ghost who is taken by a king, a followed officer or another ghost stays as he is: he may be gone. After each
//! move the mover's king must not be attacked for certain: by a king, a pawn or a known officer, the last along
//! squares on which nothing is known to stand and where no ghost may be. A square that the loser's man has just left
//! is such a square, too, so a check that he uncovers is answered at once (`uncover`). Ghosts get through where nobody is
//! known to stand for as long as the pawns stand as they do; a square that a king or a followed officer has not left in
//! any skeleton stops them as well (`still`).
//!
//! So if the real game can get from one position to another, the skeletons can too, and each ghost's set holds every
//! square he can stand on. All skeletons that can come are listed, usually a few thousand where the position itself has
//! millions behind it.
//!
//! If no listed skeleton could be a mate (`mate`), there is none. What is followed makes the listing longer and what is
//! shown more, so several choices are tried one after the other (`listings`).
//!
//! Castling is not among the moves: with rights left, nothing is shown.

mod answer;
mod cast;
mod change;
mod config;
mod how;
mod listings;
mod mate;
mod moves;
mod pawns;
mod sight;
mod states;
mod still;
mod view;

use super::super::board::Board;
use super::super::{Bitboard, Color};
use super::reach::{Reach, ahead, pawn_attacks};
use cast::{Cast, Follow, Kind, LOOSE_PAWN, MEN};
use config::{ByKey, Config, Ghosts, Key};
use how::How;
pub(super) use listings::Listings;
use states::{GONE, NONE, State, States, Waiting};
use still::Still;
use view::View;

/// With more arrangements of pawns and men than this, nothing is shown.
const MAX_CONFIGS: usize = 4_000;

/// What a listing may cost.
#[derive(Clone, Copy)]
pub(super) struct Limits {
    /// Skeletons whose moves are looked at, for each listing.
    pub(super) skeletons: u64,
    /// The same for all listings together, from now on.
    pub(super) most: u64,
    /// Memory, about.
    pub(super) bytes: usize,
    /// Whether arrangements of pawns and men are gone through in the order in which they can come. Then each skeleton
    /// is looked at once, but what may be a mate is found later.
    pub(super) in_order: bool,
}

/// What came of a listing.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Listed {
    /// Everything was listed, and nothing could be a mate.
    NoMate,
    /// Something could.
    Mate,
    /// It can go on.
    Part,
    /// It would take too much memory.
    TooMuch,
}

/// All skeletons that have been found to come.
pub(super) struct Skeleton {
    winner: Color,
    en_passant: bool,
    cast: Cast,
    /// Where walls stand.
    walls: u64,
    configs: Vec<Config>,
    by_key: ByKey,
    states: States,
    still: Still,
    /// A square that is empty at this moment, whoever else may come there.
    vacant: u64,
    waiting: Waiting,
    /// What the moves of one lead to.
    next: Vec<(State, How)>,
    /// How many had their moves looked at.
    looked: u64,
    /// How much memory may be held.
    limit: usize,
    /// Something that was listed could be a mate.
    allows: bool,
    /// A limit was reached.
    full: bool,
}

impl Skeleton {
    /// Whether listing all skeletons shows that `winner` cannot mate; and how many were looked at.
    pub(super) fn forbids_mate_by(
        board: &Board,
        reach: &Reach,
        winner: Color,
        en_passant: bool,
        limits: Limits,
    ) -> (bool, u64) {
        let cast = Cast::of(board, reach, en_passant).filter(|_| board.castling.is_empty());
        let Some(cast) = cast else { return (false, 0) };
        let cast = cast.following(board, winner, Follow::Nobody);
        let mut skeleton = Skeleton::new(board, winner, en_passant, cast, limits);
        let listed = skeleton.list(limits);
        (listed == Listed::NoMate, skeleton.looked)
    }

    fn new(board: &Board, winner: Color, en_passant: bool, cast: Cast, limits: Limits) -> Skeleton {
        let walls = cast.men.iter().filter(|man| man.kind == Kind::Wall).fold(0, |all, man| all | man.square);
        let mut skeleton = Skeleton {
            winner,
            en_passant,
            cast,
            walls,
            configs: Vec::new(),
            by_key: ByKey::default(),
            states: States::new(),
            still: Still::ALL,
            vacant: 0,
            waiting: Waiting::new(limits.in_order),
            next: Vec::new(),
            looked: 0,
            limit: limits.bytes,
            allows: false,
            full: false,
        };
        skeleton.start(board);
        skeleton.enter_next();
        skeleton
    }

    /// Goes on listing all that can come.
    fn list(&mut self, limits: Limits) -> Listed {
        self.limit = limits.bytes;
        let until = limits.skeletons.min(self.looked.saturating_add(limits.most));
        while !self.allows && !self.full {
            // With more than so many met there is no coming to an end with so many looked at.
            let far = self.looked >= until || self.states.len() as u64 > limits.skeletons;
            if far && !self.waiting.is_empty() {
                return Listed::Part;
            }
            let Some(index) = self.waiting.pop() else { return Listed::NoMate };
            self.looked += 1;
            let entry = self.states.get_mut(index);
            entry.waits = false;
            let state = entry.state;
            self.expand(state);
            self.enter_next();
        }
        if self.allows { Listed::Mate } else { Listed::TooMuch }
    }

    /// The memory held, or a little more.
    fn bytes(&self) -> usize {
        // What grows stands beside its old self for a moment; a map's slots are never all used.
        let config = 2 * (size_of::<Config>() + 4 * size_of::<(Key, u16)>());
        self.configs.len() * config + self.states.bytes() + self.waiting.bytes()
    }

    fn start(&mut self, board: &Board) {
        let mut ghosts = Ghosts { men: [0; MEN], promoted: [[0; 4]; 2] };
        let (mut alive, mut slots) = (0, Vec::new());
        for (i, man) in self.cast.men.iter().enumerate() {
            match man.kind {
                Kind::Followed => slots.push(u64::from(man.square.trailing_zeros())),
                Kind::Ghost => {
                    ghosts.men[i] = man.square;
                    alive |= 1 << i;
                }
                Kind::Wall | Kind::Frozen => alive |= 1 << i,
            }
        }
        let loose = self.cast.men.iter().filter(|man| man.role == LOOSE_PAWN);
        let loose = loose.fold(0, |all, man| all | man.square);
        let pawns = Color::ALL.map(|color| (board.pawns & board.color(color)).bits() & !loose);
        let kings = Color::ALL.map(|color| Bitboard::of(board.king(color)).bits());
        let us = board.turn();
        let Some(config) = self.config(pawns, alive, &ghosts) else { return };
        let mut state = State::new(config, us, kings);
        // They come from the lowest square to the highest, as like ones have to.
        for (slot, square) in slots.into_iter().enumerate() {
            state = state.with_slot(slot, square);
        }
        self.enter(state, How::ANY);
        if let (true, Some(passed)) = (self.en_passant, board.en_passant()) {
            let passed = Bitboard::of(passed).bits();
            let view = self.view(state);
            for taker in Bitboard::from_bits(pawn_attacks(!us, passed) & pawns[us as usize]) {
                let taker = Bitboard::of(taker).bits();
                self.pawn_goes(state, &view, us, taker, passed, ahead(!us, passed));
            }
        }
    }

    /// The configuration with these pawns and living men, and at least these ghosts.
    fn config(&mut self, pawns: [u64; 2], alive: u32, ghosts: &Ghosts) -> Option<u16> {
        if let Some(&config) = self.by_key.get(&Key::new(pawns, alive)) {
            let known = &mut self.configs[config as usize];
            if !known.ghosts.covers(ghosts) {
                known.ghosts = known.ghosts.joined(ghosts);
                known.settle(&self.cast, self.winner, self.still);
                self.look_again(config);
            }
            return Some(config);
        }
        if self.configs.len() == MAX_CONFIGS || self.bytes() > self.limit {
            self.full = true;
            return None;
        }
        let config = self.configs.len() as u16;
        self.configs.push(Config::new(&self.cast, self.winner, pawns, alive, ghosts, self.still));
        self.by_key.insert(Key::new(pawns, alive), config);
        Some(config)
    }

    /// Where nobody stands any more, ghosts get through.
    fn see_empty(&mut self, view: &View) {
        if !self.still.narrow(view, !self.winner) {
            return;
        }
        for config in 0..self.configs.len() {
            self.configs[config].settle(&self.cast, self.winner, self.still);
            self.look_again(config as u16);
        }
    }

    /// There are more ghosts now: what was seen with this configuration is to be seen anew.
    fn look_again(&mut self, config: u16) {
        let mut index = self.configs[config as usize].newest;
        while index != NONE && !self.allows {
            let entry = self.states.get(index);
            if entry.state.turn() != self.winner && self.allows_mate(entry.state, How(entry.how)) {
                self.allows = true;
            }
            if !entry.waits {
                self.states.get_mut(index).waits = true;
                self.waiting.push(index, self.configs[config as usize].age);
            }
            index = entry.before;
        }
    }

    /// Enters what has been found to come. Where the states are to be looked for is seen first for all of them, so that
    /// the waits for memory overlap.
    fn enter_next(&mut self) {
        let mut next = std::mem::take(&mut self.next);
        let found = next.iter().fold(0, |found, &(state, _)| found ^ self.states.guess(state));
        std::hint::black_box(found);
        for (state, how) in next.drain(..) {
            if !self.allows {
                self.enter(state, how);
            }
        }
        self.next = next;
    }

    /// A state can come.
    fn enter(&mut self, state: State, how: How) {
        if self.is_bare(state) {
            return;
        }
        let (index, new) = self.states.meet(state);
        let entry = self.states.get_mut(index);
        let more = How(how.0 & !entry.how);
        entry.how |= how.0;
        if new {
            let config = &mut self.configs[state.config() as usize];
            entry.before = config.newest;
            entry.waits = true;
            config.newest = index;
            self.waiting.push(index, config.age);
            self.full |= self.states.len().is_multiple_of(256) && self.bytes() > self.limit;
            if self.still.standing != 0 {
                self.see_empty(&self.view(state));
            }
        }
        if more.0 != 0 && state.turn() != self.winner && self.allows_mate(state, more) {
            self.allows = true;
        }
    }

    /// The winner has nothing left but the king.
    fn is_bare(&self, state: State) -> bool {
        let config = &self.configs[state.config() as usize];
        let w = self.winner as usize;
        let known =
            config.pawns[w] | config.haunted[w] | config.frozen[w].iter().fold(0, |all, set| all | set);
        known == 0
            && (self.cast.followed.iter().enumerate())
                .all(|(slot, &(color, _))| color != self.winner || state.slot(slot) == GONE)
    }
}
