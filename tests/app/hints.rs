//! Hints for new players: how to sit at a tablet, and where the first game is saved. Each hint
//! appears once.

use super::page::Page;
use tabiya::app::dialogs::{self, Kind, new_game};
use tabiya::app::{NoticeAction, NoticeContent, PageMsg, table};

/// A page on a large touch screen, whose players have not chosen a seating.
fn tablet() -> Page {
    let mut page = Page::new();
    page.send(PageMsg::SuggestFaceToFace(true));
    page
}

fn suggests(page: &Page) -> bool {
    page.what() == Some(&NoticeContent::SeatingSuggested)
}

#[test]
fn the_first_move_on_a_tablet_says_how_the_players_sit_once() {
    let mut page = tablet();
    assert_eq!(page.what(), None, "nothing stands in the way of the first move");
    page.play("e4");
    assert!(suggests(&page));
    assert_eq!(
        page.view().notice.as_ref().and_then(|notice| notice.action),
        Some(NoticeAction::ChooseSeating)
    );
    page.send(table::Msg::DismissNotice).play("e5 Nf3");
    assert_eq!(page.what(), None);
    page.open(Kind::NewGame).send(dialogs::Msg::NewGame(new_game::Msg::Play));
    assert_eq!(page.kept_settings().map(|settings| settings.is_seating_notice_shown), Some(true));
    page.play("d4");
    assert!(!suggests(&page), "the next game does not say it again");
}

#[test]
fn nothing_is_said_where_the_seats_are_chosen_or_the_screen_stands() {
    let mut page = tablet();
    page.set("seats", "face-to-face").play("e4");
    assert_eq!(page.what(), None);
    let mut page = Page::new();
    page.play("e4");
    assert_eq!(page.what(), None);
}

#[test]
fn it_waits_until_the_players_see_it() {
    let mut page = tablet();
    page.open(Kind::Sheet).play("e4");
    assert!(!suggests(&page), "behind a dialog no one sees it");
    page.close();
    assert!(suggests(&page));
}

#[test]
fn the_card_of_the_first_game_says_where_it_is_saved() {
    let mut page = Page::new();
    let is_first = |page: &Page| page.view().card.as_ref().map(|card| card.0.is_first);
    page.play("f3 e5 g4 Qh4");
    assert_eq!(is_first(&page), Some(true));
    page.send(PageMsg::Rematch).play("f3 e5 g4 Qh4");
    assert_eq!(is_first(&page), Some(false));
}
