//! Tabiya: chess for two people at one screen.
//!
//! The rooms of the house, from the inside out. Each uses the rooms above it in this list and nothing below; inside
//! `app` no feature uses its sibling, and no two files anywhere use each other. `tests/rooms` reads every path in every
//! file and holds this law.
//!
//! | room | what lives there | what it never knows |
//! |---|---|---|
//! | [`rules`] | the laws of chess: squares, positions, legal moves, notation (FEN, SAN, UCI, PGN), who can still mate | a clock, a player, a browser |
//! | [`game`] | one game between two people under [`game::HouseRules`], as a pure state machine | a screen, storage, words |
//! | [`club`] | what outlives one game: pairings, standings, ratings and round clocks of tournaments; boards on other devices; which games are there twice | a screen, storage, words |
//! | [`openings`] | the names of openings, looked up by position | everything but `rules` |
//! | [`partner`] | who plays against one person alone, at seven levels: it says what it does and changes no game | a clock that runs, a screen, words |
//! | [`words`] | everything that people read or hear: values in, words of one language out | what a message is shown for |
//! | [`app`] | what the screen shows and what may happen next: `update(app, msg, now) -> effects`, features side by side | Yew, web-sys |
//! | [`lazy`] | code and files that are loaded when they are first needed | what they are |
//! | `ui` | Yew components that draw the views of `app` and send messages | chess beyond what a view says |
//! | `browser` | one object that carries out effects: time, storage, the worker, sound, files, the page around the components | chess, policy, `ui` |
//! | `page` | the root component: ties the last three together | everything but that |
//!
//! The way of a move: a pointer on `ui::board` becomes a gesture, the gesture an [`app::Msg`], the message goes to
//! [`app::update`], which hands it to [`app::table`]; its session asks [`game`], which asks [`rules`]. Back come a changed
//! [`app::App`], whose views `ui` draws, and [`app::Effect`]s, which `browser` carries out.
//!
//! Everything but the last three rooms is pure and tested natively; the feature `web` (on by default) adds those. Where
//! this cut differs from a plain layering it is argued in `docs/decisions/`: `page` is a room of its own so that `ui` and
//! `browser` need not know each other, and `app::kept` holds the policy of storage (what to merge, when to beat, what to
//! try again), so that `browser` only carries it out.

// Except in `rules::processor`: it calls two instructions that only some processors have, where the processor has them.
#![deny(unsafe_code)]

pub mod app;
#[cfg(feature = "web")]
pub mod browser;
pub mod club;
pub mod game;
pub mod lazy;
pub mod openings;
#[cfg(feature = "web")]
pub mod page;
pub mod partner;
pub mod rules;
#[cfg(feature = "web")]
pub mod ui;
pub mod words;
