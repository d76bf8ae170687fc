//! The choice between a draw offer and a draw claim at a player's edge of the board.

use super::page::Page;
use tabiya::app::table;
use tabiya::app::table::view::{EdgeActions, EdgeButtonKind};
use tabiya::game::Event;
use tabiya::rules::Color;

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
