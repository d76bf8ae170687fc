//! The guard: a small script in the page itself, for when the program does not start, breaks, or is to be erased.
//!
//! Its words come from the catalogues, all languages at once: nothing can be fetched where it is needed.

use anyhow::{Result, anyhow};
use std::collections::BTreeMap;
use words_compiler::Locales;

use super::script;
use crate::workspace;

const TEMPLATE: &str = include_str!("guard.js");

/// The messages that it says, by their names in the catalogues.
const MESSAGES: [&str; 17] = [
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
    "not-started-hint",
    "reload",
    "save-everything",
    "start-anew",
    "start-without",
    "use-newest",
];

/// The script.
///
/// # Errors
/// What is wrong with the catalogues.
pub(super) fn script() -> Result<String> {
    let locales = Locales::read(&workspace::root().join("locales"))
        .map_err(|faults| anyhow!("the catalogues have {} faults", faults.len()))?;
    let mut words = BTreeMap::new();
    for language in locales.tags() {
        let said = MESSAGES.iter().filter_map(|name| Some((*name, locales.words(language, name)?)));
        words.insert(language, said.collect::<BTreeMap<_, _>>());
    }
    // A text that would end the element cannot be in it.
    let words = serde_json::to_string(&words)?.replace('<', "\\u003c");
    Ok(script::bare(TEMPLATE).replace("\"WORDS_BY_LANGUAGE\"", &words))
}

/// A script that starts the program, so that whatever it fails by is seen.
pub(super) fn watched(start: &str) -> String {
    format!("try{{{start}}}catch(fault){{tabiya.broken(fault)}}")
}

/// The page with the guard in it, before anything that can fail.
///
/// # Errors
/// The page does not name its encoding.
pub(super) fn added(html: &str, guard: &str) -> Result<String> {
    script::added(html, "meta[charset]", guard)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_has_words_for_everything_in_every_language() {
        let script = script().expect("a script");
        let (_, rest) = script.split_once("const WORDS = ").expect("words");
        let (words, _) = rest.split_once(";\n").expect("the end of them");
        let words: BTreeMap<String, BTreeMap<String, String>> = serde_json::from_str(words).expect("JSON");
        assert!(words.len() >= 2);
        for (language, said) in words {
            let missing: Vec<_> = MESSAGES.iter().filter(|name| !said.contains_key(**name)).collect();
            assert_eq!(missing, Vec::<&&str>::new(), "in {language}");
        }
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
    fn it_comes_before_all_that_can_fail() {
        let page =
            added("<html><meta charset=utf-8><link rel=stylesheet href=a.css></html>", "x").expect("a page");
        assert!(page.find("<script>x</script>") < page.find("<link"), "{page}");
        assert!(added("<html></html>", "x").is_err());
    }
}
