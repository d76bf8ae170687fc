//! What screen readers are told.

use super::renders;
use crate::app::{Answer, Said, Told};
use crate::words::Words;
use yew::prelude::*;

/// Has the words for an answer to a question about the board.
pub(super) type Wording = fn(&Words, &Answer) -> String;

/// The status region. Answers to questions about the board wait for the part that has the words for them. The same words twice running get a trailing space, or they would not be read again.
pub(super) fn announce(told: &Told, wording: Option<Wording>, words: &Words) -> Html {
    renders::note("announce");
    let said = |said: &Said| match said {
        Said::Answer(answer) => wording.map(|wording| wording(words, answer)).unwrap_or_default(),
        said => super::wording::said(words, said),
    };
    let sentences: Vec<_> = told.said.iter().map(said).collect();
    let codes: Vec<_> = told.said.iter().map(|said| said.code()).collect();
    html! {
        <p role="status" class="visually-hidden" data-said={codes.join(" ")}>
            { sentences.join(" ") }{ if told.again { " " } else { "" } }
        </p>
    }
}
