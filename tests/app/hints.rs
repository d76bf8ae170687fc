//! Hints for new players: one at a time, each only once.

use super::page::Page;
use tabiya::app::dialogs::menu::{self, MenuView};
use tabiya::app::dialogs::{self, DialogView, Kind, new_game, settings};
use tabiya::app::seating::Orientation;
use tabiya::app::table::view::{EdgeActions, EdgeButtonKind};
use tabiya::app::{NoticeAction, NoticeContent, PageMsg, Route, table};
use tabiya::game::Event;
use tabiya::rules::Color;

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
    assert_eq!(page.kept_settings().map(|settings| settings.is_seating_known), Some(true));
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
                is_clock_running: false,
                can_get_time: [false; 2]
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
            is_clock_running: false,
            can_get_time: [false; 2]
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
fn choice_of_a_draw_offer_stays_open_until_the_next_move() {
    let has_choice = |page: &Page| match page.edge(Color::White).actions {
        EdgeActions::Choose(ref buttons) => {
            buttons.iter().any(|button| button.kind == EdgeButtonKind::CloseDrawChoices)
        }
        _ => false,
    };
    let mut page = Page::new();
    page.play("e4 e5").send(table::Msg::ToggleDrawChoices(Color::White));
    page.send(table::Msg::Wake);
    assert!(has_choice(&page));
    page.send(table::Msg::ToggleDrawChoices(Color::White));
    assert!(!has_choice(&page));
    page.send(table::Msg::ToggleDrawChoices(Color::White)).play("Nf3");
    assert!(!has_choice(&page));
    page.send(table::Msg::ToggleDrawChoices(Color::White)).act(Event::OfferDraw(Color::White));
    assert!(!has_choice(&page));
}
