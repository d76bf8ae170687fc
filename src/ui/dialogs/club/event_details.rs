//! Place, arbiters and dates of a tournament: form fields, and texts for prints and the exported
//! web page.

use super::fields::{on_change, text_field};
use crate::app::Msg;
use crate::app::dialogs::club::{OpenEvent, ROUND_DATE_FIELD};
use crate::club::event::MAX_ROUNDS;
use crate::ui::dialogs::date::date_text;
use crate::words::{Words, choice, visible_name};
use yew::prelude::*;

/// Renders the fields for the place, the arbiters and the dates of the rounds. A press on the
/// heading unfolds the fields. Renders nothing if the stored tournament is damaged.
pub(super) fn event_details(running: &OpenEvent, words: &Words, on: &Callback<Msg>) -> Html {
    if running.is_damaged {
        return Html::default();
    }
    let details = &running.details;
    let paired = running.event.rounds().len();
    let rounds = running.event.total_rounds().unwrap_or(paired).min(MAX_ROUNDS);
    let federation = words.club_detail(choice::Detail::Federation);
    html! {
        <details class="club-apart" data-event-details="" onchange={on_change(on)}>
            <summary>{ words.club_event_details() }</summary>
            <div class="club-row">
                { text_field("details-city", words.club_city().to_owned(), &details.city, "", false) }
                { text_field("details-federation", federation, &details.federation, "", false) }
                { text_field("details-arbiter", words.club_arbiter().to_owned(), &details.arbiter, "", false) }
                { text_field("details-deputy", words.club_deputy().to_owned(), &details.deputy, "", false) }
            </div>
            <div class="club-row">
                { for (0..rounds).map(|round| {
                    let date = details.round_date(round).unwrap_or_default().replace('.', "-");
                    html! {
                        <label class="cell" key={round}>
                            <span>{ words.club_round(&(round + 1)) }</span>
                            <input type="date" name={format!("{ROUND_DATE_FIELD}{round}")} value={date} />
                        </label>
                    }
                }) }
            </div>
        </details>
    }
}

/// Returns place, dates and arbiters of a tournament as one line, for prints and the exported web
/// page: `Bergen NOR · 1 Apr 2026 – 3 Apr 2026 · Chief arbiter: Ann Lee`.
pub(super) fn event_details_line(running: &OpenEvent, words: &Words) -> String {
    let details = &running.details;
    let place = format!("{} {}", visible_name(&details.city), details.federation).trim().to_owned();
    let begin = running.head.date.as_str();
    let [first, last] = details.first_and_last_day().unwrap_or([begin, begin]);
    let mut days = date_text(first, words);
    if first != last {
        days = format!("{days} – {}", date_text(last, words));
    }
    let arbiters = [(words.club_arbiter(), &details.arbiter), (words.club_deputy(), &details.deputy)];
    let arbiters = arbiters.into_iter().filter(|(_, name)| !name.is_empty());
    let arbiters = arbiters.map(|(label, name)| format!("{label}: {}", visible_name(name)));
    let parts = [place, days].into_iter().filter(|part| !part.is_empty()).chain(arbiters);
    parts.collect::<Vec<_>>().join(" · ")
}

/// Appends the date of a round to `heading`, the heading of this round: `Round 1 · 1 Apr 2026`.
/// Returns `heading` unchanged if the date is unknown. `round` counts from 0.
pub(super) fn dated_round(heading: String, running: &OpenEvent, round: usize, words: &Words) -> String {
    match running.details.round_date(round) {
        Some(date) => format!("{heading} · {}", date_text(date, words)),
        None => heading,
    }
}
