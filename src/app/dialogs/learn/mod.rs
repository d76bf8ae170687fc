//! The rules to read, and a course of tasks to play.
//!
//! | file | what it answers |
//! |---|---|
//! | `task` | what do the tasks ask for, and does a move do it? |
//! | `sets` | what differs between the published sets of rules? |

mod sets;
mod task;

pub use sets::{RuleDifference, differences};
pub use task::{ExerciseGoal, Step, TASKS, Task};

use super::context::DialogContext;
use super::screen::Screen;
use crate::app::context::Context;
use crate::app::effect::FocusTarget;
use crate::app::update::Update;
use crate::game::{HouseRules, TimeControl};
use crate::rules::{Move, Position, Role, Square};

/// The dialog: one task is on its board.
#[derive(Clone, Debug, PartialEq)]
pub struct Learn {
    /// The number of the task, from 0.
    pub task: usize,
    /// Which tasks are solved.
    pub solved: [bool; TASKS.len()],
    /// What is on the board.
    pub position: Position,
    /// How many steps of the task are done.
    pub step: usize,
    /// The last move there.
    pub last_move: Option<Move>,
    /// The square of the piece in hand.
    pub selected: Option<Square>,
    /// A pawn that waits for its new role: from where, to where.
    pub promotion: Option<(Square, Square)>,
    /// The keyboard's place.
    pub cursor: Square,
    /// What came of the last move.
    pub verdict: Option<Verdict>,
    /// Whether that is the same as the time before: a screen reader has to be made to read it again.
    pub again: bool,
}

/// What came of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The task is solved.
    Solved,
    /// Well done, and the other side has answered: there is more to do.
    GoOn,
    /// A legal move, but not what is asked for.
    Another,
    /// Not a legal move, or not the right square.
    Wrong,
}

impl Verdict {
    /// Its name on the page.
    pub const fn code(self) -> &'static str {
        match self {
            Verdict::Solved => "solved",
            Verdict::GoOn => "go-on",
            Verdict::Another => "another",
            Verdict::Wrong => "wrong",
        }
    }
}

/// What happens in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Msg {
    /// Another task is on the board, or the same from its beginning.
    Task(usize),
    /// A square was pressed.
    Press(Square),
    /// A piece was put down.
    Drop {
        /// Where it was picked up.
        from: Square,
        /// Where it was put down.
        to: Square,
    },
    /// The piece in hand is let go.
    Deselect,
    /// The waiting pawn becomes that; `None`: it goes back.
    Promote(Option<Role>),
    /// The keyboard's place moves there.
    Cursor(Square),
}

impl Default for Learn {
    fn default() -> Learn {
        Learn::at(0, [false; TASKS.len()])
    }
}

impl Learn {
    /// The task of that number from its beginning.
    fn at(task: usize, solved: [bool; TASKS.len()]) -> Learn {
        let task = task.min(TASKS.len() - 1);
        // A test holds that every task is a position.
        let position = Position::from_fen(TASKS[task].fen).unwrap_or_else(|_| Position::initial());
        let cursor = position.king(position.turn());
        Learn {
            task,
            solved,
            position,
            step: 0,
            last_move: None,
            selected: None,
            promotion: None,
            cursor,
            verdict: None,
            again: false,
        }
    }

    /// What is asked for now; `None` once the task is solved.
    pub fn goal(&self) -> Option<ExerciseGoal> {
        TASKS[self.task].steps.get(self.step).map(|step| step.goal)
    }

    /// The moves of the piece in hand.
    pub fn moves(&self) -> Vec<Move> {
        self.selected.map(|from| self.position.legal_moves_from(from).to_vec()).unwrap_or_default()
    }

    /// Whether the piece on a square may be taken up.
    pub fn is_movable(&self, square: Square) -> bool {
        let own = self.position.by_color(self.position.turn()).contains(square);
        own && self.promotion.is_none() && !matches!(self.goal(), None | Some(ExerciseGoal::Point(_)))
    }

    fn press(&mut self, square: Square) {
        self.cursor = square;
        if let Some(ExerciseGoal::Point(meant)) = self.goal() {
            return if square == meant { self.advance() } else { self.judge(Verdict::Wrong) };
        }
        match self.selected.take() {
            Some(from) if from == square => {}
            Some(from) if !self.is_movable(square) => self.put_down(from, square),
            _ => self.selected = Some(square).filter(|square| self.is_movable(*square)),
        }
    }

    fn put_down(&mut self, from: Square, to: Square) {
        self.selected = None;
        if from == to || !self.is_movable(from) {
            return;
        }
        let moves = self.position.legal_moves_from(from);
        match moves.iter().find(|mv| mv.to() == to) {
            None => self.judge(Verdict::Wrong),
            Some(mv) if mv.promotion().is_some() => self.promotion = Some((from, to)),
            Some(mv) => self.play(*mv),
        }
    }

    fn promote(&mut self, role: Option<Role>) {
        let Some((from, to)) = self.promotion.take() else { return };
        self.cursor = if role.is_some() { to } else { from };
        let moves = self.position.legal_moves_from(from);
        if let Some(mv) =
            moves.iter().find(|mv| mv.to() == to && mv.promotion().is_some() && mv.promotion() == role)
        {
            self.play(*mv);
        }
    }

    /// A legal move: what is asked for is played, anything else is not.
    fn play(&mut self, mv: Move) {
        let Some(goal) = self.goal() else { return };
        if !goal.is_done_by(&self.position, mv) {
            self.judge(Verdict::Another);
            return;
        }
        self.position = self.position.play_unchecked(mv);
        self.last_move = Some(mv);
        self.cursor = mv.to();
        self.advance();
    }

    fn judge(&mut self, verdict: Verdict) {
        self.again = self.verdict == Some(verdict) && !self.again;
        self.verdict = Some(verdict);
    }

    /// The step is done: the other side answers, or the task is solved.
    fn advance(&mut self) {
        let reply = TASKS[self.task].steps.get(self.step).and_then(|step| step.reply);
        if let Some(reply) = reply.and_then(|reply| self.position.parse_uci(reply).ok()) {
            self.position = self.position.play_unchecked(reply);
            self.last_move = Some(reply);
        }
        self.step += 1;
        let solved = self.goal().is_none();
        if solved {
            self.solved[self.task] = true;
        }
        self.judge(if solved { Verdict::Solved } else { Verdict::GoOn });
    }
}

/// What the rules to read and the tasks show.
#[derive(Clone, Debug, PartialEq)]
pub struct LearnView {
    /// The task on the board.
    pub learn: Learn,
    /// The rules of the game at this table.
    pub rules: HouseRules,
    /// Its clock.
    pub clock: TimeControl,
}

impl Screen for Learn {
    type Msg = Msg;
    type View = Box<LearnView>;

    const FRAGMENT: &'static str = "learn";
    const OPENER: FocusTarget = FocusTarget::LearnButton;

    fn open(_: &DialogContext<'_>) -> Option<Learn> {
        Some(Learn::default())
    }

    fn update(&mut self, msg: Msg, _: &DialogContext<'_>, _: &Context<'_>) -> Update {
        match msg {
            Msg::Task(task) => {
                *self = Learn::at(task, self.solved);
                return Update::none();
            }
            Msg::Press(square) => self.press(square),
            Msg::Drop { from, to } => self.put_down(from, to),
            Msg::Deselect => {
                self.selected = None;
                return Update::none();
            }
            Msg::Promote(role) => self.promote(role),
            Msg::Cursor(square) => self.cursor = square,
        }
        let focus = if self.promotion.is_some() {
            FocusTarget::PromotionPicker
        } else {
            FocusTarget::LessonSquare(self.cursor)
        };
        Update::effect(focus)
    }

    fn view(&self, page: &DialogContext<'_>) -> Box<LearnView> {
        let (rules, clock) = page.in_force();
        Box::new(LearnView { learn: self.clone(), rules, clock })
    }
}
