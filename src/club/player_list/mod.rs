//! Lists of players that come from elsewhere: typed names, tables from a spreadsheet, CSV.
//!
//! Reading a list never fails and loses nothing: what has no field of an [`Entrant`] is kept beside it, and what looks odd
//! has a note with its line.
//!
//! ```
//! use tabiya::club::player_list::PlayerList;
//!
//! let list = PlayerList::read("Nachname;Vorname;Elo;Verein\nLovelace;Ada;2100;London\n");
//! let player = &list.players[0].entrant;
//! assert_eq!((player.name.as_str(), player.rating), ("Lovelace, Ada", 2100));
//! assert_eq!(player.details.club, "London");
//! ```
//!
//! | file | what it answers |
//! |---|---|
//! | `table` | which cells does a text have? |
//! | `heading` | which words name a column, in the languages of the page? |
//! | `guess` | what is in a column that has no heading? |
//! | `cell` | what does a cell say of a player? |
//! | `names` | which players do lines without columns name? |
//! | [`fide`] | which players of FIDE's rating list have a name or a number? |

mod cell;
pub mod fide;
mod guess;
mod heading;
mod names;
mod table;

pub use heading::Field;
pub use names::one_player;
pub use table::Separator;

use crate::club::event::Entrant;

/// A list of players, as it was understood.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerList {
    /// What separates the columns; `None` where there are none.
    pub separator: Option<Separator>,
    /// The columns, in order.
    pub columns: Vec<Column>,
    /// The players, in order.
    pub players: Vec<ListedPlayer>,
    /// What looks odd, in the order of the lines.
    pub notes: Vec<ListNote>,
}

/// A column of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Column {
    /// Its heading, where the table has them.
    pub heading: Option<String>,
    /// What it says of players; `None`: nothing that has a field here.
    pub field: Option<Field>,
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

impl PlayerList {
    /// Reads a list.
    pub fn read(text: &str) -> PlayerList {
        let mut list = match table::read(text) {
            Some(table) => cell::players(table),
            None => names::players(text),
        };
        let notes = &mut list.notes;
        list.players.retain_mut(|player| names::tidy(player, notes));
        let mut seen = std::collections::HashSet::new();
        for player in &list.players {
            let details = &player.entrant.details;
            if !seen.insert((&player.entrant.name, &details.fide_id, &details.birth)) {
                let text = player.entrant.name.clone();
                list.notes.push(ListNote { line: player.line, kind: ListNoteKind::Twice, text });
            }
        }
        list.notes.sort_by_key(|note| note.line);
        list
    }
}
