//! Requests to the browser that follow from the settings: appearance, sounds, and the wake lock of
//! the screen.

use crate::app::effect::Effect;
use crate::app::settings::{Appearance, Settings};

/// The last requests to the browser that followed from the settings: appearance, sounds, and
/// whether the screen must stay on. A comparison with these requests avoids repetitions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct AppearanceState {
    /// The appearance that was requested last; `None` if no appearance was requested yet.
    looks: Option<Appearance>,
    /// Whether the last request was to keep the screen on.
    keeps_awake: bool,
    /// Whether the preparation of the sounds has been requested.
    has_sounds: bool,
}

impl AppearanceState {
    /// Records and returns the requests that make the browser follow the settings; empty if nothing
    /// changes. While a chess clock runs (`clock_runs`), the screen stays on, unless the settings
    /// allow the screen to turn off.
    pub(super) fn request_changes(&mut self, settings: &Settings, clock_runs: bool) -> Vec<Effect> {
        let mut effects = Vec::new();
        if self.looks.as_ref() != Some(&settings.appearance) {
            self.looks = Some(settings.appearance.clone());
            effects.push(Effect::Appearance(settings.appearance.clone()));
        }
        let wants_sounds = settings.has_sounds || settings.has_low_time_sound;
        if wants_sounds && !self.has_sounds {
            self.has_sounds = true;
            effects.push(Effect::PrepareSounds);
        }
        effects
            .extend(self.request_wake_lock(clock_runs && !settings.appearance.has(Appearance::NO_WAKE_LOCK)));
        effects
    }

    /// Records and returns the request to keep the screen on (`wanted`) or to let it turn off.
    /// `None` if the last request was the same.
    pub(super) fn request_wake_lock(&mut self, wanted: bool) -> Option<Effect> {
        let changes = self.keeps_awake != wanted;
        self.keeps_awake = wanted;
        changes.then_some(Effect::KeepAwake(wanted))
    }
}
