//! What can be wrong with a catalogue.

use std::fmt;

/// Something wrong with a catalogue, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The language of the file, by its tag.
    pub language: String,
    /// The message, where the fault lies in one.
    pub message: Option<String>,
    /// What is wrong.
    pub what: What,
}

/// What can be wrong with a catalogue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// The file cannot be read; why, in the system's words.
    Unreadable(String),
    /// The text is not Fluent.
    Syntax {
        /// The line, counted from 1.
        line: usize,
        /// What the parser says.
        why: String,
    },
    /// There is no English catalogue.
    NoEnglish,
    /// Two messages have one name, or names that are one in Rust.
    Twice,
    /// The name of the message or of an argument is a word of Rust.
    Keyword(String),
    /// The message says nothing.
    Empty,
    /// The message has no counterpart in the English catalogue.
    NotInEnglish,
    /// Only `NUMBER($argument)` is known.
    UnknownFunction(String),
    /// A message or term that is referred to is not there.
    UnknownReference(String),
    /// Messages or terms refer to each other in a circle.
    Circle(String),
    /// What selects is no argument, or has parameters that nothing here reads.
    BadSelector,
    /// The message has a place that the English one lacks.
    ExtraPlace(String),
    /// The message lacks a place of the English one.
    MissingPlace(String),
    /// An argument is used in two ways that exclude each other, or otherwise than in English.
    MixedUse(String),
    /// The language has a plural form that is not there.
    MissingPluralForm {
        /// The argument.
        argument: String,
        /// The form, as CLDR calls it.
        form: String,
    },
    /// The language has no such plural form.
    NoSuchPluralForm {
        /// The argument.
        argument: String,
        /// The form that was written.
        form: String,
    },
    /// A value of a choice is not there, and there is no `*[other]`.
    MissingValue {
        /// The argument.
        argument: String,
        /// The value.
        value: String,
    },
    /// The choice has no such value.
    NoSuchValue {
        /// The argument.
        argument: String,
        /// The value that was written.
        value: String,
    },
    /// A value stands twice in one choice.
    ValueTwice(String),
    /// A control character in the text.
    ControlCharacter,
    /// More arguments, values or variants than the format counts.
    TooMany,
    /// CLDR does not know the language.
    UnknownLanguage,
    /// A message about the language itself is missing or says what it cannot.
    Metadata(&'static str),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.ftl", self.language)?;
        if let Some(message) = &self.message {
            write!(f, ", {message}")?;
        }
        write!(f, ": {}", self.what)
    }
}

impl fmt::Display for What {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            What::Unreadable(why) => write!(f, "cannot read the file: {why}"),
            What::Syntax { line, why } => write!(f, "line {line}: {why}"),
            What::NoEnglish => f.write_str("there is no English catalogue"),
            What::Twice => f.write_str("the name is taken"),
            What::Keyword(name) => write!(f, "“{name}” is a word of Rust"),
            What::Empty => f.write_str("the message says nothing"),
            What::NotInEnglish => f.write_str("English has no such message"),
            What::UnknownFunction(name) => write!(f, "unknown function or parameter: {name}"),
            What::UnknownReference(name) => write!(f, "refers to {name}, which is not there"),
            What::Circle(name) => write!(f, "refers to itself by way of {name}"),
            What::BadSelector => f.write_str("only an argument can select"),
            What::ExtraPlace(name) => write!(f, "English has no place ${name}"),
            What::MissingPlace(name) => write!(f, "the place ${name} is missing"),
            What::MixedUse(name) => write!(f, "${name} is used in two ways, or otherwise than in English"),
            What::MissingPluralForm { argument, form } => write!(f, "${argument} lacks the form [{form}]"),
            What::NoSuchPluralForm { argument, form } => {
                write!(f, "${argument}: the language has no form [{form}]")
            }
            What::MissingValue { argument, value } => {
                write!(f, "${argument} lacks [{value}], and there is no *[other]")
            }
            What::NoSuchValue { argument, value } => write!(f, "${argument} is never [{value}]"),
            What::ValueTwice(value) => write!(f, "[{value}] stands twice"),
            What::ControlCharacter => f.write_str("a control character in the text"),
            What::TooMany => f.write_str("more arguments, values or variants than the format counts"),
            What::UnknownLanguage => f.write_str("CLDR does not know this language"),
            What::Metadata(name) => write!(f, "{name} is missing or says what it cannot"),
        }
    }
}

impl std::error::Error for Fault {}
