//! Guard script: a small inline script of the page that handles a failed start, a crash, and the
//! erasing of all data.
//!
//! The messages of the script come from the translation catalogues. The script contains the English
//! messages. The messages in the other languages are together in one file loaded on demand, with
//! English as the fallback. The messages for a page opened from a folder are in the script in every
//! language.

use std::collections::BTreeMap;

use anyhow::{Context, Result, anyhow, ensure};
use lol_html::element;
use lol_html::html_content::ContentType;
use words_compiler::Locales;

use super::markup::rewrite;
use super::script::{self, SourceType};
use crate::workspace;

/// Source of the guard script, with placeholders for its messages.
const TEMPLATE: &str = include_str!("guard.js");

/// Messages of the guard script, by their names in the translation catalogues.
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

/// Messages for a page opened from a folder. The script contains these messages in every language,
/// because such a page cannot fetch files.
const FROM_FOLDER: [&str; 3] = ["not-started", "not-started-from-file", "reload"];

/// Name of the file with the guard script's messages in other languages than English, in the folder
/// of files loaded on demand.
pub(super) const WORDS: &str = "guard.json";

/// Texts of the guard script's messages, by language and message name.
type Words = BTreeMap<String, BTreeMap<&'static str, String>>;

/// Reads the messages of the guard script in all languages from the translation catalogues.
fn words() -> Result<Words> {
    let locales = Locales::read(&workspace::root().join("locales"))
        .map_err(|faults| anyhow!("the catalogues have {} faults", faults.len()))?;
    let said = |language: &str| {
        MESSAGES.iter().filter_map(|name| Some((*name, locales.text(language, name)?.to_owned()))).collect()
    };
    Ok(locales.tags().map(|language| (language.to_owned(), said(language))).collect())
}

/// Returns the messages of the guard script in all languages but English, as JSON.
///
/// # Errors
/// If the translation catalogues are faulty.
pub(super) fn other_words() -> Result<String> {
    let mut words = words()?;
    words.remove("en");
    Ok(serde_json::to_string(&words)?)
}

/// Returns the minified guard script, the inline script that handles a failed start or a crash.
///
/// # Errors
/// If the translation catalogues are faulty, or the script cannot be parsed.
pub(super) fn script() -> Result<String> {
    script::minify(&written()?, SourceType::script())
}

/// Returns the guard script with its messages, not minified.
fn written() -> Result<String> {
    let mut words = words()?;
    let english = serde_json::to_string(words.get("en").context("there is no English")?)?;
    words.values_mut().for_each(|said| said.retain(|name, _| FROM_FOLDER.contains(name)));
    Ok(TEMPLATE
        .replace("\"ENGLISH_WORDS\"", &english)
        .replace("\"FROM_FOLDER_WORDS\"", &serde_json::to_string(&words)?)
        .replace("WORDS_FILE", WORDS))
}

/// Wraps the script `start`, which starts the program, in a `try` block that passes errors to the
/// guard script.
pub(super) fn watched(start: &str) -> String {
    format!("try{{{start}}}catch(fault){{tabiya.broken(fault)}}")
}

/// Returns the page `html` with two inline scripts: `first`, which draws the chessboard before the
/// program has loaded, and `guard`, which handles crashes.
///
/// The scripts directly follow the element `[data-boot]`, into which `first` draws. So the first
/// bytes of the page paint the board, and the guard runs before anything that can fail.
///
/// # Errors
/// If the page lacks this element.
pub(super) fn added(html: &str, guard: &str, first: &str) -> Result<String> {
    let scripts = format!("<script>{first}</script><script>{guard}</script>");
    let mut has_place = false;
    let place = element!("[data-boot]", |boot| {
        has_place = true;
        boot.after(&scripts, ContentType::Html);
        Ok(())
    });
    let page = rewrite(html, [place])?;
    ensure!(has_place, "the page has no place for the first paint");
    Ok(page)
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
        let by_name =
            script.split("say.").skip(1).filter_map(|rest| rest.split(|c: char| !c.is_alphabetic()).next());
        let by_key = script.split("say[\"").skip(1).filter_map(|rest| rest.split('"').next());
        for name in by_name.chain(by_key) {
            assert!(MESSAGES.contains(&name), "{name} is said, but not in the list");
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
