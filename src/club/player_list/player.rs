//! Parser of the players in a table.

use crate::club::event::Entrant;

use super::cell;
use super::details::read_federation;
use super::heading::PlayerField;
use super::list::{ListColumn, ListNote, ListNoteKind, ListedPlayer, PlayerList};
use super::row::TableRow;
use super::table::PlayerTable;

/// Converts a player table to a list of players, with notes on doubtful rows and cells.
pub(super) fn read_players(table: PlayerTable) -> PlayerList {
    let PlayerTable { separator, headings, fields, rows } = table;
    let heading = |column| headings.as_ref().map(|all| all.get(column).cloned().unwrap_or_default());
    let columns = fields.iter().enumerate();
    let columns =
        columns.map(|(column, field)| ListColumn { heading: heading(column), field: *field }).collect();
    let mut list = PlayerList { separator: Some(separator), columns, ..PlayerList::default() };
    for row in rows {
        match read_player(&row, &fields, &mut list.notes) {
            Some(player) => list.players.push(player),
            None => {
                let text = row.cells.join(" ");
                list.notes.push(ListNote { line: row.line, kind: ListNoteKind::NoName, text });
            }
        }
    }
    list
}

/// Parses the player in a row of a table. Returns `None` if the row has no name. `fields` has the
/// kind of data in each column. Adds a note on each doubtful cell to `notes`.
fn read_player(
    row: &TableRow,
    fields: &[Option<PlayerField>],
    notes: &mut Vec<ListNote>,
) -> Option<ListedPlayer> {
    let mut player = ListedPlayer { line: row.line, ..ListedPlayer::default() };
    let (mut name, mut first, mut last) = (String::new(), String::new(), String::new());
    let mut national = None;
    let mut odd = Vec::new();
    for (column, text) in row.cells.iter().enumerate().filter(|(_, text)| !text.is_empty()) {
        let Entrant { rating, details, .. } = &mut player.entrant;
        let field = fields.get(column).copied().flatten();
        let is_read = match field {
            None => false,
            Some(PlayerField::Number) => true,
            Some(PlayerField::Name) => fill_field(&mut name, Some(text.clone())),
            Some(PlayerField::FirstName) => fill_field(&mut first, Some(text.clone())),
            Some(PlayerField::LastName) => fill_field(&mut last, Some(text.clone())),
            Some(PlayerField::Rating) => fill_field(rating, cell::read_rating(text)),
            Some(PlayerField::NationalRating) => fill_field(
                &mut national,
                cell::read_rating(text).map(|rating| Some((rating, column, text.clone()))),
            ),
            Some(PlayerField::FideId) => fill_field(&mut details.fide_id, cell::read_fide_id(text)),
            Some(PlayerField::NationalId) => fill_field(&mut details.national_id, Some(text.clone())),
            Some(PlayerField::Federation) => {
                // A text that is not a federation code, such as the name of a country, stays
                // unchanged.
                let federation = read_federation(text).unwrap_or_else(|| text.clone());
                fill_field(&mut details.federation, Some(federation))
            }
            Some(PlayerField::Birth) => fill_field(&mut details.birth, cell::read_birth(text)),
            Some(PlayerField::Title) => fill_field(&mut details.title, cell::read_title(text)),
            Some(PlayerField::Sex) => fill_field(&mut details.sex, cell::read_sex(text)),
            Some(PlayerField::Club) => fill_field(&mut details.club, Some(text.clone())),
        };
        if !is_read {
            player.unassigned_cells.push((column, text.clone()));
            if field.is_some() {
                odd.push(text.clone());
            }
        }
    }
    player.entrant.name = match (name, last, first) {
        (name, last, first) if !last.is_empty() => {
            join_names(last, if first.is_empty() { name } else { first })
        }
        (name, _, first) if name.is_empty() => first,
        (name, _, first) => join_names(name, first),
    };
    if player.entrant.name.is_empty() {
        return None;
    }
    match national {
        Some((rating, ..)) if player.entrant.rating == 0 => player.entrant.rating = rating,
        Some((_, column, text)) => player.unassigned_cells.push((column, text)),
        None => {}
    }
    player.unassigned_cells.sort_by_key(|(column, _)| *column);
    let odd = odd.into_iter();
    notes.extend(odd.map(|text| ListNote { line: row.line, kind: ListNoteKind::OtherCell, text }));
    Some(player)
}

/// Sets a field of a player if the field has its default value and `value` is not `None`. Returns
/// whether the field was set.
fn fill_field<T: Default + PartialEq>(field: &mut T, value: Option<T>) -> bool {
    let Some(value) = value else { return false };
    let is_free = *field == T::default();
    if is_free {
        *field = value;
    }
    is_free
}

/// Joins a player's last and first name with a comma. Returns only the last name if there is no
/// first name.
fn join_names(last: String, first: String) -> String {
    if first.is_empty() { last } else { format!("{last}, {first}") }
}
