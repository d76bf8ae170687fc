//! `cargo xtask test`: runs all suites one after the other, also after failures, and prints a
//! summary.

use std::fmt::Write as _;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::{Result, bail};

use crate::counts::Counts;
use crate::end_to_end::{self, END_TO_END, Engine, Hardship, ONE_FILE};
use crate::long;
use crate::page;
use crate::suites::{self, Suite};
use crate::tools::{Kit, Need};

#[derive(clap::Args)]
pub(crate) struct Options {
    /// Run this suite only; can be given several times
    #[arg(long, value_name = "SUITE")]
    only: Vec<String>,
    /// List the suites and run none
    #[arg(long)]
    list: bool,
    /// Run this one check as often as a release needs it; `list` lists the checks
    #[arg(long, value_name = "CHECK")]
    long: Option<String>,
    /// Run every end-to-end test in chromium, firefox, webkit or all; or the long check
    #[arg(long, value_name = "NAME")]
    browser: Option<String>,
    #[command(flatten)]
    hard: Hardship,
}

/// Result of a suite.
struct Line {
    name: &'static str,
    counts: Counts,
    time: Duration,
}

/// Runs the suites. The exit code is a failure if any test failed.
pub(crate) fn test(options: &Options) -> Result<ExitCode> {
    if options.list {
        for suite in &suites::ALL {
            println!("{:<8} {}", suite.name, suite.about);
        }
        return Ok(ExitCode::SUCCESS);
    }
    match options.long.as_deref() {
        Some("list") => {
            long::list();
            return Ok(ExitCode::SUCCESS);
        }
        Some(name) => return long::long(name, one_engine(options.browser.as_deref())?),
        None => {}
    }
    if let Some(name) = &options.browser {
        return browser(&Engine::named(name)?, options.hard);
    }
    let chosen = choose(&options.only)?;
    // Fonts and web servers are installed with a browser, but no suite fails without them.
    let wanted = |need: &Need| match need {
        Need::Fonts | Need::WebServers => Need::Browser,
        need => *need,
    };
    let needs =
        Need::ALL.into_iter().filter(|need| chosen.iter().any(|suite| suite.needs.contains(&wanted(need))));
    let kit = Kit::gather(&needs.collect::<Vec<_>>())?;
    let lines: Vec<Line> = chosen.into_iter().map(|suite| run(suite, &kit)).collect();
    print!("{}", summary(&lines));
    let failed = lines.iter().any(|line| line.counts.failed > 0);
    Ok(if failed { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

/// Returns the browser with this name, or Chromium.
fn one_engine(name: Option<&str>) -> Result<Engine> {
    match Engine::named(name.unwrap_or("chromium"))?[..] {
        [engine] => Ok(engine),
        _ => bail!("`--long` goes through one browser at a time"),
    }
}

/// Runs every end-to-end test in these browsers.
fn browser(engines: &[Engine], hard: Hardship) -> Result<ExitCode> {
    let needs: Vec<Need> =
        Need::PAGE.into_iter().chain(engines.iter().flat_map(|engine| engine.needs()).copied()).collect();
    let kit = Kit::complete(&needs)?;
    page::build_once(&kit)?;
    page::build_single_file()?;
    let start = Instant::now();
    let counts = end_to_end::run_tests(&kit, engines, &[END_TO_END, ONE_FILE], hard)?;
    print!("{}", summary(&[Line { name: "e2e", counts, time: start.elapsed() }]));
    Ok(if counts.failed > 0 { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

/// Returns the suites with these names, or all; leaves out suites without tests in this clone.
fn choose(only: &[String]) -> Result<Vec<&'static Suite>> {
    const SUITES: &[Suite] = &suites::ALL;
    if let Some(name) = only.iter().find(|name| SUITES.iter().all(|suite| suite.name != **name)) {
        bail!("no suite `{name}`; `cargo xtask test --list` names them");
    }
    let wanted = |suite: &Suite| only.is_empty() || only.iter().any(|name| *name == suite.name);
    Ok(SUITES.iter().filter(|suite| wanted(suite) && (suite.exists)()).collect())
}

/// Runs and times one suite. A suite fails if a required tool is not available.
fn run(suite: &Suite, kit: &Kit) -> Line {
    println!("\n== {}: {}", suite.name, suite.about);
    let start = Instant::now();
    let counts = match kit.lacks(suite.needs) {
        Some(line) => {
            println!("{line}");
            Counts::one(false)
        }
        None => (suite.run)(kit).unwrap_or_else(|error| {
            println!("{error:#}");
            Counts::one(false)
        }),
    };
    Line { name: suite.name, counts, time: start.elapsed() }
}

/// Returns the final table, and a closing line in the format of test runners.
fn summary(lines: &[Line]) -> String {
    let mut text =
        format!("\n{:<8} {:>7} {:>7} {:>8} {:>8}\n", "suite", "passed", "failed", "skipped", "seconds");
    let mut total = Counts::default();
    let mut time = Duration::ZERO;
    for line in lines {
        let Counts { passed, failed, skipped } = line.counts;
        let seconds = line.time.as_secs_f64();
        writeln!(text, "{:<8} {passed:>7} {failed:>7} {skipped:>8} {seconds:>8.1}", line.name).ok();
        total += line.counts;
        time += line.time;
    }
    let Counts { passed, failed, skipped } = total;
    writeln!(text, "{:<8} {passed:>7} {failed:>7} {skipped:>8} {:>8.1}\n", "all", time.as_secs_f64()).ok();
    writeln!(text, "{passed} passed, {failed} failed").ok();
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn suites_are_chosen_by_name() {
        let names = |only: &[&str]| {
            let only: Vec<String> = only.iter().map(|name| (*name).to_owned()).collect();
            choose(&only).map(|suites| suites.iter().map(|suite| suite.name).collect::<Vec<_>>())
        };
        assert_eq!(names(&["native", "fmt"]).unwrap(), ["fmt", "native"]);
        assert!(names(&[]).unwrap().contains(&"page"));
        assert!(names(&["speed"]).is_err());
    }

    #[test]
    fn a_long_check_goes_through_one_browser() {
        assert_eq!(one_engine(None).unwrap(), Engine::Chromium);
        assert_eq!(one_engine(Some("firefox")).unwrap(), Engine::Firefox);
        assert!(one_engine(Some("all")).is_err());
    }

    #[test]
    fn the_summary_ends_in_the_sum() {
        let line = |name, passed, failed| Line {
            name,
            counts: Counts { passed, failed, skipped: 1 },
            time: Duration::from_millis(1500),
        };
        let text = summary(&[line("native", 120, 0), line("e2e", 9, 2)]);
        assert!(text.ends_with("\n129 passed, 2 failed\n"), "{text}");
        assert!(text.contains("all          129       2        2      3.0"), "{text}");
    }
}
