//! Search in a file of FIDE's rating list, a few matches at a time, and the text form in which a
//! worker hands matches to the page.

use std::io::{self, Read};

use super::fide::RatingListSearch;
use crate::club::event::{Entrant, PersonalDetails};

/// Number of matches after which a search in FIDE's rating list ends.
pub const MAX_MATCHES: usize = 40;

/// Bytes of the file that are read at a time.
const PIECE_BYTES: usize = 1 << 20;

/// A search for players in a file of FIDE's rating list, which reads the file piece by piece.
#[derive(Debug)]
pub struct RatingListFile<R> {
    search: RatingListSearch,
    file: R,
    /// Buffer for the piece of the file that was read last.
    piece: Vec<u8>,
    /// The number of matches so far.
    found: usize,
}

/// Players whom a search has found in the next part of a file of FIDE's rating list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RatingListMatches {
    /// The players, in the order of the list.
    pub players: Vec<Entrant>,
    /// The number of players that the search has read so far. 0 at the end if the file is not a
    /// rating list.
    pub players_read: usize,
    /// Whether the search is over: at the end of the file, or after [`MAX_MATCHES`] matches.
    pub is_last: bool,
}

impl<R: Read> RatingListFile<R> {
    /// Begins a search in a file of FIDE's rating list. `query` is a FIDE ID, or the beginnings of
    /// words of the player's name.
    pub fn new(query: &str, file: R) -> RatingListFile<R> {
        let piece = vec![0; PIECE_BYTES];
        RatingListFile { search: RatingListSearch::new(query), file, piece, found: 0 }
    }

    /// Continues to read the file of FIDE's rating list until a piece contains matches, or to the
    /// end of the file. Returns these matches.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn next_matches(&mut self) -> io::Result<RatingListMatches> {
        let mut players = Vec::new();
        let mut is_last = false;
        while players.is_empty() && !is_last {
            let length = self.file.read(&mut self.piece)?;
            match length {
                0 => {
                    players.extend(self.search.take_last_player());
                    is_last = true;
                }
                _ => players.extend(self.search.search_chunk(&self.piece[..length])),
            }
        }
        players.truncate(MAX_MATCHES - self.found);
        self.found += players.len();
        is_last |= self.found == MAX_MATCHES;
        Ok(RatingListMatches { players, players_read: self.search.players_read(), is_last })
    }
}

/// Writes a player of FIDE's rating list as a line of text, which [`player_of_line`] reads. Only
/// data that the list can contain is written.
pub fn line_of_player(player: &Entrant) -> String {
    let PersonalDetails { sex, title, federation, fide_id, birth, .. } = &player.details;
    let rating = player.rating.to_string();
    let fields = [&player.name, &rating, sex, title, federation, fide_id, birth];
    fields.map(|field| field.replace(char::is_control, " ")).join("\t")
}

/// Reads a player from a line that [`line_of_player`] has written; `None` for any other text.
pub fn player_of_line(line: &str) -> Option<Entrant> {
    let fields: Vec<String> = line.split('\t').map(str::to_owned).collect();
    let [name, rating, sex, title, federation, fide_id, birth] = <[String; 7]>::try_from(fields).ok()?;
    let details = PersonalDetails { sex, title, federation, fide_id, birth, ..PersonalDetails::default() };
    Some(Entrant { name, rating: rating.parse().ok()?, details, ..Entrant::default() })
}
