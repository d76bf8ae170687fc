//! `cargo xtask bench page`: the page compared with alternatives that a developer would choose.

use std::ffi::OsString;

use anyhow::{Result, bail};
use serde_json::json;

use super::built::built_page;
use super::visits::Visits;
use super::{npm, table, trace};
use crate::run;
use crate::tools::{Kit, Need};

#[derive(clap::Parser)]
struct Options {
    /// Visits of each page in each way
    #[arg(long, default_value_t = 9, value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
    /// Factors by which the pages are slowed down
    #[arg(long, value_delimiter = ',', default_values_t = [1, 4, 6], value_parser = clap::value_parser!(u32).range(1..))]
    cpu: Vec<u32>,
    /// Cold visits, warm ones, or both
    #[arg(long, value_name = "KIND", value_parser = ["cold", "warm"], default_values = ["cold", "warm"])]
    visit: Vec<String>,
    /// Browsers: chromium or all
    #[arg(long, value_parser = ["chromium", "all"], default_value = "all")]
    browser: String,
    /// Folder of a built page; without it the page is built
    #[arg(long)]
    dist: Option<OsString>,
}

/// Measures the page and the alternatives, and prints the tables.
pub(super) fn bench(words: &[String]) -> Result<()> {
    let options: Options = super::options::parse("page", words);
    let kit = Kit::complete(&[Need::Browser])?;
    let firefox = if options.browser == "all" { Kit::gather(&[Need::Firefox])? } else { Kit::default() };
    let dist = built_page(options.dist.as_ref())?;
    let path = |kit: &Kit, name| kit.var(name).map(|path| path.to_string_lossy().into_owned());
    let word = json!({
        "dist": dist.to_string_lossy(),
        "chrome": path(&kit, "CHROME"),
        "firefox": path(&firefox, "FIREFOX"),
        "rounds": options.rounds,
        "cpu": options.cpu,
        "visits": options.visit,
    });
    let mut visits = Visits::default();
    let done = run::retell(&mut npm::program("page", &word.to_string())?, |line| {
        (!visits.read(line)).then(|| line.to_owned())
    })?;
    print!("{}{}\n{}", table::tables(&visits), trace::summary(&visits), table::LEGEND);
    for doubt in visits.doubts() {
        println!("gone wrong: {doubt}");
    }
    if !done {
        bail!("the visits broke off; the figures are of those before");
    }
    Ok(())
}
