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
//! | [`ready`](Ready) | which feature does a message go to, and what crosses from one to another? |
//! | `admission` | which messages are for people to send, and which for the computer? |
//! | `action`, `actions` | what can a feature ask of the page, and how is that carried out? |
//! | `settle` | what follows from a message, whatever it was? |
//! | `over_the_page` | how does a dialog open and go away? |
//! | `by_address` | what does the address ask for? |
//! | `next_game` | what do the players choose for the next game, and how does it begin? |
//! | `board_keys` | what does a key mean on the board? |
//! | [`opponent`] | what does the computer opponent have to do, and when? |
//! | [`coach`] | what does a person who asks get to know: a hint, and where the game went wrong? |
//! | `aloud`, `speech` | what is said aloud, and to whom, and when does the device listen? |
//! | `appearance` | what do the page and the device do because of the settings? |
//! | `picture` | what does a position look like, to be taken along? |
//! | `replay` | which game do these records make? |
//! | [`table`] | the game on the board: session, seats, input, review, notices |
//! | [`dialogs`] | what lies over the page, each with its own data |
//! | [`device`] | this device's storage, backups, and the version of the page |
//! | [`kept`] | what goes to the disk and comes back, and the policy for it |
//! | `settings`, `looks`, `start`, `notice`, `told`, `why`, `route`, `address`, `link` | the values that all of them share |
//! | `tally`, `lot` | what have two who play on scored, and what is drawn by lot? |
//! | `first_paint` | what does the next visit paint before the app is there? |
//! | `rehearsal` | a move that nobody makes, so that the first is as quick as any |
//! | `msg`, `effect`, `update`, `context` | the way in and the way out |

mod action;
mod actions;
mod address;
mod admission;
mod aloud;
mod appearance;
mod board_keys;
mod by_address;
pub mod coach;
mod context;
pub mod device;
pub mod dialogs;
mod effect;
mod elsewhere;
mod first_paint;
pub mod kept;
mod link;
mod looks;
mod lot;
mod msg;
mod next_game;
mod notice;
mod opening;
pub mod opponent;
mod over_the_page;
mod picture;
mod ready;
mod rehearsal;
mod replay;
mod route;
pub mod seating;
mod settings;
mod settle;
mod speech;
mod start;
pub mod table;
mod tally;
pub mod told;
mod update;
mod view;
mod why;

pub use action::PageAction;
pub use address::{Address, AddressError};
pub use aloud::{Aloud, SpokenLine, Voices};
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
pub use link::link_of;
pub use looks::{CHOICES, Choice, Looks};
pub use msg::{DiskMsg, Msg, PageMsg};
pub use notice::{Action, Notice, Tone, What};
pub use opening::Opening;
pub use opponent::{OpponentState, OpponentView};
pub use ready::{DialogCode, Ready};
pub use rehearsal::rehearse;
pub use route::{BOARD, GAME, RESULT, Route};
pub use settings::Settings;
pub use start::Start;
pub use tally::Tally;
pub use told::{Answer, Place, PlayedMove, Said, Told};
pub use update::Update;
pub use view::{MenuView, PageView};
pub use why::WhyOver;

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
            App::Ready(ready) => ready.update(msg, now),
        },
    };
    match app {
        App::Ready(ready) => ready.carry_out(update, now),
        App::Opening(_) | App::Elsewhere(_) => update.effects,
    }
}
