//! Clocks and time.

use super::Words;
use crate::game::{ClockEdit, NumberedSan, Reading, Shown, Span, TimeControlError, TimeFault};

impl Words {
    /// What a clock says besides what runs out first: the limit for the move or what is left in all, the delay that it
    /// still waits, the moves that the stage still asks for. Empty if there is nothing of the kind.
    pub fn clock_note(&self, reading: &Reading) -> String {
        match (reading.left, reading.move_left) {
            (Some(left), Some(limit)) if limit < left => return self.clock_total(&Shown::new(left)),
            (Some(_), Some(limit)) => return self.clock_move(&Shown::new(limit)),
            (None, Some(_)) => return self.clock_for_this_move().to_owned(),
            (_, None) => {}
        }
        if reading.running && !reading.delay_left.is_zero() {
            return self.clock_delay(reading.delay_left.as_micros().div_ceil(1_000_000));
        }
        reading.moves_to_go.map_or_else(String::new, |moves| self.clock_moves_to_go(u64::from(moves)))
    }

    /// One change of a clock by hand, as the arbiter's dialog lists it.
    pub fn clock_edit(&self, edit: &ClockEdit, came_after: Option<NumberedSan>) -> String {
        let (before, after) = (Shown::new(edit.before), Shown::new(edit.after));
        match came_after {
            Some(san) => self.clock_edit_after(&after, &before, edit.color, &self.numbered(san)),
            None => self.clock_edit_start(&after, &before, edit.color),
        }
    }

    /// How long nobody could play, and what is to be decided about it.
    pub fn away_for(&self, gap: Span) -> String {
        let secs = gap.as_secs();
        let time = match (secs / 3_600, secs / 60 % 60, secs % 60) {
            (0, 0, 0) => self.time_under_a_second().to_owned(),
            (0, 0, secs) => self.time_seconds(secs),
            (0, mins, secs) => self.time_minutes(mins, secs),
            (hours, mins, _) => self.time_hours(hours, mins),
        };
        self.away_question(&time)
    }

    /// What is wrong with a custom clock, at the field where it can be put right.
    pub fn time_control_fault(&self, fault: TimeControlError) -> &'static str {
        match fault.fault {
            TimeFault::NoTime => self.clock_fault_no_time(),
            TimeFault::NoMoves { .. } => self.clock_fault_no_moves(),
            TimeFault::NoTimePerMove => self.clock_fault_no_time_per_move(),
            TimeFault::StageAfterLast { .. } => self.clock_fault_stage_after_last(),
            TimeFault::LongStage { .. } | TimeFault::LongBonus { .. } | TimeFault::LongPerMove => {
                self.clock_fault_too_long()
            }
        }
    }
}
