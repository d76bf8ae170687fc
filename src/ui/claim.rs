//! Panel in which a player claims a draw, and chooses the move to declare with the claim. The
//! player can also choose the move on the chessboard.

use super::buttons::{form_button, press_callback};
use super::renders;
use crate::app::table::view::ClaimView;
use crate::app::table::{self, ClaimStep};
use crate::app::{Msg, table::Msg::ChooseClaimMove};
use crate::words::Words;
use web_sys::{HtmlSelectElement, SubmitEvent};
use yew::prelude::*;

/// Renders the panel in which a player claims a draw.
///
/// The panel lists the legal moves that can be declared with the claim (FIDE 9.2.1.1, 9.3.1). If a
/// claim without a declared move would be wrong, the panel also shows how often the position has
/// occurred, and how long ago the last capture or pawn move was.
pub(super) fn claim_panel(view: &ClaimView, words: &Words, on: &Callback<Msg>) -> Html {
    renders::count_render("claim");
    let onsubmit = on.reform(|event: SubmitEvent| {
        event.prevent_default();
        ChooseClaimMove(ClaimStep::ClaimDraw).into()
    });
    let onchange = on.reform(|event: Event| {
        let chosen = event.target_unchecked_into::<HtmlSelectElement>().value();
        ChooseClaimMove(ClaimStep::Choose(chosen.parse().unwrap_or(usize::MAX))).into()
    });
    let chosen = view.chosen.map_or_else(String::new, |number| number.to_string());
    html! {
        <div class="claim" data-dialog="claim" data-far={view.is_far.then_some("")} role="dialog" aria-label={words.claim_draw()}><form {onsubmit}>
            <p>
                <strong>{ view.refusal.map(|so_far| words.claim_counts(&so_far)) }</strong>
                { words.claim_hint() }
            </p>
            <select name="intended-move" aria-label={words.intended_move()} ~value={chosen.clone()} {onchange}>
                <option value="" selected={chosen.is_empty()}>{ words.intended_move() }</option>
                { for view.moves.iter().enumerate().map(|(number, san)| html! {
                    <option key={number} value={number.to_string()} selected={view.chosen == Some(number)}>
                        { words.san_text(*san) }
                    </option>
                }) }
            </select>
            { form_button("close", None, words.cancel(), false, press_callback(on, table::Msg::ChooseClaimMove(ClaimStep::Cancel))) }
            <button class="button primary" data-action="claim" data-now="" disabled={view.chosen.is_none()}>
                { words.claim() }
            </button>
        </form></div>
    }
}
