//! What came of a game that another device played for an event.

use thiserror::Error;

use super::ticket::{SIGNATURE_BYTES, Ticket, pgn_round};
use super::{version, wire};
use crate::club::event::{ClubEvent, GamePlace};
use crate::club::record::{self, Pairing};
use crate::game::link::link_text::{self, LinkKind};
use crate::game::link::{LinkError, SharedGame};
use crate::game::{GameResult, GameSetup, Headers};
use crate::rules::Color;

/// What a board hands back: the whole game, for its place.
#[derive(Clone, Debug, PartialEq)]
pub struct ResultCode {
    /// The event, by the name of its journal.
    pub event: u64,
    /// Which game of it.
    pub place: GamePlace,
    /// Between whom.
    pub pairing: Pairing,
    /// The game.
    pub game: SharedGame,
    seal: [u8; SIGNATURE_BYTES],
}

/// Why a result is not taken in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
pub enum CodeRefusal {
    /// It is of another event.
    #[error("the result is of another event")]
    OtherEvent,
    /// The event has no such round or board.
    #[error("the event has no such round or board")]
    NoSuchBoard,
    /// Nobody who held the code of this board made it, or it was changed since.
    #[error("the seal is not that of the board")]
    Forged,
    /// It is of a draw that does not stand any more.
    #[error("the board has another pairing by now")]
    OtherPairing,
    /// It was played under other rules, or with another clock.
    #[error("the game was played under other rules, or with another clock")]
    OtherRules,
    /// The game is not over.
    #[error("the game is not over")]
    NotOver,
    /// It has been taken in.
    #[error("the result has been taken in")]
    Doubled,
    /// The game has another result by now.
    #[error("the game has another result")]
    HasResult,
}

impl CodeRefusal {
    /// Its name for programs and tests.
    pub const fn code(self) -> &'static str {
        match self {
            CodeRefusal::OtherEvent => "code-other-event",
            CodeRefusal::NoSuchBoard => "code-no-such-board",
            CodeRefusal::Forged => "code-forged",
            CodeRefusal::OtherPairing => "code-other-pairing",
            CodeRefusal::OtherRules => "code-other-rules",
            CodeRefusal::NotOver => "code-not-over",
            CodeRefusal::Doubled => "code-doubled",
            CodeRefusal::HasResult => "code-has-result",
        }
    }
}

impl ResultCode {
    /// The code of a game that is over; `None` where it is not, or was played for no event.
    pub fn of(game: &SharedGame) -> Option<ResultCode> {
        let ticket = Ticket::of(&game.setup.headers)?;
        game.result()?;
        let Ticket { event, place, pairing, .. } = ticket;
        // The ticket stays where it is.
        let game = with_round(game.clone(), pgn_round(place));
        let mut code = ResultCode { event, place, pairing, game, seal: [0; SIGNATURE_BYTES] };
        code.seal = ticket.sign(&code.signed_bytes().ok()?);
        Some(code)
    }

    /// What is sealed.
    fn signed_bytes(&self) -> Result<Vec<u8>, LinkError> {
        let mut bytes = Vec::new();
        wire::write_place(self.event, self.place, self.pairing, &mut bytes);
        let game = with_round(self.game.clone(), String::new());
        bytes.extend(if self.is_version_2() { game.to_any_bytes()? } else { game.to_bytes()? });
        Ok(bytes)
    }

    /// Whether the game has a result that version 1 has no room for.
    fn is_version_2(&self) -> bool {
        self.game.result().is_some_and(|result| !result.is_decisive_or_draw())
    }

    /// The text behind `#result=`.
    ///
    /// # Errors
    /// As [`SharedGame::to_link`].
    pub fn to_text(&self) -> Result<String, LinkError> {
        Ok(version::with_version(
            self.is_version_2(),
            link_text::encode_link(LinkKind::Result, &self.to_bytes()?),
        ))
    }

    fn to_bytes(&self) -> Result<Vec<u8>, LinkError> {
        Ok([&self.seal[..], &self.signed_bytes()?].concat())
    }

    /// Reads one. Whether it is [sealed](ResultCode::is_authentic) is another question.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn from_text(text: &str) -> Result<ResultCode, LinkError> {
        let (is_version_2, text) = version::without_version(text);
        let bytes = link_text::decode_link(LinkKind::Result, text)?;
        let (seal, mut left) = bytes.split_first_chunk().ok_or(LinkError::Meaningless)?;
        let (event, place, pairing) = wire::read_place(&mut left)?;
        let game =
            if is_version_2 { SharedGame::from_any_bytes(left) } else { SharedGame::from_bytes(left) }?;
        let game = with_round(game, pgn_round(place));
        let code = ResultCode { event, place, pairing, game, seal: *seal };
        // Other bytes for the same were not written by us.
        let is_ours = code.is_version_2() == is_version_2 && code.to_bytes().as_ref() == Ok(&bytes);
        if is_ours { Ok(code) } else { Err(LinkError::Meaningless) }
    }

    /// The text of any bytes, with the right checksum: what a forger can send. For tests.
    #[doc(hidden)]
    pub fn with_checksum(bytes: &[u8]) -> String {
        link_text::encode_link(LinkKind::Result, bytes)
    }

    /// Whether it was made by somebody who held the ticket of its place, and is as they made it. `key` is that of the event.
    pub fn is_authentic(&self, key: u64) -> bool {
        let ticket = Ticket::new(key, self.event, self.place, self.pairing);
        self.signed_bytes().is_ok_and(|told| ticket.sign(&told) == self.seal)
    }

    /// What it brings to this event, whose journal has this name and whose key this is, if it has one. `setup` is what the
    /// event lets a game of this place start from, and `taken` the results that were taken in before.
    ///
    /// # Errors
    /// Why it is not taken in.
    pub fn score_in<'a>(
        &self,
        (id, key): (u64, Option<u64>),
        event: &ClubEvent,
        setup: impl FnOnce(GamePlace) -> Option<GameSetup>,
        mut taken: impl Iterator<Item = &'a ResultCode>,
    ) -> Result<record::PairingResult, CodeRefusal> {
        let GamePlace { round, board, .. } = self.place;
        let key = key.filter(|_| self.event == id).ok_or(CodeRefusal::OtherEvent)?;
        if !self.is_authentic(key) {
            return Err(CodeRefusal::Forged);
        }
        let contest = event.rounds().get(round).and_then(|round| round.boards.get(board));
        let contest = contest.ok_or(CodeRefusal::NoSuchBoard)?;
        if contest.colors(self.place.game) != self.pairing {
            return Err(CodeRefusal::OtherPairing);
        }
        let score = match self.game.result().ok_or(CodeRefusal::NotOver)? {
            GameResult::Win(Color::White) => record::PairingResult::WhiteWins,
            GameResult::Win(Color::Black) => record::PairingResult::BlackWins,
            GameResult::Draw => record::PairingResult::Draw,
            GameResult::BothLose => record::PairingResult::BothLose,
            GameResult::HalfPoint(Color::White) => record::PairingResult::HalfForWhite,
            GameResult::HalfPoint(Color::Black) => record::PairingResult::HalfForBlack,
        };
        let missing = event.missing_games().iter().any(|ahead| ahead.place == self.place);
        let Some(setup) = setup(self.place).filter(|_| missing) else {
            let again = taken.any(|other| other == self);
            return Err(if again { CodeRefusal::Doubled } else { CodeRefusal::HasResult });
        };
        // Whether a check is announced is nobody's business but the players'.
        let mut rules = self.game.setup.rules.clone();
        rules.announce_check = setup.rules.announce_check;
        if rules.check_warnings {
            // No move into check is played: what it would cost is not in the codes of events from before that was a choice.
            rules.self_check = setup.rules.self_check;
        }
        // Where nobody has a clock, how it would be pressed is nobody's business either.
        let wanted = &setup.time;
        // Codes have no place for when the first increment is added.
        let time = self.game.setup.time.clone().with_first_increment(wanted.first_increment());
        if rules != setup.rules || time != *wanted && !(time.is_none() && wanted.is_none()) {
            return Err(CodeRefusal::OtherRules);
        }
        Ok(score)
    }
}

/// The same with this round, and with neither place nor ticket.
fn with_round(game: SharedGame, round: String) -> SharedGame {
    let headers = Headers { site: String::new(), ticket: String::new(), round, ..game.setup.headers.clone() };
    game.with_headers(&headers)
}
