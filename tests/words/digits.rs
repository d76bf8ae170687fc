//! Numbers in the digits of a language's own script.

use crate::{data, english, german, locales, plurals};
use tabiya::rules::{Color, Position};
use tabiya::words::{Language, OwnDigits, Words};

/// The texts of a language, in the digits of its own script.
fn with_own_digits(language: Language) -> Words {
    let words = Words::load(&data(&locales(), language), plurals()).expect("data of this build");
    words.with_digits(OwnDigits::of(language).map(OwnDigits::writer))
}

#[test]
fn two_languages_have_own_digits() {
    let with_digits = Language::ALL.into_iter().filter(|language| OwnDigits::of(*language).is_some());
    assert_eq!(with_digits.collect::<Vec<_>>(), [Language::Ar, Language::Hi]);
    let names = [OwnDigits::ArabicIndic, OwnDigits::Devanagari].map(OwnDigits::first_to_last);
    assert_eq!(names, ["٠–٩", "०–९"]);
}

#[test]
fn numbers_scores_and_clocks_have_own_digits_in_messages() {
    let (ar, hi) = (with_own_digits(Language::Ar), with_own_digits(Language::Hi));
    assert_eq!(ar.clock_moves_to_go(40), "بقيت ٤٠\u{200e} نقلة");
    assert_eq!(hi.clock_moves_to_go(40), "४० चालें बाकी");
    assert_eq!(ar.clock_option("5+3"), "\u{2066}٥\u{200e} + ٣\u{2069}");
    assert_eq!(ar.result(&"لا شيء", &"1–0"), "\u{2066}١\u{200e}–٠\u{2069}: لا شيء.");
    assert!(hi.learn_clock(&"1:30:00").contains("१:३०:००"), "{}", hi.learn_clock(&"1:30:00"));
    // This message has no arguments, but its text contains numbers.
    assert_eq!(ar.first_increment_hint(), "عندئذ تبدأ ٩٠\u{200e} + ٣٠\u{200e} من ١:٣٠:٣٠.");
    assert_eq!(ar.first_increment_hint().as_ptr(), ar.first_increment_hint().as_ptr(), "written once");
    assert!(!hi.first_increment_hint().bytes().any(|byte| byte.is_ascii_digit()));
}

#[test]
fn numbers_that_the_page_writes_itself_have_own_digits() {
    let (ar, hi) = (with_own_digits(Language::Ar), with_own_digits(Language::Hi));
    for (number, arabic, devanagari) in [
        ("5:00", "٥:٠٠", "५:००"),
        ("0:19.9", "٠:١٩.٩", "०:१९.९"),
        ("1–0", "١\u{200e}–٠", "१–०"),
        ("½–½", "½–½", "½–½"),
        ("12", "١٢", "१२"),
    ] {
        assert_eq!(ar.number_text(&number), arabic);
        assert_eq!(hi.number_text(&number), devanagari);
        assert_eq!(english().number_text(&number), number);
    }
}

#[test]
fn moves_squares_names_and_quoted_texts_keep_european_digits() {
    let ar = with_own_digits(Language::Ar);
    let position = Position::initial();
    let san = position.san(position.parse_san("Nf3").expect("a move"));
    assert_eq!(ar.san_text(san), "ح\u{200e}f3");
    let numbered = ar.numbered_move(Color::White, 12, &ar.san_text(san));
    assert_eq!(numbered, "\u{2066}١٢. ح\u{200e}f3\u{2069}");
    assert_eq!(ar.wins(&"Ada 2"), "فاز \u{2068}Ada 2\u{2069}");
    assert!(ar.fen_not_a_piece(&"9", &8).contains("«\u{2068}9\u{2069}»"), "{}", ar.fen_not_a_piece(&"9", &8));
    assert!(ar.fen_not_a_piece(&"9", &8).contains('٨'));
}

#[test]
fn dates_come_in_the_chosen_digits() {
    let locale = |language| with_own_digits(language).intl_locale();
    assert_eq!(
        [Language::Ar, Language::Hi, Language::De].map(locale),
        ["ar-u-nu-arab", "hi-u-nu-deva", "de-u-nu-latn"]
    );
    assert_eq!(with_own_digits(Language::Ar).with_digits(None).intl_locale(), "ar-u-nu-latn");
}

#[test]
fn texts_with_other_digits_are_other_texts() {
    let ar = with_own_digits(Language::Ar);
    assert_ne!(ar, ar.with_digits(None));
    assert_eq!(ar, ar.clone());
    assert_eq!(ar.with_digits(None).clock_moves_to_go(40), "بقيت 40 نقلة");
    // A language without digits of its own is unchanged.
    let de = german();
    assert_eq!(de.with_digits(OwnDigits::of(Language::De).map(OwnDigits::writer)), de);
}
