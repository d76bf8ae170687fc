//! What dialogs show when data cannot be read from the disk.

use super::page::Page;
use tabiya::app::dialogs::club::{self, ClubCommand, ClubLine, ClubPage, ReadClubData};
use tabiya::app::dialogs::games;
use tabiya::app::dialogs::{self, Dialog, Kind};
use tabiya::app::storage::{ListedGame, SavedGamesPart, SavedItem};
use tabiya::app::{Effect, GameId, StoreEffect};

fn in_club(page: &mut Page, msg: club::Msg) {
    page.send(dialogs::Msg::Club(msg));
}

fn in_games(page: &mut Page, msg: games::Msg) {
    page.send(dialogs::Msg::Games(msg));
}

fn club(page: &Page) -> club::ClubState {
    let Some(Dialog::Club(club)) = &page.app.ready().unwrap().dialog else { panic!("the club is not open") };
    club.inside.as_ref().unwrap().get::<club::ClubState>().unwrap().clone()
}

fn archive(page: &Page) -> games::ArchiveState {
    let Some(Dialog::Games(games)) = &page.app.ready().unwrap().dialog else { panic!("no list") };
    games.list.as_ref().unwrap().get::<games::ArchiveState>().unwrap().clone()
}

fn says_so(page: &Page) -> bool {
    page.view().has_read_failed
}

/// Returns a page with the club dialog open. The dialog lists two events (tournaments).
fn with_events() -> Page {
    let mut page = Page::new();
    page.open(Kind::Club);
    in_club(&mut page, club::Msg::Loaded(None, club::ClubState::empty_content()));
    let line = |event| -> ClubLine { (GameId(event), 0, "unreadable".to_owned()) };
    let read = ReadClubData { lines: vec![line(1), line(2)], ..ReadClubData::default() };
    in_club(&mut page, club::Msg::Read(Box::new(read)));
    assert_eq!(club(&page).events.unwrap().len(), 2);
    page
}

fn asks_for(page: &Page, wanted: fn(&StoreEffect) -> bool) -> bool {
    page.effects.iter().any(|effect| matches!(effect, Effect::Store(effect) if wanted(effect)))
}

#[test]
fn a_club_that_cannot_be_read_is_not_an_empty_one() {
    let mut page = Page::new();
    page.open(Kind::Club);
    in_club(&mut page, club::Msg::Loaded(None, club::ClubState::empty_content()));
    assert!(!says_so(&page));
    in_club(&mut page, club::Msg::NotRead);
    assert!(says_so(&page));
    assert!(club(&page).events.is_none(), "not that there are none");
    // A new event can be created although the list could not be read.
    in_club(&mut page, club::Msg::Do(ClubCommand::New));
    assert!(matches!(club(&page).screen, ClubPage::New(_)));
    page.close();
    assert!(!says_so(&page));
    in_club(&mut page, club::Msg::NotRead);
    assert!(!says_so(&page), "an answer that comes late is for nothing that is open");
}

#[test]
fn an_event_that_cannot_be_read_leaves_the_list_on_the_screen() {
    let mut page = with_events();
    in_club(&mut page, club::Msg::Do(ClubCommand::Open(0)));
    assert!(matches!(club(&page).screen, ClubPage::Reading(_)));
    in_club(&mut page, club::Msg::NotRead);
    assert!(says_so(&page) && matches!(club(&page).screen, ClubPage::List));
}

#[test]
fn an_event_that_cannot_be_read_is_not_deleted() {
    let mut page = with_events();
    let id = club(&page).events.unwrap()[0].id;
    in_club(&mut page, club::Msg::Do(ClubCommand::Delete(id)));
    assert!(asks_for(&page, |effect| matches!(effect, StoreEffect::ReadClub(Some(_)))));
    in_club(&mut page, club::Msg::NotRead);
    assert!(!asks_for(&page, |effect| matches!(effect, StoreEffect::DeleteTournament(_))));
    assert_eq!(club(&page).events.unwrap().len(), 2);
    assert!(says_so(&page) && club(&page).deleted.is_none());
}

#[test]
fn a_list_that_cannot_be_read_is_not_an_empty_one() {
    let mut page = Page::new();
    page.open(Kind::Games);
    in_games(&mut page, games::Msg::Loaded(games::ArchiveState::empty_content()));
    in_games(&mut page, games::Msg::NotRead);
    assert!(says_so(&page) && archive(&page).list.is_none());
    // The import of a file begins although the list has not been read.
    in_games(&mut page, games::Msg::FileChosen);
    assert!(archive(&page).import.is_some());
    assert!(
        asks_for(&page, |effect| matches!(effect, StoreEffect::List { from: 0, .. })),
        "it is read again"
    );
    in_games(&mut page, games::Msg::NotRead);
    assert!(archive(&page).import.is_none());
}

#[test]
fn a_game_or_notes_that_cannot_be_read_are_said() {
    for fault in [dialogs::Msg::Games(games::Msg::NotRead), dialogs::Msg::Club(club::Msg::NotRead)] {
        let mut page = Page::new();
        page.open(Kind::Games);
        in_games(&mut page, games::Msg::Loaded(games::ArchiveState::empty_content()));
        let found = vec![ListedGame::Rescued { number: 1, pgn: "1. e4 *".to_owned() }];
        in_games(
            &mut page,
            games::Msg::Listed(Box::new(SavedGamesPart { total_count: 1, first_index: 0, items: found })),
        );
        in_games(&mut page, games::Msg::Open(0));
        assert!(asks_for(&page, |effect| *effect == StoreEffect::ReadSaved(SavedItem::Rescued(1))));
        page.send(fault);
        assert!(says_so(&page));
        assert_eq!(archive(&page).list.unwrap().read, 1, "the list stays");
    }
}

#[test]
fn a_rating_beside_the_score_sheet_is_left_out_without_a_word() {
    let mut page = Page::new();
    page.open(Kind::Sheet);
    in_club(&mut page, club::Msg::Loaded(None, club::ClubState::empty_content()));
    in_club(&mut page, club::Msg::NotRead);
    assert!(!says_so(&page));
}
