//! Kills a browser with all of its processes at once, as a crash or a power failure does, or stops
//! the processes for a time, as a sleeping device does.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// Handle that kills or stops a test's browser and its WebDriver program at once, also from another
/// thread.
pub struct Killer {
    driver: u32,
    profile: PathBuf,
}

impl Killer {
    /// Creates a handle for the browser with this profile folder. Its WebDriver program was started
    /// by the shell with the process id `driver`.
    pub(crate) fn new(driver: u32, profile: &Path) -> Killer {
        Killer { driver, profile: profile.to_owned() }
    }

    /// Kills the browser and its driver at once, and waits until all their processes are gone.
    ///
    /// Remaining processes would lock the storage, and a busy machine needs a second to end them.
    /// Returns the instants before the signal and after the end, in milliseconds since 1970.
    ///
    /// # Panics
    /// If there is no browser, if the signal cannot be sent, as on a system without process groups,
    /// or if the processes do not end within a minute.
    pub fn kill(&self) -> [f64; 2] {
        self.assert_browser_runs();
        let (before, groups) = (now(), self.groups());
        self.signal("-KILL");
        let patience = Instant::now() + Duration::from_secs(60);
        while processes().into_iter().any(|id| group(id).is_some_and(|group| groups.contains(&group))) {
            assert!(Instant::now() < patience, "the groups {groups:?} do not end");
            std::thread::sleep(Duration::from_millis(5));
        }
        [before, now()]
    }

    /// Stops every process of the browser and its driver, like a device that sleeps, and lets them
    /// continue after `time`.
    ///
    /// # Panics
    /// If there is no browser, or if the signals cannot be sent.
    pub fn send_to_sleep(&self, time: Duration) {
        self.assert_browser_runs();
        self.signal("-STOP");
        std::thread::sleep(time);
        self.signal("-CONT");
    }

    /// Returns the ids of all processes of the browser and its driver.
    pub fn processes(&self) -> Vec<u32> {
        let groups = self.groups();
        processes().into_iter().filter(|id| group(*id).is_some_and(|group| groups.contains(&group))).collect()
    }

    /// Returns the ids of the process groups of the browser and its driver, to send signals to.
    fn groups(&self) -> Vec<u32> {
        let mut groups = vec![self.driver];
        for process in processes() {
            if self.is_ours(process) {
                groups.extend(group(process));
            }
        }
        groups.sort_unstable();
        groups.dedup();
        // Excludes the group of the tests themselves.
        let own = group(std::process::id());
        groups.retain(|group| Some(*group) != own);
        groups
    }

    /// Panics if the browser does not run. The driver is the shell and its children; all other
    /// processes are the browser's.
    fn assert_browser_runs(&self) {
        let is_browser = |id: u32| id != self.driver && parent(id).is_some_and(|id| id != self.driver);
        let processes = self.processes();
        assert!(processes.iter().copied().any(is_browser), "there is no browser, only {processes:?}");
    }

    /// Sends a signal, such as `-STOP`, to every process of the browser and its driver.
    fn signal(&self, signal: &str) {
        let groups = self.groups();
        let sent = Command::new("kill")
            .arg(signal)
            .arg("--")
            .args(groups.iter().map(|group| format!("-{group}")))
            .status();
        assert!(
            sent.is_ok_and(|status| status.success()),
            "could not send {signal} to the groups {groups:?}"
        );
    }

    /// Whether a process belongs to the browser: its command line names the browser's profile
    /// folder.
    fn is_ours(&self, process: u32) -> bool {
        let profile = self.profile.to_string_lossy();
        fs::read(format!("/proc/{process}/cmdline"))
            .is_ok_and(|line| String::from_utf8_lossy(&line).contains(&*profile))
    }
}

/// Returns the current time in milliseconds since 1970, as `Date.now()` does.
pub fn now() -> f64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0.0, |since| since.as_secs_f64() * 1_000.0)
}

/// Returns the ids of all processes of the system.
fn processes() -> Vec<u32> {
    let entries = fs::read_dir("/proc").into_iter().flatten().flatten();
    entries.filter_map(|entry| entry.file_name().to_str()?.parse().ok()).collect()
}

/// Returns the process group of a running process; `None` if it has ended.
fn group(process: u32) -> Option<u32> {
    parent_and_group(process).map(|[_, group]| group)
}

/// Returns the parent of a running process; `None` if the process has ended.
fn parent(process: u32) -> Option<u32> {
    parent_and_group(process).map(|[parent, _]| parent)
}

/// Returns the parent and the process group of a running process; `None` if it has ended.
///
/// In `/proc/ID/stat` the name of the program, in brackets, comes before state, parent and group.
fn parent_and_group(process: u32) -> Option<[u32; 2]> {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    let mut fields = stat.rsplit_once(')')?.1.split_whitespace();
    fields.next().filter(|state| *state != "Z")?;
    Some([fields.next()?.parse().ok()?, fields.next()?.parse().ok()?])
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::Killer;
    use std::os::unix::process::CommandExt as _;
    use std::path::Path;
    use std::process::Command;

    #[test]
    #[should_panic(expected = "there is no browser")]
    fn a_driver_alone_is_no_browser() {
        // `sleep` stands in for the driver's shell. `sleep` must end without a signal, because
        // `kill` panics before it sends a signal.
        let mut shell = Command::new("sleep").arg("2").process_group(0).spawn().expect("a process");
        Killer::new(shell.id(), Path::new("/no/profile/of/a/browser")).kill();
        let _ = shell.wait();
    }
}
