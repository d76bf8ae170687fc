//! List of all tournaments on the device, a screen of the club dialog.

use super::codes::{CameraAccess, result_reader};
use super::fields::{command_button, command_callback, on_report, primary_button};
use super::wording::{event_title, format_key, report_error_key};
use crate::app::Msg;
use crate::app::dialogs::club::{ClubCommand, ClubState, ListedEvent};
use crate::ui::dialogs::date::date_text;
use crate::ui::dialogs::empty::{EmptyList, empty_list};
use crate::words::Words;
use yew::prelude::*;

/// Renders the list of tournaments and the buttons for other actions. The list is empty while the
/// tournaments are loading.
pub(super) fn event_list(
    inside: &ClubState,
    camera: CameraAccess,
    words: &Words,
    on: &Callback<Msg>,
) -> Html {
    let events = inside.events.as_deref();
    let is_empty = events.is_some_and(<[ListedEvent]>::is_empty);
    let new_event = || primary_button("new-event", words.club_new(), ClubCommand::New, on);
    html! {
        <>
            <div class="dialog-body" data-club="list">
                if let Some((deleted, _)) = &inside.deleted {
                    <p class="club-note" role="status">
                        { words.game_deleted(&event_name(deleted, words)) }{ " " }
                        { command_button("undelete-event", words.undo_delete(), ClubCommand::Undelete, on) }
                    </p>
                }
                if is_empty {
                    { empty_list(EmptyList::Tournaments, html! { <p>{ words.club_none() }</p> }, new_event()) }
                }
                if let Some(fault) = &inside.report_fault {
                    <p class="fault" role="alert" data-fault="" data-notice={fault.kind.code()}>
                        { words.club_no_report() }{ " " }
                        { words.pgn_at(fault.column as u64, &words.club_report_fault(report_error_key(fault.kind)), fault.line as u64) }
                    </p>
                }
                <ol class="club-events">
                    { for events.into_iter().flatten().enumerate().map(|(row, event)| event_row(row, event, words, on)) }
                </ol>
                <p class="club-undo">
                    { command_button("club-players", words.club_profiles(), ClubCommand::Players, on) }
                    <label class="button">
                        { words.club_open_report() }
                        <input class="visually-hidden" type="file" name="club-report" onchange={on_report(on)} />
                    </label>
                </p>
                { result_reader(0, inside.code_outcome.as_ref(), None, inside.looking, camera, words, on) }
            </div>
            if !is_empty {
                <div class="dialog-actions">{ new_event() }</div>
            }
        </>
    }
}

/// Returns the name of a tournament, or a placeholder if the stored tournament cannot be read.
fn event_name(event: &ListedEvent, words: &Words) -> String {
    event.head.as_ref().map_or_else(|| words.club_unreadable().to_owned(), |head| event_title(head, words))
}

/// Renders the button that opens one tournament of the list. If the stored tournament cannot be
/// read, this button is disabled, and a second button deletes the tournament. `row` is the index of
/// the tournament in the list.
fn event_row(row: usize, event: &ListedEvent, words: &Words, on: &Callback<Msg>) -> Html {
    html! {
        <li key={event.id.0}>
            <button type="button" data-action="open-event" disabled={event.head.is_none()} onclick={command_callback(on, ClubCommand::Open(row))}>
                <b>{ event_name(event, words) }</b>
                if let Some(head) = &event.head {
                    <small>{ words.club_format_name(format_key(&head.setup.format)) }{ " · " }{ date_text(&head.date, words) }</small>
                }
            </button>
            if event.head.is_none() {
                { command_button("delete-event", words.delete_game(), ClubCommand::Delete(event.id), on) }
            }
        </li>
    }
}
