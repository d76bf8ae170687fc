//! Scrolling list of the saved games. The list renders only the rows near the visible range,
//! because the list may be very long.

use super::row::game_row;
use crate::app::dialogs::games;
use crate::app::dialogs::games::GamesView;
use crate::app::{Msg, dialogs};
use crate::words::Words;
use std::ops::Range;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

/// Number of rows of the list of saved games that are rendered above and below the visible rows.
const MARGIN_ROWS: usize = 8;

/// Number of rows of the list of saved games that are rendered before the visible range is known.
const FIRST_ROWS: usize = 24;

/// Properties of the scrolling list of saved games.
#[derive(Properties, PartialEq)]
pub(super) struct GameListProps {
    /// Content above the list.
    pub(super) above: Html,
    pub(super) view: GamesView,
    pub(super) words: Words,
    pub(super) on: Callback<Msg>,
}

/// Renders the scrolling area of the dialog with all saved games: the content `above` the list, and
/// the rows of the list in and near the visible range.
#[component]
pub(super) fn GameRows(GameListProps { above, view, words, on }: &GameListProps) -> Html {
    let (body, list) = (use_node_ref(), use_node_ref());
    let sight = use_state_eq(|| 0..FIRST_ROWS);
    let list_shown = view.list.as_ref().and_then(|list| list.get::<games::ArchiveState>()?.list.as_ref());
    let hits = list_shown.and_then(|list| list.hits.clone());
    let rows = list_shown.map(|list| list.rows.clone());
    let total = hits.as_ref().map_or_else(|| rows.as_ref().map_or(0, |rows| rows.len()), |hits| hits.len());
    let look = {
        let (body, list, sight) = (body.clone(), list.clone(), sight.clone());
        move || {
            if let (Some(body), Some(list)) = (body.cast::<Element>(), list.cast::<Element>()) {
                sight.set(visible_rows(&body, &list));
            }
        }
    };
    let drawn = sight.start.min(total)..sight.end.min(total);
    {
        let list = list.clone();
        // Reserves the height of the rows that are not drawn, before the visible range is measured.
        use_effect_with((drawn.start, total - drawn.end, rows.is_some()), move |(above, below, _)| {
            set_spacer_rows(&list, *above, *below);
        });
    }
    {
        let look = look.clone();
        // Measures again when the first rows appear, because the measurement needs their height,
        // and when the number of rows changes.
        use_effect_with((total, drawn.is_empty()), move |_| look());
    }
    let numbers: Vec<usize> =
        drawn.clone().map(|place| hits.as_ref().map_or(place, |hits| hits[place])).collect();
    let missing = numbers
        .iter()
        .copied()
        .find(|number| rows.as_ref().is_some_and(|rows| rows.get(*number).is_some_and(Option::is_none)));
    {
        let on = on.clone();
        use_effect_with(missing, move |missing| {
            if let Some(number) = *missing {
                on.emit(dialogs::Msg::Games(games::Msg::RowInView(number)).into());
            }
        });
    }
    let row = |(place, number): (usize, usize)| {
        let row = rows.as_ref().and_then(|rows| rows.get(number)?.as_deref());
        game_row(number, row, (place + 1, total), view, words, on)
    };
    html! {
        <div class="dialog-body" ref={body} onscroll={move |_: Event| look()}>
            { above.clone() }
            if rows.is_some() {
                <ol class="games" ref={list}>
                    { for drawn.clone().zip(numbers).map(row) }
                </ol>
            }
        </div>
    }
}

/// Reserves height in the list of saved games for rows that are not rendered: `above` rows above
/// the rendered rows, and `below` rows below them.
fn set_spacer_rows(list: &NodeRef, above: usize, below: usize) {
    let Some(style) = list.cast::<HtmlElement>().map(|list| list.style()) else { return };
    for (name, rows) in [("--above", above), ("--below", below)] {
        // If the style cannot be set, the list is as high as the drawn rows.
        let _ = style.set_property(name, &rows.to_string());
    }
}

/// Returns the range of rows of the saved-games list to render: the visible rows, and a margin
/// above and below them.
///
/// All rows have the same height. `body` is the element that scrolls and contains `list`. If no row
/// is rendered, returns the first rows. No row is rendered, for example, if a search shortens the
/// list so much that the list ends above the visible part.
fn visible_rows(body: &Element, list: &Element) -> Range<usize> {
    let Some(row) = list.first_element_child() else { return 0..FIRST_ROWS };
    let row = row.get_bounding_client_rect().height().max(1.0);
    let (outer, inner) = (body.get_bounding_client_rect(), list.get_bounding_client_rect());
    let place = |from_top: f64| (from_top / row).max(0.0) as usize;
    let first = place(outer.top() - inner.top()).saturating_sub(MARGIN_ROWS);
    let last = place(outer.bottom() - inner.top()) + 1 + MARGIN_ROWS;
    first..last
}
