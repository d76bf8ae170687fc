//! What a feature may know beyond its own model.

use super::kept::GameId;
use super::settings::Settings;
use crate::game::{Game, Instant};

/// What a feature may know beyond its own model while it deals with a message.
#[derive(Clone, Copy, Debug)]
pub struct Context<'a> {
    /// When the message's event happened.
    pub now: Instant,
    /// Today's date, as PGN writes it; empty while it is unknown.
    pub today: &'a str,
    /// What the players have chosen.
    pub settings: &'a Settings,
    /// Whether a game is on the board that has begun and is not over.
    pub playing: bool,
    /// The name of the game on the board, if it is saved.
    pub current: Option<GameId>,
}

/// The game on the board, for features that only look at it.
#[derive(Clone, Copy, Debug)]
pub struct GameContext<'a> {
    /// The present moment.
    pub now: Instant,
    /// The game.
    pub game: &'a Game,
    /// Its name, if it is saved.
    pub id: Option<GameId>,
}
