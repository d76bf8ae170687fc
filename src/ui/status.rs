//! Whose turn it is, and how the game ended.

use super::names::disc;
use crate::game::Outcome;
use crate::rules::Color;
use crate::text;
use yew::prelude::*;

/// Whose turn it is, or the result with its reason.
pub(crate) fn status(turn: Color, in_check: bool, outcome: Option<Outcome>) -> Html {
    match outcome {
        None => html! {
            <div class="result" data-result="*">
                <span class={disc(turn)} />
                <span class="turn">{ text::to_move(turn, in_check) }</span>
            </div>
        },
        Some(outcome) => html! {
            <div class="result over" data-result={outcome.score()} data-reason={outcome.reason.code()}>
                <strong>{ text::score(outcome) }</strong>
                <span>{ text::reason(outcome) }</span>
            </div>
        },
    }
}
