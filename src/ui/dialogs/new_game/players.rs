//! Form fields for the players of the next game, in the dialog for a new game.

use crate::app::dialogs::{self, new_game::Msg as NewGameMsg};
use crate::app::{Msg, Settings};
use crate::opponent::OpponentLevel;
use crate::rules::Color;
use crate::ui::buttons::press_callback;
use crate::ui::dialogs::fields::{select_field, switch_field};
use crate::ui::names::king_code;
use crate::words::{PlayerName, Words};
use yew::prelude::*;

/// Renders both players' name fields with suggestions of earlier names, a button that swaps the
/// colours, and a switch by which the colours are assigned at random.
pub(super) fn player_fields(settings: &Settings, words: &Words, on: &Callback<Msg>) -> Html {
    let [white, black] = Color::ALL.map(|color| {
        let name = color.by_color(&settings.white, &settings.black);
        words.player_name(&PlayerName::new(name, settings.player_seats[color.index()]))
    });
    let swap = press_callback(on, dialogs::Msg::NewGame(NewGameMsg::Swap));
    html! {
        <>
            <div class="players">
                { player_field("white-name", words.white_player(), Color::White, white, words) }
                <button type="button" class="button" data-action="swap" aria-label={words.swap_players()} title={words.swap_players()} onclick={swap}>{ "⇄" }</button>
                { player_field("black-name", words.black_player(), Color::Black, black, words) }
            </div>
            <datalist id="known-players">
                { for settings.known_players.iter().map(|name| html! { <option value={name.clone()} /> }) }
            </datalist>
            { switch_field("by-lot", words.by_lot(), "", settings.draws_colors) }
        </>
    }
}

/// Renders the field that chooses the level of the computer opponent.
pub(super) fn computer_level_field(settings: &Settings, words: &Words) -> Html {
    let level = |level: OpponentLevel| {
        let name = LEVELS.get(usize::from(level.number)).copied().unwrap_or_default();
        (name, words.partner_level(&(level.number + 1)))
    };
    let chosen = level(settings.opponent_level().unwrap_or(OpponentLevel::USUAL)).0;
    select_field(
        "partner",
        words.partner_field(),
        words.partner_hint(),
        chosen,
        &OpponentLevel::ALL.map(level),
    )
}

/// Levels of the computer opponent as values of the form field.
const LEVELS: [&str; 7] = ["1", "2", "3", "4", "5", "6", "7"];

/// Renders the name field of one player. `name` is the HTML name of the field, `value` the player's
/// name.
fn player_field(name: &'static str, label: &'static str, color: Color, value: String, words: &Words) -> Html {
    html! {
        <label class="cell">
            <span><i class="mini king" data-kind={king_code(color)} />{ " " }{ label }</span>
            <input {name} {value} placeholder={words.name_placeholder()} maxlength="60"
                autocomplete="off" list="known-players" />
        </label>
    }
}
