//! What outlives one game: tournaments, their pairings, standings and ratings, and the games of an archive.
//!
//! Everything here is a pure function of what was entered. Nothing knows a screen, a storage or a word of any language.
//!
//! | module | what it answers |
//! |---|---|
//! | [`to_pgn_game`] | what happened in a tournament so far: rounds, pairings, byes |
//! | [`berger`] | who meets whom where everyone plays everyone (FIDE C.05, Annex 1) |
//! | [`swiss`] | who meets whom in the next round of a Swiss (FIDE C.04.3, the Dutch system, edition of 2026) |
//! | [`tiebreak`] | who stands before whom with equal points (FIDE C.07, edition of 2026) |
//! | [`event`] | a tournament as it is run: steps, draws, results, standings |
//! | [`elo`] | what is a result worth by FIDE's ratings? |
//! | [`export`] | what goes out of an event besides FIDE's report? |
//! | [`glicko`] | how strong is a player? (Glicko-2) |
//! | [`Duplicates`] | which games are there twice? |
//! | [`ArchivedGame`], [`GameQuery`] | what is a game from elsewhere as it is kept, and which games does a text ask for, or a position? |
//! | [`GameNotes`], [`MoveNote`] | what do the people at this device say of a game, and of a move? |
//! | [`player_list`] | which players does a pasted list name, or FIDE's rating list? |
//! | [`people`] | who plays on this device, and how have they played? |
//! | [`RoundClock`] | how long may a round still take? |
//! | [`roll`] | whose is a name, once somebody has been renamed, merged, deleted? |
//! | [`codes`] | what goes to the device at a board and comes back, where no network is between them? |
//! | [`trf`] | FIDE's report file, read and written |
//! | [`wire`] | which shapes on the disk never change? |
//! | `unicode` | which texts are equal in Unicode? |
//! | `matching` | perfect matchings of greatest weight, on which `swiss` is built |

mod archive;
pub mod berger;
pub mod codes;
mod duplicates;
pub mod elo;
pub mod event;
pub mod export;
pub mod glicko;
mod matching;
#[cfg(test)]
mod numbers;
pub mod people;
pub mod player_list;
pub mod record;
pub mod roll;
mod round_clock;
pub mod swiss;
pub mod tiebreak;
pub mod trf;
mod unicode;
pub mod wire;

pub use archive::{ArchivedGame, GameNotes, GameQuery, MoveNote};
pub use duplicates::Duplicates;
pub use round_clock::RoundClock;
