//! Page with the rare actions of a tournament: display for spectators, corrections, results from
//! other devices, printing, files, deletion.

use super::codes::{CameraAccess, result_reader};
use super::event::event_footer;
use super::event_details::event_details;
use super::fields::{command_callback, icon_action};
use super::manual_pairing;
use super::wording::{csv_format, page_words, tab_name};
use crate::app::dialogs::club::{ClubCommand, EventTab, ExportFile, Msg as ClubMsg, OpenEvent, PrintedTable};
use crate::app::{Msg, dialogs};
use crate::club::event::EventFormat;
use crate::ui::buttons::press_callback;
use crate::words::Words;
use yew::prelude::*;

/// Renders the button in the header of a tournament that opens the page with its rare actions.
pub(super) fn more_button(words: &Words, on: &Callback<Msg>) -> Html {
    let label = words.club_tab(tab_name(EventTab::More));
    icon_action("more", "more", label.into(), ClubCommand::Show(EventTab::More), on)
}

/// Renders the page with the rare actions of the tournament `running`. `camera` scans QR codes that
/// contain results.
pub(super) fn more_page(
    running: &OpenEvent,
    camera: CameraAccess,
    words: &Words,
    on: &Callback<Msg>,
) -> Html {
    let is_last = running.round + 1 == running.event.rounds().len() && !running.is_damaged;
    let has_undo = running.event.last_step().is_some() && !running.is_damaged;
    let entry = |action, label: &str, does| entry(action, label, command_callback(on, does));
    // Exported files contain the digits 0–9, even if the app shows other digits.
    let file_words = words.with_digits(None);
    let save_page =
        press_callback(on, dialogs::Msg::Club(ClubMsg::SavePage(Box::new(page_words(running, &file_words)))));
    let save_table =
        press_callback(on, dialogs::Msg::Club(ClubMsg::SaveTable(Box::new(csv_format(&file_words)))));
    let has_report = !matches!(running.head.setup.format, EventFormat::Knockout { .. });
    html! {
        <>
            <div key="more" class="dialog-body club-more" data-club="event">
                <ul class="menu-entries">
                    if !running.event.rounds().is_empty() {
                        { entry("wall", words.club_wall(), ClubCommand::Wall(true)) }
                    }
                    if has_undo {
                        { entry("undo-step", words.club_undo(), ClubCommand::Undo) }
                    }
                    if is_last {
                        { entry("redraw-round", words.club_redraw(), ClubCommand::PairRoundAgain) }
                        { entry("cancel-round", words.club_cancel(), ClubCommand::Cancel) }
                    }
                </ul>
                if is_last {
                    { manual_pairing::last_round_changes(running, words, on) }
                }
                if !running.is_damaged {
                    { result_reader(running.codes.results_taken(), running.codes.last_outcome.as_ref(), Some(running),
                        running.codes.looking, camera, words, on) }
                }
                <ul class="menu-entries">
                    { entry("print-pairings", words.club_print_pairings(), ClubCommand::Print(PrintedTable::Pairings)) }
                    { entry("print-standings", words.club_print_standings(), ClubCommand::Print(PrintedTable::Standings)) }
                    { entry("print-crosstable", words.club_print_crosstable(), ClubCommand::Print(PrintedTable::Crosstable)) }
                </ul>
                <hr />
                <ul class="menu-entries">
                    { entry("save-games", words.club_save_pgn(), ClubCommand::Save(ExportFile::Pgn)) }
                    { self::entry("save-table", words.club_save_csv(), save_table) }
                    { self::entry("save-page", words.club_save_page(), save_page) }
                    if has_report {
                        { entry("save-report", words.club_save_trf(), ClubCommand::Save(ExportFile::Trf)) }
                    }
                </ul>
                { event_details(running, words, on) }
                <hr />
                <ul class="menu-entries">
                    { entry("delete-event", words.club_delete(), ClubCommand::Delete(running.id)) }
                </ul>
                <p class="hint">{ words.club_seed_shown(&running.head.setup.seed) }</p>
            </div>
            { event_footer(running, Html::default(), words, on) }
        </>
    }
}

/// Renders one action of the page as a list item with a button. `action` is the name of the button
/// (`data-action`).
fn entry(action: &'static str, label: &str, onclick: Callback<MouseEvent>) -> Html {
    html! {
        <li key={action}><button class="menu-entry" data-action={action} {onclick}>{ label.to_owned() }</button></li>
    }
}
