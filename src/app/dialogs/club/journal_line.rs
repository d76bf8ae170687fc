//! Journals of tournaments and of saved players, as lines of text.

use crate::app::storage::GameId;
use crate::club::event::{self, EventDetails, EventStep, GamePlace};
use crate::club::record::Pairing;
use crate::club::{RoundClock, player_register};
use crate::game::wire::v1;
use crate::game::{HouseRules, TimeControl};
use serde::{Deserialize, Serialize};

/// First line of a tournament's saved journal: name, date, setup, rules and clock.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct EventHead {
    /// Name of the event.
    pub name: String,
    /// Date as in PGN: the day of the creation or, for an event from a FIDE report, the first day
    /// in the report.
    pub date: String,
    /// Format, points, tie-breaks and pairing rules.
    pub setup: event::EventSetup,
    /// Rules of the games.
    #[serde(with = "rules")]
    pub rules: HouseRules,
    /// Clock of the games.
    pub time: TimeControl,
}

/// A line of the saved journal of a tournament, or of a saved journal of edits to the saved
/// players. All lines, applied in order, restore the tournament or the edits.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum JournalLine {
    /// The first line of the journal of an event.
    Event(Box<EventHead>),
    /// A step of the event.
    Step(EventStep),
    /// A game of the event begins on this device.
    Board {
        /// Round, board, and number of the game in its match.
        place: GamePlace,
        /// The two players of the game. They are stored because the director can later seat other
        /// players at `place`.
        pairing: Pairing,
        /// Id under which the game is saved.
        game: GameId,
    },
    /// Key of the tournament. The code that lets another device play a game contains a secret,
    /// which the app derives from this key. By that secret, the app recognizes the result that the
    /// other device sends.
    Key(u64),
    /// A result from another device, as the text of a
    /// [`ResultCode`](crate::club::codes::ResultCode).
    Received(String),
    /// The FIDE tournament report (TRF) from which the tournament was created. An export as TRF
    /// updates a copy of this report.
    Report(String),
    /// The clock of a round is started, stopped or set.
    Clock(RoundClock),
    /// Place, arbiters and dates of the event. They replace the details in earlier lines.
    Details(EventDetails),
    /// The first line of a journal of edits to the saved players.
    Players,
    /// An edit to the saved players.
    Player(player_register::RegisterStep),
}

/// House rules as a text that names each rule: `en-passant=on; check-warnings=on; …`.
///
/// A rule that the text omits gets a default value. For a rule in version 1 of the format, the
/// default is FIDE's law. For a rule that was added later, the default is how the app behaved
/// before it had that rule.
mod rules {
    use super::{HouseRules, v1};
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    /// Serializes house rules as a text that names each rule.
    pub(super) fn serialize<S: Serializer>(rules: &HouseRules, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&v1::HouseRulesV1::from(rules.clone()).to_text())
    }

    /// Deserializes house rules from a text that names each rule.
    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<HouseRules, D::Error> {
        let rules = v1::HouseRulesV1::from_text(&String::deserialize(from)?);
        rules.and_then(|rules| rules.try_into().ok()).ok_or_else(|| D::Error::custom("no such rule"))
    }
}

impl JournalLine {
    /// Returns the journal line as the JSON text that is saved.
    pub fn text(&self) -> String {
        // Serialization fails only for maps whose keys are not strings. No line contains a map of
        // that kind.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Parses the JSON text of a saved journal line; `None` if the text is not a valid line.
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
            numbering: PairingNumbers::Random,
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
