//! Selection of test cases from lists that are too long for every test run.

use std::env;

/// Returns the test cases of the long list `matrix` that this test run covers.
///
/// By default these are the first `sample` cases. The environment variable with the name `variable`
/// sets another number of cases. The environment variable `{variable}_FROM` sets the index of the
/// first case.
///
/// # Panics
/// If the selection is empty, because such a test would test nothing.
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
