//! Samples of lists of test cases that are too long for every test run.

use std::env;

/// Returns the part of a long list of test cases, `matrix`, that this test run covers.
///
/// By default the part is the first `sample` cases. The environment variable named by `variable`
/// can set another number of cases; the variable with this name and `_FROM` appended can set the
/// index of the first case.
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

/// Returns a whole number from an environment variable; `None` if the variable is not set or is no
/// whole number.
pub fn number(variable: &str) -> Option<usize> {
    env::var(variable).ok()?.parse().ok()
}
