//! Parser of player lists for a tournament: typed names, cells copied from a spreadsheet, and CSV
//! files.
//!
//! Parsing never fails. Cells that fit no field of an [`Entrant`](crate::club::event::Entrant) go
//! to [`ListedPlayer::unassigned_cells`]. Doubtful lines and cells get a note with their line
//! number.
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
//! | file | contents |
//! |---|---|
//! | `list` | the parsed list |
//! | `row`, `table` | rows and cells of a table |
//! | `heading` | headings of columns, in the languages of the app |
//! | `guess_columns` | guesses for columns without headings |
//! | `cell` | parsers of cells |
//! | `player` | the player of a row |
//! | `details` | personal data that the user types into a form |
//! | `names` | lists of names without columns |
//! | [`fide`] | search in the contents of FIDE's rating list |
//! | [`rating_list_file`] | search in a file of FIDE's rating list, for a web worker |

mod cell;
mod details;
pub mod fide;
mod guess_columns;
mod heading;
mod list;
mod names;
mod player;
pub mod rating_list_file;
mod row;
mod table;

pub(super) use cell::read_title;
pub use details::read_details;
pub use heading::PlayerField;
pub use list::{ListColumn, ListNote, ListNoteKind, ListedPlayer, PlayerList};
pub use names::read_name;
pub use row::Separator;

impl PlayerList {
    /// Parses a typed or pasted list of players: as a table if the text looks like a table,
    /// otherwise as a list of names. Never fails; doubtful lines and cells get a note.
    pub fn read(text: &str) -> PlayerList {
        // Lines can end with CR LF, LF or, in old files, CR.
        let text = text.replace("\r\n", "\n").replace('\r', "\n");
        let mut list = match table::read_table(&text) {
            Some(table) => player::read_players(table),
            None => names::read_names(&text),
        };
        let notes = &mut list.notes;
        list.players.retain_mut(|player| names::tidy_name(player, notes));
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
