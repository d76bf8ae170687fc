//! What can be wrong with a FEN, and where.

use std::fmt;

use super::{Color, Rank, Square};

/// The first fault found in a FEN.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FenError {
    /// Not six fields, nor the four of EPD.
    Fields(usize),
    /// Not eight ranks of pieces.
    Ranks(usize),
    /// A rank that does not add up to eight squares.
    RankLength {
        /// Which rank.
        rank: Rank,
        /// How many squares it describes.
        files: usize,
    },
    /// A character among the pieces that is none.
    NotAPiece {
        /// On which rank.
        rank: Rank,
        /// The character.
        found: char,
    },
    /// Two digits in a row, where one would do.
    SplitGap(Rank),
    /// The side to move is neither `w` nor `b`.
    Turn,
    /// A character in the castling field that is no right, comes twice, or stands beside `-`.
    Castling(char),
    /// The castling field is empty.
    CastlingEmpty,
    /// A right to castle without king and rook in their places.
    CastlingRight(Color, char),
    /// The en passant field is neither `-` nor a square.
    EnPassant,
    /// No pawn can just have passed that square.
    EnPassantSquare(Square),
    /// The fifth field is not a number of half-moves.
    HalfmoveClock,
    /// The sixth field is not a number of a move, 1 or more.
    FullmoveNumber,
    /// Not exactly one king.
    Kings(Color, usize),
    /// More than sixteen pieces, pawns among them.
    Pieces(Color, usize),
    /// More than eight pawns.
    Pawns(Color, usize),
    /// A pawn on the first or last rank.
    PawnOnBackRank(Square),
    /// The side that has just moved is in check.
    OpponentInCheck(Color),
    /// The pawn that has just passed the first square cannot have uncovered the check from the second.
    EnPassantCheck(Square, Square),
    /// More pieces give check than any one move can bring about.
    Checkers(usize),
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("bad FEN: ")?;
        match *self {
            FenError::Fields(n) => write!(f, "{n} field{} instead of 6", plural(n)),
            FenError::Ranks(n) => write!(f, "{n} rank{} instead of 8", plural(n)),
            FenError::RankLength { rank, files } => {
                write!(f, "rank {rank} has {files} file{}", plural(files))
            }
            FenError::NotAPiece { rank, found } => {
                write!(f, "rank {rank} holds '{found}', which is no piece")
            }
            FenError::SplitGap(rank) => write!(f, "rank {rank} has two numbers in a row"),
            FenError::Turn => f.write_str("the side to move (field 2) is neither w nor b"),
            FenError::Castling(c) => write!(f, "castling rights (field 3) hold a misplaced '{c}'"),
            FenError::CastlingEmpty => f.write_str("castling rights (field 3) are empty"),
            FenError::CastlingRight(color, c) => {
                write!(f, "castling right {c} (field 3), but {color}'s king and rook are not in their places")
            }
            FenError::EnPassant => f.write_str("the en passant square (field 4) is neither - nor a square"),
            FenError::EnPassantSquare(square) => {
                write!(f, "en passant square {square} (field 4), but no pawn can just have passed it")
            }
            FenError::HalfmoveClock => {
                f.write_str("the half-move clock (field 5) is not a number up to 9999")
            }
            FenError::FullmoveNumber => {
                f.write_str("the move number (field 6) is not a number from 1 to 9999")
            }
            FenError::Kings(color, 0) => write!(f, "{color} has no king"),
            FenError::Kings(color, n) => write!(f, "{color} has {n} kings"),
            FenError::Pieces(color, n) => write!(f, "{color} has {n} pieces, more than 16"),
            FenError::Pawns(color, n) => write!(f, "{color} has {n} pawns, more than 8"),
            FenError::PawnOnBackRank(square) => write!(f, "a pawn on {square}"),
            FenError::OpponentInCheck(color) => {
                write!(f, "{color} is in check, but it is {}'s turn", color.other())
            }
            FenError::EnPassantCheck(passed, checker) => {
                write!(
                    f,
                    "check from {checker}, which no pawn that just passed {passed} (field 4) can have opened"
                )
            }
            FenError::Checkers(n) => write!(f, "{n} pieces give check at once"),
        }
    }
}

fn plural(n: usize) -> &'static str {
    if n == 1 { "" } else { "s" }
}

impl std::error::Error for FenError {}
