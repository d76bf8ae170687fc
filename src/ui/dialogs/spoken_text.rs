//! Sentences that the page speaks aloud.

use super::wording::announcement_text;
use crate::app::SpokenLine;
use crate::words::Words;

/// Returns the sentence for a line to be spoken, such as an announced move, in the language of
/// `words`.
pub fn spoken_text(words: &Words, line: &SpokenLine) -> String {
    match line {
        SpokenLine::Item(told) => announcement_text(words, told, &Default::default()),
        SpokenLine::Check => words.spoken_check().to_owned(),
        SpokenLine::TypingError(text, fault) => words.typed_fault(text, fault),
    }
}
