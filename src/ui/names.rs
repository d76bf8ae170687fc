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
