//! Wrong claims of a draw under rules with a penalty: each claim is a draw offer (FIDE 9.1.2.3),
//! and the player must make the move that was declared with it (9.5.3).

use tabiya::game::{Edition, Event, GameSetup, HouseRules, RequestKind, Span, TimeControl};
use tabiya::rules::Color::{Black, White};
use tabiya::rules::{Color, Move};

use super::super::desk::Desk;

fn desk(penalty: &str, time: TimeControl) -> Desk {
    let mut rules = HouseRules::fide();
    rules.set_by_name("wrong-claim-penalty", penalty).unwrap();
    Desk::with(GameSetup { rules, time, ..GameSetup::default() })
}

fn claim(by: Color, intended: Option<Move>) -> Event {
    Event::Claim { by, intended }
}

#[test]
fn a_penalty_is_off_or_one_minute_or_two() {
    for (name, millis) in [("one-minute", 60_000), ("two-minutes", 120_000), ("on", 120_000), ("90", 90_000)]
    {
        let mut desk = desk(name, TimeControl::with_total(Span::from_mins(5)));
        desk.play("e4 e5");
        desk.ok(claim(White, None));
        assert_eq!(desk.left(Black), 299_000 + millis, "{name}");
    }
    let mut off = desk("off", TimeControl::with_total(Span::from_mins(5)));
    off.play("e4 e5");
    let intended = Some(off.mv("Nf3"));
    assert_eq!(off.apply(claim(White, intended)).unwrap_err().code(), "wrong-claim");
    assert_eq!((off.left(Black), off.game.draw_offer()), (299_000, None));
    off.play("d4");
}

#[test]
fn a_wrong_claim_is_an_offer_of_a_draw() {
    // A wrong claim is a draw offer with and without clocks.
    for time in [TimeControl::without_clocks(), TimeControl::with_total(Span::from_mins(5))] {
        let mut game = desk("two-minutes", time.clone());
        game.play("e4 e5");
        let changes = game.ok(claim(White, None));
        assert_eq!(changes.offered.map(|offer| (offer.by, offer.is_delivered)), Some((White, true)));
        assert!(changes.wrong_claim.is_some());
        game.ok(Event::AcceptDraw(Black));
        assert_eq!(game.outcome(), "1/2-1/2 agreement");

        let mut game = desk("two-minutes", time);
        game.play("e4 e5");
        game.ok(claim(White, None));
        game.play("d4");
        assert!(game.game.draw_offer().is_some(), "the claimant's own move does not withdraw it");
        game.play("d5");
        assert!(game.game.draw_offer().is_none());
    }
}

#[test]
fn an_offer_that_is_open_stays_the_opponents() {
    let mut desk = desk("two-minutes", TimeControl::without_clocks());
    desk.play("e4 e5");
    desk.ok(Event::OfferDraw(Black));
    desk.ok(claim(White, None));
    assert_eq!(desk.game.draw_offer().map(|offer| offer.by), Some(Black));
    desk.ok(Event::AcceptDraw(White));
    assert_eq!(desk.outcome(), "1/2-1/2 agreement");
}

#[test]
fn the_declared_move_must_be_made() {
    let mut desk = desk("one-minute", TimeControl::without_clocks());
    desk.play("e4 e5");
    let declared = desk.mv("Nf3");
    desk.ok(claim(White, Some(declared)));
    assert!(desk.game.playable_from(declared.from()).iter().eq([&declared]));
    assert!(desk.game.playable_from(desk.mv("d4").from()).is_empty());
    for other in ["d4", "Nh3", "Ke2"] {
        let other = desk.mv(other);
        assert_eq!(desk.apply(Event::Move(other)).unwrap_err().code(), "move-declared");
        // Another claim does not release the player from the declared move.
        assert_eq!(desk.apply(claim(White, Some(other))).unwrap_err().code(), "move-declared");
    }
    let refusal = desk.apply(Event::Move(desk.mv("d4"))).unwrap_err();
    assert!(refusal.to_string().contains("Nf3"), "{refusal}");
    desk.ok(Event::DeclineDraw(Black));
    desk.play("Nf3 d5 d4");
    assert_eq!(desk.game.moves().len(), 5);
}

#[test]
fn what_is_taken_back_unbinds_the_declared_move() {
    let mut desk = desk("two-minutes", TimeControl::without_clocks());
    desk.play("e4 e5");
    let declared = desk.mv("Nf3");
    desk.ok(claim(White, Some(declared)));
    desk.ok(Event::AskTakeback(White));
    assert_eq!(desk.game.open_request().map(|request| request.kind), Some(RequestKind::Takeback(2)));
    desk.ok(Event::GrantRequest(Black));
    desk.play("d4 d5 c4");
    // The journal restores the same game.
    assert_eq!(desk.journal.replay().game, desk.game);
}

#[test]
fn a_claim_of_an_earlier_edition_binds_nothing() {
    let mut rules = HouseRules::fide();
    rules.set_by_name("wrong-claim-penalty", "on").unwrap();
    let time = TimeControl::with_total(Span::from_mins(5));
    let mut desk = Desk::with(GameSetup { rules, time, edition: Edition::First, ..GameSetup::default() });
    desk.play("e4 e5");
    let declared = desk.mv("Nf3");
    desk.ok(claim(White, Some(declared)));
    assert_eq!((desk.left(Black), desk.game.draw_offer()), (419_000, None));
    desk.play("d4");
}
