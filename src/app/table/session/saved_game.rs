//! A game in memory, and how far it is saved.

use crate::app::storage::GameId;
use crate::game::{Game, GameSetup};

/// How far a game is saved on the disk: its id, its setup, and the number of saved events.
#[derive(Clone, Debug, PartialEq)]
pub struct SaveState {
    /// The id; `None` until the game is first saved, usually at its first event.
    pub id: Option<GameId>,
    /// The number of saved events.
    pub saved_entries: u32,
    /// The setup of the game.
    pub setup: GameSetup,
}

impl SaveState {
    /// Returns the save state of a game with this setup, of which nothing is saved yet.
    pub(super) fn unsaved(setup: GameSetup) -> SaveState {
        SaveState { id: None, saved_entries: 0, setup }
    }
}

/// A game in memory, on the board or put aside.
#[derive(Clone, Debug, PartialEq)]
pub struct SessionGame {
    /// The game.
    pub game: Game,
    /// How far the game is saved.
    pub save_state: SaveState,
}

impl SessionGame {
    /// Creates a game with this setup and without events, of which nothing is saved.
    pub(super) fn untouched(setup: GameSetup) -> SessionGame {
        SessionGame { game: Game::new(setup.clone()), save_state: SaveState::unsaved(setup) }
    }

    /// Whether the game must not be lost. Such a game is not over, and has moves, corrections by
    /// the arbiter or, if the app is only the clock of the game, clock presses.
    pub(super) fn is_in_progress(&self) -> bool {
        let has_presses = self.game.is_clock_only() && self.save_state.id.is_some();
        let begun = has_presses || !self.game.moves().is_empty() || !self.game.corrections().is_empty();
        self.game.outcome().is_none() && begun
    }
}
