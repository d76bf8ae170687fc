//! Form fields for the starting position of the next game (standard, Chess960, with odds, or a
//! position from the editor or an import), and the name of that position.

use crate::app::dialogs::Kind;
use crate::app::dialogs::settings::SettingsForm;
use crate::app::{Msg, PageMsg, Settings, StartPosition};
use crate::ui::buttons::{form_button, press_callback};
use crate::ui::dialogs::fields::select_field;
use crate::words::{Words, choice};
use yew::prelude::*;

/// Renders the choice of the starting position, the field for the number of a Chess960 position,
/// and the buttons that open the position editor and the import dialog.
pub(super) fn start_position_fields(
    settings: &Settings,
    form: &SettingsForm,
    words: &Words,
    on: &Callback<Msg>,
) -> Html {
    let start = &settings.start;
    let odds = StartPosition::ODDS.map(|(name, _)| name);
    let names = ["usual", "chess960"].into_iter().chain(odds);
    let set_up = (start.name() == "position").then_some("position");
    let options: Vec<_> = names
        .chain(set_up)
        .filter_map(|name| Some((name, words.begin_named(choice::Begin::from_name(name)?))))
        .collect();
    html! {
        <>
            { select_field("start", words.begin_from(), "", start.name(), &options) }
            { match start {
                StartPosition::RandomChess960 => chess960_number(String::new(), form, words),
                StartPosition::Chess960(chosen) => chess960_number(chosen.to_string(), form, words),
                StartPosition::Initial | StartPosition::Position(_) => Html::default(),
            } }
            <div class="dialog-actions start">
                { form_button("editor", None, words.editor(), false, press_callback(on, PageMsg::OpenDialog(Kind::Editor))) }
                { form_button("open-import", None, words.open_game(), false, press_callback(on, PageMsg::OpenDialog(Kind::Import))) }
            </div>
        </>
    }
}

/// Renders the field for the number of a Chess960 starting position. `chosen` is the number in the
/// settings; empty for a random position. An invalid text stays in the field until the players
/// correct the text.
fn chess960_number(chosen: String, form: &SettingsForm, words: &Words) -> Html {
    let fault = form.not_a_start.is_some();
    let value = form.not_a_start.clone().unwrap_or(chosen);
    html! {
        <label class="field">
            <span>
                { words.begin_number() }
                <small id="chess960-told">{ words.begin_number_hint() }</small>
            </span>
            <input name="chess960" {value} inputmode="numeric" maxlength="4" size="5" autocomplete="off"
                placeholder={words.begin_by_lot()} aria-describedby="chess960-told" aria-invalid={fault.then_some("true")} />
        </label>
    }
}

/// Returns the name of the chosen starting position, such as "Chess960".
pub(super) fn start_position_text(settings: &Settings, words: &Words) -> String {
    choice::Begin::from_name(settings.start.name()).map_or_else(String::new, |named| words.begin_named(named))
}
