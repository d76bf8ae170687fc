//! Rows of a table, and separators of their cells.

/// Separator of the columns of a table.
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
    /// Returns the separator as an ASCII byte.
    pub(super) const fn byte(self) -> u8 {
        match self {
            Separator::Tab => b'\t',
            Separator::Semicolon => b';',
            Separator::Comma => b',',
        }
    }
}

/// A row with at least one cell that is not empty, and its line from 1.
pub(super) struct TableRow {
    pub(super) line: usize,
    pub(super) cells: Vec<String>,
}
