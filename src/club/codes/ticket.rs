//! Tickets. A ticket is the right to play a certain tournament game on another device, and to
//! report its result.

use std::hash::Hasher as _;

use siphasher::sip::SipHasher24;

use super::wire;
use crate::club::event::GamePlace;
use crate::club::record::Pairing;
use crate::game::Headers;
use crate::game::link::LinkError;
use crate::game::link::link_text::{self, LinkKind};

/// The length of a result code's signature, in bytes.
pub(super) const SIGNATURE_BYTES: usize = 6;

/// Ticket for a tournament game: the right to play the game on another device than the arbiter's,
/// and to report its result.
///
/// The headers of the game contain the ticket as text, so that the game and its ticket are saved
/// and restored together. Shared PGN files and links to the game never contain the ticket, because
/// anyone who has the ticket can report a result. Of all links, only those with a
/// [`GameCode`](super::GameCode) contain it: the link that assigns a board, and the link that moves
/// a running game to another device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ticket {
    /// The ID of the tournament.
    pub event: u64,
    /// The place of the game in the tournament: round, board, and game of the match.
    pub place: GamePlace,
    /// The numbers of the players with White and with Black.
    pub pairing: Pairing,
    /// The secret, which only the arbiter's device and the device with the ticket know.
    pub(super) secret: u64,
}

/// Returns the value of the PGN tag `Round` for a tournament game: `3.2` for round 3, board 2;
/// `3.2.2` for the second game of a match at this board.
pub fn pgn_round(place: GamePlace) -> String {
    let GamePlace { round, board, game } = place;
    let number = format!("{}.{}", round + 1, board + 1);
    if game > 0 { format!("{number}.{}", game + 1) } else { number }
}

impl Ticket {
    /// Creates the ticket for a tournament game. `key` is the secret key of the tournament, and
    /// `event` is its ID. The ticket's secret depends on all parameters.
    pub fn new(key: u64, event: u64, place: GamePlace, pairing: Pairing) -> Ticket {
        let mut bytes = Vec::new();
        wire::write_place(event, place, pairing, &mut bytes);
        Ticket { event, place, pairing, secret: digest(key, &bytes) }
    }

    /// Parses the ticket from the headers of a tournament game. Returns `None` if the headers
    /// contain no valid ticket, or if their round differs from the ticket's.
    pub fn from_headers(headers: &Headers) -> Option<Ticket> {
        let bytes = link_text::decode_link(LinkKind::Board, &headers.ticket).ok()?;
        let mut left = &bytes[..];
        let ticket = Ticket::read_from(&mut left).ok()?;
        (left.is_empty() && headers.round == pgn_round(ticket.place)).then_some(ticket)
    }

    /// Whether the headers of a game have texts for a ticket and a round. Does not check these
    /// texts.
    pub fn has_ticket(headers: &Headers) -> bool {
        !headers.ticket.is_empty() && !headers.round.is_empty()
    }

    /// Encodes the ticket as text, for the headers of the game.
    pub fn to_text(&self) -> String {
        let mut bytes = Vec::new();
        self.write_to(&mut bytes);
        link_text::encode_link(LinkKind::Board, &bytes)
    }

    /// Appends the bytes of the ticket, with its secret, to `bytes`.
    pub(super) fn write_to(&self, bytes: &mut Vec<u8>) {
        wire::write_place(self.event, self.place, self.pairing, bytes);
        bytes.extend(self.secret.to_be_bytes());
    }

    /// Parses the ticket at the start of `bytes`, and removes its bytes from `bytes`.
    pub(super) fn read_from(bytes: &mut &[u8]) -> Result<Ticket, LinkError> {
        let (event, place, pairing) = wire::read_place(bytes)?;
        let (secret, rest) = bytes.split_first_chunk().ok_or(LinkError::Meaningless)?;
        *bytes = rest;
        Ok(Ticket { event, place, pairing, secret: u64::from_be_bytes(*secret) })
    }

    /// Signs the bytes of a result code with this ticket. The signature is a digest that depends on
    /// the ticket's secret; it proves that the sender of the code had the ticket.
    pub(super) fn sign(&self, bytes: &[u8]) -> [u8; SIGNATURE_BYTES] {
        let [signature @ .., _, _] = digest(self.secret, bytes).to_be_bytes();
        signature
    }
}

/// Returns the SipHash-2-4 digest of `bytes` under a secret key. Tickets and the signatures of
/// result codes use this digest.
fn digest(key: u64, bytes: &[u8]) -> u64 {
    // The second half of the SipHash key separates these digests from other uses of `key`.
    let mut digest = SipHasher24::new_with_keys(key, u64::from_be_bytes(*b"tabiya/1"));
    digest.write(bytes);
    digest.finish()
}
