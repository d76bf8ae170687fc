//! Form fields for the chess clock of the next game.

use super::custom_clock::custom_clock;
use crate::app::dialogs::settings::SettingsForm;
use crate::app::{Msg, Settings};
use crate::game::{ClockPress, FirstIncrement, FirstMove, TIME_PRESETS};
use crate::ui::dialogs::fields::{chip_choice, select_field};
use crate::words::Words;
use yew::prelude::*;

/// Renders the settings for the chess clock of the next game: the time control, the way the clocks
/// are pressed, whether the first move is timed, and when the first increment is added.
pub(in crate::ui::dialogs) fn clock_field(
    settings: &Settings,
    form: &SettingsForm,
    words: &Words,
    on: &Callback<Msg>,
) -> Html {
    let chosen = if form.clock.is_some() { "custom" } else { settings.clock_name() };
    let named = |name: &'static str| match name {
        "none" => (name, words.no_clock().to_owned()),
        "custom" => (name, words.own_clock().to_owned()),
        _ => (name, words.clock_option(name)),
    };
    let custom = (chosen == "custom").then_some("custom");
    let offered: Vec<_> = settings.suggested_clocks().into_iter().chain(custom).map(named).collect();
    let all = TIME_PRESETS.into_iter().map(|preset| preset.name);
    let all: Vec<_> = ["none"].into_iter().chain(all).chain(["custom"]).map(named).collect();
    let press = if settings.time_control.press() == ClockPress::Tap { "tap" } else { "move" };
    let first = if settings.time_control.first_move() == FirstMove::Timed { "timed" } else { "free" };
    let presses = [("move", words.press_move().to_owned()), ("tap", words.press_tap().to_owned())];
    let firsts =
        [("free", words.first_move_free().to_owned()), ("timed", words.first_move_timed().to_owned())];
    html! {
        <>
            { chip_choice("clock", words.clock(), chosen, &offered) }
            if let Some(meaning) = words.clock_explanation(chosen) {
                <p class="hint" data-clock-meaning="">{ meaning }</p>
            }
            if let Some(draft) = &form.clock {
                { custom_clock(draft, words, on) }
            }
            <details>
                <summary>{ words.more_clocks() }</summary>
                { select_field("clock", words.clock(), "", chosen, &all) }
                if chosen != "none" {
                    { select_field("press", words.press(), "", press, &presses) }
                    { select_field("first-move", words.first_move(), "", first, &firsts) }
                    if settings.time_control.has_increment() {
                        { select_field("first-increment", words.first_increment(), words.first_increment_hint(),
                            settings.time_control.first_increment().name(), &first_increment_choices(words)) }
                    }
                }
            </details>
        </>
    }
}

/// Returns the possible moments of the first increment, as form values with their labels.
pub(in crate::ui::dialogs) fn first_increment_choices(words: &Words) -> [(&'static str, String); 2] {
    [
        (FirstIncrement::AfterMove.name(), words.first_increment_after_move().to_owned()),
        (FirstIncrement::AtStart.name(), words.first_increment_at_start().to_owned()),
    ]
}
