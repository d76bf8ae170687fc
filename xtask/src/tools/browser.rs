//! Chromium or Chrome, and the matching driver.

use std::env;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use super::apt;
use super::found::Found;
use crate::run;

pub(super) const NAME: &str = "Chromium and its driver";

/// Debian packages; a browser without a font draws no letters, and `strace` records disk accesses.
const PACKAGES: [&str; 4] = ["chromium", "chromium-driver", "fonts-dejavu-core", "strace"];

/// Command line for a manual installation; package managers of other systems have both programs
/// too.
pub(super) const BY_HAND: &str = "sudo apt-get install chromium chromium-driver fonts-dejavu-core (elsewhere, what the \
package manager calls them), or set CHROME and CHROMEDRIVER to where they are";

/// Names of the program, in order of preference.
const BROWSERS: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/// Paths of the applications on macOS.
const APPLICATIONS: [&str; 2] = [
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/// Command-line switches against first-run pages and background requests.
const QUIET: [&str; 7] = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-default-apps",
];

/// Describes the installation.
pub(super) fn plan() -> String {
    apt::plan(&PACKAGES)
}

/// Finds browser and driver with matching versions; the error contains the reason.
pub(super) fn find() -> Result<Found> {
    let browser = named("CHROME")?
        .or_else(|| BROWSERS.iter().find_map(|name| run::on_path(name)))
        .or_else(|| APPLICATIONS.iter().map(PathBuf::from).find(|path| path.is_file()))
        .context("no Chromium or Chrome here")?;
    let driver =
        named("CHROMEDRIVER")?.or_else(|| run::on_path("chromedriver")).context("no chromedriver here")?;
    if let (Some(of_browser), Some(of_driver)) = (major(&browser), major(&driver))
        && of_browser != of_driver
    {
        bail!("{} is of version {of_browser}, {} of {of_driver}", browser.display(), driver.display());
    }
    Ok(Found {
        place: format!("{}, {}", browser.display(), driver.display()),
        path: Vec::new(),
        vars: vec![("CHROME", browser.into()), ("CHROMEDRIVER", driver.into())],
    })
}

/// Returns the program that an environment variable names, if it is set.
pub(super) fn named(variable: &str) -> Result<Option<PathBuf>> {
    let Some(path) = env::var_os(variable).filter(|path| !path.is_empty()).map(PathBuf::from) else {
        return Ok(None);
    };
    if !path.is_file() {
        bail!("{variable} names {}, which is not there", path.display());
    }
    Ok(Some(path))
}

/// Returns the major version of a browser or driver, if it prints one.
fn major(program: &Path) -> Option<u32> {
    major_of(&run::output(run::program(program).arg("--version")).ok()?)
}

/// Parses the major version in the output of a browser or driver.
fn major_of(said: &str) -> Option<u32> {
    said.split_whitespace().find_map(|word| word.split_once('.')?.0.parse().ok())
}

/// Installs the system packages.
pub(super) fn get() -> Result<Found> {
    apt::install(&PACKAGES).or_else(|why| find().map(drop).map_err(|fault| fault.context(why)))?;
    find()
}

/// Returns the settings for `wasm-bindgen-test-runner` in the format of `webdriver.json`. The
/// runner adds its own headless mode.
pub(crate) fn webdriver_settings(browser: &Path) -> String {
    let args: Vec<String> = QUIET.iter().map(|arg| format!("{arg:?}")).collect();
    let browser = browser.display().to_string();
    format!("{{\"goog:chromeOptions\": {{\"binary\": {browser:?}, \"args\": [{}]}}}}\n", args.join(", "))
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
    fn webdriver_settings_name_the_browser() {
        let json = webdriver_settings(Path::new("/usr/bin/chromium"));
        assert!(
            json.starts_with("{\"goog:chromeOptions\": {\"binary\": \"/usr/bin/chromium\", \"args\": [\"--")
        );
    }
}
