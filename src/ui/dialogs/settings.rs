//! The settings.

use super::custom_clock::custom_clock;
use super::device::device;
use super::fields::{on_change, on_input, select, switch};
use super::modal::modal;
use crate::app::dialogs::view::SettingsView;
use crate::app::seating::Seating;
use crate::app::{Msg, Settings, dialogs};
use crate::game::{ClockPress, FirstMove, HouseRules, Knob, Preset, TIME_PRESETS};
use crate::ui::press::{button, press};
use crate::words::{KNOB_GROUPS, Language, Words};
use yew::prelude::*;

/// What the next game begins with, then what holds at once.
pub(crate) fn settings_dialog(view: &SettingsView, words: &Words, on: &Callback<Msg>) -> Html {
    let settings = &view.settings;
    let start = dialogs::Msg::Settings(dialogs::settings::Msg::StartGame);
    let content = html! {
        <>
            <div class="dialog-body" onchange={on_change(on)} oninput={on_input(on)}>
                <h3>{ words.next_game() }</h3>
                if view.under_way {
                    <p class="hint" data-next-game="">{ words.from_next_game() }</p>
                    <p class="hint">{ words.rules_of_this_game(&words.rules_in_force(&view.in_force.0, &view.in_force.1)) }</p>
                }
                { rules(view, words) }
                { clock(view, words, on) }
                { name("white-name", words.white_player(), &settings.white, words) }
                { name("black-name", words.black_player(), &settings.black, words) }
                <h3>{ words.at_once() }</h3>
                { at_once(settings, words) }
                { device(view, words, on) }
            </div>
            <div class="dialog-actions">
                { button("button", "close", words.close(), press(on, dialogs::Msg::Close)) }
                { button("button primary", "start-game", words.start_game(), press(on, start)) }
            </div>
        </>
    };
    modal("settings", words.settings(), on, content)
}

/// A rule set, and every knob by itself; those that people reach for are in sight, the rest is disclosed.
fn rules(view: &SettingsView, words: &Words) -> Html {
    let rules = &view.settings.rules;
    let chosen = rules.named_preset().filter(|_| !view.form.custom_rules).map_or("custom", Preset::name);
    let sets = Preset::ALL.map(|preset| (preset.name(), words.preset(preset)));
    let sets: Vec<_> = sets.into_iter().chain([("custom", words.custom().to_owned())]).collect();
    html! {
        <>
            { select("rules", words.house_rules(), "", chosen, &sets) }
            <p class="hint">{ words.rules_in_short(rules, &view.settings.time) }</p>
            { for [Knob::EnPassant, Knob::CheckWarnings, Knob::AnnounceCheck].map(|it| knob(rules, it, words)) }
            <details>
                <summary>{ words.all_rules() }</summary>
                { for KNOB_GROUPS.iter().map(|(heading, knobs)| html! {
                    <><h4>{ heading(words) }</h4>{ for knobs.iter().map(|it| knob(rules, *it, words)) }</>
                }) }
            </details>
        </>
    }
}

/// One knob: a switch, or a choice.
fn knob(rules: &HouseRules, knob: Knob, words: &Words) -> Html {
    let value = rules.get(knob).name();
    let (label, hint) = words.knob_named(knob);
    if knob.is_switch() {
        return switch(knob.name(), &label, &hint, value == "on");
    }
    let options: Vec<_> =
        knob.values().iter().map(|value| (value.name(), words.knob_value(*value))).collect();
    select(knob.name(), &label, &hint, value, &options)
}

/// A clock of the list or a custom one, what presses it, and whether the first move counts.
fn clock(view: &SettingsView, words: &Words, on: &Callback<Msg>) -> Html {
    let settings = &view.settings;
    let chosen = if view.form.clock.is_some() { "custom" } else { settings.clock_name() };
    let presets = TIME_PRESETS.into_iter().map(|preset| (preset.name, words.clock_option(preset.name)));
    let mut clocks = vec![("none", words.no_clock().to_owned())];
    clocks.extend(presets);
    clocks.push(("custom", words.custom().to_owned()));
    let press = if settings.time.press() == ClockPress::Tap { "tap" } else { "move" };
    let first = if settings.time.first_move() == FirstMove::Timed { "timed" } else { "free" };
    let presses = [("move", words.press_move().to_owned()), ("tap", words.press_tap().to_owned())];
    let firsts =
        [("free", words.first_move_free().to_owned()), ("timed", words.first_move_timed().to_owned())];
    html! {
        <>
            { select("clock", words.clock(), "", chosen, &clocks) }
            if let Some(draft) = &view.form.clock {
                { custom_clock(draft, words, on) }
            }
            if chosen != "none" {
                { select("press", words.press(), "", press, &presses) }
                { select("first-move", words.first_move(), "", first, &firsts) }
            }
        </>
    }
}

fn name(name: &'static str, label: &'static str, value: &str, words: &Words) -> Html {
    html! {
        <label class="field">
            <span>{ label }</span>
            <input {name} value={value.to_owned()} placeholder={words.name_placeholder()} maxlength="60" autocomplete="off" />
        </label>
    }
}

fn seating_words(seating: Seating, words: &Words) -> &str {
    match seating {
        Seating::OneSide => words.seats_one_side(),
        Seating::FaceToFace => words.seats_face_to_face(),
        Seating::SideBySide => words.seats_side_by_side(),
        Seating::Passing => words.seats_passing(),
        Seating::ClockFirst => words.seats_clock_first(),
    }
}

fn at_once(settings: &Settings, words: &Words) -> Html {
    let side = if settings.black_at_bottom { "black" } else { "white" };
    let sides = [("white", words.white_player().to_owned()), ("black", words.black_player().to_owned())];
    let seats = Seating::ALL.map(|seating| (seating.name(), seating_words(seating, words).to_owned()));
    let language = settings.language.map_or("auto", Language::tag);
    let mut languages = vec![("auto", words.language_automatic().to_owned())];
    languages.extend(Language::ALL.map(|language| (language.tag(), language.own_name().to_owned())));
    html! {
        <>
            { select("language", words.language_choice(), "", language, &languages) }
            { select("seats", words.seats(), "", settings.seating().name(), &seats) }
            { select("orientation", words.orientation(), "", side, &sides) }
            { switch("sounds", words.sounds(), words.sounds_hint(), settings.sounds) }
            { switch("low-time-sound", words.low_time_sound(), words.low_time_sound_hint(), settings.low_time_sound) }
            { switch("hide-board", words.hide_board(), words.hide_board_hint(), settings.hide_board) }
        </>
    }
}
