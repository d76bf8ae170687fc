//! The club: the tournaments on the device, as they are set up and run.
//!
//! Its code is loaded when the dialog is first opened ([`LoadedClub`]). Every step of a tournament
//! is saved as it happens, as a line of its journal ([`JournalLine`]); opening a tournament replays
//! its lines.
//!
//! | file | what it answers |
//! |---|---|
//! | `message` | what may the page know of it? messages |
//! | `state` | what is on the screen, and what is known of the disk? |
//! | `update` | which message is for what? |
//! | `stored_events` | what has the disk given back? |
//! | `new_event` | how does an event begin? |
//! | `event_commands` | what is done with the event that is open? |
//! | `manual_pairing` | how does the director change the pairing? |
//! | `received_codes` | which event is a result from another device for? |
//! | `draft` | what stands in the fields of a new event, and which event does that make? |
//! | `roster` | which players stand in a text? |
//! | `journal_line` | what is an event on the disk? |
//! | `open_event` | the event that is open: its steps, its games at the board, what is unfolded |
//! | `codes`, `board_codes` | what goes to the devices at the boards, and what comes from them? |
//! | `seating` | who sits where, given which odds, spoken to in which language? |
//! | `report` | which event does FIDE's report tell of? |
//! | `personal` | what is typed of a player's title, numbers, federation, birth and club? |
//! | `players` | who has played on this device, and how? |
//! | `practice` | what do games against a partner say of someone? |
//! | `register_journals` | what have people said of them, on the disk? |
//! | `exports` | what goes out: reports, games, tables |

mod board_codes;
mod codes;
mod draft;
mod event_commands;
mod exports;
mod journal_line;
mod manual_pairing;
mod message;
mod new_event;
mod open_event;
mod personal;
mod players;
mod practice;
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
pub use exports::{half_points_text, score_text, side_result, tie_break_code};
pub use journal_line::{EventHead, JournalLine};
pub use message::{ClubCommand, ClubLine, ExportFile, LoadedClub, Msg, PrintedTable, ReadLines};
pub use open_event::{BoardGame, EventTab, OpenEvent};
pub use personal::{PERSONAL_FIELDS, PersonalForm};
pub use players::{AVATAR_COLORS, AVATAR_SYMBOLS, PlayersScreen, ProfiledPlayer};
pub use practice::PracticeRating as Rated;
pub use roster::roster;
pub use state::{ClubPage, ClubState, ListedEvent};

use super::context::DialogContext;
use crate::app::context::Context;
use crate::app::effect::FocusTarget;
use crate::app::storage::GameId;
use crate::app::update::Update;

/// The club dialog, with tournaments and saved players. Its content is loaded when it is first
/// opened.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ClubDialog {
    /// State of the club, once its code is loaded.
    pub inside: Option<LoadedClub>,
    /// Event that was open when the club was last left.
    pub last: Option<GameId>,
    /// Code of a result from another device, entered once the club's code is loaded.
    pub brought: Option<String>,
}

impl super::screen::Screen for ClubDialog {
    type Msg = Msg;
    type View = ClubDialog;

    const FRAGMENT: &'static str = "club";
    const OPENER: FocusTarget = FocusTarget::SettingsButton;
    const READS_DISK: bool = true;

    /// Opens the club dialog at the tournament that was open last.
    fn open(page: &DialogContext<'_>) -> Option<ClubDialog> {
        Some(ClubDialog { last: page.event, ..ClubDialog::default() })
    }

    /// Applies a message to the club; ignores it while the club's code is not loaded.
    fn update(&mut self, msg: Msg, _: &DialogContext<'_>, ctx: &Context<'_>) -> Update {
        self.update_club(msg, ctx)
    }

    /// Returns a copy of the club dialog as its view.
    fn view(&self, _: &DialogContext<'_>) -> ClubDialog {
        self.clone()
    }
}

/// Applies a message to a club that another dialog uses only to look up player profiles.
pub(super) fn update_club_state(inside: &mut Option<LoadedClub>, msg: Msg, ctx: &Context<'_>) -> Update {
    let mut club = ClubDialog { inside: inside.take(), ..ClubDialog::default() };
    let update = club.update_club(msg, ctx);
    *inside = club.inside;
    update
}

impl ClubDialog {
    /// Applies a message to the club; ignores it while the club's code is not loaded.
    fn update_club(&mut self, msg: Msg, ctx: &Context<'_>) -> Update {
        let is_here = matches!(msg, Msg::Here(..));
        let (inside, msg) = match msg {
            // The code is loaded: keep a club that has begun already, else take the new one.
            Msg::Here(_, begun) => {
                (self.inside.get_or_insert_with(|| begun.clone()), Msg::Here(self.last, begun))
            }
            msg => match &mut self.inside {
                Some(inside) => (inside, msg),
                None => return Update::none(),
            },
        };
        let (next, mut update) = inside.clone().update(msg, ctx);
        *inside = next;
        if let Some(value) = self.brought.take_if(|_| is_here) {
            let (next, then) = inside.clone().update(Msg::Set { name: CODE_FIELD.to_owned(), value }, ctx);
            *inside = next;
            update.extend(then);
        }
        update
    }
}
