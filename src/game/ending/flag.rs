//! The fall of a flag, and the questions about possible mates.

use super::{MatingSide, PendingResult, Question};
use crate::game::{Changes, DeadPosition, Game, Instant};
use crate::rules::{Color, Position};

impl Game {
    /// Raises the question whether the position is dead, under rules that decide this exactly.
    ///
    /// The usual start position needs no question. Returns the question, if one was raised.
    pub(in crate::game) fn ask_dead_position(&mut self) -> Option<Question> {
        let usual = self.rulings.usual_start_is_alive
            && *self.position() == Position::initial_with(self.rules.laws());
        let wanted = self.ending.is_none() && self.rules.dead_position == DeadPosition::Exact && !usual;
        (self.question, self.is_undecided) = (None, false);
        wanted.then(|| self.set_question(MatingSide::Either))
    }

    /// Raises a question about mates by `who` in the present position, and returns it.
    pub(super) fn set_question(&mut self, who: MatingSide) -> Question {
        self.questions_asked = self.questions_asked.wrapping_add(1);
        let question = Question { id: self.questions_asked, position: self.position().clone(), who };
        self.question = Some(question.clone());
        question
    }

    /// Ends the game by the fall of `fallen`'s flag at `at`, or waits for the answer to a question.
    pub(in crate::game) fn fall_flag(&mut self, at: Instant, fallen: Color) -> Changes {
        let changes = self.end_if_possible(at, PendingResult::Flag(fallen));
        Changes { flag_fell: Some(fallen), ..changes }
    }
}
