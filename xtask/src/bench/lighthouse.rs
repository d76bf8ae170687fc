//! `cargo xtask bench lighthouse`: Lighthouse reports of the page.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;

use anyhow::{Result, bail};
use serde::Deserialize;
use serde_json::json;

use super::built::built_page;
use super::figures::Spread;
use super::npm;
use super::table::line;
use crate::run;
use crate::tools::{Kit, Need};

/// Figures by their names in the report, with their titles.
const COLUMNS: [(&str, &str); 6] = [
    ("performance", "performance"),
    ("accessibility", "accessible"),
    ("best-practices", "practices"),
    ("seo", "seo"),
    ("first-contentful-paint", "painted ms"),
    ("largest-contentful-paint", "largest ms"),
];

#[derive(clap::Parser)]
struct Options {
    /// Runs of Lighthouse
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..))]
    runs: u32,
    /// Test as on a desktop, not as on a mobile
    #[arg(long)]
    desktop: bool,
    /// Slow the page down while it loads, instead of calculating that
    #[arg(long)]
    applied: bool,
    /// Folder of a built page; without it the page is built
    #[arg(long)]
    dist: Option<OsString>,
}

/// Result of one Lighthouse run.
#[derive(Debug, Deserialize)]
struct Run {
    figures: BTreeMap<String, f64>,
    /// Failed checks.
    lost: Vec<String>,
}

/// Runs Lighthouse several times and prints the results.
pub(super) fn bench(words: &[String]) -> Result<()> {
    let options: Options = super::options::parse("lighthouse", words);
    let kit = Kit::complete(&[Need::Browser])?;
    let dist = built_page(options.dist.as_ref())?;
    let word = json!({
        "dist": dist.to_string_lossy(),
        "chrome": kit.var("CHROME").map(|path| path.to_string_lossy()),
        "runs": options.runs,
        "desktop": options.desktop,
        "applied": options.applied,
    });
    // Lighthouse uses the page server of the page benchmark.
    npm::laid_out("page")?;
    let mut runs = Vec::new();
    let done = run::retell(&mut npm::program("lighthouse", &word.to_string())?, |line| {
        serde_json::from_str::<Run>(line).map_or_else(
            |_| Some(line.to_owned()),
            |run| {
                runs.push(run);
                None
            },
        )
    })?;
    let slowed = if options.applied { ", slowed down while it loads" } else { "" };
    println!("\nLighthouse, {}{slowed}", if options.desktop { "desktop" } else { "mobile" });
    print!("{}", table(&runs));
    if !done {
        bail!("Lighthouse broke off; the figures are of the runs before");
    }
    Ok(())
}

/// Returns a line for each run, the medians, and the checks that failed in any run.
fn table(runs: &[Run]) -> String {
    let mut text = String::new();
    line(&mut text, "", COLUMNS.iter().map(|(_, title)| (*title).to_owned()));
    let shown = |figure: Option<f64>| figure.map_or_else(|| "–".to_owned(), |figure| format!("{figure:.0}"));
    for (i, run) in runs.iter().enumerate() {
        let cells = COLUMNS.iter().map(|(name, _)| shown(run.figures.get(*name).copied()));
        line(&mut text, &format!("run {}", i + 1), cells);
    }
    let median = |name: &str| Spread::of(runs.iter().filter_map(|run| run.figures.get(name).copied()));
    line(
        &mut text,
        "median",
        COLUMNS.iter().map(|(name, _)| shown(median(name).map(|spread| spread.median))),
    );
    let lost: BTreeSet<&str> = runs.iter().flat_map(|run| &run.lost).map(String::as_str).collect();
    if !lost.is_empty() {
        text.push_str(&format!("not passed well: {}\n", Vec::from_iter(lost).join(", ")));
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
