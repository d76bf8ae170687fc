//! Why a text is no move.

use std::fmt;

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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SanError {
    /// It does not read as a move in algebraic notation.
    NotSan,
    /// No such piece can go there, at least not from where it says.
    NoneGoesThere {
        /// The kind of piece.
        role: Role,
        /// Where it was to go.
        to: Square,
    },
    /// Such a move would leave the king in check (FIDE 3.9.2).
    LeavesKingInCheck {
        /// By the pieces on these squares.
        by: Bitboard,
    },
    /// Several pieces of that kind can go there, and it does not say which.
    Ambiguous {
        /// The squares they stand on.
        from: Bitboard,
    },
    /// It speaks of a capture, but there is nothing to take.
    NothingToTake {
        /// The square that the move goes to.
        to: Square,
    },
    /// A pawn reaches the last rank, and it does not say what it becomes (FIDE 3.7.3.3).
    PromotionMissing {
        /// The square that the pawn reaches.
        to: Square,
    },
    /// It speaks of a promotion where there is none.
    NoPromotion {
        /// The square that the move goes to.
        to: Square,
    },
    /// The king or that rook has moved before, or they are not there (FIDE 3.8.2.1).
    NoCastlingRight,
    /// The king is in check and so cannot castle (FIDE 3.8.2.2).
    CastlingOutOfCheck,
    /// A piece stands between, or attacks a square the king would cross or reach (FIDE 3.8.2.2).
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

impl fmt::Display for SanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SanError::NotSan => f.write_str("not a move in algebraic notation"),
            SanError::NoneGoesThere { role, to } => write!(f, "no {} can go to {to}", role.name()),
            SanError::LeavesKingInCheck { by } => {
                write!(f, "that move would leave the king in check from {}", list(*by))
            }
            SanError::Ambiguous { from } => {
                write!(f, "it does not say which piece, of those on {}", list(*from))
            }
            SanError::NothingToTake { to } => write!(f, "there is nothing to take on {to}"),
            SanError::PromotionMissing { to } => {
                write!(f, "a pawn on {to} becomes another piece, and which is not said")
            }
            SanError::NoPromotion { to } => write!(f, "nothing is promoted on {to}"),
            SanError::NoCastlingRight => f.write_str("castling is not possible, king or rook has moved"),
            SanError::CastlingOutOfCheck => f.write_str("castling is not possible, the king is in check"),
            SanError::CastlingObstructed => {
                f.write_str("castling is not possible, a piece stands or looks in the way")
            }
        }
    }
}

impl std::error::Error for SanError {}

/// `b1 and d2`.
fn list(squares: Bitboard) -> String {
    let names: Vec<String> = squares.iter().map(|square| square.to_string()).collect();
    names.join(" and ")
}
