//! One player's strip, above or below the board.

use super::captured::CapturedRow;
use super::names::{disc, side};
use super::renders;
use crate::app::Captured;
use crate::rules::Color;
use crate::text;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct PlayerProps {
    pub(crate) color: Color,
    /// Whether the strip stands above the board.
    pub(crate) top: bool,
    /// Whether it is this player's turn.
    pub(crate) active: bool,
    pub(crate) captured: Captured,
}

/// Name, captured material, and whether it is this player's turn.
#[component]
pub(crate) fn Player(props: &PlayerProps) -> Html {
    renders::note();
    let place = if props.top { "player-top" } else { "player-bottom" };
    let name = text::color(props.color);
    html! {
        <section class={classes!("player", place)} aria-label={name}
            data-side={side(props.color)} data-active={props.active.then_some("")}>
            <span class={disc(props.color)} />
            <span class="player-name">{ name }</span>
            <CapturedRow by={props.color} captured={props.captured.clone()} />
        </section>
    }
}
