//! The fall of a flag, and the questions about possible mates.

use super::{MatingSide, PendingResult, Question};
use crate::game::{Changes, DeadPosition, Game, Instant};
use crate::rules::{Color, Position};

impl Game {
    /// Asks whether the position is dead, that is, whether no legal moves lead to any mate.
    ///
    /// Returns the question, for the caller to have it answered by a search. `None` if the house
    /// rules judge by material only, if the game is over, or for the usual start position.
    pub(in crate::game) fn ask_dead_position(&mut self) -> Option<Question> {
        let usual = self.rulings.usual_start_is_alive
            && *self.position() == Position::initial_with(self.rules.laws());
        let wanted = self.ending.is_none() && self.rules.dead_position == DeadPosition::Exact && !usual;
        (self.question, self.is_undecided) = (None, false);
        wanted.then(|| self.set_question(MatingSide::Either))
    }

    /// Opens a question whether `who` can still mate from the present position, and returns it.
    pub(super) fn set_question(&mut self, who: MatingSide) -> Question {
        self.questions_asked = self.questions_asked.wrapping_add(1);
        let question = Question { id: self.questions_asked, position: self.position().clone(), who };
        self.question = Some(question.clone());
        question
    }

    /// Ends the game because the flag of `fallen` fell at `at`, or waits until the result is
    /// certain.
    ///
    /// A search may first have to tell whether the opponent could mate. In a game on a wooden
    /// board, the players say how the game ended.
    pub(in crate::game) fn fall_flag(&mut self, at: Instant, fallen: Color) -> Changes {
        let flag = PendingResult::Flag(fallen);
        let changes = match self.is_clock_only {
            true => self.wait_for_answer(at, flag),
            false => self.end_if_possible(at, flag),
        };
        Changes { flag_fell: Some(fallen), ..changes }
    }
}
