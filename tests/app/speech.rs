//! Announcements that are read aloud to both players or to one of them, and moves that a player
//! speaks.

use super::page::Page;
use tabiya::app::dialogs::typed::ListeningState;
use tabiya::app::dialogs::{self, DialogView, Kind, typed};
use tabiya::app::table::{self, BoardQuestion};
use tabiya::app::{AnnouncementItem, Effect, Settings, SpeechEffect, SpeechKind, SpokenLine};
use tabiya::game::Event;
use tabiya::rules::{Color, SanError};

/// Returns the [`SpeechEffect::Say`] that the last message to the page has caused: whether the
/// speech interrupts earlier speech, and each line with the player who hears the line.
fn speech(page: &Page) -> Option<(bool, &[(Color, SpokenLine)])> {
    page.effects.iter().find_map(|effect| match effect {
        Effect::Speech(SpeechEffect::Say { interrupts, lines }) => Some((*interrupts, &**lines)),
        _ => None,
    })
}

/// Codes of the spoken lines, each with the player who hears the line.
fn lines(page: &Page) -> Vec<(Color, &'static str)> {
    let code = |line: &SpokenLine| match line {
        SpokenLine::Item(said) => said.code(),
        SpokenLine::Check => "check",
        SpokenLine::TypingError(_, fault) => fault.code(),
    };
    speech(page)
        .map(|(_, lines)| lines)
        .unwrap_or_default()
        .iter()
        .map(|(to, line)| (*to, code(line)))
        .collect()
}

/// Whether the speech that the last message to the page has caused interrupts earlier speech.
fn interrupts(page: &Page) -> bool {
    speech(page).is_some_and(|(interrupts, _)| interrupts)
}

/// A page with these speech settings on, such as `aloud-moves`.
fn page_that_says(kinds: &[&str]) -> Page {
    let mut page = Page::timed();
    for kind in kinds {
        page.set(kind, "on");
        assert_eq!(speech(&page), None, "what was there before is no news");
    }
    page
}

fn both(code: &'static str) -> Vec<(Color, &'static str)> {
    Color::ALL.map(|color| (color, code)).to_vec()
}

#[test]
fn nothing_is_said_unless_it_is_chosen() {
    let mut page = page_that_says(&[]);
    page.drag("e2e4");
    assert_eq!(lines(&page), []);
    page.set("aloud-moves", "on");
    assert_eq!(lines(&page), [], "an earlier move is not said later");
    page.drag("d7d5");
    assert_eq!((lines(&page), interrupts(&page)), (both("moved"), true));
    page.send(table::Msg::Wake);
    assert_eq!(speech(&page), None, "once");
    page.set("aloud-moves", "off").drag("g1f3");
    assert_eq!(lines(&page), []);
}

#[test]
fn checks_are_said_alone_where_moves_are_not() {
    let mut page = page_that_says(&["aloud-checks"]);
    page.drag("e2e4");
    assert_eq!(lines(&page), []);
    page.drag("d7d5");
    page.drag("f1b5");
    assert_eq!(lines(&page), both("check"));
    page.set("aloud-moves", "on").drag("c7c6");
    assert_eq!(lines(&page), both("moved"));
}

#[test]
fn the_end_is_said_with_its_move_or_alone() {
    for (kinds, said) in
        [(&["aloud-results"][..], &["over"][..]), (&["aloud-moves", "aloud-results"], &["moved", "over"])]
    {
        let mut page = page_that_says(kinds);
        page.drag("f2f3 e7e5 g2g4");
        page.drag("d8h4");
        let to_white: Vec<_> =
            lines(&page).into_iter().filter(|(to, _)| *to == Color::White).map(|(_, code)| code).collect();
        assert_eq!(to_white, said);
    }
}

#[test]
fn low_time_is_told_once_and_said_without_a_sound() {
    let mut page = page_that_says(&["aloud-time"]);
    page.set("clock", "5+0").drag("e2e4");
    page.wait(262_501).send(table::Msg::Wake);
    assert_eq!(page.said().iter().map(|said| said.code()).collect::<Vec<_>>(), ["low-time"]);
    assert!(page.heard().is_empty(), "the sound is off");
    assert_eq!(
        (lines(&page), interrupts(&page)),
        (both("low-time"), false),
        "a move that is being said ends first"
    );
    page.wait(1_000).send(table::Msg::Wake);
    assert_eq!(speech(&page), None);
}

#[test]
fn one_player_alone_may_hear_it() {
    let mut page = page_that_says(&["aloud-moves", "aloud-messages"]);
    page.set("aloud-to", "black");
    page.drag("e2e4");
    assert_eq!(lines(&page), [(Color::Black, "moved")]);
    page.drag("e7e5");
    page.send(table::Msg::AskAboutBoard(BoardQuestion::LastMove));
    assert_eq!(lines(&page), [], "White has asked");
    page.act(Event::OfferDraw(Color::White));
    assert_eq!(lines(&page), [(Color::Black, "notice")]);
    page.set("aloud-to", "nobody").set("aloud-to", "both");
    assert_eq!(page.settings().speech.only_player(), None);
}

#[test]
fn a_typed_text_that_is_no_move_is_said_again_and_again() {
    let mut page = page_that_says(&["aloud-messages"]);
    page.open(Kind::Typed);
    for _ in 0..2 {
        let play = typed::Msg::Play { text: "Nf6".to_owned(), spellings: vec!["Nf6".to_owned()] };
        page.send(dialogs::Msg::Typed(play));
        let Some((_, [(Color::White, SpokenLine::TypingError(text, SanError::NoneGoesThere { .. }))])) =
            speech(&page)
        else {
            panic!("{:?}", page.effects);
        };
        assert_eq!(text, "Nf6");
    }
}

#[test]
fn a_move_typed_after_the_end_is_answered_aloud() {
    let mut page = page_that_says(&["aloud-messages"]);
    page.drag("e2e4").act(Event::Resign(Color::Black)).open(Kind::Typed);
    let play = typed::Msg::Play { text: "e5".to_owned(), spellings: vec!["e5".to_owned()] };
    page.send(dialogs::Msg::Typed(play));
    let Some((_, [(Color::Black, SpokenLine::Item(AnnouncementItem::Notice(what)))])) = speech(&page) else {
        panic!("{:?}", page.effects);
    };
    assert_eq!(what.code(), "game-over");
}

#[test]
fn what_is_chosen_outlasts_the_page_and_old_settings_are_silent() {
    let mut page = Page::new();
    page.open(Kind::Settings);
    for what in SpeechKind::ALL {
        page.set(what.name(), "on");
    }
    page.set("aloud-to", "white");
    let kept = page.kept_settings().expect("saved at once").clone();
    assert_eq!(kept.speech.only_player(), Some(Color::White));
    let text = serde_json::to_string(&kept).expect("a value");
    assert_eq!(serde_json::from_str::<Settings>(&text).expect("what was written"), kept);
    let silent = serde_json::to_string(&Settings::default()).expect("a value");
    assert!(!silent.contains("voices"), "as the settings of earlier versions: {silent}");
}

#[test]
fn speech_changes_no_clock() {
    let played = |kinds: &[&str]| {
        let mut page = page_that_says(kinds);
        page.set("clock", "5+3");
        for mv in ["e2e4", "e7e5", "g1f3", "b8c6"] {
            page.wait(1_234).drag(mv);
            assert!(!page.asks_for(SpeechEffect::AnnounceCheck));
        }
        (page.game().clock().cloned(), page.game().moves().len())
    };
    let kinds: Vec<&str> = SpeechKind::ALL.map(SpeechKind::name).to_vec();
    assert_eq!(played(&kinds), played(&[]));
}

#[test]
fn what_the_keyboard_is_on_is_said_while_that_is_chosen() {
    let mut page = Page::timed();
    page.set("aloud-focus", "on");
    assert!(page.asks_for(SpeechEffect::FollowFocus(true)));
    page.drag("e2e4");
    assert!(
        !page.effects.iter().any(|effect| matches!(effect, Effect::Speech(SpeechEffect::FollowFocus(_))))
    );
    page.set("aloud-focus", "off");
    assert!(page.asks_for(SpeechEffect::FollowFocus(false)));
}

/// A page with the dialog for typed moves open, on a device with speech recognition.
fn page_that_can_listen() -> Page {
    let mut page = Page::timed();
    page.open(Kind::Typed);
    assert!(page.asks_for(SpeechEffect::CanListen));
    page.send(dialogs::Msg::Typed(typed::Msg::CanListen(true)));
    page
}

fn listening(page: &Page) -> ListeningState {
    match page.view().dialog.as_deref() {
        Some(DialogView::Typed(typed)) => typed.dialog.listening,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_move_that_is_said_is_played() {
    let mut page = page_that_can_listen();
    assert_eq!(listening(&page), ListeningState::Ready);
    page.send(dialogs::Msg::Typed(typed::Msg::Listen));
    assert!(page.asks_for(SpeechEffect::Listen));
    page.send(dialogs::Msg::Typed(typed::Msg::Heard(None)));
    assert_eq!(listening(&page), ListeningState::HeardNothing);
    page.send(dialogs::Msg::Typed(typed::Msg::Listen));
    let heard = ("knight f3".to_owned(), vec!["nf3".to_owned(), "Nf3".to_owned()]);
    page.send(dialogs::Msg::Typed(typed::Msg::Heard(Some(heard))));
    assert_eq!((page.sans(), page.dialog().is_none()), (vec!["Nf3".to_owned()], true));
}

#[test]
fn the_device_stops_listening_when_it_is_asked_to_or_the_dialog_closes() {
    for ends_it in [dialogs::Msg::Typed(typed::Msg::StopListening), dialogs::Msg::Close] {
        let mut page = page_that_can_listen();
        page.send(dialogs::Msg::Typed(typed::Msg::Listen)).send(ends_it);
        assert!(page.asks_for(SpeechEffect::StopListening));
    }
}

#[test]
fn a_device_that_understands_no_speech_is_not_asked_to_listen() {
    let mut page = Page::timed();
    page.open(Kind::Typed).send(dialogs::Msg::Typed(typed::Msg::CanListen(false)));
    assert_eq!(listening(&page), ListeningState::Unavailable);
}
