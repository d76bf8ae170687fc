//! Line of the score sheet: a move number, White's move and Black's move.

use crate::game::{ClockDisplay, Span};
use crate::rules::{Color, San};
use crate::ui::names::side_name;
use crate::ui::renders;
use crate::words::Words;
use yew::prelude::*;

/// White's or Black's half of a line of the score sheet: a move, a gap, or the button that resigns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RowPly {
    /// Gap in White's half of the first line, because Black moved first.
    Before,
    /// Gap after the last move.
    After,
    /// Button with which this player resigns.
    Resigns(Color),
    /// Move.
    Move {
        /// Number of the half-move, from 1.
        number: usize,
        /// Notation of the move.
        san: San,
        /// Time used for the move; `None` if unknown, for example in a game without clocks.
        time_used: Option<Span>,
        /// Whether a draw was offered with the move.
        offer: bool,
        /// Whether the board shows the position after the move.
        shown: bool,
        /// Whether the Tab key stops at the move.
        stop: bool,
    },
}

/// One line of the score sheet: a move number, and White's and Black's move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct RowView {
    /// Move number.
    pub(crate) number: usize,
    pub(crate) white: RowPly,
    pub(crate) black: RowPly,
    /// Whether the moves belong to a game. False for a line that was never played.
    pub(crate) game: bool,
}

/// Renders a line of the score sheet: a move number, White's move and Black's move.
pub(crate) fn sheet_row(view: RowView, words: &Words) -> Html {
    renders::count_render("row");
    html! {
        <li class="move-row">
            <span class="move-number">{ words.number_text(&view.number) }</span>
            { sheet_ply(view.white, view.game, words) }
            { sheet_ply(view.black, view.game, words) }
        </li>
    }
}

/// Renders White's or Black's half of a line of moves: a move, a gap, or the button that resigns.
///
/// `is_game_move` is true for a move of a game, false for a move of a line that was never played.
/// The two kinds of moves have different HTML attributes.
fn sheet_ply(ply: RowPly, is_game_move: bool, words: &Words) -> Html {
    match ply {
        RowPly::Before => html! { <span class="ply-gap">{ "…" }</span> },
        RowPly::After => html! { <span class="ply-gap" /> },
        RowPly::Resigns(by) => html! {
            <button class="ply resigns" data-action="write-resigns" data-side={side_name(by)}
                aria-label={words.resign_on_sheet(by)} title={words.resign_on_sheet(by)}>
                { words.resigns_on_sheet() }
            </button>
        },
        RowPly::Move { number, san, time_used, offer, shown, stop } => {
            let used = time_used.map(|used| ClockDisplay::in_seconds(used).to_string());
            let name = |is: bool| is.then(|| number.to_string());
            html! {
                <button class="ply" data-ply={name(is_game_move)} data-step={name(!is_game_move)} data-used={used}
                    data-offer={offer.then_some("")} aria-label={offer.then(|| words.san_with_offer(&words.san_text(san)))}
                    aria-current={shown.then_some("true")} tabindex={if stop { "0" } else { "-1" }}>
                    { words.san_text(san) }
                </button>
            }
        }
    }
}
