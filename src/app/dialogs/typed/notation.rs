//! Parses moves that a person types in algebraic or UCI notation.

use crate::rules::characters::clean_word;
use crate::rules::{Bitboard, Move, Position, Role, SanError, Square};

/// Returns the legal move that a typed text means, for example `Nf3`, `0-0`, `g1f3`, `g1-f3` or
/// `e7e8q`.
///
/// ```
/// use tabiya::app::dialogs::typed::parse_typed_move;
/// use tabiya::rules::Position;
///
/// let start = Position::initial();
/// assert_eq!(parse_typed_move(&start, "g1f3"), parse_typed_move(&start, "Nf3"));
/// // The first text has a Cyrillic letter, the second an Arabic digit.
/// assert_eq!(parse_typed_move(&start, "е4"), parse_typed_move(&start, "e٤"));
/// let fault = parse_typed_move(&start, "e2e5").unwrap_err();
/// assert_eq!(fault.to_string(), "no pawn can go to e5");
/// ```
///
/// # Errors
/// Why the text is not a legal move in the position. Texts such as `g1f3` have the same errors as
/// moves in algebraic notation.
pub fn parse_typed_move(position: &Position, text: &str) -> Result<Move, SanError> {
    let text = &*clean_word(text).text;
    match parse_coordinates(text) {
        Some((from, to, promotion)) => move_between(position, from, to, promotion),
        None => position.parse_loosely(text).map(|(mv, _)| mv),
    }
}

/// Returns the legal move from one square to another with this promotion.
///
/// # Errors
/// The reason why there is no such move.
fn move_between(
    position: &Position,
    from: Square,
    to: Square,
    promotion: Option<Role>,
) -> Result<Move, SanError> {
    let letter = promotion.map_or_else(String::new, |role| role.char().to_string());
    if let Ok(mv) = position.parse_uci(&format!("{from}{to}{letter}")) {
        return Ok(mv);
    }
    let same = |mv: &&Move| mv.from() == from && mv.to() == to;
    if let Some(mv) = position.legal_moves().iter().find(same) {
        // There is a legal move from `from` to `to`, so only the promotion is missing or wrong.
        let missing = mv.promotion().is_some();
        return Err(if missing { SanError::PromotionMissing { to } } else { SanError::NoPromotion { to } });
    }
    if let Some(mv) = position.pseudo_legal_moves().iter().find(same) {
        let by: Bitboard = position.attackers_of_king_after(*mv);
        return Err(SanError::LeavesKingInCheck { by });
    }
    let role = position.piece_at(from).map_or(Role::Pawn, |piece| piece.role);
    Err(SanError::NoneGoesThere { role, to })
}

/// Parses two squares and an optional promotion, for example `e7-e8=q`. Spaces and the characters
/// `-`, `–`, `=` and `>` are ignored. `None` if the text has another form.
fn parse_coordinates(text: &str) -> Option<(Square, Square, Option<Role>)> {
    let joins = |c: char| c.is_whitespace() || matches!(c, '-' | '–' | '=' | '>');
    let bare: String = text.chars().filter(|c| !joins(*c)).map(|c| c.to_ascii_lowercase()).collect();
    let (from, to) = (bare.get(..2)?.parse().ok()?, bare.get(2..4)?.parse().ok()?);
    let mut rest = bare.get(4..)?.chars();
    let promotion = match rest.next() {
        None => None,
        Some(letter) => Some(Role::from_char(letter).filter(|role| Role::PROMOTIONS.contains(role))?),
    };
    rest.next().is_none().then_some((from, to, promotion))
}
