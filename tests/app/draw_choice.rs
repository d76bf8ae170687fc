//! The choice between a draw offer and a draw claim at a player's edge of the board.

use super::page::Page;
use tabiya::app::table;
use tabiya::app::table::view::{ClaimStatus, EdgeActions, EdgeButton, EdgeButtonKind};
use tabiya::game::{Event, WrongClaim};
use tabiya::rules::Color;

#[test]
fn choice_of_a_draw_offer_stays_open_until_the_next_move() {
    let has_choice = |page: &Page| matches!(page.edge(Color::White).actions, EdgeActions::ChooseDraw(..));
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

#[test]
fn choice_and_question_take_the_place_of_an_older_notice() {
    for ask in [table::Msg::ToggleDrawChoices(Color::White), table::Msg::Resign(Color::White)] {
        let mut page = Page::new();
        page.play("e4 e5").drop("d2", "d5");
        assert!(page.notice().is_some(), "an illegal move");
        page.send(ask);
        assert_eq!(page.notice(), None);
    }
}

/// Opens and closes the choice between a draw offer and a draw claim at a player's edge. Returns
/// whether the player can claim, and the kinds of the buttons.
fn choice(page: &mut Page, by: Color) -> (ClaimStatus, Vec<EdgeButtonKind>) {
    page.send(table::Msg::ToggleDrawChoices(by));
    let edge = page.edge(by);
    let EdgeActions::ChooseDraw(claim, buttons) = &edge.actions else { panic!("{:?}", edge.actions) };
    let found = (*claim, buttons.iter().map(|button: &EdgeButton| button.kind).collect());
    page.send(table::Msg::ToggleDrawChoices(by));
    found
}

#[test]
fn choice_says_whether_a_claim_is_possible_and_why_not() {
    let not_yet = |occurrences, halfmoves| {
        ClaimStatus::NotYet(WrongClaim {
            occurrences: Some(occurrences),
            halfmoves: Some(halfmoves),
            is_mate: false,
        })
    };
    let mut page = Page::new();
    page.play("Nf3 Nf6");
    assert_eq!(choice(&mut page, Color::White).0, not_yet(1, 2));
    assert_eq!(choice(&mut page, Color::Black).0, ClaimStatus::NotOnTurn);
    page.play("Ng1 Ng8");
    assert_eq!(choice(&mut page, Color::White).0, not_yet(2, 4));
    page.play("Nf3 Nf6 Ng1");
    assert_eq!(choice(&mut page, Color::Black).0, ClaimStatus::WithMove, "Ng8 would be the third time");
    page.play("Ng8");
    assert_eq!(choice(&mut page, Color::White).0, ClaimStatus::Now);
}

#[test]
fn choice_has_no_offer_while_one_is_open() {
    let mut page = Page::new();
    page.play("e4 e5");
    let [close, offer, claim] =
        [EdgeButtonKind::CloseDrawChoices, EdgeButtonKind::OfferDraw, EdgeButtonKind::ClaimDraw];
    assert_eq!(choice(&mut page, Color::White).1, [close, offer, claim]);
    page.act(Event::OfferDraw(Color::White));
    assert_eq!(choice(&mut page, Color::White).1, [close, claim]);
}

#[test]
fn button_that_opens_the_choice_is_enabled_where_no_choice_is_possible() {
    let button = |page: &Page, kind: EdgeButtonKind| {
        let edge = page.edge(Color::Black);
        let (EdgeActions::Choose(buttons) | EdgeActions::ChooseDraw(_, buttons)) = &edge.actions else {
            panic!("{:?}", edge.actions)
        };
        buttons.iter().find(|button| button.kind == kind).cloned().expect("a button of this kind")
    };
    // Under these rules, players can offer a draw only in their own turn.
    let mut page = Page::with("rules=fp-club");
    let opening = button(&page, EdgeButtonKind::Draw);
    assert!(opening.is_enabled);
    page.send(opening.msg);
    let offer = button(&page, EdgeButtonKind::OfferDraw);
    assert!(!offer.is_enabled);
    page.send(offer.msg);
    assert!(page.notice().is_some(), "it says why");
}
