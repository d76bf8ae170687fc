//! Games imported from PGN or FEN text. A web worker reads them, and the page receives only these
//! values, so that the page loads without the PGN reader.

use super::annotations::{MAX_ANNOTATION_BYTES, annotations_of};
use super::positions::{begins_with_a_position, read_positions};
use crate::game::Headers;
use crate::rules::pgn::{Decoder, PgnError, PgnGame, PgnReader, PgnResult, ReadNote, TextPlace};
use crate::rules::{Laws, Move, Position};
use std::io::BufRead;

/// Game or position read from a PGN or FEN file, as the app lists it after an import.
#[derive(Clone, Debug, PartialEq)]
pub struct ImportedGame {
    /// The headers: players, event, place and date.
    pub headers: Headers,
    /// The start position.
    pub start: Position,
    /// The moves of the game, all of them legal.
    pub moves: Vec<Move>,
    /// The result according to the PGN text.
    pub score: PgnResult,
    /// Comments, NAGs, variations and additional tags as PGN in one line; empty for most games.
    pub annotations: String,
    /// Notes about unusual text that the PGN reader has interpreted.
    pub notes: Vec<ReadNote>,
    /// The line and column of the fault after which the moves are missing, or else of the first
    /// fault that was skipped; `None` without a fault. The fault itself is in
    /// [`ImportedGames::faults`].
    pub fault: Option<TextPlace>,
    /// Number, from 0, of the first identical game of the same import; `None` if no earlier game is
    /// identical, and before the games are compared.
    pub duplicate_of: Option<usize>,
}

impl ImportedGame {
    /// Returns an imported game that consists of a position alone, without moves.
    pub fn from_position(start: Position) -> ImportedGame {
        let (headers, moves, notes) = (Headers::default(), Vec::new(), Vec::new());
        ImportedGame {
            headers,
            start,
            moves,
            score: PgnResult::Unknown,
            annotations: String::new(),
            notes,
            fault: None,
            duplicate_of: None,
        }
    }

    /// Removes the annotations of the game. If it had annotations, adds the note
    /// [`ReadNote::Shortened`], unless the game has this note already.
    fn drop_annotations(&mut self) {
        let had_annotations = !std::mem::take(&mut self.annotations).is_empty();
        if had_annotations && !self.notes.contains(&ReadNote::Shortened) {
            self.notes.push(ReadNote::Shortened);
        }
    }
}

impl From<PgnGame> for ImportedGame {
    /// Converts a PGN game to an imported game, with each text of the headers cut to 255
    /// characters.
    fn from(game: PgnGame) -> ImportedGame {
        let (headers, moves) = (with_short_texts(Headers::from_pgn(&game)), game.moves());
        let annotations = annotations_of(&game);
        let fault = game.fault.map(|error| error.place);
        ImportedGame {
            headers,
            start: game.start,
            moves,
            score: game.score,
            annotations,
            notes: game.notes,
            fault,
            duplicate_of: None,
        }
    }
}

/// Returns the headers of a game with each text cut to 255 characters, the length of a PGN line.
fn with_short_texts(mut headers: Headers) -> Headers {
    const LONGEST: usize = 255;
    let Headers { event, site, date, round, white, black, .. } = &mut headers;
    for text in [event, site, date, round, white, black] {
        if let Some((end, _)) = text.char_indices().nth(LONGEST) {
            text.truncate(end);
        }
    }
    headers
}

/// Reads a stream of PGN games, or of positions in FEN with one on each line.
///
/// The beginning of the stream tells which of the two it contains. `how` sets the options of the
/// PGN reader, such as how many moves it accepts. The moves must be legal under FIDE's laws.
/// Accepts UTF-8, UTF-16 and Windows-1252.
pub fn read_games<R: BufRead>(
    input: R,
    how: impl FnOnce(PgnReader<Decoder<R>>) -> PgnReader<Decoder<R>>,
) -> impl Iterator<Item = Result<PgnGame, PgnError>> {
    let mut input = Decoder::new(input);
    // If the stream cannot be read, the PGN reader reports the error.
    let (lines, games) = if begins_with_a_position(input.fill_buf().unwrap_or_default()) {
        (Some(read_positions(input)), None)
    } else {
        (None, Some(how(PgnReader::new(input).with_laws(Laws::default()))))
    };
    lines.into_iter().flatten().chain(games.into_iter().flatten())
}

/// Games found in a PGN or FEN text, and the faults of the text.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ImportedGames {
    /// The readable games and positions, in order.
    pub games: Vec<ImportedGame>,
    /// The faults of unreadable games, and the [fault](ImportedGame::fault) of each readable game
    /// that has one. Each fault has its line and column.
    pub faults: Vec<PgnError>,
    /// Whether the text contains more games than an import reads.
    pub has_more: bool,
}

impl ImportedGames {
    /// The greatest number of games, readable or not, in one import.
    pub const MAX_GAMES: usize = 500;

    /// The greatest number of half-moves of a game: several times as many as the longest game ever
    /// played has.
    pub const MAX_GAME_PLIES: usize = 4_000;

    /// Total number of half-moves after which an import reads no further game.
    pub const MAX_TOTAL_PLIES: usize = 100_000;

    /// The greatest length of the annotations of all games together, in bytes. The game that
    /// exceeds this length loses its annotations, and so do all later games of the import.
    pub const MAX_TOTAL_ANNOTATION_BYTES: usize = 4 * 1024 * 1024;

    /// Reads a text of PGN games, or of positions in FEN with one on each line, under FIDE's laws.
    /// The beginning of the text tells which of the two it contains.
    ///
    /// ```
    /// use tabiya::game::pgn::ImportedGames;
    ///
    /// let import = ImportedGames::read("[White \"Ada\"]\n\n1. e4 e5 *\n\n1. Ke2 *\n");
    /// assert_eq!((import.games[0].headers.white.as_str(), import.games[0].moves.len()), ("Ada", 2));
    /// assert_eq!(import.faults[0].to_string(), "line 5, column 4: Ke2: no king can go to e2");
    /// ```
    pub fn read(text: &str) -> ImportedGames {
        ImportedGames::read_from(text.as_bytes())
    }

    /// Reads games in PGN, or positions in FEN, from a stream, as [`read`](ImportedGames::read)
    /// reads them from a text.
    ///
    /// Reads only as much as the limits of an import allow, in small pieces, however long the
    /// stream is.
    pub fn read_from(input: impl BufRead) -> ImportedGames {
        let games = read_games(input, |reader| {
            let plies = ImportedGames::MAX_GAME_PLIES;
            reader.with_annotations_up_to(plies, MAX_ANNOTATION_BYTES).up_to_faults().keeping_unread_moves()
        });
        ImportedGames::collect_games(games.map(|game| {
            let fault = game.as_ref().ok().and_then(|game| game.fault.clone());
            (game.map(ImportedGame::from), fault)
        }))
    }

    /// Whether the last moves of `game` are missing, because the text of the game could be read
    /// only up to a fault. Returns `false` if the fault was skipped, such as a faulty tag.
    pub fn is_cut_short(&self, game: &ImportedGame) -> bool {
        self.faults.iter().any(|error| game.fault == Some(error.place) && error.fault.ends_the_game())
    }

    /// Collects imported games up to [`ImportedGames::MAX_GAMES`] and
    /// [`ImportedGames::MAX_TOTAL_PLIES`].
    ///
    /// Each item of `all` has two parts: a game, or the fault that made it unreadable; and the
    /// fault of a readable game, if it has one.
    fn collect_games(
        mut all: impl Iterator<Item = (Result<ImportedGame, PgnError>, Option<PgnError>)>,
    ) -> ImportedGames {
        let mut import = ImportedGames::default();
        let (mut plies, mut annotation_bytes) = (0, 0);
        for (one, fault) in all.by_ref().take(ImportedGames::MAX_GAMES) {
            import.faults.extend(fault);
            match one {
                Ok(mut game) => {
                    plies += game.moves.len();
                    annotation_bytes += game.annotations.len();
                    if annotation_bytes > ImportedGames::MAX_TOTAL_ANNOTATION_BYTES {
                        game.drop_annotations();
                    }
                    import.games.push(game);
                }
                Err(fault) => import.faults.push(fault),
            }
            if plies >= ImportedGames::MAX_TOTAL_PLIES {
                break;
            }
        }
        import.has_more = all.next().is_some();
        import
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn annotations_are_kept_up_to_a_limit_for_all_games_together() {
        let game = format!("1. e4 {{{}}} e5 (1... c5) *\n\n", "word ".repeat(40_000));
        let import = ImportedGames::read(&game.repeat(30));
        let kept: Vec<_> = import.games.iter().map(|game| game.annotations.len()).collect();
        assert_eq!((kept.len(), import.faults.len()), (30, 0));
        assert!(kept[0] > 200_000 && kept[19] > 200_000 && kept[21..] == [0; 9], "{kept:?}");
        let notes = import.games.iter().map(|game| game.notes.contains(&ReadNote::Shortened));
        assert!(notes.zip(kept).all(|(is_noted, kept)| is_noted == (kept == 0)));
        assert!(import.games.iter().all(|game| game.moves.len() == 2));
    }
}
