//! The computer's evaluation of the position that the review shows, while the players want it.

use super::state::ReviewState;
use crate::app::effect::CoachEffect;
use crate::app::update::Update;
use crate::game::tree::NodeId;
use crate::opponent::{StudyResult, position_study_text};
use crate::rules::{Move, Position};

/// Search times of the rounds for one position, in milliseconds, which its lines share. A position
/// that stays on the board is searched for nine seconds, so that a forgotten device can rest.
const ROUND_MILLIS: [u32; 3] = [600, 2_400, 6_000];

/// Greatest number of positions searched for a line: more than a round has time for.
const MAX_NODES: u64 = 50_000_000;

/// Number of lines that players see if they want more than one.
const MANY_LINES: usize = 3;

/// The computer's evaluation of a position: its best lines, searched in rounds of growing depth.
#[derive(Clone, Debug, PartialEq)]
pub struct Evaluation {
    /// The move after which the position is evaluated.
    node: NodeId,
    /// Number of complete rounds.
    round: usize,
    /// The lines of the round in progress, the best one first.
    found: Vec<StudyResult>,
    /// The lines of the last complete round, the best one first.
    complete: Vec<StudyResult>,
    /// Number of lines that the players want.
    line_count: usize,
    /// Whether a search is in progress.
    pub is_searching: bool,
    /// Whether no search was possible: the computer is busy with another task, or cannot be
    /// started.
    pub is_unavailable: bool,
}

impl Evaluation {
    /// Returns the best lines found so far, the best one first; empty before the first result, and
    /// if no move is possible.
    pub fn lines(&self) -> &[StudyResult] {
        if self.complete.is_empty() { &self.found } else { &self.complete }
    }

    /// Whether the players want more than one line.
    pub fn has_many_lines(&self) -> bool {
        self.line_count > 1
    }

    /// Creates the evaluation of the position after the move `node`, and asks for its first line.
    fn begin(node: NodeId, position: &Position, line_count: usize) -> (Evaluation, Update) {
        let evaluation = Evaluation {
            node,
            round: 0,
            found: Vec::new(),
            complete: Vec::new(),
            line_count,
            is_searching: true,
            is_unavailable: false,
        };
        let update = evaluation.ask(position);
        (evaluation, update)
    }

    /// Asks for the next line of the round in progress: the best one among the moves that begin no
    /// line yet.
    fn ask(&self, position: &Position) -> Update {
        let begun: Vec<Move> = self.found.iter().filter_map(|line| line.line.first().copied()).collect();
        let millis = ROUND_MILLIS[self.round] / self.line_count as u32;
        Update::effect(CoachEffect::Evaluate(position_study_text(position, &begun, MAX_NODES, millis)))
    }

    /// Stores the answer to the last request, and asks for the next line or begins the next round.
    /// An empty answer: no other move is possible.
    fn store(&mut self, answer: &str, position: &Position) -> Update {
        let line = StudyResult::read(answer, position);
        let is_last = line.is_none() || self.found.len() + 1 == self.line_count;
        self.found.extend(line);
        if is_last {
            self.complete = std::mem::take(&mut self.found);
            self.round += 1;
            // A proved mate does not change.
            let is_mate = self.complete.first().is_some_and(|best| best.mate_in.is_some());
            if self.complete.is_empty() || is_mate || self.round == ROUND_MILLIS.len() {
                self.is_searching = false;
                return Update::none();
            }
        }
        self.ask(position)
    }
}

impl ReviewState {
    /// Returns the computer's evaluation of the position that the review shows; `None` unless the
    /// players want it.
    pub fn evaluation(&self) -> Option<&Evaluation> {
        self.evaluation.as_ref()
    }

    /// Turns the computer's evaluation on or off.
    pub(super) fn toggle_evaluation(&mut self) -> Update {
        match self.evaluation.take() {
            Some(_) => Update::effect(CoachEffect::EndEvaluation),
            None => self.evaluate(1),
        }
    }

    /// Changes between one line of the computer and several.
    pub(super) fn toggle_line_count(&mut self) -> Update {
        match &self.evaluation {
            Some(evaluation) => self.evaluate(if evaluation.has_many_lines() { 1 } else { MANY_LINES }),
            None => Update::none(),
        }
    }

    /// Evaluates the position that is shown now, if the players want evaluations and another one
    /// was shown before.
    pub(super) fn evaluate_shown_position(&mut self) -> Update {
        match &self.evaluation {
            Some(evaluation) if evaluation.node != self.at => self.evaluate(evaluation.line_count),
            _ => Update::none(),
        }
    }

    /// Stores the computer's answer for the position shown, as text; `None` if there is none.
    pub(super) fn store_evaluation(&mut self, answer: Option<&str>) -> Update {
        let (Some(evaluation), Some(tree)) = (&mut self.evaluation, &self.tree) else {
            return Update::none();
        };
        match answer {
            Some(answer) => evaluation.store(answer, tree.position(evaluation.node)),
            None => {
                (evaluation.is_searching, evaluation.is_unavailable) = (false, true);
                Update::none()
            }
        }
    }

    /// Begins to evaluate the position shown, with this number of lines.
    fn evaluate(&mut self, line_count: usize) -> Update {
        let Some(tree) = &self.tree else { return Update::none() };
        let (evaluation, update) = Evaluation::begin(self.at, tree.position(self.at), line_count);
        self.evaluation = Some(evaluation);
        update
    }
}
