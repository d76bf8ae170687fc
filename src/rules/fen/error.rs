//! What can be wrong with a FEN, and where.

use thiserror::Error;

use crate::rules::{Color, Rank, Square};

/// The first fault found in a FEN.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum FenError {
    /// Not six fields, nor the four of EPD.
    #[error("bad FEN: {count} field{} instead of 6 (pieces, w or b, castling, en passant, two counters)", plural(*.count))]
    Fields {
        /// How many there are.
        count: usize,
    },
    /// Not eight ranks of pieces.
    #[error("bad FEN: {count} rank{} instead of 8", plural(*.count))]
    Ranks {
        /// How many there are.
        count: usize,
    },
    /// A rank that does not add up to eight squares.
    #[error("bad FEN: rank {rank} has {files} file{}", plural(*.files))]
    RankLength {
        /// Which rank.
        rank: Rank,
        /// How many squares it describes.
        files: usize,
    },
    /// A character among the pieces that is none.
    #[error("bad FEN: rank {rank} holds '{found}', which is no piece")]
    NotAPiece {
        /// On which rank.
        rank: Rank,
        /// The character.
        found: char,
    },
    /// Two digits in a row, where one would do.
    #[error("bad FEN: rank {rank} has two numbers in a row")]
    SplitGap {
        /// On which rank.
        rank: Rank,
    },
    /// The side to move is neither `w` nor `b`.
    #[error("bad FEN: the side to move (field 2) is neither w nor b")]
    Turn,
    /// A character in the castling field that is no right, comes twice, or stands beside `-`.
    #[error("bad FEN: castling rights (field 3) hold a misplaced '{found}'")]
    Castling {
        /// The character.
        found: char,
    },
    /// The castling field is empty.
    #[error("bad FEN: castling rights (field 3) are empty")]
    CastlingEmpty,
    /// A right to castle without king and rook in their places.
    #[error("bad FEN: castling right {found} (field 3), but {color}'s king and rook are not in their places")]
    CastlingRight {
        /// Whose right.
        color: Color,
        /// The letter that claims it.
        found: char,
    },
    /// The en passant field is neither `-` nor a square.
    #[error("bad FEN: the en passant square (field 4) is neither - nor a square")]
    EnPassant,
    /// No pawn can just have passed that square.
    #[error("bad FEN: en passant square {square} (field 4), but no pawn can just have passed it")]
    EnPassantSquare {
        /// The square.
        square: Square,
    },
    /// The fifth field is not a number of half-moves.
    #[error("bad FEN: the half-move clock (field 5) is not a number up to 9999")]
    HalfmoveClock,
    /// The sixth field is not a number of a move, 1 or more.
    #[error("bad FEN: the move number (field 6) is not a number from 1 to 9999")]
    FullmoveNumber,
    /// Not exactly one king.
    #[error("bad FEN: {color} has {}", kings(*.count))]
    Kings {
        /// Whose.
        color: Color,
        /// How many there are.
        count: usize,
    },
    /// More than sixteen pieces, pawns among them.
    #[error("bad FEN: {color} has {count} pieces, more than 16")]
    Pieces {
        /// Whose.
        color: Color,
        /// How many there are.
        count: usize,
    },
    /// More than eight pawns.
    #[error("bad FEN: {color} has {count} pawns, more than 8")]
    Pawns {
        /// Whose.
        color: Color,
        /// How many there are.
        count: usize,
    },
    /// A pawn on the first or last rank.
    #[error("bad FEN: a pawn on {square}")]
    PawnOnBackRank {
        /// Where it stands.
        square: Square,
    },
    /// The side that has just moved is in check.
    #[error("bad FEN: {color} is in check, but it is {}'s turn", .color.other())]
    OpponentInCheck {
        /// Who is in check.
        color: Color,
    },
    /// The pawn that has just gone two squares cannot have uncovered this check.
    #[error(
        "bad FEN: check from {checker}, which no pawn that just passed {passed} (field 4) can have opened"
    )]
    EnPassantCheck {
        /// The square that the pawn has passed.
        passed: Square,
        /// The piece that gives check.
        checker: Square,
    },
    /// More pieces give check than any one move can bring about.
    #[error("bad FEN: {count} pieces give check at once")]
    Checkers {
        /// How many there are.
        count: usize,
    },
    /// No last move explains the check: see [`Position::reachable`](crate::rules::Position::reachable), as for all after this.
    #[error("bad FEN: no last move explains the check from {count} piece{}", plural(*.count))]
    CheckUnexplained {
        /// How many pieces give check.
        count: usize,
    },
    /// A pawn has just gone two squares, and yet the half-move clock is not at 0.
    #[error("bad FEN: a pawn has just passed {square} (field 4), but the half-move clock (field 5) is not 0")]
    EnPassantQuiet {
        /// The square that the pawn has passed.
        square: Square,
    },
    /// More promoted pieces than pawns that are missing.
    #[error("bad FEN: {color} has {promoted} promoted pieces, but only {missing} pawns are missing")]
    Promoted {
        /// Whose.
        color: Color,
        /// How many promoted pieces there are, at least.
        promoted: usize,
        /// How many pawns are missing.
        missing: usize,
    },
    /// Pawns that stand where only more captures bring them than the opponent has lost men.
    #[error(
        "bad FEN: {color}'s pawns need more captures to stand so than the {lost} men the other side has lost"
    )]
    PawnCaptures {
        /// Whose.
        color: Color,
        /// How many men the opponent has lost.
        lost: usize,
    },
}

impl FenError {
    /// The name of the fault, for programs and for tests: `fen-field-count`.
    pub const fn code(&self) -> &'static str {
        match self {
            FenError::Fields { .. } => "fen-field-count",
            FenError::Ranks { .. } => "fen-rank-count",
            FenError::RankLength { .. } => "fen-rank-length",
            FenError::NotAPiece { .. } => "fen-not-a-piece",
            FenError::SplitGap { .. } => "fen-split-gap",
            FenError::Turn => "fen-turn",
            FenError::Castling { .. } => "fen-castling",
            FenError::CastlingEmpty => "fen-castling-empty",
            FenError::CastlingRight { .. } => "fen-castling-right",
            FenError::EnPassant => "fen-en-passant",
            FenError::EnPassantSquare { .. } => "fen-en-passant-square",
            FenError::HalfmoveClock => "fen-halfmove-clock",
            FenError::FullmoveNumber => "fen-fullmove-number",
            FenError::Kings { .. } => "fen-kings",
            FenError::Pieces { .. } => "fen-pieces",
            FenError::Pawns { .. } => "fen-pawns",
            FenError::PawnOnBackRank { .. } => "fen-pawn-on-back-rank",
            FenError::OpponentInCheck { .. } => "fen-opponent-in-check",
            FenError::EnPassantCheck { .. } => "fen-en-passant-check",
            FenError::Checkers { .. } => "fen-checkers",
            FenError::CheckUnexplained { .. } => "fen-check-unexplained",
            FenError::EnPassantQuiet { .. } => "fen-en-passant-quiet",
            FenError::Promoted { .. } => "fen-promoted",
            FenError::PawnCaptures { .. } => "fen-pawn-captures",
        }
    }

    /// Where the fault is in that FEN: the character, counted from 1.
    ///
    /// ```
    /// use tabiya::rules::Position;
    ///
    /// let fen = "4k3/8/8/3x4/8/8/8/4K3 w - - 0 1";
    /// assert_eq!(Position::from_fen(fen).unwrap_err().column(fen), 10);
    /// ```
    pub fn column(&self, fen: &str) -> usize {
        let indent = fen.chars().take_while(|c| c.is_whitespace()).count();
        let after = |separator: char, parts: usize| {
            let before = fen.trim().split(separator).take(parts);
            indent + before.map(|part| part.chars().count() + 1).sum::<usize>() + 1
        };
        let field = |number: usize| after(' ', number - 1);
        let rank = |rank: Rank| after('/', 7 - rank.index());
        match *self {
            FenError::RankLength { rank: at, .. } | FenError::SplitGap { rank: at } => rank(at),
            FenError::NotAPiece { rank: at, found } => {
                let row = fen.trim().split('/').nth(7 - at.index()).unwrap_or_default();
                rank(at) + row.chars().take_while(|c| *c != found).count()
            }
            FenError::Turn | FenError::OpponentInCheck { .. } => field(2),
            FenError::Castling { .. } | FenError::CastlingEmpty | FenError::CastlingRight { .. } => field(3),
            FenError::EnPassant | FenError::EnPassantSquare { .. } | FenError::EnPassantCheck { .. } => {
                field(4)
            }
            FenError::HalfmoveClock | FenError::EnPassantQuiet { .. } => field(5),
            FenError::FullmoveNumber => field(6),
            FenError::Fields { .. }
            | FenError::Ranks { .. }
            | FenError::Kings { .. }
            | FenError::Pieces { .. }
            | FenError::Pawns { .. }
            | FenError::PawnOnBackRank { .. }
            | FenError::Checkers { .. }
            | FenError::CheckUnexplained { .. }
            | FenError::Promoted { .. }
            | FenError::PawnCaptures { .. } => field(1),
        }
    }
}

fn plural(n: usize) -> &'static str {
    if n == 1 { "" } else { "s" }
}

fn kings(count: usize) -> String {
    if count == 0 { "no king".to_owned() } else { format!("{count} kings") }
}
