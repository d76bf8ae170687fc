//! Instants and lengths of time for chess clocks. A game takes them as arguments and never asks the
//! system for the time.
//!
//! [`Instant`] and [`Span`] count whole microseconds. So the rounding of a thousand turns changes a
//! player's time by less than a millisecond.

use std::fmt;
use std::ops::{Add, AddAssign, Sub, SubAssign};
use std::str::FromStr;

use thiserror::Error;

use serde::{Deserialize, Serialize};

/// Length of time in microseconds, for chess clocks; never negative. Arithmetic saturates.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Span(u64);

impl Span {
    /// Length of time zero.
    pub const ZERO: Span = Span(0);

    /// Returns the length of time of this many microseconds.
    pub const fn from_micros(micros: u64) -> Span {
        Span(micros)
    }

    /// Returns the length of time of this many milliseconds.
    pub const fn from_millis(millis: u64) -> Span {
        Span(millis.saturating_mul(1_000))
    }

    /// Returns the length of time of this many seconds.
    pub const fn from_secs(secs: u64) -> Span {
        Span(secs.saturating_mul(1_000_000))
    }

    /// Returns the length of time of this many minutes.
    pub const fn from_mins(mins: u64) -> Span {
        Span::from_secs(mins.saturating_mul(60))
    }

    /// Returns the length of time in microseconds.
    pub const fn as_micros(self) -> u64 {
        self.0
    }

    /// Returns the length of time in milliseconds, rounded down.
    pub const fn as_millis(self) -> u64 {
        self.0 / 1_000
    }

    /// Returns the length of time in seconds, rounded down.
    pub const fn as_secs(self) -> u64 {
        self.0 / 1_000_000
    }

    /// Whether the length of time is zero.
    pub const fn is_zero(self) -> bool {
        self.0 == 0
    }
}

impl Add for Span {
    type Output = Span;

    /// Returns the sum of two lengths of time, at most the longest that a `Span` can hold.
    fn add(self, other: Span) -> Span {
        Span(self.0.saturating_add(other.0))
    }
}

impl AddAssign for Span {
    /// Adds the length of time `other`; the sum is at most the longest that a `Span` can hold.
    fn add_assign(&mut self, other: Span) {
        *self = *self + other;
    }
}

impl Sub for Span {
    type Output = Span;

    /// Returns the difference of two lengths of time; zero if `other` is longer.
    fn sub(self, other: Span) -> Span {
        Span(self.0.saturating_sub(other.0))
    }
}

impl SubAssign for Span {
    /// Subtracts the length of time `other`; the result is zero if `other` is longer.
    fn sub_assign(&mut self, other: Span) {
        *self = *self - other;
    }
}

impl fmt::Display for Span {
    /// Writes the length of time in seconds, with as many decimals as needed: `300`, `0.5`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (secs, micros) = (self.0 / 1_000_000, self.0 % 1_000_000);
        if micros == 0 {
            return write!(f, "{secs}");
        }
        let decimals = format!("{micros:06}");
        write!(f, "{secs}.{}", decimals.trim_end_matches('0'))
    }
}

/// Error: a text is not a length of time in seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("not a number of seconds: digits, and at most six decimals")]
pub struct ParseSpanError;

impl FromStr for Span {
    type Err = ParseSpanError;

    /// Parses a length of time in seconds, written as digits with at most six decimals: `300`,
    /// `0.5`.
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

/// Point in time, in microseconds since a fixed origin; on the web page, the start of 1970.
///
/// All instants of a game have the same origin, even after a reload of the page. Within a game,
/// instants never run backwards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Instant(u64);

impl Instant {
    /// Returns the instant that is `micros` microseconds after the origin of all instants.
    pub const fn from_micros(micros: u64) -> Instant {
        Instant(micros)
    }

    /// Returns the instant that is `millis` milliseconds after the origin of all instants.
    pub const fn from_millis(millis: u64) -> Instant {
        Instant(millis.saturating_mul(1_000))
    }

    /// Returns the instant that is `millis` milliseconds after the origin of all instants.
    ///
    /// Accepts fractions of a millisecond and rounds to whole microseconds. Negative values and
    /// `NaN` give the origin.
    pub fn from_millis_f64(millis: f64) -> Instant {
        // The cast saturates and turns NaN into 0.
        Instant((millis * 1_000.0).round() as u64)
    }

    /// Returns the microseconds from the origin of all instants to this instant.
    pub const fn as_micros(self) -> u64 {
        self.0
    }

    /// Returns the milliseconds from the origin of all instants to this instant, rounded down.
    pub const fn as_millis(self) -> u64 {
        self.0 / 1_000
    }

    /// Returns the instant that is `millis` milliseconds after this one.
    pub const fn plus_millis(self, millis: u64) -> Instant {
        Instant(self.0.saturating_add(millis.saturating_mul(1_000)))
    }

    /// Returns the length of time from `earlier` to this instant; zero if `earlier` is later.
    pub fn since(self, earlier: Instant) -> Span {
        Span(self.0.saturating_sub(earlier.0))
    }
}

impl Add<Span> for Instant {
    type Output = Instant;

    /// Returns the instant that is later by `span`, at most the last that an `Instant` can hold.
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
