//! Which move a word means, in whatever dress it comes.

use super::alphabet::Alphabet;
use crate::rules::{Move, Position, Role, SanError, Square};

/// The move that a word means, its pieces named by the letters of `alphabet`, and whether it is written as engines do.
pub(super) fn read(position: &Position, word: &str, alphabet: Alphabet) -> Result<(Move, bool), SanError> {
    // What an engine writes would be read as a pawn's move.
    if is_no_pawn(position, word)
        && let Ok(mv) = position.parse_uci(word)
    {
        return Ok((mv, true));
    }
    let english = alphabet.to_english(word).ok_or(SanError::NotSan)?;
    position.parse_san(&english).map(|mv| (mv, false)).or_else(|fault| {
        // The king's two squares, for castling: `Ke1-g1`.
        let king = english.strip_prefix('K').filter(|king| king.len() == 5).ok_or(fault)?;
        let castle = position.parse_uci(&king.replace('-', "")).ok().filter(|mv| mv.is_castle());
        castle.map(|mv| (mv, false)).ok_or(fault)
    })
}

/// Whether the word begins with the square of a piece that is no pawn.
fn is_no_pawn(position: &Position, word: &str) -> bool {
    let from =
        if word.len() == 4 { word.get(..2).and_then(|square| square.parse::<Square>().ok()) } else { None };
    from.and_then(|square| position.piece_at(square)).is_some_and(|piece| piece.role != Role::Pawn)
}

/// Whether a word says that a player passed: there is no such move, but annotators write it.
pub(super) fn is_null_move(word: &str) -> bool {
    matches!(word, "--" | "Z0" | "Z1" | "null" | "pass" | "@@@@" | "0000")
}

/// A word without the move number in front: `1.e4`, `12...Nf6`, `3`.
pub(super) fn without_number(word: &str) -> &str {
    if word.starts_with("0-0") || word.starts_with("0–0") {
        return word;
    }
    let rest = word.trim_start_matches(|c: char| c.is_ascii_digit());
    let bare = rest.trim_start_matches(['.', '…']);
    if rest.is_empty() || bare.len() < rest.len() { bare } else { word }
}
