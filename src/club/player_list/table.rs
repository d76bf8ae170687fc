//! Parser of player tables, such as CSV files and cells copied from a spreadsheet.

use super::guess_columns;
use super::heading::{self, PlayerField};
use super::row::{Separator, TableRow};

/// A parsed player table. `rows` does not include the headings.
pub(super) struct PlayerTable {
    pub(super) separator: Separator,
    /// The heading of each column; `None` for a table without headings.
    pub(super) headings: Option<Vec<String>>,
    /// The kind of data in each column, such as name or rating; `None` if it is unknown.
    pub(super) fields: Vec<Option<PlayerField>>,
    pub(super) rows: Vec<TableRow>,
}

/// Parses a text as a player table. Returns `None` if the text is more likely a list of names
/// without columns.
pub(super) fn read_table(text: &str) -> Option<PlayerTable> {
    let text = text.trim_start_matches('\u{feff}');
    // A first line such as `sep=;` states the separator for spreadsheet programs.
    let (text, said, skipped) = match text.split_once('\n') {
        Some((first, rest)) => match first.trim_end().strip_prefix("sep=") {
            Some(said) => (rest, said.chars().next(), 1),
            None => (text, None, 0),
        },
        None => (text, None, 0),
    };
    let all = [Separator::Tab, Separator::Semicolon, Separator::Comma];
    let said = all.into_iter().find(|one| said == Some(char::from(one.byte())));
    if let Some(separator) = said {
        return table_of_rows(split_rows(text, separator, skipped), separator, true);
    }
    all.into_iter()
        .find_map(|separator| table_of_rows(split_rows(text, separator, skipped), separator, false))
}

/// Splits the text of a player table into rows, and drops empty rows. `skipped` is the number of
/// lines before this text, for the line numbers of the rows.
fn split_rows(text: &str, separator: Separator, skipped: usize) -> Vec<TableRow> {
    let mut reader = csv::ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .delimiter(separator.byte())
        .from_reader(text.as_bytes());
    let mut rows = Vec::new();
    for record in reader.records().flatten() {
        let line = record.position().map_or(1, |position| position.line() as usize) + skipped;
        let cells: Vec<String> = record.iter().map(|cell| cell.trim().to_owned()).collect();
        if cells.iter().any(|cell| !cell.is_empty()) {
            rows.push(TableRow { line, cells });
        }
    }
    rows
}

/// Creates a player table from rows. Returns `None` if the text is more likely a list of names
/// without columns.
///
/// If the text states its separator (`is_separator_stated`), any rows form a table. Otherwise at
/// least one row must have two cells, and one of these conditions must hold:
///
/// * One of the first five rows contains headings.
/// * Tabs or semicolons separate the cells, the first row has a heading of names and no digits, and
///   a later row has digits. The other cells of the first row are then probably unknown headings.
/// * Tabs separate the cells, and every row has at least two cells.
/// * Semicolons separate the cells, and every row has at least two cells. Also, there are at least
///   two rows, or a column is recognized as something other than names or clubs.
/// * Commas separate the cells, and every row has at least two cells. Also, at least two columns
///   are recognized as something other than names or clubs, such as ratings. One such column
///   suffices if every row has a quoted cell with a comma, or if the table has exactly two other
///   columns, with last names and first names.
fn table_of_rows(
    mut rows: Vec<TableRow>,
    separator: Separator,
    is_separator_stated: bool,
) -> Option<PlayerTable> {
    let width =
        rows.iter().map(|row| row.cells.len()).max().filter(|width| *width > 1 || is_separator_stated)?;
    // Some tables have title lines above their headings.
    let heading = rows.iter().take(5).position(|row| heading::is_heading(&row.cells));
    let has_few = || separator != Separator::Comma && begins_with_unknown_headings(&rows);
    let heading = heading.or_else(|| has_few().then_some(0));
    if let Some(row) = heading {
        let headings = rows.drain(..=row).next_back()?.cells;
        let mut fields = heading::fields_of_headings(&headings);
        if separator == Separator::Comma {
            let count = headings.iter().rposition(|heading| !heading.is_empty()).map_or(0, |last| last + 1);
            rows.iter_mut().for_each(|row| join_split_names(row, &fields[..count]));
        }
        fields.resize(width.max(headings.len()), None);
        return Some(PlayerTable { separator, headings: Some(headings), fields, rows });
    }
    let is_even = rows.iter().all(|row| row.cells.len() > 1);
    // In a list of names, a comma can be part of a name. So a text with commas is a table only if
    // it has columns that cannot be names.
    let fields = guess_columns::guess_fields(&rows, width);
    let unlike_names = fields.iter().flatten().filter(|field| field.is_unlike_names()).count();
    let is_table = match separator {
        _ if is_separator_stated => true,
        Separator::Tab => is_even,
        Separator::Semicolon => is_even && (rows.len() > 1 || unlike_names > 0),
        Separator::Comma => {
            let is_full = fields.iter().all(Option::is_some);
            let has_first_names = fields.contains(&Some(PlayerField::FirstName));
            // A cell can contain a comma only in quotation marks.
            let is_quoted = |row: &TableRow| row.cells.iter().any(|cell| cell.contains(','));
            let are_quoted = unlike_names == 1 && rows.iter().all(is_quoted);
            is_even && (unlike_names > 1 || are_quoted || unlike_names == 1 && has_first_names && is_full)
        }
    };
    is_table.then_some(PlayerTable { separator, headings: None, fields, rows })
}

/// Whether the first row of a table probably contains headings, although only the heading of full
/// names is known. This is assumed if the first row has no digits, but a later row has digits.
fn begins_with_unknown_headings(rows: &[TableRow]) -> bool {
    let has_digits = |row: &TableRow| row.cells.iter().any(|cell| cell.contains(char::is_numeric));
    rows.split_first().is_some_and(|(first, later)| {
        heading::has_name_heading(&first.cells) && !has_digits(first) && later.iter().any(has_digits)
    })
}

/// Joins the cells of a row that are parts of one name. Some programs separate cells by commas, but
/// write names with commas without quotation marks. `fields` has the kind of data in each column,
/// up to the last column with a heading.
fn join_split_names(row: &mut TableRow, fields: &[Option<PlayerField>]) {
    let Some(name) = fields.iter().position(|field| *field == Some(PlayerField::Name)) else { return };
    let used = row.cells.iter().rposition(|cell| !cell.is_empty()).map_or(0, |last| last + 1);
    let more = used.saturating_sub(fields.len());
    let parts = name..(name + more + 1).min(row.cells.len());
    let is_name = |cell: &String| !cell.is_empty() && !cell.chars().any(char::is_numeric);
    if parts.len() > 1 && row.cells[parts.clone()].iter().all(is_name) {
        let joined = row.cells[parts.clone()].join(", ");
        row.cells.splice(parts, [joined]);
    }
}
