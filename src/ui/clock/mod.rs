//! The players' clocks.
//!
//! The page draws the frame; the time in it is written by [`Hands`], by their own timer, straight into the document.
//! So a clock that runs renders no component.

mod hands;

pub(crate) use hands::Hands;

use super::names::side;
use crate::app::{Model, Msg};
use crate::game::{ClockPress, Event};
use crate::rules::Color;
use crate::text;
use yew::prelude::*;

/// The clock of one player; nothing where the game has no clock for that player. Where the players press their clocks
/// themselves a button lies over it.
pub(crate) fn clock(model: &Model, color: Color, on: &Callback<Msg>) -> Html {
    let game = &model.game;
    let Some(clock) = game.clock().filter(|clock| !clock.control().allowance(color).is_none()) else {
        return Html::default();
    };
    let running = clock.running() == Some(color);
    let awaited = game.unpressed() == Some(color);
    // Over the board Black starts White's clock; at one screen either clock will do.
    let starts = game.waits_for_start();
    let press = (clock.control().press() == ClockPress::Tap || starts)
        && !model.elsewhere
        && game.outcome().is_none();
    let event = if starts { Event::Start } else { Event::Press(color) };
    html! {
        <div class="clock" data-running={running.then_some("")} data-awaited={(awaited || starts).then_some("")}>
            <span class="clock-time" role="timer" aria-label={text::clock_name(color)} data-clock={side(color)}
                data-running={running.then_some("")} />
            <small class="clock-note" data-clock-note={side(color)} />
            if press {
                <button class="clock-press" data-action="press" data-side={side(color)} disabled={!awaited && !starts}
                    aria-label={if starts { text::START_CLOCK } else { text::PRESS_CLOCK }}
                    onclick={on.reform(move |_: MouseEvent| Msg::Act(event.clone()))} />
            }
        </div>
    }
}
