//! A screen that nobody sees, for a browser that draws only into windows.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

/// A virtual screen, ended with its owner.
pub(crate) struct Display {
    process: Child,
    name: String,
}

impl Display {
    /// Starts one that is large enough for every window of the stories, and for three of the usual ones side by side.
    ///
    /// # Panics
    /// If there is no `Xvfb`, or it gives no display.
    pub(crate) fn start() -> Display {
        let mut command = Command::new("Xvfb");
        // It picks a free number itself, and says which on its standard output.
        command.args(["-displayfd", "1", "-screen", "0", "3600x1300x24", "-nolisten", "tcp"]);
        let spawned = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn();
        let mut process = match spawned {
            Ok(process) => process,
            Err(error) => panic!("cannot start `Xvfb`: {error} (Debian: `apt-get install xvfb`)"),
        };
        let mut number = String::new();
        if let Some(output) = process.stdout.take() {
            // No number is an empty line, which is judged below.
            let _ = BufReader::new(output).read_line(&mut number);
        }
        let number = number.trim();
        assert!(!number.is_empty(), "Xvfb gave no display");
        Display { process, name: format!(":{number}") }
    }

    /// What `DISPLAY` is to be.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }
}

impl Drop for Display {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
