//! Why a text is no move.

use thiserror::Error;

use crate::rules::{Bitboard, Role, Square};

/// Why a text in algebraic notation is no move here.
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
    /// It does not read as a move in algebraic notation.
    #[error("not a move in algebraic notation")]
    NotSan,
    /// No such piece can go there, at least not from where it says.
    #[error("no {} can go to {to}", .role.name())]
    NoneGoesThere {
        /// The kind of piece.
        role: Role,
        /// Where it was to go.
        to: Square,
    },
    /// Such a move would leave the king in check (FIDE 3.9.2).
    #[error("that move would leave the king in check from {}", .by.list())]
    LeavesKingInCheck {
        /// By the pieces on these squares.
        by: Bitboard,
    },
    /// Several pieces of that kind can go there, and it does not say which.
    #[error("it does not say which piece, of those on {}", .from.list())]
    Ambiguous {
        /// The squares they stand on.
        from: Bitboard,
    },
    /// It speaks of a capture, but there is nothing to take.
    #[error("there is nothing to take on {to}")]
    NothingToTake {
        /// The square that the move goes to.
        to: Square,
    },
    /// A pawn reaches the last rank, and it does not say what it becomes (FIDE 3.7.3.3).
    #[error("a pawn on {to} becomes another piece, and which is not said")]
    PromotionMissing {
        /// The square that the pawn reaches.
        to: Square,
    },
    /// It speaks of a promotion where there is none.
    #[error("nothing is promoted on {to}")]
    NoPromotion {
        /// The square that the move goes to.
        to: Square,
    },
    /// The king or that rook has moved before, or they are not there (FIDE 3.8.2.1).
    #[error("castling is not possible, king or rook has moved")]
    NoCastlingRight,
    /// The king is in check and so cannot castle (FIDE 3.8.2.2).
    #[error("castling is not possible, the king is in check")]
    CastlingOutOfCheck,
    /// A piece stands between, or attacks a square the king would cross or reach (FIDE 3.8.2.2).
    #[error("castling is not possible, a piece stands or looks in the way")]
    CastlingObstructed,
}

impl SanError {
    /// The name of the fault, for programs and for tests: `not-san`.
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
