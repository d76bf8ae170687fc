//! Kings and pawns exactly, all others as ghosts.
//!
//! A position's *skeleton* is its pawns, its kings, the pieces that are walled in for ever, and whose turn it is. The
//! other pieces are *ghosts*: each may be anywhere it could have got to, may be gone, and stands in nobody's way.
//! Every legal move of the real game is, seen in the skeleton, one of these:
//!
//! * a king's step, onto a square not attacked by an enemy pawn, king or wall;
//! * a pawn's move or capture, of a pawn that is there or of a ghost that could be;
//! * a ghost's move, which changes nothing but the turn, or takes a pawn that it can reach.
//!
//! After each the mover's king is attacked by no pawn, king or wall. So if the real game can get from one position
//! to another, the skeletons can too, and each ghost's set holds every square its piece can stand on. All skeletons
//! that can come are listed, usually a few thousand where the position itself has millions behind it.
//!
//! A mate needs more than a skeleton shows, but it needs at least this: the winner has just moved; the squares
//! around the king are each filled by a man of his own (each man fills one) or guarded by a king, pawn or wall
//! that is there or a ghost that could be; and the check comes from the pawn or ghost that moved, or along the line
//! that the mover left. If no listed skeleton allows that, there is no mate.

use std::collections::HashMap;

use super::super::board::Board;
use super::super::{Bitboard, Color, Square};
use super::reach::{BISHOP, KNIGHT, QUEEN, ROOK, Reach, ahead, pawn_attacks};
use super::spread::{diagonal_rays, king_steps, leaps, straight_rays};

/// Where pawns promote.
const LAST_RANKS: u64 = 0xff00_0000_0000_00ff;
/// With more arrangements of pawns than this, nothing is shown.
const MAX_CONFIGS: usize = 512;
/// What it costs to look again at all skeletons with the same pawns, in skeletons.
const GROWTH: i64 = 300;
/// Turn, white king, black king.
const STATES: usize = 1 << 13;
/// Whoever is neither king nor pawn.
const OFFICERS: [usize; 4] = [KNIGHT, BISHOP, ROOK, QUEEN];
/// So many of the loser's officers are told apart.
const SINGLES: usize = 16;

/// How a skeleton was entered.
const BY_GHOST: u8 = 1;
const BY_PAWN: u8 = 2;
const OFF_DIAGONAL: u8 = 4;
const OFF_LINE: u8 = 8;
const OTHERWISE: u8 = 16;

/// Where the ghosts can be.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Ghosts {
    /// Of the winner, by role.
    winner: [u64; 4],
    /// Of the loser, that were promoted, by role.
    promoted: [u64; 4],
    /// Of the loser, one by one.
    singles: [u64; SINGLES],
}

/// All skeletons with the same pawns.
struct Config {
    pawns: [u64; 2],
    ghosts: Ghosts,
    /// What any ghost or wall of the winner may attack, along diagonals, along lines, and at all.
    diagonal: u64,
    straight: u64,
    attacked: u64,
    /// By colour: where a ghost may be, whether one can move, the enemy pawns one can take.
    haunted: [u64; 2],
    mobile: [bool; 2],
    takes: [u64; 2],
    /// How each state has been entered, by turn, white king, black king.
    seen: Box<[u8; STATES]>,
}

/// All skeletons that have been found to come.
pub(super) struct Skeleton {
    winner: Color,
    en_passant: bool,
    /// Men other than kings and pawns that never move and are never taken.
    walls: [[u64; 6]; 2],
    roles: [usize; SINGLES],
    /// The winner's officers that never move while they are there, by role; and which of the loser's do not.
    frozen: [u64; 4],
    frozen_singles: [bool; SINGLES],
    singles: usize,
    configs: Vec<Config>,
    by_pawns: HashMap<[u64; 2], usize>,
    waiting: Vec<(u32, u16)>,
    /// What is to be paid for besides.
    extra: i64,
    possible: bool,
}

/// Turn and kings in 13 bits.
fn state(turn: Color, kings: [u32; 2]) -> u16 {
    ((turn as u32) << 12 | kings[0] << 6 | kings[1]) as u16
}

/// Where officers of one role attack from a set of squares.
fn steps(role: usize, from: u64, through: u64) -> u64 {
    match role {
        KNIGHT => leaps(from),
        BISHOP => diagonal_rays(from, through),
        ROOK => straight_rays(from, through),
        _ => diagonal_rays(from, through) | straight_rays(from, through),
    }
}

impl Skeleton {
    /// Whether listing all skeletons shows that `winner` cannot mate. `budget` is what may be looked at, and is lowered.
    pub(super) fn forbids_mate_by(
        board: &Board,
        reach: &Reach,
        winner: Color,
        en_passant: bool,
        budget: &mut i64,
    ) -> bool {
        if !board.castling.is_empty() {
            return false;
        }
        let stuck = !reach.left();
        let walls = reach.start().map(|by| by.map(|set| set & stuck));
        let mut ghosts = Ghosts { winner: [0; 4], promoted: [0; 4], singles: [0; SINGLES] };
        let mut roles = [KNIGHT; SINGLES];
        let (mut frozen, mut frozen_singles) = ([0; 4], [false; SINGLES]);
        let mut singles = 0;
        for (i, &role) in OFFICERS.iter().enumerate() {
            for square in Bitboard::from_bits(reach.start()[winner as usize][role] & !stuck) {
                let square = Bitboard::of(square).bits();
                if Reach::is_frozen(board, en_passant, square) {
                    frozen[i] |= square;
                } else {
                    ghosts.winner[i] |= square;
                }
            }
            for square in Bitboard::from_bits(reach.start()[!winner as usize][role] & !stuck) {
                if singles == SINGLES {
                    return false;
                }
                ghosts.singles[singles] = Bitboard::of(square).bits();
                roles[singles] = role;
                frozen_singles[singles] = Reach::is_frozen(board, en_passant, Bitboard::of(square).bits());
                singles += 1;
            }
        }
        let mut skeleton = Skeleton {
            winner,
            en_passant,
            walls,
            roles,
            frozen,
            frozen_singles,
            singles,
            configs: Vec::new(),
            by_pawns: HashMap::new(),
            waiting: Vec::new(),
            extra: 0,
            possible: false,
        };
        let pawns = Color::ALL.map(|color| (board.pawns & board.color(color)).bits());
        let kings = Color::ALL.map(|color| board.king(color).index() as u32);
        *budget -= 40;
        skeleton.enter(pawns, &ghosts, board.turn(), kings, OTHERWISE);
        if let (true, Some(passed)) = (en_passant, board.en_passant()) {
            let us = board.turn();
            let passed = Bitboard::of(passed).bits();
            for taker in Bitboard::from_bits(pawn_attacks(!us, passed) & pawns[us as usize]) {
                let taken = ahead(!us, passed);
                skeleton.pawn_goes(pawns, &ghosts, us, kings, Bitboard::of(taker).bits(), passed, taken);
            }
        }
        while let Some((config, state)) = skeleton.waiting.pop() {
            if *budget <= 0 || skeleton.possible {
                return false;
            }
            *budget -= 1 + std::mem::take(&mut skeleton.extra);
            skeleton.expand(config as usize, state);
        }
        !skeleton.possible
    }

    /// The walls of one colour.
    fn wall(&self, color: Color) -> u64 {
        let [_, n, b, r, q, _] = self.walls[color as usize];
        n | b | r | q
    }

    /// What ghosts cannot pass.
    fn solid(&self, pawns: &[u64; 2]) -> u64 {
        pawns[0] | pawns[1] | self.wall(Color::White) | self.wall(Color::Black)
    }

    /// A skeleton can come: with at least these ghosts.
    fn enter(&mut self, pawns: [u64; 2], ghosts: &Ghosts, turn: Color, kings: [u32; 2], how: u8) {
        let config = match self.by_pawns.get(&pawns).copied() {
            Some(config) => {
                if !covers(&self.configs[config].ghosts, ghosts) {
                    self.extra += GROWTH;
                    let mut all = self.configs[config].ghosts;
                    add(&mut all, ghosts);
                    self.settle(config, all);
                    let known: Vec<u16> =
                        (0..STATES as u16).filter(|&s| self.configs[config].seen[s as usize] != 0).collect();
                    for s in known {
                        let hows = self.configs[config].seen[s as usize];
                        self.look_for_mate(config, s, hows);
                        self.waiting.push((config as u32, s));
                    }
                }
                config
            }
            None => {
                if self.configs.len() == MAX_CONFIGS {
                    self.possible = true;
                    return;
                }
                self.configs.push(Config {
                    pawns,
                    ghosts: *ghosts,
                    diagonal: 0,
                    straight: 0,
                    attacked: 0,
                    haunted: [0; 2],
                    mobile: [false; 2],
                    takes: [0; 2],
                    seen: Box::new([0; STATES]),
                });
                let config = self.configs.len() - 1;
                self.by_pawns.insert(pawns, config);
                self.settle(config, *ghosts);
                config
            }
        };
        let s = state(turn, kings);
        let seen = &mut self.configs[config].seen[s as usize];
        let new = how & !*seen;
        if new != 0 {
            let first = *seen == 0;
            *seen |= how;
            self.look_for_mate(config, s, new);
            if first {
                self.waiting.push((config as u32, s));
            }
        }
    }

    /// Lets the ghosts of one configuration wander to wherever they can get.
    fn settle(&mut self, config: usize, mut ghosts: Ghosts) {
        let winner = self.winner;
        let loser = !winner;
        let pawns = self.configs[config].pawns;
        let solid = self.solid(&pawns);
        let through = !solid;
        let (mut mobile, mut takes, mut haunted) = ([false; 2], [0; 2], [0; 2]);
        let wander =
            |role: usize, set: &mut u64, color: Color, mobile: &mut [bool; 2], takes: &mut [u64; 2]| {
                if *set == 0 {
                    return;
                }
                loop {
                    let next = *set | steps(role, *set, through) & through;
                    if next == *set {
                        break;
                    }
                    *set = next;
                }
                let targets = steps(role, *set, through);
                let prey = targets & pawns[!color as usize];
                mobile[color as usize] |= targets & through | prey != 0;
                takes[color as usize] |= prey;
            };
        for (i, &role) in OFFICERS.iter().enumerate() {
            wander(role, &mut ghosts.winner[i], winner, &mut mobile, &mut takes);
            wander(role, &mut ghosts.promoted[i], loser, &mut mobile, &mut takes);
            haunted[winner as usize] |= ghosts.winner[i];
            haunted[loser as usize] |= ghosts.promoted[i];
        }
        for i in 0..self.singles {
            haunted[loser as usize] |= ghosts.singles[i];
            if self.frozen_singles[i] {
                continue;
            }
            wander(self.roles[i], &mut ghosts.singles[i], loser, &mut mobile, &mut takes);
            haunted[loser as usize] |= ghosts.singles[i];
        }
        let walls = &self.walls[winner as usize];
        for set in self.frozen {
            haunted[winner as usize] |= set;
        }
        let [knights, bishops, rooks, queens] = std::array::from_fn(|i| ghosts.winner[i] | self.frozen[i]);
        let diagonal = diagonal_rays(bishops | queens | walls[BISHOP] | walls[QUEEN], through);
        let straight = straight_rays(rooks | queens | walls[ROOK] | walls[QUEEN], through);
        let c = &mut self.configs[config];
        c.ghosts = ghosts;
        c.diagonal = diagonal;
        c.straight = straight;
        c.attacked = diagonal | straight | leaps(knights | walls[KNIGHT]);
        c.haunted = haunted;
        c.mobile = mobile;
        c.takes = takes;
    }

    /// What walls of a colour attack for certain.
    fn wall_attacks(&self, color: Color) -> u64 {
        let walls = &self.walls[color as usize];
        leaps(walls[KNIGHT])
            | diagonal_rays(walls[BISHOP] | walls[QUEEN], 0)
            | straight_rays(walls[ROOK] | walls[QUEEN], 0)
    }

    /// Whether the mover's king stands attacked.
    fn exposed(&self, pawns: &[u64; 2], mover: Color, kings: [u32; 2]) -> bool {
        let king = 1u64 << kings[mover as usize];
        let other = 1u64 << kings[!mover as usize];
        (pawn_attacks(!mover, pawns[!mover as usize]) | king_steps(other) | self.wall_attacks(!mover)) & king
            != 0
    }

    /// Enters what a move leads to, if the mover's king is safe there.
    fn go(&mut self, pawns: [u64; 2], ghosts: &Ghosts, mover: Color, kings: [u32; 2], how: u8) {
        if !self.possible && !self.exposed(&pawns, mover, kings) {
            self.enter(pawns, ghosts, !mover, kings, how);
        }
    }

    /// Every move out of one skeleton.
    fn expand(&mut self, config: usize, s: u16) {
        let us = if s >> 12 == 0 { Color::White } else { Color::Black };
        let them = !us;
        let (u, t) = (us as usize, them as usize);
        let kings = [u32::from(s) >> 6 & 63, u32::from(s) & 63];
        let c = &self.configs[config];
        let (pawns, ghosts, mobile, takes) = (c.pawns, c.ghosts, c.mobile[u], c.takes[u]);
        let haunted = c.haunted[t];
        let (king, other) = (1u64 << kings[u], 1u64 << kings[t]);
        let walls = self.wall(Color::White) | self.wall(Color::Black);

        let through = !self.solid(&pawns);

        if mobile {
            self.go(pawns, &ghosts, us, kings, BY_GHOST);
        }
        for square in Bitboard::from_bits(takes & !other) {
            let bit = Bitboard::of(square).bits();
            let mut after = pawns;
            after[t] &= !bit;
            let mut moved = ghosts;
            self.place(&mut moved, &ghosts, us, bit, self.solid(&pawns));
            self.go(after, &moved, us, kings, BY_GHOST);
        }
        for to in Bitboard::from_bits(king_steps(king) & !pawns[u] & !walls & !other) {
            let bit = Bitboard::of(to).bits();
            let mut after = pawns;
            after[t] &= !bit;
            let mut moved = kings;
            moved[u] = to.index() as u32;
            let how = if us == self.winner { left_line(king, other, through) } else { OTHERWISE };
            self.go(after, &ghosts, us, moved, how);
        }
        let blocked = self.solid(&pawns) | king | other;
        for from in Bitboard::from_bits(pawns[u]) {
            let bit = Bitboard::of(from).bits();
            let mut targets = ahead(us, bit) & !blocked;
            let third = us.fold(0xff << 16, 0xff << 40);
            targets |= ahead(us, targets & third) & !blocked;
            let strikes = pawn_attacks(us, bit);
            targets |= strikes & (pawns[t] | haunted) & !walls & !other & !pawns[u] & !king;
            for to in Bitboard::from_bits(targets) {
                self.pawn_goes(pawns, &ghosts, us, kings, bit, Bitboard::of(to).bits(), 0);
            }
            if self.en_passant {
                for to in Bitboard::from_bits(ahead(us, ahead(us, bit)) & targets) {
                    self.taken_in_passing(pawns, &ghosts, us, kings, bit, Bitboard::of(to).bits());
                }
            }
        }
    }

    /// After a double step some pawn may take in passing: both moves are one step here, so that no skeleton needs to
    /// remember what has just moved.
    fn taken_in_passing(
        &mut self,
        pawns: [u64; 2],
        ghosts: &Ghosts,
        us: Color,
        kings: [u32; 2],
        from: u64,
        to: u64,
    ) {
        let (u, t) = (us as usize, !us as usize);
        let passed = ahead(us, from);
        let mut stepped = pawns;
        stepped[u] = stepped[u] & !from | to;
        if self.exposed(&stepped, us, kings) {
            return;
        }
        for taker in Bitboard::from_bits(pawn_attacks(us, passed) & pawns[t] & !(passed | to)) {
            // Seen from our side the takers stand where a pawn of ours on the passed square would strike.
            self.pawn_goes(stepped, ghosts, !us, kings, Bitboard::of(taker).bits(), passed, to);
        }
    }

    /// A pawn goes from one square to another; `passed` is what it takes in passing.
    #[allow(clippy::too_many_arguments)]
    fn pawn_goes(
        &mut self,
        pawns: [u64; 2],
        ghosts: &Ghosts,
        us: Color,
        kings: [u32; 2],
        from: u64,
        to: u64,
        passed: u64,
    ) {
        let (u, t) = (us as usize, !us as usize);
        let mut after = pawns;
        after[u] = after[u] & !from | to & !LAST_RANKS;
        after[t] &= !(to | passed);
        let mut ghosts = *ghosts;
        if to & LAST_RANKS != 0 {
            let sets = if us == self.winner { &mut ghosts.winner } else { &mut ghosts.promoted };
            for set in sets {
                *set |= to;
            }
        }
        self.go(after, &ghosts, us, kings, BY_PAWN);
    }

    /// A ghost of `us` has taken on `bit`: whichever could.
    fn place(&self, moved: &mut Ghosts, before: &Ghosts, us: Color, bit: u64, solid: u64) {
        let through = !solid;
        let could = |role: usize, set: u64| steps(role, set, through) & bit;
        for (i, &role) in OFFICERS.iter().enumerate() {
            if us == self.winner {
                moved.winner[i] |= could(role, before.winner[i]);
            } else {
                moved.promoted[i] |= could(role, before.promoted[i]);
            }
        }
        if us != self.winner {
            for i in (0..self.singles).filter(|&i| !self.frozen_singles[i]) {
                moved.singles[i] |= could(self.roles[i], before.singles[i]);
            }
        }
    }

    /// Whether a mate could look like this skeleton.
    fn look_for_mate(&mut self, config: usize, s: u16, hows: u8) {
        let loser = !self.winner;
        if s >> 12 != loser as u16 {
            return;
        }
        let (w, l) = (self.winner as usize, loser as usize);
        let kings = [u32::from(s) >> 6 & 63, u32::from(s) & 63];
        let (king, other) = (1u64 << kings[l], 1u64 << kings[w]);
        let c = &self.configs[config];
        let checked = hows & BY_GHOST != 0 && c.attacked & king != 0
            || hows & BY_PAWN != 0 && (c.attacked | pawn_attacks(self.winner, c.pawns[w])) & king != 0
            || hows & OFF_DIAGONAL != 0 && c.diagonal & king != 0
            || hows & OFF_LINE != 0 && c.straight & king != 0;
        if !checked {
            return;
        }
        let guarded = pawn_attacks(self.winner, c.pawns[w]) | king_steps(other) | c.attacked;
        let filled = c.pawns[l] | self.wall(loser);
        let open = king_steps(king) & !guarded & !filled;
        if open & (c.pawns[w] | self.wall(self.winner)) == 0 && self.can_fill(config, open) {
            self.possible = true;
        }
    }

    /// Whether the loser's ghosts can fill all these squares, each of them one.
    fn can_fill(&self, config: usize, open: u64) -> bool {
        let ghosts = &self.configs[config].ghosts;
        let anyone = ghosts.promoted.iter().fold(0, |all, set| all | set);
        let mut filler = [64u8; SINGLES];
        Bitboard::from_bits(open & !anyone)
            .iter()
            .all(|square| self.find_filler(ghosts, square, &mut filler, &mut 0))
    }

    /// Finds somebody for one square, moving others to other squares if need be.
    fn find_filler(
        &self,
        ghosts: &Ghosts,
        square: Square,
        filler: &mut [u8; SINGLES],
        tried: &mut u32,
    ) -> bool {
        for i in 0..self.singles {
            if *tried >> i & 1 != 0 || ghosts.singles[i] >> square.index() & 1 == 0 {
                continue;
            }
            *tried |= 1 << i;
            let free = match Square::ALL.get(filler[i] as usize) {
                None => true,
                Some(&taken) => self.find_filler(ghosts, taken, filler, tried),
            };
            if free {
                filler[i] = square.index() as u8;
                return true;
            }
        }
        false
    }
}

/// Whether the first has all squares of the second.
fn covers(all: &Ghosts, some: &Ghosts) -> bool {
    let inside = |(a, b): (&u64, &u64)| b & !a == 0;
    all.winner.iter().zip(&some.winner).all(inside)
        && all.promoted.iter().zip(&some.promoted).all(inside)
        && all.singles.iter().zip(&some.singles).all(inside)
}

/// Adds the squares of the second to the first.
fn add(all: &mut Ghosts, some: &Ghosts) {
    let join = |(a, b): (&mut u64, &u64)| *a |= b;
    all.winner.iter_mut().zip(&some.winner).for_each(join);
    all.promoted.iter_mut().zip(&some.promoted).for_each(join);
    all.singles.iter_mut().zip(&some.singles).for_each(join);
}

/// Along which open line the winner's king, by leaving a square, may let somebody behind him see the other king.
fn left_line(from: u64, prey: u64, through: u64) -> u8 {
    if straight_rays(from, through) & prey != 0 {
        OFF_LINE
    } else if diagonal_rays(from, through) & prey != 0 {
        OFF_DIAGONAL
    } else {
        OTHERWISE
    }
}
