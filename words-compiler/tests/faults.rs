//! Faults of catalogues that the compiler finds, and the completeness of Tabiya's own catalogues.

use std::path::Path;

use words_compiler::{CatalogueFault, Locales};

const HEAD: &str = "language-name = English\ntext-direction = ltr\n";

/// Returns a Fluent catalogue of the language `tag` with the messages in `text`. Each ` / ` in
/// `text` becomes a new line.
fn catalogue(tag: &str, text: &str) -> String {
    format!("language-tag = {tag}\n{HEAD}{}", text.replace(" / ", "\n    "))
}

/// Compiles an English and a German catalogue; returns the compiled catalogues, or their faults.
fn locales(english: &str, german: &str) -> Result<Locales, Vec<CatalogueFault>> {
    let (english, german) = (catalogue("en", english), catalogue("de", german));
    Locales::from_texts(&[("de", &german), ("en", &english)])
        .map_err(|faults| faults.into_iter().map(|fault| fault.what).collect())
}

/// Returns the faults of an English and a German catalogue.
fn faults(english: &str, german: &str) -> Vec<CatalogueFault> {
    locales(english, german).err().unwrap_or_default()
}

/// Returns the faults of `text` as both the English and the German catalogue, without adjacent
/// duplicates.
fn faults_of(text: &str) -> Vec<CatalogueFault> {
    let mut faults = faults(text, text);
    faults.dedup();
    faults
}

#[test]
fn our_own_catalogues_are_complete() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../locales");
    let locales = Locales::read(&folder).unwrap_or_else(|faults| panic!("{faults:?}"));
    assert_eq!(locales.missing(), [], "a language lacks these messages");
    assert!(locales.tags().eq(["en", "ar", "de", "es", "fr", "hi", "uk", "zh"]));
    assert!(locales.len() > 300, "{} messages", locales.len());
}

#[test]
fn a_message_that_is_missing_is_named() {
    let locales = locales("new-game = New game\nclose = Close\n", "close = Schließen\n").expect("no fault");
    assert_eq!(locales.missing(), [("de", "new-game")]);
}

#[test]
fn a_message_that_english_lacks_is_refused() {
    assert_eq!(faults("a = A\n", "a = A\nb = B\n"), [CatalogueFault::NotInEnglish]);
}

#[test]
fn places_are_the_same_in_every_language() {
    let english = "asks = { $player } asks { $other-player }.\n";
    assert_eq!(
        faults(english, "asks = { $player } fragt.\n"),
        [CatalogueFault::MissingPlace("other-player".into())]
    );
    assert_eq!(
        faults(english, "asks = { $player } fragt { $otherplayer } und { $other-player }.\n"),
        [CatalogueFault::ExtraPlace("otherplayer".into())]
    );
    assert_eq!(faults(english, "asks = { $other-player } wird von { $player } gefragt.\n"), []);
}

#[test]
fn plural_forms_are_those_of_the_language() {
    let english = "moves = { $moves -> / [one] 1 move / *[other] { $moves } moves / }\n";
    let missing = |argument: &str, form: &str| CatalogueFault::MissingPluralForm {
        argument: argument.to_owned(),
        form: form.to_owned(),
    };
    assert_eq!(
        faults(english, "moves = { $moves -> / *[other] { $moves } Züge / }\n"),
        [missing("moves", "one")]
    );
    assert_eq!(
        faults(english, "moves = { $moves -> / [one] Zug / [few] Züge / *[other] Züge / }\n"),
        [CatalogueFault::NoSuchPluralForm { argument: "moves".into(), form: "few".into() }]
    );
    // The default variant has to be `*[other]`.
    assert_eq!(
        faults(english, "moves = { $moves -> / *[one] Zug / [other] Züge / }\n"),
        [missing("moves", "*other")]
    );
    // Variants for exact numbers are allowed beside plural forms.
    assert_eq!(
        faults(english, "moves = { $moves -> / [0] keiner / [one] Zug / *[other] { $moves } Züge / }\n"),
        []
    );
    // Polish must have a fourth form, `many`.
    let polish = catalogue("pl", "moves = { $moves -> / [one] ruch / [few] ruchy / *[other] ruchu / }\n");
    let english = catalogue("en", english);
    let faults = Locales::from_texts(&[("en", &english), ("pl", &polish)]).err().unwrap_or_default();
    assert_eq!(faults.len(), 1);
    assert_eq!(faults[0].to_string(), "pl.ftl:4, moves: $moves lacks the form [many]");
}

#[test]
fn a_choice_has_every_value_or_says_the_rest() {
    let english = "side = { $color -> / [white] White / *[black] Black / }\n";
    assert_eq!(
        faults(english, "side = { $color -> / *[white] Weiß / }\n"),
        [CatalogueFault::MissingValue { argument: "color".into(), value: "black".into() }]
    );
    assert_eq!(
        faults(english, "side = { $color -> / [weiß] Weiß / *[black] Schwarz / }\n").len(),
        1,
        "no name has such a letter"
    );
    assert_eq!(
        faults(english, "side = { $color -> / [withe] Weiß / [white] Weiß / *[black] Schwarz / }\n"),
        [CatalogueFault::NoSuchValue { argument: "color".into(), value: "withe".into() }]
    );
    assert_eq!(faults(english, "side = { $color -> / [white] Weiß / *[other] Schwarz / }\n"), []);
    assert_eq!(
        faults(english, "side = { $color -> / [white] Weiß / [white] Weiß / *[other] Schwarz / }\n"),
        [CatalogueFault::DuplicateValue("white".into())]
    );
}

#[test]
fn an_argument_is_one_thing() {
    let english =
        "side = { $color -> / [white] White / *[black] Black / }\nname = { $name }\ncount = { NUMBER($n) }\n";
    assert_eq!(faults(english, "side = { $color }\n"), [CatalogueFault::MixedUse("color".into())]);
    assert_eq!(
        faults(english, "name = { $name -> / [one] eins / *[other] viele / }\n"),
        [CatalogueFault::MixedUse("name".into())]
    );
    assert_eq!(
        faults(english, "count = { $n -> / [one] eins / *[other] viele / }\n"),
        [],
        "a number selects"
    );
    assert_eq!(
        faults_of("a = { $color } { $color -> / [white] W / *[black] B / }\n"),
        [CatalogueFault::MixedUse("color".into())]
    );
}

#[test]
fn functions_and_references_are_known() {
    assert_eq!(faults_of("a = { DATETIME($day) }\n"), [CatalogueFault::UnknownFunction("DATETIME".into())]);
    assert_eq!(
        faults_of("a = { NUMBER($n, minimumFractionDigits: 2) }\n"),
        [CatalogueFault::UnknownFunction("NUMBER".into())]
    );
    assert_eq!(faults_of("a = { b }\n"), [CatalogueFault::UnknownReference("b".into())]);
    assert_eq!(faults_of("a = { -b }\n"), [CatalogueFault::UnknownReference("-b".into())]);
    let circle = [CatalogueFault::Cycle("a".into()), CatalogueFault::Cycle("a.b".into())];
    assert_eq!(faults("a = { a.b }\n    .b = { a }\n", ""), circle);
}

#[test]
fn names_must_do_in_rust() {
    assert_eq!(faults("loop = Loop\n", ""), [CatalogueFault::Keyword("loop".into())]);
    assert_eq!(faults("a = { $move }\n", ""), [CatalogueFault::Keyword("move".into())]);
    assert_eq!(faults("while = While\n", ""), [CatalogueFault::Keyword("while".into())]);
    assert_eq!(faults("a-b = 1\na_b = 2\n", ""), [CatalogueFault::DuplicateName]);
    assert_eq!(faults("a = 1\na = 2\n", ""), [CatalogueFault::DuplicateName]);
}

#[test]
fn a_fault_of_syntax_has_its_line() {
    let broken = catalogue("en", "a = {\n");
    let faults = Locales::from_texts(&[("en", &broken)]).err().unwrap_or_default();
    assert!(matches!(faults[0].what, CatalogueFault::Syntax(_)), "{faults:?}");
    assert!(matches!(faults[0].line, Some(4 | 5)), "{faults:?}");
}

#[test]
fn a_fault_names_the_line_of_its_message_or_attribute() {
    let english = catalogue("en", "a = A\nb = B\n    .hint = { $x }\n");
    let german = catalogue("de", "a = A\n# A comment.\nb = B\n    .hint = H\nc = C\n");
    let faults = Locales::from_texts(&[("en", &english), ("de", &german)]).err().unwrap_or_default();
    let lines: Vec<_> = faults.iter().map(|fault| (fault.message.as_deref(), fault.line)).collect();
    assert_eq!(lines, [(Some("b.hint"), Some(7)), (Some("c"), Some(8))]);
}

#[test]
fn a_form_for_a_million_is_not_demanded() {
    let english = catalogue("en", "moves = { $moves -> / [one] move / *[other] moves / }\n");
    for forms in ["[one] jugada / *[other] jugadas", "[one] jugada / [many] de jugadas / *[other] jugadas"] {
        let spanish = catalogue("es", &format!("moves = {{ $moves -> / {forms} / }}\n"));
        assert_eq!(Locales::from_texts(&[("en", &english), ("es", &spanish)]).err(), None, "{forms}");
    }
}

#[test]
fn a_file_says_what_language_it_is() {
    let english = format!("language-tag = en\n{HEAD}");
    let german = format!("language-tag = fr\n{HEAD}");
    let faults = Locales::from_texts(&[("en", &english), ("de", &german)]).err().unwrap_or_default();
    assert_eq!(faults.len(), 1);
    assert_eq!(faults[0].to_string(), "de.ftl:1, language-tag: it is missing, or says what it cannot");
    let none = Locales::from_texts(&[("de", "language-tag = de\n")]).err().unwrap_or_default();
    assert_eq!(none.last().map(|fault| fault.what.clone()), Some(CatalogueFault::Metadata("text-direction")));
}

#[test]
fn every_message_has_its_function() {
    let locales = locales(
        "-brand = Tabiya\nabout = About { -brand }\n    .title = Title\n\
         asks = { $moves -> / [one] { $name } asks / *[other] { $name } asks { $moves } / }\n\
         side = { $winner-color -> / [white] White / *[black] Black / }\n\
         sure = { $sure -> / [yes] Yes / *[no] No / }\n",
        "",
    );
    let rust = locales.expect("no fault").rust_code();
    for line in [
        "pub fn about(&self) -> &'static str { self.fixed_message(3) }",
        "pub fn about_title(&self) -> &'static str { self.fixed_message(4) }",
        "pub fn asks(&self, moves: u64, name: &dyn std::fmt::Display) -> String",
        "pub fn side(&self, winner_color: impl Into<choice::Color>) -> String",
        "impl From<bool> for Sure",
    ] {
        assert!(rust.contains(line), "{line}\n{rust}");
    }
}

#[test]
fn data_of_another_build_is_known_by_its_fingerprint() {
    let print = |text: &str| {
        let locales = locales(text, "").expect("no fault");
        let files = locales.language_files().expect("small enough");
        assert_eq!(files[0].0, "words-en.bin");
        files[0].1[8..16].to_vec()
    };
    assert_eq!(print("a = A\n"), print("a = Another A\n"), "other words, the same messages");
    assert_ne!(print("a = A\n"), print("b = A\n"));
    assert_ne!(print("a = A { $x }\n"), print("a = A { $y }\n"));
    assert_ne!(print("a = { $x -> / [c] C / *[d] D / }\n"), print("a = { $x -> / [c] C / *[e] D / }\n"));
}
