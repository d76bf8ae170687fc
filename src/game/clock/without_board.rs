//! Games on a wooden board, for which the app is only the chess clock: clock presses, reports of
//! illegal moves, and the result that the players give.

use crate::game::{
    ClockStop, EndReason, Event, Game, GameChanges, GameResult, Instant, Outcome, Refusal, Span,
};
use crate::rules::Color;

/// The shortest turn on the clock of a wooden board. A press that would end a shorter turn is
/// refused, so that of two simultaneous presses only the first counts.
const SHORTEST_TURN: Span = Span::from_millis(100);

impl Event {
    /// Whether a game on a wooden board, where the page is only the chess clock, accepts events of
    /// this kind.
    pub(in crate::game) fn is_allowed_without_board(&self) -> bool {
        matches!(
            self,
            Event::Start
                | Event::Press(_)
                | Event::Pause
                | Event::Resume
                | Event::Suspend { .. }
                | Event::EndAbsence { .. }
                | Event::GiveTime { .. }
                | Event::SetClock { .. }
                | Event::Decide { .. }
                | Event::IllegalMove(_)
                | Event::ChangeRules(_)
                | Event::UndoEnd(_)
                | Event::Tick
        )
    }
}

impl Game {
    /// Applies a clock press of player `by`, which ends that player's turn, in a game on a wooden
    /// board.
    ///
    /// Black's first press starts White's clock; if White presses first, that completes White's
    /// first move. While a clock runs, refuses a press by the player whose clock stands still, and
    /// every press in the first tenth of a second of a turn.
    pub(in crate::game) fn press_without_board(
        &mut self,
        now: Instant,
        by: Color,
    ) -> Result<GameChanges, Refusal> {
        self.check_not_stopped()?;
        let clock = self.clock.as_mut().ok_or(Refusal::NoClock)?;
        match clock.running() {
            None if by != clock.turn() => clock.start(now),
            None => clock.complete_turn(now),
            Some(turn) if turn == by && clock.time_of_turn(now) >= SHORTEST_TURN => clock.complete_turn(now),
            Some(_) => return Err(Refusal::NothingToPress),
        }
        Ok(GameChanges::without_details())
    }

    /// Applies the opponent's report that player `by` has made an illegal move on the wooden board.
    ///
    /// The clocks stop, `by` has the move again, and the opponent gets the time that the house
    /// rules grant.
    pub(in crate::game) fn punish_illegal_move(
        &mut self,
        now: Instant,
        by: Color,
    ) -> Result<GameChanges, Refusal> {
        if !self.is_clock_only {
            return Err(Refusal::NotLegal);
        }
        if let ClockStop::Suspended(_) = self.clock_stop {
            return Err(Refusal::Suspended);
        }
        let clock = self.clock.as_mut().ok_or(Refusal::NoClock)?;
        if clock.turn() == by || !clock.cancel_last_move(by, now) {
            return Err(Refusal::NothingToPress);
        }
        self.clock_stop = ClockStop::Paused;
        self.illegal_moves[by as usize] += 1;
        let penalty = self.rules.wrong_claim_penalty;
        // `give_time` fails if the opponent has only a time limit for each move.
        let given = penalty.is_some_and(|time| self.give_time(now, !by, time).is_ok());
        Ok(GameChanges { time_given_to: given.then_some(!by), ..GameChanges::without_details() })
    }

    /// Ends a game on a wooden board with the result that the players give.
    ///
    /// If a player's flag has fallen, and the result is a draw or a win of that player's opponent,
    /// the flag fall is the reason of the end.
    pub(in crate::game) fn end_clock_only_game(&mut self, now: Instant, result: GameResult) -> GameChanges {
        let reason = match self.flag_fallen() {
            Some(fallen) if [GameResult::Win(!fallen), GameResult::Draw].contains(&result) => {
                EndReason::FlagFall
            }
            _ => EndReason::Reported,
        };
        self.end_game(now, Outcome { result, reason }, None)
    }
}
