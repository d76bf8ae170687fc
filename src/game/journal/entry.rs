//! One record of a journal as storage holds it.

use crate::game::{Event, Instant};

/// An event of a game as it is kept, one record each.
///
/// The fingerprint makes a journal that was damaged, or that another version would judge otherwise, tell on
/// itself: the game that is played again must be the one that was kept.
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
