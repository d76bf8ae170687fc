//! Features of the browser that are missing, or that fail when they are read or used.

use super::{load_again, open, play};
use tabiya_e2e::Page;

/// A feature of the browser.
#[derive(Clone, Copy)]
enum Thing {
    /// A property: the object that has it, and its name.
    Property(&'static str, &'static str),
    /// A constructor.
    Maker(&'static str),
    /// A method: the object that has it, and its name.
    Method(&'static str, &'static str),
}

use Thing::{Maker, Method, Property};

const THROW: &str = "throw new DOMException('denied by the test', 'SecurityError')";

impl Thing {
    fn name(self) -> String {
        match self {
            Property(_, name) | Maker(name) => name.to_owned(),
            Method(of, name) => format!("{of}.{name}").replace(".prototype", ""),
        }
    }

    /// Returns two ways to break the feature, each with a name and its script.
    fn broken(self) -> [(String, String); 2] {
        let set = |of: &str, name: &str, how: &str| {
            // In a browser that lacks the feature, the script does nothing.
            let whose = of.split('.').next().unwrap_or(of);
            format!(
                "if (window.{whose}) Object.defineProperty({of}, '{name}', {{ configurable: true, {how} }});"
            )
        };
        let missing = match self {
            Property(of, name) | Method(of, name) => set(of, name, "value: undefined"),
            Maker(name) => set("window", name, "value: undefined"),
        };
        let throws = match self {
            Property(of, name) => set(of, name, &format!("get() {{ {THROW} }}")),
            Maker(name) => set("window", name, &format!("value: function () {{ {THROW} }}")),
            Method(of, name) => set(of, name, &format!("value: () => {{ {THROW} }}")),
        };
        [(format!("{} missing", self.name()), missing), (format!("{} throws", self.name()), throws)]
    }
}

/// Pairs of quiet moves, one pair for each way to break a feature.
const MOVES: [&str; 12] = [
    "a2a3 a7a6",
    "b2b3 b7b6",
    "c2c3 c7c6",
    "d2d3 d7d6",
    "e2e3 e7e6",
    "f2f3 f7f6",
    "g2g3 g7g6",
    "h2h3 h7h6",
    "b1d2 b8d7",
    "g1e2 g8e7",
    "f1g2 f8g7",
    "e1f2 e8f7",
];

/// Script that records errors that no code has handled.
const HEAR: &str = "window.__uncaught = [];
    addEventListener('error', event => __uncaught.push(String(event.error ?? event.message ?? event.target?.src)), true);
    addEventListener('unhandledrejection', event => __uncaught.push(String(event.reason)));";

/// Opens the page with one broken feature and calls `using`, which uses the feature and makes
/// moves. Asserts that the moves are still there after a reload without the fault.
fn broken_once(page: &Page, (name, script): &(String, String), fragment: &str, using: &dyn Fn(&Page)) {
    let first = page.add_preload_script(&format!("{HEAR} {script}"));
    page.load(fragment);
    let before = page.sans().len();
    using(page);
    let view = page.read_view_until(name, |view| view.sans.len() > before);
    let did = page.reaction();
    assert!(["plays on", "notice check"].contains(&&*did), "{name}: {did}");
    let uncaught = page.browser().read("return window.__uncaught", vec![]);
    assert_eq!(uncaught, serde_json::json!([]), "{name}");
    page.remove_preload_script(first);
    load_again(page);
    assert_eq!(page.sans(), view.sans, "{name}: what is there after a reload");
    page.record_fault(name, &did, "all moves");
}

/// Breaks each of these features in both ways, one after the other, while the same game continues.
/// `using` makes the page use the features.
fn broken(page: &Page, things: &[Thing], using: impl Fn(&Page)) {
    let ways: Vec<_> = things.iter().flat_map(|thing| thing.broken()).collect();
    assert!(ways.len() <= MOVES.len());
    for (way, moves) in ways.iter().zip(MOVES) {
        broken_once(page, way, "", &|page| {
            using(page);
            play(page, moves);
        });
    }
}

#[test]
fn the_lock_between_tabs() {
    let things = [
        Property("Navigator.prototype", "locks"),
        Method("LockManager.prototype", "request"),
        Maker("BroadcastChannel"),
        Method("BroadcastChannel.prototype", "postMessage"),
    ];
    broken(&open(""), &things, |_| {});
}

#[test]
fn the_service_worker_and_the_caches() {
    let things = [
        Property("Navigator.prototype", "serviceWorker"),
        Method("ServiceWorkerContainer.prototype", "register"),
        Method("ServiceWorkerContainer.prototype", "getRegistration"),
        Property("window", "caches"),
    ];
    broken(&open(""), &things, |_| {});
}

#[test]
fn the_small_storages_and_the_pointer_capture() {
    let things = [
        Property("window", "localStorage"),
        Property("window", "sessionStorage"),
        Method("Element.prototype", "setPointerCapture"),
        Method("Element.prototype", "releasePointerCapture"),
    ];
    broken(&open(""), &things, |_| {});
}

/// Opens the settings and closes them. When the settings open, the page measures the storage and
/// adds an entry to the browser's history.
fn settings(page: &Page) {
    page.click_action("settings");
    page.until("the settings", || page.visible_box("[data-dialog=settings]").is_some());
    page.click_on("[data-dialog=settings] [data-action=close]");
    page.until("no settings", || !page.has("[data-dialog=settings]"));
}

#[test]
fn the_measure_of_the_storage() {
    let things = [
        Property("Navigator.prototype", "storage"),
        Method("StorageManager.prototype", "estimate"),
        Method("StorageManager.prototype", "persist"),
        Method("StorageManager.prototype", "persisted"),
    ];
    broken(&open(""), &things, settings);
}

#[test]
fn the_history_of_the_tab() {
    let things = [Method("History.prototype", "pushState"), Method("History.prototype", "replaceState")];
    broken(&open(""), &things, settings);
}

#[test]
fn the_clipboard() {
    let copy = |page: &Page| {
        page.click_action("game");
        page.until("the sheet", || page.has("[data-action=copy-pgn]"));
        page.click_on("[data-action=copy-pgn]");
        page.press_key(tabiya_e2e::Key::Escape);
        page.until("no dialog", || !page.has("[data-dialog]"));
    };
    let things = [Property("Navigator.prototype", "clipboard"), Method("Clipboard.prototype", "writeText")];
    broken(&open(""), &things, copy);
}

/// Features for sounds and for announcing checks aloud.
#[test]
fn the_sound_and_the_voice() {
    let things = [
        Maker("AudioContext"),
        Method("BaseAudioContext.prototype", "createOscillator"),
        Method("AudioContext.prototype", "resume"),
        Property("window", "speechSynthesis"),
        Maker("SpeechSynthesisUtterance"),
        Method("SpeechSynthesis.prototype", "cancel"),
        Method("SpeechSynthesis.prototype", "speak"),
    ];
    let page = open("");
    page.click_action("settings");
    page.until("the settings", || page.visible_box("[data-dialog=settings]").is_some());
    page.show_setting("input[name=sounds]");
    page.click_on("input[name=sounds]");
    page.click_on("[data-dialog=settings] [data-action=close]");
    for way in things.iter().flat_map(|thing| thing.broken()) {
        broken_once(&page, &way, "#announce-check=on", &|page| {
            play(page, "e2e4 f7f6 d1h5");
            // When the browser speaks for the first time, it may hang and lose a drag, so the test
            // repeats the drag.
            page.until("the answer to the check", || {
                page.drag("g7", "g6");
                page.sans().len() > 3
            });
            play(page, "h5g6");
        });
    }
}
