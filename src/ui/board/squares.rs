//! Drawing of the chessboard's 64 squares with their marks and coordinates.

use crate::app::table::square_at;
use crate::app::table::view::BoardView;
use crate::rules::{Piece, Square};
use crate::words::Words;
use yew::prelude::*;

/// Renders the chessboard's eight rows of eight squares, in the orientation of `view`.
pub(super) fn draw_squares(view: &BoardView, words: &Words) -> Html {
    let mut pieces: [Option<Piece>; 64] = [None; 64];
    for piece in &view.pieces {
        pieces[piece.square.index()] = Some(piece.piece);
    }
    html! {
        <>
            { for (0..8).map(|row| html! {
                <div key={row} role="row" class="row">
                    { for (0..8).map(|column| {
                        let square = square_at(column, row, view.orientation);
                        draw_square(view, words, square, pieces[square.index()], (column, row))
                    }) }
                </div>
            }) }
        </>
    }
}

/// Renders one square with its states as `data-*` attributes, and the coordinates at the edges of
/// the board. `piece` is the piece on the square; `column` and `row` count from 0 at the upper left
/// corner of the drawn board.
fn draw_square(
    view: &BoardView,
    words: &Words,
    square: Square,
    piece: Option<Piece>,
    (column, row): (usize, usize),
) -> Html {
    let flag = |on: bool| on.then_some("");
    let shade = if square.is_light() { "light" } else { "dark" };
    let target = view
        .targets
        .contains(square)
        .then(|| if view.captures.contains(square) { "capture" } else { "move" });
    let selected = view.selected == Some(square);
    html! {
        <div key={square.index()} class={classes!("square", shade)} role="gridcell"
            data-square={square.to_string()} aria-label={words.square_name(square, piece)}
            aria-selected={selected.then_some("true")}
            tabindex={if view.cursor == square { "0" } else { "-1" }}
            data-selected={flag(selected)}
            data-target={target}
            data-last-move={flag(view.last_move.contains(square))}
            data-check={flag(view.check == Some(square))}
            data-declared={flag(view.declared.contains(square))}
            data-attacker={flag(view.explained_squares.contains(square))}
            data-hint={flag(view.hinted.contains(square))}
            data-refused={flag(view.refused.contains(square))}>
            if column == 0 {
                <span class="coord rank" data-coord={square_coordinates(square, view.orientation.is_sideways())} />
            }
            if row == 7 {
                <span class="coord file" data-coord={square_coordinates(square, !view.orientation.is_sideways())} />
            }
        </div>
    }
}

/// Returns the coordinate to show on a square: the letter of its file if `is_file`, otherwise the
/// digit of its rank.
///
/// The style sheet displays the coordinate from an attribute. As text content, the coordinate would
/// become part of the name that a screen reader reads for the square.
fn square_coordinates(square: Square, is_file: bool) -> String {
    if is_file { square.file().to_string() } else { square.rank().to_string() }
}
