//! A task on a board of its own: the same board as that of the game, with the same hand and keys.

use crate::app::dialogs::learn::{Learn, Msg, TASKS, Verdict};
use crate::app::seating::Orientation;
use crate::app::table;
use crate::app::table::view::{BoardView, MoveBy, PieceView};
use crate::app::{self, dialogs};
use crate::rules::{Bitboard, Square};
use crate::ui::board::Board;
use crate::ui::press::{aside, press};
use crate::words::Words;
use std::rc::Rc;
use yew::prelude::*;

/// What is asked for, the board, what came of the last move, and the way to the other tasks.
pub(super) fn lesson(learn: &Learn, words: &Words, on: &Callback<app::Msg>) -> Html {
    let task = &TASKS[learn.task];
    let go = |to: usize| press(on, send(Msg::Task(to)));
    let next = (learn.task + 1) % TASKS.len();
    let total = TASKS.len();
    let solved = learn.solved.iter().filter(|solved| **solved).count();
    html! {
        <section class="lesson" data-task={task.name} data-step={learn.step.to_string()}>
            <h4>{ words.learn_task_number(&(learn.task + 1), &total) }</h4>
            <p class="asked" aria-live="polite">{ words.task(task.name) }</p>
            <Board key={task.name} view={Rc::new(board(learn))} words={words.clone()} on={heard(learn.cursor, on)} />
            <p class="said" role="status" data-verdict={learn.verdict.map(Verdict::code)}>
                { learn.verdict.map(|verdict| words.verdict(verdict.code())) }
                if learn.again { { " " } }
            </p>
            <div class="dialog-actions start">
                { aside("again", None, words.learn_again(), false, go(learn.task)) }
                { aside("next-task", None, words.learn_next(), false, go(next)) }
            </div>
            <p class="hint">{ words.learn_board_hint() }</p>
            <div class="tasks">
                { for learn.solved.iter().enumerate().map(|(number, solved)| html! {
                    <button key={number} type="button" class="button" data-action="task" data-number={(number + 1).to_string()}
                        data-solved={solved.then_some("")} aria-current={(number == learn.task).then_some("true")}
                        aria-label={words.learn_task_button(*solved, &(number + 1))} onclick={go(number)}>
                        { number + 1 }
                        if *solved { <span aria-hidden="true">{ " ✓" }</span> }
                    </button>
                }) }
            </div>
            <p class="hint" data-solved-count={solved.to_string()}>{ words.learn_solved_count(&solved, &total) }</p>
        </section>
    }
}

fn send(msg: Msg) -> dialogs::Msg {
    dialogs::Msg::Learn(msg)
}

/// What is done on this board is done in the task, not in the game.
fn heard(cursor: Square, on: &Callback<app::Msg>) -> Callback<app::Msg> {
    let on = on.clone();
    Callback::from(move |msg: app::Msg| {
        let app::Msg::Table(msg) = msg else { return };
        let msg = match msg {
            table::Msg::Press(square) => Msg::Press(square),
            table::Msg::Drop { from, to } => Msg::Drop { from, to },
            table::Msg::Deselect | table::Msg::Off(_) => Msg::Deselect,
            table::Msg::Promote(role) => Msg::Promote(Some(role)),
            table::Msg::CancelPromotion => Msg::Promote(None),
            table::Msg::Here(square) => Msg::Cursor(square),
            table::Msg::Step(step) => Msg::Cursor(step.from(cursor, Orientation::White)),
            table::Msg::Jump(table::Jump::Rank(rank)) => Msg::Cursor(Square::new(cursor.file(), rank)),
            table::Msg::Jump(table::Jump::File(file)) => Msg::Cursor(Square::new(file, cursor.rank())),
            _ => return,
        };
        on.emit(send(msg).into());
    })
}

fn board(learn: &Learn) -> BoardView {
    let position = &learn.position;
    let moves = learn.moves();
    let set = |squares: &mut dyn Iterator<Item = Square>| squares.collect::<Bitboard>();
    let pieces = position.pieces().map(|(on, piece)| {
        let at = learn.promotion.filter(|(from, _)| *from == on).map_or(on, |(_, to)| to);
        PieceView { id: on.index() as u32, piece, on, at }
    });
    BoardView {
        orientation: Orientation::White,
        turned: None,
        fen: position.to_fen(),
        turn: position.turn(),
        pieces: pieces.collect(),
        movable: set(&mut Square::ALL.into_iter().filter(|square| learn.is_movable(*square))),
        selected: learn.selected,
        targets: set(&mut moves.iter().map(|mv| mv.to())),
        also: Bitboard::EMPTY,
        captures: set(&mut moves.iter().filter(|mv| position.captured_by(**mv).is_some()).map(|mv| mv.to())),
        last_move: set(&mut learn.last_move.into_iter().flat_map(|mv| [mv.from(), mv.to()])),
        check: position.is_check().then(|| position.king(position.turn())),
        pointed_out: Bitboard::EMPTY,
        declared: Bitboard::EMPTY,
        cursor: learn.cursor,
        promotion: learn.promotion.map(|(_, to)| to),
        by: MoveBy::Both,
    }
}
