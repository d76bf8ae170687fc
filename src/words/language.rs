//! The languages, and which of them suits a reader.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

pub use super::messages::Language;

/// The way a language is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// From left to right.
    LeftToRight,
    /// From right to left.
    RightToLeft,
}

impl Direction {
    /// Its name in HTML: `ltr`, `rtl`.
    pub const fn name(self) -> &'static str {
        match self {
            Direction::LeftToRight => "ltr",
            Direction::RightToLeft => "rtl",
        }
    }
}

impl Language {
    /// The language of a tag, or the one that it is a variety of: `de-AT` is German here.
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

    /// The first of the tags that there are words for; English if there are none.
    pub fn pick<T: AsRef<str>>(preferred: impl IntoIterator<Item = T>) -> Language {
        preferred.into_iter().find_map(|tag| Language::from_tag(tag.as_ref())).unwrap_or_default()
    }
}

/// English, which is part of the page.
impl Default for Language {
    fn default() -> Language {
        Language::ALL[0]
    }
}

/// As its tag.
impl Serialize for Language {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.tag())
    }
}

/// From its tag. A language that only a later version knows is read as English: the settings around it stay readable.
impl<'de> Deserialize<'de> for Language {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Language, D::Error> {
        let tag = String::deserialize(from)?;
        Ok(Language::from_tag(&tag).unwrap_or_default())
    }
}
