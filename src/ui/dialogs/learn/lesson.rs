//! Exercise on the rules of chess, on a separate chessboard with the same dragging and keys as
//! during a game.

use super::messages::send;
use crate::app;
use crate::app::dialogs::learn::{EXERCISES, ExerciseVerdict, Learn, Msg};
use crate::app::table;
use crate::app::table::view::BoardView;
use crate::rules::Square;
use crate::ui::board::BoardComponent;
use crate::ui::buttons::{button, form_button, press_callback};
use crate::words::Words;
use std::rc::Rc;
use yew::prelude::*;

/// Renders an exercise on a chessboard, the verdict on the last move, and the buttons that restart
/// this exercise or open the next exercise.
pub(super) fn lesson_view(learn: &Learn, words: &Words, on: &Callback<app::Msg>) -> Html {
    let exercise = &EXERCISES[learn.exercise];
    let go = |to: usize| press_callback(on, send(Msg::OpenExercise(to)));
    let next = (learn.exercise + 1) % EXERCISES.len();
    let total = EXERCISES.len();
    let is_solved = learn.goal().is_none();
    let solved = learn.solved_count();
    html! {
        <section class="lesson" data-task={exercise.name} data-step={learn.step.to_string()}>
            <p class="asked" aria-live="polite">{ words.exercise_text(exercise.name) }</p>
            <BoardComponent key={exercise.name} view={Rc::new(lesson_board(learn))} words={words.clone()} on={lesson_message(on)} />
            <p class="said" role="status" data-verdict={learn.verdict.map(ExerciseVerdict::code)}>
                { learn.verdict.map(|verdict| words.exercise_comment(verdict.code())) }
                if learn.repeats_verdict { { " " } }
            </p>
            <div class="dialog-actions start">
                { form_button("again", None, words.learn_again(), false, go(learn.exercise)) }
                { button(if is_solved { "button primary" } else { "button" }, "next-task", words.learn_next(), go(next)) }
            </div>
            <p class="hint">{ words.learn_board_hint() }</p>
            <p class="hint" data-solved-count={solved.to_string()}>{ words.learn_solved_count(&solved, &total) }</p>
        </section>
    }
}

/// Returns the callback for the chessboard of an exercise: turns board messages into moves of the
/// exercise instead of the game.
fn lesson_message(on: &Callback<app::Msg>) -> Callback<app::Msg> {
    let on = on.clone();
    Callback::from(move |msg: app::Msg| {
        let app::Msg::Table(msg) = msg else { return };
        let msg = match msg {
            table::Msg::Press(square) => Msg::Press(square),
            table::Msg::Drop { from, to } => Msg::Drop { from, to },
            table::Msg::Deselect | table::Msg::DropOutside(_) => Msg::Deselect,
            table::Msg::Promote(role) => Msg::Promote(Some(role)),
            table::Msg::CancelPromotion => Msg::Promote(None),
            msg => match msg.requested_cursor_move() {
                Some(by) => Msg::Cursor(by),
                None => return,
            },
        };
        on.emit(send(msg).into());
    })
}

/// Returns what the chessboard of an exercise on the rules shows: the position, the selected piece,
/// and the moves of this piece.
fn lesson_board(learn: &Learn) -> BoardView {
    let position = &learn.position;
    let moves = learn.moves();
    let captures = moves.iter().filter(|mv| position.captured_by(**mv).is_some());
    let mut view = BoardView {
        movable: Square::ALL.into_iter().filter(|square| learn.is_movable(*square)).collect(),
        selected: learn.selected,
        targets: moves.iter().map(|mv| mv.to()).collect(),
        captures: captures.map(|mv| mv.to()).collect(),
        cursor: learn.cursor,
        promotion: learn.promotion.map(|(_, to)| to),
        ..BoardView::of_position(position, learn.last_move)
    };
    if let Some((from, to)) = learn.promotion {
        view.pieces.iter_mut().filter(|piece| piece.square == from).for_each(|piece| piece.drawn_square = to);
    }
    view
}
