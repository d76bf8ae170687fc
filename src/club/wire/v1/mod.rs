//! Version 1 of the storage formats of tournaments.
//!
//! | file | contents |
//! |---|---|
//! | `setup` | format, points and order of the pairing numbers of a tournament |
//! | `record` | pairings, results and byes |
//! | `step` | pairings of a round, round and board of a game, clock of a round |

mod record;
mod setup;
mod step;

pub use record::{Bye, PairingV1, Score};
pub use setup::{FormatV1, PairingNumbers, PointsV1};
pub use step::{GamePlaceV1, RoundClockV1, RoundPairingsV1};
