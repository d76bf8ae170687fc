//! `cargo xtask bench archive`: speed of reading PGN games in the browser, compared with libraries
//! from npm.

use std::collections::BTreeMap;
use std::path::PathBuf;

use anyhow::Result;
use serde::Deserialize;
use serde_json::json;

use super::figures::median;
use super::npm::{BuiltPage, measure};
use super::table::line;
use crate::tools::{Kit, Need};

/// Command-line options of `cargo xtask bench archive`.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Number of times that each library reads the games
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
    /// Number of random games, if no file is named
    #[arg(long, default_value_t = 2_000, value_parser = clap::value_parser!(u32).range(1..))]
    count: u32,
    /// File with games
    #[arg(long)]
    games: Option<PathBuf>,
    #[command(flatten)]
    page: BuiltPage,
}

/// Measurement of one library in one round: it reads all PGN games in the browser.
#[derive(Debug, Deserialize)]
struct Reading {
    reader: String,
    games: f64,
    plies: f64,
    ms: f64,
}

/// Measures and prints how fast the page and libraries from npm read the same PGN games in the
/// browser.
pub(super) fn bench(options: &Options) -> Result<()> {
    let kit = Kit::complete(&[Need::Browser])?;
    let games = options.games.as_ref().map(std::path::absolute).transpose()?;
    let program_options = json!({ "rounds": options.rounds, "count": options.count, "games": games });
    measure("archive", &options.page, &kit, program_options, |readings: Vec<Reading>| {
        let title = "Games of the same PGN, read in a worker in Chromium; medians of";
        format!("\n{title} {} rounds\n{}", options.rounds, table(&readings))
    })
}

/// Formats a table with a line for each library: the numbers of games and half-moves, and the
/// median speeds in games and half-moves a second.
fn table(readings: &[Reading]) -> String {
    let mut text = line("", ["games", "half-moves", "games a second", "half-moves a second"]);
    let mut readers: BTreeMap<&str, Vec<&Reading>> = BTreeMap::new();
    for reading in readings {
        readers.entry(&reading.reader).or_default().push(reading);
    }
    for (reader, all) in readers {
        let rate = |count: fn(&Reading) -> f64| median(all.iter().map(|one| count(one) * 1_000.0 / one.ms));
        let (games, plies) = all.last().map_or((0.0, 0.0), |last| (last.games, last.plies));
        let cells = [games.to_string(), plies.to_string(), rate(|one| one.games), rate(|one| one.plies)];
        text += &line(reader, cells);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reader_has_a_line_with_its_median() {
        let reading = |reader: &str, ms| Reading { reader: reader.to_owned(), games: 10.0, plies: 800.0, ms };
        let table = table(&[
            reading("ours", 10.0),
            reading("slow", 100.0),
            reading("ours", 5.0),
            reading("ours", 20.0),
        ]);
        let lines: Vec<&str> = table.lines().collect();
        assert_eq!(lines.len(), 3, "{table}");
        assert!(lines[1].starts_with("ours") && lines[1].contains("1000"), "{table}");
        assert!(lines[2].starts_with("slow") && lines[2].contains("100"), "{table}");
    }
}
