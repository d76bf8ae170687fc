//! A journal entry as storage holds it.

use crate::game::{Event, Instant};

/// Record of one game event in storage: its number, instant and fingerprint.
///
/// The fingerprint, a hash of the game after the event, shows when a record is damaged, or when
/// another version of the program replays it to a different game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JournalEntry {
    /// Number of the entry in the game, from 0 without a gap.
    pub number: u32,
    /// Instant of the event.
    pub at: Instant,
    /// The event.
    pub event: Event,
    /// [`Game::fingerprint`](crate::game::Game::fingerprint) after the event; `None` in records
    /// older than fingerprints.
    pub fingerprint_after: Option<u32>,
}
