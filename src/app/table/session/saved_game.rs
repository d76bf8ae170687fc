//! A game of the session, and how it is saved.

use crate::app::kept::GameId;
use crate::game::{Game, Setup};

/// How a game is saved.
#[derive(Clone, Debug, PartialEq)]
pub struct Keeping {
    /// Its name; `None` until something has happened in it: an untouched board is not worth a record.
    pub id: Option<GameId>,
    /// How many events of it are saved.
    pub entries: u32,
    /// What it started from.
    pub setup: Setup,
}

impl Keeping {
    /// Of a game that has no record yet.
    pub(super) fn none(setup: Setup) -> Keeping {
        Keeping { id: None, entries: 0, setup }
    }
}

/// An unfinished game that a new one has put aside.
#[derive(Clone, Debug, PartialEq)]
pub struct PutAside {
    /// The game.
    pub game: Game,
    /// How it is saved.
    pub keeping: Keeping,
}

impl PutAside {
    /// A game that nobody has touched.
    pub(super) fn fresh(setup: Setup) -> PutAside {
        PutAside { game: Game::new(setup.clone()), keeping: Keeping::none(setup) }
    }

    /// Whether it would be a loss to lose: begun and not over.
    pub(super) fn in_progress(&self) -> bool {
        let begun = !self.game.moves().is_empty() || !self.game.corrections().is_empty();
        self.game.outcome().is_none() && begun
    }
}
