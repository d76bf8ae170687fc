//! One player's strip, above or below the board.

use super::captured::captured_row;
use super::names::{disc, side};
use crate::app::Captured;
use crate::rules::Color;
use crate::text;
use yew::prelude::*;

/// Name, captured material, and whether it is this player's turn (`active`). `top` is above the board.
pub(crate) fn player(color: Color, top: bool, active: bool, captured: &Captured) -> Html {
    let place = if top { "player player-top" } else { "player player-bottom" };
    let name = text::color(color);
    html! {
        <section class={place} aria-label={name} data-side={side(color)} data-active={active.then_some("")}>
            <span class={disc(color)} />
            <span class="player-name">{ name }</span>
            { captured_row(color, captured) }
        </section>
    }
}
