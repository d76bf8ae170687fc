//! For which game of which event a device plays, and what proves it.

use std::hash::Hasher as _;

use siphasher::sip::SipHasher24;

use super::wire;
use crate::club::event::GamePlace;
use crate::club::record::Pairing;
use crate::game::Headers;
use crate::game::link::LinkError;
use crate::game::link::link_text::{self, LinkKind};

/// How many bytes a seal has.
pub(super) const SIGNATURE_BYTES: usize = 6;

/// What a device holds that plays a game of another device's event. The game bears its text, so it is saved
/// and restored with the game. No PGN and no link has it, as its holder can report a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ticket {
    /// The event, by the name of its journal.
    pub event: u64,
    /// Which game of it.
    pub place: GamePlace,
    /// Between whom.
    pub pairing: Pairing,
    /// What only the director's device and this one know.
    pub(super) secret: u64,
}

/// `3.2`: the round and the board; `3.2.1` with the game of a match.
pub fn pgn_round(place: GamePlace) -> String {
    let GamePlace { round, board, game } = place;
    let number = format!("{}.{}", round + 1, board + 1);
    if game > 0 { format!("{number}.{}", game + 1) } else { number }
}

impl Ticket {
    /// The ticket of a place, made of the key that the event's device keeps to itself. Another draw makes another one.
    pub fn new(key: u64, event: u64, place: GamePlace, pairing: Pairing) -> Ticket {
        let mut bytes = Vec::new();
        wire::write_place(event, place, pairing, &mut bytes);
        Ticket { event, place, pairing, secret: digest(key, &bytes) }
    }

    /// The ticket that a game bears. A game that took over its place alone, as a rematch does, bears none.
    pub fn of(headers: &Headers) -> Option<Ticket> {
        let bytes = link_text::decode_link(LinkKind::Board, &headers.ticket).ok()?;
        let mut left = &bytes[..];
        let ticket = Ticket::read_from(&mut left).ok()?;
        (left.is_empty() && headers.round == pgn_round(ticket.place)).then_some(ticket)
    }

    /// Whether a game was begun with a ticket, without a look at which.
    pub fn is_in_game(headers: &Headers) -> bool {
        !headers.ticket.is_empty() && !headers.round.is_empty()
    }

    /// Its text, which the game bears.
    pub fn to_text(&self) -> String {
        let mut bytes = Vec::new();
        self.write_to(&mut bytes);
        link_text::encode_link(LinkKind::Board, &bytes)
    }

    pub(super) fn write_to(&self, bytes: &mut Vec<u8>) {
        wire::write_place(self.event, self.place, self.pairing, bytes);
        bytes.extend(self.secret.to_be_bytes());
    }

    pub(super) fn read_from(bytes: &mut &[u8]) -> Result<Ticket, LinkError> {
        let (event, place, pairing) = wire::read_place(bytes)?;
        let (secret, rest) = bytes.split_first_chunk().ok_or(LinkError::Meaningless)?;
        *bytes = rest;
        Ok(Ticket { event, place, pairing, secret: u64::from_be_bytes(*secret) })
    }

    /// What nobody makes of these bytes who does not hold the ticket.
    pub(super) fn sign(&self, bytes: &[u8]) -> [u8; SIGNATURE_BYTES] {
        let [seal @ .., _, _] = digest(self.secret, bytes).to_be_bytes();
        seal
    }
}

fn digest(key: u64, bytes: &[u8]) -> u64 {
    // The other half of the key says what it is for.
    let mut digest = SipHasher24::new_with_keys(key, u64::from_be_bytes(*b"tabiya/1"));
    digest.write(bytes);
    digest.finish()
}
