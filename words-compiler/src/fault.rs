//! Faults that the compiler finds in the catalogues of translations.

use thiserror::Error;

/// Fault in a catalogue of translations (a Fluent file), with its language and message.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{language}.ftl{}{}: {what}",
    .line.iter().map(|line| format!(":{line}")).collect::<String>(),
    .message.iter().map(|message| format!(", {message}")).collect::<String>())]
pub struct Fault {
    /// The language of the file, by its tag.
    pub language: String,
    /// The line, counted from 1, at which the faulty message begins, or at which the text is not
    /// valid Fluent. `None` if the fault concerns the whole file, or the message is missing.
    pub line: Option<usize>,
    /// The name of the faulty message; `None` if the fault concerns the whole file, or the text is
    /// not valid Fluent.
    pub message: Option<String>,
    /// What is wrong.
    pub what: CatalogueFault,
}

impl Fault {
    /// Creates a fault without a line number in the file of `language`: in the message `message`
    /// or, if `None`, in the whole file.
    pub(crate) fn new(language: &str, message: Option<&str>, what: CatalogueFault) -> Fault {
        Fault { language: language.to_owned(), line: None, message: message.map(str::to_owned), what }
    }

    /// Adds the line at which the faulty message begins in `text`, the content of the file.
    pub(crate) fn located_in(mut self, text: &str) -> Fault {
        if self.line.is_none()
            && let Some(message) = &self.message
        {
            self.line = line_of_message(text, message);
        }
        self
    }
}

/// Returns the line, counted from 1, at which a message or an attribute (`sounds.hint`) begins in a
/// Fluent text; `None` if there is no such message.
///
/// If two messages have the same name, returns the line of the last one. If no attribute of this
/// name follows, returns the line of the message.
fn line_of_message(text: &str, name: &str) -> Option<usize> {
    let (message, attribute) = name.split_once('.').map_or((name, None), |(id, of)| (id, Some(of)));
    let is_named = |line: &str, name: &str| {
        line.strip_prefix(name).is_some_and(|rest| rest.trim_start().starts_with('='))
    };
    let lines: Vec<&str> = text.lines().collect();
    let index = lines.iter().rposition(|line| is_named(line, message))?;
    let within = attribute.and_then(|attribute| {
        let rest = lines.get(index..)?.iter();
        rest.into_iter().position(|line| {
            line.trim_start().strip_prefix('.').is_some_and(|line| is_named(line, attribute))
        })
    });
    Some(index + within.unwrap_or(0) + 1)
}

/// Kind of fault in a catalogue of translations, such as a missing plural form.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CatalogueFault {
    /// The file cannot be read. The string is the reason.
    #[error("cannot read the file: {0}")]
    Unreadable(String),
    /// The text is not valid Fluent. The string is the parser's error message.
    #[error("{0}")]
    Syntax(String),
    /// There is no English catalogue.
    #[error("there is no English catalogue")]
    NoEnglish,
    /// Two messages have the same name, or different names with the same Rust spelling.
    #[error("the name is taken")]
    DuplicateName,
    /// The name of the message or of an argument is a Rust keyword.
    #[error("“{0}” is a word of Rust")]
    Keyword(String),
    /// The message has no text.
    #[error("the message says nothing")]
    Empty,
    /// The message has no counterpart in the English catalogue.
    #[error("English has no such message")]
    NotInEnglish,
    /// The message calls another function than `NUMBER($argument)`, or passes named arguments to a
    /// term.
    #[error("unknown function or parameter: {0}")]
    UnknownFunction(String),
    /// A message or term that is referred to does not exist.
    #[error("refers to {0}, which is not there")]
    UnknownReference(String),
    /// Messages or terms refer to each other in a cycle.
    #[error("refers to itself by way of {0}")]
    Cycle(String),
    /// The selector of a select expression is not an argument.
    #[error("only an argument can select")]
    BadSelector,
    /// The message has an argument that the English message lacks.
    #[error("English has no place ${0}")]
    ExtraPlace(String),
    /// The message lacks an argument of the English message.
    #[error("the place ${0} is missing")]
    MissingPlace(String),
    /// An argument is used in two incompatible ways, or in another way than in English.
    #[error("${0} is used in two ways, or otherwise than in English")]
    MixedUse(String),
    /// A common plural form of the language (`other`, or the form of a number up to 10,000) has no
    /// variant, or the default variant is not `*[other]`.
    #[error("${argument} lacks the form [{form}]")]
    MissingPluralForm {
        /// The argument.
        argument: String,
        /// The form, by its CLDR name.
        form: String,
    },
    /// The language has no such plural form.
    #[error("${argument}: the language has no form [{form}]")]
    NoSuchPluralForm {
        /// The argument.
        argument: String,
        /// The form in the catalogue.
        form: String,
    },
    /// A value of a choice (an argument with named values, such as `$color`) has no variant, and
    /// there is no `*[other]`.
    #[error("${argument} lacks [{value}], and there is no *[other]")]
    MissingValue {
        /// The argument.
        argument: String,
        /// The missing value.
        value: String,
    },
    /// The choice has no such value.
    #[error("${argument} is never [{value}]")]
    NoSuchValue {
        /// The argument.
        argument: String,
        /// The value in the catalogue.
        value: String,
    },
    /// A value occurs twice in a selection.
    #[error("[{0}] stands twice")]
    DuplicateValue(String),
    /// The text contains a control character.
    #[error("a control character in the text")]
    ControlCharacter,
    /// There are more arguments, values or variants than the binary format allows.
    #[error("more arguments, values or variants than the format counts")]
    TooMany,
    /// CLDR does not know the language.
    #[error("CLDR does not know this language")]
    UnknownLanguage,
    /// A message about the language itself, such as `language-tag`, is missing or invalid.
    #[error("it is missing, or says what it cannot")]
    Metadata(&'static str),
}
