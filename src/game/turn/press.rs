//! Completing a turn: the clocks change sides, and what they say is written beside the move.

use crate::game::{Changes, Game, Instant, Refusal};
use crate::rules::Color;

impl Game {
    pub(in crate::game) fn press(&mut self, now: Instant, by: Color) -> Result<Changes, Refusal> {
        self.not_halted()?;
        if self.unpressed != Some(by) {
            return Err(Refusal::NothingToPress);
        }
        self.unpressed = None;
        self.complete_turn(now, by);
        Ok(Changes::some())
    }

    pub(super) fn complete_turn(&mut self, now: Instant, mover: Color) {
        if let Some(clock) = &mut self.clock {
            clock.switch(now);
        }
        self.write_clock(now, mover);
    }

    /// Writes what the mover has left, and how the clocks stand, beside the last move.
    pub(super) fn write_clock(&mut self, now: Instant, mover: Color) {
        let after = self.stand(now);
        let left = self.clock.as_ref().and_then(|clock| clock.reading(mover, now).left);
        if let Some(last) = self.played.last_mut() {
            last.clock = left;
            last.after = after;
        }
    }
}
