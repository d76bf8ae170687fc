//! Breakdown of the time that the page's start takes, from visits that the browser traced.

use super::figures::median;
use super::table::line;
use super::visits::{Named, Trace, Visits};

/// Heading of the summary.
const TITLE: &str = "
Where the time of our start goes: when things had come, and what the page's main thread did or waited for until it was
ready and painted. Medians in ms; a trace takes time itself.
";

/// Function that selects one of the two lists in a trace: instants or phases.
type Part = fn(&Trace) -> &Named;

/// Formats a table of the time that the page's start takes, in milliseconds; empty if no visit was
/// traced. The table has a column for each kind of visit (cold, with an empty browser profile, or
/// warm, the second visit) and processor speed.
pub(super) fn summary(visits: &Visits) -> String {
    let mut columns: Vec<(String, Vec<&Trace>)> = Vec::new();
    for conditions in visits.all_conditions() {
        let traced = visits
            .0
            .iter()
            .filter(|visit| visit.conditions == *conditions)
            .filter_map(|visit| visit.trace.as_ref());
        let traces: Vec<&Trace> = traced.collect();
        if !traces.is_empty() {
            columns.push((format!("{} {}×", conditions.visit, conditions.cpu), traces));
        }
    }
    let Some(first) = columns.first().map(|(_, traces)| traces[0]) else { return String::new() };
    let mut text = TITLE.to_owned();
    text += &line("", columns.iter().map(|(title, _)| title));
    let parts: [Part; 2] = [|trace| &trace.when, |trace| &trace.phases];
    for of in parts {
        for (name, _) in of(first) {
            text += &line(name, columns.iter().map(|(_, traces)| median(figures(traces, of, name))));
        }
        text.push('\n');
    }
    text
}

/// Returns the value called `name` in each trace of a page's start, from the list (instants or
/// phases) that `of` selects.
fn figures(traces: &[&Trace], of: Part, name: &str) -> impl Iterator<Item = f64> {
    let figures = traces.iter().filter_map(move |trace| of(trace).iter().find(|(known, _)| known == name));
    figures.map(|(_, figure)| *figure)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_way_of_a_visit_is_a_column() {
        let visit = |visit, ready, script| {
            format!(
                r#"{{"browser":"B","page":"ours","cpu":6,"visit":"{visit}",
                "trace":{{"when":[["ready",{ready}]],"phases":[["script",{script}]]}}}}"#
            )
        };
        let visits = [visit("cold", 10, 4), visit("cold", 30, 8), visit("warm", 5, 1)];
        let visits = Visits::read(&visits.each_ref().map(String::as_str));
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
