//! Tests of the text that describes the board in six fields, separated by spaces. The page stores
//! this text, and the next visit paints the board from it before the app has loaded.

use super::faults;
use super::page::Page;
use tabiya::app::table::ReviewStep;
use tabiya::app::{App, DiskMsg, PageMsg, first_paint};

fn painted(page: &Page) -> String {
    first_paint(&page.app).expect("the game is here")
}

#[test]
fn it_is_the_end_of_the_game_whatever_is_looked_at() {
    let mut page = Page::new();
    assert_eq!(painted(&page), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR white - - -- -");
    page.play("e4 f6 Qh5");
    let painted_before = painted(&page);
    assert_eq!(painted_before, "rnbqkbnr/ppppp1pp/5p2/7Q/4P3/8/PPPP1PPP/RNB1KBNR white d1h5 e8 -- -");
    page.show_position(ReviewStep::First);
    assert_eq!(painted(&page), painted_before);
    page.send(PageMsg::FlipBoard);
    assert_eq!(painted(&page), painted_before.replace("white", "black"));
}

#[test]
fn clocks_and_an_end_take_room() {
    let page = Page::with("clock=300");
    assert!(painted(&page).ends_with(" c- -"), "{}", painted(&page));
    let mut page = Page::new();
    page.play("f3 e5 g4 Qh4#");
    assert_eq!(painted(&page), "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR white h4d8 e1 -o -");
}

#[test]
fn only_a_seating_that_was_chosen_is_left() {
    let mut page = Page::new();
    page.send(PageMsg::SuggestFaceToFace(true));
    assert!(painted(&page).ends_with(" -- -"), "the next visit asks the device again: {}", painted(&page));
    page.set("seats", "passing");
    assert!(painted(&page).ends_with(" -- passing"), "{}", painted(&page));
}

#[test]
fn a_hidden_board_and_one_that_is_not_saved_are_not_painted() {
    let mut page = Page::with("clock=300&first-move=free");
    page.open(tabiya::app::dialogs::Kind::Settings).set("hide-board", "on");
    page.close().play("e4 e5");
    assert!(!painted(&page).is_empty());
    page.act(tabiya::game::Event::Pause);
    assert_eq!(painted(&page), "");
    let mut page = Page::new();
    page.play("e4").send(DiskMsg::SaveFailed(faults::unsaved()));
    assert_eq!(painted(&page), "");
}

#[test]
fn a_page_without_the_game_leaves_nothing() {
    assert_eq!(first_paint(&App::default()), None);
    let mut page = Page::new();
    page.play("e4").send(DiskMsg::TakenOver);
    assert_eq!(first_paint(&page.app), None);
}
