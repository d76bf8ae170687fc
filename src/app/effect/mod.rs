//! The one way out.

mod device;
mod page;
mod store;
mod workers;

pub use device::{Share, Shared, Sound, SpeechEffect};
pub use page::{Focus, PageEffect, TimeEffect};
pub use store::StoreEffect;
pub use workers::{CoachEffect, Job, OpponentEffect};

use super::kept::Keep;
use super::settings::Looks;

/// Something for the world outside to do, one variant for each of its helpers. Data only: `browser` carries it out.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// For the clock.
    Time(TimeEffect),
    /// For the storage.
    Store(StoreEffect),
    /// For the worker.
    Job(Job),
    /// For the worker of the computer opponent.
    Opponent(OpponentEffect),
    /// For the workers of the coach.
    Coach(CoachEffect),
    /// For the clipboard and for files.
    Share(Share),
    /// For the voices and the ears of the device.
    Speech(SpeechEffect),
    /// Let the page look so; [`PageMsg::PartMissing`](crate::app::PageMsg::PartMissing) says that a file for it cannot be had.
    Appearance(Looks),
    /// Keep the screen on, or no longer.
    KeepAwake(bool),
    /// Get ready to make sounds.
    PrepareSounds,
    /// Make a sound.
    Sound(Sound),
    /// Let the device be felt to move, as it would be heard.
    Feel(Sound),
    /// Move the keyboard focus.
    Focus(Focus),
    /// For the page around the app.
    Page(PageEffect),
}

impl Effect {
    /// Whether this brings something that would be a loss to lose: a game, a tournament, a result, games from elsewhere, a
    /// backup. The browser is then asked not to clear it by itself.
    pub fn is_worth_keeping(&self) -> bool {
        let Effect::Store(effect) = self else { return false };
        matches!(
            effect,
            StoreEffect::Keep(Keep::Begin { .. } | Keep::Club { .. })
                | StoreEffect::Add(_)
                | StoreEffect::Import
        )
    }
}

impl Sound {
    /// Makes it, for those who want to hear it, and lets those feel it who want to.
    pub(in crate::app) fn cue(self, heard: bool, looks: &Looks) -> Vec<Effect> {
        let sound = heard.then_some(Effect::Sound(self));
        sound.into_iter().chain(looks.has(Looks::VIBRATION).then_some(Effect::Feel(self))).collect()
    }
}

impl From<TimeEffect> for Effect {
    fn from(effect: TimeEffect) -> Effect {
        Effect::Time(effect)
    }
}

impl From<StoreEffect> for Effect {
    fn from(effect: StoreEffect) -> Effect {
        Effect::Store(effect)
    }
}

impl From<Keep> for Effect {
    fn from(keep: Keep) -> Effect {
        Effect::Store(StoreEffect::Keep(keep))
    }
}

impl From<Job> for Effect {
    fn from(job: Job) -> Effect {
        Effect::Job(job)
    }
}

impl From<OpponentEffect> for Effect {
    fn from(effect: OpponentEffect) -> Effect {
        Effect::Opponent(effect)
    }
}

impl From<CoachEffect> for Effect {
    fn from(effect: CoachEffect) -> Effect {
        Effect::Coach(effect)
    }
}

impl From<SpeechEffect> for Effect {
    fn from(effect: SpeechEffect) -> Effect {
        Effect::Speech(effect)
    }
}

impl From<Share> for Effect {
    fn from(share: Share) -> Effect {
        Effect::Share(share)
    }
}

impl From<Sound> for Effect {
    fn from(sound: Sound) -> Effect {
        Effect::Sound(sound)
    }
}

impl From<Focus> for Effect {
    fn from(focus: Focus) -> Effect {
        Effect::Focus(focus)
    }
}

impl From<PageEffect> for Effect {
    fn from(effect: PageEffect) -> Effect {
        Effect::Page(effect)
    }
}
