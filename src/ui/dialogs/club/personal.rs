//! Personal data of players: the form for one player, and the recognized columns of a pasted table.

use super::fields::{command_button, text_field};
use crate::app::Msg;
use crate::app::dialogs::club::{ClubCommand, OpenEvent, PERSONAL_FIELDS};
use crate::club::event::Entrant;
use crate::club::player_list::{ListNoteKind, ListedPlayer, PlayerField, PlayerList};
use crate::words::{Words, choice};
use yew::prelude::*;

/// Maximum number of shown notes on a pasted list of players.
const MAX_LIST_NOTES: usize = 8;

/// Renders the form for personal data of the tournament player with the index `player`, from 0:
/// title, FIDE ID, national ID, federation, birth, sex and club.
pub(super) fn personal_form(running: &OpenEvent, player: usize, words: &Words, on: &Callback<Msg>) -> Html {
    let personal = &running.personal;
    let label = |field: PlayerField| {
        personal_detail(field).map(|detail| words.club_detail(detail)).unwrap_or_default()
    };
    html! {
        <details class="club-apart" data-personal="" open={personal.wrong.is_some()}>
            <summary>{ words.club_details() }</summary>
            <div class="club-row">
                { for PERSONAL_FIELDS.into_iter().map(|(name, field)| {
                    text_field(name, label(field), personal.text(field), "", personal.wrong == Some(field))
                }) }
            </div>
            if let Some(field) = personal.wrong {
                <p class="fault" role="alert" data-wrong="">{ words.club_details_wrong(&label(field)) }</p>
            }
            { command_button("save-details", words.club_details_save(), ClubCommand::Rename(player), on) }
        </details>
    }
}

/// Renders how the app has read a pasted list of players: the recognized columns with the first
/// players, the unused columns, and notes on doubtful lines. Renders nothing for a plain list of
/// names without doubtful lines.
pub(super) fn table_preview(list: &PlayerList, words: &Words) -> Html {
    let columns = list.columns.iter().filter_map(|column| {
        let name = match column.field? {
            PlayerField::Name | PlayerField::FirstName | PlayerField::LastName => {
                words.club_player().to_owned()
            }
            field => words.club_detail(personal_detail(field)?),
        };
        Some(match &column.heading {
            Some(heading) => format!("{name} ({heading})"),
            None => name,
        })
    });
    let columns: Vec<String> = columns.collect();
    let unused = list.columns.iter().enumerate().filter(|(number, column)| {
        let has_cell = |player: &ListedPlayer| player.unassigned_cells.iter().any(|(at, _)| at == number);
        column.field.is_none() && list.players.iter().any(has_cell)
    });
    let unused: Vec<String> = unused
        .map(|(number, column)| {
            let heading = column.heading.clone().filter(|heading| !heading.is_empty());
            heading.unwrap_or_else(|| (number + 1).to_string())
        })
        .collect();
    if columns.is_empty() && list.notes.is_empty() {
        return Html::default();
    }
    let first = list.players.iter().take(3).map(|player| player_summary(&player.entrant));
    html! {
        <div class="hint" data-understood={list.players.len().to_string()}>
            if !columns.is_empty() {
                <p>{ words.club_understood(&columns.join(", ")) }</p>
                <ul>{ for first.map(|player| html! { <li>{ player }</li> }) }</ul>
            }
            if !unused.is_empty() {
                <p data-unused="">{ words.club_list_unused(&unused.join(", ")) }</p>
            }
            if !list.notes.is_empty() {
                <ul>{ for list.notes.iter().take(MAX_LIST_NOTES).map(|note| html! {
                    <li data-notice={note.kind.code()}>
                        { words.club_list_line(&words.club_list_note(list_note_key(note.kind), &note.text), note.line as u64) }
                    </li>
                }) }</ul>
            }
        </div>
    }
}

/// Returns the translation key for a note on a list of players.
fn list_note_key(kind: ListNoteKind) -> choice::Oddity {
    match kind {
        ListNoteKind::NoName => choice::Oddity::Nameless,
        ListNoteKind::OtherCell => choice::Oddity::Cell,
        ListNoteKind::InvisibleCharacters => choice::Oddity::Invisible,
        ListNoteKind::Twice => choice::Oddity::Twice,
        ListNoteKind::LongName => choice::Oddity::Long,
    }
}

/// Returns the known data of a player as one line of text: title, name, rating, federation, FIDE
/// ID, birth and club.
pub(super) fn player_summary(player: &Entrant) -> String {
    let of = &player.details;
    let rating = Some(player.rating).filter(|rating| *rating > 0).map(|rating| rating.to_string());
    let texts = [&of.title, &player.name].into_iter().cloned().chain(rating);
    let texts = texts.chain([&of.federation, &of.fide_id, &of.birth, &of.club].into_iter().cloned());
    texts.filter(|text| !text.is_empty()).collect::<Vec<_>>().join(" · ")
}

/// Returns the translation key for the label of a column of player data; `None` for the row number
/// and for names, because no key exists for these columns.
fn personal_detail(field: PlayerField) -> Option<choice::Detail> {
    match field {
        PlayerField::Rating | PlayerField::NationalRating => Some(choice::Detail::Rating),
        PlayerField::Title => Some(choice::Detail::Title),
        PlayerField::FideId => Some(choice::Detail::Fide),
        PlayerField::NationalId => Some(choice::Detail::National),
        PlayerField::Federation => Some(choice::Detail::Federation),
        PlayerField::Birth => Some(choice::Detail::Birth),
        PlayerField::Sex => Some(choice::Detail::Sex),
        PlayerField::Club => Some(choice::Detail::Club),
        PlayerField::Number | PlayerField::Name | PlayerField::FirstName | PlayerField::LastName => None,
    }
}
