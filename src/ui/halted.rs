//! What lies over the board while the clocks stand still.

use crate::app::{Model, Msg};
use crate::game::{Event, Halt};
use crate::text;
use yew::prelude::*;

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
                { button("pause", "button primary", text::RESUME, Event::Resume) }
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
