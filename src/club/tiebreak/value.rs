//! Exact values of tie-breaks, so that equal values compare as equal.

use std::cmp::Ordering;
use std::fmt;

/// A player's value of a tie-break, as an exact fraction.
///
/// Sums can have quarters, because Sonneborn-Berger multiplies half-points by half-points. Means
/// can have any denominator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TieBreakValue {
    numerator: i64,
    /// Above 0. The fraction is in lowest terms.
    denominator: i64,
}

impl TieBreakValue {
    /// Creates a tie-break value from a number of quarter points.
    pub fn from_quarters(quarters: i64) -> TieBreakValue {
        TieBreakValue::from_fraction(quarters, 4)
    }

    /// Creates a tie-break value that is a whole number.
    pub fn from_whole(value: i64) -> TieBreakValue {
        TieBreakValue::from_fraction(value, 1)
    }

    /// Returns the sum of tie-break values.
    pub fn sum(values: &[TieBreakValue]) -> TieBreakValue {
        let add = |sum: TieBreakValue, one: &TieBreakValue| {
            let numerator = sum.numerator * one.denominator + one.numerator * sum.denominator;
            TieBreakValue::from_fraction(numerator, sum.denominator * one.denominator)
        };
        values.iter().fold(TieBreakValue::from_whole(0), add)
    }

    /// Returns the mean of tie-break values; `None` for an empty list.
    pub fn mean(values: &[TieBreakValue]) -> Option<TieBreakValue> {
        let count = i64::try_from(values.len()).ok().filter(|count| *count > 0)?;
        let sum = TieBreakValue::sum(values);
        Some(TieBreakValue::from_fraction(sum.numerator, sum.denominator * count))
    }

    /// Creates a tie-break value from a fraction, which is reduced to lowest terms. The denominator
    /// must be above 0.
    fn from_fraction(numerator: i64, denominator: i64) -> TieBreakValue {
        let (mut divisor, mut rest) = (numerator.abs(), denominator);
        while rest > 0 {
            (divisor, rest) = (rest, divisor % rest);
        }
        TieBreakValue { numerator: numerator / divisor, denominator: denominator / divisor }
    }

    /// Returns the tie-break value rounded to a whole number; a half is rounded up.
    pub(super) fn rounded(self) -> TieBreakValue {
        TieBreakValue::from_whole((2 * self.numerator + self.denominator).div_euclid(2 * self.denominator))
    }

    /// Converts the tie-break value to a floating-point number.
    pub fn to_f64(self) -> f64 {
        self.numerator as f64 / self.denominator as f64
    }

    /// Formats the tie-break value in decimals, with at most two decimal places, such as `12.75`.
    /// `point` is the decimal mark.
    pub fn to_decimal_text(self, point: char) -> String {
        let hundredths = (200 * self.numerator + self.denominator).div_euclid(2 * self.denominator);
        let (whole, part) = (hundredths.unsigned_abs() / 100, hundredths.unsigned_abs() % 100);
        let sign = if hundredths < 0 { "-" } else { "" };
        let part = match part {
            0 => String::new(),
            _ if part % 10 == 0 => format!("{point}{}", part / 10),
            _ => format!("{point}{part:02}"),
        };
        format!("{sign}{whole}{part}")
    }
}

impl Ord for TieBreakValue {
    /// Compares two tie-break values as numbers, even if lower values are better in the tie-break.
    fn cmp(&self, other: &TieBreakValue) -> Ordering {
        (self.numerator * other.denominator).cmp(&(other.numerator * self.denominator))
    }
}

impl PartialOrd for TieBreakValue {
    /// Compares two tie-break values as [`Ord`] does; never returns `None`.
    fn partial_cmp(&self, other: &TieBreakValue) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for TieBreakValue {
    /// Writes the tie-break value as a whole number with `¼`, `½` or `¾`, such as `12½`. Negative
    /// values and values with other fractions are written in decimals, such as `12.33`.
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.numerator < 0 || 4 % self.denominator != 0 {
            return to.write_str(&self.to_decimal_text('.'));
        }
        let quarters = self.numerator * (4 / self.denominator);
        match (quarters / 4, ["", "¼", "½", "¾"][(quarters % 4) as usize]) {
            (0, part) if !part.is_empty() => to.write_str(part),
            (whole, part) => write!(to, "{whole}{part}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_exact_and_written_as_people_do() {
        let third = |thirds| {
            TieBreakValue::mean(&[
                TieBreakValue::from_whole(thirds),
                TieBreakValue::from_whole(0),
                TieBreakValue::from_whole(0),
            ])
            .unwrap()
        };
        assert_eq!(third(6), TieBreakValue::from_whole(2));
        assert!(TieBreakValue::from_whole(2) < third(7) && third(7) < TieBreakValue::from_quarters(10));
        let texts = [0, 1, 4, 51].map(|quarters| TieBreakValue::from_quarters(quarters).to_string());
        assert_eq!(texts, ["0", "¼", "1", "12¾"]);
        let texts = [
            third(7),
            TieBreakValue::from_quarters(50),
            TieBreakValue::from_quarters(51),
            TieBreakValue::from_whole(-3),
        ];
        assert_eq!(texts.map(|value| value.to_decimal_text(',')), ["2,33", "12,5", "12,75", "-3"]);
        assert_eq!(third(7).to_string(), "2.33");
        assert_eq!(
            [TieBreakValue::from_quarters(2), TieBreakValue::from_quarters(1)].map(TieBreakValue::rounded),
            [1, 0].map(TieBreakValue::from_whole)
        );
        assert_eq!(TieBreakValue::mean(&[]), None);
        assert_eq!(
            TieBreakValue::sum(&[third(1), third(1), TieBreakValue::from_quarters(1)]).to_decimal_text('.'),
            "0.92"
        );
    }
}
