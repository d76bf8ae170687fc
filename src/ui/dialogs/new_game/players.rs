//! Who plays the next game.

use crate::app::dialogs::{self, new_game::Msg as Here};
use crate::app::{Msg, Settings};
use crate::rules::Color;
use crate::ui::dialogs::fields::switch;
use crate::ui::names::disc;
use crate::ui::press::{aside, press};
use crate::words::Words;
use yew::prelude::*;

/// Both names, those who played here before to choose from; the players change colours, or have them drawn by lot.
pub(super) fn players(settings: &Settings, words: &Words, on: &Callback<Msg>) -> Html {
    let swap = press(on, dialogs::Msg::NewGame(Here::Swap));
    html! {
        <>
            <div class="players">
                { player("white-name", words.white_player(), Color::White, &settings.white, words) }
                { aside("swap", None, words.swap_players(), false, swap) }
                { player("black-name", words.black_player(), Color::Black, &settings.black, words) }
            </div>
            <datalist id="known-players">
                { for settings.known_players.iter().map(|name| html! { <option value={name.clone()} /> }) }
            </datalist>
            { switch("by-lot", words.by_lot(), "", settings.by_lot) }
        </>
    }
}

fn player(name: &'static str, label: &'static str, color: Color, value: &str, words: &Words) -> Html {
    html! {
        <label class="cell">
            <span><span class={disc(color)} />{ " " }{ label }</span>
            <input {name} value={value.to_owned()} placeholder={words.name_placeholder()} maxlength="60"
                autocomplete="off" list="known-players" />
        </label>
    }
}
