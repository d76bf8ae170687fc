//! Zobrist key of a position (its 64-bit hash) as the Polyglot opening book format defines it.

use super::polyglot_random::RANDOM;
use crate::rules::{Bitboard, CastlingSide, Color, Position, Role};

/// Index of the first random number for kings in [`RANDOM`]: 64 numbers for Black's king, then 64
/// for White's.
const KINGS: usize = 640;
/// Index of the first random number for castling rights in [`RANDOM`].
const CASTLING: usize = 768;
/// Index of the first random number for en passant files in [`RANDOM`].
const EN_PASSANT: usize = 772;
/// Index of the random number for White to move in [`RANDOM`].
const WHITE_TO_MOVE: usize = 780;

/// Returns the part of a Zobrist key (position hash) for the pieces of one kind and colour: the XOR
/// of the random numbers for these pieces.
///
/// `numbers` has one random number for each square, a1 first. `squares` are the squares of the
/// pieces.
#[inline(always)]
fn sum_keys(numbers: &[u64], squares: Bitboard) -> u64 {
    let Some(numbers) = numbers.first_chunk::<64>() else { return 0 };
    let mut left = squares.bits();
    let mut key = 0;
    while left != 0 {
        let next = left & left.wrapping_sub(1);
        key ^= numbers[left.trailing_zeros() as usize & 63];
        left = next;
    }
    key
}

impl Position {
    /// Returns the position's Zobrist key, a 64-bit hash, as in Polyglot opening books.
    ///
    /// The en passant file counts if a pawn of the side to move is beside the pawn that has made a
    /// double step, even if the en passant capture is illegal. To compare positions for repetition,
    /// use [`Position::repetition_key`].
    ///
    /// ```
    /// use tabiya::rules::Position;
    ///
    /// assert_eq!(Position::initial().zobrist(), 0x463b_9618_1691_fc9c);
    /// ```
    pub fn zobrist(&self) -> u64 {
        let mut key = 0;
        let men = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen];
        for (pair, role) in RANDOM.chunks_exact(128).zip(men) {
            let set = self.by_role(role);
            let (black, white) = pair.split_at(64);
            key ^= sum_keys(black, set & self.by_color(Color::Black))
                ^ sum_keys(white, set & self.by_color(Color::White));
        }
        for color in Color::ALL {
            key ^= RANDOM[KINGS + color.by_color(64, 0) + self.king(color).index()];
        }
        if !self.board.castling.is_empty() {
            for color in Color::ALL {
                for side in CastlingSide::ALL {
                    if self.board.castling_rook(color, side == CastlingSide::KingSide).is_some() {
                        key ^= RANDOM[CASTLING + 2 * color.index() + side as usize];
                    }
                }
            }
        }
        if let Some(square) = self.board.en_passant() {
            key ^= RANDOM[EN_PASSANT + square.file().index()];
        }
        if self.turn() == Color::White {
            key ^= RANDOM[WHITE_TO_MOVE];
        }
        key
    }
}
