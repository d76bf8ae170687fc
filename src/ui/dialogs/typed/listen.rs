//! Button for speech input of moves, which appears if the browser recognizes speech on the device.

use crate::app::dialogs::typed::{self, ListeningState};
use crate::app::{Msg, dialogs};
use crate::ui::buttons::press_callback;
use crate::words::Words;
use yew::prelude::*;

/// Renders the button for speech input of moves, and a text while the browser is listening or if
/// the browser has heard nothing. Renders only a hidden element unless the browser recognizes
/// speech on the device.
pub(in crate::ui::dialogs) fn listen_button(
    listening: ListeningState,
    words: &Words,
    on: &Callback<Msg>,
) -> Html {
    let is_on = listening == ListeningState::Listening;
    let said = match listening {
        ListeningState::Asked | ListeningState::Unavailable => return html! { <span hidden=true /> },
        ListeningState::Ready => "",
        ListeningState::Listening => words.typed_listening(),
        ListeningState::HeardNothing => words.typed_heard_nothing(),
    };
    let msg = if is_on { typed::Msg::StopListening } else { typed::Msg::Listen };
    html! {
        <div class="dialog-actions start">
            <button type="button" class="button" data-action="say-move" aria-pressed={is_on.to_string()}
                onclick={press_callback(on, dialogs::Msg::Typed(msg))}>
                { words.typed_speak() }
            </button>
            <span role="status" data-listening={is_on.then_some("")}>{ said }</span>
        </div>
    }
}
