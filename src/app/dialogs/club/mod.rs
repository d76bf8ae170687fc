//! The club: tournaments that are run with the app, and the saved players.
//!
//! The app loads the program code of the club when the dialog is first opened ([`LoadedClub`]).
//! Every step of a tournament is saved at once as a line of the tournament's journal
//! ([`JournalLine`]). To open a tournament, the app applies these lines again.
//!
//! | file | contents |
//! |---|---|
//! | `message` | messages and commands |
//! | `state`, `update` | state of the dialog, and its changes |
//! | `stored_events` | handling of data read from storage |
//! | `new_event`, `draft` | creation of a tournament, and the form for a new tournament |
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

/// The club dialog, with tournaments and saved players.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ClubDialog {
    /// State of the club, once its program code is loaded.
    pub inside: Option<LoadedClub>,
    /// Event that was open when the users last left the club.
    pub last: Option<GameId>,
    /// Result code from another device, to be entered when the program code of the club is loaded.
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

    /// Applies a message to the club. Until the program code is loaded, ignores all messages except
    /// [`Msg::Loaded`].
    fn update(&mut self, msg: Msg, _: &DialogContext<'_>, ctx: &Context<'_>) -> Update {
        self.update_club(msg, ctx)
    }

    /// Returns a copy of the club dialog as its view.
    fn view(&self, _: &DialogContext<'_>) -> ClubDialog {
        self.clone()
    }
}

/// Applies a message to the club in `inside`, which belongs to the score sheet dialog. The score
/// sheet uses the club's code to show how a game against the computer changed a rating.
pub(super) fn update_club_state(inside: &mut Option<LoadedClub>, msg: Msg, ctx: &Context<'_>) -> Update {
    let mut club = ClubDialog { inside: inside.take(), ..ClubDialog::default() };
    let update = club.update_club(msg, ctx);
    *inside = club.inside;
    update
}

impl ClubDialog {
    /// Returns the command that leads back: from the wall display to the tab behind it, or from the
    /// tab with rare actions to the rounds of the open tournament. `None` elsewhere in the club.
    pub(super) fn way_back(&self) -> Option<ClubCommand> {
        match &self.inside.as_ref()?.get::<ClubState>()?.screen {
            ClubPage::Event(running) => ClubCommand::way_back(running),
            _ => None,
        }
    }

    /// Applies a message to the club. Until the program code is loaded, ignores all messages except
    /// [`Msg::Loaded`]. That message also enters the pending result code, if there is one.
    fn update_club(&mut self, msg: Msg, ctx: &Context<'_>) -> Update {
        let is_here = matches!(msg, Msg::Loaded(..));
        let (inside, msg) = match msg {
            // The program code is loaded. Keeps the club if there already is one; otherwise starts
            // with the empty club in the message.
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
