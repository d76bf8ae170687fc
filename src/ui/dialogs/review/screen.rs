//! Code that renders the review of a game, and a handle to that code.
//!
//! Only the constructor of the handle refers directly to the code. Any other direct reference would
//! link the code into the part of the program that is loaded first.

use super::board::ReviewBoard;
use super::board_view::review_board_view;
use super::charts::{charts, time_of_shown_move};
use super::drawings::described;
use super::evaluation::evaluation;
use super::lines::ReviewLines;
use super::messages::send;
use super::panel::{annotating, drawing, steps, tools};
use crate::app::dialogs::review::{self, LineChart, LoadedReview, ReviewDialogView, ReviewState, TreeStep};
use crate::app::table::view::PointerMode;
use crate::app::{self, key_character};
use crate::ui::buttons::{button, press_callback};
use crate::words::{Words, choice};
use std::rc::Rc;
use web_sys::{Element, HtmlInputElement};
use yew::prelude::*;

/// A handle to the code that renders the review of a game. That code is loaded on demand.
#[derive(Clone)]
pub struct ReviewScreen(Rc<dyn ReviewPart>);

/// Functions of the code that renders the review of a game.
///
/// This is a trait because a direct call would link that code into the part of the program that is
/// loaded first.
trait ReviewPart {
    /// Creates the state with which the review dialog opens, before its game has been read.
    fn begin(&self) -> LoadedReview;
    /// Renders the content of the review dialog.
    fn draw(&self, view: &ReviewDialogView, words: &Words, on: &Callback<app::Msg>) -> Html;
}

/// The code that renders the review of a game; implements [`ReviewPart`].
struct LoadedReviewPart;

impl ReviewPart for LoadedReviewPart {
    /// Creates the state with which the review dialog opens, before its game has been read.
    fn begin(&self) -> LoadedReview {
        ReviewState::empty_content()
    }

    /// Renders the content of the review dialog.
    fn draw(&self, view: &ReviewDialogView, words: &Words, on: &Callback<app::Msg>) -> Html {
        screen(view, words, on)
    }
}

impl ReviewScreen {
    /// Creates a handle to the code that renders the review of a game.
    #[allow(clippy::new_without_default)]
    pub fn new() -> ReviewScreen {
        ReviewScreen(Rc::new(LoadedReviewPart))
    }

    /// Creates the state with which the review dialog opens, before its game has been read.
    pub(super) fn begin(&self) -> LoadedReview {
        self.0.begin()
    }

    /// Renders the content of the review dialog.
    pub(super) fn draw(&self, view: &ReviewDialogView, words: &Words, on: &Callback<app::Msg>) -> Html {
        self.0.draw(view, words, on)
    }
}

/// Renders the content of the review dialog: the chessboard, and beside it the moves, annotations
/// and tools.
fn screen(view: &ReviewDialogView, words: &Words, on: &Callback<app::Msg>) -> Html {
    let review = view.content.as_ref().and_then(|content| content.get::<ReviewState>());
    let mode = PointerMode::of_settings(&view.appearance);
    let shown = review.and_then(|review| Some((review, review_board_view(review, mode)?)));
    let chart = review.and_then(ReviewState::chart);
    html! {
        <>
            <div class="dialog-body review" data-noting="" onkeydown={keyboard(on)}>
                if let Some((review, board)) = shown {
                    <ReviewBoard board={Rc::new(board)} shapes={review.shapes()} color={review.color()}
                        words={words.clone()} on={on.clone()} />
                    <div class="review-side">
                        <h3>{ words.game_title(&review.headers(), review.score()) }</h3>
                        { steps(review, words, on) }
                        { evaluation(review, words, on) }
                        { chart.as_ref().map(|chart| charts(chart, words, on)) }
                        { review_fault_text(review, words) }
                        <p class="visually-hidden" role="status">{ screen_reader_place(review, chart.as_ref(), words) }</p>
                        <ReviewLines lines={review.lines().clone()} at={review.at()} words={words.clone()} on={on.clone()} />
                        { annotating(review, words, on) }
                        { tools(review, words, on) }
                        { drawing(review, words, on) }
                        { tags(review, words, on) }
                        <p class="hint">{ words.review_hint() }{ " " }{ words.review_keys() }</p>
                    </div>
                } else if let Some(review) = review {
                    { review_fault_text(review, words) }
                }
            </div>
            <div class="dialog-actions">
                if review.is_some_and(|review| review.tree().is_some()) {
                    { button("button", "save-game", words.save_game(), press_callback(on, send(review::Msg::SavePgn))) }
                }
                { button("button primary", "notes-done", words.archive_notes_done(), press_callback(on, send(review::Msg::Done))) }
            </div>
        </>
    }
}

/// Renders the error message of the review dialog: why the game cannot be reviewed, or why the
/// last change was refused. Renders nothing if there is no error.
fn review_fault_text(review: &ReviewState, words: &Words) -> Html {
    let Some(code) = review.fault().map(|fault| fault.code()) else { return Html::default() };
    let text = match code {
        "not-read" => words.not_read().to_owned(),
        "in-progress" => words.review_fault(choice::ReviewFault::InProgress),
        "too-many-moves" => words.review_fault(choice::ReviewFault::Many),
        "too-long" => words.review_fault(choice::ReviewFault::Long),
        _ => words.review_fault(choice::ReviewFault::Played),
    };
    html! { <p class="fault" role="alert" data-fault={code}>{ text }</p> }
}

/// Returns a text for screen readers about the shown position of a reviewed game. The text names
/// the last move with the time used, or the start position, and then the arrows and circles. Empty
/// until the game has been read.
fn screen_reader_place(review: &ReviewState, chart: Option<&LineChart>, words: &Words) -> String {
    let Some(tree) = review.tree() else { return String::new() };
    let at = review.at();
    let drawn = described(&review.shapes(), words);
    let Some((before, mv)) = tree.parent(at).zip(tree.move_at(at)) else {
        return if drawn.is_empty() { words.place_start().to_owned() } else { words.spoken_start(&drawn) };
    };
    let before = tree.position(before);
    let spoken = words.spoken_line_move(before, mv);
    let mut place = words.spoken_place(u64::from(before.fullmove_number()), &spoken);
    if let Some(time) = chart.and_then(|chart| time_of_shown_move(chart, words)) {
        place = words.sentences(&place, &time);
    }
    if drawn.is_empty() { place } else { words.sentences(&place, &drawn) }
}

/// Renders the text field for the tags of a reviewed game, separated by commas. The search for
/// saved games finds a game by its tags.
fn tags(review: &ReviewState, words: &Words, on: &Callback<app::Msg>) -> Html {
    let onchange = on.reform(|event: Event| {
        send(review::Msg::Tags(event.target_unchecked_into::<HtmlInputElement>().value()))
    });
    html! {
        <label class="cell">
            <span>{ words.archive_tags() }</span>
            <input name="tags" value={review.tags().join(", ")} placeholder={words.archive_tags_hint()}
                maxlength="500" autocomplete="off" {onchange} />
        </label>
    }
}

/// Returns the key listener of the review dialog, which ignores keys in form fields. Comma, period,
/// arrow keys, Home and End step through the moves; Delete deletes moves; Ctrl+Z and Ctrl+Y undo
/// and redo. While the chessboard has the focus, the listener handles only comma, period, undo,
/// redo, and C, which draws at the keyboard cursor.
fn keyboard(on: &Callback<app::Msg>) -> Callback<KeyboardEvent> {
    let on = on.clone();
    Callback::from(move |event: KeyboardEvent| {
        let target = event.target_dyn_into::<Element>();
        let is_within =
            |selector| target.as_ref().is_some_and(|it| it.closest(selector).ok().flatten().is_some());
        if is_within("input, select, textarea") || event.alt_key() {
            return;
        }
        let is_command = event.ctrl_key() || event.meta_key();
        let is_on_board = is_within("[data-board]");
        let key = event.key();
        let character = key_character(&key, &event.code(), event.shift_key());
        let msg = match (key.as_str(), character) {
            (_, Some('z')) if is_command && event.shift_key() => review::Msg::Redo,
            (_, Some('z')) if is_command => review::Msg::Undo,
            (_, Some('y')) if is_command => review::Msg::Redo,
            _ if is_command => return,
            (_, Some(',')) => review::Msg::Step(TreeStep::Previous),
            (_, Some('.')) => review::Msg::Step(TreeStep::Next),
            (_, Some('c')) if is_on_board => review::Msg::DrawAtCursor,
            _ if is_on_board => return,
            ("ArrowLeft", _) => review::Msg::Step(TreeStep::Previous),
            ("ArrowRight", _) => review::Msg::Step(TreeStep::Next),
            ("ArrowDown", _) => review::Msg::Step(TreeStep::IntoVariation),
            ("ArrowUp", _) => review::Msg::Step(TreeStep::OutOfVariation),
            ("Home", _) => review::Msg::Step(TreeStep::First),
            ("End", _) => review::Msg::Step(TreeStep::Last),
            ("Delete", _) => review::Msg::Delete,
            _ => return,
        };
        event.prevent_default();
        on.emit(send(msg));
    })
}
