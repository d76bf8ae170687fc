//! Screen of a running tournament.

use super::codes::code_outcome;
use super::fields::{command_button, primary_button, toggle_button};
use super::players::player_list;
use super::round::round_view;
use super::tables::{crosstable, standings};
use super::wording::{consequence_text, event_refusal_key, player_name, report_note_key, tab_name};
use crate::app::Msg;
use crate::app::dialogs::club::{ClubCommand, EventTab, OpenEvent};
use crate::club::event::{Consequence, EventRefusal};
use crate::words::Words;
use yew::prelude::*;

/// Tabs of the screen of a running tournament, in display order.
const TABS: [EventTab; 4] = [EventTab::Round, EventTab::Standings, EventTab::Crosstable, EventTab::Players];

/// Renders a running tournament: the selected tab, and the next step as the main button.
pub(super) fn event_screen(running: &OpenEvent, words: &Words, on: &Callback<Msg>) -> Html {
    let shown = match running.tab {
        EventTab::Standings => standings(running, words, on),
        EventTab::Crosstable => crosstable(running, words),
        EventTab::Players => player_list(running, words, on),
        EventTab::Round | EventTab::More => round_view(running, words, on),
    };
    html! {
        <>
            // The key gives each tab its own element. Otherwise a new tab would keep the scroll
            // position of the previous tab.
            <div key={format!("{:?}", running.tab)} class="dialog-body club-event" data-club="event">
                <div class="chips club-tabs" role="group">
                    { for TABS.iter().map(|one| {
                        toggle_button("tab", words.club_tab(tab_name(*one)), running.tab == *one, ClubCommand::Show(*one), on)
                    }) }
                </div>
                if running.is_damaged {
                    <p class="fault" role="alert">{ words.club_damaged() }</p>
                }
                { code_outcome(Some(running), running.codes.last_outcome.as_ref(), words) }
                { report_notes(running, words) }
                { shown }
            </div>
            { event_footer(running, next_step_button(running, words, on), words, on) }
        </>
    }
}

/// Renders the footer of a tournament. If a question waits for an answer, the footer is this
/// question. Otherwise the footer is the button `next`, below the reason if the last step was
/// refused.
pub(super) fn event_footer(running: &OpenEvent, next: Html, words: &Words, on: &Callback<Msg>) -> Html {
    match &running.asked {
        Some((_, consequences)) => confirmation(running, consequences, words, on),
        None => html! { <>{ refusal(running, words) }{ next }</> },
    }
}

/// Renders the notes on an imported tournament report (FIDE TRF). Until the first command after the
/// import, every tab shows the notes; later only the tab with the players shows them. Renders
/// nothing if there are no notes.
fn report_notes(running: &OpenEvent, words: &Words) -> Html {
    let notes = running.report.as_ref().map_or(&[][..], |report| &report.notes);
    if notes.is_empty() || !(running.is_fresh || running.tab == EventTab::Players) {
        return Html::default();
    }
    html! {
        <details class="club-apart" data-report-notes="" open={running.is_fresh}>
            <summary>{ words.club_report_notes() }</summary>
            <ul>
                { for notes.iter().map(|note| html! {
                    <li data-notice={note.kind.code()}>
                        { words.pgn_at(note.column as u64, &words.club_report_note(report_note_key(note.kind)), note.line as u64) }
                    </li>
                }) }
            </ul>
        </details>
    }
}

/// Renders the main button for the next step of the tournament. The step starts the next game on
/// this device or, if no game is left, pairs the next round. Renders nothing if neither is
/// possible, or if the stored tournament is damaged.
fn next_step_button(running: &OpenEvent, words: &Words, on: &Callback<Msg>) -> Html {
    let event = &running.event;
    if running.is_damaged {
        return Html::default();
    }
    let next = match event.next_game() {
        Some(ahead) => {
            let label = words.club_next(
                &player_name(event, ahead.pairing.black),
                &player_name(event, ahead.pairing.white),
            );
            primary_button("next-game", label, ClubCommand::Next, on)
        }
        // Pairing is expensive, so it runs only when the button is pressed.
        None if event.check_may_pair().is_ok() => primary_button(
            "draw-round",
            words.club_draw(&(event.rounds().len() + 1)),
            ClubCommand::PairRound,
            on,
        ),
        None => return Html::default(),
    };
    html! { <div class="dialog-actions">{ next }</div> }
}

/// Renders the question whether to carry out a step of the tournament that has `consequences`, such
/// as deleted results.
fn confirmation(
    running: &OpenEvent,
    consequences: &[Consequence],
    words: &Words,
    on: &Callback<Msg>,
) -> Html {
    html! {
        <div class="club-asked" role="alertdialog" aria-label={words.club_follows()} data-asked="">
            <p>{ words.club_follows() }</p>
            <ul>{ for consequences.iter().map(|one| html! { <li>{ consequence_text(running, one, words) }</li> }) }</ul>
            <div class="dialog-actions">
                { command_button("leave-step", words.club_leave(), ClubCommand::DismissQuestion, on) }
                { primary_button("confirm-step", words.club_confirm(), ClubCommand::Confirm, on) }
            </div>
        </div>
    }
}

/// Renders the reason why the last step was refused. Renders nothing if the step was not refused.
fn refusal(running: &OpenEvent, words: &Words) -> Html {
    match running.refused {
        Some(why) => {
            let who = match why {
                EventRefusal::NotExactlyOnce { player } => player_name(&running.event, player),
                _ => String::new(),
            };
            html! { <p class="fault club-refused" role="alert" data-refused="">{ words.club_refused(&who, event_refusal_key(why)) }</p> }
        }
        None => Html::default(),
    }
}
