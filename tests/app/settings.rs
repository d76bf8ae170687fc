//! Settings: which values they take, and when they take effect.

use super::page::Page;
use tabiya::app::dialogs::Kind;
use tabiya::app::seating::Orientation;
use tabiya::app::{PageMsg, Settings};
use tabiya::game::{
    ClockPress, DrawRule, FirstMove, HouseRules, Preset, RuleOption, Span, TIME_PRESETS, TimeControl,
};
use tabiya::rules::Color;

#[test]
fn every_knob_takes_every_value_it_names_and_no_other() {
    for option in RuleOption::ALL {
        for value in option.values() {
            let mut page = Page::timed();
            let first = page.settings().clone();
            page.set(option.name(), value.name());
            assert_eq!(page.settings().rules.option_name(option.name()), Some(value.name()), "{option}");
            let changed = Some(page.settings()).filter(|settings| **settings != first);
            assert_eq!(page.kept_settings(), changed, "a change of {option} is saved");
            let before = page.settings().clone();
            page.set(option.name(), "perhaps");
            assert_eq!((page.settings(), page.kept_settings()), (&before, None), "{option}");
        }
    }
}

#[test]
fn a_preset_sets_every_knob_and_one_knob_more_makes_it_custom() {
    let mut page = Page::timed();
    page.open(Kind::Settings);
    for preset in Preset::ALL {
        page.set("rules", preset.name());
        assert_eq!(page.settings().rules, preset.rules());
        assert!(!page.form().custom_rules);
    }
    page.set("fivefold", "on");
    assert!(page.form().custom_rules);
    assert_eq!(page.settings().rules, HouseRules { fivefold: true, ..HouseRules::lobby() });
    page.set("fivefold", "off");
    assert!(!page.form().custom_rules, "the last option back is the preset again");
    page.set("rules", "custom");
    assert!(page.form().custom_rules);
    assert_eq!(page.settings().rules, HouseRules::lobby(), "custom rules begin as what they were");
}

#[test]
fn a_set_brings_its_usual_clock_which_can_then_be_changed() {
    for (set, clock) in [("fp-club", "15+0"), ("fly-or-die", "40/30"), ("lobby", "none"), ("fide", "none")] {
        let mut page = Page::timed();
        page.open(Kind::Settings).set("clock", "5+3").set("rules", set);
        assert_eq!(page.settings().clock_name(), clock, "{set}");
        for other in ["3+2", "none"] {
            page.set("clock", other);
            assert_eq!(page.settings().rules, Preset::from_name(set).unwrap().rules());
            assert_eq!((page.form().custom_rules, page.settings().clock_name()), (false, other), "{set}");
        }
        page.set("clock", "custom").set("rules", set);
        assert_eq!(page.form().clock, None, "{set}: the usual clock takes the place of a custom one");
        // A `rules` preset in an address also sets the usual clock of the preset. A `clock` in the
        // same address takes precedence, whether it comes before or after `rules`.
        let pgn = |address: String| {
            let mut page = Page::timed();
            page.set("clock", "5+3").address(&address);
            let game = page.game();
            game.clock().map(|clock| clock.control().allowance(Color::White).to_pgn()).unwrap_or_default()
        };
        let usual =
            ["900", "40/1800", ""][["15+0", "40/30", "none"].iter().position(|it| *it == clock).unwrap()];
        assert_eq!(pgn(format!("rules={set}")), usual);
        for address in [format!("rules={set}&clock=none"), format!("clock=none&rules={set}")] {
            assert_eq!(pgn(address), "");
        }
        assert_eq!(pgn(format!("clock=60&rules={set}")), "60");
    }
}

#[test]
fn the_lobby_has_its_list_of_totals() {
    for minutes in [1, 3, 5, 10, 15, 30, 60] {
        let mut page = Page::timed();
        page.set("rules", "lobby").set("clock", &format!("{minutes}+0"));
        assert_eq!(page.settings().time_control, TimeControl::with_total(Span::from_mins(minutes)));
    }
}

#[test]
fn a_set_with_one_of_its_own_options_changed_keeps_its_name() {
    let own = [
        ("lobby", "en-passant", "off"),
        ("lobby", "check-warnings", "off"),
        ("lobby", "announce-check", "on"),
        ("fide", "announce-check", "on"),
        ("fide", "wrong-claim-penalty", "one-minute"),
    ];
    for (set, option, value) in own {
        let mut page = Page::timed();
        page.open(Kind::Settings).set("rules", set).set(option, value);
        assert!(!page.form().custom_rules, "{set} {option}");
        page.close().open(Kind::Settings);
        assert!(!page.form().custom_rules, "{set} {option}");
    }
    for (set, option, value) in
        [("fide", "en-passant", "off"), ("lobby", "flag-fall", "exact"), ("fp-club", "announce-check", "on")]
    {
        let mut page = Page::timed();
        page.open(Kind::Settings).set("rules", set).set(option, value);
        assert!(page.form().custom_rules, "{set} {option}");
    }
}

#[test]
fn a_game_under_way_keeps_its_rules_and_its_clock() {
    let mut page = Page::timed();
    page.drag("e2e4").set("rules", "lobby").set("clock", "5+3").set("white-name", "Ana");
    assert_eq!(page.game().rules(), &HouseRules::fide());
    assert!(page.game().clock().is_none());
    page.start_game();
    assert_eq!(page.dialog(), None);
    assert_eq!(page.game().rules(), &HouseRules::lobby());
    assert_eq!((page.clock(Color::White), page.clock(Color::Black)), ("5:00".into(), "5:00".into()));
    assert_eq!(page.game().headers().white, "Ana");
    assert!(page.game().pgn().contains("[White \"Ana\"]"));
}

#[test]
fn a_board_that_nobody_has_touched_takes_the_settings_at_once() {
    let mut page = Page::timed();
    page.set("threefold", "at-once").set("clock", "3+2");
    assert_eq!(page.game().rules().threefold, DrawRule::AtOnce);
    assert_eq!(page.clock(Color::White), "3:00");
    // The settings also apply to a game from a position in the address.
    let fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    page.address(&format!("rules=fp-club&fen={}", fen.replace(' ', "%20"))).set("clock", "1+0");
    assert_eq!((page.game().position().to_fen().as_str(), page.clock(Color::Black)), (fen, "1:00".into()));
}

#[test]
fn what_holds_at_once_holds_in_the_game_on_the_board() {
    let mut page = Page::timed();
    page.drag("e2e4").set("announce-check", "on");
    assert!(page.game().rules().announce_check);
    page.set("orientation", "black");
    assert_eq!(page.board().orientation, Orientation::Black);
    page.send(PageMsg::FlipBoard);
    assert!(page.kept_settings().is_some_and(|settings| !settings.black_at_bottom), "the button says it too");
    // A preset without announcements of check switches the announcements off at once.
    page.set("rules", "fp-club");
    assert!(!page.game().rules().announce_check);
    assert_eq!(page.game().rules(), &HouseRules::fide());
}

#[test]
fn every_clock_of_the_list_can_be_chosen_and_is_found_again() {
    for preset in TIME_PRESETS {
        let mut page = Page::timed();
        page.set("clock", preset.name).set("press", "tap").set("first-move", "timed");
        let time = preset.control().with_press(ClockPress::Tap).with_first_move(FirstMove::Timed);
        assert_eq!(page.settings().time_control, time);
        assert_eq!(page.settings().clock_name(), preset.name, "whatever presses it");
        page.set("clock", "none");
        assert_eq!(page.settings().clock_name(), "none");
    }
}

#[test]
fn names_fit_on_a_score_sheet() {
    let mut page = Page::timed();
    page.set("white-name", &format!("A\n{}", "b".repeat(100)));
    assert_eq!(page.settings().white, format!("A{}", "b".repeat(59)));
    assert_ne!(page.settings(), &Settings::default());
}
