//! Messages that wait while a part of the program is still being loaded.

use crate::page::Page;
use tabiya::app::dialogs::{self, Kind, sheet, typed};
use tabiya::app::{
    CoachEffect, Effect, Msg, NoticeContent, PageEffect, PageMsg, Settings, Share, coach, update_with,
};

/// Sends a message to a page that has not loaded the code of its dialogs. Returns the effects.
fn send_early(page: &mut Page, msg: impl Into<Msg>) -> Vec<Effect> {
    let now = page.instant();
    page.effects = update_with(&mut page.app, msg.into(), now, None);
    page.effects.clone()
}

fn copy_pgn() -> dialogs::Msg {
    dialogs::Msg::Sheet(sheet::Msg::CopyPgn)
}

fn copies(effects: &[Effect]) -> usize {
    effects.iter().filter(|effect| matches!(effect, Effect::Share(Share::Copy(_)))).count()
}

#[test]
fn messages_wait_for_the_code_of_the_dialog_and_are_heard_once_and_in_order() {
    let mut page = Page::new();
    send_early(&mut page, PageMsg::OpenDialog(Kind::Sheet));
    assert_eq!(copies(&send_early(&mut page, copy_pgn())), 0);
    send_early(&mut page, dialogs::Msg::Sheet(sheet::Msg::CopyFen));
    page.send(PageMsg::DialogsLoaded);
    let pgn = page.game().pgn();
    let fen = page.fen();
    let copied: Vec<Effect> = [pgn, fen].map(|text| Share::Copy(text).into()).into();
    assert_eq!(page.effects[..2], copied[..]);
    assert!(page.asks_for(PageEffect::ShowDialog));
    page.send(PageMsg::DialogsLoaded);
    assert_eq!(copies(&page.effects), 0);
}

#[test]
fn a_message_that_finds_the_code_is_heard_after_those_that_waited() {
    let mut page = Page::new();
    send_early(&mut page, PageMsg::OpenDialog(Kind::Sheet));
    send_early(&mut page, copy_pgn());
    page.send(dialogs::Msg::Sheet(sheet::Msg::CopyFen));
    let copied: Vec<Effect> = [page.game().pgn(), page.fen()].map(|text| Share::Copy(text).into()).into();
    assert_eq!(page.effects[..2], copied[..]);
}

#[test]
fn each_waiting_message_is_dealt_with_before_the_next_one() {
    let mut page = Page::new();
    send_early(&mut page, PageMsg::OpenDialog(Kind::Typed));
    let play = |text: &str| {
        dialogs::Msg::Typed(typed::Msg::Play { text: text.to_owned(), spellings: vec![text.to_owned()] })
    };
    send_early(&mut page, play("e4"));
    send_early(&mut page, play("e5"));
    page.send(PageMsg::DialogsLoaded);
    // The first message makes a move, which closes the dialog; so the second message has no effect.
    assert_eq!((page.game().moves().len(), page.dialog()), (1, None));
}

#[test]
fn a_dialog_that_is_closed_before_its_code_is_here_takes_what_waited_along() {
    let mut page = Page::new();
    send_early(&mut page, PageMsg::OpenDialog(Kind::Sheet));
    send_early(&mut page, copy_pgn());
    send_early(&mut page, PageMsg::Escape);
    send_early(&mut page, PageMsg::OpenDialog(Kind::Sheet));
    page.send(PageMsg::DialogsLoaded);
    assert_eq!(copies(&page.effects), 0);
}

#[test]
fn code_that_cannot_be_had_closes_the_dialog_and_says_so() {
    let mut page = Page::new();
    send_early(&mut page, PageMsg::OpenDialog(Kind::Sheet));
    send_early(&mut page, copy_pgn());
    send_early(&mut page, PageMsg::CodeNotLoaded);
    assert_eq!((page.dialog(), page.what()), (None, Some(&NoticeContent::CodeNotLoaded)));
    page.open(Kind::Sheet);
    page.send(PageMsg::DialogsLoaded);
    assert_eq!(copies(&page.effects), 0);
}

#[test]
fn a_setting_is_taken_when_the_code_comes() {
    let mut page = Page::new();
    send_early(&mut page, PageMsg::OpenDialog(Kind::Settings));
    let before = page.ready().settings.clone();
    let name = "sounds".to_owned();
    let value = if before.has_sounds { "off" } else { "on" }.to_owned();
    send_early(&mut page, dialogs::Msg::Settings(dialogs::settings::Msg::Set { name, value }));
    assert_eq!(page.ready().settings, before);
    page.send(PageMsg::DialogsLoaded);
    assert_eq!(page.ready().settings, Settings { has_sounds: !before.has_sounds, ..before });
}

#[test]
fn an_address_waits_for_no_code() {
    let fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    for text in ["4k3/8/8/8/8/8/4P3/4K3_w_-_-_0_1", "FEN:_4k3/8/8/8/8/8/4P3/4K3_w_–_–"] {
        let mut page = Page::new();
        send_early(&mut page, PageMsg::Address(format!("fen={text}&clock=none")));
        assert_eq!((page.fen().as_str(), page.ready().awaits_code()), (fen, false));
    }
    let mut page = Page::new();
    let before = page.fen();
    send_early(&mut page, PageMsg::Address("fen=9/8".to_owned()));
    assert_eq!((page.fen(), page.ready().awaits_code()), (before, false));
    assert!(matches!(page.what(), Some(NoticeContent::BadAddress { .. })), "{:?}", page.what());
}

#[test]
fn a_request_to_the_coach_waits_for_its_code() {
    let mut page = Page::new();
    let studies = |effects: &[Effect]| {
        effects.iter().filter(|effect| matches!(effect, Effect::Coach(CoachEffect::Study { .. }))).count()
    };
    assert_eq!(studies(&send_early(&mut page, coach::Msg::AskHint)), 0);
    page.send(PageMsg::DialogsLoaded);
    assert_eq!(studies(&page.effects), 1);
}
