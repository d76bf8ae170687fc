//! Chess clocks of the players beside the board.
//!
//! Yew renders only the frame of a clock. [`ClockDisplays`] writes the time directly into the
//! document, with a timer, so a running clock makes Yew render nothing.

mod displays;

pub use displays::{ClockDisplays, CurrentInstant};

use super::buttons::press_callback;
use super::names::side_name;
use crate::app::table::view::ClockView;
use crate::app::{Msg, table};
use crate::rules::Color;
use crate::words::Words;
use yew::prelude::*;

/// Renders the chess clock of one player. If the player must press the clock after each move, or
/// must start the opponent's clock, a button covers the player's whole strip beside the board.
pub(super) fn player_clock(view: &ClockView, color: Color, words: &Words, on: &Callback<Msg>) -> Html {
    let waits = view.is_awaited || view.awaits_start;
    let running = view.is_running.then_some("");
    let press = view.tap_event.clone().map(|event| {
        let onclick = press_callback(on, table::Msg::ApplyEvent(event));
        let label = if view.awaits_start { words.start_clock() } else { words.press_clock() };
        html! {
            <button class="clock-press" data-action="press" data-now="" data-side={side_name(color)} disabled={!waits}
                aria-label={label} {onclick} />
        }
    });
    html! {
        <div class="clock" data-running={running} data-awaited={waits.then_some("")}>
            <span class="clock-time" role="timer" aria-label={words.clock_of(color)} data-clock={side_name(color)}
                data-running={running} />
            <small class="clock-note" data-clock-note={side_name(color)} />
            { press.unwrap_or_default() }
        </div>
    }
}
