//! A journal: a whole game as the list of its events.

use serde::{Deserialize, Serialize};

use crate::game::{Event, Game, GameSetup, Instant, Refusal};

/// Journal of a game: its setup and every event that it accepted, with its instant.
///
/// Storage needs nothing else: replaying the same journal gives exactly the same game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Journal {
    /// The setup of the game.
    pub setup: GameSetup,
    /// The events in order.
    pub events: Vec<(Instant, Event)>,
}

/// Result of replaying a journal: the game, and the first event that the game refused.
#[derive(Clone, Debug, PartialEq)]
pub struct ReplayedJournal {
    /// The game up to the first refused event.
    pub game: Game,
    /// The number, from 0, of the first event that was refused, and the reason; no event after it
    /// was applied.
    pub fault: Option<(usize, Refusal)>,
}

impl Game {
    /// Returns the game as a journal: its setup, with the present head of the score sheet, and
    /// events.
    ///
    /// A replay of the journal gives this game.
    pub fn journal(&self) -> Journal {
        let setup = GameSetup { headers: self.headers.clone(), ..self.history.setup.clone() };
        Journal { setup, events: self.history.events.clone() }
    }
}

impl Journal {
    /// Returns this journal with all instants shifted so that its last event happens at `end`.
    #[must_use]
    pub fn ending_at(self, end: Instant) -> Journal {
        let last = self.events.last().map_or(Instant::default(), |(at, _)| *at);
        // No event can be before the origin of time: a game that is longer than the time from the
        // origin to `end` ends later than `end`.
        let end = end.max(last).as_micros();
        self.with_instants(|at| Instant::from_micros(end - last.since(at).as_micros()))
    }

    /// Returns the same journal with `change` applied to each instant, also to those within events.
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

    /// Replays the journal from its start, up to the first event that the game refuses.
    pub fn replay(&self) -> ReplayedJournal {
        let mut game = Game::new(self.setup.clone());
        for (number, (at, event)) in self.events.iter().enumerate() {
            if let Err(refusal) = game.apply(*at, event.clone()) {
                return ReplayedJournal { game, fault: Some((number, refusal)) };
            }
        }
        ReplayedJournal { game, fault: None }
    }
}
