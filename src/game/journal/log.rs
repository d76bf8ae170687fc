//! The journal of a game: its setup and the list of its events, from which the game can be
//! replayed.

use serde::{Deserialize, Serialize};

use crate::game::{Event, Game, GameSetup, Instant, Refusal, Span};
use crate::rules::{Color, Move};

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

/// Result of replaying a game's journal: the game, and the first event that the game refused, if
/// any.
#[derive(Clone, Debug, PartialEq)]
pub struct ReplayedJournal {
    /// The game after all events before the first refused one.
    pub game: Game,
    /// Number, from 0, of the first refused event, and the reason of the refusal; neither this
    /// event nor any later one was applied. `None` if no event was refused.
    pub fault: Option<(usize, Refusal)>,
}

impl Game {
    /// Returns the journal of the game: its setup and events, with the present headers of the score
    /// sheet.
    ///
    /// A replay of the journal gives this game.
    pub fn journal(&self) -> Journal {
        let setup = GameSetup { headers: self.headers.clone(), ..self.history.setup.clone() };
        Journal { setup, events: self.history.events.clone() }
    }
}

impl Journal {
    /// Returns the journal of a new game with `setup` in which `moves` are already played, all of
    /// them at instant zero.
    ///
    /// A clock that runs after the moves is paused, and both clocks have the time that a game with
    /// `setup` begins with. A replay shows whether the rules of `setup` allow the moves.
    ///
    /// ```
    /// use tabiya::game::{ClockStop, GameSetup, Journal, Span};
    /// use tabiya::rules::{Color, Position};
    ///
    /// let e4 = Position::initial().parse_san("e4")?;
    /// let setup = GameSetup { time: "300+5".parse()?, ..GameSetup::default() };
    /// let game = Journal::continuing(setup, &[e4]).replay().game;
    /// assert_eq!((game.turn(), game.clock_stop()), (Color::Black, ClockStop::Paused));
    /// let left = game.clock().and_then(|clock| clock.reading(Color::White, game.last_change()).left);
    /// assert_eq!(left, Some(Span::from_mins(5)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn continuing(setup: GameSetup, moves: &[Move]) -> Journal {
        let left = Color::ALL.map(|color| setup.time.starting_time(color));
        Journal::after_moves(setup, moves, Some(left))
    }

    /// Returns the journal of a game with `setup` in which `moves` are played at instant zero, each
    /// followed by a clock press if one is needed. If `time_left` (White's time first) is known, a
    /// running clock is then paused, and both clocks are set to these times.
    pub(in crate::game) fn after_moves(
        setup: GameSetup,
        moves: &[Move],
        time_left: Option<[Span; 2]>,
    ) -> Journal {
        let at = Instant::default();
        let mut events: Vec<_> = Vec::new();
        let mut game = Game::new(setup.clone());
        let mut happens = |game: &mut Game, event: Event| {
            // Ignores a refusal here, because the replay of the journal reports it.
            let _ = game.apply(at, event.clone());
            events.push((at, event));
        };
        if game.waits_for_start() {
            happens(&mut game, Event::Start);
        }
        for mv in moves {
            happens(&mut game, Event::Move(*mv));
            // After a move that ends the game, no clock press is needed.
            if let Some(color) = game.awaited_press() {
                happens(&mut game, Event::Press(color));
            }
        }
        if game.clock().is_some_and(|clock| clock.running().is_some()) && time_left.is_some() {
            happens(&mut game, Event::Pause);
        }
        for (color, left) in Color::ALL.into_iter().zip(time_left.into_iter().flatten()) {
            let reading = game.clock().and_then(|clock| clock.reading(color, at).left);
            if reading.is_some_and(|shown| shown != left) {
                happens(&mut game, Event::SetClock { color, left });
            }
        }
        Journal { setup, events }
    }

    /// Returns this journal of a game with all instants shifted to later ones by the same time, so
    /// that the last event happens at `end`. If the last event is already later than `end`, nothing
    /// is shifted.
    #[must_use]
    pub fn ending_at(self, end: Instant) -> Journal {
        let last = self.events.last().map_or(Instant::default(), |(at, _)| *at);
        // Instants are never shifted to earlier ones, because no event can be before the origin of
        // time.
        let end = end.max(last).as_micros();
        self.with_instants(|at| Instant::from_micros(end - last.since(at).as_micros()))
    }

    /// Returns this journal of a game with `change` applied to each instant, also to the instants
    /// within events.
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
