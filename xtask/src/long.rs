//! `cargo xtask test --long NAME`: runs a long test, which is repeated up to a million times before
//! a release. `long.csv` lists the long tests.
//!
//! A long test runs in slices. After an interruption it continues after the last complete slice.
//! Most of these tests also run without `--long`, with few repetitions.

use std::path::PathBuf;
use std::process::{Command, ExitCode};
use std::time::Instant;

use anyhow::{Context, Result, bail};
use fs_err as fs;
use serde::Deserialize;

use crate::bench::npm;
use crate::end_to_end::{Engine, PACKAGE};
use crate::tools::{Kit, Need};
use crate::{files, page, run, workspace};

/// Cargo test target of the long tests that use the built page in a browser.
const END_TO_END: &str = "end_to_end";
/// Value of [`LongTest::target`] for the long test that runs the fuzz targets.
const FUZZ: &str = "fuzz";

/// Long test, which is repeated many times before a release: a row of `long.csv`.
#[derive(Deserialize)]
struct LongTest {
    /// Name on the command line.
    name: String,
    /// Number of repetitions in total; for [`FUZZ`], minutes for each fuzz target.
    total: u64,
    /// Number of repetitions in one slice; for [`FUZZ`], minutes for each fuzz target.
    slice: u64,
    /// Cargo test target, or [`FUZZ`].
    target: String,
    /// Tests to run: all whose names contain this text.
    tests: String,
    /// Environment variable for the number of repetitions; the variable with `_FROM` appended has
    /// the number of repetitions already done. Empty if the tests read only `PROPTEST_CASES`.
    variable: String,
    /// Description of the test.
    about: String,
}

/// Parses `long.csv`, the list of the long tests.
fn all() -> Result<Vec<LongTest>> {
    let rows = csv::Reader::from_reader(&include_bytes!("long.csv")[..]).into_deserialize();
    rows.collect::<csv::Result<_>>().context("long.csv")
}

/// Prints the long tests, each with the number of repetitions done in Chromium.
pub(crate) fn list() -> Result<()> {
    for long in all()? {
        println!("{:<10} {:>9} of {:<9} {}", long.name, long.done(Engine::Chromium), long.total, long.about);
    }
    Ok(())
}

/// Runs the long test `name` from its saved progress to its end.
///
/// `engine` is the browser for a test that uses the page. Stops at the first slice that fails, and
/// returns a failure as the exit code.
pub(crate) fn long(name: &str, engine: Engine) -> Result<ExitCode> {
    let Some(long) = all()?.into_iter().find(|long| long.name == name) else {
        bail!("no long test `{name}`; `cargo xtask test --long list` names them");
    };
    let needs = long.needs_in(engine);
    let kit = Kit::complete(&needs)?;
    if long.is_in_browser() {
        page::build_once(&kit)?;
    }
    let axe = (name == "axe").then(|| npm::packages("axe")).transpose()?;
    println!("\n== {name}: {}", long.about);
    let mut done = long.done(engine);
    if done > 0 {
        println!("{done} of {} are done already", long.total);
    }
    while done < long.total {
        let times = long.slice.min(long.total - done);
        let mut command = long.command(times, done);
        kit.set_environment(&mut command, &needs);
        command.env("TABIYA_BROWSER", engine.name());
        command.envs(axe.as_ref().map(|packages| ("TABIYA_AXE", packages.join("axe-core/axe.min.js"))));
        let start = Instant::now();
        let mut passed = 0;
        let succeeded = run::tee(&mut command, |line| {
            let is_test = line.starts_with("test ") && line.ends_with("... ok") || line == "ok";
            passed += u32::from(is_test || line.starts_with("no finding: "));
        })?;
        if !succeeded || passed == 0 {
            println!("{name}: failed after {done} of {}; the next run tries from there", long.total);
            return Ok(ExitCode::FAILURE);
        }
        done += times;
        long.save_progress(engine, done)?;
        let seconds = start.elapsed().as_secs_f64();
        println!("{name}: {done} of {}, the last {times} in {seconds:.1} s", long.total);
    }
    long.save_progress(engine, 0)?;
    println!("{name}: all {} passed", long.total);
    Ok(ExitCode::SUCCESS)
}

impl LongTest {
    /// Whether this long test uses the built page in a browser.
    fn is_in_browser(&self) -> bool {
        self.target == END_TO_END
    }

    /// Returns the tools that this long test needs in the browser `engine`; none if it uses no
    /// browser.
    fn needs_in(&self, engine: Engine) -> Vec<Need> {
        let page = Need::PAGE.into_iter().chain(engine.needs().iter().copied());
        page.filter(|_| self.is_in_browser()).collect()
    }

    /// Returns the command that runs one slice of this long test: `times` repetitions, after the
    /// `done` earlier ones; for [`FUZZ`], `times` minutes.
    fn command(&self, times: u64, done: u64) -> Command {
        let mut cargo = run::cargo();
        match self.target.as_str() {
            FUZZ => {
                cargo.args(["xtask", "fuzz", "--minutes", &times.to_string()]);
                return cargo;
            }
            END_TO_END => cargo.args(["test", "--package", PACKAGE.0]).env("TABIYA_DIST", workspace::dist()),
            _ => cargo.args(["test", "--release", "--no-default-features"]),
        };
        cargo.args(["--locked", "--test", &self.target, "--", &self.tests]);
        cargo.env("PROPTEST_CASES", times.to_string());
        if !self.variable.is_empty() {
            cargo.env(&self.variable, times.to_string());
            cargo.env(format!("{}_FROM", self.variable), done.to_string());
        }
        cargo
    }

    /// Returns the path of the file that holds the progress of this long test in the browser
    /// `engine`.
    fn progress_file(&self, engine: Engine) -> PathBuf {
        let name = match engine {
            Engine::Chromium => self.name.clone(),
            other => format!("{}-{}", self.name, other.name()),
        };
        workspace::target().join("long").join(name)
    }

    /// Reads how many repetitions of this long test are done in the browser `engine`; 0 if no
    /// progress is saved.
    fn done(&self, engine: Engine) -> u64 {
        let text = fs::read_to_string(self.progress_file(engine)).unwrap_or_default();
        text.trim().parse().unwrap_or(0).min(self.total)
    }

    /// Saves the number of repetitions of this long test that are done in the browser `engine`.
    fn save_progress(&self, engine: Engine, done: u64) -> Result<()> {
        files::write(&self.progress_file(engine), done.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_check_has_a_name_of_its_own_tests_and_slices_that_are_parts_of_the_whole() {
        let checks = all().unwrap();
        for (at, long) in checks.iter().enumerate() {
            assert!(long.slice > 0 && long.slice <= long.total, "{}", long.name);
            assert!(checks[..at].iter().all(|other| other.name != long.name), "{}", long.name);
            if let Some((file, _)) = long.tests.split_once("::").filter(|_| long.is_in_browser()) {
                let folder = workspace::root().join(PACKAGE.1).join("tests").join(END_TO_END);
                assert!(folder.join(file).with_extension("rs").is_file(), "{file}");
            }
        }
    }

    #[test]
    fn a_slice_is_told_where_it_begins() {
        let checks = all().unwrap();
        let of = |name: &str| checks.iter().find(|long| long.name == name).unwrap();
        let events = of("events").command(10, 20);
        assert!(run::shown(&events).ends_with("--locked --test club -- random_events"));
        let from = events.get_envs().find(|(name, _)| *name == "TABIYA_EVENTS_FROM");
        assert_eq!(from.and_then(|(_, value)| value), Some("20".as_ref()));
        assert_eq!(run::shown(&of("fuzz").command(3, 0)), "cargo xtask fuzz --minutes 3");
    }

    #[test]
    fn each_browser_has_a_place_of_its_own_in_a_check() {
        let kills = &all().unwrap()[0];
        assert!(kills.needs_in(Engine::Chromium).contains(&Need::Browser));
        assert!(kills.needs_in(Engine::Firefox).contains(&Need::Geckodriver));
        assert_ne!(kills.progress_file(Engine::Firefox), kills.progress_file(Engine::Chromium));
    }

    #[test]
    fn a_check_that_nobody_knows_is_refused() {
        assert!(long("everything", Engine::Chromium).is_err());
    }
}
