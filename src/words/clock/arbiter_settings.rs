//! Clocks that are set, for the next game and by the arbiter. These words come on demand.

use crate::game::{ClockEdit, NumberedSan, Shown, TimeControlError, TimeFault};
use crate::words::{Words, choice};

impl Words {
    /// What a clock of the list means, by its name, for whoever has never seen it written so; `None` if the name says it in words.
    pub fn clock_explained(&self, name: &str) -> Option<String> {
        let (minutes, seconds) = name.split_once('+').filter(|(minutes, _)| !minutes.contains('/'))?;
        Some(if seconds == "0" {
            self.clock_meaning(&minutes)
        } else {
            self.clock_meaning_increment(&minutes, &seconds)
        })
    }

    /// What a move brings to the clock, by its name in the fields of a custom clock.
    pub fn bonus_named(&self, name: &str) -> String {
        choice::Bonus::from_name(name).map(|bonus| self.bonus(bonus)).unwrap_or_default()
    }

    /// One change of a clock by hand, as the arbiter's dialog lists it.
    pub fn clock_edit(&self, edit: &ClockEdit, came_after: Option<NumberedSan>) -> String {
        let (before, after) = (Shown::new(edit.before), Shown::new(edit.after));
        match came_after {
            Some(san) => self.clock_edit_after(&after, &before, edit.color, &self.numbered(san)),
            None => self.clock_edit_start(&after, &before, edit.color),
        }
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
