//! The seat of a partner. Its name on the score sheet says that a partner plays, at which level, and whether it has given a
//! hint: so it is saved, passed on and swapped with the names, and whoever writes another name there takes its place.

use super::level::Level;
use crate::game::Headers;
use crate::rules::Color;

/// What the name of each partner begins with, in every language.
const NAME: &str = "Partner ";

/// The number of the lowest level, as its name has it; no name of a person ends so.
const FIRST: char = '①';

/// What stands behind the name of a partner that has given a hint in this game.
const HELPED: &str = " with hints";

impl Level {
    /// The name under which a partner of this level plays.
    ///
    /// ```
    /// use tabiya::partner::Level;
    ///
    /// assert_eq!(Level::ALL[2].name(), "Partner ③");
    /// assert_eq!(Level::of_name("Partner ③"), Some(Level::ALL[2]));
    /// assert_eq!(Level::of_name("Partner ③ with hints"), Some(Level::ALL[2]));
    /// assert_eq!(Level::of_name("Partner Anna"), None);
    /// ```
    pub fn name(&self) -> String {
        let number = char::from_u32(u32::from(FIRST) + u32::from(self.number)).unwrap_or(FIRST);
        format!("{NAME}{number}")
    }

    /// The level of the partner that plays under this name; `None`: a person does.
    pub fn of_name(name: &str) -> Option<Level> {
        let mut number = own_name(name).strip_prefix(NAME)?.chars();
        let level = number.next().filter(|_| number.next().is_none())?;
        Level::from_number(u32::from(level).checked_sub(u32::from(FIRST))?.try_into().ok()?)
    }

    /// The level of the partner that plays this colour in the game with these names; `None`: a person does.
    pub fn seated(headers: &Headers, color: Color) -> Option<Level> {
        Level::of_name(color.fold(&headers.white, &headers.black))
    }

    /// Whether the partner that plays this colour has given a hint in the game with these names.
    pub fn has_helped(headers: &Headers, color: Color) -> bool {
        let name = color.fold(&headers.white, &headers.black);
        own_name(name) != name && Level::of_name(name).is_some()
    }

    /// These names, once the partners among them have given a hint.
    pub fn helped(headers: &Headers) -> Headers {
        let mut headers = headers.clone();
        for name in [&mut headers.white, &mut headers.black] {
            if let Some(level) = Level::of_name(name) {
                *name = level.name() + HELPED;
            }
        }
        headers
    }

    /// The name in another game: a partner has given no hint in that one yet. It is drawn into who asks for it, as that waits
    /// where the page begins, and this would not (decision 15).
    #[inline(always)]
    pub fn begin_anew(name: &mut String) {
        name.truncate(own_name(name).len());
    }

    /// Whether a partner may sit at this table: quick to tell, and true wherever one does.
    pub fn may_sit(headers: &Headers) -> bool {
        headers.white.starts_with(NAME) || headers.black.starts_with(NAME)
    }
}

/// The name without what says that a hint was given.
#[inline(always)]
fn own_name(name: &str) -> &str {
    name.strip_suffix(HELPED).filter(|own| own.starts_with(NAME)).unwrap_or(name)
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
    #[test]
    fn a_hint_is_in_the_name_for_one_game() {
        let headers = Headers { white: "Ada".into(), black: "Partner ⑦".into(), ..Headers::default() };
        assert!(!Level::has_helped(&headers, Color::Black));
        let mut helped = Level::helped(&headers);
        assert_eq!((helped.white.as_str(), helped.black.as_str()), ("Ada", "Partner ⑦ with hints"));
        assert_eq!(Level::helped(&helped), helped, "once");
        assert_eq!(Level::seated(&helped, Color::Black), Some(Level::ALL[6]));
        assert_eq!(Color::ALL.map(|color| Level::has_helped(&helped, color)), [false, true]);
        Level::begin_anew(&mut helped.black);
        assert_eq!(helped, headers);
        for name in ["Ada with hints", "Partner with hints", " with hints", ""] {
            let mut same = name.to_owned();
            let person = Headers { black: name.into(), ..Headers::default() };
            Level::begin_anew(&mut same);
            assert_eq!((same.as_str(), Level::has_helped(&person, Color::Black)), (name, false));
        }
    }
}
