//! `cargo xtask bench archive`: import speed of games in the browser, compared with libraries from
//! npm.

use std::collections::BTreeMap;
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

#[derive(clap::Parser)]
struct Options {
    /// Readings by each library
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
    /// Number of random games, where no file is named
    #[arg(long, default_value_t = 2_000, value_parser = clap::value_parser!(u32).range(1..))]
    count: u32,
    /// File with games
    #[arg(long)]
    games: Option<OsString>,
    /// Folder of a built page; without it the page is built
    #[arg(long)]
    dist: Option<OsString>,
}

/// Result of one reader in one round.
#[derive(Debug, Deserialize)]
struct Reading {
    reader: String,
    games: f64,
    plies: f64,
    ms: f64,
}

/// Runs the readers and prints their speed.
pub(super) fn bench(words: &[String]) -> Result<()> {
    let options: Options = super::options::parse("archive", words);
    let kit = Kit::complete(&[Need::Browser])?;
    let dist = built_page(options.dist.as_ref())?;
    let games = options.games.as_ref().map(std::path::absolute).transpose()?;
    let word = json!({
        "dist": dist.to_string_lossy(),
        "chrome": kit.var("CHROME").map(|path| path.to_string_lossy()),
        "rounds": options.rounds,
        "count": options.count,
        "games": games.map(|file| file.to_string_lossy().into_owned()),
    });
    let mut readings = Vec::new();
    let done = run::retell(&mut npm::program("archive", &word.to_string())?, |line| {
        serde_json::from_str::<Reading>(line).map_or_else(
            |_| Some(line.to_owned()),
            |reading| {
                readings.push(reading);
                None
            },
        )
    })?;
    println!("\nGames of the same PGN, read in a worker in Chromium; medians of {} rounds", options.rounds);
    print!("{}", table(&readings));
    if !done || readings.is_empty() {
        bail!("the readers broke off; the figures are of what was read before");
    }
    Ok(())
}

/// Returns a line for each reader: its counts, and its speed as a median.
fn table(readings: &[Reading]) -> String {
    let mut text = String::new();
    line(
        &mut text,
        "",
        ["games", "half-moves", "games a second", "half-moves a second"].map(str::to_owned).into_iter(),
    );
    let mut readers: BTreeMap<&str, Vec<&Reading>> = BTreeMap::new();
    for reading in readings {
        readers.entry(&reading.reader).or_default().push(reading);
    }
    for (reader, all) in readers {
        let rate = |count: fn(&Reading) -> f64| {
            let rates = all.iter().map(|reading| count(reading) * 1_000.0 / reading.ms);
            Spread::of(rates).map_or_else(|| "–".to_owned(), |spread| format!("{:.0}", spread.median))
        };
        let last = all.last().map_or((0.0, 0.0), |reading| (reading.games, reading.plies));
        let cells =
            [format!("{}", last.0), format!("{}", last.1), rate(|one| one.games), rate(|one| one.plies)];
        line(&mut text, reader, cells.into_iter());
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
