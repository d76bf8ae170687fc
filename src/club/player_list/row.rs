//! Rows of a player table, and separators of their cells.

/// Separator of the columns in the text of a player table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Separator {
    /// A tab, as in cells copied from a spreadsheet.
    Tab,
    /// A semicolon, as in CSV files whose numbers have a decimal comma.
    Semicolon,
    /// A comma, as in other CSV files.
    Comma,
}

impl Separator {
    /// Returns the separator of a player table's columns as an ASCII byte.
    pub(super) const fn byte(self) -> u8 {
        match self {
            Separator::Tab => b'\t',
            Separator::Semicolon => b';',
            Separator::Comma => b',',
        }
    }
}

/// A row of a player table: its cells, at least one of which is not empty, and its line in the
/// text, from 1.
pub(super) struct TableRow {
    pub(super) line: usize,
    pub(super) cells: Vec<String>,
}
