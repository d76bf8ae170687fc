//! Languages, and the choice of one for a reader.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

pub use super::messages::Language;

/// The direction in which a language is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextDirection {
    /// From left to right.
    LeftToRight,
    /// From right to left.
    RightToLeft,
}

impl TextDirection {
    /// Returns the value of the HTML attribute `dir`: `ltr` or `rtl`.
    pub const fn html_value(self) -> &'static str {
        match self {
            TextDirection::LeftToRight => "ltr",
            TextDirection::RightToLeft => "rtl",
        }
    }
}

impl Language {
    /// Returns the language with this tag, or else the one with its first parts: `de-AT` gives
    /// German. `None` if the app has neither.
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

    /// Returns the first of the preferred language tags that the app has; English if it has none.
    pub fn first_known<T: AsRef<str>>(preferred: impl IntoIterator<Item = T>) -> Language {
        preferred.into_iter().find_map(|tag| Language::from_tag(tag.as_ref())).unwrap_or_default()
    }
}

/// English, which is part of the page.
impl Default for Language {
    /// Returns the language of the app if no other is chosen: the first of [`Language::ALL`].
    fn default() -> Language {
        Language::ALL[0]
    }
}

/// Serializes the tag.
impl Serialize for Language {
    /// Writes the language as its tag, such as `de`.
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.tag())
    }
}

/// Deserializes a tag. A language that only a later version knows becomes English, so that the rest
/// of the settings stays readable.
impl<'de> Deserialize<'de> for Language {
    /// Reads a language from its tag; an unknown tag gives English.
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Language, D::Error> {
        let tag = String::deserialize(from)?;
        Ok(Language::from_tag(&tag).unwrap_or_default())
    }
}
