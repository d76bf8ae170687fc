//! How an event begins: from the fields of a new one, or from a report.

use super::draft::DraftFault;
use super::inside::{Inside, Screen};
use super::line::Head;
use super::message::Done;
use super::report::of_report;
use super::running::Running;
use crate::app::context::Context;
use crate::app::effect::Focus;
use crate::app::upshot::Upshot;
use crate::club::event::{Event, Step};

impl Inside {
    /// A report has been opened: its event goes on here.
    pub(super) fn take_report(&mut self, text: &str, ctx: &Context<'_>, upshot: &mut Upshot<Done>) {
        let read = of_report(text, ctx).and_then(|(head, steps)| {
            let event = Event::new(head.setup.clone()).ok()?;
            Some((head, steps, event))
        });
        self.is_no_report = read.is_none();
        if let Some((head, steps, event)) = read {
            self.begin(head, event, steps, ctx, upshot);
        }
    }

    /// An event begins, with what has happened in it already.
    fn begin(
        &mut self,
        head: Head,
        event: Event,
        steps: Vec<Step>,
        ctx: &Context<'_>,
        upshot: &mut Upshot<Done>,
    ) {
        let id = self.fresh(ctx);
        let mut running = Running::begin(id, head, event, &mut upshot.effects);
        for step in steps {
            running.step(step, &mut upshot.effects);
        }
        self.screen = Screen::Event(Box::new(running));
        upshot.done.push(Done::Opened(Some(id)));
    }

    /// The event of the fields begins, with its players.
    pub(super) fn create(&mut self, ctx: &Context<'_>, upshot: &mut Upshot<Done>) {
        let Screen::New(draft) = &mut self.screen else { return };
        let read = draft.read(ctx).and_then(|(head, entrants)| {
            let event = Event::new(head.setup.clone()).map_err(DraftFault::Setup)?;
            Ok((head, entrants, event))
        });
        match read {
            Ok((head, entrants, event)) => {
                let steps = entrants.into_iter().map(Step::Enter).collect();
                self.begin(head, event, steps, ctx, upshot);
            }
            Err(fault) => {
                draft.fault = Some(fault);
                upshot.push(Focus::Fault);
            }
        }
    }
}
