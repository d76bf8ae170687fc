//! The process that drives the browser.

use crate::display::Display;
use crate::kind::Kind;
use std::env;
use std::io::{BufRead, BufReader};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

/// How long a driver may take to be ready.
const START: Duration = Duration::from_secs(30);
/// How often one is started before it is given up.
const ATTEMPTS: u32 = 3;

impl Kind {
    /// The variable that names its driver, what that is called otherwise, and how it is had.
    fn driver(self) -> (&'static str, &'static str, &'static str) {
        match self {
            Kind::Chromium => ("CHROMEDRIVER", "chromedriver", "Debian: `apt-get install chromium-driver`"),
            Kind::Firefox => ("GECKODRIVER", "geckodriver", "`cargo install geckodriver`"),
            Kind::WebKit => {
                ("WEBKITDRIVER", "WebKitWebDriver", "Debian: `apt-get install webkit2gtk-driver xvfb`")
            }
        }
    }
}

/// A driver on a free port, ended with its owner, and its browser with it.
pub struct Driver {
    process: Child,
    port: u16,
    // After the process: the browser goes before its screen.
    _display: Option<Display>,
}

impl Driver {
    /// Starts the one that `CHROMEDRIVER`, `GECKODRIVER` or `WEBKITDRIVER` names, or else the one on the path. What its
    /// browser writes goes into `profile`, as far as the driver decides that.
    ///
    /// # Panics
    /// If there is none, or it does not come up.
    pub(crate) fn start(kind: Kind, profile: &Path) -> Driver {
        // Two that start at the same time may pick the same port, and one of them gives up.
        (0..ATTEMPTS).find_map(|_| Driver::attempt(kind, profile)).unwrap_or_else(|| {
            panic!("{kind}: a driver was started {ATTEMPTS} times and did not come to listen")
        })
    }

    /// Starts one; none if it does not come to listen.
    fn attempt(kind: Kind, profile: &Path) -> Option<Driver> {
        let (variable, usual, by_hand) = kind.driver();
        let program = env::var_os(variable).unwrap_or_else(|| usual.into());
        let name = program.to_string_lossy().into_owned();
        let mut command = Command::new(&program);
        command.stdin(Stdio::null()).stdout(Stdio::piped());
        let mut display = None;
        let mut known = None;
        match kind {
            Kind::Chromium => {
                command.arg("--port=0");
            }
            // Its second door has a port too.
            Kind::Firefox => {
                command.args(["--port=0", "--websocket-port=0"]).stderr(Stdio::null());
            }
            Kind::WebKit => {
                // It says nothing, so that its port is chosen here.
                let port = free_port()?;
                known = Some(port);
                let screen = Display::start();
                command.arg(format!("--port={port}")).env("DISPLAY", screen.name());
                // As root there is no sandbox to be had.
                command.env("WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS", "1");
                for folder in ["XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME"] {
                    command.env(folder, profile);
                }
                command.stderr(Stdio::null());
                display = Some(screen);
            }
        }
        // It and its browser can be killed together, and nothing else with them.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut process = match command.spawn() {
            Ok(process) => process,
            Err(error) => {
                panic!("cannot start `{name}`: {error}; install {usual} ({by_hand}) or set {variable}")
            }
        };
        let announced = announced_port(&mut process);
        let mut driver = Driver { process, port: 0, _display: display };
        driver.port = match known {
            Some(port) => listens(port).then_some(port)?,
            None => announced.recv_timeout(START).ok()?,
        };
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
        // Chromium hangs on a pipe to its driver and goes with it; the others are in its process group.
        #[cfg(unix)]
        {
            let group = format!("-{}", self.process.id());
            let _ = Command::new("kill").args(["-KILL", "--", &group]).stderr(Stdio::null()).status();
        }
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// The port that a driver will announce on its standard output.
fn announced_port(process: &mut Child) -> mpsc::Receiver<u16> {
    let (send, receive) = mpsc::channel();
    if let Some(output) = process.stdout.take() {
        // It goes on reading after the port is known: a driver that cannot write would stop.
        thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                if let Some(port) = port(&line) {
                    // Nobody listens to a second announcement.
                    let _ = send.send(port);
                }
            }
        });
    }
    receive
}

/// A port that nobody listens on at this moment.
fn free_port() -> Option<u16> {
    let listener = TcpListener::bind("127.0.0.1:0").ok()?;
    Some(listener.local_addr().ok()?.port())
}

/// Whether somebody comes to listen there.
fn listens(port: u16) -> bool {
    let patience = Instant::now() + START;
    while Instant::now() < patience {
        if TcpStream::connect(("127.0.0.1", port)).is_ok() {
            return true;
        }
        thread::sleep(Duration::from_millis(20));
    }
    false
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
