//! Flag falls, and the questions whether a side can still mate.

use super::{MatingSide, PendingResult, Question};
use crate::game::{DeadPosition, Game, GameChanges, Instant};
use crate::rules::{Color, Position};

impl Game {
    /// Asks whether the present position is dead: no series of legal moves leads to any mate.
    ///
    /// Returns the question, which the caller must answer by a search. Returns `None` if the house
    /// rules judge by material only, if the game is over, and for the usual start position. Closes
    /// an earlier question in any case.
    ///
    /// Under the first edition (version) of the program's [rulings](crate::game::Rulings), its
    /// decisions on questions that the house rules leave open, asks about the usual start position
    /// too.
    pub(in crate::game) fn ask_dead_position(&mut self) -> Option<Question> {
        let usual = self.rulings.usual_start_is_alive
            && *self.position() == Position::initial_with(self.rules.laws());
        let wanted = self.ending.is_none() && self.rules.dead_position == DeadPosition::Exact && !usual;
        (self.question, self.is_undecided) = (None, false);
        wanted.then(|| self.set_question(MatingSide::Either))
    }

    /// Opens the question whether `mating_side` can still mate from the present position, and
    /// returns it.
    pub(super) fn set_question(&mut self, mating_side: MatingSide) -> Question {
        self.questions_asked = self.questions_asked.wrapping_add(1);
        let question = Question { id: self.questions_asked, position: self.position().clone(), mating_side };
        self.question = Some(question.clone());
        question
    }

    /// Ends the game because the flag of `fallen` fell at the instant `at`, or stores the flag fall
    /// as the pending result.
    ///
    /// The result is pending while a search must first tell whether the opponent could mate. In a
    /// game on a wooden board, where the page is only the chess clock, the result is pending until
    /// the players give it.
    pub(in crate::game) fn fall_flag(&mut self, at: Instant, fallen: Color) -> GameChanges {
        let flag = PendingResult::Flag(fallen);
        let changes = match self.is_clock_only {
            true => self.wait_for_answer(at, flag),
            false => self.end_or_wait(at, flag),
        };
        GameChanges { flag_fell: Some(fallen), ..changes }
    }
}
