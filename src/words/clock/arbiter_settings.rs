//! Texts of the app about clock settings, for a new game and for changes by the arbiter. The code
//! of this module is loaded on demand.

use crate::game::{ClockDisplay, ClockEdit, NumberedSan, TimeControlError, TimeFault};
use crate::words::{Words, choice};

impl Words {
    /// Returns an explanation in words of the time control `name` of the app's list, such as `5+3`.
    ///
    /// `None` for a name without `+`, and for a name with several stages (`/`).
    pub fn clock_explanation(&self, name: &str) -> Option<String> {
        let (minutes, seconds) = name.split_once('+').filter(|(minutes, _)| !minutes.contains('/'))?;
        Some(if seconds == "0" {
            self.clock_meaning(&minutes)
        } else {
            self.clock_meaning_increment(&minutes, &seconds)
        })
    }

    /// Returns the label of a kind of increment or delay, in the app's language. `name` is the
    /// value of the form field that selects this kind. The result is empty for an unknown name.
    pub fn bonus_label(&self, name: &str) -> String {
        choice::Bonus::from_name(name).map(|bonus| self.bonus(bonus)).unwrap_or_default()
    }

    /// Returns the text about a change of a clock by the arbiter, in the app's language.
    ///
    /// `came_after` is the last move before the change; `None` at the start of the game.
    pub fn clock_edit_text(&self, edit: &ClockEdit, came_after: Option<NumberedSan>) -> String {
        let (before, after) = (ClockDisplay::new(edit.before), ClockDisplay::new(edit.after));
        match came_after {
            Some(san) => self.clock_edit_after(&after, &before, edit.color, &self.numbered_move_text(san)),
            None => self.clock_edit_start(&after, &before, edit.color),
        }
    }

    /// Returns the text about a fault in a time control that a user has entered, in the app's
    /// language.
    pub fn time_control_fault(&self, fault: TimeControlError) -> &'static str {
        match fault.fault {
            TimeFault::NoTime => self.clock_fault_no_time(),
            TimeFault::NoMoves { .. } => self.clock_fault_no_moves(),
            TimeFault::NoTimePerMove => self.clock_fault_no_time_per_move(),
            TimeFault::StageAfterLast { .. } => self.clock_fault_stage_after_last(),
            TimeFault::ByoYomi { .. } => self.clock_fault_byo_yomi(),
            TimeFault::LongStage { .. } | TimeFault::LongBonus { .. } | TimeFault::LongPerMove => {
                self.clock_fault_too_long()
            }
        }
    }
}
