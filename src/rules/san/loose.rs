//! Parser of moves in loose notation that can have only one meaning: `ed` for a pawn capture, `Kg1`
//! or `OO` for castling.

use super::error::SanError;
use super::value::San;
use crate::rules::{Bitboard, CastlingSide, File, Move, Position, Role};

impl Position {
    /// Returns the legal move that a text in algebraic notation means. The text is SAN or a loose
    /// form, such as `ed` for `exd5` or `Kg1` for castling. The `bool` is `true` for a loose form.
    ///
    /// ```
    /// use tabiya::rules::Position;
    ///
    /// let position = Position::from_fen("4k2r/8/8/3p4/4P3/8/8/4K2R w K - 0 1")?;
    /// for (text, uci, is_loose) in [("exd5", "e4d5", false), ("ed", "e4d5", true), ("Kg1", "e1g1", true)] {
    ///     let (mv, loose) = position.parse_loosely(text)?;
    ///     assert_eq!((position.uci(mv), loose), (uci.to_owned(), is_loose));
    /// }
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// The errors of [`Position::parse_san`]. Also an error if a text such as `ed` names only two
    /// files, and several pawn captures fit.
    pub fn parse_loosely(&self, text: &str) -> Result<(Move, bool), SanError> {
        let fault = match self.parse_san(text) {
            Ok(mv) => return Ok((mv, false)),
            Err(fault) => fault,
        };
        if let Some(side) = castling_side(text) {
            let written = if side == CastlingSide::KingSide { "O-O" } else { "O-O-O" };
            return self.parse_san(written).map(|mv| (mv, true));
        }
        if fault == SanError::NotSan {
            return self.short_capture(text).map(|mv| (mv, true));
        }
        self.castling_as_king_move(text).map(|mv| (mv, true)).ok_or(fault)
    }

    /// Parses castling that is written as a king's move to its castling square, such as `Kg1`.
    /// `None` for other texts, and if that castling is illegal.
    fn castling_as_king_move(&self, text: &str) -> Option<Move> {
        let said = match text.parse::<San>().ok()?.step {
            super::SanStep::Move(said) if said.role == Role::King && !said.captures => said,
            _ => return None,
        };
        let king = self.king(self.turn());
        let is_from_king = said.file.is_none_or(|file| file == king.file())
            && said.rank.is_none_or(|rank| rank == king.rank());
        let castles = |mv: &Move| mv.is_castle() && mv.to == said.to;
        self.legal_moves().iter().copied().find(castles).filter(|_| is_from_king)
    }

    /// Parses a pawn capture that is written only by its two files, such as `ed` for `exd5`, and
    /// returns the legal move.
    ///
    /// # Errors
    /// * The text is no such capture.
    /// * No legal capture fits, or captures by several pawns fit.
    /// * The promotion is missing or wrong.
    fn short_capture(&self, text: &str) -> Result<Move, SanError> {
        let (from, to, promotion) = parse_file_capture(text).ok_or(SanError::NotSan)?;
        let is_one = |mv: &&Move| {
            let is_pawn = self.piece_at(mv.from).is_some_and(|piece| piece.role == Role::Pawn);
            is_pawn && mv.from.file() == from && mv.to.file() == to
        };
        let legal = self.legal_moves();
        let all: Vec<Move> = legal.iter().filter(is_one).copied().collect();
        let from = all.iter().map(|mv| mv.from).collect::<Bitboard>();
        let fits: Vec<Move> = all.iter().filter(|mv| mv.promotion() == promotion).copied().collect();
        match (&fits[..], all.first()) {
            ([mv], _) if !from.has_several() => Ok(*mv),
            (_, None) => Err(SanError::NotSan),
            (_, Some(_)) if from.has_several() => Err(SanError::Ambiguous { from }),
            (_, Some(mv)) if promotion.is_none() => Err(SanError::PromotionMissing { to: mv.to }),
            (_, Some(mv)) => Err(SanError::NoPromotion { to: mv.to }),
        }
    }
}

/// Parses castling in a loose form, without dashes or with letters and digits mixed, such as `OO`
/// or `0-O`. Returns the side of castling; `None` for other texts.
fn castling_side(text: &str) -> Option<CastlingSide> {
    let bare = text.trim_end_matches(['+', '#', '!', '?']);
    let is_sign = |c: char| matches!(c, 'O' | 'o' | '0' | '-' | '–' | '‐' | '‑' | '−');
    let kings = bare.chars().filter(|c| matches!(c, 'O' | 'o' | '0')).count();
    match kings {
        _ if !bare.chars().all(is_sign) || bare.starts_with(['-', '–']) || bare.ends_with('-') => None,
        2 => Some(CastlingSide::KingSide),
        3 => Some(CastlingSide::QueenSide),
        _ => None,
    }
}

/// Parses a pawn capture written by its two files: `ed`, `exd`, `e:d` or `ed=Q`.
///
/// Returns the start file, the target file, and the piece to which the pawn is promoted; the last
/// is `None` without a promotion. Returns `None` for other texts.
fn parse_file_capture(text: &str) -> Option<(File, File, Option<Role>)> {
    let bare = text.trim_end_matches(['+', '#', '!', '?']);
    let bare = bare.strip_suffix("ep").or(bare.strip_suffix("e.p.")).unwrap_or(bare);
    let mut chars = bare.chars().filter(|c| !matches!(c, 'x' | ':' | '×' | '=' | '(' | ')'));
    let (from, to) = (File::from_char(chars.next()?)?, File::from_char(chars.next()?)?);
    let promotion = match chars.next() {
        None => None,
        Some(letter) => {
            let role = letter.is_ascii_uppercase().then(|| Role::from_char(letter.to_ascii_lowercase()))?;
            Some(role.filter(|role| Role::PROMOTIONS.contains(role))?)
        }
    };
    let is_beside = from.index().abs_diff(to.index()) == 1;
    (is_beside && chars.next().is_none()).then_some((from, to, promotion))
}
