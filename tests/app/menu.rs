//! The menu: its entries, and what they do.

use super::page::Page;
use tabiya::app::Route;
use tabiya::app::dialogs::menu::{self, MenuView};
use tabiya::app::dialogs::{self, DialogView, Kind, settings};
use tabiya::app::seating::Orientation;
use tabiya::words::PlayerName;

#[test]
fn menu_has_the_arbiter_while_the_game_is_in_progress() {
    let mut page = Page::new();
    let told = |page: &Page| page.view().dialog.as_deref().cloned();
    page.play("f3 e5 g4").open(Kind::Menu);
    assert_eq!(
        (told(&page), page.goes_to()),
        (
            Some(DialogView::Menu(MenuView {
                is_for_children: false,
                exercises: (0, 24),
                is_in_progress: true,
                is_reviewable: false,
                is_clock_running: false,
                is_lockable: true,
                can_get_time: [None, None]
            })),
            Some(Route::OpenItem)
        )
    );
    page.close().play("Qh4").open(Kind::Menu);
    assert_eq!(
        told(&page),
        Some(DialogView::Menu(MenuView {
            is_for_children: false,
            exercises: (0, 24),
            is_in_progress: false,
            is_reviewable: true,
            is_clock_running: false,
            is_lockable: false,
            can_get_time: [None, None]
        }))
    );
}

#[test]
fn menu_for_children_shows_all_when_asked() {
    let is_for_children = |page: &Page| match page.view().dialog.as_deref() {
        Some(DialogView::Menu(view)) => view.is_for_children,
        other => panic!("not the menu: {other:?}"),
    };
    let mut page = Page::new();
    page.open(Kind::Settings);
    page.send(dialogs::Msg::Settings(settings::Msg::Set {
        name: "children".to_owned(),
        value: "on".to_owned(),
    }));
    page.close().open(Kind::Menu);
    assert!(is_for_children(&page));
    page.send(dialogs::Msg::Menu(menu::Msg::ShowAll));
    assert!(!is_for_children(&page));
    page.close().open(Kind::Menu);
    assert!(is_for_children(&page));
}

#[test]
fn menu_flips_the_board_and_closes() {
    let mut page = Page::new();
    page.open(Kind::Menu).send(dialogs::Msg::Menu(menu::Msg::Flip));
    assert_eq!((page.view().board.orientation, page.view().dialog), (Orientation::Black, None));
}

#[test]
fn menu_pauses_a_running_clock() {
    let mut page = Page::with("clock=60");
    page.play("e4 e5").open(Kind::Menu);
    let is_running = |page: &Page| match page.view().dialog.as_deref() {
        Some(DialogView::Menu(view)) => Some(view.is_clock_running),
        _ => None,
    };
    assert_eq!(is_running(&page), Some(true));
    page.send(dialogs::Msg::Menu(menu::Msg::Pause)).open(Kind::Menu);
    assert_eq!(is_running(&page), Some(false));
}

#[test]
fn menu_sets_up_a_game_against_the_computer() {
    let mut page = Page::new();
    page.open(Kind::Menu).send(dialogs::Msg::Menu(menu::Msg::PlayComputer));
    let Some(DialogView::NewGame(view)) = page.view().dialog.as_deref().cloned() else {
        panic!("no new game")
    };
    assert_eq!(view.settings.opponent_level().map(|level| level.number), Some(2));
}

#[test]
fn menu_says_to_whom_it_gives_time() {
    let mut page = Page::with("clock=60&white=Anna");
    let can_get_time = |page: &mut Page| match page.open(Kind::Menu).view().dialog.as_deref() {
        Some(DialogView::Menu(view)) => view.can_get_time.clone(),
        other => panic!("not the menu: {other:?}"),
    };
    assert_eq!(can_get_time(&mut page), [None, None], "before the first move");
    page.play("e4");
    assert_eq!(
        can_get_time(&mut page),
        [Some(PlayerName::Person("Anna".to_owned())), Some(PlayerName::default())]
    );
}
