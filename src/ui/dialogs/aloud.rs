//! The words for what is said aloud.

use super::rare::rare;
use crate::app::Line;
use crate::ui::wording::said;
use crate::words::Words;

/// What is said, as a sentence.
pub fn said_aloud(words: &Words, line: &Line) -> String {
    match line {
        Line::Said(told) => said(words, told, Some(rare())),
        Line::Check => words.spoken_check().to_owned(),
        Line::Typed(text, fault) => words.typed_fault(text, fault),
    }
}
