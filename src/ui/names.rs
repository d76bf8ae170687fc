//! What pieces and sides are called in attributes and class names, as the automation contract has it.

use crate::rules::{Color, Piece};

/// A side: `white`, `black`.
pub(crate) fn side(color: Color) -> &'static str {
    color.fold("white", "black")
}

/// A piece: colour, then letter, `wN`.
pub(crate) fn kind(piece: Piece) -> String {
    format!("{}{}", piece.color.char(), piece.role.upper_char())
}

/// The classes of the little disc in a player's colour.
pub(crate) fn disc(color: Color) -> &'static str {
    color.fold("disc disc-white", "disc disc-black")
}

/// A column or a row of the board, 0 to 7: the style sheet places things by it. (An inline style would need a page
/// that lets anybody write styles into it.)
pub(crate) fn digit(place: usize) -> &'static str {
    ["0", "1", "2", "3", "4", "5", "6", "7"][place.min(7)]
}
