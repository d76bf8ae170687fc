//! What a board of an event is to play.

use super::ticket::{Ticket, round_of};
use crate::game::link::letters::{self, Kind};
use crate::game::link::{LinkError, SharedGame};
use crate::game::{Headers, Setup};
use crate::rules::pgn::Score;

/// What the director hands out for a board: the ticket, and what the game starts from.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardCode {
    /// For which game of which event.
    pub ticket: Ticket,
    /// Names, rules, position and clock. The game that begins with it bears the ticket.
    pub setup: Setup,
}

impl BoardCode {
    /// The code for a game that starts from this.
    pub fn new(ticket: Ticket, setup: Setup) -> BoardCode {
        let (text, round) = (ticket.to_text(), round_of(ticket.place));
        let headers = Headers { site: String::new(), ticket: text, round, ..setup.headers };
        BoardCode { ticket, setup: Setup { headers, ..setup } }
    }

    /// The text behind `#board=`.
    ///
    /// # Errors
    /// If a name in it is longer than a line of a PGN may be.
    pub fn to_text(&self) -> Result<String, LinkError> {
        Ok(letters::write(Kind::Board, &self.to_bytes()?))
    }

    fn to_bytes(&self) -> Result<Vec<u8>, LinkError> {
        // The ticket says both.
        let (ticket, round) = (String::new(), String::new());
        let headers = Headers { ticket, round, ..self.setup.headers.clone() };
        let setup = Setup { headers, ..self.setup.clone() };
        let empty = SharedGame {
            setup,
            moves: Vec::new(),
            clocks: Vec::new(),
            left: None,
            score: Score::Unknown,
            reason: None,
        };
        let mut bytes = Vec::new();
        self.ticket.put(&mut bytes);
        bytes.extend(empty.to_bytes()?);
        Ok(bytes)
    }

    /// Reads one.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn from_text(text: &str) -> Result<BoardCode, LinkError> {
        let bytes = letters::read(Kind::Board, text)?;
        let mut left = &bytes[..];
        let ticket = Ticket::take(&mut left)?;
        let SharedGame { setup, moves, clocks, left, score, reason } = SharedGame::from_bytes(left)?;
        let begins = moves.is_empty() && clocks.is_empty() && left.is_none() && score == Score::Unknown;
        let code = BoardCode::new(ticket, setup);
        // Other bytes for the same were not written by us.
        if begins && reason.is_none() && code.to_bytes().as_ref() == Ok(&bytes) {
            Ok(code)
        } else {
            Err(LinkError::Senseless)
        }
    }

    /// The text of any bytes, with the right checksum: what a forger can send. For tests.
    #[doc(hidden)]
    pub fn sealed(bytes: &[u8]) -> String {
        letters::write(Kind::Board, bytes)
    }
}
