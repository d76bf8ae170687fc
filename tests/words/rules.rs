//! Texts on rule sets, their options, and clocks.

use crate::{english, german};
use tabiya::game::{
    AbsenceCost, ClockReading, DrawRule, FirstMove, FlagFall, HouseRules, Preset, RuleOption, Span,
    TIME_PRESETS, TimeControl, TimeControlError, TimeFault,
};
use tabiya::rules::Color;
use tabiya::words::RULE_OPTION_GROUPS;

/// An absence of length `away`, all of which is charged to the clock.
fn gap(away: Span) -> AbsenceCost {
    AbsenceCost { length: away, covered_by_delay: Span::ZERO, charged: away }
}

#[test]
fn a_gap_is_told_with_what_is_charged_beyond_the_delay() {
    let en = english();
    let (covered, charged) = (Span::from_secs(3), Span::from_secs(17));
    let said =
        en.interruption_text(AbsenceCost { covered_by_delay: covered, charged, ..gap(Span::from_secs(20)) });
    assert!(said.contains("20 seconds") && said.contains("17 seconds"), "{said}");
    let within = AbsenceCost { covered_by_delay: covered, charged: Span::ZERO, ..gap(covered) };
    assert_ne!(en.clock_jump_text(within), en.clock_jump_text(gap(covered)));
}

#[test]
fn clocks() {
    let (en, de) = (english(), german());
    let reading = ClockReading {
        left: Some(Span::from_mins(5)),
        displayed: Some(Span::from_mins(5)),
        periods_left: None,
        move_left: None,
        delay_left: Span::ZERO,
        moves_to_go: Some(1),
        moves: 39,
        spent: Span::ZERO,
        received: Span::from_mins(5),
        is_running: true,
        is_low: false,
        is_ample: true,
    };
    assert_eq!(en.clock_note(&reading), "1 move left");
    let limited = ClockReading { move_left: Some(Span::from_secs(30)), ..reading };
    assert_eq!(
        (en.clock_note(&limited), de.clock_note(&limited)),
        ("Total 5:00".into(), "Gesamt 5:00".into())
    );
    let delayed = ClockReading { delay_left: Span::from_millis(1_200), ..reading };
    assert_eq!(en.clock_note(&delayed), "Waits 2 s");
    assert_eq!(
        en.interruption_text(gap(Span::from_millis(300))),
        "You were away for less than a second. Does this time count?"
    );
    assert_eq!(
        en.interruption_text(gap(Span::from_secs(1))),
        "You were away for 1 second. Does this time count?"
    );
    assert_eq!(de.interruption_text(gap(Span::from_secs(75))), "Abwesend: 1 min 15 s. Zählt diese Zeit?");
    assert_eq!(
        en.interruption_text(gap(Span::from_mins(61))),
        "You were away for 1 h 1 min. Does this time count?"
    );
    assert_eq!(
        en.time_control_fault(TimeControlError { color: Color::White, fault: TimeFault::LongPerMove }),
        "Enter at most 1000 hours."
    );
}

#[test]
fn rules_have_a_name_and_every_value_words() {
    for words in [english(), german()] {
        for option in RuleOption::ALL {
            assert!(!words.rule_option_name(option).0.is_empty(), "{option}");
            for value in option.values() {
                let worded = words.rule_option_value(*value);
                assert!(
                    !worded.is_empty() && (worded != value.name() || option.is_switch()),
                    "{option}={value}"
                );
            }
        }
        assert!(
            RULE_OPTION_GROUPS
                .iter()
                .all(|(heading, options)| !heading(&words).is_empty() && !options.is_empty())
        );
        assert!(
            Preset::ALL.into_iter().all(|preset| !words
                .rules_in_short(&preset.rules(), &preset.usual_time_control())
                .is_empty())
        );
    }
    let rules = HouseRules {
        threefold: DrawRule::AtOnce,
        wrong_claim_penalty: Some(Span::from_mins(2)),
        ..HouseRules::fide()
    };
    assert_eq!(
        english().rules_in_short(&rules, &TimeControl::without_clocks()),
        "FIDE rules, except: Threefold repetition – Draw at once, Penalty for a wrong claim – Two minutes"
    );
    assert_eq!(
        german().rules_in_short(
            &HouseRules { en_passant: false, ..HouseRules::fide() },
            &TimeControl::without_clocks()
        ),
        "FIDE-Regeln, außer: En passant – Aus"
    );
}

#[test]
fn rules_in_force_have_a_name() {
    let (en, de) = (english(), german());
    let (none, some) = (TimeControl::without_clocks(), TimeControl::with_total(Span::from_mins(5)));
    let lobby = |en_passant, check_warnings| HouseRules { en_passant, check_warnings, ..HouseRules::lobby() };
    let fide = |penalty| HouseRules { wrong_claim_penalty: penalty, ..HouseRules::fide() };
    for (rules, clock, name, german) in [
        (HouseRules::fp_club(), &none, "FP Club · No clock", "FP Club · Ohne Uhr"),
        (HouseRules::fp_club(), &some, "FP Club", "FP Club"),
        (HouseRules::fly_or_die(), &none, "FlyOrDie · No clock", "FlyOrDie · Ohne Uhr"),
        (HouseRules::lobby(), &none, "Casual lobby", "Freies Spiel"),
        (lobby(false, true), &none, "Casual lobby · En passant: Off", "Freies Spiel · En passant: Aus"),
        (
            lobby(false, false),
            &some,
            "Casual lobby · En passant: Off, Check warnings: Off",
            "Freies Spiel · En passant: Aus, Schachwarnung: Aus",
        ),
        (fide(None), &none, "FIDE rules", "FIDE-Regeln"),
        (
            fide(Some(Span::from_mins(1))),
            &some,
            "FIDE rules · Penalty for a wrong claim: One minute",
            "FIDE-Regeln · Strafe für falschen Antrag: Eine Minute",
        ),
    ] {
        assert_eq!(
            (en.rules_in_force(&rules, clock), de.rules_in_force(&rules, clock)),
            (name.into(), german.into())
        );
        let plain = rules.preset().is_some() && name == en.rules_in_force(&rules, &some);
        assert_eq!(
            en.rules_in_short(&rules, clock) != name,
            plain,
            "{name}: a set as it is published is explained"
        );
    }
}

#[test]
fn minutes_and_seconds_are_explained() {
    let en = english();
    let explained = [
        ("1+0", Some("1 min for each player.")),
        ("5+3", Some("5 min for each player, plus 3 s after every move.")),
        ("40/30", None),
        ("40/90+30+15/G", None),
        ("none", None),
        ("custom", None),
    ];
    for (clock, words) in explained {
        assert_eq!(en.clock_explanation(clock).as_deref(), words, "{clock}");
    }
}

#[test]
fn clocks_of_the_list() {
    let (en, de) = (english(), german());
    assert_eq!(en.clock_option("5+3"), "5 + 3");
    assert_eq!(en.clock_option("40/30"), "40 moves in 30 min");
    assert_eq!(en.clock_option("40/90+30+15/G"), "40 moves in 90 min, then 15 min, + 30 s");
    assert_eq!(de.clock_option("40/90+30+30/G"), "40 Züge in 90 min, dann 30 min, + 30 s");
    for preset in TIME_PRESETS {
        assert_ne!(en.clock_option(preset.name), preset.name, "it is worded");
    }
}

#[test]
fn the_rules_in_force_in_a_few_words() {
    let five_and_three = TimeControl::fischer(Span::from_mins(5), Span::from_secs(3));
    let minute = TimeControl::with_total(Span::from_mins(1)).with_first_move(FirstMove::Timed);
    let odd = TimeControl::with_total(Span::from_secs(301));
    let fide = HouseRules::fide;
    for (rules, clock, in_english, in_german) in [
        (fide(), TimeControl::without_clocks(), "FIDE rules", "FIDE-Regeln"),
        (
            HouseRules { en_passant: false, announce_check: true, ..fide() },
            five_and_three,
            "5 + 3 · No en passant · Check announced",
            "5 + 3 · Kein en passant · Schach wird angesagt",
        ),
        (
            HouseRules { check_warnings: false, ..HouseRules::lobby() },
            TimeControl::without_clocks(),
            "Casual lobby · No check warnings",
            "Freies Spiel · Keine Schachwarnung",
        ),
        (fide(), odd, "Custom clock", "Eigene Uhr"),
        (
            HouseRules { fivefold: false, flag_fall: FlagFall::Loss, ..fide() },
            minute,
            "1 + 0 · Custom rules",
            "1 + 0 · Eigene Regeln",
        ),
    ] {
        assert_eq!(english().rules_chip(&rules, &clock), in_english);
        assert_eq!(german().rules_chip(&rules, &clock), in_german);
    }
}
