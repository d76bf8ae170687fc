//! Values of tie-breaks: exact, so that equals are equal.

use std::cmp::Ordering;
use std::fmt;

/// A value: a fraction of whole numbers. Sums are quarters (Sonneborn-Berger has them), means have other parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Value {
    numerator: i64,
    /// Above 0, without a common divisor.
    denominator: i64,
}

impl Value {
    /// So many quarters.
    pub fn quarters(quarters: i64) -> Value {
        Value::fraction(quarters, 4)
    }

    /// A whole number.
    pub fn whole(value: i64) -> Value {
        Value::fraction(value, 1)
    }

    /// The sum of some values.
    pub fn sum(values: &[Value]) -> Value {
        let add = |sum: Value, one: &Value| {
            let numerator = sum.numerator * one.denominator + one.numerator * sum.denominator;
            Value::fraction(numerator, sum.denominator * one.denominator)
        };
        values.iter().fold(Value::whole(0), add)
    }

    /// The mean of some values; `None` without any.
    pub fn mean(values: &[Value]) -> Option<Value> {
        let count = i64::try_from(values.len()).ok().filter(|count| *count > 0)?;
        let sum = Value::sum(values);
        Some(Value::fraction(sum.numerator, sum.denominator * count))
    }

    fn fraction(numerator: i64, denominator: i64) -> Value {
        let (mut divisor, mut rest) = (numerator.abs(), denominator);
        while rest > 0 {
            (divisor, rest) = (rest, divisor % rest);
        }
        Value { numerator: numerator / divisor, denominator: denominator / divisor }
    }

    /// The nearest whole number, a half rounded up.
    pub(super) fn rounded(self) -> Value {
        Value::whole((2 * self.numerator + self.denominator).div_euclid(2 * self.denominator))
    }

    /// The value as a number.
    pub fn number(self) -> f64 {
        self.numerator as f64 / self.denominator as f64
    }

    /// Figures with at most two places behind a sign: `12.75`.
    pub fn decimal(self, point: char) -> String {
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

impl Ord for Value {
    fn cmp(&self, other: &Value) -> Ordering {
        (self.numerator * other.denominator).cmp(&(other.numerator * self.denominator))
    }
}

impl PartialOrd for Value {
    fn partial_cmp(&self, other: &Value) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// As people write it: `12¾`, or `12.33` where there are no quarters.
impl fmt::Display for Value {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.numerator < 0 || 4 % self.denominator != 0 {
            return to.write_str(&self.decimal('.'));
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
        let third = |thirds| Value::mean(&[Value::whole(thirds), Value::whole(0), Value::whole(0)]).unwrap();
        assert_eq!(third(6), Value::whole(2));
        assert!(Value::whole(2) < third(7) && third(7) < Value::quarters(10));
        let texts = [0, 1, 4, 51].map(|quarters| Value::quarters(quarters).to_string());
        assert_eq!(texts, ["0", "¼", "1", "12¾"]);
        let texts = [third(7), Value::quarters(50), Value::quarters(51), Value::whole(-3)];
        assert_eq!(texts.map(|value| value.decimal(',')), ["2,33", "12,5", "12,75", "-3"]);
        assert_eq!(third(7).to_string(), "2.33");
        assert_eq!([Value::quarters(2), Value::quarters(1)].map(Value::rounded), [1, 0].map(Value::whole));
        assert_eq!(Value::mean(&[]), None);
        assert_eq!(Value::sum(&[third(1), third(1), Value::quarters(1)]).decimal('.'), "0.92");
    }
}
