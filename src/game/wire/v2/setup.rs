//! The stored setup of a game, with its headers. Version 2 adds three fields: who plays each
//! colour, the ticket (the secret code of a tournament game that is not played on the arbiter's
//! device), and whether the page is only the chess clock. In version 1, a player's name tells
//! whether the computer plays, and the site can hold the ticket.

use serde::{Deserialize, Serialize};

use crate::game as today;
use crate::game::wire::frozen::stored_as;
use crate::game::wire::v1::{self, Edition, HouseRulesV1, TimeControlV1, values};
use crate::rules::Position;

/// Setup of a game in storage format version 2.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct SetupV2 {
    rules: HouseRulesV1,
    #[serde(with = "values::position")]
    start: Position,
    time: TimeControlV1,
    headers: HeadersV2,
    edition: Edition,
    /// Whether the game is played on a wooden board, so that the page is only the chess clock. If
    /// `true`, the stored record has the version number 6. Older versions of the app do not know
    /// this number, so they leave the game unchanged.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    clock_only: bool,
}

/// Headers of a game in storage format version 2: six texts, who plays each colour, and a ticket.
///
/// The ticket is the secret code of a tournament game that is not played on the arbiter's device.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct HeadersV2 {
    event: String,
    site: String,
    date: String,
    round: String,
    white: String,
    black: String,
    /// The players of White and Black: persons or the computer. `None` in data of version 1.
    /// Version 2 omits the field only for two persons without a ticket, and only if version 1 reads
    /// the six texts alike. Version 1 takes a person with the name `Partner ③` for the computer.
    #[serde(skip_serializing_if = "Option::is_none")]
    seats: Option<[SeatV2; 2]>,
    /// The ticket (code) of a tournament game; empty without a ticket.
    #[serde(skip_serializing_if = "String::is_empty")]
    ticket: String,
}

/// Player of one colour in storage format version 2: a person or the computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SeatV2 {
    /// A person.
    #[serde(rename = "person")]
    Person,
    /// The computer.
    #[serde(rename = "computer")]
    Computer {
        /// The playing level, from 1 to 7.
        level: u8,
        /// Whether the computer has given its opponent a hint in this game.
        hinted: bool,
    },
}

impl Default for SetupV2 {
    /// Returns the setup whose values replace the fields that are missing in a stored game.
    fn default() -> SetupV2 {
        SetupV2 {
            rules: HouseRulesV1::default(),
            start: Position::initial(),
            time: TimeControlV1::default(),
            headers: HeadersV2::default(),
            edition: Edition::default(),
            clock_only: false,
        }
    }
}

impl From<today::GameSetup> for SetupV2 {
    /// Converts a game setup to its form in storage format version 2.
    fn from(setup: today::GameSetup) -> SetupV2 {
        let today::GameSetup { rules, start, time, headers, edition, is_clock_only } = setup;
        let (rules, time, headers) = (rules.into(), time.into(), headers.into());
        SetupV2 { rules, start, time, headers, edition: edition.into(), clock_only: is_clock_only }
    }
}

impl TryFrom<SetupV2> for today::GameSetup {
    type Error = &'static str;

    /// Converts a stored game setup to the type with which the program works.
    ///
    /// Fails on an unknown house rule, an unplayable time control, or an unknown level of the
    /// computer.
    fn try_from(setup: SetupV2) -> Result<today::GameSetup, &'static str> {
        let SetupV2 { rules, start, time, headers, edition, clock_only } = setup;
        let (rules, time, headers) = (rules.try_into()?, time.try_into()?, headers.try_into()?);
        Ok(today::GameSetup {
            rules,
            start,
            time,
            headers,
            edition: edition.into(),
            is_clock_only: clock_only,
        })
    }
}

impl From<today::Headers> for HeadersV2 {
    /// Converts the headers of a game to their form in storage format version 2.
    ///
    /// Sets `seats` to `None` if two persons play, there is no ticket, and version 1 reads the same
    /// headers from the six texts alone.
    fn from(headers: today::Headers) -> HeadersV2 {
        let in_version_1 = today::Headers::from(v1::HeadersV1::from(headers.clone()));
        let today::Headers { seats, ticket, .. } = &headers;
        let are_two_people = *seats == [today::Seat::Person; 2] && ticket.is_empty();
        let is_plain = are_two_people && in_version_1 == headers;
        let today::Headers { event, site, date, round, white, black, seats, ticket } = headers;
        let seats = (!is_plain).then(|| seats.map(SeatV2::from));
        HeadersV2 { event, site, date, round, white, black, seats, ticket }
    }
}

impl TryFrom<HeadersV2> for today::Headers {
    type Error = &'static str;

    /// Converts the stored headers of a game to the type with which the program works.
    ///
    /// If the stored headers do not say who plays each colour (version 1), the names of the players
    /// tell whether the computer plays. Fails on a level of the computer that does not exist.
    fn try_from(headers: HeadersV2) -> Result<today::Headers, &'static str> {
        let HeadersV2 { event, site, date, round, white, black, seats, ticket } = headers;
        let Some([first, second]) = seats else {
            return Ok(v1::HeadersV1 { event, site, date, round, white, black }.into());
        };
        let seats = [first.try_into()?, second.try_into()?];
        Ok(today::Headers { event, site, date, round, white, black, seats, ticket })
    }
}

impl From<today::Seat> for SeatV2 {
    /// Converts the player of one colour, a person or the computer, to storage format version 2.
    fn from(seat: today::Seat) -> SeatV2 {
        match seat {
            today::Seat::Person => SeatV2::Person,
            today::Seat::Computer { level, hinted } => SeatV2::Computer { level, hinted },
        }
    }
}

impl TryFrom<SeatV2> for today::Seat {
    type Error = &'static str;

    /// Converts the stored player of one colour, a person or the computer, to the type with which
    /// the program works.
    ///
    /// Fails if the level of the computer is not between 1 and 7.
    fn try_from(seat: SeatV2) -> Result<today::Seat, &'static str> {
        match seat {
            SeatV2::Person => Ok(today::Seat::Person),
            SeatV2::Computer { level: level @ 1..=7, hinted } => Ok(today::Seat::Computer { level, hinted }),
            SeatV2::Computer { .. } => Err("a level is 1 to 7"),
        }
    }
}

stored_as!(today::GameSetup => SetupV2);
stored_as!(today::Headers => HeadersV2);
stored_as!(today::Seat => SeatV2);

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the headers of a game as JSON; fails the test if the JSON does not read back to the
    /// same headers.
    fn there_and_back(headers: &today::Headers) -> String {
        let text = serde_json::to_string(headers).expect("JSON");
        assert_eq!(serde_json::from_str::<today::Headers>(&text).as_ref().ok(), Some(headers), "{text}");
        text
    }

    /// Returns the headers of a game for tests, with White's name `white` and the place `site`.
    fn headers(white: &str, site: &str) -> today::Headers {
        today::Headers { white: white.to_owned(), site: site.to_owned(), ..today::Headers::default() }
    }

    #[test]
    fn two_people_are_written_as_in_version_1() {
        let text = there_and_back(&headers("Ada", "Bern"));
        assert!(text.ends_with(r#""white":"Ada","black":""}"#), "{text}");
    }

    #[test]
    fn who_plays_and_the_ticket_are_fields() {
        let computer = today::Seat::Computer { level: 3, hinted: true };
        let seats = [today::Seat::Person, computer];
        let text = there_and_back(&today::Headers { seats, ..headers("Ada", "") });
        let written = r#""seats":["person",{"computer":{"level":3,"hinted":true}}]}"#;
        assert!(text.ends_with(written), "{text}");
        let text = there_and_back(&today::Headers { ticket: "1c2V".to_owned(), ..headers("Ada", "Bern") });
        assert!(text.ends_with(r#""seats":["person","person"],"ticket":"1c2V"}"#), "{text}");
    }

    #[test]
    fn words_that_had_a_meaning_in_version_1_have_none() {
        for headers in [headers("Partner ③", ""), headers("Ada", "board:1c2V")] {
            let text = there_and_back(&headers);
            assert!(text.ends_with(r#""seats":["person","person"]}"#), "{text}");
        }
    }

    #[test]
    fn a_level_that_there_is_not_is_refused() {
        for level in [0, 8, 255] {
            let text = format!(r#"{{"seats":["person",{{"computer":{{"level":{level},"hinted":false}}}}]}}"#);
            let fault = serde_json::from_str::<today::Headers>(&text).expect_err("no such level").to_string();
            assert!(fault.contains("a level is 1 to 7"), "{fault}");
        }
    }
}
