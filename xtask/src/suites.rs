//! Suites of `cargo xtask test`, one function each.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};

use crate::counts::Counts;
use crate::end_to_end::{self, Chosen, END_TO_END, Engine, Hardship, ONE_FILE, PACKAGE};
use crate::tools::{Kit, Need, webdriver_settings};
use crate::{files, licences, page, run, ship, sizes, workspace};

/// Part of the test run with its own count and time.
pub(crate) struct Suite {
    /// Name on the command line and in the summary.
    pub(crate) name: &'static str,
    /// Description of the suite.
    pub(crate) about: &'static str,
    /// Required tools.
    pub(crate) needs: &'static [Need],
    /// Whether this clone has tests of the suite.
    pub(crate) exists: fn() -> bool,
    /// Runs the suite. An error means that it could not finish, and counts as a failure.
    pub(crate) run: fn(&Kit) -> Result<Counts>,
}

/// Every suite, in order of execution: the ones that fail fastest come first.
pub(crate) const ALL: [Suite; 12] = [
    Suite {
        name: "fmt",
        about: "the sources are formatted",
        needs: &[Need::Checks],
        exists: always,
        run: fmt,
    },
    Suite {
        name: "clippy",
        about: "no warning, natively, in the fuzz targets too",
        needs: &[Need::Checks],
        exists: always,
        run: clippy,
    },
    Suite {
        name: "licences",
        about: "every dependency may be used as it is used",
        needs: &[],
        exists: always,
        run: licences,
    },
    Suite {
        name: "docs",
        about: "the documentation builds without a warning",
        needs: &[],
        exists: always,
        run: docs,
    },
    Suite {
        name: "native",
        about: "rules, game, app and xtask, and doc tests",
        needs: &[],
        exists: always,
        run: native,
    },
    Suite {
        name: "wasm",
        about: "what needs a DOM, in Chromium",
        needs: &[Need::WasmStd, Need::WasmBindgen, Need::Browser],
        exists: has_wasm_tests,
        run: wasm,
    },
    Suite {
        name: "page",
        about: "the page builds and keeps to its budget",
        needs: &Need::PAGE,
        exists: always,
        run: page,
    },
    Suite {
        name: "e2e",
        about: "the built page in Chromium, by pointer",
        needs: &[Need::WasmStd, Need::WasmOpt, Need::WasmBindgen, Need::Trunk, Need::Browser],
        exists: has_e2e,
        run: e2e,
    },
    Suite {
        name: "file",
        about: "the page as one file, in Chromium",
        needs: &[Need::WasmStd, Need::WasmOpt, Need::WasmBindgen, Need::Trunk, Need::Browser],
        exists: has_e2e,
        run: single_file,
    },
    Suite {
        name: "plain",
        about: "the page that Trunk alone builds, in Chromium",
        needs: &[Need::WasmStd, Need::WasmOpt, Need::WasmBindgen, Need::Trunk, Need::Browser],
        exists: has_e2e,
        run: plain,
    },
    Suite {
        name: "firefox",
        about: "what matters most of both, in Firefox",
        needs: &[
            Need::WasmStd,
            Need::WasmOpt,
            Need::WasmBindgen,
            Need::Trunk,
            Need::Firefox,
            Need::Geckodriver,
        ],
        exists: has_e2e,
        run: |kit| what_matters(kit, Engine::Firefox),
    },
    Suite {
        name: "webkit",
        about: "what matters most of both, in WebKit",
        needs: &[Need::WasmStd, Need::WasmOpt, Need::WasmBindgen, Need::Trunk, Need::WebKit],
        exists: has_webkit,
        run: |kit| what_matters(kit, Engine::WebKit),
    },
];

/// Folder of the mate search, as panic messages name it.
const SEARCH: &[u8] = b"src/rules/winnability/";

fn always() -> bool {
    true
}

/// Whether the system has a WebKit with a driver for a virtual screen.
fn has_webkit() -> bool {
    cfg!(target_os = "linux") && has_e2e()
}

/// Whether the clone has end-to-end tests.
fn has_e2e() -> bool {
    workspace::has_member(PACKAGE.1)
}

/// Whether there is a test that runs in a browser, by its file name: `tests/wasm….rs`.
fn has_wasm_tests() -> bool {
    let Ok(entries) = fs::read_dir(workspace::root().join("tests")) else { return false };
    entries.flatten().any(|entry| entry.file_name().to_string_lossy().starts_with("wasm"))
}

/// Runs a command as a single check.
fn one(command: &mut Command) -> Result<Counts> {
    Ok(Counts::one(run::check(command).inspect_err(|error| println!("{error}")).is_ok()))
}

/// Runs tests and counts their closing lines. A failure without a failed test, such as a compile
/// error, counts as one.
fn counted(command: &mut Command) -> Result<Counts> {
    let mut counts = Counts::default();
    let succeeded = run::tee(command, |line| counts.read(line))?;
    if !succeeded && counts.failed == 0 {
        counts.failed = 1;
    }
    Ok(counts)
}

fn fmt(_: &Kit) -> Result<Counts> {
    one(run::cargo().args(["fmt", "--all", "--check"]))
}

/// Runs Clippy on the workspace and the fuzz targets.
fn clippy(_: &Kit) -> Result<Counts> {
    let mut counts = one(run::cargo().args([
        "clippy",
        "--workspace",
        "--all-targets",
        "--locked",
        "--quiet",
        "--",
        "-D",
        "warnings",
    ]))?;
    counts += clippy_of_fuzz()?;
    Ok(counts)
}

/// Checks the fuzz targets, which are a workspace of their own. Nothing is linked, so that their
/// build script need not compile libFuzzer, which requires a C++ compiler.
fn clippy_of_fuzz() -> Result<Counts> {
    let folder = workspace::target().join("fuzz-clippy");
    let mut cargo = run::cargo();
    cargo.args(["clippy", "--manifest-path", "fuzz/Cargo.toml", "--all-targets", "--locked", "--quiet"]);
    cargo.arg("--target-dir").arg(&folder).args(["--", "-D", "warnings"]);
    one(cargo.env("CUSTOM_LIBFUZZER_PATH", folder.join("libfuzzer.a")))
}

/// Checks the licence of every dependency; each counts as one check.
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

/// Builds the documentation without warnings.
fn docs(_: &Kit) -> Result<Counts> {
    one(run::cargo()
        .args(["doc", "--workspace", "--no-deps", "--locked", "--quiet"])
        .env("RUSTDOCFLAGS", "-D warnings"))
}

/// Runs the native tests.
fn native(_: &Kit) -> Result<Counts> {
    let mut cargo = run::cargo();
    cargo.args(["test", "--workspace", "--locked", "--no-fail-fast", "--quiet"]);
    if has_e2e() {
        cargo.args(["--exclude", PACKAGE.0]);
    }
    counted(&mut cargo)
}

/// Runs the WebAssembly tests in a browser.
fn wasm(kit: &Kit) -> Result<Counts> {
    let mut cargo = run::cargo();
    cargo.args([
        "test",
        "--locked",
        "--target",
        "wasm32-unknown-unknown",
        "--no-fail-fast",
        "--features",
        "test-hooks",
        "--test",
        "wasm*",
    ]);
    kit.lend(&mut cargo, &[Need::WasmStd, Need::WasmBindgen, Need::Browser]);
    if let Some(browser) = kit.var("CHROME") {
        let settings = workspace::target().join("webdriver.json");
        fs::create_dir_all(workspace::target())?;
        fs::write(&settings, webdriver_settings(browser.as_ref()))
            .with_context(|| format!("cannot write {}", settings.display()))?;
        cargo.env("WASM_BINDGEN_TEST_WEBDRIVER_JSON", settings);
    }
    cargo.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", "wasm-bindgen-test-runner");
    // The runner's default of 20 seconds is for all tests of a file together, on a fast machine.
    cargo.env("WASM_BINDGEN_TEST_TIMEOUT", "300");
    counted(&mut cargo)
}

/// Builds the page, and checks its sizes and that only the worker contains the mate search.
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
    counts += Counts::one(no_winnability(&workspace::dist())?);
    Ok(counts)
}

/// Whether only the worker contains the mate search. Panic messages contain file names, which
/// identify the code.
fn no_winnability(dist: &Path) -> Result<bool> {
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

/// Runs the end-to-end tests in Chromium.
fn e2e(kit: &Kit) -> Result<Counts> {
    page::build_once(kit)?;
    let mut counts = counted(run::cargo().args(["test", "--package", PACKAGE.0, "--locked", "--lib"]))?;
    counts += end_to_end::run_tests(kit, &[Engine::Chromium], &[END_TO_END], Hardship::default())?;
    Ok(counts)
}

/// Runs the end-to-end tests of the page as one file.
fn single_file(kit: &Kit) -> Result<Counts> {
    page::build_once(kit)?;
    page::build_single_file()?;
    end_to_end::run_tests(kit, &[Engine::Chromium], &[ONE_FILE], Hardship::default())
}

/// Runs the tests of the page in one piece, built by Trunk alone.
fn plain(kit: &Kit) -> Result<Counts> {
    let folder = page::build_plain(kit)?;
    let mut cargo = run::cargo();
    cargo.args(["test", "--package", PACKAGE.0, "--locked", "--test", "plain"]);
    cargo.env("TABIYA_DIST", folder).env("TABIYA_BROWSER", Engine::Chromium.name());
    kit.lend(&mut cargo, Engine::Chromium.needs());
    counted(&mut cargo)
}

/// Runs the most important end-to-end tests in this browser.
fn what_matters(kit: &Kit, engine: Engine) -> Result<Counts> {
    page::build_once(kit)?;
    page::build_single_file()?;
    let chosen = [Chosen { names: &engine.matters(), ..END_TO_END }, ONE_FILE];
    end_to_end::run_tests(kit, &[engine], &chosen, Hardship::default())
}
