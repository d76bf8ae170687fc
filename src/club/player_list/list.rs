//! A list of players, as it was understood.

use crate::club::event::Entrant;

use super::heading::PlayerField;
use super::row::Separator;

/// A list of players, as it was understood.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerList {
    /// What separates the columns; `None` where there are none.
    pub separator: Option<Separator>,
    /// The columns, in order.
    pub columns: Vec<ListColumn>,
    /// The players, in order.
    pub players: Vec<ListedPlayer>,
    /// What looks odd, in the order of the lines.
    pub notes: Vec<ListNote>,
}

/// A column of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListColumn {
    /// Its heading, where the table has them.
    pub heading: Option<String>,
    /// What it says of players; `None`: nothing that has a field here.
    pub field: Option<PlayerField>,
}

/// A player of a list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ListedPlayer {
    /// The line, from 1.
    pub line: usize,
    /// What was understood.
    pub entrant: Entrant,
    /// Cells that have no field, by their columns from 0.
    pub others: Vec<(usize, String)>,
}

/// Something odd in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListNote {
    /// The line, from 1.
    pub line: usize,
    /// What it is.
    pub kind: ListNoteKind,
    /// The text in question.
    pub text: String,
}

/// What is odd.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ListNoteKind {
    /// A line without a name is no player.
    NoName,
    /// A cell does not hold what its column holds; it is kept beside the player.
    OtherCell,
    /// Characters without a shape were left out of a name.
    InvisibleCharacters,
    /// A name stands in the list twice.
    Twice,
    /// A name was longer than names are.
    LongName,
}

impl ListNoteKind {
    /// The code, which tests and the page use.
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
