//! What each player is asked and told: one player's question never stops the other.

use super::page::Page;
use tabiya::app::table::view::{Actions, ButtonKind};
use tabiya::app::table::{self, Ask};
use tabiya::app::{Said, What};
use tabiya::game::{Event, Refusal, Wish};
use tabiya::rules::Color;

fn asked(page: &Page, color: Color) -> Option<Ask> {
    match page.edge(color).actions {
        Actions::Answer(ask) => Some(ask),
        Actions::Choose(_) | Actions::None => None,
    }
}

fn kinds(page: &Page, color: Color) -> Vec<ButtonKind> {
    match &page.edge(color).actions {
        Actions::Choose(buttons) => buttons.iter().map(|button| button.kind).collect(),
        other => panic!("{color:?} cannot choose: {other:?}"),
    }
}

#[test]
fn who_is_asked_for_a_draw_is_asked_alone() {
    let mut page = Page::new();
    page.play("e4 e5").act(Event::OfferDraw(Color::White));
    assert_eq!((asked(&page, Color::White), asked(&page, Color::Black)), (None, Some(Ask::Draw)));
    assert!(kinds(&page, Color::White).contains(&ButtonKind::OfferOpen));
    page.play("Nf3");
    assert_eq!(page.sans().len(), 3, "White plays on");
    page.act(Event::DeclineDraw(Color::Black));
    assert_eq!(asked(&page, Color::Black), None);
}

#[test]
fn who_is_asked_for_a_takeback_is_asked_alone() {
    let mut page = Page::new();
    page.play("e4 e5").act(Event::AskTakeback(Color::Black));
    assert_eq!(asked(&page, Color::White), Some(Ask::Wish(Wish::Takeback(1))));
    assert!(kinds(&page, Color::Black).contains(&ButtonKind::Resign));
}

#[test]
fn who_resigns_is_asked_back_alone() {
    let mut page = Page::new();
    page.play("e4").send(table::Msg::Resign(Color::White));
    assert_eq!((asked(&page, Color::White), asked(&page, Color::Black)), (Some(Ask::Resign), None));
    assert_eq!(page.table().seats.seat(Color::White).told.said, [Said::ConfirmResignation(Color::White)]);
    assert_ne!(page.table().seats.seat(Color::Black).told.said, [Said::ConfirmResignation(Color::White)]);
    page.play("e5");
    assert_eq!(page.sans().len(), 2, "Black plays on");
    page.wait(5_000).send(table::Msg::Wake);
    assert_eq!(asked(&page, Color::White), None, "it goes by itself");
    page.send(table::Msg::Resign(Color::White)).send(table::Msg::Resign(Color::Black));
    assert_eq!(page.result(), None, "the two taps are one player's");
    page.send(table::Msg::Resign(Color::Black));
    assert_eq!(page.result(), Some(("1-0", "resignation")));
}

#[test]
fn a_refusal_is_told_to_whom_it_answers() {
    let mut page = Page::new();
    page.play("e4");
    let white = page.table().seats.seat(Color::White).told.clone();
    page.act(Event::AcceptDraw(Color::Black));
    let refused = [Said::Notice(What::Refused { refusal: Refusal::NoOffer, declared: false })];
    assert_eq!(page.table().seats.seat(Color::Black).told.said, refused);
    assert_eq!(page.table().seats.seat(Color::White).told, white);
    assert_eq!(page.said(), refused, "both look from one side: what was told last is read out");
}

#[test]
fn nothing_is_asked_and_nothing_can_be_done_when_the_game_is_over() {
    let mut page = Page::new();
    page.play("e4").act(Event::OfferDraw(Color::White)).act(Event::AcceptDraw(Color::Black));
    assert_eq!(page.result().map(|(score, _)| score), Some("1/2-1/2"));
    for color in Color::ALL {
        assert_eq!(page.edge(color).actions, Actions::None);
    }
}
