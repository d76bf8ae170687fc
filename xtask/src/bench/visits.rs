//! Measured visits of pages, as the benchmark program `benches/page/main.mjs` reports them.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::figures::Spread;

/// Name of this project's page in the report.
pub(super) const OURS: &str = "ours";

/// Name of an earlier build of this project's page in the report.
pub(super) const BEFORE: &str = "before";

/// Measured values with their names, in the order of the report.
pub(super) type Named = Vec<(String, f64)>;

/// Conditions of a page visit in a benchmark: browser, cold or warm, and processor speed.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub(super) struct VisitConditions {
    /// Name of the browser.
    pub(super) browser: String,
    /// Kind of visit: `cold` with an empty browser profile, or `warm` for the second visit.
    pub(super) visit: String,
    /// Factor by which the processor is slowed down.
    pub(super) cpu: u32,
}

/// Measured visit of a page in a benchmark.
#[derive(Debug, Deserialize)]
pub(super) struct Visit {
    #[serde(flatten)]
    pub(super) conditions: VisitConditions,
    /// Name of the page: this project's page, an earlier build of it, or a page with another
    /// chessboard library.
    pub(super) page: String,
    /// Whether the page came from a service worker.
    #[serde(default)]
    pub(super) worker: bool,
    /// Measured figures by name.
    #[serde(default)]
    pub(super) figures: BTreeMap<String, f64>,
    /// Breakdown of the start time; `None` if the visit was not traced.
    pub(super) trace: Option<Trace>,
    /// Reason why the visit failed and has no figures; `None` if it succeeded.
    pub(super) fault: Option<String>,
}

/// Breakdown of the time that a page's start takes in a benchmark, in milliseconds.
#[derive(Debug, Deserialize)]
pub(super) struct Trace {
    /// Instants of events.
    pub(super) when: Named,
    /// Durations of phases until the page was ready and painted.
    pub(super) phases: Named,
}

/// All measured visits of a benchmark run.
#[derive(Debug, Default)]
pub(super) struct Visits(pub(super) Vec<Visit>);

impl Visits {
    /// Returns all conditions under which pages were visited, in the order of the report.
    pub(super) fn all_conditions(&self) -> Vec<&VisitConditions> {
        let mut all_conditions = Vec::new();
        for Visit { conditions, .. } in &self.0 {
            if !all_conditions.contains(&conditions) {
                all_conditions.push(conditions);
            }
        }
        all_conditions
    }

    /// Returns the names of the pages visited under `conditions`: first the pages with other
    /// libraries, sorted by name, then an earlier build of this project's page, if there is one,
    /// and last this project's page.
    pub(super) fn pages(&self, conditions: &VisitConditions) -> Vec<&str> {
        let visits = self.0.iter().filter(|visit| visit.conditions == *conditions);
        let mut pages: Vec<&str> = visits.map(|visit| visit.page.as_str()).collect();
        pages.sort_by_key(|&page| (page == OURS, page == BEFORE, page));
        pages.dedup();
        pages
    }

    /// Returns the median and quartiles of the measurement `figure` in all visits of `page` under
    /// `conditions`; `None` if there is no such measurement.
    pub(super) fn spread(&self, conditions: &VisitConditions, page: &str, figure: &str) -> Option<Spread> {
        let visits = self.0.iter().filter(|visit| visit.conditions == *conditions && visit.page == page);
        Spread::of(visits.filter_map(|visit| visit.figures.get(figure).copied()))
    }

    /// Returns a warning for each failed visit, and for each warm visit of this project's page or
    /// its earlier build that the service worker did not serve. Equal warnings are counted.
    pub(super) fn doubts(&self) -> Vec<String> {
        let mut doubts = BTreeMap::new();
        for Visit {
            conditions: VisitConditions { browser, visit, cpu }, page, worker, figures, fault, ..
        } in &self.0
        {
            let is_own = page == OURS || page == BEFORE;
            let served = *worker || visit != "warm" || !is_own || figures.is_empty();
            let without = (!served).then(|| "not served by the service worker".to_owned());
            if let Some(doubt) = fault.clone().or(without) {
                *doubts.entry(format!("{browser}, {page}, {visit}, {cpu}×: {doubt}")).or_insert(0) += 1;
            }
        }
        doubts.into_iter().map(|(doubt, times)| format!("{doubt} (visits: {times})")).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    impl Visits {
        /// Parses lines of JSON, each the report of one visit.
        pub(crate) fn read(lines: &[&str]) -> Self {
            Self(lines.iter().map(|line| serde_json::from_str(line).unwrap()).collect())
        }
    }

    #[test]
    fn figures_of_one_way_and_page_belong_together() {
        let visits = Visits::read(&[
            r#"{"browser":"B","page":"ours","cpu":1,"visit":"cold","worker":false,"figures":{"ready":10}}"#,
            r#"{"browser":"B","page":"ours","cpu":1,"visit":"cold","worker":false,"figures":{"ready":20}}"#,
            r#"{"browser":"B","page":"a","cpu":1,"visit":"cold","worker":false,"figures":{"ready":1}}"#,
            r#"{"browser":"B","page":"z","cpu":1,"visit":"cold","worker":false,"figures":{"ready":2}}"#,
            r#"{"browser":"B","page":"ours","cpu":6,"visit":"cold","worker":false,"figures":{"ready":90}}"#,
        ]);
        let all_conditions = visits.all_conditions();
        assert_eq!(all_conditions.iter().map(|conditions| conditions.cpu).collect::<Vec<_>>(), [1, 6]);
        assert_eq!(visits.pages(all_conditions[0]), ["a", "z", "ours"]);
        assert_eq!(visits.spread(all_conditions[0], OURS, "ready").unwrap().median, 15.0);
        assert_eq!(visits.spread(all_conditions[1], OURS, "ready").unwrap().median, 90.0);
        assert_eq!(visits.spread(all_conditions[1], "a", "ready"), None);
        assert_eq!(visits.spread(all_conditions[0], OURS, "heap"), None);
        assert!(visits.doubts().is_empty());
    }

    #[test]
    fn what_makes_figures_doubtful_is_said_once() {
        let fault = r#"{"browser":"B","page":"a","cpu":6,"visit":"cold","fault":"no board"}"#;
        let visits = Visits::read(&[
            fault,
            fault,
            r#"{"browser":"B","page":"a","cpu":1,"visit":"warm","worker":false,"figures":{"ready":1}}"#,
            r#"{"browser":"B","page":"ours","cpu":1,"visit":"warm","worker":true,"figures":{"ready":1}}"#,
            r#"{"browser":"B","page":"ours","cpu":1,"visit":"warm","worker":false,"figures":{"ready":1}}"#,
        ]);
        assert_eq!(
            visits.doubts(),
            [
                "B, a, cold, 6×: no board (visits: 2)",
                "B, ours, warm, 1×: not served by the service worker (visits: 1)"
            ]
        );
    }
}
