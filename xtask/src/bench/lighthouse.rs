//! `cargo xtask bench lighthouse`: what Lighthouse says of the page.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;

use anyhow::{Result, bail};
use lexopt::prelude::*;
use serde::Deserialize;
use serde_json::json;

use super::built::built_page;
use super::figures::Spread;
use super::npm;
use super::table::line;
use crate::run;
use crate::tools::{Kit, Need};

/// The figures by their names in the report, and their titles.
const COLUMNS: [(&str, &str); 6] = [
    ("performance", "performance"),
    ("accessibility", "accessible"),
    ("best-practices", "practices"),
    ("seo", "seo"),
    ("first-contentful-paint", "painted ms"),
    ("largest-contentful-paint", "largest ms"),
];

/// What the command line asks for.
#[derive(Debug, PartialEq)]
struct Options {
    /// How often Lighthouse is asked.
    runs: u32,
    /// Whether it is asked of a desktop, not of a mobile.
    desktop: bool,
    /// Whether network and processor are really slowed down, instead of what that would do being worked out.
    applied: bool,
    /// The folder of our page, if it is not to be built.
    dist: Option<OsString>,
}

impl Options {
    fn parse(words: &[String]) -> Result<Self> {
        let mut options = Self { runs: 5, desktop: false, applied: false, dist: None };
        let mut args = lexopt::Parser::from_args(words);
        while let Some(arg) = args.next()? {
            match arg {
                Long("runs") => options.runs = args.value()?.parse()?,
                Long("desktop") => options.desktop = true,
                Long("applied") => options.applied = true,
                Long("dist") => options.dist = Some(args.value()?),
                other => return Err(other.unexpected().into()),
            }
        }
        if options.runs == 0 {
            bail!("--runs: a number from 1 on");
        }
        Ok(options)
    }
}

/// What one run of Lighthouse found.
#[derive(Debug, Deserialize)]
struct Run {
    figures: BTreeMap<String, f64>,
    /// The checks that the page did not pass well.
    lost: Vec<String>,
}

/// Asks Lighthouse several times and prints what it said.
pub(super) fn bench(words: &[String]) -> Result<()> {
    let options = Options::parse(words)?;
    let kit = Kit::complete(&[Need::Browser])?;
    let dist = built_page(options.dist.as_ref())?;
    let word = json!({
        "dist": dist.to_string_lossy(),
        "chrome": kit.var("CHROME").map(|path| path.to_string_lossy()),
        "runs": options.runs,
        "desktop": options.desktop,
        "applied": options.applied,
    });
    // It serves the page as the other benchmark does.
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

/// A line for each run, their medians, and what was not passed in any of them.
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
    fn options_are_read() {
        let parsed =
            |line: &str| Options::parse(&line.split_whitespace().map(str::to_owned).collect::<Vec<_>>());
        assert_eq!(parsed("").unwrap(), Options { runs: 5, desktop: false, applied: false, dist: None });
        assert_eq!(
            parsed("--runs 3 --desktop --applied --dist out").unwrap(),
            Options { runs: 3, desktop: true, applied: true, dist: Some("out".into()) }
        );
        assert!(parsed("--runs 0").is_err() && parsed("--mobile").is_err());
    }

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
