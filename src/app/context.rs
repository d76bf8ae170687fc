//! Data that features of the app (the board, a dialog, the coach) may read besides their own state
//! while they handle a message.

use super::settings::Settings;
use super::storage::GameId;
use crate::game::{Game, Instant};

/// Data that a feature of the app, such as a dialog, can read while it handles a message.
#[derive(Clone, Copy, Debug)]
pub struct Context<'a> {
    /// The time of the event that caused the message.
    pub now: Instant,
    /// Today's date in PGN form, such as `2026.11.29`; empty while unknown.
    pub today: &'a str,
    /// The players' settings.
    pub settings: &'a Settings,
    /// Whether the game on the board must not be lost. Such a game is not over, and has moves,
    /// corrections by the arbiter or, if the app is only the clock of the game, clock presses.
    pub is_playing: bool,
    /// The id of the game on the board, if it is saved.
    pub current_game: Option<GameId>,
}

/// The game on the board, for features that only watch it: the computer opponent and the coach.
#[derive(Clone, Copy, Debug)]
pub struct GameContext<'a> {
    /// The current instant.
    pub now: Instant,
    /// The game.
    pub game: &'a Game,
    /// The id of the game, if it is saved.
    pub id: Option<GameId>,
}
