//! Pairings of rounds, places of games and round clocks, in version 1 of the storage formats.

use serde::{Deserialize, Serialize};

use crate::club::record::{Bye, Pairing};
use crate::club::{self, event as present};
use crate::game::wire::frozen::stored_as;
use crate::game::{Instant, Span};

/// Stored form of the pairings and byes of a tournament round, version 1.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoundPairingsV1 {
    pairs: Vec<Pairing>,
    byes: Vec<(usize, Bye)>,
}

impl From<present::RoundPairings> for RoundPairingsV1 {
    /// Converts the pairings and byes of a tournament round to their stored form, version 1.
    fn from(present: present::RoundPairings) -> RoundPairingsV1 {
        let present::RoundPairings { pairs, byes } = present;
        RoundPairingsV1 { pairs, byes }
    }
}

impl From<RoundPairingsV1> for present::RoundPairings {
    /// Converts the pairings and byes of a tournament round from their stored form, version 1.
    fn from(frozen: RoundPairingsV1) -> present::RoundPairings {
        let RoundPairingsV1 { pairs, byes } = frozen;
        present::RoundPairings { pairs, byes }
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

impl From<present::GamePlace> for GamePlaceV1 {
    /// Converts the place of a game in a tournament to its stored form, version 1.
    fn from(present: present::GamePlace) -> GamePlaceV1 {
        let present::GamePlace { round, board, game } = present;
        GamePlaceV1 { round, board, game }
    }
}

impl From<GamePlaceV1> for present::GamePlace {
    /// Converts the place of a game in a tournament from its stored form, version 1.
    fn from(frozen: GamePlaceV1) -> present::GamePlace {
        let GamePlaceV1 { round, board, game } = frozen;
        present::GamePlace { round, board, game }
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
    fn from(present: club::RoundClock) -> RoundClockV1 {
        let (round, left, since) = present.parts();
        RoundClockV1 { round, left, since }
    }
}

impl From<RoundClockV1> for club::RoundClock {
    /// Converts a tournament round's clock from its stored form, version 1.
    fn from(RoundClockV1 { round, left, since }: RoundClockV1) -> club::RoundClock {
        club::RoundClock::from_parts(round, left, since)
    }
}

stored_as!(present::RoundPairings => RoundPairingsV1);
stored_as!(present::GamePlace => GamePlaceV1);
stored_as!(club::RoundClock => RoundClockV1);
