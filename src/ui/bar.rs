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

/// Renders the bar: the menu, the status (time control and move number), and the buttons that both
/// players share.
///
/// CSS hides some parts. A narrow window shows no buttons that are also in the menu. The status is
/// hidden with the seating `ClockFirst` (two large clocks and a small board). It is also hidden if
/// the score sheet is beside the board, because the status line above the score sheet shows the
/// same. The heading with the name of the app is for screen readers only; the page title shows the
/// name to others.
pub(super) fn bar(view: &BarView, words: &Words, on: &Callback<Msg>) -> Html {
    renders::count_render("bar");
    let open = |kind: Kind| press_callback(on, PageMsg::OpenDialog(kind));
    html! {
        <header class="bar">
            <h1 class="visually-hidden">{ words.brand() }</h1>
            <span class="bar-status">{ bar_status(view, words) }</span>
            <div class="actions">
                { icon_button("menu", "menu", words.menu(), open(Kind::Menu)) }
                { icon_button("new-game", "plus", words.new_game(), open(Kind::NewGame)) }
                { icon_button("game", "sheet", words.score_sheet(), open(Kind::Sheet)) }
                { icon_button("settings", "settings", words.settings(), open(Kind::Settings)) }
                { pause_button(view.pause, words, on) }
            </div>
        </header>
    }
}

/// Returns the time control and the move number as text, such as `5 + 3 · Move 4`. Either part may
/// be missing.
fn bar_status(view: &BarView, words: &Words) -> String {
    let move_number = view.move_number.map(|number| words.bar_move(u64::from(number)));
    words.time_control_text(&view.chips.time).into_iter().chain(move_number).collect::<Vec<_>>().join(" · ")
}

/// Renders the button that starts, pauses or resumes the chess clocks; nothing if `view` is `None`.
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
