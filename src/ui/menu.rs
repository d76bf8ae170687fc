//! Menu bar with the controls that both players share.

use super::buttons::{button, press_callback};
use super::icon::icon_button;
use super::renders;
use crate::app::dialogs::Kind;
use crate::app::table;
use crate::app::table::view::PauseButtonView;
use crate::app::{MenuView, Msg, PageMsg};
use crate::words::Words;
use yew::prelude::*;

/// Renders the menu bar: the name of the product, and the buttons that both players share.
pub(super) fn menu_bar(view: MenuView, words: &Words, on: &Callback<Msg>) -> Html {
    renders::count_render("menu");
    let open = |kind: Kind| press_callback(on, PageMsg::OpenDialog(kind));
    html! {
        <header class="bar">
            <h1 class="brand">{ words.brand() }</h1>
            <div class="actions">
                { button("button more", "more", words.more(), open(Kind::More)) }
                { pause_button(view.pause, words, on) }
                { icon_button("flip", "flip", words.flip(), press_callback(on, PageMsg::FlipBoard)) }
                { icon_button("game", "sheet", words.score_sheet(), open(Kind::Sheet)) }
                { icon_button("learn", "learn", words.rules_and_lessons(), open(Kind::Learn)) }
                { icon_button("settings", "settings", words.settings(), open(Kind::Settings)) }
                { button("button", "new-game", words.new_game(), open(Kind::NewGame)) }
            </div>
        </header>
    }
}

/// Renders the button that starts the first chess clock, pauses the clocks or resumes them. `None`:
/// no button.
fn pause_button(view: Option<PauseButtonView>, words: &Words, on: &Callback<Msg>) -> Html {
    let Some(view) = view else { return Html::default() };
    let (action, name, label, enabled) = match view {
        PauseButtonView::Start => ("start-clock", "play", words.start_clock(), true),
        PauseButtonView::Resume => ("pause", "play", words.resume(), true),
        PauseButtonView::Pause(enabled) => ("pause", "pause", words.pause(), enabled),
    };
    let onclick = press_callback(on, table::Msg::ApplyEvent(view.event()));
    html! {
        <button key={action} class="icon-button" data-action={action} aria-label={label} title={label}
            disabled={!enabled} {onclick}>
            { super::icon::icon(name) }
        </button>
    }
}
