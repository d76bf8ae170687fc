//! Running of the end-to-end tests, which operate the built page in real browsers.

mod engine;
mod outcomes;
mod retry;

pub(crate) use engine::{ESSENTIAL_TESTS, Engine};

use anyhow::Result;

use crate::counts::Counts;
use crate::tools::Kit;
use crate::{run, workspace};
use outcomes::Outcomes;

/// Package of the end-to-end tests, and its folder.
pub(crate) const PACKAGE: (&str, &str) = ("tabiya-e2e", "tests/e2e");

/// Time limit of one end-to-end test, in seconds. The longest test takes about two minutes in
/// Chromium on two cores.
const TEST_SECONDS: &str = "600";

/// Artificial load during the end-to-end tests.
#[derive(clap::Args, Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct ArtificialLoad {
    /// Slow Chromium's pages down by this factor
    #[arg(long, value_name = "N", requires = "browser")]
    pub(crate) throttle: Option<u32>,
    /// Run a thread beside the tests that takes a whole core
    #[arg(long, requires = "browser")]
    pub(crate) busy: bool,
}

/// Selection of end-to-end tests: Cargo's arguments for one test target, and names of tests in that
/// target. Without names, all tests of the target are selected.
pub(crate) struct Chosen<'a> {
    pub(crate) target: &'a [&'a str],
    pub(crate) names: &'a [&'a str],
}

/// All end-to-end tests of the page.
pub(crate) const END_TO_END: Chosen<'static> = Chosen { target: &["--test", "end_to_end"], names: &[] };
/// All end-to-end tests of the page built as a single file.
pub(crate) const ONE_FILE: Chosen<'static> = Chosen { target: &["--test", "single_file"], names: &[] };

/// Runs the `chosen` end-to-end tests in these browsers, one after the other, under the artificial
/// `load`. Prints the results and returns their numbers.
pub(crate) fn run_tests(
    kit: &Kit,
    engines: &[Engine],
    chosen: &[Chosen<'_>],
    load: ArtificialLoad,
) -> Result<Counts> {
    if load.busy {
        println!("a thread beside the tests takes one core");
        // The thread ends with the process, which has nothing else to do after the tests.
        std::thread::spawn(|| {
            loop {
                std::hint::spin_loop();
            }
        });
    }
    let mut runs = Vec::new();
    for &engine in engines {
        let mut all = Outcomes::default();
        for chosen in chosen {
            let outcomes = run_in_engine(kit, engine, chosen, load)?;
            all.tests.extend(outcomes.tests);
            all.faults.extend(outcomes.faults);
            all.broke |= outcomes.broke;
        }
        runs.push((engine, all));
    }
    print!("{}{}", outcomes::faults(&runs), outcomes::table(&runs));
    Ok(runs.iter().map(|(_, outcomes)| outcomes.counts()).sum())
}

/// Runs the `chosen` end-to-end tests in one browser, under the artificial `load`.
fn run_in_engine(kit: &Kit, engine: Engine, chosen: &Chosen<'_>, load: ArtificialLoad) -> Result<Outcomes> {
    retry::run_with_retry(|more| {
        let mut cargo = run::cargo();
        cargo.args(["test", "--package", PACKAGE.0, "--locked", "--no-fail-fast"]).args(chosen.target);
        // For a repetition, `more` names the test. `chosen.names` would run other tests too.
        let names = if more.is_empty() { chosen.names } else { &[] };
        cargo.arg("--").arg(format!("--test-threads={}", at_once())).args(names).args(more);
        cargo.env("TABIYA_DIST", workspace::dist()).env("TABIYA_SINGLE_FILE", workspace::single_file());
        cargo.env("TABIYA_BROWSER", engine.name()).env("TABIYA_TEST_SECONDS", TEST_SECONDS);
        if let Some(rate) = load.throttle {
            cargo.env("TABIYA_THROTTLE", rate.to_string());
        }
        kit.set_environment(&mut cargo, engine.needs());
        cargo
    })
}

/// Returns how many end-to-end tests run in parallel. Each has a browser of its own, which occupies
/// about one core.
fn at_once() -> usize {
    std::thread::available_parallelism().map_or(2, |cores| (cores.get() - 1).clamp(2, 4))
}
