//! The stored record of one event of a game.

use crate::game::{Event, Instant};

/// Stored record of one event of a game: its number, the event, its instant and a fingerprint.
///
/// The fingerprint is a hash of the game after the event. The fingerprint shows when a record is
/// damaged, or when this version of the program replays the records to a different game than an
/// earlier version.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JournalEntry {
    /// Number of the record in the game, from 0 without a gap.
    pub number: u32,
    /// Instant of the event.
    pub at: Instant,
    /// The event.
    pub event: Event,
    /// [`Game::fingerprint`](crate::game::Game::fingerprint) after the event; `None` in records of
    /// old versions, which stored no fingerprint.
    pub fingerprint_after: Option<u32>,
}
