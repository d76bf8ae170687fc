//! Version 1: journals of events as they are since the first release.
//!
//! | file | what it answers |
//! |---|---|
//! | `setup` | what is agreed before an event? |
//! | `record` | who met whom, and how did it end? |
//! | `step` | what happened in an event? |

mod record;
mod setup;
mod step;

pub use record::{Bye, PairingV1, Score};
pub use setup::{FormatV1, PairingNumbers, PointsV1};
pub use step::{GamePlaceV1, RoundClockV1, RoundPairingsV1};
