//! A row of a table, and what separates its cells.

/// What separates the columns of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Separator {
    /// As spreadsheets copy their cells.
    Tab,
    /// As spreadsheets write CSV where a comma stands in numbers.
    Semicolon,
    /// CSV.
    Comma,
}

impl Separator {
    pub(super) const fn byte(self) -> u8 {
        match self {
            Separator::Tab => b'\t',
            Separator::Semicolon => b';',
            Separator::Comma => b',',
        }
    }
}

/// A row that is not empty.
pub(super) struct TableRow {
    pub(super) line: usize,
    pub(super) cells: Vec<String>,
}
