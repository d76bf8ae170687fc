//! Rows of a table, and separators of their cells.

/// Separator of the columns in a table of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Separator {
    /// A tab, as in cells copied from a spreadsheet.
    Tab,
    /// A semicolon, as in CSV where numbers have a decimal comma.
    Semicolon,
    /// A comma, as in other CSV.
    Comma,
}

impl Separator {
    /// Returns the column separator as an ASCII byte.
    pub(super) const fn byte(self) -> u8 {
        match self {
            Separator::Tab => b'\t',
            Separator::Semicolon => b';',
            Separator::Comma => b',',
        }
    }
}

/// A row of a table of players, with its line in the text from 1. At least one cell is not empty.
pub(super) struct TableRow {
    pub(super) line: usize,
    pub(super) cells: Vec<String>,
}
