//! Texts of the app about faults in chess positions, moves, game files and addresses (URLs).

use std::fmt;

use super::{Words, choice};
use crate::game::ParseTimeControlError;
use crate::game::pgn::PgnError;
use crate::rules::pgn::PgnFault;
use crate::rules::{Bitboard, FenError, SanError};

impl Words {
    /// Returns a sentence that explains what is wrong with a FEN, in the app's language.
    pub fn fen_fault(&self, fault: &FenError) -> String {
        let plain = match *fault {
            FenError::Fields { count } => return self.fen_fields(count as u64),
            FenError::Ranks { count } => return self.fen_ranks(count as u64),
            FenError::RankLength { rank, files } => return self.fen_rank_length(files as u64, &rank),
            FenError::NotAPiece { rank, found } => return self.fen_not_a_piece(&found, &rank),
            FenError::SplitGap { rank } => return self.fen_split_gap(&rank),
            FenError::Castling { found } => return self.fen_castling(&found),
            FenError::CastlingRight { color, found } => return self.fen_castling_right(color, &found),
            FenError::EnPassantSquare { square } => return self.fen_en_passant_square(&square),
            FenError::Kings { color, count } => return self.fen_kings(color, count as u64),
            FenError::Pieces { color, count } => return self.fen_pieces(color, count as u64),
            FenError::Pawns { color, count } => return self.fen_pawns(color, count as u64),
            FenError::PawnOnBackRank { square } => return self.fen_pawn_on_back_rank(&square),
            FenError::OpponentInCheck { color } => return self.fen_opponent_in_check(color),
            FenError::EnPassantCheck { passed, checker } => {
                return self.fen_en_passant_check(&checker, &passed);
            }
            FenError::Checkers { count } => return self.fen_checkers(count as u64),
            FenError::CheckUnexplained { count } => return self.fen_check_unexplained(count as u64),
            FenError::EnPassantQuiet { square } => return self.fen_en_passant_quiet(&square),
            FenError::Promoted { color, promoted, missing } => {
                return self.fen_promoted(color, missing as u64, promoted as u64);
            }
            FenError::PawnCaptures { color, lost } => return self.fen_pawn_captures(color, lost as u64),
            FenError::Turn => self.fen_turn(),
            FenError::CastlingEmpty => self.fen_castling_empty(),
            FenError::EnPassant => self.fen_en_passant(),
            FenError::HalfmoveClock => self.fen_halfmove_clock(),
            FenError::FullmoveNumber => self.fen_fullmove_number(),
        };
        plain.to_owned()
    }

    /// Returns a sentence that explains what is wrong with a chess move, in the app's language.
    /// `text` is the move as the user or the file has written it.
    pub fn san_fault(&self, text: &str, fault: &SanError) -> String {
        let squares = |squares: &Bitboard| self.and_list(squares.iter().map(|square| square.to_string()));
        match fault {
            SanError::NotSan => self.san_not_san(&text),
            SanError::NoneGoesThere { role, to } => self.san_none_goes_there(*role, &text, to),
            SanError::LeavesKingInCheck { .. } => self.san_leaves_king_in_check(&text),
            SanError::Ambiguous { from } => self.san_ambiguous(&text, &squares(from)),
            SanError::NothingToTake { to } => self.san_nothing_to_take(&text, to),
            SanError::PromotionMissing { to } => self.san_promotion_missing(&text, to),
            SanError::NoPromotion { to } => self.san_no_promotion(&text, to),
            SanError::NoCastlingRight => self.san_no_castling_right(&text),
            SanError::CastlingOutOfCheck => self.san_castling_out_of_check(&text),
            SanError::CastlingObstructed => self.san_castling_obstructed(&text),
        }
    }

    /// Returns a sentence that explains what is wrong with a PGN text, with line and column, in the
    /// app's language.
    pub fn pgn_fault(&self, error: &PgnError) -> String {
        let fault = match &error.fault {
            PgnFault::Tag => self.pgn_tag().to_owned(),
            PgnFault::OpenComment => self.pgn_open_comment().to_owned(),
            PgnFault::OpenVariation => self.pgn_open_variation().to_owned(),
            PgnFault::VariationOfNothing => self.pgn_variation_of_nothing().to_owned(),
            PgnFault::TooDeep => self.pgn_too_deep().to_owned(),
            PgnFault::TooLong(plies) => self.pgn_too_long(&plies.div_ceil(2)),
            PgnFault::Unopened(bracket) => self.pgn_unopened(bracket),
            PgnFault::Glyph => self.pgn_glyph().to_owned(),
            PgnFault::Fen { fault, .. } => self.fen_fault(fault),
            PgnFault::Variant(name) => self.pgn_variant(name),
            PgnFault::Move { text, fault } => self.san_fault(text, fault),
            PgnFault::NullMove => self.pgn_null_move().to_owned(),
            PgnFault::Read(_) => self.pgn_unreadable().to_owned(),
        };
        self.pgn_at(error.place.column as u64, &fault, error.place.line as u64)
    }

    /// Returns a sentence that explains why a text in an address cannot be read as a time control,
    /// in the app's language.
    pub fn clock_text_fault(&self, fault: ParseTimeControlError) -> String {
        self.address_clock(match fault {
            ParseTimeControlError::Time => choice::ClockFault::Time,
            ParseTimeControlError::Increment => choice::ClockFault::Increment,
            ParseTimeControlError::NoTime => choice::ClockFault::NoTime,
            ParseTimeControlError::TooLong => choice::ClockFault::TooLong,
        })
    }

    /// Returns a sentence about an invalid setting in the address (URL) of the app, in the app's
    /// language.
    ///
    /// `name` and `value` are the name and the value in the address; `expected` lists the valid
    /// values.
    pub fn address_value_fault(&self, name: &str, value: &str, expected: &[&str]) -> String {
        let expected = self.or_list(expected.iter().map(|value| (*value).to_owned()));
        self.address_bad_value(&expected, &name, &value)
    }

    /// Returns the text about an address (URL) that the app cannot open, in the app's language.
    ///
    /// `fault` is a sentence with the reason. If `game_in_progress` is true, the text also says
    /// that the saved game continues.
    pub fn address_fault(&self, fault: &dyn fmt::Display, game_in_progress: bool) -> String {
        if game_in_progress { self.bad_address_game_continues(fault) } else { self.bad_address(fault) }
    }
}
