//! Castling rights of a position, for standard chess and Chess960.

use std::fmt::{self, Write};

use super::{Bitboard, Color, File, Square};

/// Side to which the king castles (FIDE 3.8.2): king side (`O-O`) or queen side (`O-O-O`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CastlingSide {
    /// Towards the h-file: the king lands on the g-file.
    KingSide,
    /// Towards the a-file: the king lands on the c-file.
    QueenSide,
}

impl CastlingSide {
    /// Both sides, the king side first.
    pub const ALL: [CastlingSide; 2] = [CastlingSide::KingSide, CastlingSide::QueenSide];
}

/// Castling rights of both players in a position (FIDE 3.8.2.1), each with the square of the rook.
///
/// ```
/// use tabiya::rules::{CastlingSide, Color, Position, Square};
///
/// let rights = Position::from_fen("r3k2r/8/8/8/8/8/8/R3K2R w Kq - 0 1")?.castling_rights();
/// assert!(rights.has_right(Color::White, CastlingSide::KingSide));
/// assert_eq!(rights.rook(Color::Black, CastlingSide::QueenSide), Some(Square::A8));
/// assert!(!rights.has_right(Color::Black, CastlingSide::KingSide));
/// # Ok::<(), tabiya::rules::FenError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CastlingRights {
    /// Castling rights, indexed by `color.index()` and `side as usize`; `None` without the right.
    /// Otherwise the rook's square and a `bool`: whether another rook of the same colour is behind
    /// this rook on the same rank, as seen from the king.
    pub(super) rooks: [[Option<(Square, bool)>; 2]; 2],
}

impl CastlingRights {
    /// Whether this player still has the right to castle on this side.
    pub fn has_right(self, color: Color, side: CastlingSide) -> bool {
        self.rook(color, side).is_some()
    }

    /// Returns the square of the rook with which this player still has the right to castle on this
    /// side; `None` without the right.
    pub fn rook(self, color: Color, side: CastlingSide) -> Option<Square> {
        self.rooks[color.index()][side as usize].map(|(rook, _)| rook)
    }

    /// Whether neither player has any castling right left.
    pub fn is_empty(self) -> bool {
        self.rooks().is_empty()
    }

    /// Returns the squares of the rooks of both colours that have a castling right.
    pub fn rooks(self) -> Bitboard {
        self.rooks.into_iter().flatten().flatten().map(|(rook, _)| rook).collect()
    }
}

impl fmt::Display for CastlingRights {
    /// Writes the castling rights as in a FEN: `KQkq`, or `-` for none.
    ///
    /// If another rook of the same colour is behind the rook on the same rank, as seen from the
    /// king, the letter of the rook's file replaces `K` or `Q` (X-FEN, for Chess960).
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        for color in Color::ALL {
            for side in CastlingSide::ALL {
                if let Some((rook, beyond)) = self.rooks[color.index()][side as usize] {
                    let letter = match (beyond, side) {
                        (true, _) => File::char(rook.file()),
                        (false, CastlingSide::KingSide) => 'k',
                        (false, CastlingSide::QueenSide) => 'q',
                    };
                    f.write_char(color.by_color(letter.to_ascii_uppercase(), letter))?;
                }
            }
        }
        Ok(())
    }
}
