//! Score sheet beside the board: the moves of the game, with two half-moves to a line.

mod row;
mod scroll;

use super::part::{DrawnPart, ScreenPart};
use super::renders;
use crate::app::Msg;
use crate::app::table::view::{ScoreSheetView, SheetSection};
use crate::app::table::{self, ReviewStep};
use crate::words::Words;
use row::RowPly;
pub(super) use row::{RowView, sheet_row};
pub(super) use scroll::show_current;
use scroll::use_scroll;
use std::rc::Rc;
use web_sys::Element;
use yew::prelude::*;

/// Properties of [`ScoreSheet`], which renders the moves of the game.
#[derive(Properties, PartialEq)]
pub(super) struct ScoreSheetProps {
    pub(super) view: Rc<ScoreSheetView>,
    pub(super) words: Words,
    pub(super) on: Callback<Msg>,
}

/// Renders the score sheet, and scrolls the shown move into view. A tap on a move shows the
/// position after the move.
#[component]
pub(super) fn ScoreSheet(ScoreSheetProps { view, words, on }: &ScoreSheetProps) -> Html {
    renders::count_render("sheet");
    let sheet = use_node_ref();
    use_scroll(&sheet, view.sans.len(), view.ply, view.sections.len());
    let onclick = {
        let (on, resigns) = (on.clone(), view.resigning_player);
        Callback::from(move |event: MouseEvent| {
            let msg = match (sheet_target(&event), resigns) {
                (Some(SheetTarget::Ply(number)), _) => table::Msg::StepReview(ReviewStep::ToPly(number)),
                (Some(SheetTarget::Resigns), Some(by)) => table::Msg::Resign(by),
                _ => return,
            };
            on.emit(msg.into());
        })
    };
    let mut lines = Vec::new();
    for (number, section) in view.sections.iter().enumerate() {
        if number > 0 {
            lines.push(
                html! { <li key={usize::MAX - number} class="put-right">{ words.position_put_right() }</li> },
            );
        }
        draw_section(&mut lines, view, (number, *section), words, on);
    }
    // All lines need a key. If one line had no key, Yew would draw all lines again for each new
    // line.
    if lines.is_empty() {
        lines.push(html! {
            <li key={usize::MAX} class="score-sheet-empty">
                { words.no_moves_yet() }
                <small data-first-step="">{ words.first_step() }</small>
            </li>
        });
    }
    html! {
        <ol class="score-sheet" aria-label={words.score_sheet_label()} ref={sheet} {onclick}>
            { for lines }
        </ol>
    }
}

/// Maximum distance of a drawn move from the shown move, in half-moves. In practice, all moves of a
/// game are drawn.
const MARGIN_PLIES: usize = 600;

/// Renders one section of the score sheet into `lines`, with two half-moves to a line. `number`
/// counts the sections from 0.
///
/// A correction of the position by the arbiter begins a new section. The last section ends with the
/// button that resigns, if a player can resign.
fn draw_section(
    lines: &mut Vec<Html>,
    view: &ScoreSheetView,
    (number, section): (usize, SheetSection),
    words: &Words,
    on: &Callback<Msg>,
) {
    let SheetSection { first_ply: from, number: first, is_black_first: black_first } = section;
    let next = view.sections.get(number + 1).map(|next| next.first_ply);
    let resigns = view.resigning_player.filter(|_| next.is_none());
    let moves = view.sans.get(from..next.unwrap_or(view.sans.len())).unwrap_or_default();
    let offset = usize::from(black_first && (next.is_none() || !moves.is_empty()));
    let rows = (offset + moves.len() + usize::from(resigns.is_some())).div_ceil(2);
    let ply = |place: usize| {
        let Some(index) = place.checked_sub(offset) else { return RowPly::Before };
        match (moves.get(index), resigns) {
            (None, Some(by)) if index == moves.len() => RowPly::Resigns(by),
            (None, _) => RowPly::After,
            (Some(san), _) => {
                let number = from + index + 1;
                let offer = view.offers.contains(&number);
                // Of all moves, the Tab key stops only at the shown move, or at the first move
                // while the start position is shown.
                let stop = number == view.ply.max(1);
                RowPly::Move {
                    number,
                    san: *san,
                    time_used: view.times_used.get(from + index).copied().flatten(),
                    offer,
                    shown: number == view.ply,
                    stop,
                }
            }
        }
    };
    for row in 0..rows {
        // In an extremely long game, only the lines near the shown move are drawn.
        let away = (from + 2 * row).abs_diff(view.ply);
        let key = number * usize::from(u16::MAX) + row;
        if away > MARGIN_PLIES {
            if away <= MARGIN_PLIES + 2 {
                lines.push(html! { <li {key} class="score-sheet-empty">{ "…" }</li> });
            }
            continue;
        }
        let view = RowView {
            number: first as usize + row,
            white: ply(2 * row),
            black: ply(2 * row + 1),
            game: view.is_game,
        };
        lines.push(html! {
            <DrawnPart {key} words={words.clone()} on={on.clone()} part={ScreenPart::Row(view)} />
        });
    }
}

/// Target of a click on the score sheet: a move, or the button that resigns.
enum SheetTarget {
    /// Half-move with this number, counted from 1.
    Ply(usize),
    /// The button that resigns.
    Resigns,
}

/// Returns the target of a click on the score sheet; `None` if the click hit neither a move nor the
/// button that resigns.
fn sheet_target(event: &MouseEvent) -> Option<SheetTarget> {
    let place = event.target_dyn_into::<Element>()?.closest("button").ok()??;
    match place.get_attribute("data-ply").or_else(|| place.get_attribute("data-step")) {
        None => Some(SheetTarget::Resigns),
        Some(number) => number.parse().ok().map(SheetTarget::Ply),
    }
}
