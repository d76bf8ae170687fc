//! The process that drives the browser.

use std::env;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::time::Duration;

/// How long a driver may take to be ready.
const START: Duration = Duration::from_secs(30);
/// How often one is started before it is given up.
const ATTEMPTS: u32 = 3;

/// Which browser a driver drives.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Kind {
    /// Chromium or Chrome.
    #[default]
    Chromium,
    /// Firefox.
    Firefox,
}

impl Kind {
    /// The variable that names its driver, what that is called otherwise, and how it is had.
    fn driver(self) -> (&'static str, &'static str, &'static str) {
        match self {
            Kind::Chromium => ("CHROMEDRIVER", "chromedriver", "Debian: `apt-get install chromium-driver`"),
            Kind::Firefox => ("GECKODRIVER", "geckodriver", "`cargo install geckodriver`"),
        }
    }
}

/// A driver on a free port, ended with its owner.
pub struct Driver {
    process: Child,
    port: u16,
}

impl Driver {
    /// Starts the one that `CHROMEDRIVER` or `GECKODRIVER` names, or else the one on the path.
    ///
    /// # Panics
    /// If there is none, or it does not come up.
    pub fn start(kind: Kind) -> Driver {
        // Two that start at the same time may pick the same port, and one of them gives up.
        (0..ATTEMPTS).find_map(|_| Driver::attempt(kind)).unwrap_or_else(|| {
            panic!("{kind:?}: a driver was started {ATTEMPTS} times and did not say which port it listens on")
        })
    }

    /// Starts one; none if it does not say where it listens.
    fn attempt(kind: Kind) -> Option<Driver> {
        let (variable, usual, by_hand) = kind.driver();
        let program = env::var_os(variable).unwrap_or_else(|| usual.into());
        let name = program.to_string_lossy().into_owned();
        let mut command = Command::new(&program);
        command.arg("--port=0").stdin(Stdio::null()).stdout(Stdio::piped());
        // It and its browser can be killed together, and nothing else with them.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let spawned = command.spawn();
        let mut process = match spawned {
            Ok(process) => process,
            Err(error) => {
                panic!("cannot start `{name}`: {error}; install {usual} ({by_hand}) or set {variable}")
            }
        };
        let (send, receive) = mpsc::channel();
        if let Some(output) = process.stdout.take() {
            // It goes on reading after the port is known: a driver that cannot write would stop.
            std::thread::spawn(move || {
                for line in BufReader::new(output).lines().map_while(Result::ok) {
                    if let Some(port) = port(&line) {
                        // Nobody listens to a second announcement.
                        let _ = send.send(port);
                    }
                }
            });
        }
        let mut driver = Driver { process, port: 0 };
        driver.port = receive.recv_timeout(START).ok()?;
        Some(driver)
    }

    /// The number of its process.
    pub(crate) fn id(&self) -> u32 {
        self.process.id()
    }

    /// Where it listens.
    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // The browser hangs on a pipe to the driver and goes with it, whatever state either is in.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Reads `ChromeDriver was started successfully on port 40123.` and `… INFO Listening on 127.0.0.1:40123`.
fn port(line: &str) -> Option<u16> {
    let of_firefox = || line.split_once("Listening on 127.0.0.1:");
    let (_, rest) = line.split_once("successfully on port ").or_else(of_firefox)?;
    rest.trim_end_matches('.').trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::port;

    #[test]
    fn the_port_is_read_from_the_announcement() {
        assert_eq!(port("ChromeDriver was started successfully on port 40123."), Some(40123));
        assert_eq!(port("1763 geckodriver INFO Listening on 127.0.0.1:40123"), Some(40123));
        assert_eq!(port("Starting ChromeDriver 156.0 on port 0"), None);
    }
}
