//! Tournaments from FIDE tournament reports (TRF), to be continued on this device.

use super::journal_line::EventHead;
use crate::app::context::Context;
use crate::club::trf::ReportTournament;

/// Returns name, date and setup of the tournament in a FIDE tournament report (TRF). Rules and
/// clock, which such a report lacks, come from the settings.
pub(super) fn event_head(tournament: &ReportTournament, ctx: &Context<'_>) -> EventHead {
    let text = |code: &str| tournament.report.record_text(code).filter(|text| !text.is_empty());
    EventHead {
        name: text("012").unwrap_or_default().chars().take(60).collect(),
        date: text("042").unwrap_or(ctx.today).replace('/', "."),
        setup: tournament.event_setup(),
        rules: ctx.settings.rules.clone(),
        time: ctx.settings.time_control.clone(),
    }
}
