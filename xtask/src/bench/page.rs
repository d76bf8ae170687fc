//! `cargo xtask bench page`: the page compared with alternatives that a developer would choose.

use std::path::{Path, PathBuf};

use anyhow::{Result, bail};
use serde_json::json;

use super::visits::Visits;
use super::{built_page, npm, table, trace};
use crate::tools::{Kit, Need};

#[derive(clap::Args)]
pub(crate) struct Options {
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
    dist: Option<PathBuf>,
}

/// Measures the page and the alternatives, and prints the tables.
pub(super) fn bench(options: &Options) -> Result<()> {
    let kit = Kit::complete(&[Need::Browser])?;
    let firefox = if options.browser == "all" { Kit::gather(&[Need::Firefox])? } else { Kit::default() };
    let options_of_program = json!({
        "dist": built_page(options.dist.as_deref())?,
        "chrome": kit.var("CHROME").map(Path::new),
        "firefox": firefox.var("FIREFOX").map(Path::new),
        "rounds": options.rounds,
        "cpu": options.cpu,
        "visits": options.visit,
    });
    let (visits, succeeded) = npm::reports("page", &options_of_program)?;
    let visits = Visits(visits);
    print!("{}{}\n{}", table::tables(&visits), trace::summary(&visits), table::LEGEND);
    for doubt in visits.doubts() {
        println!("gone wrong: {doubt}");
    }
    if !succeeded {
        bail!("the visits broke off; the figures are of those before");
    }
    Ok(())
}
