//! Chess clocks as the page shows them, and methods of [`Page`] for the form fields of its dialogs.

use crate::page::Page;
use fantoccini::Locator;
use serde::Deserialize;
use serde_json::json;

/// One player's chess clock as the page displays it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Face {
    /// Displayed time.
    pub text: String,
    /// Note beside the time, such as the moves left in the stage.
    pub note: String,
    /// Whether the clock runs.
    pub running: bool,
    /// Whether the clock warns of little time.
    pub low: bool,
}

impl Face {
    /// Returns the time that the clock displays, in milliseconds.
    ///
    /// # Panics
    /// If the clock displays no time.
    #[track_caller]
    pub fn millis(&self) -> u64 {
        millis(&self.text)
    }
}

/// Parses a displayed clock time, such as `1:05:03` or `0:19.9`, into milliseconds.
///
/// # Panics
/// If the text is no time.
#[track_caller]
fn millis(text: &str) -> u64 {
    let (whole, tenths) = text.split_once('.').unwrap_or((text, "0"));
    let mut parts = whole.split(':').map(str::parse::<u64>);
    let seconds = parts.try_fold(0, |sum, part| part.map(|part| 60 * sum + part));
    match (seconds, tenths.parse::<u64>()) {
        (Ok(seconds), Ok(tenths)) => 1_000 * seconds + 100 * tenths,
        _ => panic!("no time is {text:?}"),
    }
}

/// Time that a chess clock on the page displays at an instant.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Moment {
    /// Displayed time in milliseconds.
    pub millis: f64,
    /// Instant in milliseconds since 1970, by the page's monotonic clock.
    pub at: f64,
}

/// Change of the time that a chess clock on the page displays.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct Tick {
    /// Player of the clock: `white` or `black`.
    pub side: String,
    /// New text of the clock.
    pub text: String,
    /// Instant in milliseconds since the page was opened.
    pub at: f64,
}

impl Tick {
    /// Returns the time that the clock displays after this change, in milliseconds.
    ///
    /// # Panics
    /// If the clock displays no time.
    #[track_caller]
    pub fn millis(&self) -> f64 {
        millis(&self.text) as f64
    }
}

/// Changes of the displayed chess clocks, presses and releases of pointers (mouse or finger), and
/// presses of keys, which [`Page::watch_clocks`] recorded.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ClockRecording {
    /// Changes of the clocks.
    pub ticks: Vec<Tick>,
    /// Instants of pointer presses by the browser's timestamps, in milliseconds since the page was
    /// opened.
    pub presses: Vec<f64>,
    /// Instants of pointer releases, in milliseconds since the page was opened.
    pub releases: Vec<f64>,
    /// Keys that were pressed, each with the instant of the press by the browser's timestamp, in
    /// milliseconds since the page was opened.
    pub keys: Vec<(String, f64)>,
}

impl Page {
    /// Returns the chess clock of the player `side`, `white` or `black`, as the page displays it.
    ///
    /// # Panics
    /// If the player has no clock.
    #[track_caller]
    pub fn clock(&self, side: &str) -> Face {
        let script = r#"
            const face = document.querySelector(`[data-clock="${arguments[0]}"]`);
            const note = document.querySelector(`[data-clock-note="${arguments[0]}"]`);
            return face && { text: face.textContent, note: note?.textContent ?? '',
                running: face.hasAttribute('data-running'), low: face.hasAttribute('data-low') };
        "#;
        match serde_json::from_value(self.browser().read(script, vec![json!(side)])) {
            Ok(face) => face,
            Err(_) => panic!("{side} has no clock"),
        }
    }

    /// Waits until the page has drawn everything pending, also on a slow machine. Then returns the
    /// time on the chess clock of the player `side`, `white` or `black`, and the current instant.
    ///
    /// # Panics
    /// If the player has no clock.
    #[track_caller]
    pub fn clock_now(&self, side: &str) -> Moment {
        let script = format!(
            "const done = arguments[0], look = () => done([
                document.querySelector('[data-clock={side}]')?.textContent ?? '',
                performance.timeOrigin + performance.now()]);
            requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(() => setTimeout(look))));"
        );
        moment(&self.browser().read_later(&script))
    }

    /// Makes the page record the time on the chess clock of the player `side` at the instant when
    /// the page is left, for [`Page::goodbye`].
    #[track_caller]
    pub fn remember_goodbye(&self, side: &str) {
        let script = "addEventListener('pagehide', () => sessionStorage.setItem('goodbye', JSON.stringify([
            document.querySelector(`[data-clock=${arguments[0]}]`).textContent,
            performance.timeOrigin + performance.now()])))";
        self.browser().read(script, vec![json!(side)]);
    }

    /// Returns the clock time and instant that [`Page::remember_goodbye`] recorded.
    ///
    /// # Panics
    /// If nothing is recorded.
    #[track_caller]
    pub fn goodbye(&self) -> Moment {
        moment(&self.browser().read("return JSON.parse(sessionStorage.getItem('goodbye'))", vec![]))
    }

    /// Makes the page record when it is hidden and shown again, for [`Page::hidden`].
    #[track_caller]
    pub fn remember_hiding(&self) {
        let script = "addEventListener('visibilitychange', () => {
            const at = performance.timeOrigin + performance.now();
            window.__hidden = document.hidden ? [at] : [...(window.__hidden ?? []), at];
        })";
        self.browser().read(script, vec![]);
    }

    /// Returns when the page was last hidden and when it was shown again after that, in
    /// milliseconds since 1970. An instant that has not occurred is left out.
    ///
    /// [`Page::remember_hiding`] must have been called before.
    #[track_caller]
    pub fn hidden(&self) -> Vec<f64> {
        serde_json::from_value(self.browser().read("return window.__hidden ?? []", vec![]))
            .unwrap_or_default()
    }

    /// Makes the page record changes of the displayed chess clocks, presses and releases of pointers,
    /// and presses of keys, for [`Page::watched_clocks`].
    ///
    /// # Panics
    /// If the browser refuses the script.
    #[track_caller]
    pub fn watch_clocks(&self) {
        let script = r#"
            const seen = window.__clocks = { ticks: [], presses: [], releases: [], keys: [] };
            addEventListener('pointerdown', event => seen.presses.push(event.timeStamp), true);
            addEventListener('pointerup', event => seen.releases.push(event.timeStamp), true);
            addEventListener('keydown', event => seen.keys.push([event.key, event.timeStamp]), true);
            new MutationObserver(changes => {
                const at = performance.now();
                for (const { target } of changes) {
                    const face = target.closest?.('[data-clock]');
                    if (face) seen.ticks.push({ side: face.dataset.clock, text: face.textContent, at });
                }
            }).observe(document.querySelector('main'), { subtree: true, childList: true });
        "#;
        self.browser().read(script, vec![]);
    }

    /// Returns what the page has recorded since [`Page::watch_clocks`].
    ///
    /// # Panics
    /// If the page does not record.
    #[track_caller]
    pub fn watched_clocks(&self) -> ClockRecording {
        match serde_json::from_value(self.browser().read("return window.__clocks", vec![])) {
            Ok(watched) => watched,
            Err(error) => panic!("the page does not record: {error}"),
        }
    }

    /// Scrolls the page's first element that matches a CSS selector into view, and clicks it.
    ///
    /// # Panics
    /// If no element matches.
    #[track_caller]
    pub fn scroll_and_click(&self, selector: &str) {
        let client = self.browser().client();
        let found = self.browser().wait(selector, client.find(Locator::Css(selector)));
        self.browser().wait("clicking it", found.click());
        self.let_it_draw();
    }

    /// Chooses the option `value` of the `select` element with this name.
    ///
    /// # Panics
    /// If there is no such option, or the page does not accept it.
    #[track_caller]
    pub fn choose(&self, name: &str, value: &str) {
        let option = format!("select[name=\"{name}\"] option[value=\"{value}\"]");
        self.show_setting(&option);
        // Not every driver scrolls inside a dialog.
        self.scroll_to(&format!("select[name=\"{name}\"]"));
        let client = self.browser().client();
        let option = self.browser().wait("looking for the choice", client.find(Locator::Css(&option)));
        self.browser().wait("choosing", option.click());
        let chosen = "return document.querySelector(arguments[0])?.value";
        let select = json!(format!("select[name=\"{name}\"]"));
        self.until("the choice to stand", || self.browser().read(chosen, vec![select.clone()]) == value);
    }

    /// Replaces the text of the input field with this name by typing.
    ///
    /// # Panics
    /// If there is no such field.
    #[track_caller]
    pub fn type_into(&self, name: &str, text: &str) {
        let client = self.browser().client();
        let field = format!("input[name=\"{name}\"]");
        self.scroll_to(&field);
        let field = self.browser().wait("looking for the field", client.find(Locator::Css(&field)));
        self.browser().wait("emptying it", field.clear());
        self.browser().wait("typing", field.send_keys(text));
    }
}

/// Parses a displayed clock time and its instant, as a script in the page returns them.
#[track_caller]
fn moment(seen: &serde_json::Value) -> Moment {
    let shown = millis(seen[0].as_str().unwrap_or_default());
    Moment { millis: shown as f64, at: seen[1].as_f64().unwrap_or_default() }
}

#[cfg(test)]
mod tests {
    use super::millis;

    #[test]
    fn times_are_read() {
        assert_eq!([millis("0:19.9"), millis("5:00"), millis("1:05:03")], [19_900, 300_000, 3_903_000]);
    }
}
