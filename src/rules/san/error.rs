//! Reasons why a text in algebraic notation (SAN) is no legal move.

use thiserror::Error;

use crate::rules::{Bitboard, Role, Square};

/// Reason why a text in algebraic notation (SAN) is no legal move in a position.
///
/// ```
/// use tabiya::rules::Position;
///
/// let start = Position::initial();
/// let why = |text: &str| start.parse_san(text).unwrap_err().to_string();
/// assert_eq!(why("Nf4"), "no knight can go to f4");
/// assert_eq!(why("exf3"), "there is nothing to take on f3");
/// assert_eq!(why("O-O"), "castling is not possible, a piece stands or looks in the way");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum SanError {
    /// The text is not algebraic notation.
    #[error("not a move in algebraic notation")]
    NotSan,
    /// No piece of this kind can move to the target square. If the text names a start file or rank,
    /// only the pieces there count.
    #[error("no {} can go to {to}", .role.name())]
    NoneGoesThere {
        /// The kind of piece.
        role: Role,
        /// The target square.
        to: Square,
    },
    /// The move leaves the mover's own king in check (FIDE 3.9.2).
    #[error("that move would leave the king in check from {}", .by.to_sentence())]
    LeavesKingInCheck {
        /// The squares of the pieces that would attack the king.
        by: Bitboard,
    },
    /// Several pieces of this kind can move to the target square, and the text does not say which
    /// of them moves.
    #[error("it does not say which piece, of those on {}", .from.to_sentence())]
    Ambiguous {
        /// The squares of these pieces.
        from: Bitboard,
    },
    /// The text has a capture sign, but there is nothing to capture.
    #[error("there is nothing to take on {to}")]
    NothingToTake {
        /// The target square.
        to: Square,
    },
    /// A pawn reaches the last rank, but the text has no promotion (FIDE 3.7.3.3).
    #[error("a pawn on {to} becomes another piece, and which is not said")]
    PromotionMissing {
        /// The square that the pawn reaches.
        to: Square,
    },
    /// The text names a promotion, but the move is no pawn move to the last rank.
    #[error("nothing is promoted on {to}")]
    NoPromotion {
        /// The target square.
        to: Square,
    },
    /// The player has no right to castle to the side that the text names, because king or rook has
    /// moved or is not on its square (FIDE 3.8.2.1).
    #[error("castling is not possible, king or rook has moved")]
    NoCastlingRight,
    /// The king is in check, so it cannot castle (FIDE 3.8.2.2).
    #[error("castling is not possible, the king is in check")]
    CastlingOutOfCheck,
    /// A piece is in the way of king or rook, or attacks a square that the king crosses or reaches
    /// (FIDE 3.8.2.2).
    #[error("castling is not possible, a piece stands or looks in the way")]
    CastlingObstructed,
}

impl SanError {
    /// Returns the name of this reason for programs and tests, such as `not-san`. The names stay
    /// the same in all versions.
    pub const fn code(&self) -> &'static str {
        match self {
            SanError::NotSan => "not-san",
            SanError::NoneGoesThere { .. } => "none-goes-there",
            SanError::LeavesKingInCheck { .. } => "leaves-king-in-check",
            SanError::Ambiguous { .. } => "ambiguous",
            SanError::NothingToTake { .. } => "nothing-to-take",
            SanError::PromotionMissing { .. } => "promotion-missing",
            SanError::NoPromotion { .. } => "no-promotion",
            SanError::NoCastlingRight => "no-castling-right",
            SanError::CastlingOutOfCheck => "castling-out-of-check",
            SanError::CastlingObstructed => "castling-obstructed",
        }
    }
}
