//! Development tools from the packages of a Debian system: browsers, fonts and web servers.

use std::env;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use which::which;

use super::tool::{Found, Tool};
use crate::run;

/// Development tools that the system's package manager installs, such as a browser and its driver.
pub(super) struct SystemPackages {
    name: &'static str,
    /// Debian packages, which apt installs if this process runs as root.
    packages: &'static [&'static str],
    /// Service that the packages may start and that must be stopped, because the end-to-end tests
    /// start the program themselves; `None` if the packages have no service.
    service: Option<&'static str>,
    /// Advice after the command for a manual installation: environment variables that can locate
    /// the programs instead. May be empty.
    manual_hint: &'static str,
    find: fn() -> Result<Found>,
}

/// Chromium or Chrome, and the matching driver. The packages include a font, without which the
/// browser draws no letters, and `strace`, which records disk accesses.
pub(super) const CHROMIUM: SystemPackages = SystemPackages {
    name: "Chromium and its driver",
    packages: &["chromium", "chromium-driver", "fonts-dejavu-core", "strace"],
    service: None,
    manual_hint: ", or set CHROME and CHROMEDRIVER to where they are",
    find: find_chromium,
};

/// Firefox. Its driver is a Rust program, see [`super::program`].
pub(super) const FIREFOX: SystemPackages = SystemPackages {
    name: "Firefox",
    packages: &["firefox-esr"],
    service: None,
    manual_hint: ", or set FIREFOX to where it is",
    find: || Ok(Found::by_variables([("FIREFOX", named_or_first("FIREFOX", &["firefox-esr", "firefox"])?)])),
};

/// WebKit: its MiniBrowser, its driver, and a virtual screen for both.
pub(super) const WEBKIT: SystemPackages = SystemPackages {
    name: "WebKit, its driver and a virtual screen",
    packages: &["webkit2gtk-driver", "xvfb"],
    service: None,
    manual_hint: ", or set WEBKITDRIVER to where the driver is",
    find: || {
        first(&["Xvfb"])?;
        Ok(Found::by_variables([("WEBKITDRIVER", named_or_first("WEBKITDRIVER", &["WebKitWebDriver"])?)]))
    },
};

/// Fonts with the letters of all languages of the page: without them a browser draws boxes.
pub(super) const FONTS: SystemPackages = SystemPackages {
    name: "fonts for every language of the page",
    packages: &["fonts-noto-core", "fonts-noto-cjk"],
    service: None,
    manual_hint: "",
    find: find_fonts,
};

/// nginx and Apache, which serve the page in end-to-end tests as public hosts do. The tests expect
/// Apache's modules where Debian installs them; `media-types` maps file extensions to media types.
pub(super) const WEB_SERVERS: SystemPackages = SystemPackages {
    name: "nginx and Apache",
    packages: &["nginx-light", "apache2-bin", "media-types"],
    service: Some("nginx"),
    manual_hint: "",
    find: || {
        // Only root has these programs in PATH.
        let programs = [first(&["nginx", "/usr/sbin/nginx"])?, first(&["apache2", "/usr/sbin/apache2"])?];
        Ok(Found::already(programs.map(|program| program.display().to_string()).join(", ")))
    },
};

impl Tool for SystemPackages {
    /// Returns the names of these development tools, such as a browser and its driver.
    fn name(&self) -> String {
        self.name.to_owned()
    }

    /// Looks for these development tools on this system.
    fn find(&self) -> Result<Found> {
        (self.find)()
    }

    /// Describes the installation with apt, or says that it must be done by hand.
    fn plan(&self) -> String {
        match check_apt_usable() {
            Ok(()) => format!("apt-get install {}", self.packages.join(" ")),
            Err(_) => "must be installed by hand".to_owned(),
        }
    }

    /// Returns the apt command for a manual installation, and other ways to provide the programs.
    fn by_hand(&self) -> String {
        let (packages, manual_hint) = (self.packages.join(" "), self.manual_hint);
        format!(
            "sudo apt-get install {packages} (elsewhere, what the package manager calls them){manual_hint}"
        )
    }

    /// Installs the packages with apt, and stops the service that one of them may have started.
    fn install(&self) -> Result<()> {
        check_apt_usable()?;
        // The package lists may be missing or stale. If updating them fails, the installation
        // reports the reason.
        apt_get(&["update"], 3).ok();
        let words = [&["install", "--yes", "--no-install-recommends"], self.packages].concat();
        apt_get(&words, 20)?;
        if let (Some(service), Some(systemctl)) = (self.service, which("systemctl").ok()) {
            let mut stop = run::program(systemctl);
            // A container may have no service manager.
            run::quietly(stop.args(["disable", "--now", service]), Duration::from_secs(60)).ok();
        }
        Ok(())
    }
}

/// Fails if this process cannot install system packages: apt is missing, or the process does not
/// run as root.
fn check_apt_usable() -> Result<()> {
    which("apt-get").context("this system's packages are not known to us")?;
    if !is_root() {
        bail!("system packages are installed only as root");
    }
    Ok(())
}

/// Runs `apt-get` with these arguments for at most `minutes`, without questions and without showing
/// its output.
fn apt_get(words: &[&str], minutes: u64) -> Result<()> {
    let mut apt = run::program("apt-get");
    apt.env("DEBIAN_FRONTEND", "noninteractive").args(words);
    run::quietly(&mut apt, Duration::from_secs(minutes * 60)).with_context(|| format!("apt-get {}", words[0]))
}

/// Whether this process runs as root.
pub(super) fn is_root() -> bool {
    cfg!(unix) && run::output(run::program("id").arg("-u")).is_ok_and(|id| id == "0")
}

/// Returns the path of the program that the environment variable `variable` names or, if it is not
/// set, of the first program among `names` that exists.
fn named_or_first(variable: &str, names: &[&str]) -> Result<PathBuf> {
    match env::var_os(variable).filter(|path| !path.is_empty()).map(PathBuf::from) {
        Some(path) if path.is_file() => Ok(path),
        Some(path) => bail!("{variable} names {}, which is not there", path.display()),
        None => first(names),
    }
}

/// Returns the path of the first program among `names` that exists. Each item is a path, or a name
/// that is looked up in PATH.
fn first(names: &[&str]) -> Result<PathBuf> {
    names.iter().find_map(|name| which(name).ok()).with_context(|| format!("no {} here", names[0]))
}

/// Finds Chromium and its WebDriver program; fails if their major versions differ.
fn find_chromium() -> Result<Found> {
    const NAMES: [&str; 6] = [
        "chromium",
        "chromium-browser",
        "google-chrome",
        "google-chrome-stable",
        "/Applications/Chromium.app/Contents/MacOS/Chromium",
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    ];
    let browser = named_or_first("CHROME", &NAMES)?;
    let driver = named_or_first("CHROMEDRIVER", &["chromedriver"])?;
    if let (Some(of_browser), Some(of_driver)) = (major(&browser), major(&driver))
        && of_browser != of_driver
    {
        bail!("{} is of version {of_browser}, {} of {of_driver}", browser.display(), driver.display());
    }
    Ok(Found::by_variables([("CHROME", browser), ("CHROMEDRIVER", driver)]))
}

/// Runs a browser or WebDriver program with `--version` and returns its major version; `None` if
/// the program prints no version.
fn major(program: &Path) -> Option<u32> {
    major_of(&run::output(run::program(program).arg("--version")).ok()?)
}

/// Parses the major version in the output of `--version` of a browser or WebDriver program; `None`
/// if the output has no version.
fn major_of(said: &str) -> Option<u32> {
    said.split_whitespace().find_map(|word| word.split_once('.')?.0.parse().ok())
}

/// Checks that the system has fonts for Arabic, Hindi and Chinese, which many systems lack. Without
/// the program `fc-list`, which lists fonts, assumes that the system has them.
fn find_fonts() -> Result<Found> {
    if which("fc-list").is_ok() {
        for language in ["ar", "hi", "zh-cn"] {
            if run::output(run::program("fc-list").arg(format!(":lang={language}")))?.is_empty() {
                bail!("no font has the letters of {language}");
            }
        }
    }
    Ok(Found::already("the system's own"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn major_versions_are_read() {
        assert_eq!(major_of("Chromium 156.0.8078.79 built on Debian GNU/Linux 12"), Some(156));
        assert_eq!(major_of("ChromeDriver 156.0.8078.79 (9c1ef)"), Some(156));
        assert_eq!(major_of("nothing of use"), None);
    }

    #[test]
    fn a_missing_program_is_named() {
        assert_eq!(first(&["no-such-browser"]).unwrap_err().to_string(), "no no-such-browser here");
    }
}
