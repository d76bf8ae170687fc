//! Effects: requests of the app to the browser, as data.

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
/// effects, and the module `browser` carries them out.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// A request to the browser's timers.
    Time(TimeEffect),
    /// A request to the storage of saved data.
    Store(StoreEffect),
    /// A request to a web worker, or to code that is loaded later: for example, to answer an exact
    /// question about a position, or to read games.
    Background(BackgroundEffect),
    /// A request to the worker of the computer opponent.
    Opponent(OpponentEffect),
    /// A request to the workers of the coach.
    Coach(CoachEffect),
    /// A request to the clipboard, to files, or to other programs.
    Share(Share),
    /// A request to speech synthesis or recognition.
    Speech(SpeechEffect),
    /// Changes the appearance of the page. If a file for it cannot be loaded,
    /// [`PageMsg::CodeNotLoaded`](crate::app::PageMsg::CodeNotLoaded) reports that.
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
    /// tournament, of edits to players, of notes on a game), imported games, or a restored backup.
    /// If so, the caller asks the browser for persistent storage, which the browser clears only on
    /// the user's request.
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
    /// Returns the effects (requests to the browser) that play this sound if `heard`, and that
    /// vibrate if the settings `looks` say so.
    pub(in crate::app) fn effects(self, heard: bool, looks: &Appearance) -> Vec<Effect> {
        let sound = heard.then_some(Effect::Sound(self));
        sound.into_iter().chain(looks.has(Appearance::VIBRATION).then_some(Effect::Vibrate(self))).collect()
    }
}

impl From<TimeEffect> for Effect {
    /// Returns the effect that makes this request to the browser's timers.
    fn from(effect: TimeEffect) -> Effect {
        Effect::Time(effect)
    }
}

impl From<StoreEffect> for Effect {
    /// Returns the effect that makes this request to the storage of saved data.
    fn from(effect: StoreEffect) -> Effect {
        Effect::Store(effect)
    }
}

impl From<SaveCommand> for Effect {
    /// Returns the effect that carries out this command to save data, such as a move or the
    /// settings.
    fn from(command: SaveCommand) -> Effect {
        Effect::Store(StoreEffect::Save(command))
    }
}

impl From<BackgroundEffect> for Effect {
    /// Returns the effect that makes this request, for example to a web worker that reads games.
    fn from(request: BackgroundEffect) -> Effect {
        Effect::Background(request)
    }
}

impl From<OpponentEffect> for Effect {
    /// Returns the effect that makes this request to the computer opponent's web worker.
    fn from(effect: OpponentEffect) -> Effect {
        Effect::Opponent(effect)
    }
}

impl From<CoachEffect> for Effect {
    /// Returns the effect that makes this request to the web workers of the coach (hints, reviews).
    fn from(effect: CoachEffect) -> Effect {
        Effect::Coach(effect)
    }
}

impl From<SpeechEffect> for Effect {
    /// Returns the effect that makes this request to the browser's speech synthesis or recognition.
    fn from(effect: SpeechEffect) -> Effect {
        Effect::Speech(effect)
    }
}

impl From<Share> for Effect {
    /// Returns the effect that passes this data out of the app, for example to the clipboard.
    fn from(share: Share) -> Effect {
        Effect::Share(share)
    }
}

impl From<Sound> for Effect {
    /// Returns the effect that plays this sound.
    fn from(sound: Sound) -> Effect {
        Effect::Sound(sound)
    }
}

impl From<FocusTarget> for Effect {
    /// Returns the effect that moves the keyboard focus to this element of the page.
    fn from(focus: FocusTarget) -> Effect {
        Effect::Focus(focus)
    }
}

impl From<PageEffect> for Effect {
    /// Returns the effect that makes this request to the web page around the app.
    fn from(effect: PageEffect) -> Effect {
        Effect::Page(effect)
    }
}
