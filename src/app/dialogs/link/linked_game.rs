//! The game that a link contains, and its role in a tournament.

use crate::app::ptr_eq_rc::PtrEqRc;
use crate::club::codes::{GameCode, ResultCode};
use crate::game::Game;
use crate::game::link::{LinkError, SharedGame};
use crate::game::pgn::{ImportedGame, PgnResult};

/// Game that was read from a link (an address that contains the whole game), or the error.
pub type LinkContent = PtrEqRc<Result<LinkedGame, LinkError>>;

/// Reads the game in `fragment`, the part of a web address behind the `#`, for example `game=…`.
pub fn read_link(fragment: &str) -> LinkContent {
    let (kind, text) = fragment.split_once('=').unwrap_or_default();
    PtrEqRc::new(match kind {
        "board" => GameCode::from_text(text).map(LinkedGame::tournament_game),
        "result" => ResultCode::from_text(text).map(|code| LinkedGame::result_of_event(code, fragment)),
        _ => SharedGame::from_link(text).map(LinkedGame::new),
    })
}

/// Game that was read from a link, and whether it can be continued on this device.
#[derive(Clone, Debug)]
pub struct LinkedGame {
    /// The game in the link: setup, moves, times and result.
    pub shared: SharedGame,
    /// Whether the game can be continued: it ends neither by its last move nor by a result that the
    /// link gives.
    pub is_unfinished: bool,
    /// Role of the game in a tournament; `None` if it belongs to no tournament.
    pub of_event: Option<EventRole>,
}

/// Role of a game from a link in a tournament: a game to be played on this device, or a finished
/// game whose result is to be entered. A tournament runs on one device; its games can be played on
/// others.
#[derive(Clone, Debug, PartialEq)]
pub enum EventRole {
    /// Game to be played on the device that opens the link.
    Board,
    /// Finished game, whose result the director's device enters. Contains the part of the address
    /// behind the `#`.
    Result(String),
}

impl LinkedGame {
    /// Wraps a game from a link as a game outside any tournament.
    fn new(shared: SharedGame) -> LinkedGame {
        let over = |game: &Game| game.outcome().is_some();
        let is_unfinished =
            shared.pgn_result == PgnResult::Unknown && !over(&shared.to_journal().replay().game);
        LinkedGame { shared, is_unfinished, of_event: None }
    }

    /// Whether the game in the link has begun: it has moves, or the link contains the time left on
    /// the clocks.
    pub(super) fn has_begun(&self) -> bool {
        !self.shared.moves.is_empty() || self.shared.time_left.is_some()
    }

    /// Makes the game of a game code, a link by which a tournament gives a game to another device.
    ///
    /// The game is played on this device from the start, or continued here after another device
    /// began it.
    fn tournament_game(code: GameCode) -> LinkedGame {
        if let Some(running) = code.running {
            return LinkedGame { of_event: Some(EventRole::Board), ..LinkedGame::new(running) };
        }
        let shared = SharedGame::new(code.setup);
        LinkedGame { shared, is_unfinished: true, of_event: Some(EventRole::Board) }
    }

    /// Makes the game of a result code, a link by which a device reports a finished tournament
    /// game. `fragment` is the part of the web address with the code.
    fn result_of_event(code: ResultCode, fragment: &str) -> LinkedGame {
        LinkedGame {
            shared: code.game,
            is_unfinished: false,
            of_event: Some(EventRole::Result(fragment.to_owned())),
        }
    }

    /// Converts the game of the link to the form in which the board shows it for replay.
    pub(super) fn game_to_view(&self) -> ImportedGame {
        let SharedGame { setup, moves, pgn_result: score, .. } = self.shared.clone();
        ImportedGame { headers: setup.headers, moves, score, ..ImportedGame::from_position(setup.start) }
    }
}
