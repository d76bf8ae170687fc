//! A time as a chess clock displays it, and when the display changes.

use crate::rules::characters::plain_number;
use std::fmt;

use super::super::Span;

/// Time as a chess clock displays it: `1:05:03`, `5:00`, and under twenty seconds `0:19.9`.
///
/// [`new`](ClockDisplay::new) rounds up, so that the clock displays zero only when no time is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockDisplay {
    /// The displayed time in tenths of a second; a multiple of ten if no tenths are displayed.
    tenths: u64,
    with_tenths: bool,
}

/// Times below this limit are displayed with tenths of a second.
const TENTHS_BELOW: Span = Span::from_secs(20);

/// A second in microseconds.
const SECOND: u64 = 1_000_000;
/// A tenth of a second in microseconds.
const TENTH: u64 = 100_000;

impl ClockDisplay {
    /// Returns the time that a chess clock displays when `left` remains.
    pub fn new(left: Span) -> ClockDisplay {
        let with_tenths = left < TENTHS_BELOW;
        let micros = left.as_micros();
        let tenths = if with_tenths { micros.div_ceil(TENTH) } else { micros.div_ceil(SECOND) * 10 };
        ClockDisplay { tenths, with_tenths }
    }

    /// Returns `time` rounded to the nearest second and displayed without tenths, for example the
    /// time used for a move.
    pub fn in_seconds(time: Span) -> ClockDisplay {
        let tenths = (time.as_micros() + SECOND / 2) / SECOND * 10;
        ClockDisplay { tenths, with_tenths: false }
    }

    /// Parses a length of time as people write it: `5` (minutes), `5:00` or `1:30:00`; `None` for
    /// other texts.
    ///
    /// The last number may have decimals (`1.5`, `1,5`). The digits of every language of the app
    /// are accepted.
    pub fn parse_time(text: &str) -> Option<Span> {
        let text = plain_number(text);
        if text.bytes().any(|byte| !byte.is_ascii_digit() && byte != b':' && byte != b'.') {
            return None;
        }
        let mut parts = text.rsplit(':');
        let last = parts.next()?;
        let secs: Span = last.parse().ok()?;
        let Some(mins) = parts.next() else {
            return Some(Span::from_micros(secs.as_micros().saturating_mul(60)));
        };
        let hours = parts.next().map_or(Ok(0), str::parse::<u64>).ok()?;
        if parts.next().is_some() || secs >= Span::from_mins(1) {
            return None;
        }
        Some(Span::from_mins(hours.saturating_mul(60)) + Span::from_mins(mins.parse().ok()?) + secs)
    }

    /// Returns how long it takes until a chess clock that counts down from `left` displays another
    /// time; `None` at zero.
    ///
    /// Used to redraw the clock only when necessary.
    pub(super) fn time_to_change_down(left: Span) -> Option<Span> {
        let micros = left.as_micros();
        if micros == 0 {
            return None;
        }
        let floor = TENTHS_BELOW.as_micros();
        let next = match micros.cmp(&floor) {
            // Exactly twenty seconds are displayed without tenths, one microsecond less with
            // tenths.
            std::cmp::Ordering::Equal => floor - 1,
            std::cmp::Ordering::Greater => (micros - 1) / SECOND * SECOND,
            std::cmp::Ordering::Less => (micros - 1) / TENTH * TENTH,
        };
        Some(Span::from_micros(micros - next))
    }

    /// Returns how long it takes until a chess clock that counts up from `left` displays another
    /// time.
    ///
    /// With an hourglass, the clock of the player who waits counts up. Used to redraw the clock
    /// only when necessary.
    pub(super) fn time_to_change_up(left: Span) -> Span {
        let micros = left.as_micros();
        let floor = TENTHS_BELOW.as_micros();
        let above = |unit: u64| micros.div_ceil(unit).saturating_mul(unit).saturating_add(1);
        // From twenty seconds on, the display has no tenths.
        let next = if micros < floor { above(TENTH).min(floor) } else { above(SECOND) };
        Span::from_micros(next.saturating_sub(micros))
    }
}

impl fmt::Display for ClockDisplay {
    /// Writes the time as a chess clock displays it: `1:05:03`, `5:00`, `0:19.9`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let secs = self.tenths / 10;
        let (hours, mins, rest) = (secs / 3_600, secs / 60 % 60, secs % 60);
        if hours > 0 {
            write!(f, "{hours}:{mins:02}:{rest:02}")?;
        } else {
            write!(f, "{mins}:{rest:02}")?;
        }
        if self.with_tenths { write!(f, ".{}", self.tenths % 10) } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn zero_is_shown_only_when_nothing_is_left() {
        let shown = |micros| ClockDisplay::new(Span::from_micros(micros)).to_string();
        assert_eq!(shown(0), "0:00.0");
        assert_eq!(shown(1), "0:00.1");
        assert_eq!(shown(19_900_000), "0:19.9");
        assert_eq!(shown(20_000_000), "0:20");
        assert_eq!(shown(299_000_001), "5:00");
        assert_eq!(shown(3_903_000_000), "1:05:03");
        let used = |micros| ClockDisplay::in_seconds(Span::from_micros(micros)).to_string();
        assert_eq!(
            [used(0), used(499_999), used(500_000), used(3_903_000_000)],
            ["0:00", "0:00", "0:01", "1:05:03"]
        );
    }

    #[test]
    fn times_are_read_as_people_write_them() {
        for (text, secs) in [("5", 300), (" 0:30 ", 30), ("90:00", 5_400), ("1:30:05", 5_405), ("0:00", 0)] {
            assert_eq!(ClockDisplay::parse_time(text), Some(Span::from_secs(secs)), "{text}");
        }
        assert_eq!(ClockDisplay::parse_time("0:15.25"), Some(Span::from_millis(15_250)));
        for (text, secs) in
            [("1.5", 90), ("1,5", 90), ("٥", 300), ("١٫٥", 90), ("१:३०", 90), ("３：００", 180)]
        {
            assert_eq!(ClockDisplay::parse_time(text), Some(Span::from_secs(secs)), "{text}");
        }
        for bad in ["", ":", "5:", ":5", "five", "-1", "+1", "5:60", "1:2:3:4", "5,5,5", "1:+5:00"] {
            assert_eq!(ClockDisplay::parse_time(bad), None, "{bad:?}");
        }
    }

    #[test]
    fn a_clock_looks_the_same_until_the_very_change() {
        for micros in
            [1, 99_999, 100_000, 100_001, 19_999_999, 20_000_000, 20_000_001, 21_000_000, 61_500_000]
        {
            let left = Span::from_micros(micros);
            let wait = ClockDisplay::time_to_change_down(left).expect("time is left");
            assert_ne!(ClockDisplay::new(left), ClockDisplay::new(left - wait), "{micros}");
            assert_eq!(
                ClockDisplay::new(left),
                ClockDisplay::new(left - (wait - Span::from_micros(1))),
                "{micros}"
            );
            let wait = ClockDisplay::time_to_change_up(left);
            assert_ne!(ClockDisplay::new(left), ClockDisplay::new(left + wait), "{micros} up");
            let before = left + (wait - Span::from_micros(1));
            assert_eq!(
                ClockDisplay::new(left).to_string(),
                ClockDisplay::new(before).to_string(),
                "{micros} up"
            );
        }
    }
}
