//! Texts of the app about chess clocks and interruptions.

mod arbiter_settings;

use crate::game::{AbsenceCost, ClockDisplay, ClockReading, Span};
use crate::words::Words;

impl Words {
    /// Returns the note below the time of a chess clock, in the app's language; may be empty.
    ///
    /// If the time control limits the time for each move, the clock shows the shorter of two times:
    /// the time left in total, and the time left for this move. The note shows the other time. If
    /// only the moves have a limit, the note says so. Without a limit for each move, the note shows
    /// the remaining delay, the byo-yomi periods left, or the moves to the next stage.
    pub fn clock_note(&self, reading: &ClockReading) -> String {
        match (reading.left, reading.move_left) {
            (Some(left), Some(limit)) if limit < left => return self.clock_total(&ClockDisplay::new(left)),
            (Some(_), Some(limit)) => return self.clock_move(&ClockDisplay::new(limit)),
            (None, Some(_)) => return self.clock_for_this_move().to_owned(),
            (_, None) => {}
        }
        if reading.is_running && !reading.delay_left.is_zero() {
            return self.clock_delay(reading.delay_left.as_micros().div_ceil(1_000_000));
        }
        if let Some(periods) = reading.periods_left {
            return self.clock_periods(&periods);
        }
        reading.moves_to_go.map_or_else(String::new, |moves| self.clock_moves_to_go(u64::from(moves)))
    }

    /// Returns the text about an interruption of the game, for example because the page was closed,
    /// in the app's language.
    ///
    /// The text contains the length of the interruption and the question whether this time counts.
    /// If a delay covers a part of the time, the text also says how much the clock would be
    /// charged.
    pub fn interruption_text(&self, gap: AbsenceCost) -> String {
        self.append_charged_time(self.away_question(&self.duration_text(gap.length)), gap)
    }

    /// Returns the text about a jump of the device's time of day, in the app's language.
    ///
    /// The text contains the length of the jump and the question whether this time counts. If a
    /// delay covers a part of the time, the text also says how much the chess clock would be
    /// charged.
    pub fn clock_jump_text(&self, gap: AbsenceCost) -> String {
        self.append_charged_time(self.slept_question(&self.duration_text(gap.length)), gap)
    }

    /// Appends to `question` how much of the interruption `gap` would be charged to the clock.
    ///
    /// If no delay covers a part of the interruption, returns `question` unchanged.
    fn append_charged_time(&self, question: String, gap: AbsenceCost) -> String {
        if gap.covered_by_delay.is_zero() {
            question
        } else if gap.charged.is_zero() {
            self.sentences(&question, &self.gap_not_charged())
        } else {
            self.sentences(&question, &self.gap_charged(&self.duration_text(gap.charged)))
        }
    }

    /// Returns a length of time in words, in the app's language: hours and minutes, or minutes and
    /// seconds, or seconds, or `less than a second`.
    fn duration_text(&self, span: Span) -> String {
        let secs = span.as_secs();
        match (secs / 3_600, secs / 60 % 60, secs % 60) {
            (0, 0, 0) => self.time_under_a_second().to_owned(),
            (0, 0, secs) => self.time_seconds(secs),
            (0, mins, secs) => self.time_minutes(mins, secs),
            (hours, mins, _) => self.time_hours(hours, mins),
        }
    }
}
