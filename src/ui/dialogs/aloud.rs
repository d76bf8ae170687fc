//! The words for what is said aloud.

use super::rare::AllRare;
use crate::app::SpokenLine;
use crate::ui::wording::said;
use crate::words::Words;

/// What is said, as a sentence.
pub fn said_aloud(words: &Words, line: &SpokenLine) -> String {
    match line {
        SpokenLine::Said(told) => said(words, told, Some(&AllRare)),
        SpokenLine::Check => words.spoken_check().to_owned(),
        SpokenLine::Typed(text, fault) => words.typed_fault(text, fault),
    }
}
