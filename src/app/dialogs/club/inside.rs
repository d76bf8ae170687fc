//! What is in the club: what is on its screen, and what it knows of the disk.

use super::codes::CodeOutcome;
use super::draft::EventDraft;
use super::line::EventHead;
use super::message::{ClubLine, PrintedTable};
use super::players::PlayersScreen;
use super::running::OpenEvent;
use crate::app::context::Context;
use crate::app::dialogs::same::PtrEqRc;
use crate::app::kept::GameId;
use crate::club::roll;
use crate::club::trf::ReportError;
use crate::openings::Openings;
use std::collections::BTreeMap;

/// What people have said of the players of this device, journal by journal.
pub(super) type GameNotesByJournal = BTreeMap<GameId, Vec<roll::RegisterStep>>;

/// The club.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ClubState {
    /// What is on the screen.
    pub screen: ClubPage,
    /// All events, the last one first; `None` while they are being read.
    pub events: Option<Vec<ListedEvent>>,
    /// The event that was deleted last, and its lines: it can be had back.
    pub deleted: Option<(ListedEvent, Vec<ClubLine>)>,
    /// What goes to paper when the page is printed.
    pub paper: PrintedTable,
    /// Why the file that was opened last is no report, and where.
    pub report_fault: Option<ReportError>,
    /// What came of the last code of another device, where no event is open.
    pub heard: Option<CodeOutcome>,
    /// Whether the camera looks for codes there.
    pub looking: bool,
    /// A result that waits for its event.
    pub(super) brought: Option<String>,
    /// The journals of the players, and what is in those that have been read.
    pub(super) books: Vec<GameId>,
    /// What people have said of the players of this device.
    pub(super) said: GameNotesByJournal,
    /// The names of openings, once they are here.
    pub(super) names: Option<PtrEqRc<Openings>>,
    /// The event that is being read only to be deleted.
    pub(super) deleting: Option<GameId>,
}

/// What is on the screen.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum ClubPage {
    /// All events.
    #[default]
    List,
    /// The fields of a new one.
    New(Box<EventDraft>),
    /// An event is being read.
    Reading(GameId),
    /// An event.
    Event(Box<OpenEvent>),
    /// Who has played on this device.
    Players(Box<PlayersScreen>),
}

/// An event in the list.
#[derive(Clone, Debug, PartialEq)]
pub struct ListedEvent {
    /// The name of its journal.
    pub id: GameId,
    /// What it began with; `None` where that cannot be read.
    pub head: Option<EventHead>,
}

impl ClubState {
    /// The event that is open.
    pub fn running(&self) -> Option<&OpenEvent> {
        match &self.screen {
            ClubPage::Event(running) => Some(running),
            _ => None,
        }
    }

    /// A name that no journal has.
    pub(super) fn fresh(&self, ctx: &Context<'_>) -> GameId {
        let events = self.events.iter().flatten().map(|event| event.id);
        let names = events.chain(self.books.iter().copied()).filter(|name| name.is_plausible());
        GameId::next_after(ctx.now, names.max().unwrap_or(GameId(0)))
    }

    /// What came of a code is said where codes are read.
    pub(super) fn say(&mut self, heard: CodeOutcome) {
        match &mut self.screen {
            ClubPage::Event(running) => running.codes.said = Some(heard),
            _ => self.heard = Some(heard),
        }
    }
}
