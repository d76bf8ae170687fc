//! Game codes, which tell a device at a tournament board which game is played there.

use super::ticket::{Ticket, pgn_round};
use super::version;
use crate::game::link::link_text::{self, LinkKind};
use crate::game::link::{LinkError, SharedGame};
use crate::game::{Game, GameSetup, Headers, Instant};

/// Code of a tournament game, as text for a link or QR code. A device that reads the code can play
/// the game. The arbiter's device creates the code before the game. A device on which the game is
/// running can create a code too, to move the game to another device.
#[derive(Clone, Debug, PartialEq)]
pub struct GameCode {
    /// The right to report the result of the game.
    pub ticket: Ticket,
    /// Names, rules, start position and time control of the game. Its headers contain the ticket.
    pub setup: GameSetup,
    /// The moves and clock times so far; `None` before the game begins.
    pub running: Option<SharedGame>,
}

impl GameCode {
    /// Creates the code with which the arbiter's device sends a tournament game to the device at
    /// the board, before the game begins. `ticket` is the right to report the result.
    ///
    /// Writes the ticket and the round, such as `3.2`, into the headers of the setup, and empties
    /// the site.
    pub fn new(ticket: Ticket, setup: GameSetup) -> GameCode {
        let (text, round) = (ticket.to_text(), pgn_round(ticket.place));
        let headers = Headers { site: String::new(), ticket: text, round, ..setup.headers };
        GameCode { ticket, setup: GameSetup { headers, ..setup }, running: None }
    }

    /// Returns the code that moves a running tournament game from this device to another. Returns
    /// `None` if the game has not begun or is over, or if its headers contain no ticket.
    pub fn from_running_game(game: &SharedGame) -> Option<GameCode> {
        let ticket = Ticket::from_headers(&game.setup.headers)?;
        GameCode::with_game(ticket, game.clone())
    }

    /// Returns the code that moves a running tournament game to another device. `ticket` is the
    /// right to report the result. Returns `None` if the game is over, or if it has neither moves
    /// nor clock times.
    ///
    /// If `game` has a saved journal without events, such as moves, returns the same code as
    /// [`GameCode::new`].
    pub fn with_game(ticket: Ticket, game: SharedGame) -> Option<GameCode> {
        let has_begun = !game.moves.is_empty() || game.time_left.is_some();
        if !has_begun || game.result().is_some() {
            return None;
        }
        if game.saved_journal.as_ref().is_some_and(|journal| journal.events.is_empty()) {
            return Some(GameCode::new(ticket, game.setup));
        }
        let code = GameCode::new(ticket, game.setup.clone());
        let running = Some(game.with_headers(&code.setup.headers));
        Some(GameCode { running, ..code })
    }

    /// Encodes this code as text: the part of a link after `#board=`. A device that opens the link
    /// can play the game.
    ///
    /// # Errors
    /// If [`SharedGame::to_link`] would fail for the game, for example because the link would be
    /// too long.
    pub fn to_text(&self) -> Result<String, LinkError> {
        Ok(version::with_version(
            self.is_version_2(),
            link_text::encode_link(LinkKind::Board, &self.to_bytes()?),
        ))
    }

    /// Whether this code needs version 2 of the text format. Version 1 can represent only games
    /// that have not begun, and only some setups.
    fn is_version_2(&self) -> bool {
        self.running.is_some() || !SharedGame::fits_version_1(&self.setup)
    }

    /// Returns the bytes that [`GameCode::to_text`] encodes as text: the ticket and the game. The
    /// headers of the game are encoded without ticket and round, because the ticket determines
    /// both.
    fn to_bytes(&self) -> Result<Vec<u8>, LinkError> {
        let (ticket, round) = (String::new(), String::new());
        let headers = Headers { ticket, round, ..self.setup.headers.clone() };
        let mut bytes = Vec::new();
        self.ticket.write_to(&mut bytes);
        let setup = GameSetup { headers: headers.clone(), ..self.setup.clone() };
        let game = match &self.running {
            Some(running) => running.clone().with_headers(&headers),
            None if self.is_version_2() => SharedGame::from_game(&Game::new(setup), Instant::default()),
            None => SharedGame::new(setup),
        };
        bytes.extend(if self.is_version_2() { game.encode_short_or_whole()? } else { game.to_bytes()? });
        Ok(bytes)
    }

    /// Parses the code of a tournament game: the part of a link after `#board=`. The code gives a
    /// device the setup of the game and the right to report its result.
    ///
    /// # Errors
    /// If the text is not a valid code of a tournament game.
    pub fn from_text(text: &str) -> Result<GameCode, LinkError> {
        let (is_version_2, text) = version::without_version(text);
        let bytes = link_text::decode_link(LinkKind::Board, text)?;
        let mut left = &bytes[..];
        let ticket = Ticket::read_from(&mut left)?;
        let code = if is_version_2 {
            GameCode::with_game(ticket, SharedGame::decode_short_or_whole(left)?)
                .ok_or(LinkError::Meaningless)?
        } else {
            GameCode::new(ticket, SharedGame::from_bytes(left)?.setup)
        };
        // Each code has exactly one encoding; any other bytes are rejected.
        let is_ours = code.is_version_2() == is_version_2 && code.to_bytes().as_ref() == Ok(&bytes);
        if is_ours { Ok(code) } else { Err(LinkError::Meaningless) }
    }

    /// Encodes any bytes as a game code with a correct checksum, as an attacker could. For tests.
    #[doc(hidden)]
    pub fn with_checksum(bytes: &[u8]) -> String {
        link_text::encode_link(LinkKind::Board, bytes)
    }
}
