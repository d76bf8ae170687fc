//! Guesses the content of the columns of a player table without headings.

use super::cell;
use super::heading::PlayerField;
use super::row::TableRow;

/// Guesses the kind of data, such as name or rating, in each column of a table without headings.
/// `width` is the number of columns. The result has `None` for a column without a guess.
///
/// The first column of words contains the names. If these names are single words and the next
/// column also contains words, the first of the two columns contains last names, and the second
/// contains first names.
pub(super) fn guess_fields(rows: &[TableRow], width: usize) -> Vec<Option<PlayerField>> {
    let mut fields: Vec<Option<PlayerField>> = Vec::with_capacity(width);
    for column in 0..width {
        let cells: Vec<&str> = rows
            .iter()
            .filter_map(|row| Some(row.cells.get(column)?.as_str()).filter(|cell| !cell.is_empty()))
            .collect();
        let free = |field: PlayerField| !fields.contains(&Some(field));
        let all = |is: &dyn Fn(&str) -> bool| !cells.is_empty() && cells.iter().all(|cell| is(cell));
        let first = cells.first().and_then(|cell| cell::read_number(cell));
        let is_counted = rows.len() > 1
            && cells.len() == rows.len()
            && first.is_some_and(|first| {
                (first..).zip(&cells).all(|(count, cell)| cell::read_number(cell) == Some(count))
            });
        let field = if is_counted && column == 0 {
            Some(PlayerField::Number)
        } else if free(PlayerField::Rating) && all(&|cell| cell::read_rating(cell).is_some()) {
            Some(PlayerField::Rating)
        } else if free(PlayerField::FideId)
            && all(&|cell| cell.len() >= 5 && cell::read_fide_id(cell).is_some())
        {
            Some(PlayerField::FideId)
        } else if free(PlayerField::Birth) && all(&|cell| cell::read_birth(cell).is_some()) {
            Some(PlayerField::Birth)
        } else if free(PlayerField::Title) && all(&|cell| cell::read_title(cell).is_some()) {
            Some(PlayerField::Title)
        } else if free(PlayerField::Sex) && all(&|cell| cell.len() == 1 && cell::read_sex(cell).is_some()) {
            Some(PlayerField::Sex)
        } else if free(PlayerField::Federation)
            && all(&|cell| cell.len() == 3 && cell.chars().all(|letter| letter.is_ascii_uppercase()))
        {
            Some(PlayerField::Federation)
        } else if free(PlayerField::Name) && all(&|cell| cell.chars().any(char::is_alphabetic)) {
            Some(PlayerField::Name)
        } else {
            None
        };
        fields.push(field);
    }
    split_name_columns(rows, &mut fields);
    fields
}

/// Changes the guess for the name column to last names, and the guess for the next column to first
/// names. Does so only if all names are single words without commas, and the next column has no
/// guess and no digits.
fn split_name_columns(rows: &[TableRow], fields: &mut [Option<PlayerField>]) {
    let Some(name) = fields.iter().position(|field| *field == Some(PlayerField::Name)) else { return };
    let is_free = fields.get(name + 1) == Some(&None);
    let all = |column: usize, is: fn(&str) -> bool| {
        rows.iter().all(|row| row.cells.get(column).is_some_and(|cell| is(cell)))
    };
    let is_word = |cell: &str| !cell.contains([',', ' ']);
    if is_free && all(name, is_word) && all(name + 1, |cell| cell.chars().all(|c| !c.is_numeric())) {
        fields[name] = Some(PlayerField::LastName);
        fields[name + 1] = Some(PlayerField::FirstName);
    }
}
