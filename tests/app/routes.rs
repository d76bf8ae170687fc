//! Addresses of dialogs and games: how the page reads and writes them.

use super::page::Page;
use tabiya::app::dialogs::{Dialog, Kind};
use tabiya::app::{AddressError, DiskMsg, NoticeAction, NoticeContent, PageEffect, Route, StoredData, table};
use tabiya::game::Event;
use tabiya::rules::Color;

#[test]
fn an_address_opens_its_dialog_and_back_closes_it() {
    for (fragment, route) in [
        ("settings", Route::Dialog(Kind::Settings)),
        ("sheet", Route::Dialog(Kind::Sheet)),
        ("about", Route::Dialog(Kind::About)),
    ] {
        let mut page = Page::new();
        assert_eq!(route.fragment(), fragment);
        page.address(fragment);
        assert_eq!((page.ready().route(), page.dialog().is_some()), (route, true), "{fragment}");
        assert_eq!(page.goes_to(), None, "the address says so already");
        let open = page.dialog().cloned();
        page.address(fragment);
        assert_eq!((page.dialog(), page.effects.len()), (open.as_ref(), 0), "it is open already");
        page.address("");
        assert_eq!((page.ready().route(), page.dialog()), (Route::Table, None), "{fragment}");
        assert_eq!(page.goes_to(), None);
    }
}

#[test]
fn a_dialog_that_has_an_address_writes_it_there() {
    for (kind, route) in [
        (Kind::NewGame, Route::Dialog(Kind::NewGame)),
        (Kind::Settings, Route::Dialog(Kind::Settings)),
        (Kind::Sheet, Route::Dialog(Kind::Sheet)),
        (Kind::About, Route::Dialog(Kind::About)),
    ] {
        let mut page = Page::new();
        page.open(kind);
        assert_eq!((page.goes_to(), page.ready().route()), (Some(route), route));
        page.open(kind);
        assert_eq!(page.goes_to(), None, "it is open already");
        page.close();
        assert_eq!((page.goes_to(), page.ready().route()), (Some(Route::Table), Route::Table));
    }
    let mut page = Page::with("clock=60");
    page.play("e4").open(Kind::Arbiter);
    assert!(matches!(page.dialog(), Some(Dialog::Arbiter(_))));
    assert_eq!(page.goes_to(), Some(Route::OpenItem), "no address brings the arbiter's dialog back");
}

#[test]
fn from_one_address_to_another_and_back() {
    let mut page = Page::new();
    page.open(Kind::Settings).open(Kind::About);
    assert_eq!(page.goes_to(), Some(Route::Dialog(Kind::About)));
    page.address("settings");
    assert!(matches!(page.dialog(), Some(Dialog::Settings(_))), "the back button");
    assert_eq!(page.goes_to(), None);
}

#[test]
fn an_unknown_fragment_says_so_and_changes_nothing() {
    let mut page = Page::new();
    page.play("e4").open(Kind::Settings);
    let (game, dialog) = (page.game().clone(), page.dialog().cloned());
    page.address("nowhere");
    let fault = AddressError::UnknownSetting("nowhere".to_owned());
    assert_eq!(page.what(), Some(&NoticeContent::BadAddress { fault, playing: true }));
    assert_eq!(
        (page.game(), page.dialog(), page.ready().route()),
        (&game, dialog.as_ref(), Route::Dialog(Kind::Settings))
    );
    assert!(page.effects.is_empty(), "{:?}", page.effects);
}

#[test]
fn a_start_address_during_a_game_puts_it_aside() {
    let mut page = Page::new();
    page.play("e4").open(Kind::Settings).address("clock=300+3");
    assert_eq!((page.dialog(), page.ready().route()), (None, Route::Table), "the address says a game now");
    assert_eq!(page.goes_to(), None);
    assert_eq!(page.what(), Some(&NoticeContent::PutAside));
    assert_eq!(page.notice().and_then(|notice| notice.action), Some(NoticeAction::Restore));
    assert_eq!(page.table().session.games_aside().first().map(|aside| aside.game.moves().len()), Some(1));
    assert!(page.game().clock().is_some());
}

#[test]
fn the_start_of_a_game_leaves_the_address_when_it_is_saved_and_no_dialog_with_it() {
    let mut page = Page::with("clock=300+3");
    assert!(!page.asks_for(PageEffect::ClearAddress), "a reload is to find the same board");
    page.open(Kind::Settings).play("e4");
    assert!(page.asks_for(PageEffect::ClearAddress), "the game has begun with that");
    assert_eq!((page.ready().route(), page.dialog().is_some()), (Route::Dialog(Kind::Settings), true));
    page.close();
    assert_eq!(page.goes_to(), Some(Route::Table));
    page.act(Event::Resign(Color::White)).send(table::Msg::NewGame);
    assert!(page.asks_for(PageEffect::ClearAddress));
    assert_eq!(page.goes_to(), None);
}

#[test]
fn the_address_of_a_dialog_does_not_outlast_a_stay_elsewhere() {
    let mut page = Page::new();
    page.open(Kind::Settings).send(DiskMsg::TakenOver).send(DiskMsg::Opened(Box::<StoredData>::default()));
    assert_eq!((page.dialog(), page.goes_to()), (None, Some(Route::Table)));
}
