//! The coach, which gives hints step by step and reviews a finished game. The coach appears in the
//! score sheet dialog and, in games against the computer, beside the score sheet.

use super::curve::evaluation_curve;
use super::use_lazy::use_lazy;
use crate::app::dialogs::Kind;
use crate::app::ptr_eq_rc::PtrEqRc;
use crate::app::table::view::BoardView;
use crate::app::{
    BoardRegion, ChosenMistake, CoachReview, CoachView, Hint, HintContent, Msg, PageMsg, ReviewedGame, coach,
};
use crate::lazy::Lazy;
use crate::openings::Openings;
use crate::opponent::{Mistake, MistakeCost};
use crate::rules::Color;
use crate::ui::board::BoardComponent;
use crate::ui::buttons::{form_button, press_callback};
use crate::ui::names::side_name;
use crate::words::{Words, choice};
use std::rc::Rc;
use web_sys::Element;
use yew::prelude::*;

/// Place where the coach (hints and game review) appears: beside the chessboard, or in the score
/// sheet dialog.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum CoachPlace {
    /// Beside the board, in a game against the computer: hints, and the button that requests the
    /// review.
    Board,
    /// At the head of the score sheet dialog: the review, or the button that requests the review.
    Head,
    /// In the row of buttons at the foot of the score sheet dialog: the hint.
    Foot,
}

/// Properties of the component that renders the coach: hints and game review.
#[derive(Properties, PartialEq)]
pub(super) struct CoachProps {
    pub(super) view: Rc<CoachView>,
    /// Names of openings.
    pub(super) book: Lazy<PtrEqRc<Openings>>,
    pub(super) at: CoachPlace,
    pub(super) words: Words,
    pub(super) on: Callback<Msg>,
}

/// Renders the coach: hints, the review of the game, or the button that requests a review.
///
/// The place `at` decides what is shown (see [`CoachPlace`]).
#[component]
pub(super) fn Coach(CoachProps { view, book, at, words, on }: &CoachProps) -> Html {
    let by_the_board = *at == CoachPlace::Board;
    if by_the_board && !view.has_opponent {
        return Html::default();
    }
    let review = {
        let on = on.clone();
        Callback::from(move |_: MouseEvent| {
            on.emit(coach::Msg::AskReview.into());
            if by_the_board {
                on.emit(PageMsg::OpenDialog(Kind::Sheet).into());
            }
        })
    };
    html! {
        <>
            if view.can_ask_hint && *at != CoachPlace::Head {
                <div class="coach" data-coach="hint">
                    { hint_panel(view.hint.as_ref(), view.is_unrated, words, press_callback(on, coach::Msg::AskHint)) }
                </div>
            }
            if view.can_ask_review && *at != CoachPlace::Foot && (by_the_board || view.review.is_none()) {
                <div class="coach" data-coach="back">{ form_button("look-back", None, words.coach_back(), false, review) }</div>
            }
            if let Some(review) = view.review.as_ref().filter(|_| *at == CoachPlace::Head) {
                { review_progress(review, view.chosen_mistake, book, words, on) }
            }
        </>
    }
}

/// Renders the steps of the hint given so far, and the button for the next step. `more` handles a
/// press on the button. If `is_unrated`, the panel says that the hint makes the game unrated.
fn hint_panel(hint: Option<&Hint>, is_unrated: bool, words: &Words, more: Callback<MouseEvent>) -> Html {
    let label = match hint {
        Some(Hint::Revealed(1 | 2, _)) => words.coach_more(),
        _ => words.coach_hint(),
    };
    let steps = match hint {
        Some(Hint::Revealed(steps, _)) => *steps,
        _ => 0,
    };
    let waits = matches!(hint, Some(Hint::Thinking)) || steps > 2;
    html! {
        <>
            { form_button("hint", None, label, waits, more) }
            <p role="status" data-hint={steps.to_string()}>{ match hint {
                None => String::new(),
                Some(Hint::Thinking) => words.coach_thinking().to_owned(),
                Some(Hint::Unavailable) => words.coach_missing().to_owned(),
                Some(Hint::Revealed(steps, clue)) => hint_text(*steps, clue, words),
            } }</p>
            if is_unrated {
                <p role="status" data-unrated="">{ words.coach_unrated() }</p>
            }
        </>
    }
}

/// Returns the text of step number `steps` of a hint:
/// 1. the region of the chessboard with its corner squares, and the number of moves to a mate, if
///    any;
/// 2. the piece;
/// 3. the move by its two squares, `d4–e5`, or a promotion as the score sheet writes it.
fn hint_text(steps: u8, clue: &HintContent, words: &Words) -> String {
    let (square, piece) = clue.piece;
    match steps {
        1 => {
            let place = match clue.region {
                BoardRegion::OwnKing => choice::Place::OwnKing,
                BoardRegion::OtherKing => choice::Place::OtherKing,
                BoardRegion::KingSide => choice::Place::KingSide,
                BoardRegion::QueenSide => choice::Place::QueenSide,
                BoardRegion::Centre => choice::Place::Centre,
            };
            let squares = match clue.region_corners() {
                (first, last) if first == last => first.to_string(),
                (first, last) => format!("{first}–{last}"),
            };
            let place = words.coach_where(place, &squares);
            match clue.mate_in {
                Some(moves) => words.sentences(&words.coach_mate(&moves), &place),
                None => place,
            }
        }
        2 => words.coach_piece(&words.square_name(square, Some(piece))),
        _ if clue.san.promotion().is_some() => words.coach_move(&words.san_text(clue.san)),
        _ => words.coach_move(&format!("{square}–{}", clue.to)),
    }
}

/// Renders the coach's review of a finished game (the mistakes and better moves), or the progress
/// of the analysis.
///
/// `chosen` is the mistake whose better moves are shown; `book` holds the names of openings.
fn review_progress(
    review: &CoachReview,
    chosen: Option<ChosenMistake>,
    book: &Lazy<PtrEqRc<Openings>>,
    words: &Words,
    on: &Callback<Msg>,
) -> Html {
    html! {
        <section class="back" data-coach="story">
            <h3>{ words.coach_back() }</h3>
            { match review {
                CoachReview::InProgress(seen, of) => html! {
                    <div class="dialog-actions start" data-looked={seen.len().to_string()}>
                        <progress aria-label={words.coach_reading()} value={seen.len().to_string()} max={of.to_string()} />
                        { form_button("stop-looking", None, words.cancel(), false, press_callback(on, coach::Msg::Stop)) }
                    </div>
                },
                CoachReview::Unavailable => html! { <p role="status">{ words.coach_no_review() }</p> },
                CoachReview::Finished(review) => html! {
                    <ReviewDetails review={review.clone()} {chosen} book={book.clone()} words={words.clone()} on={on.clone()} />
                },
            } }
        </section>
    }
}

/// Properties of [`ReviewDetails`], which shows the coach's review of a game.
#[derive(Properties, PartialEq)]
struct ReviewProps {
    review: Rc<ReviewedGame>,
    chosen: Option<ChosenMistake>,
    book: Lazy<PtrEqRc<Openings>>,
    words: Words,
    on: Callback<Msg>,
}

/// Renders the coach's review of a game: the opening, the evaluation curve, the mistakes of both
/// sides, and the better line of the chosen mistake on a chessboard.
#[component]
fn ReviewDetails(ReviewProps { review, chosen, book, words, on }: &ReviewProps) -> Html {
    let names = use_lazy(book, |_| {});
    let lesson = use_node_ref();
    {
        // The lists of mistakes are above the board, so the choice of a mistake scrolls the board
        // into view.
        let lesson = lesson.clone();
        use_effect_with(chosen.map(|chosen| (chosen.color, chosen.index)), move |_| {
            scroll_into_view(&lesson)
        });
    }
    let choose = |chosen: ChosenMistake| press_callback(on, coach::Msg::ShowMistake(chosen));
    let button = |color: Color, number: usize, mistake: &Mistake| {
        let (again, chosen_now) = (lesson.clone(), choose(ChosenMistake { color, index: number, steps: 0 }));
        let choose = Callback::from(move |event| {
            chosen_now.emit(event);
            scroll_into_view(&again);
        });
        let is_chosen = chosen.is_some_and(|chosen| (chosen.color, chosen.index) == (color, number));
        html! {
            <li key={number}>
                <button type="button" class="button" data-action="slip" data-ply={mistake.ply.to_string()}
                    data-cost={cost_attribute(mistake.cost)} aria-pressed={is_chosen.to_string()} onclick={choose}>
                    <b>{ words.numbered_san(&review.game, mistake.ply + 1) }</b>{ " " }{ mistake_item(mistake, words) }
                </button>
            </li>
        }
    };
    let player = |color: Color| {
        let (mistakes, mates) =
            (&review.mistakes.mistakes[color.index()], &review.mistakes.missed_mates[color.index()]);
        html! {
            <div key={side_name(color)} data-slips={side_name(color)}>
                <h4>{ words.side(color) }</h4>
                if let Some(ply) = review.mistakes.unwinnable_from_ply(color) {
                    <p data-hopeless={ply.to_string()}>{ unwinnable_since(review, ply, words, |last| words.coach_no_more(last)) }</p>
                }
                if mistakes.is_empty() { <p class="hint">{ words.coach_none() }</p> }
                <ol>{ for mistakes.iter().enumerate().map(|(number, mistake)| button(color, number, mistake)) }</ol>
                if !mates.is_empty() {
                    <h5>{ words.coach_mates() }</h5>
                    <ol data-mates="">{
                        for mates.iter().enumerate().map(|(number, mistake)| button(color, mistakes.len() + number, mistake))
                    }</ol>
                }
            </div>
        }
    };
    let chances: Vec<_> = review.mistakes.chances.iter().copied().map(Some).collect();
    html! {
        <>
            { names.as_ref().map(|names| opening_and_departure(review, names, words)) }
            { evaluation_curve(&chances, None, words) }
            if let Some(ply) = review.mistakes.dead_from_ply() {
                <p data-dead={ply.to_string()}>{ unwinnable_since(review, ply, words, |last| words.coach_dead(last)) }</p>
            }
            { for Color::ALL.into_iter().map(player) }
            { better_line(review, *chosen, &lesson, words, on) }
        </>
    }
}

/// Renders the name of the opening, and the first move of the game after the moves of the opening.
/// Renders nothing if the game has no named opening.
fn opening_and_departure(review: &ReviewedGame, names: &Openings, words: &Words) -> Html {
    let Some((ply, opening)) = review.opening(names) else { return Html::default() };
    html! {
        <p data-coach="opening" data-opening={opening.code.to_owned()} data-left={ply.to_string()}>
            <span lang="en">{ opening.code }{ " " }{ opening.name }{ "." }</span>
            if let Some(next) = words.numbered_san(&review.game, ply + 1) { { " " }{ words.coach_left(&next) } }
        </p>
    }
}

/// Renders a chessboard on which the user steps through the better moves for the chosen mistake;
/// `None` if no mistake is chosen.
///
/// `lesson` receives the rendered element, so that the caller can scroll the element into view.
fn better_line(
    review: &ReviewedGame,
    chosen: Option<ChosenMistake>,
    lesson: &NodeRef,
    words: &Words,
    on: &Callback<Msg>,
) -> Option<Html> {
    let chosen = chosen?;
    let (mistake, steps) = (review.find_mistake(chosen)?, chosen.steps);
    let (position, sans) = review.better_line(mistake.ply, &mistake.better_line, steps)?;
    let step = |steps| press_callback(on, coach::Msg::ShowMistake(ChosenMistake { steps, ..chosen }));
    let last = steps.checked_sub(1).map(|at| mistake.better_line[at]);
    Some(html! {
        <div class="lesson" data-line={steps.to_string()} ref={lesson.clone()}>
            <p>{ words.coach_better(&words.line_text(&sans)) }</p>
            <BoardComponent key="better" view={Rc::new(BoardView::of_position(&position, last))}
                words={words.clone()} on={Callback::noop()} />
            <div class="dialog-actions start">
                { form_button("line-previous", None, words.step_previous(), steps == 0, step(steps.saturating_sub(1))) }
                { form_button("line-next", None, words.step_next(), steps >= mistake.better_line.len(), step(steps + 1)) }
            </div>
        </div>
    })
}

/// Scrolls the element with the better line of a mistake into view, if it exists.
fn scroll_into_view(lesson: &NodeRef) {
    if let Some(lesson) = lesson.cast::<Element>() {
        lesson.scroll_into_view_with_bool(false);
    }
}

/// Returns a sentence that names the move after which a player, or both, could not mate any more.
/// If mate was impossible from the start, the sentence says so.
///
/// `ply` is the number of that half-move, counted from 1. `to_sentence` makes the sentence from the
/// move as text.
fn unwinnable_since(
    review: &ReviewedGame,
    ply: usize,
    words: &Words,
    to_sentence: impl Fn(&String) -> String,
) -> String {
    let last = words.numbered_san(&review.game, ply).filter(|_| ply > review.mistakes.first_ply);
    last.map_or_else(|| words.coach_never().to_owned(), |last| to_sentence(&last))
}

/// Returns the kind of a mistake as the value of an HTML attribute, such as `missed-mate`.
fn cost_attribute(cost: MistakeCost) -> &'static str {
    match cost {
        MistakeCost::MissedMate(_) => "missed-mate",
        MistakeCost::AllowedMate(_) => "let-mate",
        MistakeCost::Stalemate => "stalemate",
        MistakeCost::LostPiece(_) => "lost",
        MistakeCost::MissedCapture(_) => "missed-taking",
        MistakeCost::OtherLoss => "worse",
    }
}

/// Returns the text for a mistake in the coach's review of a game.
///
/// For a missed mate, an allowed mate and a stalemate, the text only names the mistake. For any
/// other mistake, the text also contains the loss of winning chances in percent.
fn mistake_item(mistake: &Mistake, words: &Words) -> String {
    let said = match mistake.cost {
        MistakeCost::MissedMate(moves) => return words.coach_missed_mate(&moves),
        MistakeCost::AllowedMate(moves) => return words.coach_let_mate(&moves),
        MistakeCost::Stalemate => return words.coach_stalemate().to_owned(),
        MistakeCost::LostPiece(piece) => words.coach_lost(piece.color.other(), piece.role),
        MistakeCost::MissedCapture(piece) => words.coach_missed_taking(piece.role),
        MistakeCost::OtherLoss => words.coach_worse().to_owned(),
    };
    words.sentences(&said, &words.coach_chance(&((mistake.chance_lost + 5) / 10)))
}
