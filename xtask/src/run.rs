//! Helpers of `cargo xtask` that start other programs: with visible, captured or hidden output, or
//! with a time limit.

use std::ffi::OsStr;
use std::io::{BufRead, BufReader, Read, Seek};
use std::iter;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use wait_timeout::ChildExt;
use which::which;

use crate::workspace;

/// Returns a command that runs the program `name` in the root of the git clone.
pub(crate) fn program(name: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(name);
    command.current_dir(workspace::root());
    command
}

/// Returns a command for the Cargo that started `cargo xtask`; the command runs in the root of the
/// git clone.
pub(crate) fn cargo() -> Command {
    let mut cargo = program(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.env("CARGO_TERM_PROGRESS_WHEN", "never");
    cargo
}

/// Returns the command line as a person would type it.
pub(crate) fn shown(command: &Command) -> String {
    let name = Path::new(command.get_program()).file_stem().unwrap_or_default();
    shell_words::join(iter::once(name).chain(command.get_args()).map(OsStr::to_string_lossy))
}

/// Runs a command with its output visible. Fails if the command cannot start or reports a failure.
pub(crate) fn check(command: &mut Command) -> Result<()> {
    println!("$ {}", shown(command));
    let status = command.status().with_context(|| format!("cannot start {}", shown(command)))?;
    if !status.success() {
        bail!("{} failed ({status})", shown(command));
    }
    Ok(())
}

/// Runs a command, and prints its output in one piece after its end, because other commands may run
/// and print at the same time. Fails if the command cannot start or reports a failure.
pub(crate) fn check_beside_others(command: &mut Command) -> Result<()> {
    let mut log = tempfile::tempfile()?;
    let status = command.stdout(log.try_clone()?).stderr(log.try_clone()?).status();
    let status = status.with_context(|| format!("cannot start {}", shown(command)))?;
    let mut said = Vec::new();
    log.rewind()?;
    log.read_to_end(&mut said)?;
    println!("$ {}\n{}", shown(command), String::from_utf8_lossy(&said).trim_end());
    if !status.success() {
        bail!("{} failed ({status})", shown(command));
    }
    Ok(())
}

/// Replaces this process by a command (Unix `exec`), so that Ctrl-C and other signals reach the
/// command. Returns only if the replacement fails; on systems without `exec`, runs the command and
/// returns after its end.
pub(crate) fn replace_process(command: &mut Command) -> Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::process::CommandExt;
        println!("$ {}", shown(command));
        Err(command.exec()).with_context(|| format!("cannot start {}", shown(command)))
    }
    #[cfg(not(unix))]
    check(command)
}

/// Runs a command, shows none of its output, and returns its trimmed standard output. Fails if the
/// command fails.
pub(crate) fn output(command: &mut Command) -> Result<String> {
    let output = command
        .stdin(Stdio::null())
        .stderr(Stdio::null())
        .output()
        .with_context(|| format!("cannot start {}", shown(command)))?;
    if !output.status.success() {
        bail!("{} failed ({})", shown(command), output.status);
    }
    Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// Runs a command for at most `limit` and shows none of its output. If the command fails, the error
/// is the line of its output that gives the reason.
pub(crate) fn quietly(command: &mut Command, limit: Duration) -> Result<()> {
    // A file, not a pipe: a full pipe would block the program, and reading it together with the
    // time limit needs threads.
    let mut log = tempfile::tempfile()?;
    let mut child = command
        .env("RUST_BACKTRACE", "0")
        .stdin(Stdio::null())
        .stdout(log.try_clone()?)
        .stderr(log.try_clone()?)
        .spawn()
        .with_context(|| format!("cannot start {}", shown(command)))?;
    let Some(status) = child.wait_timeout(limit)? else {
        child.kill().ok();
        child.wait().ok();
        bail!("no answer within {} s", limit.as_secs());
    };
    if status.success() {
        return Ok(());
    }
    let mut said = Vec::new();
    log.rewind()?;
    log.read_to_end(&mut said)?;
    bail!("{}", complaint(&String::from_utf8_lossy(&said)))
}

/// Runs npm with these arguments in a folder for at most ten minutes, without showing its output.
/// The install scripts of packages do not run.
pub(crate) fn npm(folder: &Path, words: &[&str]) -> Result<()> {
    let mut npm = Command::new(which("npm").context("no npm here; it comes with Node.js")?);
    npm.current_dir(folder).args(words).args(["--ignore-scripts", "--no-audit", "--no-fund"]);
    npm.args(["--no-update-notifier", "--loglevel=error"]);
    quietly(&mut npm, Duration::from_secs(600)).with_context(|| format!("npm {}", words[0]))
}

/// Runs a command, prints its standard output and passes every line to `each`. Returns whether the
/// command succeeded.
pub(crate) fn tee(command: &mut Command, mut each: impl FnMut(&str)) -> Result<bool> {
    retell(command, |line| {
        each(line);
        Some(line.to_owned())
    })
}

/// Runs a command and passes every line of its standard output to `each`, which returns the line to
/// print instead; `None` prints nothing. Returns whether the command succeeded.
pub(crate) fn retell(command: &mut Command, mut each: impl FnMut(&str) -> Option<String>) -> Result<bool> {
    println!("$ {}", shown(command));
    let mut child =
        command.stdout(Stdio::piped()).spawn().with_context(|| format!("cannot start {}", shown(command)))?;
    if let Some(stdout) = child.stdout.take() {
        let mut stdout = BufReader::new(stdout);
        let mut line = Vec::new();
        while stdout.read_until(b'\n', &mut line)? > 0 {
            if let Some(text) = each(String::from_utf8_lossy(&line).trim_end()) {
                println!("{text}");
            }
            line.clear();
        }
    }
    Ok(child.wait()?.success())
}

/// Returns the file name of a program on this system: `trunk` or `trunk.exe`.
pub(crate) fn executable(name: &str) -> String {
    format!("{name}{}", std::env::consts::EXE_SUFFIX)
}

/// Returns the line of a failed program's output that gives the reason: the first line marked as an
/// error, or else the last line.
fn complaint(said: &str) -> String {
    let mut lines = said.lines().map(str::trim).filter(|line| !line.is_empty());
    let marked = |line: &&str| ["error", "E: ", "npm error"].iter().any(|mark| line.starts_with(mark));
    lines
        .clone()
        .find(marked)
        .or_else(|| lines.next_back())
        .map_or_else(|| "it failed and said nothing".to_owned(), shortened)
}

/// Returns an output line, cut after 100 characters and marked with `…` if it is longer.
fn shortened(line: &str) -> String {
    match line.char_indices().nth(100) {
        Some((end, _)) => format!("{}…", &line[..end]),
        None => line.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_shown_as_it_would_be_typed() {
        let mut command = Command::new("/opt/rust/bin/cargo");
        command.args(["test", "--test", "wasm*"]);
        assert_eq!(shown(&command), "cargo test --test 'wasm*'");
    }

    #[test]
    fn a_complaint_is_the_marked_line_or_the_last() {
        assert_eq!(complaint("info: going on\nerror: no server\n\nCaused by:\n  dns\n"), "error: no server");
        assert_eq!(complaint("one\n  two \n\n"), "two");
        assert_eq!(complaint("\n"), "it failed and said nothing");
        assert_eq!(complaint(&"ü".repeat(200)).chars().count(), 101);
    }

    #[cfg(unix)]
    #[test]
    fn a_quiet_command_reports_why_and_keeps_to_its_time() {
        let sh = |script: &str| {
            let mut sh = Command::new("sh");
            sh.args(["-c", script]);
            sh
        };
        assert!(quietly(&mut sh("true"), Duration::from_secs(5)).is_ok());
        let error = quietly(&mut sh("echo no such thing >&2; exit 3"), Duration::from_secs(5)).unwrap_err();
        assert_eq!(error.to_string(), "no such thing");
        let error = quietly(&mut sh("exec sleep 30"), Duration::from_millis(100)).unwrap_err();
        assert!(error.to_string().starts_with("no answer"), "{error}");
    }
}
