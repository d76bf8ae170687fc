//! What the browser's main thread did, from the browser's own trace.

use crate::browser::Browser;
use serde_json::Value;

/// Something that the main thread did.
#[derive(Clone, Debug, PartialEq)]
pub struct Span {
    /// What: `EventDispatch`, `FireAnimationFrame`, `FunctionCall` …
    pub name: String,
    /// For an `EventDispatch`, the event's type.
    pub event: Option<String>,
    /// When it began, in microseconds.
    pub start: f64,
    /// How long it took by the clock, in microseconds.
    pub duration: f64,
    /// How long the thread itself ran, in microseconds: without the time that a busy machine gave to others.
    pub running: f64,
}

impl Browser {
    /// What the main threads have done since the start, in order of time. Asked once, of a browser that was started
    /// with [`Options::trace`](crate::Options::trace).
    ///
    /// # Panics
    /// If it was not.
    #[track_caller]
    pub fn trace(&self) -> Vec<Span> {
        let mut spans: Vec<Span> = self.log("performance").iter().filter_map(span).collect();
        spans.sort_by(|a, b| a.start.total_cmp(&b.start));
        spans
    }
}

/// Reads one entry of the log: a message in a string in a message.
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

/// The value that `percent` of the values do not exceed; 0 of none.
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
