//! One record of a journal as storage holds it.

use crate::game::{Event, Instant};

/// One event of a game as storage holds it.
///
/// The fingerprint shows that a journal is damaged, or that another version judges it otherwise: the game that is
/// played again must be the game that was stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its number in the game, from 0, without a gap.
    pub number: u32,
    /// When it happened.
    pub at: Instant,
    /// What happened.
    pub event: Event,
    /// [`Game::fingerprint`](crate::game::Game::fingerprint) once it had happened; `None` where it was written before there were fingerprints.
    pub after: Option<u32>,
}
