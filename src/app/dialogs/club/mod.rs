//! The club: tournaments that are run on the device, and the players saved on it.
//!
//! The program code of the club is loaded when the dialog is first opened ([`LoadedClub`]). Every
//! step of a tournament is saved at once, as a line of the tournament's journal ([`JournalLine`]);
//! opening a tournament replays these lines.
//!
//! | file | contents |
//! |---|---|
//! | `message` | messages and commands |
//! | `state`, `update` | state of the dialog, and its changes |
//! | `stored_events` | handles what has been read from storage |
//! | `new_event`, `draft` | creates a tournament, and the form for it |
//! | `roster` | parses a typed list of players |
//! | `report` | reads a tournament from a FIDE tournament report (TRF) |
//! | `journal_line` | lines of the journals as they are stored |
//! | `open_event` | the open tournament: its steps, games and round clock |
//! | `event_commands`, `manual_pairing` | commands to the open tournament |
//! | `rating_list` | search for players in FIDE's rating list |
//! | `personal` | form for a player's title, numbers, federation, birth and club |
//! | `codes`, `game_codes`, `received_codes` | codes for other devices, and results from them |
//! | `players` | the saved players and their profiles |
//! | `practice` | games against the computer, and the ratings from them |
//! | `register_journals` | journals of edits to the saved players |
//! | `seating` | colours, odds and languages of two players |
//! | `exports` | exported files: report, games, standings, web page |

mod codes;
mod draft;
mod event_commands;
mod exports;
mod game_codes;
mod journal_line;
mod manual_pairing;
mod message;
mod new_event;
mod open_event;
mod personal;
mod players;
mod practice;
mod rating_list;
mod received_codes;
mod register_journals;
mod report;
mod roster;
mod seating;
mod state;
mod stored_events;
mod update;

pub use codes::{CODE_FIELD, CodeOutcome, EventCodes};
pub use draft::{EventDraft, EventDraftError, FORMATS, LATE_BYES, TIES};
pub use exports::{half_points_text, rating_change_text, score_text, side_result, tie_break_code};
pub use journal_line::{EventHead, JournalLine};
pub use message::{ClubCommand, ClubLine, ExportFile, LoadedClub, Msg, PrintedTable, ReadClubData};
pub use open_event::{EventTab, LocalGame, ManualPairingFields, OpenEvent, ROUND_DATE_FIELD};
pub use personal::{PERSONAL_FIELDS, PersonalForm};
pub use players::{AVATAR_COLORS, AVATAR_SYMBOLS, PlayersScreen, ProfiledPlayer};
pub use practice::PracticeRating;
pub use rating_list::{RatingListForm, SearchProgress};
pub use roster::roster;
pub use state::{ClubPage, ClubState, ListedEvent};

use super::context::DialogContext;
use crate::app::context::Context;
use crate::app::effect::FocusTarget;
use crate::app::storage::GameId;
use crate::app::update::Update;

/// The club dialog, with tournaments and saved players. Its content is loaded when the dialog is
/// first opened.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ClubDialog {
    /// State of the club, once its program code is loaded.
    pub inside: Option<LoadedClub>,
    /// Event that was open when the club was last left.
    pub last: Option<GameId>,
    /// Result code from another device, to be entered once the program code of the club is loaded.
    pub pending_code: Option<String>,
}

impl super::screen::Screen for ClubDialog {
    type Msg = Msg;
    type View = ClubDialog;

    const FRAGMENT: &'static str = "club";
    const OPENER: FocusTarget = FocusTarget::MenuButton;
    const READS_DISK: bool = true;

    /// Opens the club dialog at the tournament that was open last; never `None`.
    fn open(page: &DialogContext<'_>) -> Option<ClubDialog> {
        Some(ClubDialog { last: page.event, ..ClubDialog::default() })
    }

    /// Applies a message to the club. Until the program code of the club is loaded, ignores all
    /// messages but [`Msg::Loaded`], which says that it is loaded.
    fn update(&mut self, msg: Msg, _: &DialogContext<'_>, ctx: &Context<'_>) -> Update {
        self.update_club(msg, ctx)
    }

    /// Returns a copy of the club dialog as its view.
    fn view(&self, _: &DialogContext<'_>) -> ClubDialog {
        self.clone()
    }
}

/// Applies a message to the state of the club that the score sheet dialog contains (`inside`). That
/// dialog uses the club's program code to show how a game against the computer changed a rating.
pub(super) fn update_club_state(inside: &mut Option<LoadedClub>, msg: Msg, ctx: &Context<'_>) -> Update {
    let mut club = ClubDialog { inside: inside.take(), ..ClubDialog::default() };
    let update = club.update_club(msg, ctx);
    *inside = club.inside;
    update
}

impl ClubDialog {
    /// Returns the command that leads back: from the wall display to the tab behind it, or from the
    /// tab with rare actions to the rounds of the open tournament. `None` on every other page of
    /// the club.
    pub(super) fn way_back(&self) -> Option<ClubCommand> {
        match &self.inside.as_ref()?.get::<ClubState>()?.screen {
            ClubPage::Event(running) => ClubCommand::way_back(running),
            _ => None,
        }
    }

    /// Applies a message to the club. Until the program code of the club is loaded, ignores all
    /// messages but [`Msg::Loaded`], which says that it is loaded. After [`Msg::Loaded`], also
    /// enters the game result from the page's address, if there is one.
    fn update_club(&mut self, msg: Msg, ctx: &Context<'_>) -> Update {
        let is_here = matches!(msg, Msg::Loaded(..));
        let (inside, msg) = match msg {
            // The program code is loaded: keep the club if there is one already, else start with
            // the empty one from the message.
            Msg::Loaded(_, begun) => {
                (self.inside.get_or_insert_with(|| begun.clone()), Msg::Loaded(self.last, begun))
            }
            msg => match &mut self.inside {
                Some(inside) => (inside, msg),
                None => return Update::none(),
            },
        };
        let (next, mut update) = inside.clone().update(msg, ctx);
        *inside = next;
        if let Some(value) = self.pending_code.take_if(|_| is_here) {
            let (next, then) = inside.clone().update(Msg::Set { name: CODE_FIELD.to_owned(), value }, ctx);
            *inside = next;
            update.extend(then);
        }
        update
    }
}
