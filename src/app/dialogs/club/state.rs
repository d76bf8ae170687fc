//! State of the club dialog (tournaments and saved players): its screen, and data from storage.

use super::codes::CodeOutcome;
use super::draft::EventDraft;
use super::journal_line::EventHead;
use super::message::{ClubLine, PrintedTable};
use super::open_event::OpenEvent;
use super::players::PlayersScreen;
use crate::app::context::Context;
use crate::app::ptr_eq_rc::PtrEqRc;
use crate::app::storage::GameId;
use crate::club::player_register;
use crate::club::trf::ReportError;
use crate::openings::Openings;
use std::collections::BTreeMap;

/// Edits to the saved players (renames, languages and so on), by the id of their journal.
pub(super) type RegisterStepsByJournal = BTreeMap<GameId, Vec<player_register::RegisterStep>>;

/// Content of the club dialog: the screen, and data read from storage. An event is a tournament.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ClubState {
    /// The screen shown.
    pub screen: ClubPage,
    /// All saved events, newest first; `None` while they are being read.
    pub events: Option<Vec<ListedEvent>>,
    /// The event that was deleted last, and the records of its journal, for undoing the deletion.
    pub deleted: Option<(ListedEvent, Vec<ClubLine>)>,
    /// Table that is printed when the users print the page.
    pub paper: PrintedTable,
    /// Why the last opened file is not a tournament report.
    pub report_fault: Option<ReportError>,
    /// Outcome of the last code from another device (with a game or a result), if no event is open.
    pub code_outcome: Option<CodeOutcome>,
    /// Whether the camera is on and scans for codes. Not used while an event is open.
    pub looking: bool,
    /// Result code to be entered when its event is open.
    pub(super) pending_code: Option<String>,
    /// Ids of the journals of edits to the saved players.
    pub(super) register_journal_ids: Vec<GameId>,
    /// Edits to the saved players, from the journals read so far.
    pub(super) register_steps: RegisterStepsByJournal,
    /// Opening names, once loaded.
    pub(super) names: Option<PtrEqRc<Openings>>,
    /// Event that is being read from storage before it is deleted.
    pub(super) deleting: Option<GameId>,
}

/// The screen that the club dialog shows.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum ClubPage {
    /// List of all events.
    #[default]
    List,
    /// Fields of a new event.
    New(Box<EventDraft>),
    /// An event is being read from storage.
    Reading(GameId),
    /// The open event.
    Event(Box<OpenEvent>),
    /// The saved players and their profiles.
    Players(Box<PlayersScreen>),
}

/// A saved tournament in the club dialog's list of tournaments.
#[derive(Clone, Debug, PartialEq)]
pub struct ListedEvent {
    /// Id of the journal.
    pub id: GameId,
    /// First line of the journal; `None` if it is unreadable.
    pub head: Option<EventHead>,
}

impl ClubState {
    /// Returns the open tournament; `None` if another screen of the club is shown.
    pub fn open_event(&self) -> Option<&OpenEvent> {
        match &self.screen {
            ClubPage::Event(running) => Some(running),
            _ => None,
        }
    }

    /// Returns an unused id for a new saved journal (of a tournament or of edits to players).
    pub(super) fn unused_id(&self, ctx: &Context<'_>) -> GameId {
        let events = self.events.iter().flatten().map(|event| event.id);
        let names =
            events.chain(self.register_journal_ids.iter().copied()).filter(|name| name.could_be_assigned());
        GameId::next_after(ctx.now, names.max().unwrap_or(GameId(0)))
    }

    /// Shows the outcome of reading a code from another device, on the screen of the open
    /// tournament or, if none is open, in the list of tournaments.
    pub(super) fn show_code_outcome(&mut self, outcome: CodeOutcome) {
        match &mut self.screen {
            ClubPage::Event(running) => running.codes.last_outcome = Some(outcome),
            _ => self.code_outcome = Some(outcome),
        }
    }
}
