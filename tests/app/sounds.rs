//! Sounds of moves and warnings.

use super::page::Page;
use tabiya::app::dialogs::{Kind, settings::Msg};
use tabiya::app::{Effect, Sound, SpeechEffect, table};
use tabiya::game::{Event, Span};
use tabiya::rules::Color;

#[test]
fn sounds_are_made_for_those_who_want_them() {
    let mut page = Page::timed();
    page.drag("e2e4");
    assert!(page.heard().is_empty());
    page.set("sounds", "on").drag("d7d5");
    assert_eq!(page.heard(), [Sound::Move]);
    page.drag("e4d5");
    assert_eq!(page.heard(), [Sound::Capture]);
    page.drag("a7a6 f1b5");
    assert_eq!(page.heard(), [Sound::Check]);
    assert!(
        !page.effects.iter().any(|effect| matches!(effect, Effect::Speech(_))),
        "no one wants it announced"
    );
    page.set("announce-check", "on").drag("c7c6 d5c6 a6a5 c6b7");
    assert!(page.asks_for(SpeechEffect::AnnounceCheck));
    page.act(Event::Resign(Color::Black)).answer_open_questions_winnable().wait(5_000).send(table::Msg::Wake);
    assert_eq!(page.heard(), [Sound::End]);
}

#[test]
fn a_player_is_warned_once_and_again_after_having_had_time() {
    let mut page = Page::timed();
    page.set("clock", "5+0").set("low-time-sound", "on").drag("e2e4");
    // The warning comes when an eighth of the five minutes is left.
    let low = page.instant().plus_millis(262_500);
    assert!(page.woken_at().is_some_and(|at| at > low && at <= low.plus_millis(1)), "{:?}", page.effects);
    page.wait(262_501).send(table::Msg::Wake);
    assert_eq!(page.heard(), [Sound::LowTime]);
    page.wait(1_000).send(table::Msg::Wake);
    assert!(page.heard().is_empty(), "once");
    page.drag("e7e5 g1f3").wait(1_000).send(table::Msg::Wake);
    assert!(page.heard().is_empty(), "not at every move");
    page.act(Event::GiveTime { to: Color::Black, time: Span::from_mins(2) });
    page.wait(121_000).send(table::Msg::Wake);
    assert_eq!(page.heard(), [Sound::LowTime], "there was time enough between");
}

#[test]
fn a_limit_for_each_move_warns_too() {
    let mut page = Page::timed();
    page.open(Kind::Settings).set("clock", "custom").in_settings(Msg::RemoveStage(Color::White));
    page.set("white-per-move", "30");
    let limit = page.settings().time_control.allowance(Color::White);
    assert_eq!((limit.per_move, limit.stages.len()), (Some(Span::from_secs(30)), 0));
    page.set("low-time-sound", "on").close().drag("e2e4").wait(24_001).send(table::Msg::Wake);
    assert_eq!(page.heard(), [Sound::LowTime]);
    assert!(page.game().clock().unwrap().reading(Color::Black, page.instant()).is_low);
}
