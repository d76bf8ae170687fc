//! An event on the disk, and what people have said of the players of this device: journals of lines, each a text.

use crate::app::kept::GameId;
use crate::club::event::{self, EventStep, GamePlace};
use crate::club::record::Pairing;
use crate::club::{RoundClock, roll};
use crate::game::wire::v1;
use crate::game::{HouseRules, TimeControl};
use serde::{Deserialize, Serialize};

/// What an event begins with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct EventHead {
    /// Its name.
    pub name: String,
    /// The day on which it was made, as PGN writes it.
    pub date: String,
    /// Who meets whom, and what that brings.
    pub setup: event::EventSetup,
    /// The rules that its games are played under.
    #[serde(with = "rules")]
    pub rules: HouseRules,
    /// Their clocks.
    pub time: TimeControl,
}

/// A line of a journal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum JournalLine {
    /// The first: what the event begins with.
    Event(Box<EventHead>),
    /// Something happens in it.
    Step(EventStep),
    /// A game of it begins on the board of this device.
    Board {
        /// Which.
        place: GamePlace,
        /// Between whom: the place may come to be somebody else's.
        pairing: Pairing,
        /// The name under which it is saved.
        game: GameId,
    },
    /// What the secrets of the boards are made of that are played on other devices.
    Key(u64),
    /// The result that came from one of these, as the text of a [`ResultCode`](crate::club::codes::ResultCode).
    Received(String),
    /// The report that the event came from, as it was read: it is written again with what has happened since.
    Report(String),
    /// The clock of a round is started, stopped or set.
    Clock(RoundClock),
    /// The first line of a journal that is of no event, but of the players of this device.
    Players,
    /// Something happens to one of them.
    Player(roll::RegisterStep),
}

/// House rules as a text with every one of them: `en-passant=on; threefold=claim; …`. A rule that the text does not name is
/// as in the laws of FIDE of version 1, and one that came later as before there was a choice.
mod rules {
    use super::{HouseRules, v1};
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    pub(super) fn serialize<S: Serializer>(rules: &HouseRules, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&v1::HouseRulesV1::from(rules.clone()).to_text())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<HouseRules, D::Error> {
        let rules = v1::HouseRulesV1::from_text(&String::deserialize(from)?);
        rules.and_then(|rules| rules.try_into().ok()).ok_or_else(|| D::Error::custom("no such rule"))
    }
}

impl JournalLine {
    /// The line as it is saved.
    pub fn text(&self) -> String {
        // Nothing in a line has a key that is no text, so there is nothing that could go wrong.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Reads a line; `None` for what is none.
    pub fn read(text: &str) -> Option<JournalLine> {
        serde_json::from_str(text).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::club::event::{EventFormat, PairingNumbers, PairingRules, PointSystem};
    use crate::game::{Preset, TIME_PRESETS};

    #[test]
    fn every_set_of_rules_and_every_clock_is_read_as_it_was_written() {
        let setup = event::EventSetup {
            format: EventFormat::MostWins,
            points: PointSystem::default(),
            tie_breaks: Vec::new(),
            numbering: PairingNumbers::ByLot,
            seed: 7,
            pairing: PairingRules::default(),
        };
        for preset in Preset::ALL {
            for clock in TIME_PRESETS {
                let head = EventHead {
                    name: "A \"name\"\n".to_owned(),
                    date: "2026.11.23".to_owned(),
                    setup: setup.clone(),
                    rules: preset.rules(),
                    time: clock.control(),
                };
                let line = JournalLine::Event(Box::new(head));
                assert_eq!(JournalLine::read(&line.text()), Some(line));
            }
        }
    }

    #[test]
    fn what_is_no_line_is_none() {
        for text in ["", "{}", "[]", "\"Step\"", "{\"Step\":\"Sleep\"}", "\u{0}"] {
            assert_eq!(JournalLine::read(text), None, "{text}");
        }
    }
}
