//! Names of pieces and sides in attributes and class names, as `docs/automation.md` defines them.

use crate::rules::{Color, Piece};

/// Returns the name of a side: `white` or `black`.
pub(crate) fn side_name(color: Color) -> &'static str {
    color.by_color("white", "black")
}

/// Returns the code of a piece, such as `wN` for a white knight.
pub(crate) fn piece_code(piece: Piece) -> String {
    format!("{}{}", piece.color.to_char(), piece.role.upper_char())
}

/// Returns the code of the king of a side, `wK` or `bK`. The picture of the king is the symbol of
/// this side.
pub(crate) fn king_code(color: Color) -> &'static str {
    color.by_color("wK", "bK")
}

/// Returns the index of a column or row of the drawn chessboard, 0 to 7, as the value of an HTML
/// attribute.
///
/// The style sheet positions elements by this digit, because the content security policy forbids
/// inline styles.
pub(crate) fn place_digit(place: usize) -> &'static str {
    ["0", "1", "2", "3", "4", "5", "6", "7"][place.min(7)]
}
