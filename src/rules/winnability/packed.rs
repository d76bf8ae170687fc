//! Packs a position into 32 bytes without loss.
//!
//! Each square has a bit in each of four 64-bit words. The first word tells which units are black.
//! The bits of the other three words together tell which unit is on the square:
//!
//! | | pawn | knight | bishop | rook | queen | king | rook that may castle, pawn that can be captured en passant |
//! |---|---|---|---|---|---|---|---|
//! | second word | | x | x | | x | | x |
//! | third word | | | | x | x | x | x |
//! | fourth word | x | x | | | | x | x |
//!
//! The last column has two meanings: on a back rank, a rook that may castle; elsewhere, a pawn that
//! can be captured en passant. If Black is to move, Black's king has a bit in the first word only,
//! unlike any other unit. So the words determine units, side to move, castling rights and en
//! passant square, and equal words mean equal positions.

use super::super::board::Board;
use super::super::{Bitboard, Color, Square};

/// Chessboard in 32 bytes without loss: units, side to move, castling rights, en passant square.
///
/// The search for a mate stores the positions that it has visited in this form.
#[derive(Clone, Copy)]
pub(super) struct PackedBoard([u64; 4]);

impl PartialEq for PackedBoard {
    /// Compares all words without branches.
    #[inline(always)]
    fn eq(&self, other: &PackedBoard) -> bool {
        let differ = |i: usize| self.0[i] ^ other.0[i];
        differ(0) | differ(1) | differ(2) | differ(3) == 0
    }
}

/// Returns the 64-bit set of squares that contains only this square.
const fn square_bit(square: Square) -> u64 {
    1 << square.index()
}

/// Converts 64 bits, one for each square, to a set of squares.
const fn bitboard_of_bits(bits: u64) -> Bitboard {
    Bitboard::from_bits(bits)
}

/// The first and eighth rank: a castling rook is always on one of them, a pawn never.
const BACK_RANKS: u64 = 0xff00_0000_0000_00ff;

impl PackedBoard {
    /// Packs a chessboard with side to move, castling rights and en passant square into 32 bytes.
    #[inline(always)]
    pub(super) fn pack(board: &Board) -> PackedBoard {
        let (white_king, black_king) =
            (square_bit(board.king(Color::White)), square_bit(board.king(Color::Black)));
        let black_moves = board.turn() == Color::Black;
        let castling = board.castling.bits();
        let passer = match board.en_passant() {
            None => 0,
            // `square` is the square that the pawn has passed over; the pawn is one rank beyond.
            Some(square) => {
                if black_moves {
                    square_bit(square) << 8
                } else {
                    square_bit(square) >> 8
                }
            }
        };
        let kings = if black_moves { white_king } else { white_king | black_king };
        let (pawns, knights) = (board.pawns.bits(), board.knights.bits());
        PackedBoard([
            board.black.bits(),
            board.diagonals.bits() | knights | castling | passer,
            board.straights.bits() | kings | passer,
            pawns | knights | kings | castling,
        ])
    }

    /// Restores the packed chessboard with side to move, castling rights and en passant square.
    #[inline(always)]
    pub(super) fn unpack(&self) -> Board {
        let PackedBoard([black, a, b, c]) = *self;
        let special = a & b & c;
        let castling = special & BACK_RANKS;
        let passer = special & !BACK_RANKS;
        let kings = b & c & !a;
        let hidden = black & !(a | b | c);
        let (black_king, black_moves) = if hidden != 0 { (hidden, true) } else { (kings & black, false) };
        let white_king = kings & !black;
        let occupied = black | a | b | c;
        let passed = if black_moves { passer >> 8 } else { passer << 8 };
        let en_passant = if passer == 0 { 0 } else { u64::from(passed.trailing_zeros()) };
        Board {
            white: bitboard_of_bits(occupied & !black),
            black: bitboard_of_bits(black),
            pawns: bitboard_of_bits(c & !a & !b | passer),
            knights: bitboard_of_bits(a & c & !b),
            diagonals: bitboard_of_bits(a & !c),
            straights: bitboard_of_bits(b & !c | castling),
            castling: bitboard_of_bits(castling),
            state: u64::from(white_king.trailing_zeros())
                | u64::from(black_king.trailing_zeros()) << 8
                | en_passant << 16
                | u64::from(black_moves) << 24,
        }
    }

    /// Returns a 64-bit hash of the packed board, for a hash table that also compares boards in
    /// full.
    #[inline(always)]
    pub(super) fn hash(&self) -> u64 {
        let [a, b, c, d] = self.0;
        let fold = |x: u64, y: u64| {
            let product = u128::from(x) * u128::from(y);
            product as u64 ^ (product >> 64) as u64
        };
        fold(a ^ 0x9e37_79b9_7f4a_7c15, b ^ 0xbf58_476d_1ce4_e5b9)
            ^ fold(c ^ 0x94d0_49bb_1331_11eb, d ^ 0xd6e8_feb8_6659_fd93).rotate_left(29)
    }
}
