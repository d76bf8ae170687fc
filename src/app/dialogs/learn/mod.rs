//! Dialog with the rules of chess, and with a course of exercises.
//!
//! | file | contents |
//! |---|---|
//! | `exercise` | the exercises, and whether a move reaches their goals |
//! | `rule_differences` | rules that differ between the published sets of rules |

mod exercise;
mod rule_differences;

pub use exercise::{CHAPTERS, EXERCISES, Exercise, ExerciseGoal, ExerciseStep};
pub use rule_differences::{RuleDifference, rule_differences};

use super::context::DialogContext;
use super::screen::Screen;
use crate::app::action::PageAction;
use crate::app::context::Context;
use crate::app::cursor::CursorMove;
use crate::app::effect::FocusTarget;
use crate::app::settings::seating::Orientation;
use crate::app::update::Update;
use crate::game::{HouseRules, TimeControl};
use crate::rules::{Move, Position, Role, Square};

/// State of the dialog with the rules of chess and the course of exercises.
#[derive(Clone, Debug, PartialEq)]
pub struct Learn {
    /// The page of the dialog that is shown.
    pub page: LearnPage,
    /// Index of the exercise on the dialog's board, from 0.
    pub exercise: usize,
    /// Names of the solved exercises.
    pub solved: Vec<String>,
    /// Position on the dialog's board.
    pub position: Position,
    /// Number of steps of the exercise that are done.
    pub step: usize,
    /// Last move played in the exercise.
    pub last_move: Option<Move>,
    /// Square of the selected piece.
    pub selected: Option<Square>,
    /// Origin and destination of a promoting pawn whose new piece is not chosen yet.
    pub promotion: Option<(Square, Square)>,
    /// Square of the keyboard cursor.
    pub cursor: Square,
    /// Verdict on the last move.
    pub verdict: Option<ExerciseVerdict>,
    /// Whether the view adds a space to the verdict. The value alternates while the same verdict is
    /// repeated, because a screen reader reads a text again only if the text has changed.
    pub repeats_verdict: bool,
}

/// A page of the dialog with the rules of chess and the chess course.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LearnPage {
    /// First page: progress, chapters of exercises, and buttons for the other pages.
    #[default]
    Home,
    /// An exercise on the dialog's board.
    Exercise,
    /// The rules of chess, as they apply to the game on the board behind the dialog.
    Rules,
    /// Table of the rules that differ between published sets of rules.
    RuleSets,
}

/// Verdict on a move in an exercise of the chess course.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExerciseVerdict {
    /// The exercise is solved.
    Solved,
    /// The step is done, and more steps follow. If the step has a reply, the other side has played
    /// it.
    GoOn,
    /// Legal move that does not reach the goal.
    Another,
    /// Illegal move, or a wrong square.
    Wrong,
}

impl ExerciseVerdict {
    /// Returns the name of the verdict in the page's HTML, for example `solved`.
    pub const fn code(self) -> &'static str {
        match self {
            ExerciseVerdict::Solved => "solved",
            ExerciseVerdict::GoOn => "go-on",
            ExerciseVerdict::Another => "another",
            ExerciseVerdict::Wrong => "wrong",
        }
    }
}

/// Messages to the dialog with the rules and the chess course.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Msg {
    /// Shows a page of the dialog.
    Show(LearnPage),
    /// Opens the exercise with this index, or restarts the open exercise.
    OpenExercise(usize),
    /// Opens the first unsolved exercise or, if all are solved, the first exercise.
    Continue,
    /// A player presses a square.
    Press(Square),
    /// A player drops a piece.
    Drop {
        /// Origin square.
        from: Square,
        /// Destination square.
        to: Square,
    },
    /// Deselects the piece.
    Deselect,
    /// Chooses the promotion piece; `None` cancels the promotion.
    Promote(Option<Role>),
    /// Moves the keyboard cursor.
    Cursor(CursorMove),
}

impl Default for Learn {
    /// Returns the dialog at its first page, with no exercise solved.
    fn default() -> Learn {
        Learn::at_home(&[])
    }
}

impl Learn {
    /// Returns the dialog at its first page. `solved` are the names of the solved exercises.
    fn at_home(solved: &[String]) -> Learn {
        // This function does not refer to [`EXERCISES`], so that the app can load the exercises
        // later.
        Learn { page: LearnPage::Home, ..Learn::at_position(0, Position::initial(), solved.to_vec()) }
    }

    /// Returns the dialog at the start of the exercise with the index `exercise`, or of the last
    /// exercise if the index is too large. `solved` are the names of the solved exercises.
    fn at_exercise(exercise: usize, solved: Vec<String>) -> Learn {
        let exercise = exercise.min(EXERCISES.len() - 1);
        // A test checks that every FEN of the exercises is valid.
        let position = Position::from_fen(EXERCISES[exercise].fen).unwrap_or_else(|_| Position::initial());
        Learn::at_position(exercise, position, solved)
    }

    /// Returns the dialog with `position` on the board of the exercise with the index `exercise`.
    fn at_position(exercise: usize, position: Position, solved: Vec<String>) -> Learn {
        let cursor = position.king(position.turn());
        Learn {
            page: LearnPage::Exercise,
            exercise,
            solved,
            position,
            step: 0,
            last_move: None,
            selected: None,
            promotion: None,
            cursor,
            verdict: None,
            repeats_verdict: false,
        }
    }

    /// Whether the exercise with the index `exercise` is solved.
    pub fn is_solved(&self, exercise: usize) -> bool {
        EXERCISES.get(exercise).is_some_and(|exercise| self.solved.iter().any(|name| name == exercise.name))
    }

    /// Returns the number of solved exercises.
    pub fn solved_count(&self) -> usize {
        (0..EXERCISES.len()).filter(|exercise| self.is_solved(*exercise)).count()
    }

    /// Returns the goal of the current step of the exercise; `None` once the exercise is solved.
    pub fn goal(&self) -> Option<ExerciseGoal> {
        EXERCISES[self.exercise].steps.get(self.step).map(|step| step.goal)
    }

    /// Returns the legal moves of the selected piece; empty if no piece is selected.
    pub fn moves(&self) -> Vec<Move> {
        self.selected.map(|from| self.position.legal_moves_from(from).to_vec()).unwrap_or_default()
    }

    /// Whether a square has a piece that can be selected for a move in the exercise.
    pub fn is_movable(&self, square: Square) -> bool {
        let own = self.position.by_color(self.position.turn()).contains(square);
        own && self.promotion.is_none() && !matches!(self.goal(), None | Some(ExerciseGoal::Point(_)))
    }

    /// Handles a press of a square on the exercise's board: selects a piece, moves the selected
    /// piece, or, if the goal is a square, points at the square.
    fn press_square(&mut self, square: Square) {
        self.cursor = square;
        if let Some(ExerciseGoal::Point(meant)) = self.goal() {
            return if square == meant { self.advance() } else { self.judge_move(ExerciseVerdict::Wrong) };
        }
        match self.selected.take() {
            Some(from) if from == square => {}
            Some(from) if !self.is_movable(square) => self.drop_piece(from, square),
            _ => self.selected = Some(square).filter(|square| self.is_movable(*square)),
        }
    }

    /// Moves a piece of the exercise to another square. If the move is illegal or does not reach
    /// the goal, only shows the verdict. A promotion waits until its piece is chosen.
    fn drop_piece(&mut self, from: Square, to: Square) {
        self.selected = None;
        if from == to || !self.is_movable(from) {
            return;
        }
        let moves = self.position.legal_moves_from(from);
        match moves.iter().find(|mv| mv.to() == to) {
            None => self.judge_move(ExerciseVerdict::Wrong),
            Some(mv) if mv.promotion().is_some() => self.promotion = Some((from, to)),
            Some(mv) => self.play(*mv),
        }
    }

    /// Completes a promotion with the chosen piece `role`; `None` cancels the move.
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

    /// Plays the legal move `mv` if it reaches the goal of the current step. Otherwise only shows
    /// the verdict.
    fn play(&mut self, mv: Move) {
        let Some(goal) = self.goal() else { return };
        if !goal.is_done_by(&self.position, mv) {
            self.judge_move(ExerciseVerdict::Another);
            return;
        }
        self.position = self.position.play_unchecked(mv);
        self.last_move = Some(mv);
        self.cursor = mv.to();
        self.advance();
    }

    /// Stores the verdict for the dialog to show. If the verdict is the same as before, changes
    /// `repeats_verdict`, so that a screen reader reads the verdict again.
    fn judge_move(&mut self, verdict: ExerciseVerdict) {
        self.repeats_verdict = self.verdict == Some(verdict) && !self.repeats_verdict;
        self.verdict = Some(verdict);
    }

    /// Completes a step of the exercise, and plays the reply of the other side, if there is one.
    /// After the last step, marks the exercise as solved.
    fn advance(&mut self) {
        let reply = EXERCISES[self.exercise].steps.get(self.step).and_then(|step| step.reply);
        if let Some(reply) = reply.and_then(|reply| self.position.parse_uci(reply).ok()) {
            self.position = self.position.play_unchecked(reply);
            self.last_move = Some(reply);
        }
        self.step += 1;
        let solved = self.goal().is_none();
        if solved && !self.is_solved(self.exercise) {
            self.solved.push(EXERCISES[self.exercise].name.to_owned());
        }
        self.judge_move(if solved { ExerciseVerdict::Solved } else { ExerciseVerdict::GoOn });
    }
}

/// View of the dialog with the rules of chess and the chess course.
#[derive(Clone, Debug, PartialEq)]
pub struct LearnView {
    /// State of the dialog.
    pub learn: Learn,
    /// House rules of the game on the board behind the dialog.
    pub rules: HouseRules,
    /// Time control of the game on the board behind the dialog.
    pub clock: TimeControl,
}

impl Screen for Learn {
    type Msg = Msg;
    type View = Box<LearnView>;

    const FRAGMENT: &'static str = "learn";
    const OPENER: FocusTarget = FocusTarget::MenuButton;

    /// Opens the dialog at its first page; never `None`.
    fn open(page: &DialogContext<'_>) -> Option<Learn> {
        Some(Learn::at_home(&page.settings.solved_exercises))
    }

    /// Applies a message to the dialog. Stores a solved exercise in the settings. After an action
    /// on the board, moves the keyboard focus to the cursor's square, or to the choice of the
    /// promotion piece.
    fn update(&mut self, msg: Msg, _: &DialogContext<'_>, ctx: &Context<'_>) -> Update {
        let solved_before = self.solved.len();
        match msg {
            Msg::Show(page) => {
                self.page = page;
                return Update::none();
            }
            Msg::OpenExercise(exercise) => {
                *self = Learn::at_exercise(exercise, std::mem::take(&mut self.solved));
                return Update::none();
            }
            Msg::Continue => {
                let first = (0..EXERCISES.len()).find(|exercise| !self.is_solved(*exercise));
                *self = Learn::at_exercise(first.unwrap_or_default(), std::mem::take(&mut self.solved));
                return Update::none();
            }
            Msg::Press(square) => self.press_square(square),
            Msg::Drop { from, to } => self.drop_piece(from, to),
            Msg::Deselect => {
                self.selected = None;
                return Update::none();
            }
            Msg::Promote(role) => self.promote(role),
            Msg::Cursor(by) => self.cursor = by.apply_to(self.cursor, Orientation::White),
        }
        let focus = if self.promotion.is_some() {
            FocusTarget::PromotionPicker
        } else {
            FocusTarget::DialogSquare(self.cursor)
        };
        let mut update = Update::effect(focus);
        if self.solved.len() != solved_before {
            let mut settings = ctx.settings.clone();
            settings.solved_exercises.clone_from(&self.solved);
            update.push_action(PageAction::SetSettings(Box::new(settings)));
        }
        update
    }

    /// Returns the view of the dialog, with the rules and the clock of the game on the board behind
    /// it.
    fn view(&self, page: &DialogContext<'_>) -> Box<LearnView> {
        let (rules, clock) = page.rules_and_clock();
        Box::new(LearnView { learn: self.clone(), rules, clock })
    }
}
