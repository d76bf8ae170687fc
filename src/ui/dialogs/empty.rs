//! What a dialog shows in place of an empty list.

use yew::prelude::*;

/// A list that can be empty. Each list has its own picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum EmptyList {
    /// The saved games.
    Games,
    /// The games that a search has found.
    Search,
    /// The tournaments.
    Tournaments,
    /// The saved players.
    Players,
}

impl EmptyList {
    /// Returns the name of the list for tests and style sheets, and the SVG path of its picture.
    const fn name_and_path(self) -> (&'static str, &'static str) {
        match self {
            // A score sheet with a pawn in front.
            EmptyList::Games => (
                "games",
                "M22 8h38v50H22zM30 20h22M30 30h22M30 40h10M68 34a7 7 0 1 1 .1 0M62 36h12M65 36q1 14-7 20h20q-8-6-7-20M55 64h26v-8H55z",
            ),
            // A magnifying glass over squares of a board.
            EmptyList::Search => {
                ("search", "M16 12h44v44H16zM16 34h44M38 12v44M62 46a13 13 0 1 1 .1 0M71 43l13 15")
            }
            // A cup.
            EmptyList::Tournaments => (
                "tournaments",
                "M32 8h32v18q0 16-16 18-16-2-16-18zM32 14H20q0 16 13 18M64 14h12q0 16-13 18M48 44v12M36 64q0-8 12-8t12 8z",
            ),
            // Two people.
            EmptyList::Players => (
                "players",
                "M34 30a10 10 0 1 1 .1 0M16 62q0-24 18-24t18 24zM62 26a8 8 0 1 1 .1 0M58 35q20-4 22 23H62",
            ),
        }
    }
}

/// Renders the replacement for an empty list: a picture, a sentence that says why the list is empty
/// or what it will contain, and the button for the next step.
pub(super) fn empty_list(list: EmptyList, sentence: Html, button: Html) -> Html {
    let (name, path) = list.name_and_path();
    html! {
        <div class="empty" data-empty={name}>
            <svg viewBox="0 0 96 72" aria-hidden="true"><path d={path} /></svg>
            { sentence }
            { button }
        </div>
    }
}
