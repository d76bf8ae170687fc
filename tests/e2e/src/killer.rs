//! The sudden end of a browser: every process of it at once, without a word.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// Kills one browser with its driver.
pub struct Killer {
    driver: u32,
    profile: PathBuf,
}

impl Killer {
    pub(crate) fn new(driver: u32, profile: &Path) -> Killer {
        Killer { driver, profile: profile.to_owned() }
    }

    /// Sends SIGKILL to the process groups of the browser and of its driver, both of which this harness has started,
    /// and says when, in milliseconds since 1970: the moment before the signal.
    ///
    /// # Panics
    /// Where there are no process groups, and if there is no browser.
    pub fn kill(&self) -> f64 {
        let at = now();
        self.signal("-KILL");
        at
    }

    /// Stops every process of the browser and its driver for so long, as a device does that sleeps.
    ///
    /// # Panics
    /// As [`Killer::kill`].
    pub fn send_to_sleep(&self, time: Duration) {
        self.signal("-STOP");
        std::thread::sleep(time);
        self.signal("-CONT");
    }

    /// Every process of the browser and its driver.
    pub fn processes(&self) -> Vec<u32> {
        let groups = self.groups();
        processes().into_iter().filter(|id| group(*id).is_some_and(|group| groups.contains(&group))).collect()
    }

    /// Their process groups.
    fn groups(&self) -> Vec<u32> {
        let mut groups = vec![self.driver];
        for process in processes() {
            if self.is_ours(process) {
                groups.extend(group(process));
            }
        }
        groups.sort_unstable();
        groups.dedup();
        // Never our own.
        let own = group(std::process::id());
        groups.retain(|group| Some(*group) != own);
        groups
    }

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

    /// Whether the process was started on our profile.
    fn is_ours(&self, process: u32) -> bool {
        let profile = self.profile.to_string_lossy();
        fs::read(format!("/proc/{process}/cmdline"))
            .is_ok_and(|line| String::from_utf8_lossy(&line).contains(&*profile))
    }
}

/// The present moment, in milliseconds since 1970, as the page's `Date.now()` says it.
pub fn now() -> f64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0.0, |since| since.as_secs_f64() * 1_000.0)
}

fn processes() -> Vec<u32> {
    let entries = fs::read_dir("/proc").into_iter().flatten().flatten();
    entries.filter_map(|entry| entry.file_name().to_str()?.parse().ok()).collect()
}

/// The group of a process: the third number behind its name in brackets.
fn group(process: u32) -> Option<u32> {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    stat.rsplit_once(')')?.1.split_whitespace().nth(2)?.parse().ok()
}
