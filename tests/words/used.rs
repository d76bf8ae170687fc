//! Use of messages: every message is used, and on-demand messages are used by dialogs only.

use crate::locales;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// Files that may use on-demand messages.
const ON_DEMAND: [&str; 14] = [
    "src/ui/dialogs/",
    "src/ui/card.rs",
    "src/ui/proof.rs",
    "src/words/result/explanation.rs",
    "src/words/clock/arbiter_settings.rs",
    "src/words/device.rs",
    "src/words/faults.rs",
    "src/words/heard.rs",
    "src/words/learn.rs",
    "src/words/linked.rs",
    "src/words/refused.rs",
    "src/words/rules/mod.rs",
    "src/words/typed.rs",
    "src/words/result/last_position.rs",
];

/// File with its own copy of messages that the program may not contain.
const GUARD: &str = "xtask/src/ship/guard.rs";

/// Messages that describe a language or the page around the program.
const AROUND: [&str; 4] = ["language-tag", "language-name", "text-direction", "needs-wasm"];

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

/// Names in a text, each with the text right before and after it.
fn names(text: &str) -> impl Iterator<Item = (&str, &str, &str)> {
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
    text.split(move |c: char| !is_name(c)).filter(|name| !name.is_empty()).map(move |name| {
        let at = name.as_ptr() as usize - text.as_ptr() as usize;
        (text[..at].trim_end(), name, &text[at + name.len()..])
    })
}

/// Folders without access to messages: a call by the name of a message there calls another
/// function.
const WITHOUT_WORDS: [&str; 4] = ["src/rules/", "src/game/", "src/club/", "src/openings/"];

/// Files that call a function, for every function name.
fn callers() -> BTreeMap<String, Vec<String>> {
    let mut files = Vec::new();
    sources(Path::new("src"), &mut files);
    let mut callers: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for file in files {
        let text = fs::read_to_string(&file).expect("a source");
        let path = file.to_string_lossy().replace('\\', "/");
        if WITHOUT_WORDS.iter().any(|room| path.starts_with(room)) {
            continue;
        }
        for (before, name, behind) in names(&text) {
            // A name that is not called is a field of another type.
            if before.ends_with('.') && behind.starts_with('(') || before.ends_with("Words::") {
                let in_files = callers.entry(name.to_owned()).or_default();
                if in_files.last() != Some(&path) {
                    in_files.push(path.clone());
                }
            }
        }
    }
    callers
}

/// Names of messages that are used within another message.
fn within(text: &str) -> Vec<&str> {
    let places = text.split('{').skip(1).filter_map(|rest| rest.split('}').next());
    places.map(str::trim).collect()
}

#[test]
fn every_message_is_said() {
    let (locales, callers) = (locales(), callers());
    let english = fs::read_to_string("locales/en.ftl").expect("the catalogue");
    let guard = fs::read_to_string(GUARD).expect("the guard");
    let within = within(&english);
    let is_said = |id: &&str| {
        let called = callers.contains_key(&id.replace(['-', '.'], "_"));
        called || within.contains(id) || AROUND.contains(id) || guard.contains(&format!("\"{id}\""))
    };
    let silent: Vec<_> = locales.names().filter(|id| !is_said(id)).collect();
    assert_eq!(silent, Vec::<&str>::new(), "nobody says these");
}

#[test]
fn what_comes_on_demand_is_said_by_dialogs_alone() {
    let (locales, callers) = (locales(), callers());
    let mut said = 0;
    for id in locales.names().filter(|id| locales.is_on_demand(id)) {
        for file in callers.get(&id.replace(['-', '.'], "_")).into_iter().flatten() {
            let is_dialog = ON_DEMAND.iter().any(|place| file.starts_with(place));
            assert!(is_dialog, "{file} says `{id}`, which locales/on-demand.txt lists");
            said += 1;
        }
    }
    assert!(said > 100, "{said}");
    for listed in locales.on_demand() {
        let prefix = listed.strip_suffix('*');
        let stands_for = |id: &str| prefix.map_or(id == listed, |prefix| id.starts_with(prefix));
        assert!(locales.names().any(stands_for), "there is no `{listed}`");
    }
}

#[test]
fn what_only_dialogs_say_comes_on_demand() {
    let (locales, callers) = (locales(), callers());
    // The page that reports another tab's takeover may load nothing.
    let is_dialog = |file: &String| file.starts_with("src/ui/dialogs/") && !file.ends_with("/elsewhere.rs");
    let only_in_dialogs = |id: &&str| {
        let files = callers.get(&id.replace(['-', '.'], "_"));
        files.is_some_and(|files| files.iter().all(is_dialog))
    };
    let at_once: Vec<_> =
        locales.names().filter(|id| !locales.is_on_demand(id)).filter(only_in_dialogs).collect();
    assert_eq!(at_once, Vec::<&str>::new(), "list these in locales/on-demand.txt");
}

#[test]
fn what_the_page_says_at_once_says_nothing_on_demand() {
    let locales = locales();
    let english = fs::read_to_string("locales/en.ftl").expect("the catalogue");
    let mut id = "";
    for line in english.lines() {
        if let Some((name, _)) =
            line.split_once(" =").filter(|_| line.starts_with(|c: char| c.is_ascii_lowercase()))
        {
            id = name;
        }
        for inner in within(line) {
            let fine = locales.is_on_demand(id) || !locales.is_on_demand(inner);
            assert!(fine, "`{id}` contains `{inner}`, which comes on demand");
        }
    }
}
