//! Check of a player's personal data that the user types into a form.

use super::cell;
use super::heading::PlayerField;
use crate::club::event::PersonalDetails;

/// Checks a player's personal data from a form. Returns the data in their standard form, such as
/// `GM` for a typed `gm`.
///
/// Sex, title, FIDE ID and birth date follow the rules for cells of an imported player table. A
/// federation is a three-letter code. Other texts have at most 60 characters. Empty fields are
/// valid.
///
/// # Errors
/// If a field is invalid. The error is the first invalid field.
pub fn read_details(typed: &PersonalDetails) -> Result<PersonalDetails, PlayerField> {
    let read = |text: &str, read: fn(&str) -> Option<String>, field: PlayerField| match text.trim() {
        "" => Ok(String::new()),
        text => read(text).ok_or(field),
    };
    Ok(PersonalDetails {
        sex: read(&typed.sex, cell::read_sex, PlayerField::Sex)?,
        title: read(&typed.title, cell::read_title, PlayerField::Title)?,
        federation: read(&typed.federation, read_federation, PlayerField::Federation)?,
        fide_id: read(&typed.fide_id, cell::read_fide_id, PlayerField::FideId)?,
        birth: read(&typed.birth, cell::read_birth, PlayerField::Birth)?,
        national_id: read(&typed.national_id, valid_line, PlayerField::NationalId)?,
        club: read(&typed.club, valid_line, PlayerField::Club)?,
    })
}

/// Parses the three-letter code of a chess federation, and returns it in capital letters. Returns
/// `None` for any other text.
pub(super) fn read_federation(text: &str) -> Option<String> {
    let is_code = text.len() == 3 && text.chars().all(|letter| letter.is_ascii_alphabetic());
    is_code.then(|| text.to_ascii_uppercase())
}

/// Checks the text of a field. Returns the text if it has at most 60 characters and no control
/// characters; otherwise `None`.
fn valid_line(text: &str) -> Option<String> {
    let is_line = text.chars().count() <= 60 && !text.chars().any(char::is_control);
    is_line.then(|| text.to_owned())
}
