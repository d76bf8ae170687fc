//! Tabiya: chess for two people at one screen.
//!
//! The rooms of the house, from the inside out. Each may use the rooms above it in this list and nothing below.
//!
//! | room | what lives there | what it never knows |
//! |---|---|---|
//! | [`rules`] | the laws of chess: squares, positions, legal moves, notation (FEN, SAN, UCI, PGN), who can still mate | a clock, a player, a browser |
//! | [`game`] | one game between two people under [`game::HouseRules`], as a pure state machine | a screen, storage |
//! | [`text`] | every string that people read | anything but words |
//! | [`words`] | everything that people read or hear, in every language; it takes the place of `text` | what a message is shown for |
//! | [`app`] | what the screen shows and what may happen next: `update(model, msg, now) -> effects` | Yew, web-sys |
//! | `ui` | Yew components that draw the model and send messages | rules of chess beyond what the model tells |
//! | `browser` | carries out effects: timers, focus, the address, the disk, the worker, the page after a crash | chess |
//!
//! The way of a move: a pointer on `ui::board` becomes a gesture, the gesture an [`app::Msg`], the message
//! goes to [`app::update`], which asks [`game`], which asks [`rules`]; back come a changed model, which `ui`
//! draws, and [`app::Effect`]s, which `browser` carries out. Everything but the last two rooms is pure and
//! tested natively; the feature `web` (on by default) adds those two.

// Except in `rules::processor`: it calls two instructions that only some processors have, where the processor has them.
#![deny(unsafe_code)]

pub mod app;
#[cfg(feature = "web")]
pub mod browser;
pub mod game;
pub mod rules;
pub mod text;
#[cfg(feature = "web")]
pub mod ui;
pub mod words;
