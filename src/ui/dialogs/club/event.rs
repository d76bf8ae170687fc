//! Screen of a running tournament.

use super::codes::CameraAccess;
use super::fields::{back_button, command_button, primary_button, styled_button, toggle_button};
use super::players::player_list;
use super::round::round_view;
use super::tables::{crosstable, standings};
use super::wording::{
    consequence_text, event_refusal_key, event_title, page_words, player_name, remark, tab_name,
};
use crate::app::Msg;
use crate::app::dialogs;
use crate::app::dialogs::club::{ClubCommand, EventTab, ExportFile, Msg as Here, OpenEvent, PrintedTable};
use crate::club::event::{EventFormat, EventRefusal};
use crate::club::export::CsvDialect;
use crate::ui::buttons::press_callback;
use crate::words::Words;
use yew::prelude::*;

/// Tabs of the screen of a running tournament, in display order.
const TABS: [EventTab; 5] =
    [EventTab::Round, EventTab::Standings, EventTab::Crosstable, EventTab::Players, EventTab::Out];

/// Renders a running tournament: its name, the selected tab, and the next step as the main button.
pub(super) fn event_screen(
    running: &OpenEvent,
    camera: CameraAccess,
    words: &Words,
    on: &Callback<Msg>,
) -> Html {
    let shown = match running.tab {
        EventTab::Round => round_view(running, camera, words, on),
        EventTab::Standings => standings(running, words, on),
        EventTab::Crosstable => crosstable(running, words),
        EventTab::Players => player_list(running, words, on),
        EventTab::Out => export_buttons(running, words, on),
    };
    html! {
        <>
            <div class="dialog-body club-event" data-club="event" data-tab={format!("{:?}", running.tab)}>
                <h3>{ event_title(&running.head, words) }</h3>
                <div class="chips club-tabs" role="group">
                    { for TABS.iter().map(|one| {
                        toggle_button("tab", words.club_tab(tab_name(*one)), running.tab == *one, ClubCommand::Show(*one), on)
                    }) }
                </div>
                if running.is_damaged {
                    <p class="fault" role="alert">{ words.club_damaged() }</p>
                }
                { confirmation(running, words, on) }
                { report_notes(running, words) }
                { shown }
            </div>
            <div class="dialog-actions">
                { back_button(words, on) }
                { next_step_button(running, words, on) }
            </div>
        </>
    }
}

/// Renders the notes on an imported tournament report (FIDE TRF): on every tab until the next
/// action in the tournament, afterwards only on the players' tab.
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
                        { words.pgn_at(note.column as u64, &words.club_report_note(remark(note.kind)), note.line as u64) }
                    </li>
                }) }
            </ul>
        </details>
    }
}

/// Renders the main button for the next step of the tournament: to start the next game on this
/// device, or else to pair the next round. Empty if neither is possible.
fn next_step_button(running: &OpenEvent, words: &Words, on: &Callback<Msg>) -> Html {
    let event = &running.event;
    if running.is_damaged {
        return Html::default();
    }
    if let Some(ahead) = event.next_game() {
        let label = words
            .club_next(&player_name(event, ahead.pairing.black), &player_name(event, ahead.pairing.white));
        return primary_button("next-game", label, ClubCommand::Next, on);
    }
    // Pairing is expensive, so it runs only when the button is pressed.
    match event.check_may_pair() {
        Ok(()) => primary_button(
            "draw-round",
            words.club_draw(&(event.rounds().len() + 1)),
            ClubCommand::PairRound,
            on,
        ),
        Err(_) => Html::default(),
    }
}

/// Renders the question whether to carry out a step of the tournament that has consequences, such
/// as deleted results, or the reason why a step was refused.
fn confirmation(running: &OpenEvent, words: &Words, on: &Callback<Msg>) -> Html {
    if let Some((_, all)) = &running.asked {
        return html! {
            <div class="club-asked" role="alertdialog" data-asked="">
                <p>{ words.club_follows() }</p>
                <ul>{ for all.iter().map(|one| html! { <li>{ consequence_text(running, one, words) }</li> }) }</ul>
                <div class="dialog-actions">
                    { command_button("leave-step", words.club_leave(), ClubCommand::DismissQuestion, on) }
                    { command_button("confirm-step", words.club_confirm(), ClubCommand::Confirm, on) }
                </div>
            </div>
        };
    }
    match running.refused {
        Some(why) => {
            let who = match why {
                EventRefusal::NotExactlyOnce { player } => player_name(&running.event, player),
                _ => String::new(),
            };
            html! { <p class="fault" role="alert" data-refused="">{ words.club_refused(&who, event_refusal_key(why)) }</p> }
        }
        None => Html::default(),
    }
}

/// Renders the buttons that save the tournament to files or print it.
fn export_buttons(running: &OpenEvent, words: &Words, on: &Callback<Msg>) -> Html {
    let has_report = !matches!(running.head.setup.format, EventFormat::Knockout { .. });
    let save_page = Here::SavePage(Box::new(page_words(running, words)));
    html! {
        <div class="club-out">
            { command_button("print-pairings", words.club_print_pairings(), ClubCommand::Print(PrintedTable::Pairings), on) }
            { command_button("print-standings", words.club_print_standings(), ClubCommand::Print(PrintedTable::Standings), on) }
            { command_button("print-crosstable", words.club_print_crosstable(), ClubCommand::Print(PrintedTable::Crosstable), on) }
            { command_button("save-games", words.club_save_pgn(), ClubCommand::Save(ExportFile::Pgn), on) }
            { command_button("save-table", words.club_save_csv(), ClubCommand::Save(ExportFile::Csv(CsvDialect::of_language(words.language().tag()))), on) }
            { styled_button("button", "save-page", words.club_save_page().into(), false, press_callback(on, dialogs::Msg::Club(save_page))) }
            if has_report {
                { command_button("save-report", words.club_save_trf(), ClubCommand::Save(ExportFile::Trf), on) }
            }
            <p class="hint">{ words.club_seed_shown(&running.head.setup.seed) }</p>
        </div>
    }
}
