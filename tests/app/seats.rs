//! Questions and notices for each player: a question to one player never blocks the other player.

use super::page::Page;
use tabiya::app::table::view::{EdgeActions, EdgeButtonKind};
use tabiya::app::table::{self, PlayerQuestion};
use tabiya::app::{AnnouncementItem, NoticeContent, PageMsg};
use tabiya::game::{Event, Refusal, RequestKind};
use tabiya::rules::Color;

fn asked(page: &Page, color: Color) -> Option<PlayerQuestion> {
    let asked = page.table().question_to(color);
    if let EdgeActions::Answer(ask) = page.edge(color).actions {
        assert_eq!(Some(ask), asked);
    }
    asked
}

fn kinds(page: &Page, color: Color) -> Vec<EdgeButtonKind> {
    match &page.edge(color).actions {
        EdgeActions::Choose(buttons) => buttons.iter().map(|button| button.kind).collect(),
        other => panic!("{color:?} cannot choose: {other:?}"),
    }
}

#[test]
fn who_is_asked_for_a_draw_is_asked_alone() {
    let mut page = Page::new();
    page.play("e4 e5").act(Event::OfferDraw(Color::White));
    assert_eq!((asked(&page, Color::White), asked(&page, Color::Black)), (None, Some(PlayerQuestion::Draw)));
    assert_eq!(
        kinds(&page, Color::White),
        [EdgeButtonKind::Takeback, EdgeButtonKind::Draw, EdgeButtonKind::Resign],
        "White may still claim"
    );
    page.play("Nf3");
    assert_eq!(page.sans().len(), 3, "White plays on");
    page.act(Event::DeclineDraw(Color::Black));
    assert_eq!(asked(&page, Color::Black), None);
}

#[test]
fn the_answer_to_one_question_goes_when_the_next_is_asked() {
    let declined = |page: &Page| matches!(page.what(), Some(NoticeContent::DrawDeclined(_)));
    let next: [table::Msg; 3] = [
        table::Msg::ApplyEvent(Event::AskTakeback(Color::Black)),
        table::Msg::ApplyEvent(Event::OfferDraw(Color::Black)),
        table::Msg::ClaimDraw(Color::White),
    ];
    for next in next {
        let mut page = Page::new();
        page.play("e4 e5").act(Event::OfferDraw(Color::White)).act(Event::DeclineDraw(Color::Black));
        assert!(declined(&page));
        page.send(next.clone());
        assert!(!declined(&page), "{next:?}");
    }
}

#[test]
fn an_offer_that_goes_with_the_move_takes_no_message_away() {
    let mut page = Page::with("rules=lobby");
    page.play("e4 e5").drop("f1", "f5");
    let told = page.what().cloned();
    assert!(told.is_some());
    page.act(Event::OfferDraw(Color::White));
    assert_eq!(page.what(), told.as_ref(), "the other player would see that something was offered");
}

#[test]
fn an_offer_that_goes_with_the_move_is_seen_by_nobody_else() {
    let mut silent = Page::with("rules=lobby");
    silent.play("e4 e5");
    let mut page = Page::with("rules=lobby");
    page.play("e4 e5").act(Event::OfferDraw(Color::White));
    assert!(kinds(&page, Color::White).contains(&EdgeButtonKind::OfferGoesWithMove));
    assert_eq!(page.edge(Color::Black), silent.edge(Color::Black));
    assert_eq!(page.table().seats, silent.table().seats, "no announcement changes the seats");
    assert_eq!((page.what(), page.heard()), (silent.what(), silent.heard()));
    page.act(Event::OfferDraw(Color::Black));
    let refusal = Refusal::NotYourTurn;
    assert_eq!(page.what(), Some(&NoticeContent::Refused { by: Color::Black, refusal, declared: false }));
    page.play("Nf3");
    assert_eq!(asked(&page, Color::Black), Some(PlayerQuestion::Draw));
    assert!(
        page.said()
            .iter()
            .any(|said| matches!(said, AnnouncementItem::Notice(NoticeContent::DrawOffered(_))))
    );
}

#[test]
fn a_declared_move_is_named_where_another_is_tried() {
    let mut page = Page::with("wrong-claim-penalty=one-minute&clock=300");
    page.play("e4 e5");
    let intended = page.game().position().parse_san("Nf3").ok();
    page.act(Event::Claim { by: Color::White, intended });
    let Some(NoticeContent::WrongClaim { declared: true, given_time: Some(Color::Black), .. }) = page.what()
    else {
        panic!("{:?}", page.what());
    };
    assert_eq!(asked(&page, Color::Black), Some(PlayerQuestion::Draw));
    page.drop("d2", "d4");
    let Some(NoticeContent::Refused { refusal: Refusal::MoveDeclared(san), .. }) = page.what() else {
        panic!("{:?}", page.what());
    };
    assert_eq!(san.to_string(), "Nf3");
    page.drop("g1", "f3");
    assert_eq!(page.sans(), ["e4", "e5", "Nf3"]);
}

#[test]
fn who_is_asked_for_a_takeback_is_asked_alone() {
    let mut page = Page::new();
    page.play("e4 e5").act(Event::AskTakeback(Color::Black));
    assert_eq!(asked(&page, Color::White), Some(PlayerQuestion::Request(RequestKind::Takeback(1))));
    assert!(kinds(&page, Color::Black).contains(&EdgeButtonKind::Resign));
}

#[test]
fn who_resigns_is_asked_back_alone() {
    let mut page = Page::new();
    page.play("e4").send(table::Msg::Resign(Color::White));
    assert_eq!(
        (asked(&page, Color::White), asked(&page, Color::Black)),
        (Some(PlayerQuestion::ConfirmResignation), None)
    );
    assert_eq!(
        page.table().seats.seat(Color::White).announcement.items,
        [AnnouncementItem::ConfirmResignation(Color::White)]
    );
    assert_ne!(
        page.table().seats.seat(Color::Black).announcement.items,
        [AnnouncementItem::ConfirmResignation(Color::White)]
    );
    page.play("e5");
    assert_eq!(page.sans().len(), 2, "Black plays on");
    page.wait(5_000).send(table::Msg::Wake);
    assert_eq!(asked(&page, Color::White), None, "it goes by itself");
    page.send(table::Msg::Resign(Color::White)).send(PageMsg::Escape);
    assert_eq!(asked(&page, Color::White), None, "or with Escape");
    page.send(table::Msg::Resign(Color::White)).send(table::Msg::Resign(Color::Black));
    assert_eq!(page.result(), None, "each is asked alone");
    page.wait(500)
        .send(table::Msg::AnswerQuestion { by: Color::Black, yes: true })
        .answer_open_questions_winnable();
    assert_eq!(page.result(), Some(("1-0", "resignation")));
}

#[test]
fn a_refusal_is_told_to_whom_it_answers() {
    let mut page = Page::new();
    page.play("e4");
    let white = page.table().seats.seat(Color::White).announcement.clone();
    page.act(Event::AcceptDraw(Color::Black));
    let refused = NoticeContent::Refused { by: Color::Black, refusal: Refusal::NoOffer, declared: false };
    let refused = [AnnouncementItem::Notice(refused)];
    assert_eq!(page.table().seats.seat(Color::Black).announcement.items, refused);
    assert_eq!(page.table().seats.seat(Color::White).announcement, white);
    assert_eq!(page.said(), refused, "both look from one side: the last announcement is read out");
}

#[test]
fn nothing_is_asked_and_nothing_can_be_done_when_the_game_is_over() {
    let mut page = Page::new();
    page.play("e4 e5")
        .act(Event::OfferDraw(Color::White))
        .act(Event::AcceptDraw(Color::Black))
        .answer_open_questions_winnable();
    assert_eq!(page.result().map(|(score, _)| score), Some("1/2-1/2"));
    for color in Color::ALL {
        assert_eq!(page.edge(color).actions, EdgeActions::None);
    }
}
