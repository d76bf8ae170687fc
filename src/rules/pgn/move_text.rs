//! Meaning of a word of a PGN as a move: in SAN, UCI notation, loose forms and other languages.

use super::ReadNote;
use super::alphabet::PieceLetters;
use crate::rules::{Move, Position, Role, SanError, Square};

/// Returns the legal move that a word of a PGN means in a position. The word is SAN with the piece
/// letters `alphabet`, UCI notation or a loose form such as `ed`.
///
/// Also returns a note for the user if the word is in a loose form, ends with a full stop, or is a
/// piece's move in UCI notation. A pawn's move such as `e2e4` is also SAN and gets no note.
///
/// # Errors
/// Why the word means no legal move.
pub(super) fn read_move_text(
    position: &Position,
    word: &str,
    alphabet: PieceLetters,
) -> Result<(Move, Option<ReadNote>), SanError> {
    // The word `g1f3` could be read as a pawn move in SAN, so UCI notation is tried first.
    if may_be_uci_piece_move(position, word)
        && let Ok(mv) = position.parse_uci(word)
    {
        return Ok((mv, Some(ReadNote::EngineMoves)));
    }
    let english = alphabet.to_english(word).ok_or(SanError::NotSan)?;
    let fault = match position.parse_san(&english) {
        Ok(mv) => return Ok((mv, None)),
        Err(fault) => fault,
    };
    // Castling written as a king's move with both squares, such as `Ke1-g1`.
    let king = english.strip_prefix('K').filter(|king| king.len() == 5);
    let castle = king.and_then(|king| position.parse_uci(&king.replace('-', "")).ok());
    if let Some(mv) = castle.filter(|mv| mv.is_castle()) {
        return Ok((mv, None));
    }
    if let Some(mv) = before_a_point(position, &english) {
        return Ok((mv, Some(ReadNote::StraySigns)));
    }
    position.parse_loosely(&english).map(|(mv, _)| (mv, Some(ReadNote::LooseMoves))).map_err(|loose| {
        match loose {
            SanError::Ambiguous { .. } | SanError::PromotionMissing { .. } => loose,
            _ => fault,
        }
    })
}

/// Parses a PGN word that is a move followed by a full stop, such as `e4.`. `None` for other words.
/// Also `None` if the stop may belong to a move number, as in `e52.` for `e5 2.`.
fn before_a_point(position: &Position, word: &str) -> Option<Move> {
    let bare = word.strip_suffix('.')?;
    let number = position.fullmove_number();
    let is_number = [number, number + 1].iter().any(|number| bare.ends_with(&number.to_string()));
    if is_number { None } else { position.parse_san(bare).ok() }
}

/// Whether a PGN word may be a UCI move of a piece other than a pawn, such as `g1f3`. Such a word
/// has four bytes and begins with the square of such a piece in `position`.
fn may_be_uci_piece_move(position: &Position, word: &str) -> bool {
    let from =
        if word.len() == 4 { word.get(..2).and_then(|square| square.parse::<Square>().ok()) } else { None };
    from.and_then(|square| position.piece_at(square)).is_some_and(|piece| piece.role != Role::Pawn)
}

/// Whether a word of a PGN is a null move (a pass), such as `--`. Annotators write null moves.
pub(super) fn is_null_move(word: &str) -> bool {
    const WORDS: [&str; 8] = ["--", "––", "Z0", "Z1", "null", "pass", "@@@@", "0000"];
    WORDS.iter().any(|null| null.eq_ignore_ascii_case(word))
}

/// Returns a word of a PGN without the move number before it: `e4` for `1.e4`, empty text for `3`.
pub(super) fn without_number(word: &str) -> &str {
    // The digits of castling, as in `0-0`, are no move number.
    if word.starts_with("0-0") || word.starts_with("0–0") || matches!(word, "00" | "000") {
        return word;
    }
    let rest = word.trim_start_matches(|c: char| c.is_ascii_digit());
    let bare = rest.trim_start_matches(['.', '…', ':', '。']);
    if rest.is_empty() || bare.len() < rest.len() { bare } else { word }
}
