//! The journal of a game: its setup and the list of its events, from which the game can be
//! replayed.

use serde::{Deserialize, Serialize};

use crate::game::{Event, Game, GameSetup, Instant, Refusal};

/// Journal of a chess game: its setup, and every event that the game accepted, with its instant.
///
/// Storage needs nothing else: a replay of the journal always gives exactly the same game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Journal {
    /// The setup of the game.
    pub setup: GameSetup,
    /// The events in the order in which the game accepted them.
    pub events: Vec<(Instant, Event)>,
}

/// Result of replaying a game's journal: the game, and the first event that it refused, if any.
#[derive(Clone, Debug, PartialEq)]
pub struct ReplayedJournal {
    /// The game after all events before the first refused one.
    pub game: Game,
    /// Number, from 0, of the first refused event, and the reason of the refusal; no event from
    /// there on was applied. `None` if no event was refused.
    pub fault: Option<(usize, Refusal)>,
}

impl Game {
    /// Returns the journal of the game: its setup and events, with the present head of the score
    /// sheet.
    ///
    /// A replay of the journal gives this game.
    pub fn journal(&self) -> Journal {
        let setup = GameSetup { headers: self.headers.clone(), ..self.history.setup.clone() };
        Journal { setup, events: self.history.events.clone() }
    }
}

impl Journal {
    /// Returns this journal of a game with all instants shifted to later ones, so that its last
    /// event happens at `end`. If that event is later than `end` already, nothing is shifted.
    #[must_use]
    pub fn ending_at(self, end: Instant) -> Journal {
        let last = self.events.last().map_or(Instant::default(), |(at, _)| *at);
        // Instants are never shifted to earlier ones, because no event can be before the origin of
        // time.
        let end = end.max(last).as_micros();
        self.with_instants(|at| Instant::from_micros(end - last.since(at).as_micros()))
    }

    /// Returns this journal of a game with `change` applied to each instant, also to those within
    /// events.
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

    /// Replays the game from the journal's setup, up to the first event that the game refuses.
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
