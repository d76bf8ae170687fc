//! Single rules on the page: a move before White's clock is started, an early agreement to a draw,
//! timing and increment of the first move, games put aside with a running clock, settings of
//! earlier versions.

use super::page::Page;
use tabiya::app::dialogs::Kind;
use tabiya::app::table::view::{PauseButtonView, StoppedOverlayView};
use tabiya::app::table::{self, PlayerQuestion};
use tabiya::app::{AddressError, NoticeContent, Settings, StoredData};
use tabiya::game::{
    ClockStop, Edition, Event, FirstIncrement, FirstMove, HouseRules, Preset, Refusal, Resignation,
    SelfCheck, Span, TimeControl,
};
use tabiya::rules::Color;

#[test]
fn a_move_before_the_clock_is_started_starts_it() {
    let mut page = Page::with("rules=fide&clock=60%2B3");
    assert_eq!(page.view().bar.pause, Some(PauseButtonView::Start));
    page.wait(9_000).send(table::Msg::Press("e2".parse().unwrap()));
    assert!(page.what().is_none() && page.board().selected.is_some());
    page.send(drop("e2", "e4"));
    assert_eq!((page.sans(), page.what()), (vec!["e4".to_owned()], None));
    assert_eq!((page.clock(Color::White).as_str(), page.clock(Color::Black).as_str()), ("1:03", "1:00"));
    assert_eq!(page.view().bar.pause, Some(PauseButtonView::Pause(true)));
    // Black's press starts White's clock before the first move.
    let mut page = Page::with("rules=fide&clock=60%2B3");
    let press = page.edge(Color::Black).clock.as_ref().and_then(|clock| clock.tap_event.clone()).unwrap();
    page.act(press).wait(9_000).drag("e2e4");
    assert_eq!((page.sans(), page.clock(Color::White).as_str()), (vec!["e4".to_owned()], "0:54"));
}

fn drop(from: &str, to: &str) -> table::Msg {
    table::Msg::Drop { from: from.parse().unwrap(), to: to.parse().unwrap() }
}

#[test]
fn an_agreement_before_both_have_moved_is_refused_and_the_offer_stays_open() {
    let mut page = Page::new();
    page.play("e4").answer_open_questions_winnable().act(Event::OfferDraw(Color::White)).wait(600);
    page.send(table::Msg::AnswerQuestion { by: Color::Black, yes: true });
    assert_eq!(page.what().map(NoticeContent::code), Some("too-early-to-agree"));
    let refusal = Refusal::TooEarlyToAgree;
    assert_eq!(page.what(), Some(&NoticeContent::Refused { by: Color::Black, refusal, declared: false }));
    assert_eq!((page.result(), page.table().question_to(Color::Black)), (None, Some(PlayerQuestion::Draw)));
    page.play("e5").answer_open_questions_winnable().act(Event::OfferDraw(Color::White)).wait(600);
    page.send(table::Msg::AnswerQuestion { by: Color::Black, yes: true });
    assert_eq!(page.result(), Some(("1/2-1/2", "agreement")));
}

#[test]
fn whether_the_first_move_is_timed_is_chosen_in_the_address_over_what_the_rules_say() {
    for preset in Preset::ALL {
        let usual = preset.first_move();
        for (chosen, first_move) in
            [("", usual), ("&first-move=free", FirstMove::Free), ("&first-move=timed", FirstMove::Timed)]
        {
            for address in [
                format!("rules={}&clock=60{chosen}", preset.name()),
                format!("clock=60{chosen}&rules={}", preset.name()),
            ] {
                let mut page = Page::with(&address);
                let control = page.game().clock().unwrap().control().clone();
                assert_eq!(control.first_move(), first_move, "{address}");
                assert_eq!(page.game().waits_for_start(), first_move == FirstMove::Timed, "{address}");
                page.wait(9_000).drag("e2e4");
                assert_eq!((page.sans().len(), page.clock(Color::White).as_str()), (1, "1:00"), "{address}");
            }
        }
    }
    let fault = AddressError::BadValue {
        name: "first-move".to_owned(),
        value: "late".to_owned(),
        expected: vec!["free", "timed"],
    };
    let page = Page::with("clock=60&first-move=late");
    assert_eq!(page.what(), Some(&NoticeContent::BadAddress { fault, playing: false }));
}

#[test]
fn whether_the_first_move_is_timed_is_chosen_in_the_settings_and_saved() {
    let mut page = Page::timed();
    for (rules, usual, other, name) in [
        ("fide", FirstMove::Timed, FirstMove::Free, "free"),
        ("lobby", FirstMove::Free, FirstMove::Timed, "timed"),
    ] {
        page.set("rules", rules).set("clock", "5+3");
        assert_eq!(page.settings().time_control.first_move(), usual, "{rules}");
        page.set("first-move", name);
        assert_eq!(page.kept_settings().map(|settings| settings.time_control.first_move()), Some(other));
        // The setting applies at once while no move has been made, and stays when another clock is
        // chosen.
        assert_eq!(page.game().clock().unwrap().control().first_move(), other);
        page.set("clock", "1+0");
        assert_eq!(page.settings().time_control.first_move(), other, "{rules}");
        assert_eq!(
            page.settings().rules.preset().map(Preset::name),
            Some(rules),
            "the rules keep their name"
        );
    }
}

#[test]
fn a_game_that_is_put_aside_stands_still_and_only_the_time_aside_is_asked_about() {
    for (refund, left) in [(true, "9:55"), (false, "8:15")] {
        let mut page = Page::timed();
        page.address("clock=600&first-move=free").drag("e2e4").wait(5_000);
        let at = page.instant();
        page.send(table::Msg::NewGame);
        let [aside] = page.table().session.games_aside() else { panic!("one game was put aside") };
        assert_eq!(aside.game.clock_stop(), ClockStop::Suspended(at));
        assert_eq!(page.table().session.game_with_running_clock(), None, "no clock runs on a shelf");
        page.wait(100_000).send(table::Msg::Restore(0));
        assert!(
            matches!(page.view().stopped_overlay, Some(StoppedOverlayView::Suspended(gap)) if gap.length == Span::from_secs(100))
        );
        page.wait(30_000).act(Event::EndAbsence { refund });
        assert_eq!((page.clock(Color::Black).as_str(), page.clock(Color::White).as_str()), (left, "10:00"));
        assert_eq!(page.view().stopped_overlay, None);
    }
}

#[test]
fn a_game_that_is_put_aside_while_its_clocks_are_stopped_asks_nothing() {
    let mut page = Page::timed();
    page.address("clock=600&first-move=free").drag("e2e4").wait(5_000).act(Event::Pause);
    page.send(table::Msg::NewGame).wait(100_000).send(table::Msg::Restore(0));
    assert_eq!(page.view().stopped_overlay, Some(StoppedOverlayView::Paused));
    page.act(Event::Resume);
    assert_eq!(page.clock(Color::Black), "9:55");
}

/// Settings as version 1 saved them.
fn old(rules: HouseRules, time: TimeControl) -> Settings {
    Settings {
        edition: Edition::First,
        rules,
        time_control: time,
        white: "Ada".to_owned(),
        ..Settings::default()
    }
}

#[test]
fn old_settings_with_a_published_set_are_that_set_as_it_is_now() {
    let clock: TimeControl = "300+3".parse().unwrap();
    for preset in Preset::ALL {
        // Version 1 has no options for resigning and for moves into check, and in its presets the
        // first move is never timed.
        let (resignation, self_check) = (Resignation::Loss, SelfCheck::Loss);
        let rules = HouseRules { resignation, self_check, ..preset.rules() };
        let stored = StoredData { settings: Some(old(rules, clock.clone())), ..StoredData::default() };
        let page = Page::opened(stored, 0, 100);
        let settings = page.settings();
        assert_eq!((settings.edition, &settings.rules), (Edition::Third, &preset.rules()));
        assert_eq!(settings.time_control, clock.clone().with_first_move(preset.first_move()));
        assert_eq!((settings.white.as_str(), page.game().rules()), ("Ada", &preset.rules()));
        assert_eq!(page.game().waits_for_start(), preset == Preset::Fide);
    }
}

#[test]
fn old_settings_of_ones_own_stay_as_they_were_chosen() {
    let rules = HouseRules {
        en_passant: false,
        fivefold: false,
        resignation: Resignation::Loss,
        ..HouseRules::fide()
    };
    let timed = TimeControl::without_clocks().with_first_move(FirstMove::Timed);
    let stored = StoredData { settings: Some(old(rules.clone(), timed)), ..StoredData::default() };
    let mut page = Page::opened(stored, 0, 100);
    assert_eq!((page.settings().rules.en_passant, page.settings().rules.fivefold), (false, false));
    assert_eq!(page.settings().time_control.first_move(), FirstMove::Timed, "chosen is chosen");
    // Once saved again, the settings have the current edition and are not converted a second time.
    page.set("first-move", "free");
    let saved = page.kept_settings().cloned().unwrap();
    let again = Page::opened(StoredData { settings: Some(saved.clone()), ..StoredData::default() }, 0, 100);
    assert_eq!((again.settings(), saved.edition), (&saved, Edition::Third));
}

#[test]
fn settings_of_the_second_edition_are_the_same_set_too() {
    for preset in Preset::ALL {
        // Version 2 has no option for moves into check. As in version 3, the first move can be
        // timed or free.
        let rules = HouseRules { self_check: SelfCheck::Loss, ..preset.rules() };
        let time = "300+3".parse::<TimeControl>().unwrap().with_first_move(FirstMove::Free);
        let saved = Settings { edition: Edition::Second, ..old(rules, time.clone()) };
        let page = Page::opened(StoredData { settings: Some(saved), ..StoredData::default() }, 0, 100);
        assert_eq!((&page.settings().rules, &page.settings().time_control), (&preset.rules(), &time));
    }
}

#[test]
fn the_first_increment_is_chosen_in_an_address_and_in_the_settings() {
    let mut page = Page::with("clock=5400%2B30&first-increment=at-start");
    assert_eq!(Color::ALL.map(|color| page.clock(color)), ["1:30:30", "1:30:30"]);
    // An address without this option leaves the last choice unchanged.
    page.address("clock=5400%2B30");
    assert_eq!(page.clock(Color::White), "1:30:30");
    page.address("clock=5400%2B30&first-increment=after-move");
    assert_eq!(page.clock(Color::White), "1:30:00");
    assert_eq!(Page::with("clock=5400%2B30").clock(Color::White), "1:30:00", "off by default");
    let fault = AddressError::BadValue {
        name: "first-increment".to_owned(),
        value: "on".to_owned(),
        expected: vec!["after-move", "at-start"],
    };
    let what = NoticeContent::BadAddress { fault, playing: false };
    assert_eq!(Page::with("clock=60&first-increment=on").what(), Some(&what));
    // In the settings, the option stays when another clock is chosen, also a custom clock.
    let mut page = Page::timed();
    page.set("clock", "90+30").set("first-increment", "at-start");
    assert_eq!(page.clock(Color::Black), "1:30:30");
    assert_eq!(
        page.kept_settings().map(|kept| kept.time_control.first_increment()),
        Some(FirstIncrement::AtStart)
    );
    page.set("clock", "15+10");
    assert_eq!(page.clock(Color::White), "15:10");
    page.open(Kind::Settings).set("clock", "custom");
    page.set("white-0-bonus", "increment").set("white-0-amount", "20");
    assert_eq!(page.clock(Color::White), "15:20");
    page.set("first-increment", "after-move");
    assert_eq!(page.clock(Color::White), "15:00");
}
