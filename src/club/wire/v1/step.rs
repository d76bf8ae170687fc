//! Pairings of rounds, places of games and round clocks, in version 1 of the storage formats.

use serde::{Deserialize, Serialize};

use crate::club::record::{Bye, Pairing};
use crate::club::{self, event as today};
use crate::game::wire::frozen::stored_as;
use crate::game::{Instant, Span};

/// Stored form of the pairings and byes of a tournament round, version 1.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoundPairingsV1 {
    pairs: Vec<Pairing>,
    byes: Vec<(usize, Bye)>,
}

impl From<today::RoundPairings> for RoundPairingsV1 {
    /// Converts the pairings and byes of a tournament round to their stored form, version 1.
    fn from(today: today::RoundPairings) -> RoundPairingsV1 {
        let today::RoundPairings { pairs, byes } = today;
        RoundPairingsV1 { pairs, byes }
    }
}

impl From<RoundPairingsV1> for today::RoundPairings {
    /// Converts the pairings and byes of a tournament round from their stored form, version 1.
    fn from(frozen: RoundPairingsV1) -> today::RoundPairings {
        let RoundPairingsV1 { pairs, byes } = frozen;
        today::RoundPairings { pairs, byes }
    }
}

/// Stored form of a game's place in a tournament, version 1: round, board, and game of the match,
/// each from 0.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GamePlaceV1 {
    round: usize,
    board: usize,
    game: usize,
}

impl From<today::GamePlace> for GamePlaceV1 {
    /// Converts the place of a game in a tournament to its stored form, version 1.
    fn from(today: today::GamePlace) -> GamePlaceV1 {
        let today::GamePlace { round, board, game } = today;
        GamePlaceV1 { round, board, game }
    }
}

impl From<GamePlaceV1> for today::GamePlace {
    /// Converts the place of a game in a tournament from its stored form, version 1.
    fn from(frozen: GamePlaceV1) -> today::GamePlace {
        let GamePlaceV1 { round, board, game } = frozen;
        today::GamePlace { round, board, game }
    }
}

/// Stored form of a tournament round's clock, version 1.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoundClockV1 {
    round: usize,
    /// Time that was left when the clock was last started or stopped.
    left: Span,
    /// Time when the clock was last started; `None` while it is stopped.
    since: Option<Instant>,
}

impl From<club::RoundClock> for RoundClockV1 {
    /// Converts a tournament round's clock to its stored form, version 1.
    fn from(today: club::RoundClock) -> RoundClockV1 {
        let (round, left, since) = today.parts();
        RoundClockV1 { round, left, since }
    }
}

impl From<RoundClockV1> for club::RoundClock {
    /// Converts a tournament round's clock from its stored form, version 1.
    fn from(RoundClockV1 { round, left, since }: RoundClockV1) -> club::RoundClock {
        club::RoundClock::from_parts(round, left, since)
    }
}

stored_as!(today::RoundPairings => RoundPairingsV1);
stored_as!(today::GamePlace => GamePlaceV1);
stored_as!(club::RoundClock => RoundClockV1);
