//! Parsed list of players: the players, the columns, and notes on doubtful lines and cells.

use crate::club::event::Entrant;

use super::heading::PlayerField;
use super::row::Separator;

/// A parsed list of players for a tournament. The list is a table, or consists of names without
/// columns.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerList {
    /// The separator of the table's cells; `None` for a list of names without columns.
    pub separator: Option<Separator>,
    /// The columns of the table, in order. Empty for a list of names without columns.
    pub columns: Vec<ListColumn>,
    /// The players, in the order of the list.
    pub players: Vec<ListedPlayer>,
    /// Notes on doubtful lines and cells, in the order of the lines.
    pub notes: Vec<ListNote>,
}

/// A column of a player table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListColumn {
    /// The heading; `None` if the table has no headings.
    pub heading: Option<String>,
    /// The kind of data in the column; `None` if it is unknown.
    pub field: Option<PlayerField>,
}

/// A player in a parsed list, with the unused cells of the player's row.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ListedPlayer {
    /// The line of the player in the text of the list, from 1.
    pub line: usize,
    /// The parsed player.
    pub entrant: Entrant,
    /// Cells that fit no field of the player, each with the index of its column, from 0.
    pub unassigned_cells: Vec<(usize, String)>,
}

/// A note for the user on a doubtful line or cell in a list of players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListNote {
    /// The line in the text of the list, from 1.
    pub line: usize,
    /// What is doubtful.
    pub kind: ListNoteKind,
    /// The doubtful text.
    pub text: String,
}

/// The kind of a [`ListNote`]: the reason for the doubt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ListNoteKind {
    /// A line without a name. It is left out.
    NoName,
    /// A cell that does not fit the data of its column. It is put into
    /// [`unassigned_cells`](ListedPlayer::unassigned_cells).
    OtherCell,
    /// A name with invisible characters, which are removed.
    InvisibleCharacters,
    /// A player with the same name, FIDE ID and birth date as an earlier player.
    Twice,
    /// A name that is cut because it has more than 60 characters.
    LongName,
}

impl ListNoteKind {
    /// Returns the identifier of this kind, such as `no-name`, for tests and HTML. The identifier
    /// is the same in every language.
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
