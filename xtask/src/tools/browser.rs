//! Chromium or Chrome, and the driver that goes with it.

use std::env;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use super::apt;
use super::found::Found;
use crate::run;

pub(super) const NAME: &str = "Chromium and its driver";

/// Debian's packages; a browser without a font draws no letters, and `strace` hears what it asks of the disk.
const PACKAGES: [&str; 4] = ["chromium", "chromium-driver", "fonts-dejavu-core", "strace"];

/// The command line for them. It is also right for the other systems in spirit: the package manager has both.
pub(super) const BY_HAND: &str = "sudo apt-get install chromium chromium-driver fonts-dejavu-core (elsewhere, what the \
package manager calls them), or set CHROME and CHROMEDRIVER to where they are";

/// What the programs are called, in the order in which they are preferred.
const BROWSERS: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/// Where applications for macOS are.
const APPLICATIONS: [&str; 2] = [
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/// Settings that keep a browser to itself: no first-run page, no calls home.
const QUIET: [&str; 7] = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-default-apps",
];

/// What getting it would do.
pub(super) fn plan() -> String {
    apt::plan(&PACKAGES)
}

/// Both, if they are here and go together; the error says what is wrong.
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

/// The program that an environment variable names, if it is set.
pub(super) fn named(variable: &str) -> Result<Option<PathBuf>> {
    let Some(path) = env::var_os(variable).filter(|path| !path.is_empty()).map(PathBuf::from) else {
        return Ok(None);
    };
    if !path.is_file() {
        bail!("{variable} names {}, which is not there", path.display());
    }
    Ok(Some(path))
}

/// The major version of a browser or a driver, if it says.
fn major(program: &Path) -> Option<u32> {
    major_of(&run::output(run::program(program).arg("--version")).ok()?)
}

/// The major version in what a browser or a driver printed.
fn major_of(said: &str) -> Option<u32> {
    said.split_whitespace().find_map(|word| word.split_once('.')?.0.parse().ok())
}

/// Installs the system's packages.
pub(super) fn get() -> Result<Found> {
    apt::install(&PACKAGES).or_else(|why| find().map(drop).map_err(|fault| fault.context(why)))?;
    find()
}

/// The settings for `wasm-bindgen-test-runner`, as `webdriver.json` has them. The runner adds its own for headless.
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
