//! What is said aloud, and to whom.

use super::page::Page;
use tabiya::app::dialogs::{self, Kind, typed};
use tabiya::app::table::{self, Inquiry};
use tabiya::app::{Aloud, Effect, Line, Settings, Speech, Voice};
use tabiya::game::Event;
use tabiya::rules::{Color, SanError};

/// What is said, as codes, to White and to Black.
fn lines(speech: &Speech) -> Vec<(Color, &'static str)> {
    let code = |line: &Line| match line {
        Line::Said(said) => said.code(),
        Line::Check => "check",
        Line::Typed(_, fault) => fault.code(),
    };
    speech.lines.iter().map(|(to, line)| (*to, code(line))).collect()
}

/// A page whose voices say these, and the voice that has seen it.
fn page_that_says(kinds: &[&str]) -> (Page, Voice) {
    let mut page = Page::timed();
    for kind in kinds {
        page.set(kind, "on");
    }
    let mut voice = Voice::default();
    assert_eq!(voice.look(&page.app), Speech::default(), "what was there before is no news");
    (page, voice)
}

fn both(code: &'static str) -> Vec<(Color, &'static str)> {
    Color::ALL.map(|color| (color, code)).to_vec()
}

#[test]
fn nothing_is_said_unless_it_is_chosen() {
    let (mut page, mut voice) = page_that_says(&[]);
    page.drag("e2e4");
    assert_eq!(lines(&voice.look(&page.app)), []);
    page.set("aloud-moves", "on");
    assert_eq!(lines(&voice.look(&page.app)), [], "an earlier move is not said later");
    page.drag("d7d5");
    let speech = voice.look(&page.app);
    assert_eq!((lines(&speech), speech.hushes), (both("moved"), true));
    assert_eq!(voice.look(&page.app), Speech::default(), "once");
    page.set("aloud-moves", "off").drag("g1f3");
    assert_eq!(lines(&voice.look(&page.app)), []);
}

#[test]
fn checks_are_said_alone_where_moves_are_not() {
    let (mut page, mut voice) = page_that_says(&["aloud-checks"]);
    page.drag("e2e4");
    assert_eq!(lines(&voice.look(&page.app)), []);
    page.drag("d7d5");
    voice.look(&page.app);
    page.drag("f1b5");
    assert_eq!(lines(&voice.look(&page.app)), both("check"));
    page.set("aloud-moves", "on").drag("c7c6");
    assert_eq!(lines(&voice.look(&page.app)), both("moved"));
}

#[test]
fn the_end_is_said_with_its_move_or_alone() {
    for (kinds, said) in
        [(&["aloud-results"][..], &["over"][..]), (&["aloud-moves", "aloud-results"], &["moved", "over"])]
    {
        let (mut page, mut voice) = page_that_says(kinds);
        page.drag("f2f3 e7e5 g2g4");
        voice.look(&page.app);
        page.drag("d8h4");
        let speech = voice.look(&page.app);
        let to_white: Vec<_> =
            lines(&speech).into_iter().filter(|(to, _)| *to == Color::White).map(|(_, code)| code).collect();
        assert_eq!(to_white, said);
    }
}

#[test]
fn low_time_is_told_once_and_said_without_a_sound() {
    let (mut page, mut voice) = page_that_says(&["aloud-time"]);
    page.set("clock", "5+0").drag("e2e4");
    voice.look(&page.app);
    page.wait(262_501).send(table::Msg::Wake);
    assert_eq!(page.said().iter().map(|said| said.code()).collect::<Vec<_>>(), ["low-time"]);
    assert!(page.heard().is_empty(), "nobody wants the sound");
    let speech = voice.look(&page.app);
    assert_eq!(
        (lines(&speech), speech.hushes),
        (both("low-time"), false),
        "a move that is being said ends first"
    );
    page.wait(1_000).send(table::Msg::Wake);
    assert_eq!(voice.look(&page.app), Speech::default());
}

#[test]
fn one_player_alone_may_hear_it() {
    let (mut page, mut voice) = page_that_says(&["aloud-moves", "aloud-messages"]);
    page.set("aloud-to", "black");
    voice.look(&page.app);
    page.drag("e2e4");
    assert_eq!(lines(&voice.look(&page.app)), [(Color::Black, "moved")]);
    page.drag("e7e5");
    voice.look(&page.app);
    page.send(table::Msg::Inquire(Inquiry::LastMove));
    assert_eq!(lines(&voice.look(&page.app)), [], "White has asked");
    page.act(Event::OfferDraw(Color::White));
    assert_eq!(lines(&voice.look(&page.app)), [(Color::Black, "notice")]);
    page.set("aloud-to", "nobody").set("aloud-to", "both");
    assert_eq!(page.settings().voices.only(), None);
}

#[test]
fn a_typed_text_that_is_no_move_is_said_again_and_again() {
    let (mut page, mut voice) = page_that_says(&["aloud-messages"]);
    page.open(Kind::Typed);
    for _ in 0..2 {
        let play = typed::Msg::Play { text: "Nf6".to_owned(), spellings: vec!["Nf6".to_owned()] };
        page.send(dialogs::Msg::Typed(play));
        let speech = voice.look(&page.app);
        let Some((Color::White, Line::Typed(text, SanError::NoneGoesThere { .. }))) = speech.lines.first()
        else {
            panic!("{speech:?}");
        };
        assert_eq!((text.as_str(), speech.lines.len()), ("Nf6", 1));
    }
}

#[test]
fn what_is_chosen_outlasts_the_page_and_old_settings_are_silent() {
    let mut page = Page::new();
    page.open(Kind::Settings);
    for what in Aloud::ALL {
        page.set(what.name(), "on");
    }
    page.set("aloud-to", "white");
    let kept = page.kept_settings().expect("saved at once").clone();
    assert_eq!(kept.voices.only(), Some(Color::White));
    let text = serde_json::to_string(&kept).expect("a value");
    assert_eq!(serde_json::from_str::<Settings>(&text).expect("what was written"), kept);
    let silent = serde_json::to_string(&Settings::default()).expect("a value");
    assert!(!silent.contains("voices"), "as the settings of earlier versions: {silent}");
}

#[test]
fn speech_changes_no_clock() {
    let played = |kinds: &[&str]| {
        let (mut page, mut voice) = page_that_says(kinds);
        page.set("clock", "5+3");
        for mv in ["e2e4", "e7e5", "g1f3", "b8c6"] {
            page.wait(1_234).drag(mv);
            assert!(!page.effects.iter().any(|effect| matches!(effect, Effect::Speak(_))));
            voice.look(&page.app);
        }
        (page.game().clock().cloned(), page.game().moves().len())
    };
    let kinds: Vec<&str> = Aloud::ALL.map(Aloud::name).to_vec();
    assert_eq!(played(&kinds), played(&[]));
}
