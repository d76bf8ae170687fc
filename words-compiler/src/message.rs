//! Parsed Fluent messages, with the terms and messages to which they refer already inserted.

/// Translatable text of the page in one language, such as the label of a button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Message {
    /// The name, such as `new-game`; for an attribute `new-game.title`.
    pub(crate) id: String,
    /// The comment for translators.
    pub(crate) note: String,
    /// The text.
    pub(crate) parts: Vec<TextPart>,
}

/// Part of a translated message: literal text, a placeholder, or a selection between texts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum TextPart {
    /// Literal text.
    Text(String),
    /// A placeholder for an argument.
    Place {
        /// The argument's name.
        argument: String,
        /// Whether the argument is in `NUMBER()`.
        number: bool,
    },
    /// A text selected by an argument.
    Select {
        /// The argument's name.
        argument: String,
        /// The texts for the argument's values.
        variants: Vec<Variant>,
    },
}

/// One of several texts in a translated message, with the value of an argument that selects it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Variant {
    /// The value of the argument.
    pub(crate) key: SelectorKey,
    /// Whether the variant is the default.
    pub(crate) default: bool,
    /// The text.
    pub(crate) parts: Vec<TextPart>,
}

/// Value that selects one of several texts in a message: a plural form, a value of a choice, or an
/// exact number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum SelectorKey {
    /// A plural form such as `few`, or a value of a choice such as `white`.
    Name(String),
    /// An exact number.
    Number(u64),
}

/// Name of the variant for all values without one of their own; also the plural form that every
/// language has.
pub(crate) const OTHER: &str = "other";

/// Calls `see` with every part of a translated message, including the parts of its variants.
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
