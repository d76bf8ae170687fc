//! Lists of players that come from elsewhere: typed names, tables from a spreadsheet, CSV.
//!
//! Reading a list never fails and loses nothing: what has no field of an
//! [`Entrant`](crate::club::event::Entrant) is kept beside it, and what looks odd
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
//! | `list` | what is known of a list? |
//! | `row`, `table` | which cells does a text have? |
//! | `heading` | which words name a column, in the languages of the page? |
//! | `guess` | what is in a column that has no heading? |
//! | `cell` | what does a cell say? |
//! | `player` | which player is in a row? |
//! | `details` | what do fields for personal data say? |
//! | `names` | which players do lines without columns name? |
//! | [`fide`] | which players of FIDE's rating list have a name or a number? |

mod cell;
mod details;
pub mod fide;
mod guess;
mod heading;
mod list;
mod names;
mod player;
mod row;
mod table;

pub use details::read_details;
pub use heading::PlayerField;
pub use list::{ListColumn, ListNote, ListNoteKind, ListedPlayer, PlayerList};
pub use names::one_player;
pub use row::Separator;

impl PlayerList {
    /// Reads a list.
    pub fn read(text: &str) -> PlayerList {
        let mut list = match table::read(text) {
            Some(table) => player::players(table),
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
