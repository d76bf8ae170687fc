//! A translation that its translator tries on the page.

use crate::plurals;
use std::fs;
use std::rc::Rc;
use tabiya::words::{Language, PluralForm, TextDirection, Words};
use words_compiler::{PluralForms, Trial};

fn text(tag: &str) -> String {
    fs::read_to_string(format!("locales/{tag}.ftl")).expect("its file")
}

/// The plural forms of Polish.
fn forms(_: &str) -> PluralForms {
    PluralForms::new(["one", "few", "many", "other"], ["one", "few", "many", "other"])
}

fn tried(translation: &str) -> Trial {
    Trial::new(&text("en"), translation, forms).unwrap_or_else(|faults| panic!("{faults:?}"))
}

/// A translation of the first `count` messages without a choice, in a language that the app lacks.
fn polish(count: usize) -> String {
    let english = text("en");
    let is_plain = |line: &&str| {
        let (name, text) = line.split_once(" = ").unwrap_or_default();
        name.starts_with(|c: char| c.is_ascii_lowercase())
            && !name.starts_with("language-")
            && !name.starts_with("text-")
            && !text.is_empty()
            && !text.contains('{')
    };
    let messages = english.lines().filter(is_plain).take(count - 3);
    let messages: String = messages.map(|line| line.replacen(" = ", " = PL ", 1) + "\n").collect();
    format!("language-tag = pl\nlanguage-name = Polski\ntext-direction = ltr\n{messages}")
}

#[test]
fn a_hundred_messages_are_shown_and_the_rest_is_english() {
    let trial = tried(&polish(100));
    assert_eq!(trial.faults, []);
    assert_eq!((trial.tag.as_str(), trial.own_name.as_str(), trial.shown), ("pl", "Polski", 100));
    assert_eq!(trial.lacking.len() + trial.shown, trial.messages);
    assert!(trial.lacking.iter().any(|name| name == "clock-moves-to-go"));
    // Plural rules of Polish for 1 and 21.
    let one = |_, number| if number == 1 { PluralForm::One } else { PluralForm::Many };
    let words = Words::load_trial(&trial.data, Rc::new(one)).expect("data of this build");
    assert_eq!((words.new_game(), words.clock_moves_to_go(21).as_str()), ("PL New game", "21 moves left"));
    assert_eq!((words.tag(), words.language()), ("pl", Language::En));
    assert_eq!(words.direction(), TextDirection::LeftToRight);
}

#[test]
fn a_translation_of_a_language_of_the_app_is_tried_too() {
    let trial =
        Trial::new(&text("en"), &text("ar"), |_| PluralForms::unknown()).expect("no fault of English");
    assert_eq!((trial.faults, trial.lacking), (Vec::new(), Vec::new()));
    let words = Words::load_trial(&trial.data, plurals()).expect("data of this build");
    assert_eq!((words.tag(), words.language()), ("ar", Language::Ar));
    assert_eq!(words.direction(), TextDirection::RightToLeft);
    assert!(words.learn_clock(&"5 + 3").contains("\u{2066}5 + 3\u{2069}"));
}

#[test]
fn each_fault_names_its_line_and_leaves_english() {
    let broken = polish(100)
        + "refuse = { $who }\nclock-moves-to-go = { $moves ->\n    [one] jeden\n   *[other] wiele\n }\nno-such = X\nclose = {\n";
    let trial = tried(&broken);
    let lines: Vec<_> = trial.faults.iter().map(|fault| (fault.message.as_deref(), fault.line)).collect();
    for expected in
        [(Some("refuse"), Some(101)), (Some("clock-moves-to-go"), Some(102)), (Some("no-such"), Some(106))]
    {
        assert!(lines.contains(&expected), "{expected:?} in {:?}", trial.faults);
    }
    assert!(lines.iter().any(|(message, line)| message.is_none() && matches!(line, Some(107 | 108))));
    let words = Words::load_trial(&trial.data, plurals()).expect("data of this build");
    assert_eq!((words.refuse(), words.clock_moves_to_go(1).as_str()), ("Refuse", "1 move left"));
}

#[test]
fn a_file_that_is_no_translation_is_shown_in_english() {
    for (text, faults) in [("", 3), ("<!doctype html>\n", 4), ("language-tag = pt_BR\n", 3)] {
        let trial = tried(text);
        assert_eq!(trial.faults.len(), faults, "{:?}", trial.faults);
        assert_eq!((trial.tag.as_str(), trial.shown), ("en", 0));
        let words = Words::load_trial(&trial.data, plurals()).expect("data of this build");
        assert_eq!(words.new_game(), "New game");
    }
}
