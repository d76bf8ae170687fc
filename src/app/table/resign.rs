//! Resignation: the question whether the player really wants to resign, and its expiry.

use super::{PendingResignation, Table};
use crate::app::announcements::{AnnouncementItem, Notice};
use crate::app::context::Context;
use crate::app::effect::FocusTarget;
use crate::app::settings::Appearance;
use crate::app::update::Update;
use crate::game::Instant;
use crate::rules::Color;

/// Asks the player `by`, who has pressed the resign button, to confirm the resignation. Does
/// nothing if this question is already open, or if the game is over.
pub(super) fn ask_confirmation(table: &mut Table, by: Color, ctx: &Context<'_>) -> Update {
    let lasts = ctx.settings.appearance.has(Appearance::LASTING_NOTICES);
    let stands =
        |resigning: PendingResignation| resigning.by == by && (lasts || ctx.now < resigning.expires_at);
    let asked = table.pending_resignation.is_some_and(stands);
    if table.session.game().outcome().is_some() || asked {
        return Update::none();
    }
    // On small screens, a notice would cover the question.
    table.notices.clear_temporary();
    table.pending_resignation =
        Some(PendingResignation { by, expires_at: ctx.now.plus_millis(Notice::DURATION_MS) });
    table.seats.announce_to(by, vec![AnnouncementItem::ConfirmResignation(by)]);
    // Moves the keyboard focus to the answers, because the resign button disappears.
    Update::effect(FocusTarget::Question)
}

/// Removes the open question whether to resign, if it has expired.
pub(super) fn expire_resignation(table: &mut Table, now: Instant) {
    if table.pending_resignation.is_some_and(|resigning| resigning.expires_at <= now) {
        table.pending_resignation = None;
    }
}
