//! Bar with the menu button and the controls that both players share.

use super::buttons::press_callback;
use super::icon::{icon, icon_button};
use super::renders;
use crate::app::dialogs::Kind;
use crate::app::table;
use crate::app::table::view::PauseButtonView;
use crate::app::{BarView, Msg, PageMsg};
use crate::words::Words;
use yew::prelude::*;

/// Renders the bar: the menu, the name of the product, and the buttons that both players share.
///
/// Where the window is narrow, the style sheet hides those that are in the menu too.
pub(super) fn bar(view: BarView, words: &Words, on: &Callback<Msg>) -> Html {
    renders::count_render("bar");
    let open = |kind: Kind| press_callback(on, PageMsg::OpenDialog(kind));
    html! {
        <header class="bar">
            <h1 class="brand">{ words.brand() }</h1>
            <div class="actions">
                <button class="icon-button" data-action="menu" onclick={open(Kind::Menu)}>
                    { icon("menu") }{ words.menu() }
                </button>
                { icon_button("new-game", "plus", words.new_game(), open(Kind::NewGame)) }
                { icon_button("game", "sheet", words.score_sheet(), open(Kind::Sheet)) }
                { icon_button("settings", "settings", words.settings(), open(Kind::Settings)) }
                { pause_button(view.pause, words, on) }
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
            { icon(name) }
        </button>
    }
}
