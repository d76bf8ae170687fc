//! [`FenError`], the first fault found in a FEN, with its place in the text.

use thiserror::Error;

use crate::rules::{Color, Rank, Square};

/// First fault found in a FEN: the text is malformed, or no game can reach the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum FenError {
    /// The FEN has neither six fields nor the four fields of EPD.
    #[error("bad FEN: {count} field{} instead of 6 (pieces, w or b, castling, en passant, two counters)", plural(*.count))]
    Fields {
        /// The number of fields.
        count: usize,
    },
    /// The piece field does not have eight ranks.
    #[error("bad FEN: {count} rank{} instead of 8", plural(*.count))]
    Ranks {
        /// The number of ranks.
        count: usize,
    },
    /// A rank does not add up to eight squares.
    #[error("bad FEN: rank {rank} has {files} file{}", plural(*.files))]
    RankLength {
        /// The rank.
        rank: Rank,
        /// The number of squares that the text of the rank describes.
        files: usize,
    },
    /// A character in the piece field is no piece.
    #[error("bad FEN: rank {rank} holds '{found}', which is no piece")]
    NotAPiece {
        /// The rank.
        rank: Rank,
        /// The character.
        found: char,
    },
    /// A rank has two digits side by side instead of their sum.
    #[error("bad FEN: rank {rank} has two numbers in a row")]
    SplitGap {
        /// The rank.
        rank: Rank,
    },
    /// The side to move is neither `w` nor `b`.
    #[error("bad FEN: the side to move (field 2) is neither w nor b")]
    Turn,
    /// A character in the castling field names no castling right (for example, `-` beside letters).
    /// Or it names a second right of the same colour on the same side of the king.
    #[error("bad FEN: castling rights (field 3) hold a misplaced '{found}'")]
    Castling {
        /// The character.
        found: char,
    },
    /// The castling field is empty.
    #[error("bad FEN: castling rights (field 3) are empty")]
    CastlingEmpty,
    /// The FEN claims a castling right, but the king is not on its first rank, or the rook for this
    /// right is missing there.
    #[error("bad FEN: castling right {found} (field 3), but {color}'s king and rook are not in their places")]
    CastlingRight {
        /// The side that claims the right.
        color: Color,
        /// The letter that claims the right.
        found: char,
    },
    /// The en passant field is neither `-` nor a square.
    #[error("bad FEN: the en passant square (field 4) is neither - nor a square")]
    EnPassant,
    /// No pawn can have passed the en passant square by a double step in the last move.
    #[error("bad FEN: en passant square {square} (field 4), but no pawn can just have passed it")]
    EnPassantSquare {
        /// The square.
        square: Square,
    },
    /// The half-move clock (fifth field) is not a number or is too high.
    #[error("bad FEN: the half-move clock (field 5) is not a number up to 9999")]
    HalfmoveClock,
    /// The move number (sixth field) is not a number, is 0 or is too high.
    #[error("bad FEN: the move number (field 6) is not a number from 1 to 9999")]
    FullmoveNumber,
    /// A side has no king or several kings.
    #[error("bad FEN: {color} has {}", count_kings(*.count))]
    Kings {
        /// The side.
        color: Color,
        /// The number of kings of this side.
        count: usize,
    },
    /// A side with pawns has more than sixteen pieces, pawns included. A side without pawns may
    /// have more, because some test positions have many queens.
    #[error("bad FEN: {color} has {count} pieces, more than 16")]
    Pieces {
        /// The side.
        color: Color,
        /// The number of pieces of this side.
        count: usize,
    },
    /// A side has more than eight pawns.
    #[error("bad FEN: {color} has {count} pawns, more than 8")]
    Pawns {
        /// The side.
        color: Color,
        /// The number of pawns of this side.
        count: usize,
    },
    /// A pawn is on the first or last rank.
    #[error("bad FEN: a pawn on {square}")]
    PawnOnBackRank {
        /// The square of the pawn.
        square: Square,
    },
    /// The side that is not to move is in check.
    #[error("bad FEN: {color} is in check, but it is {}'s turn", .color.other())]
    OpponentInCheck {
        /// The side in check.
        color: Color,
    },
    /// The en passant square says that the last move was a pawn's double step, but such a move
    /// cannot have given this check.
    #[error(
        "bad FEN: check from {checker}, which no pawn that just passed {passed} (field 4) can have opened"
    )]
    EnPassantCheck {
        /// The square that the pawn has passed.
        passed: Square,
        /// The square of the checking piece.
        checker: Square,
    },
    /// More than two pieces give check. No single move can cause that.
    #[error("bad FEN: {count} pieces give check at once")]
    Checkers {
        /// The number of checking pieces.
        count: usize,
    },
    /// No legal last move can have led to this check.
    ///
    /// Only [`Position::reachable`](crate::rules::Position::reachable) and
    /// [`Position::from_fen_of_game`](crate::rules::Position::from_fen_of_game) find this fault.
    #[error("bad FEN: no last move explains the check from {count} piece{}", plural(*.count))]
    CheckUnexplained {
        /// The number of checking pieces.
        count: usize,
    },
    /// The en passant square says that the last move was a pawn's double step, but the half-move
    /// clock is not 0.
    ///
    /// Only [`Position::from_fen_of_game`](crate::rules::Position::from_fen_of_game) finds this
    /// fault.
    #[error("bad FEN: a pawn has just passed {square} (field 4), but the half-move clock (field 5) is not 0")]
    EnPassantQuiet {
        /// The square that the pawn has passed.
        square: Square,
    },
    /// A side has more promoted pieces than missing pawns.
    ///
    /// Only [`Position::reachable`](crate::rules::Position::reachable) and
    /// [`Position::from_fen_of_game`](crate::rules::Position::from_fen_of_game) find this fault.
    #[error("bad FEN: {color} has {promoted} promoted pieces, but only {missing} pawns are missing")]
    Promoted {
        /// The side.
        color: Color,
        /// The least number of pieces of this side that must be promoted pawns.
        promoted: usize,
        /// The number of pawns that this side has lost or promoted.
        missing: usize,
    },
    /// A side's pawns cannot have reached their squares, because this needs more captures than the
    /// opponent has lost pieces, or because no number of captures is enough.
    ///
    /// Only [`Position::reachable`](crate::rules::Position::reachable) finds this fault.
    #[error(
        "bad FEN: {color}'s pawns need more captures to stand so than the {lost} men the other side has lost"
    )]
    PawnCaptures {
        /// The side of the pawns.
        color: Color,
        /// The number of pieces that the opponent has lost.
        lost: usize,
    },
}

impl FenError {
    /// Returns the name of this FEN error for programs and tests, such as `fen-field-count`. The
    /// names stay the same in all versions.
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

    /// Returns the place of this error in the text `fen`: the number of the character, counted from
    /// 1.
    ///
    /// For most errors, the place is the first character of the faulty field or rank.
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

/// Returns the English plural ending of a noun after the number `n`: empty for 1, otherwise `s`.
fn plural(n: usize) -> &'static str {
    if n == 1 { "" } else { "s" }
}

/// Returns a number of kings as part of an English error message: `no king`, `2 kings`.
fn count_kings(count: usize) -> String {
    if count == 0 { "no king".to_owned() } else { format!("{count} kings") }
}
