//! Controls beside the board of a reviewed game, for steps through the moves, signs and comments,
//! changes of the analysis, and drawings.

use super::messages::send;
use crate::app::Msg;
use crate::app::dialogs::review::{self, ReviewState, TreeStep};
use crate::game::tree::ShapeColor;
use crate::rules::pgn::Glyph;
use crate::ui::buttons::press_callback;
use crate::ui::dialogs::icon::icon;
use crate::words::{Words, choice};
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// Renders the buttons that step through the moves and variations of a reviewed game, and the
/// button that flips the chessboard. Renders nothing until the game has been read.
pub(super) fn steps(review: &ReviewState, words: &Words, on: &Callback<Msg>) -> Html {
    let Some(tree) = review.tree() else { return Html::default() };
    let at = review.at();
    let has_next = tree.next_in_line(at).is_some();
    let is_variation = tree.variation_depth(at) > 0;
    let has_variation = tree.parent(at).is_some_and(|before| tree.children(before).last() != Some(&at));
    let step = |action, name, label, leads, to| {
        icon_button((action, name), label, leads, press_callback(on, send(review::Msg::Step(to))))
    };
    html! {
        <div class="review-steps" role="group" aria-label={words.steps()}>
            { step("first", "first", words.step_first(), !review.is_at_start(), TreeStep::First) }
            { step("previous", "previous", words.step_previous(), !review.is_at_start(), TreeStep::Previous) }
            { step("next", "next", words.step_next(), has_next, TreeStep::Next) }
            { step("last", "last", words.step_last(), has_next, TreeStep::Last) }
            { sign_button(("into-variation", "↳"), words.review_into(), has_variation, press_callback(on, send(review::Msg::Step(TreeStep::IntoVariation)))) }
            { sign_button(("out-of-variation", "↰"), words.review_out(), is_variation, press_callback(on, send(review::Msg::Step(TreeStep::OutOfVariation)))) }
            { icon_button(("flip-review", "flip"), words.flip(), true, press_callback(on, send(review::Msg::Flip))) }
        </div>
    }
}

/// Renders a button of the review dialog with the icon `name`. `action` is the name of the button
/// (`data-action`).
fn icon_button(
    (action, name): (&'static str, &'static str),
    label: &'static str,
    is_enabled: bool,
    onclick: Callback<MouseEvent>,
) -> Html {
    symbol_button(action, label, is_enabled, onclick, icon(name))
}

/// Renders a button of the review dialog that shows the character `sign` instead of an icon.
///
/// `action` is the name of the button (`data-action`), `label` its accessible name.
fn sign_button(
    (action, sign): (&'static str, &'static str),
    label: &'static str,
    is_enabled: bool,
    onclick: Callback<MouseEvent>,
) -> Html {
    symbol_button(action, label, is_enabled, onclick, html! { <span aria-hidden="true">{ sign }</span> })
}

/// Renders a button of the review dialog with the content `symbol`. `action` is the name of the
/// button (`data-action`), `label` its accessible name.
fn symbol_button(
    action: &'static str,
    label: &'static str,
    is_enabled: bool,
    onclick: Callback<MouseEvent>,
    symbol: Html,
) -> Html {
    html! {
        <button key={action} type="button" class="icon-button" data-action={action} aria-label={label} title={label}
            aria-disabled={(!is_enabled).then_some("true")} {onclick}>{ symbol }</button>
    }
}

/// Signs such as `!?` by their PGN number (NAG): first the signs for the quality of a move, then
/// the signs for the position after the move.
const SIGNS: [(u8, choice::ReviewSign); 14] = [
    (1, choice::ReviewSign::Good),
    (2, choice::ReviewSign::Mistake),
    (3, choice::ReviewSign::Brilliant),
    (4, choice::ReviewSign::Blunder),
    (5, choice::ReviewSign::Interesting),
    (6, choice::ReviewSign::Dubious),
    (10, choice::ReviewSign::Equal),
    (13, choice::ReviewSign::Unclear),
    (14, choice::ReviewSign::WhiteSlight),
    (15, choice::ReviewSign::BlackSlight),
    (16, choice::ReviewSign::WhiteBetter),
    (17, choice::ReviewSign::BlackBetter),
    (18, choice::ReviewSign::WhiteWins),
    (19, choice::ReviewSign::BlackWins),
];

/// Renders the fields for the annotation of the shown move: signs such as `!?`, and a comment. The
/// start position has no signs. Renders nothing until the game has been read.
pub(super) fn annotating(review: &ReviewState, words: &Words, on: &Callback<Msg>) -> Html {
    let Some(tree) = review.tree() else { return Html::default() };
    let at = review.at();
    let glyphs = &tree.annotation(at).glyphs;
    let onchange = on.reform(|event: Event| {
        send(review::Msg::Comment(event.target_unchecked_into::<HtmlInputElement>().value()))
    });
    html! {
        <div class="archive-mark" data-noted={tree.path(at).len().to_string()}>
            if !review.is_at_start() {
                <div class="chips review-signs" role="group" aria-label={words.archive_sign()}>
                    { for SIGNS.iter().map(|(number, meaning)| {
                        let glyph = Glyph(*number);
                        let (sign, label) = (glyph.symbol(), words.review_sign(*meaning));
                        html! {
                            <button key={*number} type="button" class="button chip" data-action="note-sign" data-sign={sign}
                                aria-label={label.clone()} title={label} aria-pressed={glyphs.contains(&glyph).to_string()}
                                onclick={press_callback(on, send(review::Msg::Sign(glyph)))}>{ sign }</button>
                        }
                    }) }
                </div>
            }
            <label class="cell">
                <span>{ words.archive_word() }</span>
                <input key={format!("{at:?}")} name="note-word" value={tree.comment(at)} maxlength="4000" autocomplete="off" {onchange} />
            </label>
        </div>
    }
}

/// Renders the buttons that change the analysis: undo, redo, move a variation up, and delete moves.
/// Renders nothing until the game has been read.
pub(super) fn tools(review: &ReviewState, words: &Words, on: &Callback<Msg>) -> Html {
    let Some(tree) = review.tree() else { return Html::default() };
    let (can_undo, can_redo) = tree.can_undo_and_redo();
    let is_added = !review.is_at_start() && !tree.is_played(review.at());
    let does = |action, label: &'static str, is_enabled: bool, msg| {
        html! {
            <button key={action} type="button" class="button" data-action={action}
                aria-disabled={(!is_enabled).then_some("true")} onclick={press_callback(on, send(msg))}>{ label }</button>
        }
    };
    html! {
        <div class="dialog-actions start review-tools">
            { does("review-undo", words.review_undo(), can_undo, review::Msg::Undo) }
            { does("review-redo", words.review_redo(), can_redo, review::Msg::Redo) }
            { does("variation-up", words.review_up(), is_added, review::Msg::MoveVariationUp) }
            { does("delete-moves", words.review_delete(), is_added, review::Msg::Delete) }
        </div>
    }
}

/// Renders the choice of the colour for arrows and circles on the board of a reviewed game, and the
/// button that removes all arrows and circles of the shown position.
pub(super) fn drawing(review: &ReviewState, words: &Words, on: &Callback<Msg>) -> Html {
    html! {
        <div class="review-drawing">
            <div class="chips" role="group" aria-label={words.review_draw()}>
                { for ShapeColor::ALL.iter().map(|color| {
                    let label = words.review_color(color_key(*color));
                    html! {
                        <button key={label.clone()} type="button" class="button chip" data-action="draw-color"
                            data-shape={color.letter().to_string()} aria-label={label.clone()} title={label}
                            aria-pressed={(review.color() == *color).to_string()}
                            onclick={press_callback(on, send(review::Msg::Color(*color)))}><span class="review-color" /></button>
                    }
                }) }
                <button type="button" class="button" data-action="clear-drawings"
                    aria-disabled={review.shapes().is_empty().then_some("true")}
                    onclick={press_callback(on, send(review::Msg::ClearDrawings))}>{ words.review_clear() }</button>
            </div>
            <p class="hint">{ words.review_draw_hint() }</p>
        </div>
    }
}

/// Returns the translation key of the colour of an arrow or circle.
pub(super) fn color_key(color: ShapeColor) -> choice::ShapeColor {
    match color {
        ShapeColor::Green => choice::ShapeColor::Green,
        ShapeColor::Red => choice::ShapeColor::Red,
        ShapeColor::Yellow => choice::ShapeColor::Yellow,
        ShapeColor::Blue => choice::ShapeColor::Blue,
    }
}
