//! Tabiya: chess for two people at one screen.
//!
//! The modules are listed from the innermost to the outermost. Each module uses only modules above
//! it in this list. Inside `app` no feature uses another feature. No two files use each other.
//! `tests/layers` parses every path in every file and checks these rules.
//!
//! * [`rules`]: the laws of chess: squares, positions, legal moves, notation (FEN, SAN, UCI, PGN),
//!   and whether a side can still mate. Does not depend on clocks, players or the browser.
//! * [`game`]: one game between two people under [`game::HouseRules`], as a pure state machine.
//!   Does not depend on screen, storage or language.
//! * [`club`]: everything that spans several games: players; tournaments with their pairings,
//!   standings, ratings and round clocks; tournament games on other devices; archived games and
//!   the search for duplicates among them. Does not depend on screen, storage or language.
//! * [`openings`]: names of openings, looked up by position. Uses only `rules`.
//! * [`opponent`]: the computer opponent, at seven levels; returns decisions and changes no game.
//!   Does not depend on a running clock, the screen or a language.
//! * [`words`]: all text that people read or hear, in each language. Does not depend on
//!   where a text is shown.
//! * [`app`]: the state of the page and its transitions: `update(app, msg, now) -> effects`, split
//!   into independent features. Uses neither Yew nor web-sys.
//! * [`lazy`]: values that load on first use, such as code and files. Does not depend on what the
//!   values contain.
//! * `ui`: Yew components that draw the views of `app` and send messages. Knows no chess beyond the
//!   contents of a view.
//! * `browser`: execution of effects: time, storage, workers, sound, files, the document outside
//!   the components. Does not use `ui`, applies no rules of chess, and makes no decisions.
//! * `page`: the root component that connects `app`, `ui` and `browser`.
//!
//! Path of a move: `ui::board` turns pointer events into a gesture, and the gesture into an
//! [`app::Msg`]. [`app::update`] passes the message to [`app::table`], which applies the move to
//! [`game`]. There the move is checked against [`rules`]. The result is a changed [`app::App`] and
//! a list of [`app::Effect`]s: `ui` draws the views of the app, and `browser` carries out the
//! effects.
//!
//! The modules `ui`, `browser` and `page` belong to the Cargo feature `web`, which is on by
//! default. The other modules have no side effects and are tested natively. This structure differs
//! from plain layering in two ways. First, `page` is a module of its own, so that `ui` and
//! `browser` need not know each other. Second, `app::storage` decides what is stored and when, and
//! what happens if storage fails; `browser` only carries out these decisions.
//! `docs/architecture.md` describes the whole structure.

// Only `rules::processor` contains unsafe code: instructions that not all processors have. These
// run only after a check at run time, or in programs compiled for processors that have them.
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
