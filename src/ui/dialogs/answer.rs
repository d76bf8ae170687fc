//! The words for an answer to a question about the board. They come with the dialogs: few ask.

use crate::app::{Answer, Place};
use crate::ui::wording::spoken_place;
use crate::words::Words;

/// The answer to a question about the board.
pub(super) fn answer(words: &Words, answer: &Answer) -> String {
    match answer {
        Answer::Rank(rank, on) => words.pieces_on(&words.heard_rank(rank), on),
        Answer::File(file, on) => words.pieces_on(&words.heard_file(file), on),
        Answer::Pieces(color, on) => words.pieces_on(&words.side(*color), on),
        Answer::Attackers(square, by) => words.attackers(*square, by),
        Answer::Moves { from, captures, sans } => words.moves_from(*from, *captures, sans),
        Answer::Clocks(shown) => words.both_clocks(shown),
        Answer::LastMove(Place::Start { .. }) => words.no_moves_yet().to_owned(),
        Answer::LastMove(place) => spoken_place(words, place),
        Answer::NoSuchPiece(role) => words.heard_no_such_piece(*role),
    }
}
