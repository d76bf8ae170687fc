//! The arbiter's hand on the clocks, and the warning that time runs low.

use super::act;
use crate::app::effect::{Effect, Focus, Sound};
use crate::app::model::{Dialog, Model};
use crate::game::{Event, Instant, Shown};
use crate::rules::Color;

/// Opens the arbiter's dialog, where there are clocks to be set.
pub(super) fn open(model: &mut Model, effects: &mut Vec<Effect>) {
    if model.game.clock().is_some() && model.game.outcome().is_none() && !model.elsewhere {
        model.dialog = Some(Dialog::Clocks(None));
        effects.push(Effect::Focus(Focus::Dialog));
    }
}

/// Sets a clock to what was typed; if that is no time, the field is told so and nothing changes.
pub(super) fn set(model: &mut Model, color: Color, typed: &str, now: Instant, effects: &mut Vec<Effect>) {
    let Some(Dialog::Clocks(fault)) = &mut model.dialog else { return };
    match Shown::read(typed) {
        Some(left) if !left.is_zero() => {
            *fault = None;
            act::act(model, Event::SetClock { color, left }, now, effects);
        }
        _ => {
            *fault = Some(color);
            effects.push(Effect::Focus(Focus::Fault));
        }
    }
}

/// Warns the player whose clock runs by a sound, once, if the time is low and the players want that.
pub(super) fn warn(model: &mut Model, now: Instant, effects: &mut Vec<Effect>) {
    if next_warning(model, now).is_some_and(|at| at <= now)
        && let Some(color) = model.game.clock().and_then(|clock| clock.running())
    {
        model.warned[color as usize] = true;
        effects.push(Effect::Sound(Sound::LowTime));
    }
}

/// When the player whose clock runs is to be warned. One that has time enough again is warned again.
pub(super) fn next_warning(model: &mut Model, now: Instant) -> Option<Instant> {
    let clock = model.game.clock().filter(|_| model.settings.low_time_sound && !model.elsewhere)?;
    for color in Color::ALL {
        model.warned[color as usize] &= !clock.reading(color, now).ample;
    }
    let running = clock.running()?;
    clock.low_at().filter(|_| !model.warned[running as usize])
}
