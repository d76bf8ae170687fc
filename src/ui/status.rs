//! Whose turn it is, and how the game ended.

use super::names::disc;
use crate::game::Game;
use crate::text;
use yew::prelude::*;

/// Whose turn it is, or the result with its reason and what lies behind it.
pub(crate) fn status(game: &Game) -> Html {
    let Some(outcome) = game.outcome() else {
        let turn = game.turn();
        let words = match game.flag_fallen() {
            Some(fallen) => text::flag_fell(fallen),
            None if game.unpressed().is_some() => text::press_awaited(!turn),
            None => text::to_move(turn, game.position().is_check()),
        };
        return html! {
            <div class="result" data-result="*">
                <span class={disc(turn)} />
                <span class="turn">{ words }</span>
            </div>
        };
    };
    html! {
        <div class="result over" data-result={outcome.score()} data-reason={outcome.reason.code()}>
            <strong>{ text::score(outcome) }</strong>
            <span>{ text::reason(outcome) }</span>
            if let Some(explanation) = game.explanation() {
                <small data-explanation="">{ text::explanation(explanation, game) }</small>
            }
        </div>
    }
}
