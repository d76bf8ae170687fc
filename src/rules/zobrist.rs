//! The key under which the Polyglot opening book format files a position.

use super::polyglot_random::RANDOM;
use super::{Bitboard, CastlingSide, Color, Position, Role, Square};

const KINGS: usize = 640;
const CASTLING: usize = 768;
const EN_PASSANT: usize = 772;
const WHITE_TO_MOVE: usize = 780;

/// The numbers of these squares together, of the 64 that one kind of man has: of two kinds, side by side, since one waits for
/// nothing that the other does.
#[inline(always)]
fn sum(numbers: [&[u64]; 2], squares: [Bitboard; 2]) -> u64 {
    let [Some(black), Some(white)] = numbers.map(|numbers| numbers.first_chunk::<64>()) else { return 0 };
    let number = |of: &[u64; 64], square: Square| of[square.index() & 63];
    let [mut blacks, mut whites] = squares.map(Bitboard::iter);
    let mut key = 0;
    loop {
        match (blacks.next(), whites.next()) {
            (Some(one), Some(other)) => key ^= number(black, one) ^ number(white, other),
            (Some(one), None) => key ^= number(black, one),
            (None, Some(other)) => key ^= number(white, other),
            (None, None) => return key,
        }
    }
}

impl Position {
    /// The 64-bit Zobrist key of the Polyglot format. As that format has it, an en passant file counts when a pawn
    /// stands beside the one that moved two squares, pinned or not; to compare positions for repetition, use
    /// [`Position::repetition_key`].
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
            key ^= sum([black, white], [Color::Black, Color::White].map(|color| set & self.by_color(color)));
        }
        for color in Color::ALL {
            key ^= RANDOM[KINGS + color.fold(64, 0) + self.king(color).index()];
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
