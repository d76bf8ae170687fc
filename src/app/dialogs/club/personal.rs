//! The form for the personal data of a tournament player.

use crate::club::event::PersonalDetails;
use crate::club::player_list::PlayerField;

/// Form fields for a player's personal data: the name of each field, and the kind of data in it.
pub const PERSONAL_FIELDS: [(&str, PlayerField); 7] = [
    ("player-title", PlayerField::Title),
    ("player-fide-id", PlayerField::FideId),
    ("player-national-id", PlayerField::NationalId),
    ("player-federation", PlayerField::Federation),
    ("player-birth", PlayerField::Birth),
    ("player-sex", PlayerField::Sex),
    ("player-club", PlayerField::Club),
];

/// Form with the personal data of a tournament player, as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PersonalForm {
    /// Typed texts.
    pub typed: PersonalDetails,
    /// Field with an invalid text, found by the last attempt to save the form.
    pub wrong: Option<PlayerField>,
}

impl PersonalForm {
    /// Creates a form that contains `details`.
    pub fn of(details: &PersonalDetails) -> PersonalForm {
        PersonalForm { typed: details.clone(), wrong: None }
    }

    /// Returns the typed text of a field; empty if the form has no such field.
    pub fn text(&self, field: PlayerField) -> &str {
        let PersonalDetails { sex, title, federation, fide_id, birth, national_id, club } = &self.typed;
        match field {
            PlayerField::Title => title,
            PlayerField::FideId => fide_id,
            PlayerField::NationalId => national_id,
            PlayerField::Federation => federation,
            PlayerField::Birth => birth,
            PlayerField::Sex => sex,
            PlayerField::Club => club,
            _ => "",
        }
    }

    /// Changes the typed text of the field called `name`. Ignores unknown names.
    pub(super) fn set(&mut self, name: &str, value: String) {
        let Some((_, field)) = PERSONAL_FIELDS.iter().find(|(field, _)| *field == name) else { return };
        let typed = &mut self.typed;
        match field {
            PlayerField::Title => typed.title = value,
            PlayerField::FideId => typed.fide_id = value,
            PlayerField::NationalId => typed.national_id = value,
            PlayerField::Federation => typed.federation = value,
            PlayerField::Birth => typed.birth = value,
            PlayerField::Sex => typed.sex = value,
            PlayerField::Club => typed.club = value,
            _ => {}
        }
    }
}
