//! A translation that a translator tries on the page.

use crate::plurals;
use std::fs;
use std::rc::Rc;
use tabiya::words::{Language, PluralForm, TextDirection, Words};
use words_compiler::{PluralForms, Trial};

fn text(tag: &str) -> String {
    fs::read_to_string(format!("locales/{tag}.ftl")).expect("its file")
}

/// The plural forms of Polish, simplified.
fn forms(_: &str) -> PluralForms {
    let form = |number| match number {
        1 => "one",
        2..=4 => "few",
        _ => "many",
    };
    PluralForms::new(["one", "few", "many", "other"], form)
}

fn tried(translation: &str) -> Trial {
    Trial::new(&text("en"), translation.as_bytes(), forms).unwrap_or_else(|faults| panic!("{faults:?}"))
}

/// The faults of an invalid translation: line number, name of the message, and description.
fn faults(file: &[u8]) -> Vec<(usize, String, String)> {
    let faults = Trial::new(&text("en"), file, forms).err().expect("faults");
    let fault = |fault: words_compiler::Fault| {
        (fault.line.expect("each has a line"), fault.message.unwrap_or_default(), fault.what.to_string())
    };
    faults.into_iter().map(fault).collect()
}

/// A translation with `count` messages into Polish, a language that the app does not have.
fn polish(count: usize) -> String {
    let english = text("en");
    let is_plain = |line: &&str| {
        let (name, text) = line.split_once(" = ").unwrap_or_default();
        name.starts_with(|c: char| c.is_ascii_lowercase())
            && !["language-", "text-", "piece-letters"].iter().any(|start| name.starts_with(start))
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
    assert_eq!((trial.tag(), trial.own_name(), trial.is_right_to_left()), ("pl", "Polski", false));
    let missing: Vec<&str> = trial.missing().collect();
    assert_eq!(missing.len() + 100, crate::locales().len());
    assert!(missing.contains(&"clock-moves-to-go"));
    let language = Language::closest_to("pl", TextDirection::LeftToRight);
    let data = trial.to_binary(language.tag()).expect("small enough");
    // A plural rule that gives 1 and 21 the same form, as in Ukrainian.
    let rule = |_, number| if number % 10 == 1 { PluralForm::One } else { PluralForm::Many };
    let words = Words::load(&data, Rc::new(rule)).expect("data of this build");
    assert_eq!((words.new_game(), words.clock_moves_to_go(21).as_str()), ("PL New game", "21 moves left"));
    assert_eq!(words.clock_moves_to_go(1), "1 move left");
}

#[test]
fn a_language_of_the_app_can_be_tried_too() {
    for tag in ["ar", "en"] {
        // Some editors on Windows begin a file with a byte-order mark, and end its lines with CR
        // and LF.
        let file = format!("\u{feff}{}", text(tag).replace('\n', "\r\n"));
        let trial = Trial::new(&text("en"), file.as_bytes(), |_| PluralForms::unknown()).expect(tag);
        assert_eq!((trial.tag(), trial.missing().count()), (tag, 0));
        let words = Words::load(&trial.to_binary(tag).expect("small enough"), plurals()).expect(tag);
        assert_eq!(words.language().tag(), tag);
        assert_eq!(words.new_game(), crate::locales().text(tag, "new-game").expect("a text"));
    }
}

#[test]
fn a_language_is_read_as_one_of_the_app_that_is_written_the_same_way() {
    let closest = |tag, right_to_left| {
        Language::closest_to(tag, TextDirection::from_right_to_left(right_to_left)).tag()
    };
    assert_eq!(closest("de-AT", false), "de");
    assert_eq!(closest("pl", false), "en");
    assert_eq!(closest("he", true), "ar");
    assert_eq!(closest("de", true), "ar", "the direction goes before the name");
}

#[test]
fn each_fault_names_its_line() {
    let broken = polish(100)
        + "coach-reading = { $who }\nclock-moves-to-go = { $moves ->\n    [one] jeden\n   *[other] wiele\n }\nno-such = X\n";
    let found = faults(broken.as_bytes());
    let found: Vec<_> =
        found.iter().map(|(line, name, what)| (*line, name.as_str(), what.as_str())).collect();
    assert_eq!(
        found,
        [
            (101, "coach-reading", "English has no place $who"),
            (102, "clock-moves-to-go", "$moves lacks the form [few]"),
            (102, "clock-moves-to-go", "$moves lacks the form [many]"),
            (106, "no-such", "English has no such message"),
        ]
    );
    let unread = faults((polish(100) + "settings = Ustawienia\nclose = {\n").as_bytes());
    assert!(unread.iter().all(|(line, ..)| matches!(line, 102 | 103)), "{unread:?}");
}

#[test]
fn a_file_that_is_no_translation_has_faults_but_not_thousands() {
    let names =
        |file: &[u8]| faults(file).into_iter().map(|(line, name, _)| (line, name)).collect::<Vec<_>>();
    let head = ["language-tag", "language-name", "text-direction"].map(|name| (1, name.to_owned()));
    assert_eq!(names(b""), head);
    assert_eq!(names(b"language-tag = pt_BR\n"), head, "no tag that a browser takes");
    assert_eq!(names(b"<!doctype html>\n").len(), 1);
    assert_eq!(faults(&[0xff, 0xd8, 0xff])[0].2, "cannot read the file: it is not a text in UTF-8");
    let large = vec![b'#'; Trial::MAX_BYTES + 1];
    assert_eq!(faults(&large)[0].2, "cannot read the file: it is larger than 1 MB");
    for line in ["x\n", "x = { \n", "x = X\n"] {
        let many = line.repeat(100_000);
        assert_eq!(names(many.as_bytes()).len(), Trial::MAX_FAULTS, "{line}");
    }
}
