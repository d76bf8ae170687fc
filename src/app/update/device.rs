//! Everything goes out as one file, and comes in again.

use super::dialogs;
use crate::app::effect::Effect;
use crate::app::model::Model;
use crate::app::notice::{Notice, Tone};
use crate::text;

/// Everything that is kept goes out as one file.
pub(super) fn export(model: &Model, effects: &mut Vec<Effect>) {
    if !model.elsewhere {
        effects.push(Effect::ExportAll);
    }
}

/// What another device, or this one, has once let out comes in; games that are here stay.
pub(super) fn import(model: &Model, file: String, effects: &mut Vec<Effect>) {
    if !model.elsewhere {
        effects.push(Effect::ImportAll(file));
    }
}

/// It could not be done; nothing has changed.
pub(super) fn failed(model: &mut Model, why: &str, effects: &mut Vec<Effect>) {
    dialogs::close(model, effects);
    super::notify(model, Notice::staying(Tone::Error, text::backup_failed(why)));
}
