//! A journal entry as storage holds it.

use crate::game::{Event, Instant};

/// An event of a game as storage holds it.
///
/// The fingerprint reveals a damaged journal, or a version that judges it otherwise: the replayed
/// game must be the stored one.
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
    pub after: Option<u32>,
}
