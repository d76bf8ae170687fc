//! The computer's evaluation beside the board of a reviewed game: who stands better, and the best
//! lines.

use super::messages::send;
use crate::app::Msg;
use crate::app::dialogs::review::{self, Evaluation, EvaluationProgress, ReviewState};
use crate::game::NumberedSan;
use crate::opponent::StudyResult;
use crate::rules::{Color, Position};
use crate::ui::buttons::press_callback;
use crate::words::Words;
use yew::prelude::*;

/// Renders the switch that turns the computer's evaluation on and off. While the evaluation is on,
/// also renders the switch between one and three lines, a bar that shows who stands better, and the
/// best lines. Renders nothing until the game has been read.
pub(super) fn evaluation(review: &ReviewState, words: &Words, on: &Callback<Msg>) -> Html {
    let Some(position) = review.position() else { return Html::default() };
    let evaluation = review.evaluation();
    let switch = |action, label: &'static str, is_on: bool, msg| {
        html! {
            <button key={action} type="button" class="button chip" data-action={action} aria-pressed={is_on.to_string()}
                onclick={press_callback(on, send(msg))}>{ label }</button>
        }
    };
    let many = evaluation.is_some_and(Evaluation::has_many_lines);
    html! {
        <div class="review-computer" data-evaluation={evaluation.map(state_code)}>
            <div class="chips">
                { switch("evaluate", words.review_computer(), evaluation.is_some(), review::Msg::ToggleEvaluation) }
                if evaluation.is_some() {
                    { switch("more-lines", words.review_three_lines(), many, review::Msg::ToggleLineCount) }
                }
            </div>
            { evaluation.map(|evaluation| lines(evaluation, position, words, on)) }
        </div>
    }
}

/// Returns the state of the computer's evaluation as the value of an HTML attribute.
fn state_code(evaluation: &Evaluation) -> &'static str {
    match evaluation.progress() {
        EvaluationProgress::Searching => "searching",
        EvaluationProgress::Over => "over",
        EvaluationProgress::Unavailable => "unavailable",
    }
}

/// Renders the computer's best lines with their search depth, and a bar that shows who stands
/// better. If there is no line, renders a text that says why.
fn lines(evaluation: &Evaluation, position: &Position, words: &Words, on: &Callback<Msg>) -> Html {
    let Some(best) = evaluation.lines().first() else {
        let text = match evaluation.progress() {
            EvaluationProgress::Searching => words.coach_thinking(),
            EvaluationProgress::Over => words.review_no_move(),
            EvaluationProgress::Unavailable => words.review_no_evaluation(),
        };
        return html! { <p class="hint">{ text }</p> };
    };
    let turn = position.turn();
    let chance = evaluation.white_chance(position).unwrap_or(500);
    let line = |(index, line): (usize, &StudyResult)| {
        let text = words.line_text(&NumberedSan::of_line(position, &line.line));
        html! {
            <li key={index}>
                <button type="button" class="ply" data-action="add-line" data-score={white_score(line, turn).to_string()}
                    title={words.review_add_line()} onclick={press_callback(on, send(review::Msg::AddLine(index)))}>
                    <b>{ words.number_text(&score_text(line, turn)) }</b>{ " " }{ text }
                </button>
            </li>
        }
    };
    html! {
        <>
            <svg class="evaluation-bar" role="img" aria-label={words.review_chance(&((chance + 5) / 10))}
                viewBox="0 0 1000 10" preserveAspectRatio="none">
                <rect width="1000" height="10" fill="#444" />
                <rect width={chance.to_string()} height="10" fill="#f4f4f4" />
            </svg>
            <ol class="evaluation-lines">{ for evaluation.lines().iter().enumerate().map(line) }</ol>
            <p class="hint" data-depth={best.depth.to_string()}>{ words.review_depth(&best.depth) }</p>
        </>
    }
}

/// Returns the score of a line from White's side, in hundredths of a pawn. `turn` is the side to
/// move.
fn white_score(line: &StudyResult, turn: Color) -> i32 {
    turn.by_color(line.score, -line.score)
}

/// Formats the score of a line from White's side, as chess programs write it: `+0.34` in pawns,
/// `#3` for a mate by White in three moves, `#−3` for a mate by Black in three moves. `turn` is the
/// side to move.
fn score_text(line: &StudyResult, turn: Color) -> String {
    let sign = |value: i32, plus| match value {
        0 => "",
        value if value > 0 => plus,
        _ => "−",
    };
    if let Some(moves) = line.moves_to_mate() {
        let moves = turn.by_color(moves, -moves);
        return format!("#{}{}", sign(moves, ""), moves.abs());
    }
    let score = white_score(line, turn);
    format!("{}{}.{:02}", sign(score, "+"), score.abs() / 100, score.abs() % 100)
}
