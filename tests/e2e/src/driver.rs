//! Process of a browser's WebDriver program, through which the tests control the browser.

use crate::browser_kind::BrowserKind;
use crate::display::Display;
use std::env;
use std::ffi::OsStr;
use std::io::{BufRead, BufReader};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

/// Time limit for the start of a driver.
const START: Duration = Duration::from_secs(30);
/// Number of attempts to start a driver.
const ATTEMPTS: u32 = 3;

impl BrowserKind {
    /// Returns the environment variable that names this browser's WebDriver program, the program's
    /// default name, and how to install it.
    fn driver(self) -> (&'static str, &'static str, &'static str) {
        match self {
            BrowserKind::Chromium => {
                ("CHROMEDRIVER", "chromedriver", "Debian: `apt-get install chromium-driver`")
            }
            BrowserKind::Firefox => ("GECKODRIVER", "geckodriver", "`cargo install geckodriver`"),
            BrowserKind::WebKit => {
                ("WEBKITDRIVER", "WebKitWebDriver", "Debian: `apt-get install webkit2gtk-driver xvfb`")
            }
        }
    }
}

/// Running WebDriver program on a free local port. Dropping a `Driver` ends the program and its
/// browser.
pub struct Driver {
    process: Child,
    port: u16,
    // Dropped after `Driver::drop` has ended the browser, because the browser needs its screen.
    _display: Option<Display>,
}

impl Driver {
    /// Starts the WebDriver program that `CHROMEDRIVER`, `GECKODRIVER` or `WEBKITDRIVER` names, or
    /// the default program in PATH. `profile` is the folder of the browser's profile. WebKit gets
    /// the folder here, the other browsers get it by the capabilities of their session.
    ///
    /// # Panics
    /// If there is no such program, or it does not start.
    pub(crate) fn start(kind: BrowserKind, profile: &Path) -> Driver {
        // Two drivers that start at once may pick the same port. One of them then ends and is
        // started again.
        (0..ATTEMPTS).find_map(|_| Driver::attempt(kind, profile)).unwrap_or_else(|| {
            panic!("{kind}: a driver was started {ATTEMPTS} times and did not come to listen")
        })
    }

    /// Starts the WebDriver program once; `None` if it does not listen in time.
    fn attempt(kind: BrowserKind, profile: &Path) -> Option<Driver> {
        let (variable, usual, by_hand) = kind.driver();
        let program = env::var_os(variable).unwrap_or_else(|| usual.into());
        let name = program.to_string_lossy().into_owned();
        let mut command = lifeline(&program, profile);
        // The browser must not inherit the tests' output. As long as a process of the browser holds
        // the output open, the test run does not seem to end.
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut display = None;
        let mut known = None;
        match kind {
            BrowserKind::Chromium => {
                command.arg("--port=0");
            }
            // The BiDi connection has a port of its own.
            BrowserKind::Firefox => {
                command.args(["--port=0", "--websocket-port=0"]);
            }
            BrowserKind::WebKit => {
                // WebKit's driver prints no port, so the harness picks one.
                let port = free_port()?;
                known = Some(port);
                let screen = Display::start();
                command.arg(format!("--port={port}")).env("DISPLAY", screen.name());
                // WebKit's sandbox does not work as root.
                command.env("WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS", "1");
                for folder in ["XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME"] {
                    command.env(folder, profile);
                }
                display = Some(screen);
            }
        }
        // A process group of its own lets the driver and its browser be killed together, without
        // other processes.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut process = match command.spawn() {
            Ok(process) => process,
            Err(error) => panic!("cannot start `{name}`: {error}"),
        };
        let announced = announced_port(&mut process);
        let mut driver = Driver { process, port: 0, _display: display };
        let port = match known {
            Some(port) => listens(port).then_some(port),
            None => announced.recv_timeout(START).ok(),
        };
        if port.is_none() && driver.process.try_wait().is_ok_and(|ended| ended.is_some()) {
            panic!("cannot start `{name}`; install {usual} ({by_hand}) or set {variable}");
        }
        driver.port = port?;
        Some(driver)
    }

    /// Returns the process id of the WebDriver program.
    pub(crate) fn id(&self) -> u32 {
        self.process.id()
    }

    /// Returns the local address of the WebDriver program.
    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }
}

impl Drop for Driver {
    /// Kills the WebDriver program and its browser.
    fn drop(&mut self) {
        // Chromium ends when its pipe to the driver closes; the other browsers are in the driver's
        // process group.
        #[cfg(unix)]
        {
            let group = format!("-{}", self.process.id());
            let _ = Command::new("kill").args(["-KILL", "--", &group]).stderr(Stdio::null()).status();
        }
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Returns a command that runs `program` until the command's standard input closes. The input
/// closes when the process of the tests ends. The command then kills the program and deletes the
/// folder `profile`, so that idle browsers (see [`crate::session`]) do not outlive the tests. On
/// systems other than Unix, the command only runs the program.
fn lifeline(program: &OsStr, profile: &Path) -> Command {
    if cfg!(not(unix)) {
        return Command::new(program);
    }
    let mut command = Command::new("sh");
    let script = r#"profile=$1; shift
        command -v "$1" > /dev/null || exit
        "$@" & cat > /dev/null
        kill -KILL $!; sleep 1; rm -rf -- "$profile"; kill -KILL -$$"#;
    command.args(["-c", script, "sh"]).arg(profile).arg(program);
    command
}

/// Returns a channel that yields the port that a WebDriver program prints when it starts.
///
/// A thread reads the output to its end: a driver whose output is not read would block.
fn announced_port(process: &mut Child) -> mpsc::Receiver<u16> {
    let (send, receive) = mpsc::channel();
    if let Some(output) = process.stdout.take() {
        thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                if let Some(port) = port(&line) {
                    // The receiver may be gone when a second port is printed.
                    let _ = send.send(port);
                }
            }
        });
    }
    receive
}

/// Returns a local TCP port that is free at this moment; `None` if there is none.
fn free_port() -> Option<u16> {
    let listener = TcpListener::bind("127.0.0.1:0").ok()?;
    Some(listener.local_addr().ok()?.port())
}

/// Waits until a process listens on a local TCP port. Returns `false` if none does within the time
/// limit.
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

/// Returns the port in a line that a WebDriver program prints; `None` for other lines.
///
/// Such lines are `ChromeDriver was started successfully on port 40123.` and `… INFO Listening on
/// 127.0.0.1:40123`.
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
