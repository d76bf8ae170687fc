//! Result of parsing a list of players: the players, the columns, and notes on doubtful places.

use crate::club::event::Entrant;

use super::heading::PlayerField;
use super::row::Separator;

/// A list of players to be entered in a tournament, parsed from names that the user types or from a
/// table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerList {
    /// The separator of the table's columns; `None` for a list of names without columns.
    pub separator: Option<Separator>,
    /// The columns of the table, in order.
    pub columns: Vec<ListColumn>,
    /// The players, in the order of the list.
    pub players: Vec<ListedPlayer>,
    /// Notes on doubtful lines and cells, in the order of the lines.
    pub notes: Vec<ListNote>,
}

/// A column of a player table: its heading, and which data it contains.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListColumn {
    /// The heading; `None` if the table has no headings.
    pub heading: Option<String>,
    /// The data of a player that the column contains; `None` if it is unknown.
    pub field: Option<PlayerField>,
}

/// A player in a parsed list of players, with the cells of the table that could not be used.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ListedPlayer {
    /// The line in the text of the list, from 1.
    pub line: usize,
    /// The parsed player.
    pub entrant: Entrant,
    /// Cells that fit no field of the player, each with its column, from 0.
    pub unassigned_cells: Vec<(usize, String)>,
}

/// A note on a doubtful line or cell in a list of players, for the user.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListNote {
    /// The line in the text of the list, from 1.
    pub line: usize,
    /// What is doubtful.
    pub kind: ListNoteKind,
    /// The text in question.
    pub text: String,
}

/// The kind of a [`ListNote`]: what is doubtful in a list of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ListNoteKind {
    /// A line without a name, which is left out.
    NoName,
    /// A cell that does not fit the data of its column; the cell is put into
    /// [`unassigned_cells`](ListedPlayer::unassigned_cells).
    OtherCell,
    /// A name with invisible characters, which are removed.
    InvisibleCharacters,
    /// A player with the same name, FIDE ID and birth date as an earlier one.
    Twice,
    /// A name of more than 60 characters, which is cut.
    LongName,
}

impl ListNoteKind {
    /// Returns the identifier of this kind of note on a list of players, such as `no-name`. The
    /// identifier is the same in every language, for tests and HTML.
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
