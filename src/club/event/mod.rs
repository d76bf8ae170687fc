//! An event, which is a tournament: who plays, who meets whom, how it came out.
//!
//! A pure state machine, as a game is. [`ClubEvent::apply`] is fed a [`EventStep`] and answers with a [`EventRefusal`] or not at all;
//! nothing else changes an event, so it is a function of its [`EventSetup`] and its journal. What is drawn stands in the
//! journal, so an event stays what it was when a later version draws otherwise.
//!
//! ```
//! use tabiya::club::event::{Entrant, Event, Format, Numbering, PairingRules, Points, Setup, Step};
//! use tabiya::club::record::Score;
//! use tabiya::club::tiebreak::TieBreak;
//!
//! let setup = Setup {
//!     format: Format::MostWins,
//!     points: Points::default(),
//!     tie_breaks: vec![TieBreak::DirectEncounter, TieBreak::SonnebornBerger],
//!     numbering: Numbering::AsEntered,
//!     seed: 7,
//!     pairing: PairingRules::default(),
//! };
//! let mut event = Event::new(setup.clone()).unwrap();
//! for name in ["Ada", "Ben", "Cleo"] {
//!     event.apply(Step::Enter(Entrant { name: name.to_owned(), ..Entrant::default() })).unwrap();
//! }
//! let first = event.draw().unwrap();
//! event.apply(Step::Draw(first)).unwrap();
//! let next = event.next().unwrap();
//! event.apply(Step::Result { place: next.place, score: Score::WhiteWins }).unwrap();
//! assert_eq!(event.table()[0].player, next.pairing.white);
//! assert_eq!(Event::replay(setup, event.journal()), Ok(event));
//! ```
//!
//! | file | what it answers |
//! |---|---|
//! | `setup` | what is agreed before? |
//! | `step` | what may happen, and why not? |
//! | `contest` | how does a game or a match between two stand, and who has White next? |
//! | `state` | what does an event hold? |
//! | `draw` | who meets whom in the next round? |
//! | `bracket` | who meets whom in a seeded knockout? |
//! | `by_hand` | what does the arbiter change in a round, and what does that break? |
//! | `import` | how does a round come in that was drawn elsewhere? |
//! | `lot` | what comes by lot, from the seed that is shown? |
//! | `apply` | what does a step do, how is it taken back, and how is a journal played again? |
//! | `ask` | which game is next, what is missing, what follows from a step? |
//! | `table` | who stands where, and how did that come about? |

mod apply;
mod bracket;
mod consequences;
mod import;
mod manual_pairing;
mod match_play;
mod random;
mod round_pairing;
mod setup;
mod state;
mod step;
mod table;

pub use apply::ReplayError;
pub use consequences::{Consequence, PendingGame};
pub use manual_pairing::RuleBreach;
pub use match_play::{Match, MatchState, NextGame};
pub use setup::{
    EventFormat, EventSetup, EventSetupError, MAX_GAMES, MAX_PLAYERS, MAX_ROUNDS, PairingNumbers,
    PairingRules, PointSystem, TieResolution,
};
pub use state::{ClubEvent, EventRound, ForbiddenPair};
pub use step::{Entrant, EventRefusal, EventStep, GamePlace, PersonalDetails, RoundPairings};
pub use table::{CrosstableCell, StandingsRow};
