//! `cargo xtask bench lighthouse`: measures the page with Google's tool Lighthouse.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::Result;
use serde::Deserialize;
use serde_json::json;

use super::figures::median;
use super::npm::{self, BuiltPage, measure};
use super::table::line;
use crate::tools::{Kit, Need};

/// Columns of the table: the name of the figure in [`Run::figures`], and the title.
const COLUMNS: [(&str, &str); 6] = [
    ("performance", "performance"),
    ("accessibility", "accessible"),
    ("best-practices", "practices"),
    ("seo", "seo"),
    ("first-contentful-paint", "painted ms"),
    ("largest-contentful-paint", "largest ms"),
];

/// Command-line options of `cargo xtask bench lighthouse`.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Number of runs of Lighthouse
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..))]
    runs: u32,
    /// Simulate a desktop computer, not a mobile phone
    #[arg(long)]
    desktop: bool,
    /// Slow the page down while it loads, instead of calculating the times of a slow device
    #[arg(long)]
    applied: bool,
    #[command(flatten)]
    page: BuiltPage,
}

/// Result of one run of Lighthouse on the page.
#[derive(Debug, Deserialize)]
struct Run {
    figures: BTreeMap<String, f64>,
    /// Names of the failed checks.
    lost: Vec<String>,
}

/// Runs Lighthouse several times on the page and prints the results.
pub(super) fn bench(options: &Options) -> Result<()> {
    let kit = Kit::complete(&[Need::Browser])?;
    let Options { runs, desktop, applied, .. } = options;
    let program_options = json!({ "runs": runs, "desktop": desktop, "applied": applied });
    // The Lighthouse program imports the web server of the benchmark program `page`, so this
    // program's files must be there too.
    npm::lay_out("page")?;
    measure("lighthouse", &options.page, &kit, program_options, |runs: Vec<Run>| {
        let device = if *desktop { "desktop" } else { "mobile" };
        let slowed = if *applied { ", slowed down while it loads" } else { "" };
        format!("\nLighthouse, {device}{slowed}\n{}", table(&runs))
    })
}

/// Formats the results of Lighthouse as a table: a line for each run, the medians, and the checks
/// that failed in any run.
fn table(runs: &[Run]) -> String {
    let cells = |runs: &[Run]| {
        COLUMNS.map(|(name, _)| median(runs.iter().filter_map(|run| run.figures.get(name).copied())))
    };
    let mut text = line("", COLUMNS.map(|(_, title)| title));
    for (i, run) in runs.iter().enumerate() {
        text += &line(&format!("run {}", i + 1), cells(std::slice::from_ref(run)));
    }
    text += &line("median", cells(runs));
    let lost: BTreeSet<&str> = runs.iter().flat_map(|run| &run.lost).map(String::as_str).collect();
    if !lost.is_empty() {
        text += &format!("not passed well: {}\n", Vec::from_iter(lost).join(", "));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_their_medians_and_what_was_lost_are_shown() {
        let run = |performance: f64, lost: &[&str]| Run {
            figures: BTreeMap::from([("performance".to_owned(), performance)]),
            lost: lost.iter().map(|&name| name.to_owned()).collect(),
        };
        let table =
            table(&[run(98.0, &["largest-contentful-paint"]), run(100.0, &[]), run(97.0, &["fonts"])]);
        let rows: Vec<Vec<&str>> =
            table.lines().skip(1).map(|line| line.split_whitespace().take(2).collect()).collect();
        assert_eq!(rows, [["run", "1"], ["run", "2"], ["run", "3"], ["median", "98"], ["not", "passed"]]);
        assert!(table.ends_with("not passed well: fonts, largest-contentful-paint\n"));
    }
}
