//! Converts PGN games to the program's own types: the headers and the journal.

use super::super::wire::v1;
use super::super::{Event, GameSetup, Headers, HouseRules, Instant, Journal};
use crate::rules::pgn::PgnGame;

impl Headers {
    /// Returns the headers of a game (names, event, place, date) from the tags of a PGN game. Both
    /// players count as persons.
    ///
    /// Old PGN texts of this program can have a [ticket](v1::ticket_in_pgn) instead of a place in
    /// the `Site` tag. This ticket becomes the field [`ticket`](Headers::ticket).
    pub fn from_pgn(game: &PgnGame) -> Headers {
        let told =
            |name| game.tag(name).filter(|value| !value.starts_with('?')).unwrap_or_default().to_owned();
        let texts = ["Event", "Site", "Date", "Round", "White", "Black"].map(told);
        v1::HeadersV1::from(texts).into_headers_of_people()
    }
}

impl Journal {
    /// Returns the journal of a PGN game under the house rules `rules`, without clocks, for viewing
    /// the game or continuing it.
    ///
    /// If the game ends earlier under these rules, a replay refuses the moves after that end.
    ///
    /// ```
    /// use tabiya::game::{HouseRules, Journal, pgn};
    ///
    /// let rules = HouseRules::fide();
    /// let read = pgn::games("[White \"Ada\"]\n\n1. e4 e5 *", rules.laws()).next().unwrap()?;
    /// let game = Journal::from_pgn(&read, rules).replay().game;
    /// assert_eq!((game.headers().white.as_str(), game.moves().len()), ("Ada", 2));
    /// # Ok::<(), pgn::PgnError>(())
    /// ```
    pub fn from_pgn(game: &PgnGame, rules: HouseRules) -> Journal {
        let setup = GameSetup {
            rules,
            start: game.start.clone(),
            headers: Headers::from_pgn(game),
            ..GameSetup::default()
        };
        let events = game.moves().into_iter().map(|mv| (Instant::default(), Event::Move(mv))).collect();
        Journal { setup, events }
    }
}
