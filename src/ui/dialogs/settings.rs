//! The settings.

use super::device::device;
use super::fields::{on_change, on_input, select, switch};
use super::modal::modal;
use super::rules::{chosen_rules, rule_sets, rules};
use super::seats::seats;
use crate::app::dialogs::view::SettingsView;
use crate::app::{Msg, Settings, dialogs};
use crate::ui::press::{button, press};
use crate::words::{Language, Words};
use yew::prelude::*;

/// The rules of the next game, then what holds at once.
pub(crate) fn settings_dialog(view: &SettingsView, words: &Words, on: &Callback<Msg>) -> Html {
    let settings = &view.settings;
    let content = html! {
        <>
            <div class="dialog-body" onchange={on_change(on)} oninput={on_input(on)}>
                <h3>{ words.next_game() }</h3>
                if view.under_way {
                    <p class="hint" data-next-game="">{ words.from_next_game() }</p>
                    <p class="hint">{ words.rules_of_this_game(&words.rules_in_force(&view.in_force.0, &view.in_force.1)) }</p>
                }
                { select("rules", words.house_rules(), "", chosen_rules(settings, &view.form), &rule_sets(words)) }
                { rules(settings, words) }
                <h3>{ words.at_once() }</h3>
                { at_once(settings, words) }
                { device(view, words, on) }
            </div>
            <div class="dialog-actions">
                { button("button", "close", words.close(), press(on, dialogs::Msg::Close)) }
            </div>
        </>
    };
    modal("settings", words.settings(), on, content)
}

fn at_once(settings: &Settings, words: &Words) -> Html {
    let side = if settings.black_at_bottom { "black" } else { "white" };
    let sides = [("white", words.white_player().to_owned()), ("black", words.black_player().to_owned())];
    let language = settings.language.map_or("auto", Language::tag);
    let mut languages = vec![("auto", words.language_automatic().to_owned())];
    languages.extend(Language::ALL.map(|language| (language.tag(), language.own_name().to_owned())));
    html! {
        <>
            { select("language", words.language_choice(), "", language, &languages) }
            { own_language("white-language", words.own_language_white(), settings.white_language, words) }
            { own_language("black-language", words.own_language_black(), settings.black_language, words) }
            { select("seats", words.seats(), "", settings.seating().name(), &seats(words)) }
            { select("orientation", words.orientation(), "", side, &sides) }
            { switch("sounds", words.sounds(), words.sounds_hint(), settings.sounds) }
            { switch("low-time-sound", words.low_time_sound(), words.low_time_sound_hint(), settings.low_time_sound) }
            { switch("hide-board", words.hide_board(), words.hide_board_hint(), settings.hide_board) }
        </>
    }
}

/// The language that one player is spoken to in.
fn own_language(name: &'static str, label: &'static str, chosen: Option<Language>, words: &Words) -> Html {
    let mut languages = vec![("page", words.own_language_page().to_owned())];
    languages.extend(Language::ALL.map(|language| (language.tag(), language.own_name().to_owned())));
    select(name, label, "", chosen.map_or("page", Language::tag), &languages)
}
