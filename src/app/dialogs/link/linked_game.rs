//! The game in a link, and its role in a tournament.

use crate::app::ptr_eq_rc::PtrEqRc;
use crate::club::codes::{GameCode, ResultCode};
use crate::game::Game;
use crate::game::link::{LinkError, SharedGame};
use crate::game::pgn::{ImportedGame, PgnResult};

/// The game in a link (an address that contains the whole game), or the error in the link.
pub type LinkContent = PtrEqRc<Result<LinkedGame, LinkError>>;

/// Reads the game in `fragment`, the part of a web address after the `#`, for example `game=…`.
pub fn read_link(fragment: &str) -> LinkContent {
    let (kind, text) = fragment.split_once('=').unwrap_or_default();
    PtrEqRc::new(match kind {
        "board" => GameCode::from_text(text).map(LinkedGame::tournament_game),
        "result" => ResultCode::from_text(text).map(|code| LinkedGame::result_of_event(code, fragment)),
        _ => SharedGame::from_link(text).map(LinkedGame::new),
    })
}

/// The game in a link, and whether it can be continued on this device.
#[derive(Clone, Debug)]
pub struct LinkedGame {
    /// The game in the link: setup, moves, times and result.
    pub shared: SharedGame,
    /// Whether the game can be continued: the link gives no result, and the last move does not end
    /// the game.
    pub is_unfinished: bool,
    /// Role of the game in a tournament; `None` if the game belongs to no tournament.
    pub of_event: Option<EventRole>,
}

/// Role that the game in a link has in a tournament. A tournament runs on the director's device;
/// its games can be played on other devices.
#[derive(Clone, Debug, PartialEq)]
pub enum EventRole {
    /// A game to be played on the device that opens the link.
    Board,
    /// A finished game, whose result is to be entered on the director's device. Contains the part
    /// of the address after the `#`.
    Result(String),
}

impl LinkedGame {
    /// Creates a linked game that belongs to no tournament.
    fn new(shared: SharedGame) -> LinkedGame {
        let over = |game: &Game| game.outcome().is_some();
        let is_unfinished =
            shared.pgn_result == PgnResult::Unknown && !over(&shared.to_journal().replay().game);
        LinkedGame { shared, is_unfinished, of_event: None }
    }

    /// Whether the game in the link has begun: it has moves, or the link gives the time left on the
    /// clocks.
    pub(super) fn has_begun(&self) -> bool {
        !self.shared.moves.is_empty() || self.shared.time_left.is_some()
    }

    /// Creates the linked game from a game code. With a game code, a tournament game moves to
    /// another device. The game may already have begun on the first device.
    fn tournament_game(code: GameCode) -> LinkedGame {
        if let Some(running) = code.running {
            return LinkedGame { of_event: Some(EventRole::Board), ..LinkedGame::new(running) };
        }
        let shared = SharedGame::new(code.setup);
        LinkedGame { shared, is_unfinished: true, of_event: Some(EventRole::Board) }
    }

    /// Creates the linked game from a result code. With a result code, a device reports a finished
    /// tournament game. `fragment` is the part of the web address after the `#`.
    fn result_of_event(code: ResultCode, fragment: &str) -> LinkedGame {
        LinkedGame {
            shared: code.game,
            is_unfinished: false,
            of_event: Some(EventRole::Result(fragment.to_owned())),
        }
    }

    /// Converts the game in the link to an imported game, for review on the board.
    pub(super) fn game_to_view(&self) -> ImportedGame {
        let SharedGame { setup, moves, pgn_result: score, .. } = self.shared.clone();
        ImportedGame { headers: setup.headers, moves, score, ..ImportedGame::from_position(setup.start) }
    }
}
