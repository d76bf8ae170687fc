//! Texts of the lessons on the rules, in English and German.

use crate::{english, german};
use tabiya::app::dialogs::learn::{EXERCISES, ExerciseVerdict};
use tabiya::game::{HouseRules, Preset, Span, TimeControl};
use tabiya::words::{SECTIONS, Words};

fn section(words: &Words, name: &str, rules: &HouseRules, clock: &TimeControl) -> Vec<String> {
    let section = SECTIONS.iter().find(|section| section.name == name).expect("a section");
    words.section_text(section, rules, clock)
}

#[test]
fn every_section_and_task_has_words_of_its_own() {
    for words in [english(), german()] {
        let mut seen = Vec::new();
        for section in &SECTIONS {
            assert!(!words.section_heading(section).is_empty(), "{}", section.name);
            for preset in Preset::ALL {
                let said = words.section_text(section, &preset.rules(), &preset.usual_time_control());
                assert!(said.iter().all(|said| !said.trim().is_empty()), "{}", section.name);
                seen.push((section.name, said[0].clone()));
            }
            assert!(
                section.exercise.is_none_or(|name| EXERCISES.iter().any(|task| task.name == name)),
                "{}",
                section.name
            );
        }
        for task in EXERCISES {
            let said = words.exercise_text(task.name);
            assert!(!said.is_empty(), "{}", task.name);
            seen.push((task.name, said));
        }
        seen.sort();
        seen.dedup();
        let texts: std::collections::BTreeSet<_> = seen.iter().map(|(_, said)| said.clone()).collect();
        assert_eq!(texts.len(), seen.len(), "two sections or tasks say the same");
        for verdict in
            [ExerciseVerdict::Solved, ExerciseVerdict::GoOn, ExerciseVerdict::Another, ExerciseVerdict::Wrong]
        {
            assert!(!words.exercise_comment(verdict.code()).is_empty());
        }
    }
}

#[test]
fn the_rules_are_those_that_were_chosen() {
    let (en, none) = (english(), TimeControl::without_clocks());
    let fide = HouseRules::fide();
    let loose = HouseRules { en_passant: false, check_warnings: false, ..HouseRules::lobby() };
    assert_eq!(section(&en, "castling", &fide, &none).len(), 7, "each of the six conditions");
    assert_eq!(section(&en, "en-passant", &loose, &none), ["In this game no pawn is captured en passant."]);
    assert_ne!(section(&en, "en-passant", &fide, &none), section(&en, "en-passant", &loose, &none));
    assert_ne!(section(&en, "check", &fide, &none), section(&en, "check", &loose, &none));
    assert!(section(&en, "check", &loose, &none).iter().any(|said| said.contains("ends the game at once")));
    assert!(section(&en, "claims", &loose, &none).iter().any(|said| said.contains("nothing to claim")));
    assert!(section(&en, "claims", &fide, &none).iter().all(|said| !said.contains("nothing to claim")));
    for name in ["dead", "repetition", "flag", "resignation", "offers"] {
        let said = Preset::ALL.map(|preset| section(&en, name, &preset.rules(), &none));
        assert!(said.iter().any(|other| *other != said[0]), "{name} is the same in all sets");
    }
    assert_eq!(section(&en, "clocks", &fide, &none), ["This game is played without clocks."]);
    let clock = TimeControl::fischer(Span::from_mins(5), Span::from_secs(3));
    assert!(section(&en, "clocks", &fide, &clock).len() == 4);
}
