//! List of the moves of a reviewed game: the main line in two columns, variations indented below
//! the moves that they replace.

use super::messages::send;
use crate::app::Msg;
use crate::app::dialogs::review::{self, LineMove, SheetLine, VariationStart};
use crate::game::tree::NodeId;
use crate::game::{ClockDisplay, NumberedSan};
use crate::rules::San;
use crate::ui::buttons::press_callback;
use crate::ui::score_sheet::show_current;
use crate::words::Words;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

/// Number of lines in a block of the move list. A step to another move renders at most two blocks,
/// and the browser lays out only the blocks in view. The style sheet estimates the height of a
/// block from this number.
const BLOCK_LINES: usize = 20;

/// Properties of the list of moves and variations of a reviewed game.
#[derive(Properties, PartialEq)]
pub(super) struct ReviewLinesProps {
    pub(super) lines: Rc<Vec<SheetLine>>,
    pub(super) at: NodeId,
    pub(super) words: Words,
    pub(super) on: Callback<Msg>,
}

/// Renders the moves and variations of a reviewed game, and scrolls the shown move into view.
///
/// The list is a `div` with the role of a list, because the HTML element `ol` cannot contain
/// blocks.
#[component]
pub(super) fn ReviewLines(ReviewLinesProps { lines, at, words, on }: &ReviewLinesProps) -> Html {
    let list = use_node_ref();
    {
        let list = list.clone();
        use_effect_with((*at, lines.len()), move |_| {
            if let Some(list) = list.cast::<HtmlElement>() {
                restore_focus(&list);
                show_current(list, false);
            }
        });
    }
    {
        // The shown move gets the focus when the list appears, so that arrow keys step through the
        // moves at once.
        let list = list.clone();
        use_effect_with((), move |()| {
            if let Some(list) = list.cast::<HtmlElement>() {
                focus_shown_move(&list);
            }
        });
    }
    let is_start = *at == NodeId::START;
    let blocks = use_memo(lines.clone(), |lines| {
        lines.chunks(BLOCK_LINES).map(Rc::<[SheetLine]>::from).collect::<Vec<_>>()
    });
    html! {
        <div class="review-lines" role="list" aria-label={words.review_moves()} ref={list}>
            // Yew uses the keys of the blocks only if all siblings have a key. Without this key,
            // Yew would render all blocks again when a block is added or removed.
            <div key="start" role="listitem" class="review-start">
                <button type="button" class="ply" data-action="review-start" aria-current={is_start.then_some("true")}
                    tabindex={if is_start { "0" } else { "-1" }} onclick={press_callback(on, send(review::Msg::GoTo(NodeId::START)))}>
                    { words.place_start() }
                </button>
            </div>
            { for blocks.iter().enumerate().map(|(index, lines)| {
                let shown = Some(*at).filter(|at| lines.iter().any(|line| shows_move(line, *at)));
                html! { <LineBlock key={index} lines={lines.clone()} {shown} words={words.clone()} on={on.clone()} /> }
            }) }
        </div>
    }
}

/// Moves the focus to the shown move of a reviewed game if no element has the focus, so that arrow
/// keys still step through the moves. The browser drops the focus when the focused move is deleted,
/// or when the line with this move goes to another block.
fn restore_focus(list: &HtmlElement) {
    let active = list.owner_document().and_then(|document| document.active_element());
    if active.is_none_or(|active| active.tag_name() == "BODY") {
        focus_shown_move(list);
    }
}

/// Moves the focus to the shown move in the move list of a reviewed game.
fn focus_shown_move(list: &HtmlElement) {
    let shown = list.query_selector("[aria-current]").ok().flatten();
    if let Some(shown) = shown.and_then(|shown| shown.dyn_into::<HtmlElement>().ok()) {
        // If the call fails, the focus does not move.
        let _ = shown.focus();
    }
}

/// Properties of a block of lines in the move list of a reviewed game.
#[derive(Properties, PartialEq)]
struct LineBlockProps {
    lines: Rc<[SheetLine]>,
    /// The shown move, if it is in the block.
    shown: Option<NodeId>,
    words: Words,
    on: Callback<Msg>,
}

/// Renders a block of lines in the move list of a reviewed game. After a step to another move, the
/// block is rendered again only if the shown move enters, leaves or changes within the block.
#[component]
fn LineBlock(LineBlockProps { lines, shown, words, on }: &LineBlockProps) -> Html {
    html! { <div class="review-block">{ for lines.iter().map(|line| review_line(line, *shown, words, on)) }</div> }
}

/// Returns a Yew key for a line of the move list of a reviewed game. Each line has a different key.
fn key_of(line: &SheetLine) -> String {
    match line {
        SheetLine::Main { white, black, .. } => {
            let first = white.as_ref().or(black.as_ref()).map(|mv| mv.node);
            format!("m{first:?}")
        }
        SheetLine::Comment(node, _) => format!("c{node:?}"),
        SheetLine::Variation { moves, .. } => format!("v{:?}", moves.first().map(|mv| mv.node)),
    }
}

/// Whether this line of the move list of a reviewed game contains the move `node`.
fn shows_move(line: &SheetLine, node: NodeId) -> bool {
    match line {
        SheetLine::Main { white, black, .. } => white.iter().chain(black).any(|mv| mv.node == node),
        SheetLine::Comment(..) => false,
        SheetLine::Variation { moves, .. } => moves.iter().any(|mv| mv.node == node),
    }
}

/// Renders one line of the move list of a reviewed game. `shown` is the move whose resulting
/// position is on the board.
fn review_line(line: &SheetLine, shown: Option<NodeId>, words: &Words, on: &Callback<Msg>) -> Html {
    let key = key_of(line);
    let button = |mv: &LineMove| move_button(mv, shown == Some(mv.node), words, on);
    match line {
        SheetLine::Main { number, white, black } => html! {
            <div {key} role="listitem" class="move-row">
                <span class="move-number">{ words.number_text(number) }</span>
                { white.as_ref().map_or_else(|| html! { <span class="ply-gap">{ "…" }</span> }, button) }
                { black.as_ref().map_or_else(|| html! { <span class="ply-gap" /> }, button) }
            </div>
        },
        SheetLine::Comment(_, text) => {
            html! { <div {key} role="listitem" class="review-comment" data-note-word="">{ text }</div> }
        }
        SheetLine::Variation { depth, begins, moves } => {
            // Deeper variations have the indentation of depth 6.
            let depth = (*depth).min(6).to_string();
            html! {
                <div {key} role="listitem" class="review-variation" data-depth={depth}>
                    if let Some((begins, first)) = begins.as_ref().zip(moves.first()) {
                        { fold_button(*begins, first.san, words, on) }
                    }
                    { for moves.iter().map(|mv| html! {
                        <>
                            if !mv.comment_before.is_empty() { <span class="review-comment">{ &mv.comment_before }</span> }
                            { button(mv) }
                            if !mv.comment.is_empty() { <span class="review-comment" data-note-word="">{ &mv.comment }</span> }
                        </>
                    }) }
                    if let Some(folded) = begins.filter(|begins| begins.is_folded && begins.length > 1) {
                        <span class="ply-gap">{ words.number_text(&format_args!("… +{}", folded.length - 1)) }</span>
                    }
                </div>
            }
        }
    }
}

/// Renders the button that folds or unfolds a variation of a reviewed game. The accessible name of
/// the button contains the first move of the variation (`san`) and the number of half-moves in the
/// variation.
fn fold_button(begins: VariationStart, san: San, words: &Words, on: &Callback<Msg>) -> Html {
    let name = AttrValue::from(words.review_variation(&words.spoken_begin(san), begins.length as u64));
    html! {
        <button type="button" class="review-fold" data-action="fold-variation" aria-expanded={(!begins.is_folded).to_string()}
            aria-label={name.clone()} title={name} onclick={press_callback(on, send(review::Msg::Fold(begins.first)))}>
            <span aria-hidden="true">{ if begins.is_folded { "+" } else { "−" } }</span>
        </button>
    }
}

/// Renders a move of a reviewed game with its signs, such as `!?`. The button has a move number
/// unless the line or the move before already shows the number. A dot follows if the position after
/// the move has arrows or circles. `is_shown` is true if the board shows the position after the
/// move.
fn move_button(mv: &LineMove, is_shown: bool, words: &Words, on: &Callback<Msg>) -> Html {
    let san = words.san_text(mv.san);
    let signs: String =
        mv.signs.iter().map(|sign| sign.symbol().map_or_else(|| sign.to_string(), str::to_owned)).collect();
    let text = match mv.number {
        Some((number, color)) => words.numbered_move_text(NumberedSan { number, color, san: mv.san }),
        None => san,
    };
    let used = mv.time_used.map(|used| ClockDisplay::in_seconds(used).to_string());
    html! {
        <button type="button" class="ply" data-action="note-move" data-used={used} aria-current={is_shown.then_some("true")}
            tabindex={if is_shown { "0" } else { "-1" }} onclick={press_callback(on, send(review::Msg::GoTo(mv.node)))}>
            { text }{ signs }if mv.has_shapes { <span class="review-dot" aria-hidden="true">{ "•" }</span> }
        </button>
    }
}
