//! `cargo xtask bench page`: loading and dragging speed of the page, compared with chessboard
//! libraries that a developer might choose instead.
//!
//! A cold visit starts with an empty browser profile. A warm visit is the second visit.

use std::path::PathBuf;

use anyhow::Result;
use fs_err as fs;
use serde_json::json;

use super::npm::{BuiltPage, measure};
use super::visits::Visits;
use super::{table, trace};
use crate::tools::{Kit, Need};

/// Command-line options of `cargo xtask bench page`.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Number of visits of each page under each condition
    #[arg(long, default_value_t = 9, value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
    /// Factors by which the pages are slowed down
    #[arg(long, value_delimiter = ',', default_values_t = [1, 4, 6], value_parser = clap::value_parser!(u32).range(1..))]
    cpu: Vec<u32>,
    /// Cold visits, warm visits, or both
    #[arg(long, value_name = "KIND", value_parser = ["cold", "warm"], default_values = ["cold", "warm"])]
    visit: Vec<String>,
    /// Browsers: chromium or all
    #[arg(long, value_parser = ["chromium", "all"], default_value = "all")]
    browser: String,
    /// Folder of an earlier build of the page, which is measured too
    #[arg(long, value_name = "DIST")]
    before: Option<PathBuf>,
    #[command(flatten)]
    page: BuiltPage,
}

/// Measures visits of this project's page and of pages with other chessboard libraries, and prints
/// tables of the results.
pub(super) fn bench(options: &Options) -> Result<()> {
    Kit::complete(&[Need::Browser])?;
    let is_alone = options.browser != "all";
    // If Firefox cannot be installed, Chromium is measured alone.
    let kit = Kit::find_or_install(if is_alone { &[Need::Browser] } else { &[Need::Browser, Need::Firefox] });
    let Options { rounds, cpu, visit, .. } = options;
    let before = options.before.as_ref().map(fs::canonicalize).transpose()?;
    let program_options = json!({ "rounds": rounds, "cpu": cpu, "visits": visit, "before": before });
    measure("page", &options.page, &kit, program_options, |visits| {
        let visits = Visits(visits);
        let doubts = visits.doubts().into_iter().map(|doubt| format!("gone wrong: {doubt}\n"));
        let (tables, trace) = (table::tables(&visits), trace::summary(&visits));
        format!("{tables}{trace}\n{}{}", table::LEGEND, doubts.collect::<String>())
    })
}
