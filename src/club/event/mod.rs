//! A tournament in progress: its players, pairings, results and standings.
//!
//! A [`Tournament`] changes only by [`Tournament::apply`], which accepts or refuses an
//! [`EventStep`], such as a new player or a result. The journal lists all accepted steps, including
//! undos. So the [`EventSetup`] and the journal determine the tournament. The journal contains the
//! pairings themselves, so an old tournament does not change if a later version of the app has
//! other pairing rules.
//!
//! ```
//! use tabiya::club::event::{Entrant, Tournament, EventFormat, PairingNumbers, PairingRules, PointSystem, EventSetup, EventStep};
//! use tabiya::club::record::PairingResult;
//! use tabiya::club::tiebreak::TieBreak;
//!
//! let setup = EventSetup {
//!     format: EventFormat::MostWins,
//!     points: PointSystem::default(),
//!     tie_breaks: vec![TieBreak::DirectEncounter, TieBreak::SonnebornBerger],
//!     numbering: PairingNumbers::AsEntered,
//!     seed: 7,
//!     pairing: PairingRules::default(),
//! };
//! let mut event = Tournament::new(setup.clone()).unwrap();
//! for name in ["Ada", "Ben", "Cleo"] {
//!     event.apply(EventStep::AddPlayer(Entrant { name: name.to_owned(), ..Entrant::default() })).unwrap();
//! }
//! let first = event.pair_round().unwrap();
//! event.apply(EventStep::PairRound(first)).unwrap();
//! let next = event.next_game().unwrap();
//! event.apply(EventStep::Result { place: next.place, score: PairingResult::WhiteWins }).unwrap();
//! assert_eq!(event.standings_table()[0].player, next.pairing.white);
//! assert_eq!(Tournament::replay(setup, event.journal()), Ok(event));
//! ```
//!
//! | file | content |
//! |---|---|
//! | `setup` | format, point system, tie-breaks and options, fixed before the tournament |
//! | `details` | place, arbiters and dates |
//! | `step` | steps of a tournament, and reasons to refuse a step |
//! | `match_play` | matches: results, state, colours of the next game |
//! | `state` | the state of a tournament, and simple queries |
//! | `initial_ranking` | initial ranking of a Swiss by rating, title and name |
//! | `round_pairing` | pairing of the next round |
//! | `bracket` | the bracket of a seeded knockout |
//! | `manual_pairing` | manual changes of a round by the arbiter, and breaches of the Swiss rules |
//! | `import` | rounds that another program paired |
//! | `random` | random numbers from the published seed |
//! | `apply` | effects of steps, undo, and replay of a journal |
//! | `consequences` | games that can be played next, and side effects of a step |
//! | `table` | standings, crosstable, and the points on which they are based |

mod apply;
mod bracket;
mod consequences;
mod details;
mod import;
mod initial_ranking;
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
pub use details::EventDetails;
pub use manual_pairing::RuleBreach;
pub use match_play::{Match, MatchState, NextMatchGame};
pub use setup::{
    EventFormat, EventSetup, EventSetupError, MAX_GAMES, MAX_PLAYERS, MAX_ROUNDS, PairingNumbers,
    PairingRules, PointSystem, TieResolution,
};
pub use state::{EventRound, ForbiddenPair, Tournament};
pub use step::{Entrant, EventRefusal, EventStep, GamePlace, PersonalDetails, RoundPairings};
pub use table::{CrosstableCell, StandingsRow};
