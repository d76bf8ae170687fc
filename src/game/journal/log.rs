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

impl Game {
    /// The journal of the game under its present names: replayed, it makes the same game.
    pub fn journal(&self) -> Journal {
        let setup = Setup { headers: self.headers.clone(), ..self.past.setup.clone() };
        Journal { setup, events: self.past.events.clone() }
    }
}

impl Journal {
    /// The same game at another time: its last event happens at `end`.
    #[must_use]
    pub fn ending_at(self, end: Instant) -> Journal {
        let last = self.events.last().map_or(Instant::default(), |(at, _)| *at);
        // Before the beginning of time nothing happens: a game that is longer than that ends later.
        let end = end.max(last).as_micros();
        self.with_instants(|at| Instant::from_micros(end - last.since(at).as_micros()))
    }

    /// The same game with each of its instants changed.
    #[must_use]
    pub(in crate::game) fn with_instants(self, change: impl Fn(Instant) -> Instant) -> Journal {
        let events = self.events.into_iter().map(|(at, event)| {
            let event = match event {
                Event::Suspend { from } => Event::Suspend { from: change(from) },
                event => event,
            };
            (change(at), event)
        });
        Journal { setup: self.setup, events: events.collect() }
    }

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
