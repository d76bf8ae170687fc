//! Measures how novel a position is among comparable positions of a search for a mate.
//!
//! See section 7 of `docs/algorithms/winnability.md`.
//!
//! Comparable positions have the same numbers of pawns of each colour and of units, about the same
//! estimate of the [`MateEstimator`](super::estimates::MateEstimator), and the same side to move.
//! If two or more pairs of pawns block each other, the side to move does not count.
//!
//! A position is novel if it has a unit on a square where no comparable position had a unit of this
//! kind (role and colour), or two units on squares where no comparable position had two units of
//! these kinds. The search visits novel positions before others, so that it explores the whole
//! board instead of moving one bishop to and fro. Novelty only orders the search, so hash
//! collisions in the table do no harm.

use super::super::board::Board;
use super::super::{Bitboard, Color};

/// Base-2 logarithm of the number of bits in the novelty table.
const BITS: u32 = 22;
/// Number of kinds of units: six roles in two colours.
///
/// The two kinds of pawns come last, after the [`PIECE_KINDS`] other kinds. In recorded pairs of
/// units, the second unit is never a pawn; otherwise there would be too many pairs.
const KINDS: usize = 12;
/// Number of kinds of units other than pawns.
const PIECE_KINDS: usize = 10;

/// How new a position is among the comparable positions that a search for a mate has visited.
///
/// Novel positions are visited first, so that the search explores the whole board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum NoveltyLevel {
    /// A unit is on a square where no comparable position had a unit of its kind (role and colour).
    One,
    /// Two units are on squares where no comparable position had two units of their kinds.
    Two,
    /// Nothing is new.
    None,
}

/// Table of what a search for a mate has observed: units on squares, and pairs of units on two
/// squares.
///
/// The table consists of bits, indexed by hashes.
pub(super) struct NoveltyTable {
    /// One bit for each hash: set if an observation with this hash was recorded.
    seen: Vec<u64>,
    /// Width of the intervals of estimates. Comparable positions have estimated distances from a
    /// mate in the same interval.
    interval: usize,
    /// Whether comparable positions must have the same side to move.
    by_turn: bool,
}

/// Returns the squares of each kind of unit: White's king, Black's king, White's knights and so on.
fn by_kind(board: &Board) -> [Bitboard; KINDS] {
    let (w, b) = (board.white, board.black);
    let bishops = board.diagonals & !board.straights;
    let rooks = board.straights & !board.diagonals;
    let queens = board.diagonals & board.straights;
    let [white_king, black_king] = Color::ALL.map(|color| Bitboard::of(board.king(color)));
    [
        white_king,
        black_king,
        w & board.knights,
        b & board.knights,
        w & bishops,
        b & bishops,
        w & rooks,
        b & rooks,
        w & queens,
        b & queens,
        w & board.pawns,
        b & board.pawns,
    ]
}

/// Returns a hash of the group of comparable positions to which this position belongs.
///
/// Positions of one group have the same numbers of pawns and units. Their estimated distances from
/// a mate are in the interval number `guess`. With `by_turn`, they have the same side to move.
fn group_hash(board: &Board, guess: usize, by_turn: bool) -> u64 {
    let whites = (board.pawns & board.white).len() as u64;
    let blacks = (board.pawns & board.black).len() as u64;
    let men = board.occupied().len() as u64;
    let turn = u64::from(by_turn && board.turn() == Color::Black);
    let all = whites | blacks << 4 | men << 8 | turn << 15 | (guess as u64) << 16;
    all.wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

impl NoveltyTable {
    /// Size of the novelty table in bytes.
    pub(super) const BYTES: usize = 1 << (BITS - 3);

    /// Returns an empty novelty table.
    ///
    /// Positions are comparable only if their estimated distances from a mate are in the same
    /// interval of this width and, with `by_turn`, the same side is to move.
    pub(super) fn new(interval: usize, by_turn: bool) -> NoveltyTable {
        NoveltyTable { seen: vec![0; 1 << (BITS - 6)], interval, by_turn }
    }

    /// Marks an observation, encoded as a number, as seen; returns whether the observation is new.
    ///
    /// An observation is one unit on a square, or two units on two squares, in a group of
    /// comparable positions. Because of hash collisions, a few new observations count as seen.
    fn record(&mut self, observation: u64) -> bool {
        let hash = (observation ^ observation >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let at = (hash >> (64 - BITS)) as usize;
        let bit = 1 << (at & 63);
        let word = &mut self.seen[at >> 6];
        let new = *word & bit == 0;
        *word |= bit;
        new
    }

    /// Returns how novel a position is in the search for a mate, and records what it shows.
    ///
    /// A position is novel if a unit is on a square, or two units are on two squares, where no
    /// comparable position had units of these kinds. `cost` is the estimated distance from a mate.
    /// `before` is the position one move earlier, if any. Without `before`, or after a capture or
    /// promotion, all units are examined; otherwise only the moved units.
    pub(super) fn level_of(&mut self, before: Option<&Board>, board: &Board, cost: usize) -> NoveltyLevel {
        let part = group_hash(board, cost / self.interval, self.by_turn);
        let now = by_kind(board);
        let size = |board: &Board| (board.pawns.len(), board.occupied().len());
        let same = match before {
            Some(before) if size(before) == size(board) => by_kind(before),
            _ => [Bitboard::EMPTY; KINDS],
        };
        let mut news = NoveltyLevel::None;
        for (kind, set) in now.iter().enumerate() {
            for square in *set & !same[kind] {
                let man = (kind << 6 | square.index()) as u64;
                if self.record(part ^ (man + 1) << 20) {
                    news = NoveltyLevel::One;
                }
                for (other_kind, others) in now[..PIECE_KINDS].iter().enumerate() {
                    for other in *others {
                        let other = (other_kind << 6 | other.index()) as u64;
                        let pair = if man < other { man << 10 | other } else { other << 10 | man };
                        if man != other && self.record(part.rotate_left(17) ^ pair << 20) {
                            news = news.min(NoveltyLevel::Two);
                        }
                    }
                }
            }
        }
        news
    }
}
