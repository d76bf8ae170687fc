//! Search in a file of FIDE's rating list, with a maximum number of matches. Also the text form of
//! matches, in which a web worker sends them.

use super::fide::RatingListSearch;
use crate::club::event::{Entrant, PersonalDetails};

/// Maximum number of matches. A search ends when it has found this many players.
pub const MAX_MATCHES: usize = 40;

/// A search for players in a file of FIDE's rating list. The caller reads the file and passes it to
/// the search in pieces.
#[derive(Clone, Debug)]
pub struct RatingListFile {
    search: RatingListSearch,
    /// The number of matches so far.
    found: usize,
}

/// The players whom a search has found in one piece of a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RatingListMatches {
    /// The players, in the order of the list.
    pub players: Vec<Entrant>,
    /// The number of players that the search has read so far. If the number is 0 at the end of the
    /// file, the file is not a rating list.
    pub players_read: usize,
    /// Whether the search is over, at the end of the file or after [`MAX_MATCHES`] matches.
    pub is_last: bool,
}

impl RatingListFile {
    /// Starts a search. `query` is a FIDE ID, or the beginnings of words of the player's name.
    pub fn new(query: &str) -> RatingListFile {
        RatingListFile { search: RatingListSearch::new(query), found: 0 }
    }

    /// Searches the next piece of the file, and returns the matches in this piece. `piece` is
    /// `None` at the end of the file.
    pub fn search_piece(&mut self, piece: Option<&[u8]>) -> RatingListMatches {
        let mut players: Vec<Entrant> = match piece {
            Some(piece) => self.search.search_chunk(piece).collect(),
            None => self.search.finish().into_iter().collect(),
        };
        players.truncate(MAX_MATCHES - self.found);
        self.found += players.len();
        let is_last = piece.is_none() || self.found == MAX_MATCHES;
        RatingListMatches { players, players_read: self.search.players_read(), is_last }
    }
}

/// Converts a player of FIDE's rating list to a line of text for [`player_of_line`]. The line
/// contains only the kinds of data that FIDE's list contains.
pub fn line_of_player(player: &Entrant) -> String {
    let PersonalDetails { sex, title, federation, fide_id, birth, .. } = &player.details;
    let rating = player.rating.to_string();
    let fields = [&player.name, &rating, sex, title, federation, fide_id, birth];
    fields.map(|field| field.replace(char::is_control, " ")).join("\t")
}

/// Parses a player from a line of [`line_of_player`]. Returns `None` for any other text.
pub fn player_of_line(line: &str) -> Option<Entrant> {
    let fields: Vec<String> = line.split('\t').map(str::to_owned).collect();
    let [name, rating, sex, title, federation, fide_id, birth] = <[String; 7]>::try_from(fields).ok()?;
    let details = PersonalDetails { sex, title, federation, fide_id, birth, ..PersonalDetails::default() };
    Some(Entrant { name, rating: rating.parse().ok()?, details, ..Entrant::default() })
}
