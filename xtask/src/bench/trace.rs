//! Breakdown of the start time, from traced visits.

use super::figures::Spread;
use super::table::line;
use super::visits::{Named, Trace, Visits};

/// Heading of the summary.
const TITLE: &str = "
Where the time of our start goes: when things had come, and what the page's main thread did or waited for until it was
ready and painted. Medians in ms; a trace takes time itself.
";

/// Function that selects one of the two lists in a trace.
type Part = fn(&Trace) -> &Named;

/// Returns the summary, with a column for each mode of visiting; empty if no visit was traced.
pub(super) fn summary(visits: &Visits) -> String {
    let mut columns: Vec<(String, Vec<&Trace>)> = Vec::new();
    for way in visits.ways() {
        let traced =
            visits.0.iter().filter(|visit| visit.way == *way).filter_map(|visit| visit.trace.as_ref());
        let traces: Vec<&Trace> = traced.collect();
        if !traces.is_empty() {
            columns.push((format!("{} {}×", way.visit, way.cpu), traces));
        }
    }
    let Some(first) = columns.first().map(|(_, traces)| traces[0]) else { return String::new() };
    let mut text = TITLE.to_owned();
    line(&mut text, "", columns.iter().map(|(title, _)| title.clone()));
    let parts: [Part; 2] = [|trace| &trace.when, |trace| &trace.phases];
    for of in parts {
        for (name, _) in of(first) {
            line(&mut text, name, columns.iter().map(|(_, traces)| median(traces, of, name)));
        }
        text.push('\n');
    }
    text
}

/// Returns the median of a figure over some traces.
fn median(traces: &[&Trace], of: Part, name: &str) -> String {
    let figures = traces.iter().filter_map(|trace| of(trace).iter().find(|(known, _)| known == name));
    Spread::of(figures.map(|(_, figure)| *figure))
        .map_or_else(|| "–".to_owned(), |spread| format!("{:.0}", spread.median))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_way_of_a_visit_is_a_column() {
        let mut visits = Visits::default();
        for (visit, ready, script) in [("cold", 10, 4), ("cold", 30, 8), ("warm", 5, 1)] {
            assert!(visits.read(&format!(
                r#"{{"browser":"B","page":"ours","cpu":6,"visit":"{visit}",
                "trace":{{"when":[["ready",{ready}]],"phases":[["script",{script}]]}}}}"#
            )));
        }
        let summary = summary(&visits);
        let lines: Vec<Vec<&str>> =
            summary.lines().skip(3).map(|line| line.split_whitespace().collect()).collect();
        assert_eq!(
            lines,
            [&["cold", "6×", "warm", "6×"][..], &["ready", "20", "5"], &[], &["script", "6", "1"], &[]]
        );
    }

    #[test]
    fn without_a_trace_there_is_nothing_to_say() {
        assert_eq!(summary(&Visits::default()), "");
    }
}
