//! The computer's evaluation of the shown position of a review. The players can turn the evaluation
//! on and off.

use super::evaluation::{Evaluation, EvaluationProgress};
use super::state::ReviewState;
use crate::app::effect::CoachEffect;
use crate::app::update::Update;

/// Number of lines of moves in an evaluation with several lines.
const MANY_LINES: usize = 3;

impl ReviewState {
    /// Returns the computer's evaluation of the shown position; `None` if evaluations are turned
    /// off.
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

    /// Switches the evaluation between one line of moves and several.
    pub(super) fn toggle_line_count(&mut self) -> Update {
        match &self.evaluation {
            Some(evaluation) => self.evaluate(if evaluation.has_many_lines() { 1 } else { MANY_LINES }),
            None => Update::none(),
        }
    }

    /// Evaluates the shown position if evaluations are turned on. Does nothing if the current
    /// evaluation is already of this position.
    pub(super) fn evaluate_shown_position(&mut self) -> Update {
        match &self.evaluation {
            Some(evaluation) if evaluation.node != self.at => self.evaluate(evaluation.line_count),
            _ => Update::none(),
        }
    }

    /// Stores the web worker's answer to the last request for an evaluation. `answer` is the
    /// worker's text; `None` if the worker gave no answer.
    pub(super) fn store_evaluation(&mut self, answer: Option<&str>) -> Update {
        let (Some(evaluation), Some(tree)) = (&mut self.evaluation, &self.tree) else {
            return Update::none();
        };
        match answer {
            Some(answer) => {
                let position = tree.position(evaluation.node);
                let update = evaluation.store(answer, position);
                if let Some(chance) = evaluation.white_chance(position) {
                    self.chances.insert(evaluation.node, chance);
                }
                update
            }
            None => {
                evaluation.progress = EvaluationProgress::Unavailable;
                Update::none()
            }
        }
    }

    /// Begins to evaluate the shown position, with this number of lines.
    fn evaluate(&mut self, line_count: usize) -> Update {
        let Some(tree) = &self.tree else { return Update::none() };
        let (evaluation, update) = Evaluation::begin(self.at, tree.position(self.at), line_count);
        self.evaluation = Some(evaluation);
        update
    }
}
