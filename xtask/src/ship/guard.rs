//! The guard: a small script in the page itself, for when the program does not start, breaks, or is to be erased.
//!
//! Its words come from the catalogues: English in the script, the other languages in a file of what comes later, all at once.
//! Where that cannot be fetched, it speaks English; but what it says of a page that was opened from a folder is in the script
//! in every language.

use anyhow::{Context, Result, anyhow};
use std::collections::BTreeMap;
use words_compiler::Locales;

use super::{first_paint, script};
use crate::workspace;

const TEMPLATE: &str = include_str!("guard.js");

/// The messages that it says, by their names in the catalogues.
const MESSAGES: [&str; 18] = [
    "copy",
    "crash",
    "crash-hint",
    "crash-pgn",
    "erased",
    "erased-hint",
    "erasing",
    "erasing-hint",
    "not-erased",
    "not-erased-hint",
    "not-started",
    "not-started-from-file",
    "not-started-hint",
    "reload",
    "save-everything",
    "start-anew",
    "start-without",
    "use-newest",
];

/// Those of a page that was opened from a folder: they are in the script in every language, as nothing can be fetched there.
const FROM_FOLDER: [&str; 3] = ["not-started", "not-started-from-file", "reload"];

/// The name of the file with its words in other languages, inside the folder of what comes later.
pub(super) const WORDS: &str = "guard.json";

/// What it says in each language, by the name of the message.
type Words = BTreeMap<String, BTreeMap<&'static str, String>>;

fn words() -> Result<Words> {
    let locales = Locales::read(&workspace::root().join("locales"))
        .map_err(|faults| anyhow!("the catalogues have {} faults", faults.len()))?;
    let said = |language: &str| {
        MESSAGES.iter().filter_map(|name| Some((*name, locales.words(language, name)?.to_owned()))).collect()
    };
    Ok(locales.tags().map(|language| (language.to_owned(), said(language))).collect())
}

/// Its words in all languages but English, as JSON.
///
/// # Errors
/// What is wrong with the catalogues.
pub(super) fn other_words() -> Result<String> {
    let mut words = words()?;
    words.remove("en");
    Ok(serde_json::to_string(&words)?)
}

/// The script, as it ships.
///
/// # Errors
/// What is wrong with the catalogues, or where it cannot be read.
pub(super) fn script() -> Result<String> {
    script::small(&written()?, script::Kind::Plain)
}

/// The script with its words in English.
fn written() -> Result<String> {
    let mut words = words()?;
    let english = serde_json::to_string(words.get("en").context("there is no English")?)?;
    words.values_mut().for_each(|said| said.retain(|name, _| FROM_FOLDER.contains(name)));
    Ok(TEMPLATE
        .replace("\"ENGLISH_WORDS\"", &english)
        .replace("\"FROM_FOLDER_WORDS\"", &serde_json::to_string(&words)?)
        .replace("WORDS_FILE", WORDS))
}

/// A script that starts the program, so that whatever it fails by is seen.
pub(super) fn watched(start: &str) -> String {
    format!("try{{{start}}}catch(fault){{tabiya.broken(fault)}}")
}

/// The page with the first paint's script in it, right behind the element that it draws in, and then the guard, before anything
/// that can fail: so the board is painted from the first bytes that come.
///
/// # Errors
/// The page has no such element.
pub(super) fn added(html: &str, guard: &str, first: &str) -> Result<String> {
    first_paint::added(&first_paint::added(html, guard)?, first)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_has_words_for_everything_in_every_language() {
        let words = words().expect("words");
        assert!(words.len() >= 2);
        for (language, said) in words {
            let missing: Vec<_> = MESSAGES.iter().filter(|name| !said.contains_key(**name)).collect();
            assert_eq!(missing, Vec::<&&str>::new(), "in {language}");
        }
        let script = written().expect("a script");
        for said in
            script.split("say.").skip(1).map(|rest| rest.split(|c: char| !c.is_ascii_alphabetic()).next())
        {
            assert!(
                said.is_some_and(|name| MESSAGES.contains(&name)),
                "{said:?} is said, but not in the list"
            );
        }
        for said in script.split("say[\"").skip(1).map(|rest| rest.split('"').next()) {
            assert!(
                said.is_some_and(|name| MESSAGES.contains(&name)),
                "{said:?} is said, but not in the list"
            );
        }
    }

    #[test]
    fn english_is_in_the_script_and_the_others_are_in_the_file() {
        let words = words().expect("words");
        let script = script().expect("a script");
        let others: BTreeMap<String, BTreeMap<String, String>> =
            serde_json::from_str(&other_words().expect("words")).expect("JSON");
        assert_eq!(others.len() + 1, words.len());
        for (language, said) in &words {
            let hint = &said["crash-hint"];
            assert_eq!(script.contains(hint.as_str()), language == "en", "{language}");
            assert_eq!(others.contains_key(language), language != "en", "{language}");
        }
        assert!(script.contains(WORDS) && !script.contains("WORDS_FILE"));
    }

    #[test]
    fn a_page_from_a_folder_is_explained_in_every_language() {
        let (words, script) = (words().expect("words"), script().expect("a script"));
        for (language, said) in &words {
            assert!(FROM_FOLDER.iter().all(|name| script.contains(&said[name])), "{language}");
            assert!(said["not-started-from-file"].contains("tabiya.html"), "{language}");
        }
    }

    #[test]
    fn it_comes_behind_the_first_paint_and_before_all_that_can_fail() {
        let page = added("<body><div data-boot></div><link rel=stylesheet href=a.css></body>", "x", "y");
        assert_eq!(
            page.expect("a page"),
            "<body><div data-boot></div><script>y</script><script>x</script><link rel=stylesheet href=a.css></body>"
        );
        assert!(added("<html></html>", "x", "y").is_err());
    }
}
