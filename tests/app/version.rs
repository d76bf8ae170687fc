//! Notices of a new version of the app, and erasing all data.

use super::page::Page;
use tabiya::app::device::Msg::{Erase, ShowEraseQuestion, TakeUpdate, UpdateReady};
use tabiya::app::dialogs::{DialogView, Kind};
use tabiya::app::{NoticeAction, NoticeContent, PageEffect, PageMsg};
use tabiya::game::Event;
use tabiya::rules::Color;

#[test]
fn a_new_version_waits_for_the_end_of_the_game() {
    let mut page = Page::new();
    page.send(TakeUpdate);
    assert!(page.effects.is_empty(), "there is none");
    page.drop("e2", "e4").send(UpdateReady);
    assert_eq!(page.what(), Some(&NoticeContent::UpdateAfterGame));
    assert_eq!(page.notice().and_then(|notice| notice.action), None);
    page.send(TakeUpdate);
    assert!(!page.asks_for(PageEffect::InstallUpdate), "not in the middle of a game");
    page.act(Event::Resign(Color::Black)).answer_open_questions_winnable().send(TakeUpdate);
    assert!(page.asks_for(PageEffect::InstallUpdate));
    assert_eq!(page.notice(), None);
}

#[test]
fn a_new_version_is_offered_between_games() {
    let mut page = Page::new();
    page.send(UpdateReady);
    assert_eq!(page.what(), Some(&NoticeContent::UpdateReady));
    assert_eq!(page.notice().and_then(|notice| notice.action), Some(NoticeAction::Update));
}

#[test]
fn everything_is_erased_only_after_the_question() {
    let mut page = Page::new();
    let asked = |page: &Page| match page.view().dialog.as_deref() {
        Some(DialogView::Settings(settings)) => settings.erasing,
        _ => false,
    };
    page.send(PageMsg::OpenDialog(Kind::Settings)).send(Erase);
    assert!(!page.asks_for(PageEffect::EraseEverything), "no one was asked");
    page.send(ShowEraseQuestion(true));
    assert!(asked(&page) && !page.asks_for(PageEffect::EraseEverything));
    page.send(ShowEraseQuestion(false)).send(Erase);
    assert!(!asked(&page) && !page.asks_for(PageEffect::EraseEverything), "the players did not want it");
    page.send(ShowEraseQuestion(true)).send(PageMsg::Escape).send(PageMsg::OpenDialog(Kind::Settings));
    assert!(!asked(&page), "a question that was left is asked again");
    page.send(ShowEraseQuestion(true)).send(Erase);
    assert!(page.asks_for(PageEffect::EraseEverything));
}
