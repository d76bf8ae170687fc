//! All skeletons with the same pawns and the same men alive.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use super::super::super::{Bitboard, Color, Square};
use super::super::reach::LAST_RANKS;
use super::super::spread::{diagonal_rays, leaps, straight_rays};
use super::cast::{Cast, Kind, LOOSE_PAWN, MEN, steps, wander};
use super::states::NONE;
use super::still::Still;

/// Where the ghosts can be.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Ghosts {
    /// Those of the board at first, one by one.
    pub(super) men: [u64; MEN],
    /// The promoted, by colour and role.
    pub(super) promoted: [[u64; 4]; 2],
}

impl Ghosts {
    /// Whether these have all squares of the others.
    pub(super) fn covers(&self, others: &Ghosts) -> bool {
        let missing = |mine: &[u64], theirs: &[u64]| {
            mine.iter().zip(theirs).fold(0, |missing, (a, b)| missing | b & !a)
        };
        missing(&self.men, &others.men)
            | missing(self.promoted.as_flattened(), others.promoted.as_flattened())
            == 0
    }

    /// The squares of both.
    pub(super) fn joined(&self, others: &Ghosts) -> Ghosts {
        let mut all = *self;
        for (a, b) in all.men.iter_mut().zip(&others.men) {
            *a |= b;
        }
        for (a, b) in all.promoted.as_flattened_mut().iter_mut().zip(others.promoted.as_flattened()) {
            *a |= b;
        }
        all
    }
}

/// Which configuration has these pawns and these men alive.
pub(super) type ByKey = HashMap<Key, u16, BuildHasherDefault<Mixer>>;

/// Pawns and living men.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Key {
    white: u64,
    black: u64,
    alive: u32,
}

impl Key {
    pub(super) fn new([white, black]: [u64; 2], alive: u32) -> Key {
        Key { white, black, alive }
    }
}

/// Hashes a few words quickly. Equal keys are told by comparing them; the hash only says where to look.
#[derive(Default)]
pub(super) struct Mixer(u64);

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_u64(byte.into()));
    }

    fn write_u64(&mut self, word: u64) {
        let product = u128::from(self.0 ^ word ^ 0x9e37_79b9_7f4a_7c15) * 0xbf58_476d_1ce4_e5b9;
        self.0 = product as u64 ^ (product >> 64) as u64;
    }

    fn write_u32(&mut self, word: u32) {
        self.write_u64(word.into());
    }
}

/// Pawns, living men, and what follows for the ghosts.
pub(super) struct Config {
    pub(super) pawns: [u64; 2],
    /// The men, frozen or ghosts, that may be alive.
    pub(super) alive: u32,
    pub(super) ghosts: Ghosts,
    /// Walls and the frozen, by colour and role.
    pub(super) frozen: [[u64; 4]; 2],
    /// What ghosts cannot pass.
    pub(super) solid: u64,
    /// What ghosts of the winner may attack, along diagonals, along lines, and by leaps.
    pub(super) diagonal: u64,
    pub(super) straight: u64,
    pub(super) leap: u64,
    /// By colour: where a ghost may be, whether one can move, and what one may attack.
    pub(super) haunted: [u64; 2],
    pub(super) mobile: [bool; 2],
    pub(super) attacked: [u64; 2],
    /// How far the pawns have gone and how many men are no more: every change of configuration adds to it.
    pub(super) age: usize,
    /// The newest state with this configuration.
    pub(super) newest: u32,
}

/// The steps that pawns have gone, where a pawn that is no more has gone all.
fn age(pawns: [u64; 2]) -> usize {
    let steps = |color: Color| -> usize {
        let row = |square: Square| square.index() / 8;
        Bitboard::from_bits(pawns[color as usize]).iter().map(|s| 7 - color.fold(row(s), 7 - row(s))).sum()
    };
    // No side ever has more than eight, but a position that was put up might.
    64 * 7 - steps(Color::White) - steps(Color::Black)
}

impl Config {
    /// Lets the ghosts wander to wherever they can get.
    pub(super) fn new(
        cast: &Cast,
        winner: Color,
        pawns: [u64; 2],
        alive: u32,
        ghosts: &Ghosts,
        still: Still,
    ) -> Config {
        let mut frozen = [[0; 4]; 2];
        let mut solid = pawns[0] | pawns[1];
        for (i, man) in cast.men.iter().enumerate() {
            if alive >> i & 1 != 0 && matches!(man.kind, Kind::Wall | Kind::Frozen) {
                frozen[man.color as usize][man.role] |= man.square;
                solid |= man.square;
            }
        }
        let mut config = Config {
            pawns,
            alive,
            ghosts: *ghosts,
            frozen,
            solid,
            diagonal: 0,
            straight: 0,
            leap: 0,
            haunted: [0; 2],
            mobile: [false; 2],
            attacked: [0; 2],
            age: age(pawns) + cast.men.len() - alive.count_ones() as usize,
            newest: NONE,
        };
        config.settle(cast, winner, still);
        config
    }

    /// The same after some ghosts have got to more squares, or get through more.
    pub(super) fn settle(&mut self, cast: &Cast, winner: Color, still: Still) {
        let through = !(self.solid | still.standing);
        let (mut mobile, mut attacked, mut haunted) = ([false; 2], [0; 2], [0; 2]);
        let mut by_role = [0; 4];
        let mut spread = |color: Color, role: usize, set: &mut u64| {
            if *set == 0 {
                return;
            }
            *set = wander(color, role, *set, through);
            let targets = steps(color, role, *set, through);
            mobile[color as usize] |= targets & through != 0;
            attacked[color as usize] |= targets;
            haunted[color as usize] |= *set;
            if color == winner && role < by_role.len() {
                by_role[role] |= *set;
            }
        };
        for (man, set) in cast.men.iter().zip(&mut self.ghosts.men) {
            spread(man.color, man.role, set);
            if man.role == LOOSE_PAWN {
                for promoted in &mut self.ghosts.promoted[man.color as usize] {
                    *promoted |= *set & LAST_RANKS;
                }
            }
        }
        for color in Color::ALL {
            for (role, set) in self.ghosts.promoted[color as usize].iter_mut().enumerate() {
                spread(color, role, set);
            }
        }
        let [knights, bishops, rooks, queens] = by_role;
        let through = !(self.solid | still.shielding);
        self.diagonal = diagonal_rays(bishops | queens, through);
        self.straight = straight_rays(rooks | queens, through);
        self.leap = leaps(knights);
        self.haunted = haunted;
        self.mobile = mobile;
        self.attacked = attacked;
    }
}
