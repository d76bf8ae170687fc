//! The seat of a partner. Its name on the score sheet says that a partner plays, and at which level: so it is saved,
//! passed on and swapped with the names, and whoever writes another name there takes its place.

use super::level::Level;
use crate::game::Headers;
use crate::rules::Color;

/// What the name of each partner begins with, in every language.
const NAME: &str = "Partner ";

/// The number of the lowest level, as its name has it; no name of a person ends so.
const FIRST: char = '①';

impl Level {
    /// The name under which a partner of this level plays.
    ///
    /// ```
    /// use tabiya::partner::Level;
    ///
    /// assert_eq!(Level::ALL[2].name(), "Partner ③");
    /// assert_eq!(Level::of_name("Partner ③"), Some(Level::ALL[2]));
    /// assert_eq!(Level::of_name("Partner Anna"), None);
    /// ```
    pub fn name(&self) -> String {
        let number = char::from_u32(u32::from(FIRST) + u32::from(self.number)).unwrap_or(FIRST);
        format!("{NAME}{number}")
    }

    /// The level of the partner that plays under this name; `None`: a person does.
    pub fn of_name(name: &str) -> Option<Level> {
        let mut number = name.strip_prefix(NAME)?.chars();
        let level = number.next().filter(|_| number.next().is_none())?;
        Level::from_number(u32::from(level).checked_sub(u32::from(FIRST))?.try_into().ok()?)
    }

    /// The level of the partner that plays this colour in the game with these names; `None`: a person does.
    pub fn seated(headers: &Headers, color: Color) -> Option<Level> {
        Level::of_name(color.fold(&headers.white, &headers.black))
    }

    /// Whether a partner may sit at this table: quick to tell, and true wherever one does.
    pub fn may_sit(headers: &Headers) -> bool {
        headers.white.starts_with(NAME) || headers.black.starts_with(NAME)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_has_a_name_and_no_other_name_has_a_level() {
        for level in Level::ALL {
            assert_eq!(Level::of_name(&level.name()), Some(level));
        }
        for name in ["", "Partner", "Partner ", "Partner 3", "Partner ⑧", "Partner ①①", "Partner \u{10ffff}"]
        {
            assert_eq!(Level::of_name(name), None, "{name}");
        }
    }
}
