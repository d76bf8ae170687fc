//! Test suites of `cargo xtask test`, each with a function that runs it.

use std::path::Path;
use std::process::Command;

use anyhow::Result;
use serde_json::{Value, json};

use crate::counts::Counts;
use crate::end_to_end::{
    self, ArtificialLoad, Chosen, END_TO_END, ESSENTIAL_TESTS, Engine, ONE_FILE, PACKAGE,
};
use crate::tools::{Kit, Need};
use crate::{files, licences, page, parts, run, ship, sizes, workspace};

/// Test suite: a part of `cargo xtask test` that is counted and timed by itself.
pub(crate) struct Suite {
    /// Name on the command line and in the summary.
    pub(crate) name: &'static str,
    /// Description for the list of suites and the output.
    pub(crate) about: &'static str,
    /// Required tools, in groups.
    needs: &'static [&'static [Need]],
    /// Runs the suite. An error means that the suite could not finish, and counts as a failure.
    pub(crate) run: fn(&Kit) -> Result<Counts>,
}

/// All test suites in order of execution. The suites that find failures fastest come first.
pub(crate) const ALL: [Suite; 13] = [
    suite("fmt", "the sources are formatted", &[CHECKS], fmt),
    suite("clippy", "no warning, natively, in the fuzz targets too", &[CHECKS], clippy),
    suite("licences", "every dependency may be used as it is used", &[], licences),
    suite("docs", "the documentation builds without a warning", &[], docs),
    suite("native", "rules, game, app and xtask, and doc tests", &[], native),
    suite("wasm", "what needs a DOM, in Chromium", &[IN_WASM, CHROMIUM], wasm),
    suite("page", "the page builds and keeps to its budget", &[PAGE], page),
    suite("quick", "about 40 tests of the built page in Chromium", &[PAGE, CHROMIUM], quick_end_to_end),
    suite("e2e", "the built page in Chromium, by pointer", &[PAGE, CHROMIUM], e2e),
    suite("file", "the page as one file, in Chromium", &[PAGE, CHROMIUM], single_file),
    suite("plain", "the page that Trunk alone builds, in Chromium", &[PAGE, CHROMIUM], plain),
    suite("firefox", "the most important tests of both, in Firefox", &[PAGE, FIREFOX], |kit| {
        essential_tests(kit, Engine::Firefox)
    }),
    // Only Linux has a WebKit with a driver for a virtual screen.
    suite("webkit", "the most important tests of both, in WebKit (Linux)", &[PAGE, WEBKIT], |kit| {
        essential_tests(kit, Engine::WebKit)
    }),
];

const CHECKS: &[Need] = &[Need::Checks];
const IN_WASM: &[Need] = &[Need::WasmStd];
const PAGE: &[Need] = &Need::PAGE;
const CHROMIUM: &[Need] = Engine::Chromium.needs();
const FIREFOX: &[Need] = Engine::Firefox.needs();
const WEBKIT: &[Need] = Engine::WebKit.needs();

/// Creates a test suite.
const fn suite(
    name: &'static str,
    about: &'static str,
    needs: &'static [&'static [Need]],
    run: fn(&Kit) -> Result<Counts>,
) -> Suite {
    Suite { name, about, needs, run }
}

impl Suite {
    /// Returns the tools that this test suite needs.
    pub(crate) fn needs(&self) -> Vec<Need> {
        self.needs.concat()
    }
}

/// Source folder of the mate search (whether a side can still mate), as panic messages in compiled
/// code name it.
const SEARCH: &[u8] = b"src/rules/winnability/";

/// Runs a command as a single check, which passes if the command succeeds. Prints the error if the
/// command fails.
fn one(command: &mut Command) -> Result<Counts> {
    Ok(Counts::one(run::check(command).inspect_err(|error| println!("{error}")).is_ok()))
}

/// Runs a test command and adds up the numbers in its closing lines `test result: …`. Counts one
/// failure if no test passed, or if the command failed without a failed test, for example because
/// of a compile error.
fn counted(command: &mut Command) -> Result<Counts> {
    let mut counts = Counts::default();
    let succeeded = run::tee(command, |line| counts.read(line))?;
    if counts.failed == 0 && (!succeeded || counts.passed == 0) {
        println!("no test failed, but the command did not run its tests");
        counts.failed = 1;
    }
    Ok(counts)
}

/// Test suite `fmt`: checks that all sources are formatted with rustfmt.
fn fmt(_: &Kit) -> Result<Counts> {
    one(run::cargo().args(["fmt", "--all", "--check"]))
}

/// Test suite `clippy`: runs Clippy on the workspace and on the fuzz targets, which are a workspace
/// of their own.
///
/// The fuzz targets are not linked, so their build script need not compile libFuzzer, which
/// requires a C++ compiler.
fn clippy(_: &Kit) -> Result<Counts> {
    let clippy = |args: &[&str]| {
        let mut cargo = run::cargo();
        cargo.arg("clippy").args(args).args(["--all-targets", "--locked", "--quiet", "--", "-D", "warnings"]);
        cargo
    };
    let folder = workspace::target().join("fuzz-clippy");
    let mut fuzz = clippy(&["--manifest-path", "fuzz/Cargo.toml"]);
    fuzz.env("CARGO_TARGET_DIR", &folder).env("CUSTOM_LIBFUZZER_PATH", folder.join("libfuzzer.a"));
    let mut counts = one(&mut clippy(&["--workspace", "--features", "tabiya-bench/partner"]))?;
    counts += one(&mut fuzz)?;
    Ok(counts)
}

/// Test suite `licences`: checks the licence of every dependency. Each dependency counts as one
/// check.
fn licences(_: &Kit) -> Result<Counts> {
    let (count, faults) = licences::faults()?;
    for fault in &faults {
        println!("{fault}");
    }
    let failed = u32::try_from(faults.len())?;
    let passed = u32::try_from(count)?.saturating_sub(failed);
    println!("{count} packages, {failed} faults");
    Ok(Counts { passed, failed, skipped: 0 })
}

/// Test suite `docs`: builds the Rust documentation; a warning is a failure.
fn docs(_: &Kit) -> Result<Counts> {
    let mut cargo = run::cargo();
    cargo.args(["doc", "--workspace", "--no-deps", "--locked", "--quiet"]);
    one(cargo.env("RUSTDOCFLAGS", "-D warnings"))
}

/// Test suite `native`: runs the tests of the workspace that need no browser.
fn native(_: &Kit) -> Result<Counts> {
    let mut cargo = run::cargo();
    cargo.args(["test", "--workspace", "--exclude", PACKAGE.0, "--locked", "--no-fail-fast", "--quiet"]);
    counted(&mut cargo)
}

/// Test suite `wasm`: runs the tests that are compiled to WebAssembly, in Chromium.
fn wasm(kit: &Kit) -> Result<Counts> {
    let mut cargo = run::cargo();
    cargo.args(["test", "--locked", "--target", "wasm32-unknown-unknown", "--no-fail-fast"]);
    cargo.args(["--features", "test-hooks", "--test", "wasm*"]);
    kit.set_environment(&mut cargo, &[IN_WASM, CHROMIUM].concat());
    parts::stand_in_for(&mut cargo)?;
    let settings = workspace::target().join("webdriver.json");
    files::write(&settings, webdriver_settings(kit).to_string())?;
    cargo.env("WASM_BINDGEN_TEST_WEBDRIVER_JSON", settings);
    cargo.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", parts::TEST_RUNNER);
    // The limit, in seconds, is for all tests of a file together. The default of 20 seconds is too
    // short for a slow machine.
    cargo.env("WASM_BINDGEN_TEST_TIMEOUT", "300");
    counted(&mut cargo)
}

/// Returns the WebDriver settings of Chromium for `wasm-bindgen-test-runner`: without first-run
/// pages and background requests. The runner itself adds the headless mode.
fn webdriver_settings(kit: &Kit) -> Value {
    json!({ "goog:chromeOptions": {
        "binary": kit.var("CHROME").map(|path| path.to_string_lossy()),
        "args": [
            "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
            "--disable-component-update", "--disable-sync", "--disable-default-apps",
        ],
    } })
}

/// Test suite `page`: builds the page, and checks the sizes of its parts, and that only one web
/// worker contains the mate search.
fn page(kit: &Kit) -> Result<Counts> {
    page::build_once(kit)?;
    let mut counts = Counts::one(true);
    let sizes = sizes::measure(&workspace::dist())?;
    print!("{}", sizes::table(&sizes));
    for part in &sizes::PARTS {
        let over = part.total(&sizes).1.saturating_sub(part.budget);
        if over > 0 {
            println!("{} is over its budget by {over} B", part.name);
        }
        counts += Counts::one(over == 0);
    }
    counts += Counts::one(only_worker_has_mate_search(&workspace::dist())?);
    Ok(counts)
}

/// Whether the web worker [`ship::WORKER`] is the only compiled code in `dist` that contains the
/// mate search. The search is recognized by its source file names in panic messages.
fn only_worker_has_mate_search(dist: &Path) -> Result<bool> {
    let files = files::read(dist)?;
    let holds_it = |bytes: &[u8]| bytes.windows(SEARCH.len()).any(|part| part == SEARCH);
    let compiled = files.iter().filter(|(name, _)| name.ends_with(".wasm"));
    let where_it_is: Vec<&String> =
        compiled.filter(|(_, bytes)| holds_it(bytes)).map(|(name, _)| name).collect();
    let in_its_place = where_it_is.len() == 1 && where_it_is[0].starts_with(ship::WORKER);
    if !in_its_place {
        println!("the search for mates belongs into the worker alone; it is in {where_it_is:?}");
    }
    Ok(in_its_place)
}

/// Names of the suites of `cargo xtask test --quick`, for frequent use during development.
pub(crate) const QUICK: [&str; 4] = ["fmt", "clippy", "native", "quick"];

/// Test suite `quick`: runs the most important end-to-end tests ([`ESSENTIAL_TESTS`]), and the
/// tests of how moves are made and refused, in Chromium.
fn quick_end_to_end(kit: &Kit) -> Result<Counts> {
    page::build_once(kit)?;
    let moves = ["drag::", "keyboard::", "promotion::", "refusals::", "typed::"];
    let names = [&ESSENTIAL_TESTS[..], &moves].concat();
    let chosen = [Chosen { names: &names, ..END_TO_END }];
    end_to_end::run_tests(kit, &[Engine::Chromium], &chosen, ArtificialLoad::default())
}

/// Test suite `e2e`: runs the end-to-end tests of the built page in Chromium, and before them the
/// unit tests of their harness.
fn e2e(kit: &Kit) -> Result<Counts> {
    page::build_once(kit)?;
    let mut counts = counted(run::cargo().args(["test", "--package", PACKAGE.0, "--locked", "--lib"]))?;
    counts += end_to_end::run_tests(kit, &[Engine::Chromium], &[END_TO_END], ArtificialLoad::default())?;
    Ok(counts)
}

/// Test suite `file`: runs the end-to-end tests of the page built as a single file, in Chromium.
fn single_file(kit: &Kit) -> Result<Counts> {
    page::build_once(kit)?;
    page::build_single_file()?;
    end_to_end::run_tests(kit, &[Engine::Chromium], &[ONE_FILE], ArtificialLoad::default())
}

/// Test suite `plain`: runs the end-to-end tests of the page that Trunk alone builds, without code
/// that loads on demand.
fn plain(kit: &Kit) -> Result<Counts> {
    let folder = page::build_plain_once(kit)?;
    let mut cargo = run::cargo();
    cargo.args(["test", "--package", PACKAGE.0, "--locked", "--test", "plain"]);
    cargo.env("TABIYA_DIST", folder).env("TABIYA_BROWSER", Engine::Chromium.name());
    kit.set_environment(&mut cargo, Engine::Chromium.needs());
    counted(&mut cargo)
}

/// Test suites `firefox` and `webkit`: run the most important end-to-end tests
/// ([`ESSENTIAL_TESTS`]), and all tests of the page built as a single file, in the browser
/// `engine`.
fn essential_tests(kit: &Kit, engine: Engine) -> Result<Counts> {
    page::build_once(kit)?;
    page::build_single_file()?;
    let chosen = [Chosen { names: &ESSENTIAL_TESTS, ..END_TO_END }, ONE_FILE];
    end_to_end::run_tests(kit, &[engine], &chosen, ArtificialLoad::default())
}
