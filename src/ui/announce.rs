//! What screen readers are told.

use super::dialogs_part::Rare;
use super::names::side;
use super::renders;
use crate::app::{Said, Told};
use crate::rules::Color;
use crate::words::Words;
use yew::prelude::*;

/// The status region. What is rare waits for the words for it. The same words twice running get a trailing space, or they
/// would not be read again.
pub(super) fn announce(told: &Told, to: Option<Color>, rare: Option<&dyn Rare>, words: &Words) -> Html {
    renders::note("announce");
    let said = |said: &Said| super::wording::said(words, said, rare);
    let sentences: Vec<_> = told.said.iter().map(said).collect();
    let codes: Vec<_> = told.said.iter().map(|said| said.code()).collect();
    html! {
        <p role="status" class="visually-hidden" data-said={codes.join(" ")}
            data-side={to.map(side)} lang={to.map(|_| words.language().tag())}>
            { sentences.join(" ") }{ if told.again { " " } else { "" } }
        </p>
    }
}
