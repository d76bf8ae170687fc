//! Announcements for screen readers.

use super::names::side_name;
use super::renders;
use crate::app::{Announcement, AnnouncementItem};
use crate::rules::Color;
use crate::words::Words;
use yew::prelude::*;

/// Renders the region whose text screen readers read aloud, for the player `to` or for both. `told`
/// are the announcements, `text` converts one to a sentence. A repeated announcement gets a
/// trailing space, or it would not be read again.
pub(super) fn status_region(
    told: &Announcement,
    to: Option<Color>,
    text: impl Fn(&AnnouncementItem) -> String,
    words: &Words,
) -> Html {
    renders::count_render("announce");
    let sentences: Vec<_> = told.items.iter().map(text).collect();
    let codes: Vec<_> = told.items.iter().map(|said| said.code()).collect();
    html! {
        <p role="status" class="visually-hidden" data-said={codes.join(" ")}
            data-side={to.map(side_name)} lang={to.map(|_| words.language().tag())}>
            { sentences.join(" ") }{ if told.is_repeated { " " } else { "" } }
        </p>
    }
}
