//! Effects: requests of the app to the browser, represented as data.

mod device;
mod page;
mod store;
mod workers;

pub use device::{FileTarget, Share, ShareResult, Sound, SpeechEffect};
pub use page::{FocusTarget, PageEffect, TimeEffect};
pub use store::StoreEffect;
pub use workers::{BackgroundEffect, CoachEffect, OpponentEffect};

use super::settings::Appearance;
use super::storage::SaveCommand;

/// A request of the app to the browser, such as to save a move. The app's update functions return
/// effects, and the module `browser` performs them.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// A request to the browser's timers.
    Time(TimeEffect),
    /// A request to the storage of saved data.
    Store(StoreEffect),
    /// A request to a web worker or to code that is loaded later, for example to read games.
    Background(BackgroundEffect),
    /// A request to the worker of the computer opponent.
    Opponent(OpponentEffect),
    /// A request to the workers of the coach, which gives hints and reviews games.
    Coach(CoachEffect),
    /// A request to the clipboard, to files, or to other programs.
    Share(Share),
    /// A request to speech synthesis or recognition.
    Speech(SpeechEffect),
    /// Changes the appearance of the page.
    /// [`PageMsg::CodeNotLoaded`](crate::app::PageMsg::CodeNotLoaded) reports that a file, such as
    /// a style sheet, could not be loaded.
    Appearance(Appearance),
    /// Keeps the screen on (`true`), or lets it turn off (`false`).
    KeepAwake(bool),
    /// Prepares the audio output.
    PrepareSounds,
    /// Plays a sound.
    Sound(Sound),
    /// Vibrates in the pattern of this sound.
    Vibrate(Sound),
    /// Moves the keyboard focus.
    Focus(FocusTarget),
    /// A request to the web page around the app.
    Page(PageEffect),
}

impl Effect {
    /// Whether this effect saves data that must not be lost: a new game, a club journal (of a
    /// tournament, of edits to players, or of notes on a game), imported games, or a restored
    /// backup. For such an effect, the caller asks the browser for persistent storage, which the
    /// browser clears only if the user requests this.
    pub fn saves_important_data(&self) -> bool {
        let Effect::Store(effect) = self else { return false };
        matches!(
            effect,
            StoreEffect::Save(SaveCommand::BeginGame { .. } | SaveCommand::AddClubLines { .. })
                | StoreEffect::AddImportedGames(_)
                | StoreEffect::RestoreBackup
        )
    }
}

impl Sound {
    /// Returns the effects for this sound: a sound effect if `heard` is `true`, and a vibration if
    /// vibration is on in `looks`.
    pub(in crate::app) fn effects(self, heard: bool, looks: &Appearance) -> Vec<Effect> {
        let sound = heard.then_some(Effect::Sound(self));
        sound.into_iter().chain(looks.has(Appearance::VIBRATION).then_some(Effect::Vibrate(self))).collect()
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

impl From<SaveCommand> for Effect {
    fn from(command: SaveCommand) -> Effect {
        Effect::Store(StoreEffect::Save(command))
    }
}

impl From<BackgroundEffect> for Effect {
    fn from(request: BackgroundEffect) -> Effect {
        Effect::Background(request)
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

impl From<FocusTarget> for Effect {
    fn from(focus: FocusTarget) -> Effect {
        Effect::Focus(focus)
    }
}

impl From<PageEffect> for Effect {
    fn from(effect: PageEffect) -> Effect {
        Effect::Page(effect)
    }
}
