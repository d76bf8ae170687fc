//! Rows of a player table, and the separators of their cells.

/// Separator of the cells in the text of a player table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Separator {
    /// A tab, as in cells copied from a spreadsheet.
    Tab,
    /// A semicolon, as in CSV files with decimal commas.
    Semicolon,
    /// A comma, as in other CSV files.
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

/// A row of a player table. At least one of its cells is not empty. `line` is the row's line in the
/// text, from 1.
pub(super) struct TableRow {
    pub(super) line: usize,
    pub(super) cells: Vec<String>,
}
