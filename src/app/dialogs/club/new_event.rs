//! Creates tournaments, from the form for a new tournament or from a FIDE tournament report (TRF).

use super::draft::EventDraftError;
use super::journal_line::{EventHead, JournalLine};
use super::open_event::OpenEvent;
use super::report;
use super::state::{ClubPage, ClubState};
use crate::app::action::PageAction;
use crate::app::context::Context;
use crate::app::effect::FocusTarget;
use crate::app::update::Update;
use crate::club::event::{EventStep, Tournament};
use crate::club::trf::ReportTournament;

impl ClubState {
    /// Creates and opens a tournament from the text of a FIDE tournament report (TRF). If the
    /// report is unreadable, stores the error for the screen.
    pub(super) fn open_report(&mut self, text: &str, ctx: &Context<'_>) -> Update {
        let tournament = match ReportTournament::read(text) {
            Ok(tournament) => tournament,
            Err(fault) => {
                self.report_fault = Some(fault);
                return Update::none();
            }
        };
        self.report_fault = None;
        let head = report::event_head(&tournament, ctx);
        // A readable report has a valid setup.
        let Ok(event) = Tournament::new(head.setup.clone()) else { return Update::none() };
        let source = JournalLine::Report(text.to_owned());
        self.begin_event(head, event, Some(source), tournament.event_steps(), ctx)
    }

    /// Creates a tournament, applies `steps` (its players, and its rounds so far), and opens it.
    /// `source` is the journal line with the FIDE report from which the tournament is imported, if
    /// there is one.
    fn begin_event(
        &mut self,
        head: EventHead,
        event: Tournament,
        source: Option<JournalLine>,
        steps: Vec<EventStep>,
        ctx: &Context<'_>,
    ) -> Update {
        let id = self.unused_id(ctx);
        let mut running = OpenEvent::begin(id, head, event);
        if let Some(source) = source {
            running.write_line(&source);
            running.apply_line(source);
        }
        for step in steps {
            running.apply_step(step);
        }
        running.is_fresh = running.report.is_some();
        self.screen = ClubPage::Event(Box::new(running));
        PageAction::RememberEvent(Some(id)).into()
    }

    /// Creates and opens the tournament that the form for a new tournament describes. If the form
    /// has an error, shows the error instead.
    pub(super) fn create_event(&mut self, ctx: &Context<'_>) -> Update {
        let ClubPage::New(draft) = &mut self.screen else { return Update::none() };
        let read = draft.to_event(ctx).and_then(|(head, entrants)| {
            let event = Tournament::new(head.setup.clone()).map_err(EventDraftError::Setup)?;
            Ok((head, entrants, event))
        });
        match read {
            Ok((head, entrants, event)) => {
                let steps = entrants.into_iter().map(EventStep::AddPlayer).collect();
                self.begin_event(head, event, None, steps, ctx)
            }
            Err(fault) => {
                draft.fault = Some(fault);
                Update::effect(FocusTarget::Fault)
            }
        }
    }
}
