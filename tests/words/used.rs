//! Every message of the catalogues is used in the code.

use crate::locales;
use std::fs;
use std::path::Path;
use words_compiler::callers;

/// Source file that lists the messages of the guard script, which explains a failed start or a
/// crash of the app. The script shows these messages without calling their functions.
const GUARD: &str = "xtask/src/ship/guard.rs";

/// Messages that no code uses by name. They describe the language.
const AROUND: [&str; 3] = ["language-tag", "language-name", "text-direction"];

/// Returns the parts between braces in a Fluent text, such as the names of messages that other
/// messages include.
fn within(text: &str) -> Vec<&str> {
    let places = text.split('{').skip(1).filter_map(|rest| rest.split('}').next());
    places.map(str::trim).collect()
}

#[test]
fn every_message_is_said() {
    let locales = locales();
    let callers = callers(Path::new("src")).expect("the sources");
    let english = fs::read_to_string("locales/en.ftl").expect("the catalogue");
    let guard = fs::read_to_string(GUARD).expect("the guard");
    let within = within(&english);
    let is_said = |id: &&str| {
        let called = callers.contains_key(&id.replace(['-', '.'], "_"));
        called || within.contains(id) || AROUND.contains(id) || guard.contains(&format!("\"{id}\""))
    };
    let silent: Vec<_> = locales.names().filter(|id| !is_said(id)).collect();
    assert_eq!(silent, Vec::<&str>::new(), "no code says these");
}
