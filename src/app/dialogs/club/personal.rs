//! The form for the personal data of a player.

use crate::club::event::PersonalDetails;
use crate::club::player_list::Field;

/// Fields of the form by their names, and what they hold.
pub const PERSONAL: [(&str, Field); 7] = [
    ("player-title", Field::Title),
    ("player-fide-id", Field::FideId),
    ("player-national-id", Field::NationalId),
    ("player-federation", Field::Federation),
    ("player-birth", Field::Birth),
    ("player-sex", Field::Sex),
    ("player-club", Field::Club),
];

/// Personal data of the unfolded player, as it is typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PersonalForm {
    /// The typed texts.
    pub typed: PersonalDetails,
    /// The field that could not be read.
    pub wrong: Option<Field>,
}

impl PersonalForm {
    /// The form for a player with this data.
    pub fn of(details: &PersonalDetails) -> PersonalForm {
        PersonalForm { typed: details.clone(), wrong: None }
    }

    /// The text in a field.
    pub fn text(&self, field: Field) -> &str {
        let PersonalDetails { sex, title, federation, fide_id, birth, national_id, club } = &self.typed;
        match field {
            Field::Title => title,
            Field::FideId => fide_id,
            Field::NationalId => national_id,
            Field::Federation => federation,
            Field::Birth => birth,
            Field::Sex => sex,
            Field::Club => club,
            _ => "",
        }
    }

    /// Changes the text of a field; leaves other names alone.
    pub(super) fn set(&mut self, name: &str, value: String) {
        let Some((_, field)) = PERSONAL.iter().find(|(field, _)| *field == name) else { return };
        let typed = &mut self.typed;
        match field {
            Field::Title => typed.title = value,
            Field::FideId => typed.fide_id = value,
            Field::NationalId => typed.national_id = value,
            Field::Federation => typed.federation = value,
            Field::Birth => typed.birth = value,
            Field::Sex => typed.sex = value,
            Field::Club => typed.club = value,
            _ => {}
        }
    }
}
