//! The moves in SAN, two to a line.

use super::renders;
use crate::text;
use std::rc::Rc;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct ScoreSheetProps {
    /// The moves played, in SAN.
    pub(crate) sans: Rc<[AttrValue]>,
    /// The number of the first move.
    pub(crate) first_number: u32,
    /// Whether Black moved first.
    pub(crate) black_first: bool,
}

/// The score sheet; it scrolls by itself so that the last move is in sight.
#[component]
pub(crate) fn ScoreSheet(props: &ScoreSheetProps) -> Html {
    renders::note();
    let sheet = use_node_ref();
    {
        let sheet = sheet.clone();
        use_effect_with(props.sans.len(), move |_| {
            if let Some(sheet) = sheet.cast::<web_sys::Element>() {
                sheet.set_scroll_top(sheet.scroll_height());
                sheet.set_scroll_left(sheet.scroll_width());
            }
        });
    }
    let offset = usize::from(props.black_first);
    let plies = props.sans.len();
    let rows = (plies + offset).div_ceil(2);
    let ply = |index: usize| -> Html {
        let Some(index) = index.checked_sub(offset) else {
            return html! { <span class="ply-gap">{ "…" }</span> };
        };
        match props.sans.get(index) {
            None => html! { <span class="ply-gap" /> },
            Some(san) => {
                let last = (index + 1 == plies).then_some("last");
                html! { <span class={classes!("ply", last)} data-ply={(index + 1).to_string()}>{ san }</span> }
            }
        }
    };
    html! {
        <ol class="score-sheet" aria-label={text::SCORE_SHEET} tabindex="0" ref={sheet}>
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
