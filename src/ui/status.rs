//! Whose turn it is, how the game ended, and what a screen reader is told.

use super::names::disc;
use super::renders;
use crate::game::Outcome;
use crate::rules::Color;
use crate::text;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct StatusProps {
    pub(crate) turn: Color,
    pub(crate) in_check: bool,
    pub(crate) outcome: Option<Outcome>,
}

/// Whose turn it is, or the result with its reason.
#[component]
pub(crate) fn Status(props: &StatusProps) -> Html {
    renders::note();
    match props.outcome {
        None => html! {
            <div class="result" data-result="*">
                <span class={disc(props.turn)} />
                <span class="turn">{ text::to_move(props.turn, props.in_check) }</span>
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
