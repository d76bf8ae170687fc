//! The key under which the Polyglot opening book format files a position.

use super::polyglot_random::RANDOM;
use super::{CastlingSide, Color, Position, Role};

const CASTLING: usize = 768;
const EN_PASSANT: usize = 772;
const WHITE_TO_MOVE: usize = 780;

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
        for role in Role::ALL {
            for color in Color::ALL {
                let kind = 2 * role.index() + color.fold(1, 0);
                for square in self.by(color, role) {
                    key ^= RANDOM[64 * kind + square.index()];
                }
            }
        }
        for color in Color::ALL {
            for side in CastlingSide::ALL {
                if self.board.castling_rook(color, side == CastlingSide::KingSide).is_some() {
                    key ^= RANDOM[CASTLING + 2 * color.index() + side as usize];
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
