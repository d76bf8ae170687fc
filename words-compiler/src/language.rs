//! A language of the page: its messages, and its tag, name and direction of writing, which are the
//! texts of three of the messages.

use crate::fault::{CatalogueFault, Fault};
use crate::message::{Message, plain_text};

/// Language of the page with its messages, its own name and its direction of writing.
pub(crate) struct Language {
    /// Language tag, such as `de`.
    pub(crate) tag: String,
    /// Name of the language in the language itself, such as `Deutsch`.
    pub(crate) own_name: String,
    pub(crate) right_to_left: bool,
    pub(crate) messages: Vec<Message>,
}

impl Language {
    /// Creates a language from its messages. Appends a fault to `faults` for each of the messages
    /// `language-tag`, `language-name` and `text-direction` that is missing or wrong.
    pub(crate) fn new(tag: &str, messages: Vec<Message>, faults: &mut Vec<Fault>) -> Language {
        let mut fault = |name: &'static str| {
            faults.push(Fault::new(tag, Some(name), CatalogueFault::Metadata(name)));
        };
        if plain_text(&messages, "language-tag") != Some(tag) {
            fault("language-tag");
        }
        let own_name = plain_text(&messages, "language-name").map(str::to_owned);
        let own_name = own_name.unwrap_or_else(|| {
            fault("language-name");
            String::new()
        });
        let direction = plain_text(&messages, "text-direction");
        if !matches!(direction, Some("ltr" | "rtl")) {
            fault("text-direction");
        }
        let right_to_left = direction == Some("rtl");
        Language { tag: tag.to_owned(), own_name, right_to_left, messages }
    }
}
