//! What can be wrong with a catalogue.

use thiserror::Error;

/// Something wrong with a catalogue, and where.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{language}.ftl{}: {what}", .message.iter().map(|message| format!(", {message}")).collect::<String>())]
pub struct Fault {
    /// The language of the file, by its tag.
    pub language: String,
    /// The message, where the fault lies in one.
    pub message: Option<String>,
    /// What is wrong.
    pub what: What,
}

/// What can be wrong with a catalogue.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum What {
    /// The file cannot be read; why, in the system's words.
    #[error("cannot read the file: {0}")]
    Unreadable(String),
    /// The text is not Fluent.
    #[error("line {line}: {why}")]
    Syntax {
        /// The line, counted from 1.
        line: usize,
        /// What the parser says.
        why: String,
    },
    /// There is no English catalogue.
    #[error("there is no English catalogue")]
    NoEnglish,
    /// Two messages have one name, or names that are one in Rust.
    #[error("the name is taken")]
    Twice,
    /// The name of the message or of an argument is a word of Rust.
    #[error("“{0}” is a word of Rust")]
    Keyword(String),
    /// The message says nothing.
    #[error("the message says nothing")]
    Empty,
    /// The message has no counterpart in the English catalogue.
    #[error("English has no such message")]
    NotInEnglish,
    /// Only `NUMBER($argument)` is known.
    #[error("unknown function or parameter: {0}")]
    UnknownFunction(String),
    /// A message or term that is referred to is not there.
    #[error("refers to {0}, which is not there")]
    UnknownReference(String),
    /// Messages or terms refer to each other in a circle.
    #[error("refers to itself by way of {0}")]
    Circle(String),
    /// What selects is no argument, or has parameters that nothing here reads.
    #[error("only an argument can select")]
    BadSelector,
    /// The message has a place that the English one lacks.
    #[error("English has no place ${0}")]
    ExtraPlace(String),
    /// The message lacks a place of the English one.
    #[error("the place ${0} is missing")]
    MissingPlace(String),
    /// An argument is used in two ways that exclude each other, or otherwise than in English.
    #[error("${0} is used in two ways, or otherwise than in English")]
    MixedUse(String),
    /// The language has a plural form that is not there.
    #[error("${argument} lacks the form [{form}]")]
    MissingPluralForm {
        /// The argument.
        argument: String,
        /// The form, as CLDR calls it.
        form: String,
    },
    /// The language has no such plural form.
    #[error("${argument}: the language has no form [{form}]")]
    NoSuchPluralForm {
        /// The argument.
        argument: String,
        /// The form that was written.
        form: String,
    },
    /// A value of a choice is not there, and there is no `*[other]`.
    #[error("${argument} lacks [{value}], and there is no *[other]")]
    MissingValue {
        /// The argument.
        argument: String,
        /// The value.
        value: String,
    },
    /// The choice has no such value.
    #[error("${argument} is never [{value}]")]
    NoSuchValue {
        /// The argument.
        argument: String,
        /// The value that was written.
        value: String,
    },
    /// A value stands twice in one choice.
    #[error("[{0}] stands twice")]
    ValueTwice(String),
    /// A control character in the text.
    #[error("a control character in the text")]
    ControlCharacter,
    /// More arguments, values or variants than the format counts.
    #[error("more arguments, values or variants than the format counts")]
    TooMany,
    /// CLDR does not know the language.
    #[error("CLDR does not know this language")]
    UnknownLanguage,
    /// A message about the language itself is missing or says what it cannot.
    #[error("{0} is missing or says what it cannot")]
    Metadata(&'static str),
}
