//! FIDE 5.1.2 (2023): a player who resigns loses, unless the opponent cannot mate by any series of
//! legal moves.

use tabiya::game::{
    Edition, Event, Explanation, HouseRules, MateVerdict, Preset, Refusal, RuleOption, RuleOptionValue,
    Verdict,
};
use tabiya::rules::Color::{Black, White};

use super::super::desk::Desk;

/// White has a queen; Black has a lone king, a lone knight, or a pawn that can still promote.
const AGAINST_KING: &str = "4k3/8/8/8/8/8/8/KQ6 w - - 0 1";
const AGAINST_KNIGHT: &str = "4k2n/8/8/8/8/8/8/KQ6 w - - 0 1";
const AGAINST_PAWN: &str = "4k3/7p/8/8/8/8/8/KQ6 w - - 0 1";

#[test]
fn the_sets_say_which() {
    for preset in Preset::ALL {
        let value = preset.rules().option_value(RuleOption::Resignation).name();
        assert_eq!(value, if preset == Preset::Fide { "exact" } else { "loss" }, "{preset:?}");
    }
    let mut rules = HouseRules::fide();
    rules.set_by_name("resignation", "loss").unwrap();
    assert_eq!(rules.to_string(), "fide; resignation=loss");
    assert_eq!(rules.option_name("resignation"), Some("loss"));
    assert!(rules.set_by_name("resignation", "lone-king").is_err());
    assert!(rules.set_option(RuleOption::Resignation, RuleOptionValue::Switch(true)).is_err());
}

#[test]
fn material_settles_it_at_once() {
    for fen in [AGAINST_KING, AGAINST_KNIGHT] {
        for preset in Preset::ALL {
            let mut desk = Desk::from_fen(preset.rules(), fen);
            desk.answer_open_question_winnable().ok(Event::Resign(White));
            let fide = preset == Preset::Fide;
            assert_eq!(desk.outcome(), if fide { "1/2-1/2 resignation" } else { "0-1 resignation" }, "{fen}");
            if fide {
                let mate_verdict = MateVerdict::NotEnoughMaterial;
                assert_eq!(
                    desk.game.explanation(),
                    Some(&Explanation::Resignation { by: White, mate_verdict })
                );
            }
            // Black loses by resigning: White can mate.
            let mut desk = Desk::from_fen(preset.rules(), fen);
            desk.answer_open_question_winnable().ok(Event::Resign(Black));
            if fide {
                desk.verdict(Verdict::Winnable { line: Vec::new() });
            }
            assert_eq!(desk.outcome(), "1-0 resignation");
        }
    }
}

#[test]
fn what_material_does_not_settle_is_asked() {
    for (verdict, outcome) in [
        (Verdict::Unwinnable, "1/2-1/2 resignation"),
        (Verdict::Winnable { line: Vec::new() }, "0-1 resignation"),
        (Verdict::Undetermined, "0-1 resignation"),
    ] {
        let mut desk = Desk::from_fen(HouseRules::fide(), AGAINST_PAWN);
        let question =
            desk.answer_open_question_winnable().ok(Event::Resign(White)).question.expect("can Black mate?");
        assert_eq!(Some(&question), desk.game.question());
        assert_eq!(desk.outcome(), "*");
        let mv = desk.mv("Qb7");
        assert_eq!(desk.apply(Event::Move(mv)), Err(Refusal::BeingSettled));
        assert_eq!(desk.apply(Event::Resign(Black)), Err(Refusal::BeingSettled));
        desk.verdict(verdict);
        assert_eq!(desk.outcome(), outcome);
        assert!(desk.journal.replay().game == desk.game);
    }
}

#[test]
fn whoever_is_not_to_move_may_resign_too() {
    let mut desk = Desk::from_fen(HouseRules::fide(), AGAINST_KING);
    desk.play("Qb7").answer_open_question_winnable().ok(Event::Resign(White));
    assert_eq!(desk.outcome(), "1/2-1/2 resignation");
}

#[test]
fn where_it_always_loses_nothing_is_asked() {
    let rules = HouseRules { dead_position: tabiya::game::DeadPosition::Material, ..HouseRules::fp_club() };
    let mut desk = Desk::from_fen(rules, AGAINST_PAWN);
    assert!(desk.ok(Event::Resign(White)).question.is_none());
    assert_eq!(desk.outcome(), "0-1 resignation");
}

#[test]
fn rules_that_do_not_say_are_from_before_there_was_a_choice() {
    let old: HouseRules = serde_json::from_str("{}").unwrap();
    assert_eq!(old.option_name("resignation"), Some("loss"));
    assert_eq!(old.upgraded_from(Edition::First), HouseRules::fide(), "the set of that name");
    let text = serde_json::to_string(&HouseRules::fide()).unwrap();
    assert_eq!(serde_json::from_str::<HouseRules>(&text).unwrap(), HouseRules::fide());
}
