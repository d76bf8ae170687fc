//! Structure: the common data of all position classes with the same pawns and the same living
//! pieces.
//!
//! A position class is a set of positions with kings, pawns and some other pieces on the same
//! squares. The *winner* is the side that is to be proved unable to mate.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use super::super::super::{Bitboard, Color, Square};
use super::super::reach::LAST_RANKS;
use super::super::set_moves::{diagonal_rays, leaps, straight_rays};
use super::permanent_blockers::PermanentBlockers;
use super::piece_levels::{
    KnowledgeLevel, MAX_PIECES, PieceLevels, UNTRACKED_PAWN, attacks_and_steps, reachable_squares,
};
use super::position_class::NONE;

/// Sets of squares on which the untracked pieces may be: one set for each piece, but promoted
/// pieces of the same colour and role share a set.
///
/// A piece is untracked if the position classes leave its square open.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct UntrackedSets {
    /// For each piece on the board at the start, its set of squares. The set of a piece that is not
    /// untracked is empty.
    pub(super) men: [u64; MAX_PIECES],
    /// For promoted pieces, the sets of squares by colour (White first) and role.
    pub(super) promoted: [[u64; 4]; 2],
}

impl UntrackedSets {
    /// Whether each untracked piece's set of squares contains its set in `others`.
    ///
    /// A piece is untracked if position classes leave its square open. Its set has the squares on
    /// which it may be.
    pub(super) fn covers(&self, others: &UntrackedSets) -> bool {
        let missing = |mine: &[u64], theirs: &[u64]| {
            mine.iter().zip(theirs).fold(0, |missing, (a, b)| missing | b & !a)
        };
        missing(&self.men, &others.men)
            | missing(self.promoted.as_flattened(), others.promoted.as_flattened())
            == 0
    }

    /// Returns, for each untracked piece, the union of its sets of squares in `self` and `others`.
    ///
    /// A piece is untracked if position classes leave its square open. Its set has the squares on
    /// which it may be.
    pub(super) fn joined(&self, others: &UntrackedSets) -> UntrackedSets {
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

/// Map from pawns and living pieces to the index of their structure, the common data of position
/// classes.
pub(super) type StructureMap = HashMap<StructureKey, u16, BuildHasherDefault<WordHasher>>;

/// Key by which a structure is found: its pawns and living pieces.
///
/// A structure is the common data of all position classes with the same pawns and living pieces.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct StructureKey {
    /// The squares of White's pawns.
    white: u64,
    /// The squares of Black's pawns.
    black: u64,
    /// A bit for each living piece whose square the classes do not store.
    alive: u32,
}

impl StructureKey {
    /// Returns the key by which the structure of these pawns and living pieces is found.
    ///
    /// A structure is the common data of all position classes with the same pawns and living
    /// pieces. `alive` has a bit for each living piece whose square the classes do not store.
    pub(super) fn new([white, black]: [u64; 2], alive: u32) -> StructureKey {
        StructureKey { white, black, alive }
    }
}

/// Fast hasher for keys of a few integers, in the hash map of structures of position classes.
#[derive(Default)]
pub(super) struct WordHasher(u64);

impl Hasher for WordHasher {
    /// Returns the hash of all integers written so far.
    fn finish(&self) -> u64 {
        self.0
    }

    /// Adds some bytes to the hash, each as an integer.
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_u64(byte.into()));
    }

    /// Adds a 64-bit integer to the hash.
    fn write_u64(&mut self, word: u64) {
        let product = u128::from(self.0 ^ word ^ 0x9e37_79b9_7f4a_7c15) * 0xbf58_476d_1ce4_e5b9;
        self.0 = product as u64 ^ (product >> 64) as u64;
    }

    /// Adds a 32-bit integer to the hash.
    fn write_u32(&mut self, word: u32) {
        self.write_u64(word.into());
    }
}

/// Common data of many position classes: pawns, living pieces, and squares of untracked pieces. In
/// arrays by colour, White comes first.
///
/// A piece is untracked if the classes leave its square open. Each untracked piece has a set of
/// squares on which it may be; this set grows while classes are listed.
pub(super) struct Structure {
    /// By colour: the squares of the pawns.
    pub(super) pawns: [u64; 2],
    /// The immovable, fixed and untracked pieces that may be alive, a bit for each. Immovable and
    /// fixed pieces never move.
    pub(super) alive: u32,
    /// For each untracked piece, the set of squares on which it may be.
    pub(super) untracked: UntrackedSets,
    /// By colour and role: the squares of the immovable and fixed pieces.
    pub(super) frozen: [[u64; 4]; 2],
    /// The squares of pawns, immovable and fixed pieces, which untracked pieces cannot cross.
    pub(super) solid: u64,
    /// The squares that untracked pieces of the winner may attack along diagonals.
    pub(super) diagonal: u64,
    /// The squares that untracked pieces of the winner may attack along ranks and files.
    pub(super) straight: u64,
    /// The squares that untracked pieces of the winner may attack by knight's moves.
    pub(super) leap: u64,
    /// By colour: the squares on which untracked pieces may be.
    pub(super) untracked_squares: [u64; 2],
    /// By colour: whether an untracked piece may have a square to move to.
    pub(super) mobile: [bool; 2],
    /// By colour: the squares that an untracked piece may attack or, as a pawn, step to.
    pub(super) attacked: [u64; 2],
    /// A number that grows with every change of structure: the ranks that pawns have advanced, plus
    /// the number of captured pieces that are not tracked, plus a constant.
    pub(super) age: usize,
    /// The number of the newest position class with this structure; [`NONE`] if there is none.
    pub(super) newest: u32,
}

/// Returns how many ranks the pawns have advanced in all, plus a constant; `pawns` is by colour.
///
/// A captured or promoted pawn counts as a pawn on the last rank. In an ordered listing, structures
/// with the lowest number are expanded first.
fn pawn_progress(pawns: [u64; 2]) -> usize {
    let steps = |color: Color| -> usize {
        let row = |square: Square| square.index() / 8;
        Bitboard::from_bits(pawns[color as usize])
            .iter()
            .map(|s| 7 - color.by_color(row(s), 7 - row(s)))
            .sum()
    };
    // The pawns together never have more than 64 × 7 ranks ahead of them.
    64 * 7 - steps(Color::White) - steps(Color::Black)
}

impl Structure {
    /// Returns the structure, the common data of all position classes with these pawns and living
    /// pieces.
    ///
    /// `alive` has a bit for each living piece whose square the classes do not store; `levels` says
    /// which pieces these are. An untracked piece may be on each square that it can reach from its
    /// squares in `untracked` without crossing a square of `blockers`.
    pub(super) fn new(
        levels: &PieceLevels,
        winner: Color,
        pawns: [u64; 2],
        alive: u32,
        untracked: &UntrackedSets,
        blockers: PermanentBlockers,
    ) -> Structure {
        let mut frozen = [[0; 4]; 2];
        let mut solid = pawns[0] | pawns[1];
        for (i, man) in levels.men.iter().enumerate() {
            if alive >> i & 1 != 0 && matches!(man.level, KnowledgeLevel::Immovable | KnowledgeLevel::Fixed) {
                frozen[man.color as usize][man.role] |= man.square;
                solid |= man.square;
            }
        }
        let mut structure = Structure {
            pawns,
            alive,
            untracked: *untracked,
            frozen,
            solid,
            diagonal: 0,
            straight: 0,
            leap: 0,
            untracked_squares: [0; 2],
            mobile: [false; 2],
            attacked: [0; 2],
            age: pawn_progress(pawns) + levels.men.len() - alive.count_ones() as usize,
            newest: NONE,
        };
        structure.recompute(levels, winner, blockers);
        structure
    }

    /// Recomputes the squares on which untracked pieces may be, and the squares that they attack.
    ///
    /// Untracked pieces are those whose squares the position classes leave open. They cannot cross
    /// the squares of `blockers`. The caller must call this after a change of `blockers` or of the
    /// pieces' sets of squares.
    pub(super) fn recompute(&mut self, levels: &PieceLevels, winner: Color, blockers: PermanentBlockers) {
        let through = !(self.solid | blockers.standing);
        let (mut mobile, mut attacked, mut untracked_squares) = ([false; 2], [0; 2], [0; 2]);
        let mut by_role = [0; 4];
        let mut spread = |color: Color, role: usize, set: &mut u64| {
            if *set == 0 {
                return;
            }
            *set = reachable_squares(color, role, *set, through);
            let targets = attacks_and_steps(color, role, *set, through);
            mobile[color as usize] |= targets & through != 0;
            attacked[color as usize] |= targets;
            untracked_squares[color as usize] |= *set;
            if color == winner && role < by_role.len() {
                by_role[role] |= *set;
            }
        };
        for (man, set) in levels.men.iter().zip(&mut self.untracked.men) {
            spread(man.color, man.role, set);
            if man.role == UNTRACKED_PAWN {
                for promoted in &mut self.untracked.promoted[man.color as usize] {
                    *promoted |= *set & LAST_RANKS;
                }
            }
        }
        for color in Color::ALL {
            for (role, set) in self.untracked.promoted[color as usize].iter_mut().enumerate() {
                spread(color, role, set);
            }
        }
        let [knights, bishops, rooks, queens] = by_role;
        let through = !(self.solid | blockers.shielding);
        self.diagonal = diagonal_rays(bishops | queens, through);
        self.straight = straight_rays(rooks | queens, through);
        self.leap = leaps(knights);
        self.untracked_squares = untracked_squares;
        self.mobile = mobile;
        self.attacked = attacked;
    }
}
