//! Players entered in a tournament, in version 2 of the storage formats.

use serde::{Deserialize, Serialize};

use crate::club::event as present;
use crate::game::wire::frozen::stored_as;

/// Stored form of a player entered in a tournament, version 2.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EntrantV2 {
    name: String,
    person: Option<u64>,
    rating: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    details: Option<present::PersonalDetails>,
}

impl From<present::Entrant> for EntrantV2 {
    /// Converts a tournament player to the stored form, version 2.
    fn from(present: present::Entrant) -> EntrantV2 {
        let present::Entrant { name, person, rating, details } = present;
        let details = (details != present::PersonalDetails::default()).then_some(details);
        EntrantV2 { name, person, rating, details }
    }
}

impl From<EntrantV2> for present::Entrant {
    /// Converts a tournament player from the stored form, version 2.
    fn from(frozen: EntrantV2) -> present::Entrant {
        let EntrantV2 { name, person, rating, details } = frozen;
        present::Entrant { name, person, rating, details: details.unwrap_or_default() }
    }
}

/// Stored form of a tournament player's personal details, version 2; an empty text means an unknown
/// value. Version 1 has no national ID and no club.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PersonalDetailsV2 {
    #[serde(skip_serializing_if = "String::is_empty")]
    sex: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    title: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    federation: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    fide_id: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    birth: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    national_id: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    club: String,
}

impl From<present::PersonalDetails> for PersonalDetailsV2 {
    /// Converts a tournament player's personal details to their stored form, version 2.
    fn from(present: present::PersonalDetails) -> PersonalDetailsV2 {
        let present::PersonalDetails { sex, title, federation, fide_id, birth, national_id, club } = present;
        PersonalDetailsV2 { sex, title, federation, fide_id, birth, national_id, club }
    }
}

impl From<PersonalDetailsV2> for present::PersonalDetails {
    /// Converts a tournament player's personal details from their stored form, version 2.
    fn from(frozen: PersonalDetailsV2) -> present::PersonalDetails {
        let PersonalDetailsV2 { sex, title, federation, fide_id, birth, national_id, club } = frozen;
        present::PersonalDetails { sex, title, federation, fide_id, birth, national_id, club }
    }
}

stored_as!(present::Entrant => EntrantV2);
stored_as!(present::PersonalDetails => PersonalDetailsV2);
