//! Sentences that players read and hear, in every language. Most tests outside this folder do not
//! check sentences, but short codes such as `not-san`.

mod club;
mod digits;
mod groups;
mod languages;
mod learn;
mod moves;
mod notices;
mod results;
mod rules;
mod trial;
mod typed;
mod used;
mod why;

use icu_locale_core::Locale;
use icu_plurals::{PluralCategory, PluralRules};
use std::path::Path;
use std::rc::Rc;
use tabiya::game::{Event, Game, GameSetup, Instant, Verdict};
use tabiya::words::{Language, PluralForm, PluralRule, Words};
use words_compiler::Locales;

/// Plural rules of all languages, from CLDR data.
fn plurals() -> PluralRule {
    let rules: Vec<PluralRules> = Language::ALL
        .into_iter()
        .map(|language| {
            let locale: Locale = language.tag().parse().expect("a tag");
            PluralRules::try_new_cardinal((&locale).into()).expect("a language that CLDR knows")
        })
        .collect();
    Rc::new(move |language, number| match rules[language as usize].category_for(number) {
        PluralCategory::Zero => PluralForm::Zero,
        PluralCategory::One => PluralForm::One,
        PluralCategory::Two => PluralForm::Two,
        PluralCategory::Few => PluralForm::Few,
        PluralCategory::Many => PluralForm::Many,
        PluralCategory::Other => PluralForm::Other,
    })
}

fn english() -> Words {
    Words::load(&data(&locales(), Language::En), plurals()).expect("the English file")
}

fn locales() -> Locales {
    Locales::read(Path::new("locales")).unwrap_or_else(|faults| panic!("{faults:?}"))
}

fn data(locales: &Locales, language: Language) -> Vec<u8> {
    let files = locales.language_files().expect("small enough");
    files.into_iter().find(|(name, _)| name == language.file()).expect("its file").1
}

fn german() -> Words {
    Words::load(&data(&locales(), Language::De), plurals()).expect("the German file")
}

/// The game after these moves, in SAN, from the initial position.
fn played(moves: &[&str]) -> Game {
    let mut game = Game::new(GameSetup::default());
    for (second, san) in moves.iter().enumerate() {
        let mv = game.position().parse_san(san).expect("a legal move");
        game.apply(Instant::from_millis(1_000 * second as u64), Event::Move(mv)).expect("it is accepted");
    }
    game
}

/// Answers the game's open question, whether a side can still mate, with yes. A pending result then
/// takes effect.
fn answer_winnable(game: &mut Game, at: Instant) {
    let question = game.question().expect("an open question").id;
    let verdict = Verdict::Winnable { line: Vec::new() };
    game.apply(at, Event::Answer { question, verdict }).expect("an answer");
}
