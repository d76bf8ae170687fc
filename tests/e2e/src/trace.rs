//! Activity of the browser's main threads, from Chromium's performance trace.

use crate::browser::Browser;
use serde_json::Value;

/// Activity of a main thread of the browser, such as a call of a script, with its times.
#[derive(Clone, Debug, PartialEq)]
pub struct Span {
    /// Name, such as `EventDispatch`, `FireAnimationFrame` or `FunctionCall`.
    pub name: String,
    /// Event type of an `EventDispatch`.
    pub event: Option<String>,
    /// Start, in microseconds.
    pub start: f64,
    /// Wall-clock duration, in microseconds.
    pub duration: f64,
    /// CPU time of the thread, in microseconds; the wall-clock duration if Chromium reports no CPU
    /// time.
    pub running: f64,
}

impl Browser {
    /// Returns the activities of the browser's main threads since its start, in order of time.
    ///
    /// A test can call this method only once, in a browser started with
    /// [`Options::trace`](crate::Options::trace).
    ///
    /// # Panics
    /// If the browser was started without that option.
    #[track_caller]
    pub fn trace(&self) -> Vec<Span> {
        let mut spans: Vec<Span> = self.log("performance").iter().filter_map(span).collect();
        spans.sort_by(|a, b| a.start.total_cmp(&b.start));
        spans
    }
}

/// Parses an activity of a main thread from an entry of the browser's performance log; `None` if
/// the entry is something else.
fn span(entry: &Value) -> Option<Span> {
    let message: Value = serde_json::from_str(entry["message"].as_str()?).ok()?;
    let message = &message["message"];
    let parameters = &message["params"];
    if message["method"] != "Tracing.dataCollected" || parameters["ph"] != "X" {
        return None;
    }
    Some(Span {
        name: parameters["name"].as_str()?.to_owned(),
        event: parameters["args"]["data"]["type"].as_str().map(str::to_owned),
        start: parameters["ts"].as_f64()?,
        duration: parameters["dur"].as_f64()?,
        running: parameters["tdur"].as_f64().or(parameters["dur"].as_f64())?,
    })
}

/// Returns a percentile by the nearest-rank method: at least `percent` percent of the values are
/// less than or equal to the result, which is one of the values. Returns 0 if there are no values.
pub fn percentile(values: &[f64], percent: f64) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    let rank = (percent / 100.0 * sorted.len() as f64).ceil() as usize;
    sorted.get(rank.max(1) - 1).copied().unwrap_or(0.0)
}

#[cfg(test)]
mod tests {
    use super::percentile;

    #[test]
    fn percentiles_are_values_that_occurred() {
        let values: Vec<f64> = (1..=200).rev().map(f64::from).collect();
        assert_eq!(percentile(&values, 50.0), 100.0);
        assert_eq!(percentile(&values, 99.0), 198.0);
        assert_eq!(percentile(&values, 100.0), 200.0);
        assert_eq!(percentile(&[7.0], 99.0), 7.0);
        assert_eq!(percentile(&[], 99.0), 0.0);
    }
}
