//! A message as it is after parsing: terms and other messages stand in their places already.

/// One message of one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Message {
    /// Its name: `new-game`, `new-game.title` for an attribute.
    pub(crate) id: String,
    /// What is said to translators about it.
    pub(crate) note: String,
    /// What it says.
    pub(crate) parts: Vec<Part>,
}

/// A part of what a message says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// Words.
    Text(String),
    /// The place of an argument.
    Place {
        /// The argument.
        argument: String,
        /// Whether it stands in `NUMBER()`.
        number: bool,
    },
    /// Words that depend on an argument.
    Select {
        /// The argument.
        argument: String,
        /// The words for each of its values.
        variants: Vec<Variant>,
    },
}

/// The words for one value of an argument.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Variant {
    /// The value.
    pub(crate) key: Key,
    /// Whether it stands for every value that is not listed.
    pub(crate) default: bool,
    /// The words.
    pub(crate) parts: Vec<Part>,
}

/// The value that a variant is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Key {
    /// A plural form or a value of a choice.
    Name(String),
    /// This very number.
    Number(u64),
}

/// The key that stands for every value that is not listed.
pub(crate) const OTHER: &str = "other";

/// Calls `see` with every part, those within variants too.
pub(crate) fn walk<'a>(parts: &'a [Part], see: &mut dyn FnMut(&'a Part)) {
    for part in parts {
        see(part);
        if let Part::Select { variants, .. } = part {
            for variant in variants {
                walk(&variant.parts, see);
            }
        }
    }
}
