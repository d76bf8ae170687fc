//! What the screen shows and what may happen next, as a pure function.
//!
//! One way in, a [`Msg`]; one way out, a list of [`Effect`]s. [`update`] is the only thing that changes an [`App`], and
//! the views are all that a screen needs to draw it. Nothing here knows a browser, a clock or a disk: the time is an
//! argument and effects are data, so all of it is tested natively.
//!
//! Features stand side by side, each with a model, messages and an `update` that answers with an [`Update`]: effects,
//! and actions for its parent. No feature knows its sibling; what crosses goes through [`Ready`].
//!
//! | file | what it answers |
//! |---|---|
//! | `mod`, `opening`, `elsewhere` | in which state is the page: opening, elsewhere, or ready? |
//! | `ready/` | which feature does a message go to, what crosses from one to another, and what follows from it? |
//! | [`table`] | the game on the board: session, seats, input, review, notices |
//! | [`opponent`] | what does the computer opponent have to do, and when? |
//! | [`coach`] | what does a person who asks get to know: a hint, and where the game went wrong? |
//! | [`dialogs`] | what lies over the page, each with its own data |
//! | [`device`] | this device's storage, backups, and the version of the page |
//! | [`kept`] | what goes to the disk and comes back, and the policy for it |
//! | `settings/` | what the players choose: rules, clocks, seats, looks, voices, and the score that they carry on |
//! | `announcements/` | which announcements do players get, on the page, aloud, in notices? |
//! | `address/` | what does the address of the page say? |
//! | `msg`, `action`, `update`, `effect`, `context` | the way in and the way out |
//! | `view` | what the page shows |
//! | `board_keys` | what does a key mean on the board? |
//! | `picture` | what does a position look like, to be taken along? |
//! | `replay` | which game do these records make? |
//! | `first_paint` | what does the next visit paint before the app is there? |

mod action;
mod address;
mod announcements;
mod board_keys;
pub mod coach;
mod context;
pub mod device;
pub mod dialogs;
mod effect;
mod elsewhere;
mod first_paint;
pub mod kept;
mod msg;
mod opening;
pub mod opponent;
mod picture;
mod ready;
mod replay;
mod settings;
pub mod table;
mod update;
mod view;

pub use action::PageAction;
pub use address::{Address, AddressError, BOARD, GAME, RESULT, Route, link_of};
pub use announcements::{Action, Answer, Notice, Place, PlayedMove, Said, Told, Tone, What, WhyOver};
pub use board_keys::board_key;
pub use coach::{BoardRegion, ChosenMistake, Clue, CoachState, CoachView, Hint, Review, ReviewedGame};
pub use context::{Context, GameContext};
pub use effect::{
    CoachEffect, Effect, Focus, Job, OpponentEffect, PageEffect, Share, Shared, Sound, SpeechEffect,
    StoreEffect, TimeEffect,
};
pub use elsewhere::Elsewhere;
pub use first_paint::first_paint;
pub use kept::records;
pub use kept::{
    BackupFault, FileFault, FilePurpose, GameId, Keep, Saved, StorageFault, Stored, StoredGame, Trouble,
};
pub use msg::{DiskMsg, Msg, PageMsg};
pub use opening::Opening;
pub use opponent::{OpponentState, OpponentView};
pub use ready::{DialogCode, Ready};
pub use settings::{Aloud, CHOICES, Choice, Looks, Settings, SpokenLine, Start, Tally, Voices, seating};
pub use update::Update;
pub use view::{MenuView, PageView};

use crate::game::Instant;

/// The page, in one of the states that it can be in.
#[derive(Clone, Debug)]
pub enum App {
    /// The storage is being opened.
    Opening(Opening),
    /// Another tab keeps the game. Nothing can be changed here but that.
    Elsewhere(Box<Elsewhere>),
    /// The game is here.
    Ready(Box<Ready>),
}

impl Default for App {
    fn default() -> App {
        App::Opening(Opening::default())
    }
}

impl App {
    /// The page where the game is here.
    pub fn ready(&self) -> Option<&Ready> {
        match self {
            App::Ready(ready) => Some(ready),
            App::Opening(_) | App::Elsewhere(_) => None,
        }
    }

    /// What was on the screen, or that there was nothing yet.
    fn into_ready(self) -> Result<Ready, Opening> {
        match self {
            App::Opening(opening) => Err(opening),
            App::Elsewhere(elsewhere) => Ok(*elsewhere.into_ready()),
            App::Ready(ready) => Ok(*ready),
        }
    }

    /// The storage is open: the game is here, or another tab has it.
    fn opened(&mut self, stored: Stored, now: Instant) -> Update {
        if stored.trouble == Some(Trouble::Elsewhere) {
            return self.taken_over();
        }
        let before = std::mem::take(self).into_ready();
        let (ready, update) = opening::opened(before, stored, now);
        *self = App::Ready(Box::new(ready));
        update
    }

    /// The game belongs to another tab now.
    fn taken_over(&mut self) -> Update {
        let before = std::mem::take(self).into_ready();
        let frozen = before.unwrap_or_else(|opening| opening.into_ready(Settings::default()));
        let (elsewhere, update) = Elsewhere::new(Box::new(frozen));
        *self = App::Elsewhere(Box::new(elsewhere));
        update
    }
}

/// Changes the app as the message asks, and returns what the world outside is to do.
///
/// `now` is a monotonic instant. No message is an error in any state: the app ignores what makes no sense.
pub fn update(app: &mut App, msg: Msg, now: Instant) -> Vec<Effect> {
    update_with(app, msg, now, Some(DialogCode::all()))
}

/// [`update`] for a page that loads the code of the dialogs on demand: while that is on its way, messages to the open dialog wait.
pub fn update_with(app: &mut App, msg: Msg, now: Instant, dialog_code: Option<DialogCode>) -> Vec<Effect> {
    if let App::Ready(ready) = app {
        ready.dialog_code = dialog_code;
    }
    let update = match msg {
        Msg::Disk(DiskMsg::Opened(stored)) => app.opened(*stored, now),
        Msg::Disk(DiskMsg::TakenOver) => app.taken_over(),
        msg => match app {
            App::Opening(opening) => {
                opening.update(msg);
                Update::none()
            }
            App::Elsewhere(elsewhere) => elsewhere.update(msg),
            App::Ready(ready) => ready::update(ready, msg, now),
        },
    };
    match app {
        App::Ready(ready) => ready::carry_out(ready, update, now),
        App::Opening(_) | App::Elsewhere(_) => update.effects,
    }
}
