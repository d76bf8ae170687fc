//! Result of parsing a list of players.

use crate::club::event::Entrant;

use super::heading::PlayerField;
use super::row::Separator;

/// A list of players, parsed from a text or a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerList {
    /// The separator of the columns; `None` for a list without columns.
    pub separator: Option<Separator>,
    /// The columns, in order.
    pub columns: Vec<ListColumn>,
    /// The players, in order.
    pub players: Vec<ListedPlayer>,
    /// Notes on doubtful lines and cells, in the order of the lines.
    pub notes: Vec<ListNote>,
}

/// A column of a table of players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListColumn {
    /// The heading, if the table has headings.
    pub heading: Option<String>,
    /// The field that the column contains; `None` if it is unknown.
    pub field: Option<PlayerField>,
}

/// A player in a parsed list, with the cells that have no field in [`Entrant`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ListedPlayer {
    /// The line, from 1.
    pub line: usize,
    /// The parsed player.
    pub entrant: Entrant,
    /// Cells that no field takes, each with its column from 0.
    pub unassigned_cells: Vec<(usize, String)>,
}

/// A note on a doubtful line or cell in a list of players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListNote {
    /// The line, from 1.
    pub line: usize,
    /// The kind of note.
    pub kind: ListNoteKind,
    /// The text in question.
    pub text: String,
}

/// The kind of a [`ListNote`], a note on a doubtful line or cell in a list of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ListNoteKind {
    /// A line without a name; it is no player.
    NoName,
    /// A cell that does not fit the field of its column; it is stored in
    /// [`unassigned_cells`](ListedPlayer::unassigned_cells).
    OtherCell,
    /// A name with invisible characters, which are removed.
    InvisibleCharacters,
    /// A second player with the same name, FIDE ID and birth date.
    Twice,
    /// A name of more than 60 characters, which is cut.
    LongName,
}

impl ListNoteKind {
    /// Returns the identifier of this kind of note on a list of players, such as `no-name`. The
    /// same in every language, for tests and HTML.
    pub const fn code(self) -> &'static str {
        match self {
            ListNoteKind::NoName => "no-name",
            ListNoteKind::OtherCell => "other-cell",
            ListNoteKind::InvisibleCharacters => "invisible-characters",
            ListNoteKind::Twice => "twice",
            ListNoteKind::LongName => "long-name",
        }
    }
}
