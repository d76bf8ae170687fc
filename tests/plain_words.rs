//! Forbids words that make source code and documents hard to read.

use std::fs;
use std::path::Path;

/// Words and phrases in lower case that must not occur, each with a better word.
const WORDS: [(&str, &str); 15] = [
    ("anew", "again"),
    ("are told", "see, hear or receive"),
    ("as it stands", "now"),
    ("by lot", "at random"),
    ("go on", "continue"),
    ("goes on", "continues"),
    ("is told", "sees, hears or receives"),
    ("nobody", "neither side, no player, no one"),
    ("of this device", "on the device"),
    ("planted fault", "deliberate fault"),
    ("sees to it", "makes sure"),
    ("stands there", "is there"),
    ("was told", "saw, heard or received"),
    ("what comes of", "the result of"),
    ("whoever", "who, or name the role"),
];

/// Files and folders that may use a word: the beginning of the path, and the word. An empty word
/// stands for all words.
const ALLOWED: [(&str, &str); 10] = [
    // The file with this list.
    ("tests/plain_words.rs", ""),
    // Documents of decisions keep their original words.
    ("docs/decisions/", ""),
    // Tests whose data (texts of games, names of settings, sentences of the page) contain the word.
    ("tests/app/speech.rs", "nobody"),
    ("tests/club/archive.rs", "nobody"),
    ("tests/e2e/tests/end_to_end/archive.rs", "nobody"),
    ("tests/game/house_rules/mod.rs", "nobody"),
    ("tests/rules_pgn.rs", "nobody"),
    ("tests/rules_pgn_loose.rs", "nobody"),
    ("tests/words/languages.rs", "nobody"),
    ("tests/words/results.rs", "nobody"),
];

/// Folders and files that are searched.
const ROOTS: [&str; 14] = [
    "benches",
    "build.rs",
    "docs",
    "examples",
    "fuzz/fuzz_targets",
    "index.html",
    "src",
    "static",
    "tests",
    "words-compiler",
    "xtask",
    "CONTRIBUTING.md",
    "README.md",
    "CHANGELOG.md",
];

/// File name extensions that are searched.
const KINDS: [&str; 7] = ["css", "html", "js", "md", "rs", "toml", "yml"];

/// Uses of [`WORDS`] in a text, each with the number of its first line. Line breaks and the marks
/// of comments within a phrase count as spaces.
fn uses(text: &str) -> Vec<(usize, &'static str)> {
    let mut words: Vec<(usize, String)> = Vec::new();
    for (number, line) in text.lines().enumerate() {
        let line = line.trim_start().trim_start_matches(['/', '!', '*', '#', '>']);
        let names = line.split(|c: char| !c.is_alphanumeric() && c != '_' && c != '-');
        words.extend(names.filter(|word| !word.is_empty()).map(|word| (number + 1, word.to_lowercase())));
    }
    let begins_at = |place: usize, phrase: &str| {
        let rest = &words[place..];
        phrase.split(' ').count() <= rest.len()
            && phrase.split(' ').zip(rest).all(|(wanted, (_, word))| wanted == word)
    };
    let found = |place: usize| WORDS.iter().find(|(phrase, _)| begins_at(place, phrase));
    (0..words.len()).filter_map(|place| Some((words[place].0, found(place)?.0))).collect()
}

fn read(path: &Path, findings: &mut Vec<String>) {
    if path.is_dir() {
        if path.ends_with("target") || path.ends_with("node_modules") {
            return;
        }
        let mut entries: Vec<_> =
            fs::read_dir(path).expect("a folder").map(|entry| entry.expect("an entry").path()).collect();
        entries.sort();
        entries.iter().for_each(|entry| read(entry, findings));
        return;
    }
    let name = path.to_string_lossy().replace('\\', "/");
    if !path.extension().is_some_and(|kind| KINDS.iter().any(|known| kind == *known)) {
        return;
    }
    let is_allowed = |word: &str| {
        ALLOWED
            .iter()
            .any(|(place, allowed)| name.starts_with(place) && (allowed.is_empty() || *allowed == word))
    };
    let text = fs::read_to_string(path).expect("a text");
    let found = uses(&text).into_iter().filter(|(_, word)| !is_allowed(word));
    findings.extend(found.map(|(line, word)| format!("{name}:{line}: {word}")));
}

#[test]
fn source_and_documents_use_plain_words() {
    let mut findings = Vec::new();
    ROOTS.iter().for_each(|root| read(Path::new(root), &mut findings));
    assert!(findings.is_empty(), "{} findings:\n{}", findings.len(), findings.join("\n"));
}

#[test]
fn a_phrase_is_found_over_the_end_of_a_line() {
    let text = "/// A clock that goes\n/// on.\nlet nobody_moves = 1; // Nobody\n";
    assert_eq!(uses(text), [(1, "goes on"), (3, "nobody")]);
}
