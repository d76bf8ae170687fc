//! What lies over the board while the clocks stand still.

use super::icon::icon;
use crate::app::{Model, Msg};
use crate::game::{Event, Halt};
use crate::text;
use yew::prelude::*;

/// Starts the clock that waits for it, stops the clocks, and lets them go on. Nothing where there are none, or where
/// they will not run any more.
pub(crate) fn pause_button(model: &Model, on: &Callback<Msg>) -> Html {
    let game = &model.game;
    let Some(clock) = game.clock().filter(|_| game.outcome().is_none() && !model.elsewhere) else {
        return Html::default();
    };
    let (action, name, label, event, may) = if game.waits_for_start() {
        ("start-clock", "play", text::START_CLOCK, Event::Start, true)
    } else if game.halt() == Halt::Paused {
        ("pause", "play", text::RESUME, Event::Resume, true)
    } else {
        ("pause", "pause", text::PAUSE, Event::Pause, clock.running().is_some())
    };
    let onclick = on.reform(move |_: MouseEvent| Msg::Act(event.clone()));
    html! {
        <button key={action} class="icon-button" data-action={action} aria-label={label} title={label} disabled={!may}
            {onclick}>
            { icon(name) }
        </button>
    }
}

/// Paused: the way on. Suspended: what becomes of the time that nobody played in.
pub(crate) fn halted(model: &Model, on: &Callback<Msg>) -> Html {
    if model.elsewhere {
        return Html::default();
    }
    let button = |action: &'static str, class: &'static str, label: &'static str, event: Event| {
        let onclick = on.reform(move |_: MouseEvent| Msg::Act(event.clone()));
        html! { <button {class} data-action={action} {onclick}>{ label }</button> }
    };
    match model.game.halt() {
        Halt::None => Html::default(),
        Halt::Paused => html! {
            <div class="halted" data-halted="paused">
                <strong>{ text::PAUSED }</strong>
                <div class="dialog-actions">
                    <button class="button" data-action="set-clocks" onclick={on.reform(|_| Msg::OpenClocks)}>
                        { text::SET_CLOCKS }
                    </button>
                    { button("pause", "button primary", text::RESUME, Event::Resume) }
                </div>
            </div>
        },
        Halt::Suspended(from) => {
            // The game has not changed since they came back.
            let gap = model.game.last_change().since(from);
            html! {
                <div class="halted" data-halted="suspended">
                    <strong>{ text::AWAY }</strong>
                    <p>{ text::away(gap) }</p>
                    <div class="dialog-actions">
                        { button("charge-gap", "button", text::CHARGE, Event::Return { refund: false }) }
                        { button("refund-gap", "button primary", text::REFUND, Event::Return { refund: true }) }
                    </div>
                </div>
            }
        }
    }
}
