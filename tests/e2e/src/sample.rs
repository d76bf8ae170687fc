//! Samples of matrices that are too large for every test run.

use std::env;

/// Returns the part of a large list of cases to test in this run.
///
/// By default the first `sample` cases; with the environment variable `variable` as many as it
/// says, from the index in the variable with `_FROM` appended.
///
/// # Panics
/// If the part is empty: such a test would test nothing.
pub fn sampled<T>(matrix: Vec<T>, sample: usize, variable: &str) -> Vec<T> {
    let all = matrix.len();
    let from = number(&format!("{variable}_FROM")).unwrap_or(0);
    let count = number(variable).unwrap_or(sample);
    let part: Vec<T> = matrix.into_iter().skip(from).take(count).collect();
    assert!(!part.is_empty(), "{variable}: there is nothing from {from} on, of {all}");
    part
}

/// Returns a whole number from an environment variable; `None` if it holds none.
pub fn number(variable: &str) -> Option<usize> {
    env::var(variable).ok()?.parse().ok()
}
