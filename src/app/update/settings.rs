//! What is chosen in the settings, and when it holds.

use super::{act, start};
use crate::app::clock_draft::ClockDraft;
use crate::app::effect::{Effect, Focus};
use crate::app::model::{Dialog, Keeping, Model, new_game};
use crate::app::stored::Keep;
use crate::game::{
    ClockPress, Event, FirstMove, Game, Headers, HouseRules, Instant, Preset, Setup, Span, TimeControl,
};
use crate::rules::Color;
use crate::text;

/// Opens the settings; the fields of a custom clock show the one that is set.
pub(super) fn open(model: &mut Model, effects: &mut Vec<Effect>) {
    if model.elsewhere {
        return;
    }
    if model.clock_draft.is_none() && model.settings.clock_name() == "custom" {
        model.clock_draft = Some(ClockDraft::of(&model.settings.time));
    }
    model.custom_rules = model.settings.rules.preset().is_none();
    model.dialog = Some(Dialog::Settings);
    effects.push(Effect::Focus(Focus::Dialog));
    effects.push(Effect::MeasureDevice);
}

/// A choice by its field's name. What is no field or no choice of it changes nothing; a text that is no time stays
/// where it was typed, and the last good clock stays set.
pub(super) fn set(model: &mut Model, name: &str, value: &str, now: Instant, effects: &mut Vec<Effect>) {
    if !model.elsewhere && choose(model, name, value).is_some() {
        changed(model, now, effects);
    }
}

fn choose(model: &mut Model, name: &str, value: &str) -> Option<()> {
    let on = value == "on";
    let settings = &mut model.settings;
    match name {
        "rules" if value == "custom" => model.custom_rules = true,
        "rules" => {
            settings.rules = Preset::from_name(value)?.rules();
            model.custom_rules = false;
        }
        "clock" if value == "custom" => {
            let start = if settings.time.is_none() {
                TimeControl::total(Span::from_mins(5))
            } else {
                settings.time.clone()
            };
            model.clock_draft = Some(ClockDraft::of(&start));
            take_draft(model);
        }
        "clock" => {
            settings.choose_clock(value)?;
            model.clock_draft = None;
        }
        "press" => {
            let press = if value == "tap" { ClockPress::Tap } else { ClockPress::Move };
            settings.time = settings.time.clone().with_press(press);
        }
        "first-move" => {
            let first = if value == "timed" { FirstMove::Timed } else { FirstMove::Free };
            settings.time = settings.time.clone().with_first_move(first);
        }
        "orientation" => {
            settings.black_at_bottom = value == "black";
            model.orientation = settings.orientation();
        }
        "white-name" => settings.white = name_of(value),
        "black-name" => settings.black = name_of(value),
        "sounds" => settings.sounds = on,
        "low-time-sound" => settings.low_time_sound = on,
        "hide-board" => settings.hide_board = on,
        _ if settings.rules.set_knob(name, value).is_ok() => {
            model.custom_rules = settings.rules.preset().is_none()
        }
        _ => {
            model.clock_draft.as_mut()?.set(name, value)?;
            take_draft(model);
        }
    }
    Some(())
}

/// One stage more or less for a player of the custom clock.
pub(super) fn stages(model: &mut Model, color: Color, more: bool, now: Instant, effects: &mut Vec<Effect>) {
    let Some(draft) = model.clock_draft.as_mut().filter(|_| !model.elsewhere) else { return };
    if more {
        draft.add_stage(color)
    } else {
        draft.remove_stage(color)
    }
    take_draft(model);
    changed(model, now, effects);
}

/// The custom clock is the next game's, if its fields say one.
fn take_draft(model: &mut Model) {
    if let Some(Ok(time)) = model.clock_draft.as_ref().map(ClockDraft::read) {
        let (press, first_move) = (model.settings.time.press(), model.settings.time.first_move());
        model.settings.time = time.with_press(press).with_first_move(first_move);
    }
}

/// A name as it is kept: of a length that fits on a score sheet.
pub(super) fn name_of(typed: &str) -> String {
    typed.chars().filter(|c| !c.is_control()).take(LONGEST_NAME).collect()
}

const LONGEST_NAME: usize = 60;

/// Starts the next game, unless a field of its clock holds no time: then that is where the keyboard goes.
pub(super) fn start_game(model: &mut Model, now: Instant, effects: &mut Vec<Effect>) {
    if model.clock_draft.as_ref().is_some_and(|draft| draft.read().is_err()) {
        model.tell(text::FIELD_WRONG.to_owned());
        effects.push(Effect::Focus(Focus::Fault));
        return;
    }
    super::dialogs::close(model, effects);
    start::new(model, now, effects);
}

/// A game that nothing has happened in is the next game: it takes the settings as they are now.
pub(super) fn renew(model: &mut Model) {
    let game = &model.game;
    if model.keeping.id.is_some() || game.outcome().is_some() || model.elsewhere {
        return;
    }
    let start = model.keeping.setup.start.clone();
    // What else is written on its sheet stays there.
    let Headers { white, black, .. } = model.settings.headers();
    let headers = Headers { white, black, ..model.keeping.setup.headers.clone() };
    let setup = Setup { start, headers, ..new_game(&model.settings) };
    if setup != model.keeping.setup {
        model.game = Game::new(setup.clone());
        model.keeping = Keeping::none(setup);
        model.promotion = None;
        model.selection = None;
    }
}

/// Who sits at the bottom, by the button.
pub(super) fn flip(model: &mut Model, effects: &mut Vec<Effect>) {
    model.orientation = !model.orientation;
    model.settings.black_at_bottom = model.orientation == Color::Black;
    keep(model, effects);
}

/// Has the settings kept.
pub(super) fn keep(model: &Model, effects: &mut Vec<Effect>) {
    effects.push(Effect::Keep(Keep::Settings(Box::new(model.settings.clone()))));
}

/// The settings have changed: they are kept, and what holds at once does.
fn changed(model: &mut Model, now: Instant, effects: &mut Vec<Effect>) {
    keep(model, effects);
    renew(model);
    let announce_check = model.settings.rules.announce_check;
    if model.game.outcome().is_none() && model.game.rules().announce_check != announce_check {
        let rules = HouseRules { announce_check, ..model.game.rules().clone() };
        act::act(model, Event::ChangeRules(rules), now, effects);
    }
}
