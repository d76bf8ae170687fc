//! Resigning is asked back: the flag brings up the question, and only its answer resigns.

use super::{Resigning, Table};
use crate::app::announcements::{Notice, Said};
use crate::app::context::Context;
use crate::app::effect::Focus;
use crate::app::settings::Looks;
use crate::app::update::Update;
use crate::game::Instant;
use crate::rules::Color;

/// A tap on the flag asks back; a second one changes nothing.
pub(super) fn tap(table: &mut Table, by: Color, ctx: &Context<'_>) -> Update {
    let lasts = ctx.settings.looks.has(Looks::LASTING);
    let stands = |resigning: Resigning| resigning.by == by && (lasts || ctx.now < resigning.until);
    let asked = table.resigning.is_some_and(stands);
    if table.session.game().outcome().is_some() || asked {
        return Update::none();
    }
    table.resigning = Some(Resigning { by, until: ctx.now.after(Notice::STANDS_MS) });
    table.seats.tell(by, vec![Said::ConfirmResignation(by)]);
    // For those at the keyboard: the flag goes, and the answers are elsewhere.
    Update::effect(Focus::Question)
}

/// Forgets a question whose time is over.
pub(super) fn expire(table: &mut Table, now: Instant) {
    if table.resigning.is_some_and(|resigning| resigning.until <= now) {
        table.resigning = None;
    }
}
