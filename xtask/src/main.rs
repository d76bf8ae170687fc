//! `cargo xtask`: everything a contributor does, from a fresh clone, in one place.
//!
//! The commands are thin. What they share is a [`tools::Kit`]: it finds out which of the tools a command needs are
//! missing, says what it will do, gets them, and lends their addresses to the processes started here. Nothing that
//! is installed lands in the clone or in the system's folders, see [`cache`].

mod bench;
mod cache;
mod counts;
mod doctor;
mod files;
mod fuzz;
mod licences;
mod long;
mod packages;
mod page;
mod parts;
mod picture;
mod run;
mod serve;
mod ship;
mod sizes;
mod stories;
mod suites;
mod test;
mod tools;
mod workspace;

use std::process::ExitCode;

use anyhow::{Result, bail};
use lexopt::prelude::*;

const USAGE: &str = "\
cargo xtask <command>

  serve [--release] [--port N] [--open]
                        build the page, serve it on this machine, rebuild and reload on every change
  build [--single-file] build the page for release into dist/ and print what it weighs; or into one HTML file that
                        opens by double click
  test [--only SUITE]…  every suite, a summary, and an exit code; `--list` names the suites
  test --browser NAME [--throttle N] [--busy]
                        every story in chromium, firefox, webkit or all, and a table of what each driver cannot do;
                        Chromium's pages N times slower, a thread beside them that takes a core
  test --long NAME [--browser NAME]
                        one check as often as a release wants it: 200 kills, a million random sequences; it can be
                        interrupted and goes on where it was; `--long list` names them and says how far they are
  bench [NAME] […]      the benchmarks; without a name, which there are
  bench page [--rounds N] [--cpu 1,4,6] [--visit cold|warm] [--browser chromium|all] [--dist FOLDER]
                        the page against its peers from npm: start and moves, and where the time of the start goes
  bench lighthouse [--runs N] [--desktop] [--applied] [--dist FOLDER]
                        what Lighthouse says of the page, as on a mobile; `--applied` slows it down while it loads
                        instead of working out what that would do
  fuzz [TARGET]… [--minutes N]
                        the fuzz targets, ten minutes each; needs a nightly compiler
  picture               draw the picture in the read-me anew, docs/board.png
  fmt                   format every source file
  licences              write static/licences.json, after dependencies have changed
  doctor [--install]    which tools are here, which are missing and how they would be had

Tools that are missing are fetched first, pinned by version, into the user's cache folder; nothing is fetched when
nothing is missing.";

/// What the command line asks for.
enum Command {
    Serve(serve::Options),
    Build { single_file: bool },
    Ship,
    Test(test::Options),
    Bench(Vec<String>),
    Fuzz(fuzz::Options),
    Picture,
    Fmt,
    Licences,
    Doctor { install: bool },
    Help,
}

fn main() -> ExitCode {
    let done = match parts::is_stand_in() {
        true => parts::stand_in(),
        false => parse(lexopt::Parser::from_env()).and_then(carry_out),
    };
    match done {
        Ok(code) => code,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Carries a command out; the exit code says whether all was well, an error that it could not be done.
fn carry_out(command: Command) -> Result<ExitCode> {
    match command {
        Command::Serve(options) => serve::serve(&options)?,
        Command::Build { single_file } => page::build_and_report(single_file)?,
        Command::Ship => ship::hook()?,
        Command::Test(options) => return test::test(&options),
        Command::Bench(words) => bench::bench(&words)?,
        Command::Fuzz(options) => return fuzz::fuzz(&options),
        Command::Picture => picture::picture()?,
        Command::Fmt => run::check(run::cargo().args(["fmt", "--all"]))?,
        Command::Licences => licences::renew()?,
        Command::Doctor { install } => doctor::doctor(install)?,
        Command::Help => println!("{USAGE}"),
    }
    Ok(ExitCode::SUCCESS)
}

/// Reads the command line.
fn parse(mut args: lexopt::Parser) -> Result<Command> {
    let name = match args.next()? {
        Some(Value(name)) => name.string()?,
        None | Some(Short('h') | Long("help")) => return Ok(Command::Help),
        Some(other) => return Err(other.unexpected().into()),
    };
    match name.as_str() {
        "serve" => {
            let mut options = serve::Options::default();
            while let Some(arg) = args.next()? {
                match arg {
                    Long("release") => options.release = true,
                    Long("open") => options.open = true,
                    Short('p') | Long("port") => options.port = args.value()?.parse()?,
                    other => return Err(other.unexpected().into()),
                }
            }
            Ok(Command::Serve(options))
        }
        "test" => {
            let mut options = test::Options::default();
            while let Some(arg) = args.next()? {
                match arg {
                    Long("long") => options.long = Some(args.value()?.string()?),
                    Long("browser") => options.browser = Some(args.value()?.string()?),
                    Long("throttle") => options.hard.throttle = Some(args.value()?.parse()?),
                    Long("busy") => options.hard.busy = true,
                    Long("only") => options.only.push(args.value()?.string()?),
                    Long("list") => options.list = true,
                    other => return Err(other.unexpected().into()),
                }
            }
            Ok(Command::Test(options))
        }
        "bench" => Ok(Command::Bench(args.raw_args()?.map(|word| word.string()).collect::<Result<_, _>>()?)),
        "fuzz" => Ok(Command::Fuzz(fuzz::Options::parse(&mut args)?)),
        "doctor" => {
            let mut install = false;
            while let Some(arg) = args.next()? {
                match arg {
                    Long("install") => install = true,
                    other => return Err(other.unexpected().into()),
                }
            }
            Ok(Command::Doctor { install })
        }
        "build" => {
            let mut single_file = false;
            while let Some(arg) = args.next()? {
                match arg {
                    Long("single-file") => single_file = true,
                    other => return Err(other.unexpected().into()),
                }
            }
            Ok(Command::Build { single_file })
        }
        "fmt" | "licences" | "picture" | "ship" => match (name.as_str(), args.next()?) {
            // What Trunk calls after each build, see `xtask/Trunk.toml`.
            ("ship", None) => Ok(Command::Ship),
            ("picture", None) => Ok(Command::Picture),
            ("licences", None) => Ok(Command::Licences),
            (_, None) => Ok(Command::Fmt),
            (_, Some(other)) => Err(other.unexpected().into()),
        },
        "help" => Ok(Command::Help),
        other => bail!("no command `{other}`; `cargo xtask help` lists them"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(words: &[&str]) -> Result<Command> {
        parse(lexopt::Parser::from_args(words))
    }

    #[test]
    fn commands_and_their_options_are_read() {
        assert!(matches!(parsed(&[]), Ok(Command::Help)));
        assert!(matches!(parsed(&["build"]), Ok(Command::Build { single_file: false })));
        assert!(matches!(parsed(&["build", "--single-file"]), Ok(Command::Build { single_file: true })));
        assert!(matches!(parsed(&["doctor", "--install"]), Ok(Command::Doctor { install: true })));
        let Ok(Command::Serve(serve)) = parsed(&["serve", "--port", "9000", "--release"]) else { panic!() };
        assert!(serve.release && serve.port == 9000 && !serve.open);
        let Ok(Command::Test(test)) = parsed(&["test", "--only", "native", "--only", "page"]) else {
            panic!()
        };
        assert_eq!(test.only, ["native", "page"]);
        assert!(matches!(parsed(&["picture"]), Ok(Command::Picture)));
        let Ok(Command::Bench(words)) = parsed(&["bench", "perft", "--depth", "5"]) else { panic!() };
        assert_eq!(words, ["perft", "--depth", "5"]);
    }

    #[test]
    fn what_is_not_understood_is_named() {
        for words in
            [&["paint"][..], &["build", "now"], &["serve", "--port", "x"], &["test", "--fast"], &["--loud"]]
        {
            assert!(parsed(words).is_err(), "{words:?}");
        }
    }
}
