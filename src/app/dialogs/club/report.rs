//! Tournaments that are imported from FIDE tournament reports (TRF).

use super::journal_line::EventHead;
use crate::app::context::Context;
use crate::club::trf::ReportTournament;

/// Returns name, date, setup, rules and clock of a tournament from a FIDE tournament report (TRF).
/// They are the first line of the tournament's saved journal. Rules and clock come from the
/// settings. If the report has no date, today's date is used.
pub(super) fn event_head(tournament: &ReportTournament, ctx: &Context<'_>) -> EventHead {
    let text = |code: &str| tournament.report.record_text(code).filter(|text| !text.is_empty());
    EventHead {
        name: text("012").unwrap_or_default().chars().take(60).collect(),
        date: text("042").and_then(pgn_date).unwrap_or_else(|| ctx.today.to_owned()),
        setup: tournament.event_setup(),
        rules: ctx.settings.rules.clone(),
        time: ctx.settings.time_control.clone(),
    }
}

/// Converts a date such as `2026/03/01`, from a FIDE tournament report or a date field, to the form
/// of PGN: `2026.03.01`. The separator may be `/`, `.` or `-`. `None` for a date in another form.
pub(super) fn pgn_date(text: &str) -> Option<String> {
    let parts: Vec<&str> = text.trim().split(['/', '.', '-']).collect();
    let is_part = |(part, length): (&&str, usize)| {
        part.len() == length && part.bytes().all(|byte| byte.is_ascii_digit())
    };
    let is_date = parts.len() == 3 && parts.iter().zip([4, 2, 2]).all(is_part);
    is_date.then(|| parts.join("."))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_have_one_form() {
        for text in ["2026/03/01", "2026.03.01", "2026-03-01 "] {
            assert_eq!(pgn_date(text).as_deref(), Some("2026.03.01"), "{text}");
        }
        for text in ["Dec 10, 2020", "26/03/01", "2026/03", "1.3.2026", ""] {
            assert_eq!(pgn_date(text), None, "{text}");
        }
    }
}
