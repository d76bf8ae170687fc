//! Text that names the position on the screen by its place in the game.

use crate::app::{LinePlace, PlayedMove};
use crate::game::NumberedSan;
use crate::words::Words;

/// Returns a text that names the position on the screen by its place in the game, for example
/// `After 12… Nf6`.
pub(super) fn shown_place(words: &Words, place: &LinePlace) -> String {
    match place {
        LinePlace::Start { is_corrected: false, .. } => words.place_start().to_owned(),
        LinePlace::Start { .. } => words.proof_put_right().to_owned(),
        LinePlace::After(moved) => words.place_after(&numbered_move(words, moved)),
    }
}

/// Returns a move with its number as text, such as `12… Nf6`.
pub(super) fn numbered_move(words: &Words, moved: &PlayedMove) -> String {
    let PlayedMove { before, played } = moved;
    words.numbered_move_text(NumberedSan {
        number: before.fullmove_number(),
        color: before.turn(),
        san: played.san,
    })
}
