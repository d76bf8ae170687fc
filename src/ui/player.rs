//! One player's strip, above or below the board.

use super::captured::captured_row;
use super::clock::clock;
use super::desk::desk;
use super::names::{disc, side};
use crate::app::{Captured, Model, Msg};
use crate::rules::Color;
use crate::text;
use yew::prelude::*;

/// Name, captured material, whether it is this player's turn, and what the player can do besides moving. `top` is
/// above the board.
pub(crate) fn player(model: &Model, color: Color, top: bool, on: &Callback<Msg>) -> Html {
    let game = &model.game;
    let place = if top { "player player-top" } else { "player player-bottom" };
    let headers = game.headers();
    let given = color.fold(&headers.white, &headers.black);
    let name = if given.is_empty() { text::color(color) } else { given.as_str() };
    let active = game.outcome().is_none() && game.turn() == color;
    let captured = Captured::so_far(model.shown(), color);
    html! {
        <section class={place} aria-label={name.to_owned()} data-side={side(color)} data-active={active.then_some("")}>
            <span class={disc(color)} />
            <span class="player-name">{ name.to_owned() }</span>
            { captured_row(color, &captured) }
            { desk(model, color, on) }
            { clock(model, color, on) }
        </section>
    }
}
