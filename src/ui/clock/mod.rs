//! The players' clocks.
//!
//! The page draws the frame; the time in it is written by [`ClockDisplays`], by their own timer, straight into the document.
//! So a clock that runs renders no component.

mod hands;

pub use hands::{ClockDisplays, CurrentInstant};

use super::names::side;
use super::press::press;
use crate::app::table::view::ClockView;
use crate::app::{Msg, table};
use crate::rules::Color;
use crate::words::Words;
use yew::prelude::*;

/// The clock of one player. Where the players press their clocks themselves a button lies over it.
pub(super) fn clock(view: &ClockView, color: Color, words: &Words, on: &Callback<Msg>) -> Html {
    let waits = view.is_awaited || view.awaits_start;
    let running = view.is_running.then_some("");
    let press = view.tap_event.clone().map(|event| {
        let onclick = press(on, table::Msg::ApplyEvent(event));
        let label = if view.awaits_start { words.start_clock() } else { words.press_clock() };
        html! {
            <button class="clock-press" data-action="press" data-now="" data-side={side(color)} disabled={!waits}
                aria-label={label} {onclick} />
        }
    });
    html! {
        <div class="clock" data-running={running} data-awaited={waits.then_some("")}>
            <span class="clock-time" role="timer" aria-label={words.clock_of(color)} data-clock={side(color)}
                data-running={running} />
            <small class="clock-note" data-clock-note={side(color)} />
            { press.unwrap_or_default() }
        </div>
    }
}
