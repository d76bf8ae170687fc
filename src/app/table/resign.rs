//! Resigning takes two taps.

use super::{Resigning, Table, tell};
use crate::app::context::Context;
use crate::app::effect::Effect;
use crate::app::notice::Notice;
use crate::app::told::Said;
use crate::game::{Event, Instant};
use crate::rules::Color;

/// The first tap asks back, the second one resigns.
pub(super) fn tap(table: &mut Table, by: Color, ctx: &Context<'_>, effects: &mut Vec<Effect>) {
    if table.session.game().outcome().is_some() {
        return;
    }
    if table.resigning.is_some_and(|resigning| resigning.by == by && ctx.now < resigning.until) {
        table.resigning = None;
        tell::act(table, Event::Resign(by), ctx, effects);
        return;
    }
    table.resigning = Some(Resigning { by, until: ctx.now.after(Notice::STANDS_MS) });
    table.seats.tell(by, vec![Said::ConfirmResignation(by)]);
}

/// Forgets a first tap whose time is over.
pub(super) fn expire(table: &mut Table, now: Instant) {
    if table.resigning.is_some_and(|resigning| resigning.until <= now) {
        table.resigning = None;
    }
}
