//! Virtual screen (Xvfb) for WebKit, which has no headless mode.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

/// Virtual screen (the program Xvfb) for a browser without a headless mode. Dropping a `Display`
/// ends the program.
pub(crate) struct Display {
    process: Child,
    name: String,
}

impl Display {
    /// Starts a virtual screen that is large enough for three normal windows of the tests side by
    /// side.
    ///
    /// # Panics
    /// If there is no `Xvfb`, or it does not start.
    pub(crate) fn start() -> Display {
        let mut command = Command::new("Xvfb");
        // `Xvfb` picks a free display number and prints it on standard output.
        command.args(["-displayfd", "1", "-screen", "0", "3600x1300x24", "-nolisten", "tcp"]);
        let spawned = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn();
        let mut process = match spawned {
            Ok(process) => process,
            Err(error) => panic!("cannot start `Xvfb`: {error} (Debian: `apt-get install xvfb`)"),
        };
        let mut number = String::new();
        if let Some(output) = process.stdout.take() {
            // If `Xvfb` prints no number, `number` is empty, and the assertion below fails.
            let _ = BufReader::new(output).read_line(&mut number);
        }
        let number = number.trim();
        assert!(!number.is_empty(), "Xvfb gave no display");
        Display { process, name: format!(":{number}") }
    }

    /// Returns the value of the environment variable `DISPLAY` for programs on this virtual screen.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }
}

impl Drop for Display {
    /// Ends the virtual screen.
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
