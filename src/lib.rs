//! Tabiya: chess for two people at one screen.
pub mod game;
pub mod rules;
