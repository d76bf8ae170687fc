//! The moves in SAN, two to a line.

use super::renders;
use crate::app::{Look, Msg};
use crate::text;
use std::rc::Rc;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct ScoreSheetProps {
    /// The moves, in SAN.
    pub(crate) sans: Rc<[AttrValue]>,
    /// The number of the first move.
    pub(crate) first_number: u32,
    /// Whether Black moved first.
    pub(crate) black_first: bool,
    /// After how many of them the position shown stands.
    pub(crate) at: usize,
    /// Whether these are the moves of a game, and not of a line that was never played.
    pub(crate) game: bool,
    pub(crate) on: Callback<Msg>,
}

/// The score sheet; it scrolls by itself so that the move shown is in sight. A tap on a move shows its position.
#[component]
pub(crate) fn ScoreSheet(props: &ScoreSheetProps) -> Html {
    renders::note();
    let sheet = use_node_ref();
    {
        let sheet = sheet.clone();
        use_effect_with((props.sans.len(), props.at), move |(plies, at)| {
            if let Some(sheet) = sheet.cast::<HtmlElement>() {
                show_current(&sheet, at == plies);
            }
        });
    }
    let onclick = {
        let on = props.on.clone();
        Callback::from(move |event: MouseEvent| {
            if let Some(number) = tapped(&event) {
                on.emit(Msg::Look(Look::Step(number)));
            }
        })
    };
    let offset = usize::from(props.black_first);
    let plies = props.sans.len();
    let rows = (plies + offset).div_ceil(2);
    // One stop of the Tab key for the whole sheet.
    let stop = props.at.max(1);
    let ply = |index: usize| -> Html {
        let Some(index) = index.checked_sub(offset) else {
            return html! { <span class="ply-gap">{ "…" }</span> };
        };
        match props.sans.get(index) {
            None => html! { <span class="ply-gap" /> },
            Some(san) => {
                let number = index + 1;
                let name = |is: bool| is.then(|| number.to_string());
                html! {
                    <button class="ply" data-ply={name(props.game)} data-step={name(!props.game)}
                        aria-current={(number == props.at).then_some("true")}
                        tabindex={if number == stop { "0" } else { "-1" }}>{ san }</button>
                }
            }
        }
    };
    html! {
        <ol class="score-sheet" aria-label={text::SCORE_SHEET} ref={sheet} {onclick}>
            if rows == 0 {
                <li class="score-sheet-empty">{ text::NO_MOVES_YET }</li>
            }
            { for (0..rows).map(|row| html! {
                <li key={row} class="move-row">
                    <span class="move-number">{ props.first_number as usize + row }</span>
                    { ply(2 * row) }
                    { ply(2 * row + 1) }
                </li>
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
