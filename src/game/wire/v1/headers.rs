//! The headers of a game in storage format version 1: six texts. A player's name may also mean the
//! computer. The site may hold a ticket instead of a place: the secret code of a tournament game
//! that is not played on the arbiter's device.

use crate::game as today;
use crate::game::Seat;

/// Headers of a game in storage format version 1: event, place, date, round and both names.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HeadersV1 {
    pub(in crate::game) event: String,
    pub(in crate::game) site: String,
    pub(in crate::game) date: String,
    pub(in crate::game) round: String,
    pub(in crate::game) white: String,
    pub(in crate::game) black: String,
}

/// Prefix of a site that holds a ticket.
const TICKET: &str = "board:";

/// Fewest letters of a ticket: one letter for the version, and 23 letters of six bits each for 17
/// bytes. The 17 bytes are the checksum (3 bytes), six numbers (at least 1 byte each) and the
/// secret (8 bytes).
const LEAST_TICKET_LETTERS: usize = 24;

/// Prefix of the computer's name; the same in every language of the app.
const COMPUTER: &str = "Partner ";

/// The character for the lowest level in the computer's name. Only the computer's name has such a
/// character after `Partner `; a name like `Partner Anna` means a person.
const FIRST_LEVEL: char = '①';

/// Suffix of the computer's name if the computer has given a hint.
const HINTED: &str = " with hints";

/// Returns the ticket (code of a tournament game) that an old stored game holds in the field
/// `site`, written `board:…`; `None` if `site` is really a place.
pub fn ticket(site: &str) -> Option<&str> {
    let is_letter = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    site.strip_prefix(TICKET).filter(|text| !text.is_empty() && text.bytes().all(is_letter))
}

/// Returns the ticket (code of a tournament game) that an old PGN text of this program holds in
/// the tag `Site`, written `board:…`; `None` if the site is really a place.
///
/// A text that is too short for a ticket counts as a place, because another program may have
/// written the PGN text.
pub fn ticket_in_pgn(site: &str) -> Option<&str> {
    ticket(site).filter(|ticket| ticket.len() >= LEAST_TICKET_LETTERS)
}

/// Returns who plays, according to a player's name in an old stored game: a person, or the computer
/// with its level.
///
/// ```
/// use tabiya::game::{Seat, wire::v1::seat};
///
/// assert_eq!(seat("Partner ③"), Seat::Computer { level: 3, hinted: false });
/// assert_eq!(seat("Partner ③ with hints"), Seat::Computer { level: 3, hinted: true });
/// assert_eq!(seat("Partner Anna"), Seat::Person);
/// ```
pub fn seat(name: &str) -> Seat {
    let own = name.strip_suffix(HINTED);
    let mut number = own.unwrap_or(name).strip_prefix(COMPUTER).unwrap_or_default().chars();
    match (number.next(), number.next()) {
        (Some(number @ FIRST_LEVEL..='⑦'), None) => {
            let level = (u32::from(number) - u32::from(FIRST_LEVEL)) as u8 + 1;
            Seat::Computer { level, hinted: own.is_some() }
        }
        _ => Seat::Person,
    }
}

impl HeadersV1 {
    /// Converts the headers of a game in version 1 to the type with which the program works, with
    /// two persons as players.
    ///
    /// Used for imported games. In these games, the name `Partner ③` means a person too. A site is
    /// a ticket only if [`ticket_in_pgn`] recognizes it.
    pub(crate) fn into_headers_of_people(self) -> today::Headers {
        let ticket = ticket_in_pgn(&self.site).map(str::to_owned);
        self.into_headers([Seat::Person; 2], ticket)
    }

    /// Converts the headers of a game in version 1 to the type with which the program works, with
    /// these players. `ticket` is the ticket in the field `site`; if there is one, the converted
    /// site is empty.
    fn into_headers(self, seats: [Seat; 2], ticket: Option<String>) -> today::Headers {
        let HeadersV1 { event, site, date, round, white, black } = self;
        let site = if ticket.is_some() { String::new() } else { site };
        today::Headers { event, site, date, round, white, black, seats, ticket: ticket.unwrap_or_default() }
    }

    /// Returns the texts of the headers in the order in which they are stored: event, place, date,
    /// round, White's name, Black's name.
    pub(crate) fn texts(&self) -> [&str; 6] {
        let HeadersV1 { event, site, date, round, white, black } = self;
        [event, site, date, round, white, black]
    }
}

impl From<[String; 6]> for HeadersV1 {
    /// Builds the headers of a game from event, place, date, round, White's name and Black's name,
    /// in this order.
    fn from([event, site, date, round, white, black]: [String; 6]) -> HeadersV1 {
        HeadersV1 { event, site, date, round, white, black }
    }
}

impl From<today::Headers> for HeadersV1 {
    /// Converts the headers of a game to their form in version 1, where the computer is known only
    /// by its name.
    ///
    /// If there is a ticket (code of a tournament game), the field `site` holds the ticket instead
    /// of the place.
    fn from(headers: today::Headers) -> HeadersV1 {
        let today::Headers { event, site, date, round, white, black, seats: _, ticket } = headers;
        let site = if ticket.is_empty() { site } else { TICKET.to_owned() + &ticket };
        HeadersV1 { event, site, date, round, white, black }
    }
}

impl From<HeadersV1> for today::Headers {
    /// Converts the headers of a game in version 1 to the type with which the program works; a name
    /// like `Partner ③` means the computer.
    fn from(headers: HeadersV1) -> today::Headers {
        let seats = [seat(&headers.white), seat(&headers.black)];
        let ticket = ticket(&headers.site).map(str::to_owned);
        headers.into_headers(seats, ticket)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_names_of_the_seven_levels_seat_the_computer() {
        for (level, name) in (1..).zip('①'..='⑦') {
            for hinted in [false, true] {
                let name = format!("Partner {name}{}", if hinted { HINTED } else { "" });
                assert_eq!(seat(&name), Seat::Computer { level, hinted }, "{name}");
            }
        }
        let people =
            ["", "Partner", "Partner ", "Partner 3", "Partner ⑧", "Partner ①①", "Partner \u{10ffff}"];
        for name in people.into_iter().chain(["partner ①", " with hints", "Ada with hints", "Partner ③ with"])
        {
            assert_eq!(seat(name), Seat::Person, "{name}");
        }
    }

    #[test]
    fn what_version_1_says_goes_there_and_back() {
        let sites = ["", "Bern", "board:1c2V-_", "board:", "board: 12", "Board:1c2V", "board:é"];
        for (site, name) in sites.into_iter().flat_map(|site| {
            ["", "Ada", "Partner ③", "Partner ⑦ with hints", "Partner ⑧"].map(|name| (site, name))
        }) {
            let texts = ["Friday", site, "2026.11.26", "1.1", name, "Ben"].map(str::to_owned);
            let first = HeadersV1::from(texts);
            let read = today::Headers::from(first.clone());
            assert_eq!(HeadersV1::from(read.clone()), first, "{site} {name}");
            assert_eq!(read.ticket.is_empty(), ticket(site).is_none(), "{site}");
            assert!(read.ticket.is_empty() || read.site.is_empty(), "{site}");
        }
    }
}
