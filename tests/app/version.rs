//! A new version of the page is there.

use super::page::Page;
use tabiya::app::device::Msg::{TakeUpdate, UpdateReady};
use tabiya::app::{Action, PageEffect, What};
use tabiya::game::Event;
use tabiya::rules::Color;

#[test]
fn a_new_version_waits_for_the_end_of_the_game() {
    let mut page = Page::new();
    page.send(TakeUpdate);
    assert!(page.effects.is_empty(), "there is none");
    page.drop("e2", "e4").send(UpdateReady);
    assert_eq!(page.what(), Some(&What::UpdateAfterGame));
    assert_eq!(page.notice().and_then(|notice| notice.action), None);
    page.send(TakeUpdate);
    assert!(!page.asks_for(PageEffect::TakeUpdate), "not in the middle of a game");
    page.act(Event::Resign(Color::Black)).alive().send(TakeUpdate);
    assert!(page.asks_for(PageEffect::TakeUpdate));
    assert_eq!(page.notice(), None);
}

#[test]
fn a_new_version_is_offered_between_games() {
    let mut page = Page::new();
    page.send(UpdateReady);
    assert_eq!(page.what(), Some(&What::UpdateReady));
    assert_eq!(page.notice().and_then(|notice| notice.action), Some(Action::Update));
}
