//! The moves as the score sheet has them, two to a line.

mod row;

use super::part::{Part, PartOf};
use super::renders;
use crate::app::Msg;
use crate::app::table::view::SheetView;
use crate::app::table::{self, Look};
use crate::words::Words;
use row::Ply;
pub(super) use row::{RowView, row};
use std::rc::Rc;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(super) struct ScoreSheetProps {
    pub(super) view: Rc<SheetView>,
    pub(super) words: Words,
    pub(super) on: Callback<Msg>,
}

/// The score sheet; it scrolls by itself so that the move shown is in sight. A tap on a move shows its position.
#[component]
pub(super) fn ScoreSheet(ScoreSheetProps { view, words, on }: &ScoreSheetProps) -> Html {
    renders::note("sheet");
    let sheet = use_node_ref();
    {
        let sheet = sheet.clone();
        use_effect_with((view.sans.len(), view.at), move |(plies, at)| {
            if let Some(sheet) = sheet.cast::<HtmlElement>() {
                show_current(&sheet, at == plies);
            }
        });
    }
    let onclick = {
        let on = on.clone();
        Callback::from(move |event: MouseEvent| {
            if let Some(number) = tapped(&event) {
                on.emit(table::Msg::Look(Look::Step(number)).into());
            }
        })
    };
    let offset = usize::from(view.black_first);
    let rows = (view.sans.len() + offset).div_ceil(2);
    // One stop of the Tab key for the whole sheet.
    let stop = view.at.max(1);
    let ply = |place: usize| {
        let Some(index) = place.checked_sub(offset) else { return Ply::Before };
        match view.sans.get(index) {
            None => Ply::After,
            Some(san) => {
                let number = index + 1;
                let offer = view.offers.contains(&number);
                Ply::Move { number, san: *san, offer, shown: number == view.at, stop: number == stop }
            }
        }
    };
    html! {
        <ol class="score-sheet" aria-label={words.score_sheet_label()} ref={sheet} {onclick}>
            if rows == 0 {
                <li class="score-sheet-empty">{ words.no_moves_yet() }</li>
            }
            { for (0..rows).map(|row| html! {
                <PartOf key={row} words={words.clone()} on={on.clone()} part={Part::Row(RowView {
                    number: view.first_number as usize + row,
                    white: ply(2 * row),
                    black: ply(2 * row + 1),
                    game: view.game,
                })} />
            }) }
        </ol>
    }
}

/// The number of the half-move that was tapped, if one was.
fn tapped(event: &MouseEvent) -> Option<usize> {
    let ply = event.target_dyn_into::<Element>()?.closest("[data-ply], [data-step]").ok()??;
    ply.get_attribute("data-ply").or_else(|| ply.get_attribute("data-step"))?.parse().ok()
}

/// Scrolls the move shown into sight; if the keyboard is in the sheet, it goes there too.
fn show_current(sheet: &HtmlElement, at_the_end: bool) {
    let current = sheet.query_selector("[tabindex=\"0\"]").ok().flatten();
    if let Some(current) =
        current.and_then(|element| wasm_bindgen::JsCast::dyn_into::<HtmlElement>(element).ok())
    {
        if sheet.query_selector(":focus").is_ok_and(|focused| focused.is_some()) {
            // A move that refuses the focus leaves it where it was.
            let _ = current.focus();
        }
        let (inner, outer) = (current.get_bounding_client_rect(), sheet.get_bounding_client_rect());
        let (above, below) = (inner.top() - outer.top(), inner.bottom() - outer.bottom());
        if above < 0.0 {
            sheet.set_scroll_top(sheet.scroll_top() + above as i32);
        } else if below > 0.0 {
            sheet.set_scroll_top(sheet.scroll_top() + below.ceil() as i32);
        }
    }
    if at_the_end {
        sheet.set_scroll_top(sheet.scroll_height());
    }
}
