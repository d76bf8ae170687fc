//! `cargo xtask test --long NAME`: repeats one kind of check as often as a release requires, in
//! slices. An interrupted run continues where it stopped; the plain test run does one small slice
//! of each check.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, ExitCode};
use std::time::Instant;

use anyhow::{Context, Result, bail};

use crate::bench::npm;
use crate::end_to_end::Engine;
use crate::tools::{Kit, Need};
use crate::{page, run, workspace};

/// Check that is repeated many times.
struct Long {
    /// Name on the command line.
    name: &'static str,
    /// Description of the check.
    about: &'static str,
    /// Number of repetitions in total and in one slice.
    total: u64,
    slice: u64,
    /// Whether the check uses the built page in a browser.
    in_browser: bool,
    /// Function that returns the command for a number of repetitions, given the number already
    /// done.
    command: fn(u64, u64) -> Command,
}

/// All long checks.
const ALL: [Long; 30] = [
    Long {
        name: "kills",
        about: "the browser is killed in mid-game, and the game is back",
        total: 200,
        slice: 10,
        in_browser: true,
        command: |times, _| end_to_end("kills::", "TABIYA_KILLS", times),
    },
    Long {
        name: "kills-busy",
        about: "the same while games are counted, searched, imported and restored",
        total: 50,
        slice: 10,
        in_browser: true,
        command: |times, _| {
            end_to_end("kills::a_game_outlives_its_browser_while", "TABIYA_KILLS_BUSY", times)
        },
    },
    Long {
        name: "many-games",
        about: "3,000 own games and 20,000 from elsewhere: times of lists, and of a move's way to the disk meanwhile",
        total: 3_000,
        slice: 3_000,
        in_browser: true,
        command: |games, _| end_to_end("many_games::a_move", "TABIYA_MANY_GAMES", games),
    },
    Long {
        name: "sequences",
        about: "random events in a game, judged by slower rules beside it",
        total: 1_000_000,
        slice: 20_000,
        in_browser: false,
        command: |times, _| random("game", "properties::any_events", times),
    },
    Long {
        name: "link-steps",
        about: "random play: after each step the game is saved, linked and opened again, and is the same",
        total: 1_000_000,
        slice: 50_000,
        in_browser: false,
        command: |steps, _| {
            let mut cargo = random("game", "link_steps", steps);
            cargo.env("TABIYA_LINK_STEPS", steps.to_string());
            cargo
        },
    },
    Long {
        name: "faults",
        about: "random play while the storage, the worker and the lock fail",
        total: 1_000_000,
        slice: 50_000,
        in_browser: false,
        command: |times, _| random("app_faults", "", times),
    },
    Long {
        name: "app",
        about: "random messages to the app, saved and replayed",
        total: 100_000,
        slice: 5_000,
        in_browser: false,
        command: |times, _| random("app_random", "", times),
    },
    Long {
        name: "events",
        about: "random tournaments: draws, results, corrections, withdrawals, undo, kills",
        total: 100_000,
        slice: 10_000,
        in_browser: false,
        command: |events, done| {
            let mut cargo = random("club", "random_events", events);
            cargo.env("TABIYA_EVENTS", events.to_string()).env("TABIYA_EVENTS_FROM", done.to_string());
            cargo
        },
    },
    Long {
        name: "events-pages",
        about: "tournaments by pointer to their end: most wins of 8, knockouts of 5, 13 and 16, a Swiss of 21",
        total: 1,
        slice: 1,
        in_browser: true,
        command: |times, _| end_to_end("events::", "TABIYA_EVENTS_PAGES", times),
    },
    Long {
        name: "club-pictures",
        about: "pictures of the club in four windows, light and dark, in English, German and Arabic",
        total: 12,
        slice: 4,
        in_browser: true,
        command: |times, done| matrix("club_pictures::", "TABIYA_CLUB_PICTURES", times, done),
    },
    Long {
        name: "partner",
        about: "games between partners of random levels under random house rules: no illegal move, no panic",
        total: 100_000,
        slice: 10_000,
        in_browser: false,
        command: |games, done| {
            let mut cargo = random("partner", "games_between_levels", games);
            cargo.env("TABIYA_PARTNER_GAMES", games.to_string());
            cargo.env("TABIYA_PARTNER_GAMES_FROM", done.to_string());
            cargo
        },
    },
    Long {
        name: "backup",
        about: "a backup with 10,000 games comes in, goes out and comes in again",
        total: 10_000,
        slice: 10_000,
        in_browser: true,
        command: |games, _| end_to_end("device::a_backup_of_many", "TABIYA_BACKUP_GAMES", games),
    },
    Long {
        name: "soak",
        about: "500 games in one page, which needs no more memory for the last than for the twentieth",
        total: 500,
        slice: 500,
        in_browser: true,
        command: |games, _| end_to_end("soak::", "TABIYA_SOAK_GAMES", games),
    },
    Long {
        name: "touches",
        about: "one touch too many, one too few: in every arrangement of the page",
        total: 5,
        slice: 5,
        in_browser: true,
        command: |times, _| end_to_end("touches::", "TABIYA_WINDOWS", times),
    },
    Long {
        name: "archive",
        about: "100,000 games come into the archive, are searched and scrolled through: how long it takes",
        total: 100_000,
        slice: 100_000,
        in_browser: true,
        command: |games, _| end_to_end("archive::many", "TABIYA_ARCHIVE", games),
    },
    Long {
        name: "codes",
        about: "a Swiss of five rounds on three devices with no network between them",
        total: 5,
        slice: 5,
        in_browser: true,
        command: |rounds, _| end_to_end("codes::", "TABIYA_CODES", rounds),
    },
    Long {
        name: "measures",
        about: "how large everything is that is looked at and pressed: every way of sitting in every size of the window",
        total: 35,
        slice: 5,
        in_browser: true,
        command: |times, done| matrix("measured::", "TABIYA_MEASURED", times, done),
    },
    Long {
        name: "editor",
        about: "positions that are set up by hand, half of them by keyboard",
        total: 200,
        slice: 200,
        in_browser: true,
        command: |positions, _| end_to_end("editor::positions", "TABIYA_EDITOR", positions),
    },
    Long {
        name: "screens",
        about: "nothing is cut off: every size of the window in every language",
        total: 72,
        slice: 3,
        in_browser: true,
        command: |times, done| {
            matrix("layout::nothing_is_cut_off_in_any_language", "TABIYA_SCREENS", times, done)
        },
    },
    Long {
        name: "spaced",
        about: "spaced text is whole: every screen in every language, in a window at 400 %, a narrow one and a wide one",
        total: 24,
        slice: 4,
        in_browser: true,
        command: |times, done| matrix("spaced::", "TABIYA_SPACED", times, done),
    },
    Long {
        name: "focus",
        about: "what has the focus is in sight: every screen in three windows, in both directions",
        total: 6,
        slice: 1,
        in_browser: true,
        command: |times, done| matrix("focus::", "TABIYA_FOCUS", times, done),
    },
    Long {
        name: "language-pictures",
        about: "pictures of every screen in German, Arabic, Hindi and Chinese, at 400 %, narrow and wide",
        total: 348,
        slice: 29,
        in_browser: true,
        command: |times, done| {
            matrix("pictures::every_screen_in_the_hardest_languages", "TABIYA_LANGUAGE_PICTURES", times, done)
        },
    },
    Long {
        name: "axe",
        about: "axe-core finds nothing: every screen, light, dark, with more contrast and in forced colours, both directions",
        total: 8,
        slice: 1,
        in_browser: true,
        command: |times, done| matrix("axe::", "TABIYA_AXE_LOOKS", times, done),
    },
    Long {
        name: "builds",
        about: "from any build to any other: what a device has, and what its host has then",
        total: 25,
        slice: 5,
        in_browser: true,
        command: |times, done| matrix("builds::", "TABIYA_BUILDS", times, done),
    },
    Long {
        name: "pictures",
        about: "pictures of everything that can be seen, in every size of the window, light and dark",
        total: 6,
        slice: 2,
        in_browser: true,
        command: |times, done| matrix("pictures::", "TABIYA_PICTURES", times, done),
    },
    Long {
        name: "positions",
        about: "the targets of every piece of 300 positions, against another implementation of the rules",
        total: 300,
        slice: 300,
        in_browser: true,
        command: |times, _| end_to_end("targets::", "TABIYA_POSITIONS", times),
    },
    Long {
        name: "damage",
        about: "however the records are damaged, the page starts and takes no other game",
        total: 50,
        slice: 10,
        in_browser: true,
        command: |times, done| matrix("kept::however_the_records", "TABIYA_DAMAGE", times, done),
    },
    Long {
        name: "clock",
        about: "minutes of bullet moves against a clock outside the browser, held to 20 ms",
        total: 10,
        slice: 10,
        in_browser: true,
        command: |minutes, _| end_to_end("clock_error::", "TABIYA_CLOCK_MINUTES", minutes),
    },
    Long {
        name: "fuzz",
        about: "minutes of mutated input for each of the fuzz targets",
        total: 10,
        slice: 1,
        in_browser: false,
        command: |minutes, _| {
            let mut cargo = run::cargo();
            cargo.args(["xtask", "fuzz", "--minutes"]).arg(minutes.to_string());
            cargo
        },
    },
    Long {
        name: "bad-input",
        about: "files, pastes, addresses and backups up to 50 MB, and 100,000 games: how long the page stands still",
        total: 50,
        slice: 50,
        in_browser: true,
        command: |megabytes, _| end_to_end("bad_input::", "TABIYA_BAD_INPUT", megabytes),
    },
];

/// Checks that need an npm package: the folder in `benches/` that names it, its file, and the
/// environment variable for the file's path.
const PACKAGES: [(&str, &str, &str, &str); 1] = [("axe", "axe", "axe-core/axe.min.js", "TABIYA_AXE")];

/// Returns the command for random sequences of a test target.
fn random(target: &str, name: &str, cases: u64) -> Command {
    let mut cargo = run::cargo();
    cargo.args(["test", "--release", "--no-default-features", "--locked", "--test", target, "--"]).arg(name);
    cargo.env("PROPTEST_CASES", cases.to_string());
    cargo
}

/// Returns the command for end-to-end tests that read the number of repetitions from an environment
/// variable.
fn end_to_end(name: &str, variable: &str, times: u64) -> Command {
    let mut cargo = run::cargo();
    cargo.args(["test", "--package", "tabiya-e2e", "--locked", "--test", "end_to_end", "--"]).arg(name);
    cargo.env(variable, times.to_string()).env("TABIYA_DIST", workspace::dist());
    cargo
}

/// Returns the command for a slice of end-to-end tests that run through a fixed sequence.
fn matrix(name: &str, variable: &str, times: u64, done: u64) -> Command {
    let mut end_to_end = end_to_end(name, variable, times);
    end_to_end.env(format!("{variable}_FROM"), done.to_string());
    end_to_end
}

/// Prints the long checks and their progress in Chromium.
pub(crate) fn list() {
    for long in &ALL {
        println!("{:<10} {:>9} of {:<9} {}", long.name, long.done(Engine::Chromium), long.total, long.about);
    }
}

/// Runs a long check to its end, from its saved progress, in this browser if it needs one. The exit
/// code is a failure as soon as a slice fails.
pub(crate) fn long(name: &str, engine: Engine) -> Result<ExitCode> {
    const CHECKS: &[Long] = &ALL;
    let Some(long) = CHECKS.iter().find(|long| long.name == name) else {
        bail!("no long check `{name}`; `cargo xtask test --long list` names them");
    };
    let needs = long.needs_in(engine);
    let kit = Kit::gather(&needs)?;
    if let Some(line) = kit.lacks(&needs) {
        bail!("{line}");
    }
    if long.in_browser {
        page::build_once(&kit)?;
    }
    let mut package = None;
    if let Some((_, folder, file, variable)) = PACKAGES.iter().find(|(check, ..)| *check == name) {
        package = Some((variable, npm::packages(folder)?.join(file)));
    }
    println!("\n== {}: {}", long.name, long.about);
    let mut done = long.done(engine);
    if done > 0 {
        println!("{done} of {} are done already", long.total);
    }
    while done < long.total {
        let times = long.slice.min(long.total - done);
        let mut command = (long.command)(times, done);
        kit.lend(&mut command, &needs);
        command.env("TABIYA_BROWSER", engine.name());
        if let Some((variable, file)) = &package {
            command.env(variable, file);
        }
        let start = Instant::now();
        let mut passed = 0;
        let succeeded = run::tee(&mut command, |line| {
            let is_test = line.starts_with("test ") && line.ends_with("... ok") || line == "ok";
            passed += u32::from(is_test || line.starts_with("no finding: "));
        })?;
        if !succeeded || passed == 0 {
            println!("{}: failed after {done} of {}; the next run tries from there", long.name, long.total);
            return Ok(ExitCode::FAILURE);
        }
        done += times;
        long.remember(engine, done)?;
        let seconds = start.elapsed().as_secs_f64();
        println!("{}: {done} of {}, the last {times} in {seconds:.1} s", long.name, long.total);
    }
    // The next run starts from the beginning.
    long.remember(engine, 0)?;
    println!("{}: all {} passed", long.name, long.total);
    Ok(ExitCode::SUCCESS)
}

impl Long {
    /// Returns the tools that the check needs in this browser.
    fn needs_in(&self, engine: Engine) -> Vec<Need> {
        let page = Need::PAGE.into_iter().chain(engine.needs().iter().copied());
        page.filter(|_| self.in_browser).collect()
    }

    /// Returns the file with the saved progress in this browser.
    fn file(&self, engine: Engine) -> PathBuf {
        let name = match engine {
            Engine::Chromium => self.name.to_owned(),
            other => format!("{}-{}", self.name, other.name()),
        };
        workspace::target().join("long").join(name)
    }

    /// Returns the number of repetitions done before an interruption, 0 if unknown.
    fn done(&self, engine: Engine) -> u64 {
        let text = fs::read_to_string(self.file(engine)).unwrap_or_default();
        text.trim().parse().unwrap_or(0).min(self.total)
    }

    /// Saves the number of repetitions done.
    fn remember(&self, engine: Engine, done: u64) -> Result<()> {
        let file = self.file(engine);
        let folder = file.parent().unwrap_or(&file);
        fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
        fs::write(&file, done.to_string()).with_context(|| format!("cannot write {}", file.display()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slices_are_parts_of_the_whole_and_each_check_has_a_name_of_its_own() {
        for (place, long) in ALL.iter().enumerate() {
            assert!(long.slice > 0 && long.slice <= long.total, "{}", long.name);
            assert!(ALL[..place].iter().all(|other| other.name != long.name), "{}", long.name);
            let shown = run::shown(&(long.command)(long.slice, 0));
            assert!(
                ["cargo test ", "cargo xtask fuzz "].iter().any(|begin| shown.starts_with(begin)),
                "{shown}"
            );
        }
    }

    #[test]
    fn each_browser_has_a_place_of_its_own_in_a_check() {
        let kills = &ALL[0];
        assert!(kills.needs_in(Engine::Chromium).contains(&Need::Browser));
        assert!(kills.needs_in(Engine::Firefox).contains(&Need::Geckodriver));
        assert_ne!(kills.file(Engine::Firefox), kills.file(Engine::Chromium));
    }

    #[test]
    fn a_check_that_nobody_knows_is_refused() {
        assert!(long("everything", Engine::Chromium).is_err());
    }
}
