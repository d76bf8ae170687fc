//! Result codes, with which a device reports a tournament game to the arbiter's device.

use thiserror::Error;

use super::ticket::{SIGNATURE_BYTES, Ticket, pgn_round};
use super::{version, wire};
use crate::club::event::{GamePlace, Tournament};
use crate::club::record::{self, Pairing};
use crate::game::link::link_text::{self, LinkKind};
use crate::game::link::{LinkError, SharedGame};
use crate::game::{GameResult, GameSetup, Headers};
use crate::rules::Color;

/// Code that reports a finished tournament game to the arbiter's device. The code contains the
/// game, its place in the tournament, and a signature that only a device with the game's ticket can
/// make.
#[derive(Clone, Debug, PartialEq)]
pub struct ResultCode {
    /// The ID of the tournament.
    pub event: u64,
    /// The place of the game in the tournament: round, board, and game of the match.
    pub place: GamePlace,
    /// The numbers of the players with White and with Black.
    pub pairing: Pairing,
    /// The game, with all moves.
    pub game: SharedGame,
    /// The signature, made with the secret of the ticket.
    signature: [u8; SIGNATURE_BYTES],
}

/// Reason why a tournament rejects a result code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum CodeRefusal {
    /// The result belongs to another tournament, or this tournament has no secret key.
    #[error("the result is of another event")]
    OtherEvent,
    /// The tournament has no such round or board.
    #[error("the event has no such round or board")]
    NoSuchBoard,
    /// The signature is wrong: the sender did not have the ticket for the game, or the code was
    /// changed.
    #[error("the signature is not that of the board")]
    Forged,
    /// The arbiter has changed the pairing of the board.
    #[error("the board has another pairing by now")]
    OtherPairing,
    /// The rules or the time control of the game differ from the tournament's.
    #[error("the game was played under other rules, or with another clock")]
    OtherRules,
    /// The game is not over.
    #[error("the game is not over")]
    NotOver,
    /// The tournament has already accepted the same result code.
    #[error("the result has been taken in")]
    AlreadyAccepted,
    /// The game already has a result that does not come from this code, or it is not the next game
    /// of its match.
    #[error("the game has another result")]
    HasResult,
}

impl CodeRefusal {
    /// Returns the identifier of this reason, such as `code-not-over`, for translations and tests.
    /// The identifier is the same in every language.
    pub const fn code(self) -> &'static str {
        match self {
            CodeRefusal::OtherEvent => "code-other-event",
            CodeRefusal::NoSuchBoard => "code-no-such-board",
            CodeRefusal::Forged => "code-forged",
            CodeRefusal::OtherPairing => "code-other-pairing",
            CodeRefusal::OtherRules => "code-other-rules",
            CodeRefusal::NotOver => "code-not-over",
            CodeRefusal::AlreadyAccepted => "code-doubled",
            CodeRefusal::HasResult => "code-has-result",
        }
    }
}

impl ResultCode {
    /// Returns the code that reports a finished tournament game to the arbiter's device. Returns
    /// `None` if the game is not over, if its headers contain no ticket (the right to report its
    /// result), or if no code can represent the game, for example because of byo-yomi.
    pub fn from_finished_game(game: &SharedGame) -> Option<ResultCode> {
        let ticket = Ticket::from_headers(&game.setup.headers)?;
        game.result()?;
        let Ticket { event, place, pairing, .. } = ticket;
        // The code must not contain the ticket, because the ticket contains the secret.
        let game = with_round(game.clone(), pgn_round(place));
        let mut code = ResultCode { event, place, pairing, game, signature: [0; SIGNATURE_BYTES] };
        code.signature = ticket.sign(&code.signed_bytes().ok()?);
        Some(code)
    }

    /// Returns the bytes that the signature covers: the tournament, the place of the game, the
    /// players and the game.
    fn signed_bytes(&self) -> Result<Vec<u8>, LinkError> {
        let mut bytes = Vec::new();
        wire::write_place(self.event, self.place, self.pairing, &mut bytes);
        let game = with_round(self.game.clone(), String::new());
        bytes.extend(if self.is_version_2() { game.encode_short_or_whole()? } else { game.to_bytes()? });
        Ok(bytes)
    }

    /// Whether this result code needs version 2 of the text format. Version 1 can represent only
    /// wins and draws, but not, for example, a loss for both players.
    fn is_version_2(&self) -> bool {
        self.game.result().is_some_and(|result| !result.is_decisive_or_draw())
    }

    /// Encodes this result code as text: the part of a link after `#result=`.
    ///
    /// # Errors
    /// If [`SharedGame::to_link`] would fail for the game, for example because the link would be
    /// too long.
    pub fn to_text(&self) -> Result<String, LinkError> {
        Ok(version::with_version(
            self.is_version_2(),
            link_text::encode_link(LinkKind::Result, &self.to_bytes()?),
        ))
    }

    /// Returns the bytes that [`ResultCode::to_text`] encodes as text: the signature, followed by
    /// the bytes that it covers.
    fn to_bytes(&self) -> Result<Vec<u8>, LinkError> {
        Ok([&self.signature[..], &self.signed_bytes()?].concat())
    }

    /// Parses a result code: the part of a link after `#result=`. Does not check the signature.
    ///
    /// # Errors
    /// If the text is not a valid result code.
    pub fn from_text(text: &str) -> Result<ResultCode, LinkError> {
        let (is_version_2, text) = version::without_version(text);
        let bytes = link_text::decode_link(LinkKind::Result, text)?;
        let (signature, mut left) = bytes.split_first_chunk().ok_or(LinkError::Meaningless)?;
        let (event, place, pairing) = wire::read_place(&mut left)?;
        let game = if is_version_2 {
            SharedGame::decode_short_or_whole(left)
        } else {
            SharedGame::from_bytes(left)
        }?;
        let game = with_round(game, pgn_round(place));
        let code = ResultCode { event, place, pairing, game, signature: *signature };
        // Each code has exactly one encoding; any other bytes are rejected.
        let is_ours = code.is_version_2() == is_version_2 && code.to_bytes().as_ref() == Ok(&bytes);
        if is_ours { Ok(code) } else { Err(LinkError::Meaningless) }
    }

    /// Encodes any bytes as a result code with a correct checksum, as an attacker could. For tests.
    #[doc(hidden)]
    pub fn with_checksum(bytes: &[u8]) -> String {
        link_text::encode_link(LinkKind::Result, bytes)
    }

    /// Whether the signature of this result code is valid. A valid signature proves that the sender
    /// had the ticket for the game, and that the code has not been changed. `key` is the secret key
    /// of the tournament.
    pub fn is_authentic(&self, key: u64) -> bool {
        let ticket = Ticket::new(key, self.event, self.place, self.pairing);
        self.signed_bytes().is_ok_and(|signed_bytes| ticket.sign(&signed_bytes) == self.signature)
    }

    /// Returns the game result that this code reports, if the tournament `event` may accept the
    /// code.
    ///
    /// - `id` is the ID of the tournament.
    /// - `key` is the secret key of the tournament; `None` if it has no key.
    /// - `setup` returns the setup of the game at a place in the tournament.
    /// - `taken` yields the result codes that the tournament has already accepted.
    ///
    /// # Errors
    /// The reason why the tournament rejects the code.
    pub fn verified_result<'a>(
        &self,
        (id, key): (u64, Option<u64>),
        event: &Tournament,
        setup: impl FnOnce(GamePlace) -> Option<GameSetup>,
        mut taken: impl Iterator<Item = &'a ResultCode>,
    ) -> Result<record::PairingResult, CodeRefusal> {
        let GamePlace { round, board, .. } = self.place;
        let key = key.filter(|_| self.event == id).ok_or(CodeRefusal::OtherEvent)?;
        if !self.is_authentic(key) {
            return Err(CodeRefusal::Forged);
        }
        let match_ = event.rounds().get(round).and_then(|round| round.boards.get(board));
        let match_ = match_.ok_or(CodeRefusal::NoSuchBoard)?;
        if match_.pairing_of_game(self.place.game) != self.pairing {
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
        let missing = event.next_games().iter().any(|ahead| ahead.place == self.place);
        let Some(setup) = setup(self.place).filter(|_| missing) else {
            let again = taken.any(|other| other == self);
            return Err(if again { CodeRefusal::AlreadyAccepted } else { CodeRefusal::HasResult });
        };
        // Players may choose whether checks are announced, so this rule is not compared.
        let mut rules = self.game.setup.rules.clone();
        rules.announce_check = setup.rules.announce_check;
        if rules.check_warnings {
            // With check warnings, no move can leave the king in check. So the penalty for such
            // moves has no effect, and is not compared.
            rules.self_check = setup.rules.self_check;
        }
        let wanted = &setup.time;
        // Not every code contains the option when to add the first increment, so it is not
        // compared.
        let time = self.game.setup.time.clone().with_first_increment(wanted.first_increment());
        // Two time controls without clocks count as equal, because their other options have no
        // effect.
        if rules != setup.rules
            || time != *wanted && !(time.is_without_clocks() && wanted.is_without_clocks())
        {
            return Err(CodeRefusal::OtherRules);
        }
        Ok(score)
    }
}

/// Returns the game with `round` as its round header, and without the headers for site and ticket.
/// A result code must not contain the ticket, because the ticket contains the secret.
fn with_round(game: SharedGame, round: String) -> SharedGame {
    let headers = Headers { site: String::new(), ticket: String::new(), round, ..game.setup.headers.clone() };
    game.with_headers(&headers)
}
