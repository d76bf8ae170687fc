//! Tabiya: chess for two people at one screen.
//!
//! The modules are listed from the innermost to the outermost. Each uses only modules above it in
//! this list. Inside `app` no feature uses another feature. No two files use each other.
//! `tests/layers` parses every path in every file and checks these rules.
//!
//! * [`rules`]: the laws of chess: squares, positions, legal moves, notation (FEN, SAN, UCI, PGN),
//!   and whether a side can still mate. Knows no clock, player or browser.
//! * [`game`]: one game between two people under [`game::HouseRules`], as a pure state machine.
//!   Knows no screen, storage or language.
//! * [`club`]: everything that spans several games: players; tournaments with their pairings,
//!   standings, ratings and round clocks; boards on other devices; archived games and the search
//!   for duplicates among them. Knows no screen, storage or language.
//! * [`openings`]: names of openings, looked up by position. Knows only `rules`.
//! * [`opponent`]: the computer opponent, at seven levels; returns decisions and changes no game.
//!   Knows no running clock, screen or language.
//! * [`words`]: all text that people read or hear, in each language. Does not know where
//!   a text is shown.
//! * [`app`]: the state of the page and its transitions: `update(app, msg, now) -> effects`, split
//!   into independent features. Knows neither Yew nor web-sys.
//! * [`lazy`]: values that load on first use, such as code and files. Does not know what the values
//!   contain.
//! * `ui`: Yew components that draw the views of `app` and send messages. Knows no chess beyond the
//!   contents of a view.
//! * `browser`: execution of effects: time, storage, workers, sound, files, the document outside
//!   the components. Does not use `ui`, applies no rules of chess, and makes no decisions.
//! * `page`: the root component that connects `app`, `ui` and `browser`.
//!
//! Path of a move: `ui::board` turns pointer events into a gesture and the gesture into an
//! [`app::Msg`]; [`app::update`] passes the message to [`app::table`], whose session applies the
//! move to [`game`]; [`game`] checks it against [`rules`]. The result is a changed [`app::App`],
//! whose views `ui` draws, and a list of [`app::Effect`]s, which `browser` carries out.
//!
//! Everything but `ui`, `browser` and `page` is free of side effects and tested natively; the
//! feature `web` (on by default) adds those three. This structure differs from plain layering in
//! two ways: `page` is a module of its own so that `ui` and `browser` need not know each other, and
//! `app::storage` decides about storage (merging, heartbeats, retries), so that `browser` only
//! carries out these decisions. `docs/architecture.md` describes the whole structure.

// Only `rules::processor` contains unsafe code. It uses instructions that only some processors
// have: either after a check at run time, or in programs compiled for such processors.
#![deny(unsafe_code)]

pub mod app;
#[cfg(feature = "web")]
pub mod browser;
pub mod club;
pub mod game;
pub mod lazy;
pub mod openings;
pub mod opponent;
#[cfg(feature = "web")]
pub mod page;
pub mod rules;
#[cfg(feature = "web")]
pub mod ui;
pub mod words;
