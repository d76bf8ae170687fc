//! One line of the score sheet.

use crate::rules::{Color, San};
use crate::ui::icon::icon;
use crate::ui::names::side;
use crate::ui::renders;
use crate::words::Words;
use yew::prelude::*;

/// One of the two places in a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ply {
    /// The other side moved first.
    Before,
    /// Nothing has been played here yet.
    After,
    /// This player can write here that they resign.
    Resigns(Color),
    /// A move.
    Move {
        /// Its number among the half-moves, from 1.
        number: usize,
        /// The move.
        san: San,
        /// Whether a draw was offered with it.
        offer: bool,
        /// Whether the board shows the position after it.
        shown: bool,
        /// Whether the Tab key stops here.
        stop: bool,
    },
}

/// One line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct RowView {
    /// The number of the moves.
    pub(crate) number: usize,
    pub(crate) white: Ply,
    pub(crate) black: Ply,
    /// Whether these are the moves of a game, and not of a line that was never played.
    pub(crate) game: bool,
}

/// A number and two moves.
pub(crate) fn row(view: RowView, words: &Words) -> Html {
    renders::note("row");
    html! {
        <li class="move-row">
            <span class="move-number">{ view.number }</span>
            { ply(view.white, view.game, words) }
            { ply(view.black, view.game, words) }
        </li>
    }
}

fn ply(ply: Ply, game: bool, words: &Words) -> Html {
    match ply {
        Ply::Before => html! { <span class="ply-gap">{ "…" }</span> },
        Ply::After => html! { <span class="ply-gap" /> },
        Ply::Resigns(by) => html! {
            <button class="ply resigns" data-action="write-resigns" data-side={side(by)}
                aria-label={words.resign_on_sheet(by)} title={words.resign_on_sheet(by)}>
                { icon("flag") }
            </button>
        },
        Ply::Move { number, san, offer, shown, stop } => {
            let name = |is: bool| is.then(|| number.to_string());
            html! {
                <button class="ply" data-ply={name(game)} data-step={name(!game)}
                    data-offer={offer.then_some("")} aria-label={offer.then(|| words.san_with_offer(&words.san(san)))}
                    aria-current={shown.then_some("true")} tabindex={if stop { "0" } else { "-1" }}>
                    { words.san(san) }
                </button>
            }
        }
    }
}
