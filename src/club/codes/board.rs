//! What a board of an event is to play.

use super::ticket::{Ticket, round_of};
use crate::game::link::letters::{self, Kind};
use crate::game::link::{LinkError, SharedGame};
use crate::game::{Headers, Setup};
use crate::rules::pgn::Score;

/// What the director hands out for a board: the ticket, and what the game starts from. A device that has begun the game hands
/// the same to another one, with the game so far.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardCode {
    /// For which game of which event.
    pub ticket: Ticket,
    /// Names, rules, position and clock. The game that begins with it bears the ticket.
    pub setup: Setup,
    /// The game so far, where it has begun; it starts from the same.
    pub running: Option<SharedGame>,
}

/// The first character of a code with a game that has begun. Behind it stands a text as the other one.
const RUNNING: char = '2';

impl BoardCode {
    /// The code for a game that starts from this.
    pub fn new(ticket: Ticket, setup: Setup) -> BoardCode {
        let (text, round) = (ticket.to_text(), round_of(ticket.place));
        let headers = Headers { site: String::new(), ticket: text, round, ..setup.headers };
        BoardCode { ticket, setup: Setup { headers, ..setup }, running: None }
    }

    /// The code with which a game that bears a ticket goes to another device; `None` for a game that bears none, has not begun,
    /// or is over.
    pub fn of_running(game: &SharedGame) -> Option<BoardCode> {
        let ticket = Ticket::of(&game.setup.headers)?;
        BoardCode::with_game(ticket, game.clone())
    }

    /// The code for a game with this ticket that has begun, in a shape that is the same for the same game.
    pub fn with_game(ticket: Ticket, game: SharedGame) -> Option<BoardCode> {
        let has_begun = !game.moves.is_empty() || game.left.is_some();
        if !has_begun || game.score != Score::Unknown || game.reason.is_some() {
            return None;
        }
        let code = BoardCode::new(ticket, game.setup.clone());
        let running = Some(game.with_headers(&code.setup.headers));
        Some(BoardCode { running, ..code })
    }

    /// The text behind `#board=`.
    ///
    /// # Errors
    /// As [`SharedGame::to_link`].
    pub fn to_text(&self) -> Result<String, LinkError> {
        let text = letters::write(Kind::Board, &self.to_bytes()?);
        Ok(if self.running.is_some() { format!("{RUNNING}{text}") } else { text })
    }

    /// The ticket, and the game without what the ticket says.
    fn to_bytes(&self) -> Result<Vec<u8>, LinkError> {
        let (ticket, round) = (String::new(), String::new());
        let headers = Headers { ticket, round, ..self.setup.headers.clone() };
        let mut bytes = Vec::new();
        self.ticket.put(&mut bytes);
        bytes.extend(match &self.running {
            Some(running) => running.clone().with_headers(&headers).to_any_bytes()?,
            None => SharedGame::new(Setup { headers, ..self.setup.clone() }).to_bytes()?,
        });
        Ok(bytes)
    }

    /// Reads one.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn from_text(text: &str) -> Result<BoardCode, LinkError> {
        let running = text.strip_prefix(RUNNING);
        let bytes = letters::read(Kind::Board, running.unwrap_or(text))?;
        let mut left = &bytes[..];
        let ticket = Ticket::take(&mut left)?;
        let code = match running {
            Some(_) => {
                let game = SharedGame::from_any_bytes(left)?;
                BoardCode::with_game(ticket, game).ok_or(LinkError::Senseless)?
            }
            None => BoardCode::new(ticket, SharedGame::from_bytes(left)?.setup),
        };
        // Other bytes for the same were not written by us.
        if code.to_bytes().as_ref() == Ok(&bytes) { Ok(code) } else { Err(LinkError::Senseless) }
    }

    /// The text of any bytes, with the right checksum: what a forger can send. For tests.
    #[doc(hidden)]
    pub fn sealed(bytes: &[u8]) -> String {
        letters::write(Kind::Board, bytes)
    }
}
