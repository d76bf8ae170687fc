//! Dialog that explains the icons of the buttons, for screens without room for labels.

use super::modal::modal;
use crate::app::dialogs::more::MoreView;
use crate::app::dialogs::{self, Kind};
use crate::app::{Msg, PageMsg};
use crate::ui::buttons::{button, press_callback};
use crate::ui::icon::icon;
use crate::words::Words;
use yew::prelude::*;

/// Renders the dialog that explains the icons of the page's buttons.
///
/// The buttons that both players share are listed with their names and work in the dialog too. The
/// icons of each player's own buttons are only explained.
pub(super) fn more_dialog(view: &MoreView, words: &Words, on: &Callback<Msg>) -> Html {
    let ways = [
        ("sheet", words.score_sheet(), Kind::Sheet),
        ("pause", words.chess_clock(), Kind::ChessClock),
        ("learn", words.rules_and_lessons(), Kind::Learn),
        ("settings", words.settings(), Kind::Settings),
        ("keyboard", words.type_move(), Kind::Typed),
        ("plus", words.open_game(), Kind::Import),
        ("copy", words.all_games(), Kind::Games),
    ];
    let arbiter = view.goes_on.then_some(("draw", words.arbiter(), Kind::Clocks));
    let signs = [
        ("flip", words.flip()),
        ("pause", words.pause()),
        ("give", words.give_time()),
        ("undo", words.ask_takeback()),
        ("draw", words.claim_draw()),
        ("half", words.offer_draw()),
        ("flag", words.resign()),
    ];
    let content = html! {
        <>
            <ul class="ways">
                { for ways.into_iter().chain(arbiter).map(|(sign, label, kind)| html! {
                    <li key={label}>
                        <button class="button" data-way={sign} onclick={press_callback(on, PageMsg::OpenDialog(kind))}>
                            { icon(sign) }{ label }
                        </button>
                    </li>
                }) }
            </ul>
            <h3>{ words.more_signs() }</h3>
            <ul class="signs">
                { for signs.into_iter().map(|(sign, label)| html! { <li key={label}>{ icon(sign) }{ label }</li> }) }
            </ul>
            <div class="dialog-actions">
                { button("button primary", "close", words.close(), press_callback(on, dialogs::Msg::Close)) }
            </div>
        </>
    };
    modal("more", words.more(), on, content)
}
