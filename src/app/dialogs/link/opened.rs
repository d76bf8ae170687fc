//! What a link says.

use crate::app::dialogs::same::Same;
use crate::club::codes::{BoardCode, ResultCode};
use crate::game::Game;
use crate::game::link::{LinkError, SharedGame};
use crate::game::pgn::{ReadGame, Score};

/// What was read from a link.
pub type Read = Same<Result<Opened, LinkError>>;

/// Reads the fragment of an address, `game=…` and the like.
pub fn read(fragment: &str) -> Read {
    let (kind, text) = fragment.split_once('=').unwrap_or_default();
    Same::new(match kind {
        "board" => BoardCode::from_text(text).map(Opened::board),
        "result" => ResultCode::from_text(text).map(|code| Opened::result(code, fragment)),
        _ => SharedGame::from_link(text).map(Opened::new),
    })
}

/// A game that was read from a link.
#[derive(Clone, Debug)]
pub struct Opened {
    /// What the link says.
    pub shared: SharedGame,
    /// Whether it can be played on: it is not over, neither by what the link says nor by its last move.
    pub goes_on: bool,
    /// What it is to an event of another device.
    pub of_event: Option<EventRole>,
}

/// What a game is to an event of another device.
#[derive(Clone, Debug, PartialEq)]
pub enum EventRole {
    /// It is to be played here.
    Board,
    /// It was played: what its director's device takes in.
    Result(String),
}

impl Opened {
    fn new(shared: SharedGame) -> Opened {
        let over = |game: &Game| game.outcome().is_some();
        let goes_on = shared.score == Score::Unknown && !over(&shared.journal().replay().game);
        Opened { shared, goes_on, of_event: None }
    }

    /// Whether some of it has been played.
    pub(super) fn has_begun(&self) -> bool {
        !self.shared.moves.is_empty() || self.shared.left.is_some()
    }

    /// A game that is to be played for an event, or played on where another device has begun it.
    fn board(code: BoardCode) -> Opened {
        if let Some(running) = code.running {
            return Opened { of_event: Some(EventRole::Board), ..Opened::new(running) };
        }
        let shared = SharedGame::new(code.setup);
        Opened { shared, goes_on: true, of_event: Some(EventRole::Board) }
    }

    /// One that was played for it.
    fn result(code: ResultCode, fragment: &str) -> Opened {
        Opened { shared: code.game, goes_on: false, of_event: Some(EventRole::Result(fragment.to_owned())) }
    }

    /// The game to look through.
    pub(super) fn record(&self) -> ReadGame {
        let SharedGame { setup, moves, score, .. } = self.shared.clone();
        ReadGame { headers: setup.headers, moves, score, ..ReadGame::from_position(setup.start) }
    }
}
