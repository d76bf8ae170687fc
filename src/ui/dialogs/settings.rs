//! The settings.

use super::custom_clock::custom_clock;
use super::device::device;
use super::fields::{on_change, on_input, select, switch};
use super::modal::modal;
use crate::app::{Model, Msg, Settings};
use crate::game::{ClockPress, FirstMove, HouseRules, Knob, Preset, TIME_PRESETS};
use crate::text;
use yew::prelude::*;

/// What the next game begins with, then what holds at once.
pub(crate) fn settings_dialog(model: &Model, on: &Callback<Msg>) -> Html {
    let settings = &model.settings;
    let under_way = model.keeping.id.is_some() && model.game.outcome().is_none();
    let (close, start) = (on.reform(|_| Msg::CloseDialog), on.reform(|_| Msg::StartGame));
    let content = html! {
        <>
            <div class="dialog-body" onchange={on_change(on)} oninput={on_input(on)}>
                <h3>{ text::NEXT_GAME }</h3>
                if under_way {
                    <p class="hint" data-next-game="">{ text::FROM_THE_NEXT_GAME }</p>
                }
                { rules(model) }
                { clock(model, on) }
                { name("white-name", text::WHITE_NAME, &settings.white) }
                { name("black-name", text::BLACK_NAME, &settings.black) }
                <h3>{ text::AT_ONCE }</h3>
                { at_once(settings) }
                { device(model, on) }
            </div>
            <div class="dialog-actions">
                <button class="button" data-action="close" onclick={close}>{ text::CLOSE }</button>
                <button class="button primary" data-action="start-game" onclick={start}>{ text::START_GAME }</button>
            </div>
        </>
    };
    modal("settings", text::SETTINGS, on, content)
}

/// A rule set, and every knob by itself; those that people reach for are in sight, the rest is disclosed.
fn rules(model: &Model) -> Html {
    let rules = &model.settings.rules;
    let chosen = rules.preset().filter(|_| !model.custom_rules).map_or("custom", Preset::name);
    let sets = Preset::ALL.map(|preset| (preset.name(), text::preset(preset).to_owned()));
    let sets = sets.into_iter().chain([("custom", text::CUSTOM.to_owned())]);
    html! {
        <>
            { select("rules", text::HOUSE_RULES, "", chosen, sets) }
            <p class="hint">{ text::rules_in_short(rules) }</p>
            { for ["en-passant", "check-warnings", "announce-check"].map(|name| knob(rules, name)) }
            <details>
                <summary>{ text::ALL_RULES }</summary>
                { for text::KNOB_GROUPS.iter().map(|(heading, names)| html! {
                    <><h4>{ heading }</h4>{ for names.iter().map(|name| knob(rules, name)) }</>
                }) }
            </details>
        </>
    }
}

/// One knob: a switch, or a choice.
fn knob(rules: &HouseRules, name: &'static str) -> Html {
    let Some((knob, value)) = Knob::from_name(name).zip(rules.knob(name)) else {
        return Html::default();
    };
    let (label, hint) = text::knob(name);
    if knob.is_switch() {
        return switch(name, label, hint, value == "on");
    }
    let options =
        knob.values().iter().map(|value| (value.name(), text::knob_value(name, value.name()).to_owned()));
    select(name, label, hint, value, options)
}

/// A clock of the list or a custom one, what presses it, and whether the first move counts.
fn clock(model: &Model, on: &Callback<Msg>) -> Html {
    let settings = &model.settings;
    let chosen = if model.clock_draft.is_some() { "custom" } else { settings.clock_name() };
    let presets = TIME_PRESETS.into_iter().map(|preset| (preset.name, text::clock_option(preset.name)));
    let clocks = [("none", text::NO_CLOCK.to_owned())]
        .into_iter()
        .chain(presets)
        .chain([("custom", text::CUSTOM.to_owned())]);
    let press = if settings.time.press() == ClockPress::Tap { "tap" } else { "move" };
    let first = if settings.time.first_move() == FirstMove::Timed { "timed" } else { "free" };
    let presses = [("move", text::PRESS_MOVE.to_owned()), ("tap", text::PRESS_TAP.to_owned())];
    let firsts = [("free", text::FIRST_MOVE_FREE.to_owned()), ("timed", text::FIRST_MOVE_TIMED.to_owned())];
    html! {
        <>
            { select("clock", text::CLOCK, "", chosen, clocks) }
            if let Some(draft) = &model.clock_draft {
                { custom_clock(draft, on) }
            }
            if chosen != "none" {
                { select("press", text::PRESS, "", press, presses.into_iter()) }
                { select("first-move", text::FIRST_MOVE, "", first, firsts.into_iter()) }
            }
        </>
    }
}

fn name(name: &'static str, label: &'static str, value: &str) -> Html {
    html! {
        <label class="field">
            <span>{ label }</span>
            <input {name} value={value.to_owned()} placeholder={text::NAME} maxlength="60" autocomplete="off" />
        </label>
    }
}

fn at_once(settings: &Settings) -> Html {
    let side = if settings.black_at_bottom { "black" } else { "white" };
    let sides = [("white", text::WHITE_NAME.to_owned()), ("black", text::BLACK_NAME.to_owned())];
    html! {
        <>
            { select("orientation", text::ORIENTATION, "", side, sides.into_iter()) }
            { switch("sounds", text::SOUNDS, text::SOUNDS_HINT, settings.sounds) }
            { switch("low-time-sound", text::LOW_TIME_SOUND, text::LOW_TIME_SOUND_HINT, settings.low_time_sound) }
            { switch("hide-board", text::HIDE_BOARD, text::HIDE_BOARD_HINT, settings.hide_board) }
        </>
    }
}
