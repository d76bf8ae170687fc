//! What a game starts from.

use serde::{Deserialize, Serialize};

use super::rules::HouseRules;
use super::time::TimeControl;
use super::values;
use crate::game as today;
use crate::game::wire::frozen::{frozen_enum, stored_as};
use crate::rules::Position;

/// What a game starts from.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Setup {
    rules: HouseRules,
    #[serde(with = "values::position")]
    start: Position,
    time: TimeControl,
    headers: Headers,
    edition: Edition,
}

/// The first lines of a score sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Headers {
    event: String,
    site: String,
    date: String,
    round: String,
    white: String,
    black: String,
}

frozen_enum! {
    /// Which edition of the rulings judges a game.
    Edition for today::Edition {
        First = "first" => today::Edition::First,
        Second = "second" => today::Edition::Second,
        Third = "third" => today::Edition::Third,
    }
}

/// The edition of a record that does not name one.
impl Default for Edition {
    fn default() -> Edition {
        Edition::First
    }
}

/// What a record does not say.
impl Default for Setup {
    fn default() -> Setup {
        Setup {
            rules: HouseRules::default(),
            start: Position::initial(),
            time: TimeControl::default(),
            headers: Headers::default(),
            edition: Edition::default(),
        }
    }
}

impl From<today::Setup> for Setup {
    fn from(setup: today::Setup) -> Setup {
        let today::Setup { rules, start, time, headers, edition } = setup;
        let (rules, time) = (rules.into(), time.into());
        Setup { rules, start, time, headers: headers.into(), edition: edition.into() }
    }
}

impl TryFrom<Setup> for today::Setup {
    type Error = &'static str;

    fn try_from(setup: Setup) -> Result<today::Setup, &'static str> {
        let Setup { rules, start, time, headers, edition } = setup;
        let (rules, time) = (rules.try_into()?, time.try_into()?);
        Ok(today::Setup { rules, start, time, headers: headers.into(), edition: edition.into() })
    }
}

impl From<today::Headers> for Headers {
    fn from(headers: today::Headers) -> Headers {
        let today::Headers { event, site, date, round, white, black } = headers;
        Headers { event, site, date, round, white, black }
    }
}

impl From<Headers> for today::Headers {
    fn from(headers: Headers) -> today::Headers {
        let Headers { event, site, date, round, white, black } = headers;
        today::Headers { event, site, date, round, white, black }
    }
}

stored_as!(today::Setup => Setup);
stored_as!(today::Headers => Headers);
