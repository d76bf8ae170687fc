//! The register of players: renamed, merged, deleted and hidden players, and their badges,
//! languages and odds.

use super::random::Numbers;
use tabiya::club::player_register::{PlayerRegister, RegisterRefusal, RegisterStep, steps_in_force};
use tabiya::game::Instant;

fn at(micros: u64) -> Instant {
    Instant::from_micros(micros)
}

fn rename(of: &str, to: &str) -> RegisterStep {
    RegisterStep::Rename { of: of.to_owned(), to: to.to_owned() }
}

fn merge(from: &str, into: &str) -> RegisterStep {
    RegisterStep::Merge { from: from.to_owned(), into: into.to_owned() }
}

fn delete(of: &str, when: u64) -> RegisterStep {
    RegisterStep::Delete { of: of.to_owned(), at: at(when) }
}

/// The current name of the player who played under `name` in a game that began at `began`.
fn name(register: &mut PlayerRegister, name: &str, began: u64) -> Option<String> {
    let number = register.find_or_add_for_game(name, at(began))?;
    register.people().find(number).map(|(_, person)| person.name.clone())
}

#[test]
fn a_name_leads_to_who_has_it_today() {
    let journal = [rename("Ada", "Ada L."), merge("ada", "Ada"), rename("Ada", "Countess")];
    let mut register = PlayerRegister::from_journals([&journal[..]]);
    for old in ["Ada", " ada ", "Ada L.", "Countess"] {
        assert_eq!(name(&mut register, old, 5).as_deref(), Some("Countess"), "{old}");
    }
    assert_eq!(register.people().visible_people().count(), 1);
    assert_eq!(name(&mut register, "Ben", 5).as_deref(), Some("Ben"));
    assert_eq!(register.apply(&rename("Ben", "Ada")), Err(RegisterRefusal::NameTaken), "an old name is hers");
    assert_eq!(register.apply(&rename("Ben", " Ben ")), Err(RegisterRefusal::NoChange));
    assert_eq!(register.apply(&rename("Ben", "  ")), Err(RegisterRefusal::Name));
    assert_eq!(register.apply(&rename("Ben", &"x".repeat(201))), Err(RegisterRefusal::Name));
    assert_eq!(register.apply(&merge("Ben", "Ben")), Err(RegisterRefusal::NoChange));
    assert_eq!(name(&mut register, "  ", 5), None);
}

/// The games of a deleted player stay, without a name. Later games under the same name belong to a
/// new player.
#[test]
fn who_is_deleted_leaves_their_games_behind() {
    let mut register =
        PlayerRegister::from_journals([&[merge("Guest", "Visitor"), delete("Visitor", 10)][..]]);
    for old in ["Guest", "Visitor"] {
        assert!(register.is_deleted(old));
        assert_eq!(name(&mut register, old, 10), None, "{old}");
    }
    assert_eq!(name(&mut register, "Guest", 11).as_deref(), Some("Guest"));
    assert!(!register.is_deleted("Guest"));
    assert_eq!(name(&mut register, "Guest", 10), None, "the old games are still no one's");
    assert_ne!(register.number_of("Guest"), register.number_of("Visitor"));
}

#[test]
fn hidden_and_painted() {
    let hide = |hidden| RegisterStep::Hide { of: "Ada".to_owned(), hidden };
    let paint = |color| RegisterStep::SetBadgeColor { of: "Ada".to_owned(), color };
    let mut register = PlayerRegister::from_journals([&[hide(true), paint(Some([1, 2, 3]))][..]]);
    let ada = register.number_of("Ada").unwrap();
    assert_eq!(register.people().visible_people().count(), 0);
    assert_eq!(register.people().find(ada).unwrap().1.badge_color, Some([1, 2, 3]));
    assert_eq!(register.apply(&hide(true)), Err(RegisterRefusal::NoChange));
    register.apply(&hide(false)).unwrap();
    register.apply(&paint(None)).unwrap();
    assert_eq!(register.people().visible_people().count(), 1);
}

/// A register can apply the journals (lists of steps) of several devices. A repeated journal
/// changes nothing, and an undo affects only its own journal.
#[test]
fn journals_of_two_devices_follow_one_another() {
    let here = [rename("Ada", "Ada L."), rename("Ben", "Benno"), RegisterStep::Undo];
    let there = [rename("Ada", "Ada L."), RegisterStep::Undo, RegisterStep::Undo, merge("Ben", "Ada")];
    let mut register = PlayerRegister::from_journals([&here[..], &there[..], &there[..]]);
    assert_eq!(name(&mut register, "Ben", 1).as_deref(), Some("Ada L."), "an undo stays in its journal");
    assert_eq!(register.people().visible_people().count(), 1);
}

/// After random steps, each name leads to one player. Undo restores the state before a step, and
/// the stored text restores the register.
#[test]
fn whatever_happens_every_game_is_somebodys_or_nobodys() {
    const NAMES: [&str; 6] = ["Ada", "Ben", "Cleo", "Dan", "Eva", "Fay"];
    let (mut refused, mut undone) = (0, 0);
    for seed in 1..=300 {
        let mut numbers = Numbers::new(seed);
        let mut journal: Vec<RegisterStep> = Vec::new();
        for now in 1..40 {
            let mut any = || NAMES[numbers.below(6) as usize];
            let (one, other) = (any(), any());
            let step = match numbers.below(8) {
                0 | 1 => rename(one, other),
                2 => merge(one, other),
                3 => delete(one, now),
                4 => RegisterStep::Hide { of: one.to_owned(), hidden: numbers.below(2) == 0 },
                5 => RegisterStep::SetBadgeColor {
                    of: one.to_owned(),
                    color: Some([numbers.below(3) as u8, 0, 0]),
                },
                _ if steps_in_force(&journal).is_empty() => continue,
                _ => RegisterStep::Undo,
            };
            let before = PlayerRegister::from_journals([&journal[..]]);
            if step == RegisterStep::Undo {
                undone += 1;
            } else if before.clone().apply(&step).is_err() {
                refused += 1;
                continue;
            }
            journal.push(step.clone());
            let mut register = PlayerRegister::from_journals([&journal[..]]);
            if step != RegisterStep::Undo {
                journal.push(RegisterStep::Undo);
                assert_eq!(PlayerRegister::from_journals([&journal[..]]), before, "undone is as before");
                journal.truncate(journal.len() - 2);
                journal.push(step);
            }
            let text = serde_json::to_string(&journal).unwrap();
            let again: Vec<RegisterStep> = serde_json::from_str(&text).unwrap();
            assert_eq!(PlayerRegister::from_journals([&again[..]]), register);
            for name in NAMES {
                let met = register.find_or_add_for_game(name, at(now + 1));
                assert!(met.is_some_and(|number| register.people().find(number).is_some()), "{name}");
                assert_eq!(met, register.number_of(name));
            }
        }
    }
    assert!(refused > 100 && undone > 100, "{refused} {undone}");
}

/// A player's language, odds and badge symbol are stored. An empty text removes the value.
#[test]
fn who_plays_says_as_much_as_they_want() {
    let of = || "Ada".to_owned();
    let journal = [
        RegisterStep::SetLanguage { of: of(), language: Some("de".to_owned()) },
        RegisterStep::SetOdds { of: of(), odds: Some("knight".to_owned()) },
        RegisterStep::SetBadgeSymbol { of: of(), symbol: "star".to_owned() },
    ];
    let texts = [r#"["speak","Ada","de"]"#, r#"["odds","Ada","knight"]"#, r#"["sign","Ada","star"]"#];
    for (step, text) in journal.iter().zip(texts) {
        assert_eq!(serde_json::to_string(step).unwrap(), text);
        assert_eq!(&serde_json::from_str::<RegisterStep>(text).unwrap(), step);
    }
    let mut register = PlayerRegister::from_journals([&journal[..]]);
    let said = |register: &PlayerRegister| {
        let person = register.person_of("Ada").unwrap();
        (person.language.clone(), person.odds.clone(), person.badge_symbol.clone())
    };
    assert_eq!(said(&register), (Some("de".to_owned()), Some("knight".to_owned()), "star".to_owned()));
    for step in &journal {
        assert_eq!(register.apply(step), Err(RegisterRefusal::NoChange));
    }
    for text in [r#"["speak","Ada",""]"#, r#"["odds","Ada",""]"#, r#"["sign","Ada",""]"#] {
        register.apply(&serde_json::from_str(text).unwrap()).unwrap();
    }
    assert_eq!(said(&register), (None, None, String::new()));
}
