//! `cargo xtask test`: runs the test suites (formatting, Clippy, native and browser tests …) one
//! after the other, also after failures, and prints a summary. The pages that some suites test are
//! built while earlier suites run.

use std::fmt::Write as _;
use std::process::ExitCode;
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use clap::builder::PossibleValuesParser;

use crate::counts::Counts;
use crate::end_to_end::{self, ArtificialLoad, END_TO_END, Engine, ONE_FILE};
use crate::suites::{self, Suite};
use crate::tools::{Kit, Need};
use crate::{long, page, workspace};

/// Command-line options of `cargo xtask test`.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Run this suite only; can be given several times
    #[arg(long, value_name = "SUITE", value_parser = PossibleValuesParser::new(suites::ALL.map(|suite| suite.name)))]
    only: Vec<String>,
    /// Run what finds most faults in a few minutes: lints, native tests, 40 end-to-end tests
    #[arg(long, conflicts_with_all = ["only", "long", "browser"])]
    quick: bool,
    /// List the suites and run none
    #[arg(long)]
    list: bool,
    /// Install nothing; skip the suites that lack a tool
    #[arg(long, conflicts_with_all = ["long", "browser"])]
    no_install: bool,
    /// Run this one long check with all its repetitions; `list` lists the long checks
    #[arg(long, value_name = "CHECK")]
    long: Option<String>,
    /// Run every end-to-end test, or the long check, in chromium, firefox, webkit or all
    #[arg(long, value_name = "NAME")]
    browser: Option<String>,
    #[command(flatten)]
    load: ArtificialLoad,
}

/// Result of one test suite, a line of the final table.
struct Line {
    name: &'static str,
    counts: Counts,
    time: Duration,
    /// Reason why the suite did not run; `None` if it ran.
    lacks: Option<String>,
}

/// Carries out `cargo xtask test`: runs the chosen test suites, one long test (a test with many
/// repetitions) or all end-to-end tests in some browsers, or lists the suites or the long tests.
/// The exit code is a failure if any test failed.
pub(crate) fn test(options: &Options) -> Result<ExitCode> {
    if options.list {
        suites::ALL.iter().for_each(|suite| println!("{:<8} {}", suite.name, suite.about));
        return Ok(ExitCode::SUCCESS);
    }
    match (options.long.as_deref(), options.browser.as_deref()) {
        (Some("list"), _) => return long::list().map(|()| ExitCode::SUCCESS),
        (Some(name), browser) => return long::long(name, one_engine(browser)?),
        (None, Some(browser)) => return in_browsers(&Engine::named(browser)?, options.load),
        (None, None) => {}
    }
    const SUITES: &[Suite] = &suites::ALL;
    let only = if options.quick { suites::QUICK.map(str::to_owned).to_vec() } else { options.only.clone() };
    let chosen: Vec<&Suite> = SUITES.iter().filter(|suite| is_chosen(suite, &only)).collect();
    let needs = needs(&chosen);
    let kit = if options.no_install { Kit::find(&needs) } else { Kit::find_or_install(&needs) };
    let lines: Vec<Line> = thread::scope(|scope| {
        // Most of a build keeps only one core busy, so the pages are built while the first suites
        // run. A suite that needs a page waits for the build of the page, and reports a failure of
        // the build.
        scope.spawn(|| {
            if chosen.iter().any(|suite| Need::PAGE.iter().all(|need| suite.needs().contains(need))) {
                page::build_once(&kit).ok();
            }
            if chosen.iter().any(|suite| suite.name == "plain") {
                page::build_plain_once(&kit).ok();
            }
        });
        chosen.iter().map(|suite| run(suite, &kit, options.no_install)).collect()
    });
    Ok(conclude(&lines))
}

/// Whether a test suite is to run. `only` has the names of the wanted suites. If `only` is empty,
/// all suites run that this system supports, except `quick`, whose tests are in `e2e` too.
fn is_chosen(suite: &Suite, only: &[String]) -> bool {
    match only.is_empty() {
        true => suite.name != "quick" && (suite.name != "webkit" || cfg!(target_os = "linux")),
        false => only.iter().any(|name| name == suite.name),
    }
}

/// Returns the tools that these test suites need, in order of installation. If a suite needs a
/// browser, fonts and web servers are included, although no suite fails without them.
fn needs(suites: &[&Suite]) -> Vec<Need> {
    let needs: Vec<Need> = suites.iter().flat_map(|suite| suite.needs()).collect();
    let is_needed = |need: &Need| match need {
        Need::Fonts | Need::WebServers => needs.contains(&Need::Browser),
        need => needs.contains(need),
    };
    Need::ALL.into_iter().filter(is_needed).collect()
}

/// Returns the browser `name` for a long test; Chromium without a name. Fails for `all`.
fn one_engine(name: Option<&str>) -> Result<Engine> {
    match Engine::named(name.unwrap_or("chromium"))?[..] {
        [engine] => Ok(engine),
        _ => bail!("`--long` goes through one browser at a time"),
    }
}

/// Runs every end-to-end test in these browsers, under the artificial `load`.
fn in_browsers(engines: &[Engine], load: ArtificialLoad) -> Result<ExitCode> {
    let of_engines = engines.iter().flat_map(|engine| engine.needs()).copied();
    let kit = Kit::complete(&Need::PAGE.into_iter().chain(of_engines).collect::<Vec<_>>())?;
    page::build_once(&kit)?;
    page::build_single_file()?;
    let start = Instant::now();
    let counts = end_to_end::run_tests(&kit, engines, &[END_TO_END, ONE_FILE], load)?;
    Ok(conclude(&[Line { name: "e2e", counts, time: start.elapsed(), lacks: None }]))
}

/// Runs and times one test suite. A suite that lacks a tool does not run: it counts as skipped if
/// `no_install`, otherwise as failed.
fn run(suite: &Suite, kit: &Kit, no_install: bool) -> Line {
    println!("\n== {}: {}", suite.name, suite.about);
    let start = Instant::now();
    let lacks = kit.lacks(&suite.needs());
    let counts = match &lacks {
        Some(_) if no_install => Counts { skipped: 1, ..Counts::default() },
        Some(_) => Counts::one(false),
        None => (suite.run)(kit).unwrap_or_else(|error| {
            println!("{error:#}");
            Counts::one(false)
        }),
    };
    Line { name: suite.name, counts, time: start.elapsed(), lacks }
}

/// Prints the summary of the test suites, and returns the exit code: a failure if any test failed.
fn conclude(lines: &[Line]) -> ExitCode {
    print!("{}", summary(lines));
    let failed = lines.iter().any(|line| line.counts.failed > 0);
    if failed { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

/// Formats the summary of a test run: a table of the suites, the suites that did not run, the
/// folder of screenshots, and a closing line with the total numbers of tests.
fn summary(lines: &[Line]) -> String {
    let mut text =
        format!("\n{:<8} {:>7} {:>7} {:>8} {:>8}\n", "suite", "passed", "failed", "skipped", "seconds");
    let all = Line {
        name: "all",
        counts: lines.iter().map(|line| line.counts).sum(),
        time: lines.iter().map(|line| line.time).sum(),
        lacks: None,
    };
    for Line { name, counts: Counts { passed, failed, skipped }, time, .. } in lines.iter().chain([&all]) {
        let seconds = time.as_secs_f64();
        writeln!(text, "{name:<8} {passed:>7} {failed:>7} {skipped:>8} {seconds:>8.1}").ok();
    }
    text.push('\n');
    for line in lines {
        if let Some(lacks) = &line.lacks {
            writeln!(text, "{} did not run: {lacks}", line.name).ok();
        }
    }
    let Counts { passed, failed, skipped } = all.counts;
    writeln!(text, "pictures, also of failed tests (failed-*.png): {}", workspace::screenshots().display())
        .ok();
    writeln!(text, "{passed} passed, {failed} failed, {skipped} skipped").ok();
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn suites_are_chosen_by_name() {
        let names = |only: &[&str]| {
            let only: Vec<String> = only.iter().map(|name| (*name).to_owned()).collect();
            let chosen = suites::ALL.into_iter().filter(|suite| is_chosen(suite, &only));
            chosen.map(|suite| suite.name).collect::<Vec<_>>()
        };
        assert_eq!(names(&["native", "fmt"]), ["fmt", "native"]);
        assert!(names(&[]).contains(&"page"));
        assert!(!names(&[]).contains(&"quick"));
        assert_eq!(names(&suites::QUICK), suites::QUICK);
    }

    #[test]
    fn fonts_come_with_a_browser() {
        let of =
            |name: &str| needs(&suites::ALL.iter().filter(|suite| suite.name == name).collect::<Vec<_>>());
        assert_eq!(of("fmt"), [Need::Checks]);
        assert!(of("e2e").ends_with(&[Need::Trunk, Need::Browser, Need::Fonts, Need::WebServers]));
    }

    #[test]
    fn a_long_check_goes_through_one_browser() {
        assert_eq!(one_engine(None).unwrap(), Engine::Chromium);
        assert_eq!(one_engine(Some("firefox")).unwrap(), Engine::Firefox);
        assert!(one_engine(Some("all")).is_err());
    }

    #[test]
    fn the_summary_ends_in_the_sum() {
        let line = |name, passed, failed, lacks: Option<&str>| Line {
            name,
            counts: Counts { passed, failed, skipped: 1 },
            time: Duration::from_millis(1500),
            lacks: lacks.map(str::to_owned),
        };
        let text = summary(&[line("native", 120, 0, None), line("e2e", 9, 2, Some("no browser"))]);
        assert!(text.ends_with("\n129 passed, 2 failed, 2 skipped\n"), "{text}");
        assert!(text.contains("all          129       2        2      3.0"), "{text}");
        assert!(text.contains("\ne2e did not run: no browser\n"), "{text}");
    }
}
