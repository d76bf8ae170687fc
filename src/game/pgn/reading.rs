//! What is read of a text with games, for whoever looks at them: a worker reads, and the page hears only this. So the
//! page is loaded without the reader.

use crate::game::Headers;
use crate::rules::pgn::{PgnError, PgnGame, Score, games};
use crate::rules::{Laws, Move, Position};

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
}

impl ReadGame {
    /// A position that nothing is known of but itself.
    pub fn from_position(start: Position) -> ReadGame {
        ReadGame { headers: Headers::default(), start, moves: Vec::new(), score: Score::Unknown }
    }
}

impl From<PgnGame> for ReadGame {
    fn from(game: PgnGame) -> ReadGame {
        let (headers, moves) = (Headers::from_pgn(&game), game.moves());
        ReadGame { headers, start: game.start, moves, score: game.score }
    }
}

/// What was found in a text.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Import {
    /// The games and positions that can be looked at, in order.
    pub found: Vec<ReadGame>,
    /// What is wrong with the others, each with its line and column.
    pub faults: Vec<PgnError>,
    /// Whether there was more than is read at once.
    pub more: bool,
}

impl Import {
    /// How many games are read at once.
    pub const MOST: usize = 500;

    /// Reads games in PGN, under the FIDE laws.
    ///
    /// ```
    /// use tabiya::game::pgn::Import;
    ///
    /// let import = Import::read("[White \"Ada\"]\n\n1. e4 e5 *\n\n1. Ke2 *\n");
    /// assert_eq!((import.found[0].headers.white.as_str(), import.found[0].moves.len()), ("Ada", 2));
    /// assert_eq!(import.faults[0].to_string(), "line 5, column 4: Ke2: no king can go to e2");
    /// ```
    pub fn read(text: &str) -> Import {
        Import::of(games(text, Laws::default()).map(|game| game.map(ReadGame::from)))
    }

    /// What was found one after the other, as far as [`Import::MOST`].
    pub fn of(mut all: impl Iterator<Item = Result<ReadGame, PgnError>>) -> Import {
        let mut import = Import::default();
        for one in all.by_ref().take(Import::MOST) {
            match one {
                Ok(game) => import.found.push(game),
                Err(fault) => import.faults.push(fault),
            }
        }
        import.more = all.next().is_some();
        import
    }
}
