//! Imported games. A worker reads them, and the page receives only these values, so the page loads
//! without the PGN reader.

use super::positions::{begins_with_a_position, read_positions};
use crate::game::Headers;
use crate::rules::pgn::{Decoder, PgnError, PgnGame, PgnReader, PgnResult, ReadNote, TextPlace};
use crate::rules::{Laws, Move, Position};
use std::io::BufRead;

/// A game or position read from a PGN or FEN file, as a list of games shows it.
#[derive(Clone, Debug, PartialEq)]
pub struct ImportedGame {
    /// The players, the place and the date.
    pub headers: Headers,
    /// The start position.
    pub start: Position,
    /// The moves played, all legal.
    pub moves: Vec<Move>,
    /// The result according to the PGN text.
    pub score: PgnResult,
    /// Guesses made while reading.
    pub notes: Vec<ReadNote>,
    /// The place of a fault, if the game was read only in part. The fault itself is among the
    /// [faults](ImportedGames::faults).
    pub fault: Option<TextPlace>,
    /// Number, from 0, of the first identical game of the same import; `None` if there is none or
    /// the games have not been compared.
    pub duplicate_of: Option<usize>,
}

impl ImportedGame {
    /// Returns an import that consists of a position alone, without moves.
    pub fn from_position(start: Position) -> ImportedGame {
        let (headers, moves, notes) = (Headers::default(), Vec::new(), Vec::new());
        ImportedGame {
            headers,
            start,
            moves,
            score: PgnResult::Unknown,
            notes,
            fault: None,
            duplicate_of: None,
        }
    }
}

impl From<PgnGame> for ImportedGame {
    /// Converts a PGN game to an imported game, with each header cut to 255 characters.
    fn from(game: PgnGame) -> ImportedGame {
        let (headers, moves) = (with_short_texts(Headers::from_pgn(&game)), game.moves());
        let fault = game.fault.map(|error| error.place);
        ImportedGame {
            headers,
            start: game.start,
            moves,
            score: game.score,
            notes: game.notes,
            fault,
            duplicate_of: None,
        }
    }
}

/// Returns the head of the score sheet with every text cut to 255 characters, the length of a PGN
/// line.
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

/// Reads a stream of PGN games, or of positions in FEN, one to a line.
///
/// What the stream begins with decides which of both it is. `how` sets the options of the PGN
/// reader, such as how many moves it accepts. The moves must be legal under FIDE's laws. All
/// encodings of game files are accepted.
pub fn read_games<R: BufRead>(
    input: R,
    how: impl FnOnce(PgnReader<Decoder<R>>) -> PgnReader<Decoder<R>>,
) -> impl Iterator<Item = Result<PgnGame, PgnError>> {
    let mut input = Decoder::new(input);
    // An unreadable stream begins with no position; the reader then reports the error.
    let (lines, games) = if begins_with_a_position(input.fill_buf().unwrap_or_default()) {
        (Some(read_positions(input)), None)
    } else {
        (None, Some(how(PgnReader::new(input).with_laws(Laws::default()))))
    };
    lines.into_iter().flatten().chain(games.into_iter().flatten())
}

/// The games found in a PGN or FEN text, with the faults of reading.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ImportedGames {
    /// The readable games and positions, in order.
    pub games: Vec<ImportedGame>,
    /// The faults of other games, and of games that were read only in part, each with its line and
    /// column.
    pub faults: Vec<PgnError>,
    /// Whether the text contains more games than the limits of an import allow.
    pub has_more: bool,
}

impl ImportedGames {
    /// The greatest number of games in one import.
    pub const MAX_GAMES: usize = 500;

    /// The greatest number of half-moves of a game: several times those of the longest game ever
    /// played.
    pub const MAX_GAME_PLIES: usize = 4_000;

    /// Number of half-moves of all games together after which no further game is read.
    pub const MAX_TOTAL_PLIES: usize = 100_000;

    /// Reads games in PGN or positions in FEN, one to a line, whichever the text begins with, under
    /// the FIDE laws.
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
    /// does.
    ///
    /// Reads only as much as is needed, in small pieces, however long the stream is.
    pub fn read_from(input: impl BufRead) -> ImportedGames {
        let games =
            read_games(input, |reader| reader.moves_only(ImportedGames::MAX_GAME_PLIES).up_to_faults());
        ImportedGames::collect_games(games.map(|game| {
            let fault = game.as_ref().ok().and_then(|game| game.fault.clone());
            (game.map(ImportedGame::from), fault)
        }))
    }

    /// Collects games up to [`ImportedGames::MAX_GAMES`] and [`ImportedGames::MAX_TOTAL_PLIES`].
    ///
    /// Each item of `all` has two parts: a game, or the fault that made it unreadable; and the
    /// fault before which a readable game was cut short, if any.
    fn collect_games(
        mut all: impl Iterator<Item = (Result<ImportedGame, PgnError>, Option<PgnError>)>,
    ) -> ImportedGames {
        let mut import = ImportedGames::default();
        let mut plies = 0;
        for (one, fault) in all.by_ref().take(ImportedGames::MAX_GAMES) {
            import.faults.extend(fault);
            match one {
                Ok(game) => {
                    plies += game.moves.len();
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
