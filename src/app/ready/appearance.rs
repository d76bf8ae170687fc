//! What the page and the device do because of the settings: how the page looks, sounds that are ready, a screen that stays on.

use crate::app::effect::Effect;
use crate::app::settings::{Looks, Settings};

/// What the page and the device have been asked to do.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct AppearanceState {
    /// How the page looks; `None`: it has not been asked yet.
    looks: Option<Looks>,
    keeps_awake: bool,
    has_sounds: bool,
}

impl AppearanceState {
    /// Asks for what the settings want and has not been asked for. A clock runs or does not.
    pub(super) fn follow(&mut self, settings: &Settings, clock_runs: bool) -> Vec<Effect> {
        let mut effects = Vec::new();
        if self.looks.as_ref() != Some(&settings.looks) {
            self.looks = Some(settings.looks.clone());
            effects.push(Effect::Appearance(settings.looks.clone()));
        }
        let wants_sounds = settings.sounds || settings.low_time_sound;
        if wants_sounds && !self.has_sounds {
            self.has_sounds = true;
            effects.push(Effect::PrepareSounds);
        }
        effects.extend(self.keep_awake(clock_runs && !settings.looks.has(Looks::NO_WAKE_LOCK)));
        effects
    }

    /// Keeps the screen on, or lets it go dark.
    pub(super) fn keep_awake(&mut self, wanted: bool) -> Option<Effect> {
        let changes = self.keeps_awake != wanted;
        self.keeps_awake = wanted;
        changes.then_some(Effect::KeepAwake(wanted))
    }
}
