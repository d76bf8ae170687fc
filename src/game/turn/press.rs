//! Completes turns of a game by a clock press: the opponent's clock starts, and the score sheet
//! notes the time left.

use crate::game::{Game, GameChanges, Instant, Refusal};
use crate::rules::Color;

impl Game {
    /// Applies a press of the chess clock by player `by`: completes that player's move. If the
    /// first move is timed and no clock runs yet, a press by the player who is not to move starts
    /// the clock of the player to move, if `rulings.opponent_starts_clock` is `true` (FIDE 6.6).
    pub(in crate::game) fn press_clock(&mut self, now: Instant, by: Color) -> Result<GameChanges, Refusal> {
        self.check_not_stopped()?;
        if self.rulings.opponent_starts_clock && self.waits_for_start() && by != self.turn() {
            return self.start_clock(now);
        }
        if self.awaited_press() != Some(by) {
            return Err(Refusal::NothingToPress);
        }
        self.complete_turn(now, by);
        let mut changes = GameChanges::without_details();
        self.deliver_offer(by, &mut changes);
        Ok(changes)
    }

    /// Completes the turn of `mover`: starts the opponent's clock, and notes the time left beside
    /// the move on the score sheet.
    pub(super) fn complete_turn(&mut self, now: Instant, mover: Color) {
        self.incomplete_moves[mover as usize] = false;
        if let Some(clock) = &mut self.clock {
            clock.complete_turn(now);
        }
        self.record_clock(now, mover);
    }

    /// Completes the previous move of `mover` if `mover` has not pressed the clock after that move.
    ///
    /// Called when `mover` moves again: the opponent has replied without waiting for the press
    /// (FIDE 6.2.1.2).
    pub(in crate::game) fn complete_by_next(&mut self, now: Instant, mover: Color) {
        if let Some(clock) = self.clock.as_mut().filter(|_| self.incomplete_moves[mover as usize]) {
            clock.complete_by_next(mover, now);
            self.record_time_left(now, mover);
        }
    }

    /// Stores the clock times after a move of `mover` in the list of half-moves.
    ///
    /// The last half-move of `mover` gets the mover's time left. The last half-move of the list,
    /// which may be the opponent's reply, gets the state of both clocks; that state is restored if
    /// the half-move is taken back and made again.
    pub(super) fn record_clock(&mut self, now: Instant, mover: Color) {
        self.record_time_left(now, mover);
        let after = self.clock_record(now);
        if let Some(last) = self.played.last_mut() {
            last.clock_after = after;
        }
    }

    /// Notes the time left of `mover` beside that player's last move on the score sheet.
    fn record_time_left(&mut self, now: Instant, mover: Color) {
        let left = self.clock.as_ref().and_then(|clock| clock.reading(mover, now).left);
        if let Some(played) = self.played.iter_mut().rfind(|played| played.position.turn() != mover) {
            played.clock = left;
        }
    }
}
