//! The whole of a game as what happened to it.

use serde::{Deserialize, Serialize};

use crate::game::{Event, Game, Instant, Refusal, Setup};

/// What a game started from and every event that it accepted, with its instant: all that storage has to hold. The same
/// journal makes the same game, to the last byte.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Journal {
    /// What the game started from.
    pub setup: Setup,
    /// What happened, in order.
    pub events: Vec<(Instant, Event)>,
}

/// A game made from a journal.
#[derive(Clone, Debug, PartialEq)]
pub struct Replay {
    /// The game as far as the journal makes sense.
    pub game: Game,
    /// The number, from 0, of the first event that was refused, and why; nothing after it was applied.
    pub fault: Option<(usize, Refusal)>,
}

impl Journal {
    /// Plays the journal again from its start.
    pub fn replay(&self) -> Replay {
        let mut game = Game::new(self.setup.clone());
        for (number, (at, event)) in self.events.iter().enumerate() {
            if let Err(refusal) = game.apply(*at, event.clone()) {
                return Replay { game, fault: Some((number, refusal)) };
            }
        }
        Replay { game, fault: None }
    }
}
