//! Tournaments with their pairings, standings and ratings, the register of players, and the game
//! archive.
//!
//! This module does not depend on the user interface, the browser's storage or the user's language.
//!
//! | module | contents |
//! |---|---|
//! | [`record`] | basic types of tournament records: pairings, results, byes, points |
//! | [`berger`] | pairings of round robins by Berger tables (FIDE C.05, Annex 1) |
//! | [`swiss`] | pairings of a Swiss (FIDE C.04.3, the Dutch system, edition of 2026) |
//! | [`tiebreak`] | scores and tie-breaks (FIDE C.07, edition of 2026) |
//! | [`event`] | a tournament in progress: steps, pairings, results, standings |
//! | [`elo`] | FIDE ratings (B.02) |
//! | [`glicko`] | Glicko-2 ratings |
//! | [`export`] | exports of a tournament as web page, CSV and PGN tags |
//! | [`Duplicates`] | search for duplicate games |
//! | [`ArchivedGame`], [`GameQuery`] | archived games, and searches by text or position |
//! | [`GameNotes`], [`NotesJournal`] | a user's notes on a game, and the journal that stores them |
//! | [`player_list`] | pasted lists of players, and FIDE's rating list |
//! | [`people`] | people in the register of players, with their statistics and ratings |
//! | [`player_register`] | register that finds the person for a name in a stored game |
//! | [`RoundClock`] | the clock of a tournament round |
//! | [`codes`] | codes that pass games and results between devices without a network |
//! | [`trf`] | parser and writer of FIDE's tournament report file (TRF) |
//! | [`wire`] | storage formats of tournaments, which never change |
//! | `unicode` | normalization of Unicode texts |
//! | `matching` | perfect matchings of maximum weight, for `swiss` |

mod archive;
pub mod berger;
pub mod codes;
mod duplicates;
pub mod elo;
pub mod event;
pub mod export;
pub mod glicko;
mod matching;
pub mod people;
pub mod player_list;
pub mod player_register;
pub mod record;
mod round_clock;
#[cfg(test)]
mod seeded_random;
pub mod swiss;
pub mod tiebreak;
pub mod trf;
mod unicode;
pub mod wire;

pub use archive::{ArchivedGame, GameNotes, GameQuery, NotesJournal};
pub use duplicates::Duplicates;
pub use round_clock::RoundClock;
