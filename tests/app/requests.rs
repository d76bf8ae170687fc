//! Requests of one player to the other: takebacks and draw offers. The player who asks waits, and
//! may withdraw a takeback request. Until the answer, the page refuses another request and says
//! why.

use super::page::Page;
use tabiya::app::table::view::{EdgeActions, EdgeButton, EdgeButtonKind};
use tabiya::app::table::{self, MIN_ANSWER_DELAY_MS, PlayerQuestion};
use tabiya::app::{AnnouncementItem, NoticeContent};
use tabiya::game::{EndReason, Event, Refusal, RequestKind};
use tabiya::rules::Color;
use tabiya::words::PlayerName;

/// The button of this kind at the edge of a player, if there is one.
fn button(page: &Page, color: Color, kind: EdgeButtonKind) -> Option<EdgeButton> {
    let edge = page.edge(color);
    let EdgeActions::Choose(buttons) = &edge.actions else { panic!("{:?}", edge.actions) };
    buttons.iter().find(|button| button.kind == kind).cloned()
}

fn press(page: &mut Page, color: Color, kind: EdgeButtonKind) {
    let button = button(page, color, kind).unwrap_or_else(|| panic!("{color:?} has no button {kind:?}"));
    page.send(button.msg);
}

fn waits(page: &Page) -> [bool; 2] {
    Color::ALL.map(|color| page.edge(color).awaits_answer)
}

#[test]
fn who_asks_for_a_takeback_waits_and_may_withdraw_it() {
    for (moves, request) in
        [("e4 e5", Event::AskTakeback(Color::Black)), ("e4", Event::AskRedo(Color::Black))]
    {
        let mut page = Page::new();
        page.play("e4 e5").act(Event::AskTakeback(Color::Black)).act(Event::GrantRequest(Color::White));
        if moves == "e4 e5" {
            page.play("e5");
        }
        page.act(request.clone());
        assert_eq!(waits(&page), [false, true], "{request:?}");
        assert!(matches!(page.table().question_to(Color::White), Some(PlayerQuestion::Request(_))));
        assert_eq!(button(&page, Color::Black, EdgeButtonKind::Takeback), None, "{request:?}");
        press(&mut page, Color::Black, EdgeButtonKind::WithdrawRequest);
        assert_eq!((waits(&page), page.game().open_request()), ([false, false], None), "{request:?}");
        assert_eq!(page.table().question_to(Color::White), None, "{request:?}");
        let what = page.what().expect("White sees why the question is gone");
        assert_eq!((what.code(), what.recipient(page.game().turn())), ("withdrawn", Some(Color::White)));
        assert_eq!(button(&page, Color::Black, EdgeButtonKind::WithdrawRequest), None, "{request:?}");
    }
}

#[test]
fn who_plays_on_withdraws_the_request_and_who_is_asked_refuses_it_by_a_move() {
    for (by, code) in [(Color::White, "withdrawn"), (Color::Black, "not-granted")] {
        let mut page = Page::new();
        page.play("e4 e5").act(Event::AskTakeback(by));
        page.play("Nf3");
        let said = page.said().iter().find_map(|said| match said {
            AnnouncementItem::Notice(what) => Some(what.code()),
            _ => None,
        });
        assert_eq!(said, Some(code), "{by:?} asks, White moves");
    }
}

#[test]
fn who_offers_a_draw_waits_and_cannot_withdraw_it() {
    let mut page = Page::new();
    page.play("e4 e5").act(Event::OfferDraw(Color::White));
    assert_eq!(waits(&page), [true, false]);
    for kind in [EdgeButtonKind::OfferDraw, EdgeButtonKind::WithdrawRequest] {
        assert_eq!(button(&page, Color::White, kind), None);
    }
    page.act(Event::DeclineRequest(Color::White));
    assert!(page.game().draw_offer().is_some(), "FIDE 9.1.2.1");
    page.wait(MIN_ANSWER_DELAY_MS).send(table::Msg::AnswerQuestion { by: Color::Black, yes: false });
    assert_eq!(waits(&page), [false, false]);
}

#[test]
fn an_offer_that_goes_with_the_move_is_not_awaited_before_the_move() {
    let mut page = Page::with("rules=lobby");
    page.play("e4 e5").act(Event::OfferDraw(Color::White));
    assert_eq!(waits(&page), [false, false]);
    page.play("Nf3");
    assert_eq!(waits(&page), [true, false]);
}

#[test]
fn one_question_is_open_at_a_time_and_another_is_refused_with_the_reason() {
    let mut page = Page::new();
    page.play("e4 e5").act(Event::OfferDraw(Color::White));
    let takeback = button(&page, Color::White, EdgeButtonKind::Takeback).expect("it is there");
    assert!(!takeback.is_enabled, "it looks disabled");
    page.send(takeback.msg);
    let refused = |refusal| Some(NoticeContent::Refused { by: Color::White, refusal, declared: false });
    assert_eq!(page.what().cloned(), refused(Refusal::OfferOpen));
    assert_eq!(page.game().open_request(), None);
    assert_eq!(page.table().question_to(Color::Black), Some(PlayerQuestion::Draw));

    let mut page = Page::new();
    page.play("e4 e5").act(Event::AskTakeback(Color::White)).act(Event::OfferDraw(Color::White));
    assert_eq!(page.what().cloned(), refused(Refusal::RequestOpen));
    assert_eq!(page.game().draw_offer(), None);
    let asked = Some(PlayerQuestion::Request(RequestKind::Takeback(2)));
    assert_eq!(page.table().question_to(Color::Black), asked);
}

#[test]
fn a_button_that_can_do_nothing_says_why() {
    let mut page = Page::new();
    press(&mut page, Color::Black, EdgeButtonKind::Takeback);
    let what = page.what().expect("a reason");
    assert_eq!(
        (what.code(), what.recipient(page.game().turn())),
        ("nothing-to-take-back", Some(Color::Black))
    );
}

#[test]
fn the_undo_of_a_draw_is_asked_at_the_edge_of_who_answers() {
    let mut page = Page::timed();
    let reply = |by, yes| table::Msg::AnswerQuestion { by, yes };
    page.drag("e2e4 e7e5").act(Event::OfferDraw(Color::White));
    page.wait(MIN_ANSWER_DELAY_MS).send(reply(Color::Black, true));
    let undo = Some(PlayerQuestion::UndoEnd(EndReason::Agreement));
    assert_eq!(page.view().questions.map(|question| question.map(|question| question.ask)), [undo, undo]);
    page.wait(MIN_ANSWER_DELAY_MS).send(reply(Color::White, true));
    assert_eq!(page.edge(Color::Black).actions, EdgeActions::Answer(PlayerQuestion::GrantUndo));
    assert_eq!((waits(&page), page.view().questions), ([true, false], [None, None]));
}

#[test]
fn a_player_who_resigns_is_asked_beside_the_strip() {
    let mut page = Page::with("white=Anna&black=Boris");
    page.play("e4").send(table::Msg::Resign(Color::Black));
    assert_eq!(page.edge(Color::Black).actions, EdgeActions::None);
    let [to_white, to_black] = page.view().questions;
    assert_eq!(to_white, None);
    let question = to_black.expect("Black is asked");
    assert_eq!((question.name.as_str(), question.is_far), ("Boris", true));
    assert_eq!(*page.view().names, ["Anna", "Boris"].map(|name| PlayerName::Person(name.to_owned())));
}
