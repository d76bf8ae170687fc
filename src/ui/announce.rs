//! What screen readers are told.

use super::{renders, wording};
use crate::app::Told;
use crate::words::Words;
use yew::prelude::*;

/// The status region. The same words twice running get a trailing space, or they would not be read again.
pub(super) fn announce(told: &Told, words: &Words) -> Html {
    renders::note("announce");
    let sentences: Vec<_> = told.said.iter().map(|said| wording::said(words, said)).collect();
    let codes: Vec<_> = told.said.iter().map(|said| said.code()).collect();
    html! {
        <p role="status" class="visually-hidden" data-said={codes.join(" ")}>
            { sentences.join(" ") }{ if told.again { " " } else { "" } }
        </p>
    }
}
