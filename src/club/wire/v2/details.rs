//! Place, arbiters and dates of a tournament, in version 2 of the storage formats.

use serde::{Deserialize, Serialize};

use crate::club::event as present;
use crate::game::wire::frozen::stored_as;

/// Stored form of a tournament's place, arbiters and dates, version 2; an empty text means an
/// unknown value.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct EventDetailsV2 {
    #[serde(skip_serializing_if = "String::is_empty")]
    city: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    federation: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    arbiter: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    deputy: String,
    /// The dates of the rounds, such as `2026.11.23`, in the order of the rounds.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    round_dates: Vec<String>,
}

impl From<present::EventDetails> for EventDetailsV2 {
    /// Converts a tournament's place, arbiters and dates to their stored form, version 2.
    fn from(present: present::EventDetails) -> EventDetailsV2 {
        let present::EventDetails { city, federation, arbiter, deputy, round_dates } = present;
        EventDetailsV2 { city, federation, arbiter, deputy, round_dates }
    }
}

impl From<EventDetailsV2> for present::EventDetails {
    /// Converts a tournament's place, arbiters and dates from their stored form, version 2.
    fn from(frozen: EventDetailsV2) -> present::EventDetails {
        let EventDetailsV2 { city, federation, arbiter, deputy, round_dates } = frozen;
        present::EventDetails { city, federation, arbiter, deputy, round_dates }
    }
}

stored_as!(present::EventDetails => EventDetailsV2);
