//! Instants and spans: time is given to the game, which never reads a clock.
//!
//! Both count whole microseconds. A browser's monotonic clock is finer than a millisecond, and rounding every
//! switch of sides to one would cost a player several over a long game; at a microsecond the error of a
//! thousand moves is still below a millisecond.

use std::fmt;
use std::ops::{Add, AddAssign, Sub, SubAssign};
use std::str::FromStr;

use thiserror::Error;

use serde::{Deserialize, Serialize};

/// A length of time in microseconds; never negative, and arithmetic stops at its ends instead of overflowing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Span(u64);

impl Span {
    /// No time at all.
    pub const ZERO: Span = Span(0);

    /// So many microseconds.
    pub const fn from_micros(micros: u64) -> Span {
        Span(micros)
    }

    /// So many milliseconds.
    pub const fn from_millis(millis: u64) -> Span {
        Span(millis.saturating_mul(1_000))
    }

    /// So many seconds.
    pub const fn from_secs(secs: u64) -> Span {
        Span(secs.saturating_mul(1_000_000))
    }

    /// So many minutes.
    pub const fn from_mins(mins: u64) -> Span {
        Span::from_secs(mins.saturating_mul(60))
    }

    /// The length in microseconds.
    pub const fn as_micros(self) -> u64 {
        self.0
    }

    /// The length in milliseconds, the rest cut off.
    pub const fn as_millis(self) -> u64 {
        self.0 / 1_000
    }

    /// The length in seconds, the rest cut off.
    pub const fn as_secs(self) -> u64 {
        self.0 / 1_000_000
    }

    /// Whether this is no time at all.
    pub const fn is_zero(self) -> bool {
        self.0 == 0
    }
}

impl Add for Span {
    type Output = Span;

    fn add(self, other: Span) -> Span {
        Span(self.0.saturating_add(other.0))
    }
}

impl AddAssign for Span {
    fn add_assign(&mut self, other: Span) {
        *self = *self + other;
    }
}

impl Sub for Span {
    type Output = Span;

    fn sub(self, other: Span) -> Span {
        Span(self.0.saturating_sub(other.0))
    }
}

impl SubAssign for Span {
    fn sub_assign(&mut self, other: Span) {
        *self = *self - other;
    }
}

/// Seconds with as many decimals as are needed: `300`, `0.5`.
impl fmt::Display for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (secs, micros) = (self.0 / 1_000_000, self.0 % 1_000_000);
        if micros == 0 {
            return write!(f, "{secs}");
        }
        let decimals = format!("{micros:06}");
        write!(f, "{secs}.{}", decimals.trim_end_matches('0'))
    }
}

/// Why a text is not a number of seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("not a number of seconds: digits, and at most six decimals")]
pub struct ParseSpanError;

/// Seconds: digits with at most six decimals.
impl FromStr for Span {
    type Err = ParseSpanError;

    fn from_str(text: &str) -> Result<Span, ParseSpanError> {
        let (whole, decimals) = text.split_once('.').unwrap_or((text, "0"));
        let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        if !digits(whole) || !digits(decimals) || decimals.len() > 6 {
            return Err(ParseSpanError);
        }
        let number = |text: &str| text.parse::<u64>().map_err(|_| ParseSpanError);
        Ok(Span::from_secs(number(whole)?) + Span::from_micros(number(&format!("{decimals:0<6}"))?))
    }
}

/// A moment on a clock that never goes back, in microseconds. All instants of one game count from the same start, also
/// after a reload; the page counts from 1970. It is always an argument: nothing in the game reads a clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Instant(u64);

impl Instant {
    /// The moment so many microseconds after the start.
    pub const fn from_micros(micros: u64) -> Instant {
        Instant(micros)
    }

    /// The moment so many milliseconds after the start.
    pub const fn from_millis(millis: u64) -> Instant {
        Instant(millis.saturating_mul(1_000))
    }

    /// The moment a browser's `performance.now()` means: milliseconds with decimals, rounded to a microsecond.
    /// What is no moment (negative, not a number) is the start.
    pub fn from_millis_f64(millis: f64) -> Instant {
        // A cast from float saturates and turns NaN into 0.
        Instant((millis * 1_000.0).round() as u64)
    }

    /// Microseconds since the start.
    pub const fn as_micros(self) -> u64 {
        self.0
    }

    /// Milliseconds since the start, the rest cut off.
    pub const fn as_millis(self) -> u64 {
        self.0 / 1_000
    }

    /// The moment so many milliseconds later.
    pub const fn after(self, millis: u64) -> Instant {
        Instant(self.0.saturating_add(millis.saturating_mul(1_000)))
    }

    /// How long it is since `earlier`; nothing if that is still to come.
    pub fn since(self, earlier: Instant) -> Span {
        Span(self.0.saturating_sub(earlier.0))
    }
}

impl Add<Span> for Instant {
    type Output = Instant;

    fn add(self, span: Span) -> Instant {
        Instant(self.0.saturating_add(span.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_span_is_written_in_seconds_without_idle_decimals() {
        assert_eq!(Span::from_secs(300).to_string(), "300");
        assert_eq!(Span::from_millis(1_500).to_string(), "1.5");
        assert_eq!(Span::from_micros(10).to_string(), "0.00001");
    }

    #[test]
    fn odd_numbers_from_outside_are_some_moment() {
        assert_eq!(Instant::from_millis_f64(f64::NAN), Instant::from_millis(0));
        assert_eq!(Instant::from_millis_f64(-1.0), Instant::from_millis(0));
        assert_eq!(Instant::from_millis_f64(f64::INFINITY), Instant::from_micros(u64::MAX));
        assert_eq!(Instant::from_millis_f64(12.3456).as_micros(), 12_346);
    }
}
