//! The languages of the app, and the choice of one for a user.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

pub use super::messages::Language;

/// Direction in which a language is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextDirection {
    /// From left to right.
    LeftToRight,
    /// From right to left.
    RightToLeft,
}

impl TextDirection {
    /// Returns the writing direction as a value of the HTML attribute `dir`: `ltr` or `rtl`.
    pub const fn html_value(self) -> &'static str {
        match self {
            TextDirection::LeftToRight => "ltr",
            TextDirection::RightToLeft => "rtl",
        }
    }

    /// Returns [`TextDirection::RightToLeft`] if `is_right_to_left` is true, otherwise
    /// [`TextDirection::LeftToRight`].
    pub const fn from_right_to_left(is_right_to_left: bool) -> TextDirection {
        if is_right_to_left { TextDirection::RightToLeft } else { TextDirection::LeftToRight }
    }
}

impl Language {
    /// Returns the app's language for a language tag. If the app has no language with exactly this
    /// tag, leaves out the last parts of the tag one by one: `de-AT` gives German.
    ///
    /// `None` if the app has no language for the tag.
    pub fn from_tag(tag: &str) -> Option<Language> {
        let of =
            |tag: &str| Language::ALL.into_iter().find(|language| language.tag().eq_ignore_ascii_case(tag));
        let mut tag = tag.trim();
        loop {
            if let Some(language) = of(tag) {
                return Some(language);
            }
            tag = tag.rsplit_once(['-', '_'])?.0;
        }
    }

    /// Returns the app's language for the first tag in `preferred` that the app knows; English if
    /// the app knows none of the tags.
    pub fn first_known<T: AsRef<str>>(preferred: impl IntoIterator<Item = T>) -> Language {
        preferred.into_iter().find_map(|tag| Language::from_tag(tag.as_ref())).unwrap_or_default()
    }

    /// Returns the app's language for `tag` if that language is written in `direction`.
    ///
    /// Otherwise returns the first of the app's languages that is written in `direction`; English
    /// if there is none.
    pub fn closest_to(tag: &str, direction: TextDirection) -> Language {
        let is_alike = |language: &Language| language.direction() == direction;
        let of_tag = Language::from_tag(tag).filter(is_alike);
        of_tag.or_else(|| Language::ALL.into_iter().find(is_alike)).unwrap_or_default()
    }
}

/// English is the default: the program contains the English texts that it needs at the start.
impl Default for Language {
    /// Returns English, the first language of [`Language::ALL`].
    fn default() -> Language {
        Language::ALL[0]
    }
}

impl Serialize for Language {
    /// Serializes a language of the app as its tag, such as `de`.
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.tag())
    }
}

/// Deserializes the tag of a language. An unknown tag, such as one from a later version of the app,
/// gives English: an error would make all saved settings unreadable.
impl<'de> Deserialize<'de> for Language {
    /// Deserializes a language of the app from its tag, such as `de`; an unknown tag gives English.
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Language, D::Error> {
        let tag = String::deserialize(from)?;
        Ok(Language::from_tag(&tag).unwrap_or_default())
    }
}
