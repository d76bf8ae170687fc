//! List of the moves of an analysed game: the main line in two columns, variations indented below
//! the moves that they replace.

use super::messages::send;
use crate::app::Msg;
use crate::app::dialogs::review::{self, LineMove, SheetLine, VariationStart};
use crate::app::ptr_eq_rc::PtrEqRc;
use crate::game::tree::{GameTree, NodeId};
use crate::game::{ClockDisplay, NumberedSan};
use crate::ui::buttons::press_callback;
use crate::ui::score_sheet::show_current;
use crate::words::Words;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;
use yew::virtual_dom::Key;

/// Properties of the list of moves and variations of an analysed game.
#[derive(Properties, PartialEq)]
pub(super) struct ReviewLinesProps {
    pub(super) lines: Rc<Vec<SheetLine>>,
    pub(super) at: NodeId,
    pub(super) tree: Option<PtrEqRc<GameTree>>,
    pub(super) words: Words,
    pub(super) on: Callback<Msg>,
}

/// Renders the moves and variations of an analysed game, and scrolls the shown move into view.
#[component]
pub(super) fn ReviewLines(ReviewLinesProps { lines, at, tree, words, on }: &ReviewLinesProps) -> Html {
    let list = use_node_ref();
    {
        let list = list.clone();
        use_effect_with((*at, lines.len()), move |_| {
            if let Some(list) = list.cast::<HtmlElement>() {
                show_current(list, false);
            }
        });
    }
    {
        // The shown move gets the focus when the list appears, so that arrow keys step through the
        // moves at once.
        let list = list.clone();
        use_effect_with((), move |()| {
            let shown =
                list.cast::<HtmlElement>().and_then(|list| list.query_selector("[aria-current]").ok()?);
            if let Some(shown) = shown.and_then(|shown| shown.dyn_into::<HtmlElement>().ok()) {
                // If the move refuses the focus, the focus stays where it was.
                let _ = shown.focus();
            }
        });
    }
    let is_start = *at == NodeId::START;
    // A step to another move changes no line, and a long game has a thousand of them.
    let rows = use_memo((lines.clone(), tree.clone(), words.clone()), |(lines, tree, words)| {
        lines.iter().map(|line| Row::new(line, tree.as_deref(), words)).collect::<Vec<_>>()
    });
    html! {
        <ol class="review-lines" aria-label={words.review_moves()} ref={list}>
            <li class="review-start">
                <button type="button" class="ply" data-action="review-start" aria-current={is_start.then_some("true")}
                    tabindex={if is_start { "0" } else { "-1" }} onclick={press_callback(on, send(review::Msg::GoTo(NodeId::START)))}>
                    { words.place_start() }
                </button>
            </li>
            { for rows.iter().map(|Row { key, line, begin }| {
                let shown = Some(*at).filter(|at| shows_move(line, *at));
                html! {
                    <ReviewLine key={Key::from(key.clone())} line={line.clone()} {shown} begin={begin.clone()} words={words.clone()} on={on.clone()} />
                }
            }) }
        </ol>
    }
}

/// Line of the move list of an analysed game, as it is passed to Yew.
struct Row {
    /// Yew key, which no other line has.
    key: Rc<str>,
    line: Rc<SheetLine>,
    /// The name of the variation that begins with the line; `None` if none does.
    begin: Option<AttrValue>,
}

impl Row {
    /// Prepares a line of the move list of an analysed game.
    fn new(line: &SheetLine, tree: Option<&GameTree>, words: &Words) -> Row {
        let begin = variation_name(line, tree, words).map(AttrValue::from);
        Row { key: key_of(line).into(), line: Rc::new(line.clone()), begin }
    }
}

/// Returns the name of the variation that begins with this line of the move list, for screen
/// readers and the tooltip.
///
/// `None` if no variation begins with the line.
fn variation_name(line: &SheetLine, tree: Option<&GameTree>, words: &Words) -> Option<String> {
    let SheetLine::Variation { begins: Some(begins), .. } = line else { return None };
    let tree = tree?;
    let before = tree.position(tree.parent(begins.first)?);
    let begin = words.spoken_begin(before, tree.move_at(begins.first)?);
    Some(words.review_variation(&begin, begins.length as u64))
}

/// Returns a Yew key for a line of the move list of an analysed game, which no other line has.
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

/// Whether the move `node` is shown in this line of the move list of an analysed game.
fn shows_move(line: &SheetLine, node: NodeId) -> bool {
    match line {
        SheetLine::Main { white, black, .. } => white.iter().chain(black).any(|mv| mv.node == node),
        SheetLine::Comment(..) => false,
        SheetLine::Variation { moves, .. } => moves.iter().any(|mv| mv.node == node),
    }
}

/// Properties of one line of moves of an analysed game.
#[derive(Properties, PartialEq)]
struct ReviewLineProps {
    line: Rc<SheetLine>,
    /// The shown move, if it is in the line.
    shown: Option<NodeId>,
    /// The name of the variation that begins with the line; `None` if none does.
    begin: Option<AttrValue>,
    words: Words,
    on: Callback<Msg>,
}

/// Renders one line of the move list of an analysed game; Yew renders it again only if its
/// properties change.
///
/// `shown` is the move whose position is on the board, `begin` the name of the variation that
/// begins with the line.
#[component]
fn ReviewLine(ReviewLineProps { line, shown, begin, words, on }: &ReviewLineProps) -> Html {
    let button = |mv: &LineMove| move_button(mv, *shown == Some(mv.node), words, on);
    match &**line {
        SheetLine::Main { number, white, black } => html! {
            <li class="move-row">
                <span class="move-number">{ number }</span>
                { white.as_ref().map_or_else(|| html! { <span class="ply-gap">{ "…" }</span> }, button) }
                { black.as_ref().map_or_else(|| html! { <span class="ply-gap" /> }, button) }
            </li>
        },
        SheetLine::Comment(_, text) => html! { <li class="review-comment" data-note-word="">{ text }</li> },
        SheetLine::Variation { depth, begins, moves } => {
            // The indentation stops growing at this depth.
            let depth = (*depth).min(6).to_string();
            html! {
                <li class="review-variation" data-depth={depth}>
                    if let Some(begins) = begins {
                        { fold_button(*begins, begin.clone(), on) }
                    }
                    { for moves.iter().map(|mv| html! {
                        <>
                            if !mv.comment_before.is_empty() { <span class="review-comment">{ &mv.comment_before }</span> }
                            { button(mv) }
                            if !mv.comment.is_empty() { <span class="review-comment" data-note-word="">{ &mv.comment }</span> }
                        </>
                    }) }
                    if let Some(folded) = begins.filter(|begins| begins.is_folded && begins.length > 1) {
                        <span class="ply-gap">{ format!("… +{}", folded.length - 1) }</span>
                    }
                </li>
            }
        }
    }
}

/// Renders the button that folds or unfolds a variation of an analysed game. `name` is the
/// variation's name for screen readers.
fn fold_button(begins: VariationStart, name: Option<AttrValue>, on: &Callback<Msg>) -> Html {
    html! {
        <button type="button" class="review-fold" data-action="fold-variation" aria-expanded={(!begins.is_folded).to_string()}
            aria-label={name.clone()} title={name} onclick={press_callback(on, send(review::Msg::Fold(begins.first)))}>
            <span aria-hidden="true">{ if begins.is_folded { "+" } else { "−" } }</span>
        </button>
    }
}

/// Renders a move of an analysed game with its signs, such as `!?`. The move number is left out if
/// the row or the move before shows it. A dot follows if the position after the move has arrows or
/// circles. `is_shown`: the board shows the position after the move.
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
