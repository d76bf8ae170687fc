//! Groups of messages in the Fluent files: each group names the screen that shows it, and all
//! languages have the order of English.

use std::fs;
use words_compiler::{screens, sorted_like_english};

fn text(tag: &str) -> String {
    fs::read_to_string(format!("locales/{tag}.ftl")).expect("its file")
}

#[test]
fn every_message_says_on_which_screen_it_is_shown() {
    let english = text("en");
    let silent: Vec<_> = screens(&english)
        .into_iter()
        .filter(|(_, screen)| screen.is_none_or(|screen| !screen.ends_with('.')))
        .collect();
    assert_eq!(silent, [], "their groups lack a line `## Shown: ….`");
    assert!(screens(&english).len() > 700, "{} messages", screens(&english).len());
}

#[test]
fn every_file_keeps_the_order_of_english() {
    let english = text("en");
    for tag in ["ar", "de", "es", "fr", "hi", "uk", "zh"] {
        let own = text(tag);
        assert_eq!(sorted_like_english(&english, &own), own, "cargo xtask words sort");
    }
}
