//! Matrices that are too large for every test run.

use std::env;

/// The part of a matrix that a story goes through: its first `sample` items in the plain run; with `variable` in the
/// environment as many as that says, from the place that `variable` with `_FROM` behind it says.
///
/// # Panics
/// The part is empty: a story that goes through nothing shows nothing.
pub fn sampled<T>(matrix: Vec<T>, sample: usize, variable: &str) -> Vec<T> {
    let all = matrix.len();
    let from = number(&format!("{variable}_FROM")).unwrap_or(0);
    let count = number(variable).unwrap_or(sample);
    let part: Vec<T> = matrix.into_iter().skip(from).take(count).collect();
    assert!(!part.is_empty(), "{variable}: there is nothing from {from} on, of {all}");
    part
}

/// A whole number that the environment sets.
pub fn number(variable: &str) -> Option<usize> {
    env::var(variable).ok()?.parse().ok()
}
