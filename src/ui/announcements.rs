//! Live regions of the page, whose announcements screen readers read aloud.

use super::names::side_name;
use super::renders;
use crate::app::{Announcement, AnnouncementItem};
use crate::rules::Color;
use crate::words::Words;
use yew::prelude::*;

/// Renders the live region whose text screen readers read aloud.
///
/// The text is for the player `to`, or for both players if `to` is `None`. `text` converts an item
/// of `announcement` to a sentence. If the same items are announced again, a trailing space changes
/// the text, because screen readers do not read an unchanged text again.
pub(super) fn status_region(
    announcement: &Announcement,
    to: Option<Color>,
    text: impl Fn(&AnnouncementItem) -> String,
    words: &Words,
) -> Html {
    renders::count_render("announce");
    let sentences: Vec<_> = announcement.items.iter().map(text).collect();
    let codes: Vec<_> = announcement.items.iter().map(|said| said.code()).collect();
    html! {
        <p role="status" class="visually-hidden" data-said={codes.join(" ")}
            data-side={to.map(side_name)} lang={to.map(|_| words.language().tag())}>
            { sentences.join(" ") }{ if announcement.is_repeated { " " } else { "" } }
        </p>
    }
}
