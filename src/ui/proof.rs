//! What lies behind a result, to be looked at on the board.

use super::press::{button, press};
use super::renders;
use crate::app::Msg;
use crate::app::table::view::ProofView;
use crate::app::table::{self, Look};
use crate::words::Words;
use yew::prelude::*;

/// The mate that was still possible, or the positions that were the same, a tap away.
pub(super) fn proof(view: &ProofView, words: &Words, on: &Callback<Msg>) -> Html {
    renders::note("proof");
    let show = |look: Look| press(on, table::Msg::Look(look));
    match view {
        ProofView::Mate => html! {
            <div class="proof">
                { button("button", "show-mate", words.show_mate(), show(Look::Mate)) }
            </div>
        },
        ProofView::Positions { game, plies } => html! {
            <div class="proof" role="group" aria-label={words.proof()}>
                { for plies.iter().map(|ply| html! {
                    <button key={*ply} class="button" data-proof={ply.to_string()} onclick={show(Look::Ply(*ply))}>
                        { words.occurrence(game, *ply) }
                    </button>
                }) }
            </div>
        },
    }
}
