//! Dialog for a new game: players, clock, seating, rules and starting position. The fields
//! initially have the values of the saved settings, so that one press starts another game like the
//! last game.

mod players;
mod start_position;

use super::copy_link::copy_link_button;
use super::fields::{chip_choice, on_change, on_input};
use super::modal::modal;
use super::settings::clock::clock_field;
use super::settings::rules::{chosen_preset_name, chosen_rules_text, rule_set_choices, rules_section};
use super::settings::seats::seating_field;
use crate::app::dialogs::new_game::NewGameView;
use crate::app::dialogs::settings::SettingsForm;
use crate::app::dialogs::{self, new_game::Msg as NewGameMsg};
use crate::app::{Msg, Settings};
use crate::ui::buttons::{button, press_callback};
use crate::words::Words;
use players::{computer_level_field, player_fields};
use start_position::{start_position_fields, start_position_text};
use yew::prelude::*;

/// Renders the dialog for a new game: players, clock, seating, rules and starting position.
pub(super) fn new_game_dialog(view: &NewGameView, words: &Words, on: &Callback<Msg>) -> Html {
    let (settings, form) = (&view.settings, &view.form);
    let play = dialogs::Msg::NewGame(NewGameMsg::Play);
    let has_computer = settings.opponent_level().is_some();
    let content = html! {
        <>
            <div class="dialog-body" onchange={on_change(on)} oninput={on_input(on)}>
                { opponent_field(settings, form, words) }
                { player_fields(settings, words, on) }
                if has_computer {
                    { computer_level_field(settings, words) }
                }
                { clock_field(settings, form, words, on) }
                if !has_computer && !form.is_clock_only {
                    { seating_field(settings, words) }
                }
                <details data-section="rules">
                    <summary>{ words.new_game_rules(&chosen_rules_text(settings, form, words)) }</summary>
                    { chip_choice("rules", words.house_rules(), chosen_preset_name(settings, form), &rule_set_choices(words)) }
                    { rules_section(settings, words) }
                </details>
                if !form.is_clock_only {
                    <details data-section="start">
                        <summary>{ words.new_game_start(&start_position_text(settings, words)) }</summary>
                        { start_position_fields(settings, form, words, on) }
                        { copy_link_button(settings, form, words, on) }
                    </details>
                }
            </div>
            <div class="dialog-actions">
                { button("button primary", "start-game", words.start_game(), press_callback(on, play)) }
            </div>
        </>
    };
    modal("new-game", words.new_game(), words, on, content)
}

/// Renders the choice between a game of two people, a game against the computer, and the clock for
/// a wooden board.
fn opponent_field(settings: &Settings, form: &SettingsForm, words: &Words) -> Html {
    let chosen = match settings.opponent_level() {
        _ if form.is_clock_only => "clock",
        Some(_) => "computer",
        None => "people",
    };
    let choices = [
        ("people", words.two_people().to_owned()),
        ("computer", words.partner_field().to_owned()),
        ("clock", words.chess_clock().to_owned()),
    ];
    chip_choice("players", words.new_game_players(), chosen, &choices)
}
