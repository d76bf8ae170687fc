//! Dialog for a new game: players, clock and rules. All fields keep their last values, so that the
//! next game is one press away.

mod players;
mod start_position;

use super::copy_link::copy_link_button;
use super::fields::{chip_choice, on_change, on_input};
use super::modal::modal;
use super::settings::clock::clock_field;
use super::settings::rules::{chosen_preset_name, rule_set_field, rules_section};
use super::settings::seats::seating_field;
use crate::app::Msg;
use crate::app::dialogs::new_game::NewGameView;
use crate::app::dialogs::{self, new_game::Msg as Here};
use crate::ui::buttons::{button, press_callback};
use crate::words::Words;
use players::{computer_fields, player_fields};
use start_position::start_position_fields;
use yew::prelude::*;

/// Renders the dialog for a new game: players, clock and rules.
pub(super) fn new_game_dialog(view: &NewGameView, words: &Words, on: &Callback<Msg>) -> Html {
    let settings = &view.settings;
    let play = dialogs::Msg::NewGame(Here::Play);
    let content = html! {
        <>
            <div class="dialog-body" onchange={on_change(on)} oninput={on_input(on)}>
                { player_fields(settings, words, on) }
                { clock_field(settings, &view.form, words, on) }
                { seating_field(settings, words) }
                { computer_fields(settings, words) }
                { chip_choice("rules", words.house_rules(), chosen_preset_name(settings, &view.form), &rule_set_field(words)) }
                { rules_section(settings, words) }
                { start_position_fields(settings, &view.form, words, on) }
                { copy_link_button(settings, &view.form, words, on) }
            </div>
            <div class="dialog-actions">
                { button("button", "use-clock-only", words.chess_clock(), press_callback(on, dialogs::Msg::NewGame(Here::UseClockOnly))) }
                { button("button primary", "start-game", words.start_game(), press_callback(on, play)) }
            </div>
        </>
    };
    modal("new-game", words.new_game(), words, on, content)
}
