//! Parsed Fluent messages, in which references to terms and other messages are replaced by their
//! texts.

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

/// Text for one value of an argument, in a translated message.
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

/// Name of the variant for all values that have no variant of their own, and of the plural form
/// that every language has.
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

/// Returns the text of the message `id` among `messages`; `None` if the message is missing or has
/// placeholders.
pub(crate) fn plain_text<'a>(messages: &'a [Message], id: &str) -> Option<&'a str> {
    match messages.iter().find(|message| message.id == id)?.parts.as_slice() {
        [TextPart::Text(text)] => Some(text),
        _ => None,
    }
}

/// Returns the messages of a translation, and the English messages that the translation lacks.
pub(crate) fn with_english(translation: &[Message], english: &[Message]) -> Vec<Message> {
    let lacks = |message: &&Message| !translation.iter().any(|own| own.id == message.id);
    let lent = english.iter().filter(lacks).cloned();
    let lent = lent.map(|message| Message { parts: in_any_plural(message.parts), ..message });
    translation.iter().cloned().chain(lent).collect()
}

/// Changes the plural forms in an English message so that a language with other plural forms can
/// show it.
///
/// The variant for the form `one` becomes a variant for the exact number 1, and the variant for
/// `other` serves all other numbers. Otherwise a language with the same form for 1 and 21 would
/// show the English text for 1 with 21.
fn in_any_plural(parts: Vec<TextPart>) -> Vec<TextPart> {
    let exact = |mut variant: Variant| {
        if variant.key == SelectorKey::Name("one".to_owned()) {
            variant.key = SelectorKey::Number(1);
        }
        Variant { parts: in_any_plural(variant.parts), ..variant }
    };
    let part = |part| match part {
        TextPart::Select { argument, variants } => {
            TextPart::Select { argument, variants: variants.into_iter().map(exact).collect() }
        }
        part => part,
    };
    parts.into_iter().map(part).collect()
}
