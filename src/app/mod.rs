//! State of the chess page: what the screen shows and what may happen next. Messages change this
//! state by a pure function.
//!
//! Messages come in as [`Msg`], and results go out as a list of [`Effect`]s. Only [`update()`] and
//! [`update_with()`] change an [`App`]. A [`PageView`] holds everything that is needed to draw the
//! screen. This module uses no browser, clock or disk: the time is an argument and effects are
//! data. So the whole module is tested natively.
//!
//! Each feature has its own state, messages and an `update` function that returns an [`Update`]:
//! effects, and actions for the page. No feature refers to another feature; only [`ReadyPage`]
//! connects them.
//!
//! | file | contents |
//! |---|---|
//! | `mod`, `opening`, `taken_over` | the states of the page: opening, game in another tab, ready |
//! | `ready/` | passes messages to features, connects features, and applies the consequences |
//! | [`table`] | the game on the board: session, seats, input, review, notices |
//! | [`opponent`] | the computer opponent |
//! | [`coach`] | hints and reviews |
//! | [`dialogs`] | the dialogs over the page, each with its own data |
//! | [`device`] | storage, backups, the version of the app, and a translation that is tried |
//! | [`storage`] | the data on the disk, and when they are written, read and merged |
//! | `settings/` | settings: rules, clocks, seats, appearance, speech; score over several games |
//! | `announcements/` | announcements on the page, spoken, and in notices |
//! | `address/` | the address of the page |
//! | `msg`, `action`, `update`, `effect`, `context` | messages in, effects and actions out |
//! | `view` | what the page shows |
//! | `board_keys`, `cursor` | keyboard shortcuts on a board; the keyboard cursor |
//! | `picture` | SVG pictures: a position, and the pieces in colours that the players choose |
//! | `ptr_eq_rc` | shared immutable values that are compared by pointer |
//! | `translation_trial` | a translation that is tried from a file |
//! | `replay` | replays the records of a game |
//! | `first_paint` | what the next visit paints before the app has loaded |

mod action;
mod address;
mod announcements;
mod board_keys;
pub mod coach;
mod context;
mod cursor;
pub mod device;
pub mod dialogs;
mod effect;
mod first_paint;
mod msg;
mod opening;
pub mod opponent;
mod picture;
pub mod ptr_eq_rc;
mod ready;
mod replay;
mod settings;
pub mod storage;
pub mod table;
mod taken_over;
mod translation_trial;
mod update;
mod view;

pub use action::{GameSource, OpenedGame, PageAction};
pub use address::{AddressError, BOARD_PREFIX, GAME_PREFIX, GameAddress, RESULT_PREFIX, Route, game_link};
pub use announcements::{
    Announcement, AnnouncementItem, BoardAnswer, EndExplanation, LinePlace, Notice, NoticeAction,
    NoticeContent, NoticeTone, PlayedMove,
};
pub use board_keys::{board_key, key_character};
pub use coach::{
    BoardRegion, ChosenMistake, CoachReview, CoachState, CoachView, Hint, HintContent, ReviewedGame,
};
pub use context::{Context, GameContext};
pub use effect::{
    BackgroundEffect, CoachEffect, Effect, FileTarget, FocusTarget, OpponentEffect, PageEffect, Share,
    ShareResult, Sound, SpeechEffect, StoreEffect, TimeEffect,
};
pub use first_paint::first_paint;
pub use msg::{DiskMsg, Msg, PageMsg};
pub use opening::OpeningPage;
pub use opponent::{OpponentState, OpponentView};
pub use picture::own_pieces_svg;
pub use ready::{DialogCode, ReadyPage};
pub use settings::{
    APPEARANCE_CHOICES, Appearance, AppearanceChoice, OwnColor, Rgb, RunningScore, Settings, SpeechKind,
    SpeechSettings, SpokenLine, SquareColors, StartPosition, seating,
};
pub use storage::records;
pub use storage::{
    BackupFault, FileFault, FilePurpose, GameId, SaveCommand, SavedItem, StorageFault, StorageTrouble,
    StoredData, StoredGame,
};
pub use taken_over::TakenOver;
pub use translation_trial::{ShownTranslation, TranslationTrial};
pub use update::Update;
pub use view::{BarView, PageView};

use crate::game::Instant;

/// State of the whole chess app in one browser tab: opening the storage, frozen because another tab
/// has the game, or in use.
#[derive(Clone, Debug)]
pub enum App {
    /// The storage of saved data is being opened.
    Opening(OpeningPage),
    /// Another tab has the game. The players can only take the game over to this tab.
    TakenOver(Box<TakenOver>),
    /// This tab has the game.
    Ready(Box<ReadyPage>),
}

impl Default for App {
    /// Returns the state of an app whose storage is still being opened.
    fn default() -> App {
        App::Opening(OpeningPage::default())
    }
}

impl App {
    /// Returns the state of the page while this browser tab has the game. `None` while the storage
    /// is being opened, or if another tab has the game.
    pub fn ready(&self) -> Option<&ReadyPage> {
        match self {
            App::Ready(ready) => Some(ready),
            App::Opening(_) | App::TakenOver(_) => None,
        }
    }

    /// Returns the state of the page, even if the page is frozen because another tab has the game.
    /// Returns `Err` with the opening state if the storage is not open yet.
    fn into_ready(self) -> Result<ReadyPage, OpeningPage> {
        match self {
            App::Opening(opening) => Err(opening),
            App::TakenOver(elsewhere) => Ok(*elsewhere.into_ready()),
            App::Ready(ready) => Ok(*ready),
        }
    }

    /// Shows the page with the data that were found in the opened storage. If another browser tab
    /// has the game, freezes the page instead.
    fn open_stored(&mut self, stored: StoredData, now: Instant) -> Update {
        if stored.trouble == Some(StorageTrouble::OtherTab) {
            return self.freeze_taken_over();
        }
        let before = std::mem::take(self).into_ready();
        let (ready, update) = opening::open_page(before, stored, now);
        *self = App::Ready(Box::new(ready));
        update
    }

    /// Freezes the page, because another browser tab has the game and saves it.
    fn freeze_taken_over(&mut self) -> Update {
        let before = std::mem::take(self).into_ready();
        let frozen = before.unwrap_or_else(|opening| opening.into_ready(Settings::default()));
        let (elsewhere, update) = TakenOver::new(Box::new(frozen));
        *self = App::TakenOver(Box::new(elsewhere));
        update
    }
}

/// Handles a message to the app, and returns the effects (requests) that the browser must carry
/// out.
///
/// `now` is a monotonic instant. The app accepts every message in every state, and ignores messages
/// that do not apply to the state.
pub fn update(app: &mut App, msg: Msg, now: Instant) -> Vec<Effect> {
    update_with(app, msg, now, Some(DialogCode::all()))
}

/// Does the same as [`update()`] for a page that loads the code of the dialogs later. While
/// `dialog_code` is `None`, messages to the open dialog and to the coach wait. Returns the effects
/// (requests) that the browser must carry out.
pub fn update_with(app: &mut App, msg: Msg, now: Instant, dialog_code: Option<DialogCode>) -> Vec<Effect> {
    if let App::Ready(ready) = app {
        ready.dialog_code = dialog_code;
    }
    let update = match msg {
        Msg::Disk(DiskMsg::Opened(stored)) => app.open_stored(*stored, now),
        Msg::Disk(DiskMsg::TakenOver) => app.freeze_taken_over(),
        msg => match app {
            App::Opening(opening) => {
                opening.update(msg);
                Update::none()
            }
            App::TakenOver(elsewhere) => elsewhere.update(msg),
            App::Ready(ready) => ready::update(ready, msg, now),
        },
    };
    match app {
        App::Ready(ready) => {
            // If this message has created the `ReadyPage`, the assignment above did not happen.
            ready.dialog_code = dialog_code;
            ready::carry_out(ready, update, now)
        }
        App::Opening(_) | App::TakenOver(_) => update.effects,
    }
}
