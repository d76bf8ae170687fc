//! Parsed messages, with terms and other messages already inserted.

/// A message of a language, such as the label of a button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Message {
    /// The name: `new-game`, `new-game.title` for an attribute.
    pub(crate) id: String,
    /// The comment for translators.
    pub(crate) note: String,
    /// The text.
    pub(crate) parts: Vec<TextPart>,
}

/// A part of a message's text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum TextPart {
    /// Literal text.
    Text(String),
    /// A placeholder for an argument.
    Place {
        /// The argument.
        argument: String,
        /// Whether the argument is in `NUMBER()`.
        number: bool,
    },
    /// A text selected by an argument.
    Select {
        /// The argument.
        argument: String,
        /// The texts for the argument's values.
        variants: Vec<Variant>,
    },
}

/// One of several texts, with the value of an argument that selects it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Variant {
    /// The value.
    pub(crate) key: SelectorKey,
    /// Whether the variant is the default.
    pub(crate) default: bool,
    /// The text.
    pub(crate) parts: Vec<TextPart>,
}

/// The key of a variant: a plural form, a value of a choice, or an exact number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum SelectorKey {
    /// A plural form or a value of a choice.
    Name(String),
    /// An exact number.
    Number(u64),
}

/// The name of the variant for all other values, and of a plural form that every language has.
pub(crate) const OTHER: &str = "other";

/// Calls `see` with every part of a message, including the parts of variants.
pub(crate) fn walk<'a>(parts: &'a [TextPart], see: &mut dyn FnMut(&'a TextPart)) {
    for part in parts {
        see(part);
        if let TextPart::Select { variants, .. } = part {
            for variant in variants {
                walk(&variant.parts, see);
            }
        }
    }
}
