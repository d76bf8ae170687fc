//! What is read of a text with games, for whoever looks at them: a worker reads, and the page hears
//! only this. So the page is loaded without the reader.

use super::positions::{begins_with_a_position, positions};
use crate::game::Headers;
use crate::rules::pgn::{Decoder, Note, PgnError, PgnGame, Place, Reader, Score};
use crate::rules::{Laws, Move, Position};
use std::io::BufRead;

/// A game from elsewhere, as far as it is looked at.
#[derive(Clone, Debug, PartialEq)]
pub struct ReadGame {
    /// Who played, where and when.
    pub headers: Headers,
    /// The position it started from.
    pub start: Position,
    /// The moves that were played, all of them legal.
    pub moves: Vec<Move>,
    /// How it ended, as the text says.
    pub score: Score,
    /// What was guessed when it was read.
    pub notes: Vec<Note>,
    /// Where something is wrong with it, if something is: it was read as far as it could be. What
    /// it is stands among the [faults](Import::faults).
    pub fault: Option<Place>,
    /// Of the games that were read with it, the first that is the same, by its number from 0, if
    /// somebody has compared them.
    pub same: Option<usize>,
}

impl ReadGame {
    /// A position that nothing is known of but itself.
    pub fn from_position(start: Position) -> ReadGame {
        let (headers, moves, notes) = (Headers::default(), Vec::new(), Vec::new());
        ReadGame { headers, start, moves, score: Score::Unknown, notes, fault: None, same: None }
    }
}

impl From<PgnGame> for ReadGame {
    fn from(game: PgnGame) -> ReadGame {
        let (headers, moves) = (shortened(Headers::from_pgn(&game)), game.moves());
        let fault = game.fault.map(|error| error.place);
        ReadGame {
            headers,
            start: game.start,
            moves,
            score: game.score,
            notes: game.notes,
            fault,
            same: None,
        }
    }
}

/// The same with no text longer than a line of a PGN may be.
fn shortened(mut headers: Headers) -> Headers {
    const LONGEST: usize = 255;
    let Headers { event, site, date, round, white, black, .. } = &mut headers;
    for text in [event, site, date, round, white, black] {
        if let Some((end, _)) = text.char_indices().nth(LONGEST) {
            text.truncate(end);
        }
    }
    headers
}

/// The games of a stream, or its positions, one to a line, whichever it begins with, under the FIDE
/// laws; `how` says how games are read. The text may be in any encoding that files of games are in.
pub fn records<R: BufRead>(
    input: R,
    how: impl FnOnce(Reader<Decoder<R>>) -> Reader<Decoder<R>>,
) -> impl Iterator<Item = Result<PgnGame, PgnError>> {
    let mut input = Decoder::new(input);
    // A stream that cannot be read begins with nothing, and its reader says why.
    let (lines, games) = if begins_with_a_position(input.fill_buf().unwrap_or_default()) {
        (Some(positions(input)), None)
    } else {
        (None, Some(how(Reader::new(input).under(Laws::default()))))
    };
    lines.into_iter().flatten().chain(games.into_iter().flatten())
}

/// What was found in a text.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Import {
    /// The games and positions that can be looked at, in order.
    pub found: Vec<ReadGame>,
    /// What is wrong with others, and with games that were read only in part, each with its line
    /// and column.
    pub faults: Vec<PgnError>,
    /// Whether there was more than is read at once.
    pub more: bool,
}

impl Import {
    /// How many games are read at once.
    pub const MOST: usize = 500;

    /// How many half-moves a game may have: several times those of the longest that was ever
    /// played.
    pub const LONGEST: usize = 4_000;

    /// After so many half-moves, of all games together, no further game is begun.
    pub const MOST_PLIES: usize = 100_000;

    /// Reads games in PGN or positions in FEN, one to a line, under the FIDE laws, whichever the
    /// text begins with.
    ///
    /// ```
    /// use tabiya::game::pgn::Import;
    ///
    /// let import = Import::read("[White \"Ada\"]\n\n1. e4 e5 *\n\n1. Ke2 *\n");
    /// assert_eq!((import.found[0].headers.white.as_str(), import.found[0].moves.len()), ("Ada", 2));
    /// assert_eq!(import.faults[0].to_string(), "line 5, column 4: Ke2: no king can go to e2");
    /// ```
    pub fn read(text: &str) -> Import {
        Import::read_from(text.as_bytes())
    }

    /// The same from a stream: no more of it is read than it takes, and little of it is at hand at
    /// a time, however long it is.
    pub fn read_from(input: impl BufRead) -> Import {
        let games = records(input, |reader| reader.moves_alone(Import::LONGEST).up_to_faults());
        Import::of(games.map(|game| {
            let fault = game.as_ref().ok().and_then(|game| game.fault.clone());
            (game.map(ReadGame::from), fault)
        }))
    }

    /// What was found one after the other, as far as [`Import::MOST`] and [`Import::MOST_PLIES`].
    fn of(mut all: impl Iterator<Item = (Result<ReadGame, PgnError>, Option<PgnError>)>) -> Import {
        let mut import = Import::default();
        let mut plies = 0;
        for (one, fault) in all.by_ref().take(Import::MOST) {
            import.faults.extend(fault);
            match one {
                Ok(game) => {
                    plies += game.moves.len();
                    import.found.push(game);
                }
                Err(fault) => import.faults.push(fault),
            }
            if plies >= Import::MOST_PLIES {
                break;
            }
        }
        import.more = all.next().is_some();
        import
    }
}
