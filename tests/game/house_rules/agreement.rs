//! Draws by agreement, and resigning.

use tabiya::game::{Event, HouseRules, MatingSide, Refusal, Span, TimeControl, Verdict};
use tabiya::rules::Color;

use super::super::desk::Desk;
use super::START;
use super::dead::CLOSED;

pub(super) fn one_offers_the_other_accepts_once_both_have_moved(rules: HouseRules) {
    use Color::{Black, White};
    // A draw can be agreed only once both players have made a move.
    for (moves, by) in [("", White), ("e4", Black)] {
        let mut desk = Desk::new(rules.clone());
        desk.play(moves).ok(Event::OfferDraw(by));
        assert_eq!(desk.apply(Event::AcceptDraw(!by)), Err(Refusal::TooEarlyToAgree), "{moves}");
    }
    // Either player may offer in any turn if no offer is open. No player can accept their own
    // offer.
    for (by, to) in [(White, Black), (Black, White)] {
        let mut desk = Desk::new(rules.clone());
        desk.play("e4 e5");
        assert!(desk.ok(Event::OfferDraw(by)).offered.is_some_and(|offer| offer.is_delivered));
        assert_eq!(desk.apply(Event::OfferDraw(by)), Err(Refusal::OfferOpen));
        assert_eq!(desk.apply(Event::OfferDraw(to)), Err(Refusal::OfferOpen));
        assert_eq!(desk.apply(Event::AcceptDraw(by)), Err(Refusal::NoOffer));
        desk.ok(Event::AcceptDraw(to));
        assert_eq!(desk.outcome(), "1/2-1/2 agreement");
    }
    // White's first offer is declined by word, the second by Black's move. Black's own offer is
    // accepted.
    let mut desk = Desk::new(rules);
    desk.ok(Event::OfferDraw(White));
    assert!(desk.ok(Event::DeclineDraw(Black)).declined.is_some());
    assert_eq!(desk.apply(Event::AcceptDraw(Black)), Err(Refusal::NoOffer));
    desk.ok(Event::OfferDraw(White));
    desk.play("e4");
    assert!(desk.game.draw_offer().is_some(), "the own move does not withdraw it");
    let mv = desk.mv("e5");
    assert!(desk.ok(Event::Move(mv)).declined.is_some());
    assert_eq!(desk.apply(Event::AcceptDraw(Black)), Err(Refusal::NoOffer));
    desk.ok(Event::OfferDraw(Black));
    desk.ok(Event::AcceptDraw(White));
    assert_eq!(desk.outcome(), "1/2-1/2 agreement");
}

pub(super) fn offered_in_own_turn(rules: HouseRules) {
    use Color::{Black, White};
    let mut desk = Desk::new(rules);
    assert_eq!(desk.apply(Event::OfferDraw(Black)), Err(Refusal::NotYourTurn));
    desk.ok(Event::OfferDraw(White));
    desk.play("e4");
    assert!(desk.game.draw_offer().is_some());
    let mv = desk.mv("e5");
    assert!(desk.ok(Event::Move(mv)).declined.is_some(), "the next move without an answer declines");
    assert!(desk.game.draw_offer().is_none());
    desk.ok(Event::OfferDraw(White));
    desk.play("d4");
    desk.ok(Event::AcceptDraw(Black));
    assert_eq!(desk.outcome(), "1/2-1/2 agreement");
}

pub(super) fn offered_in_own_turn_delivered_with_the_move(rules: HouseRules) {
    use Color::{Black, White};
    let mut desk = Desk::new(rules);
    assert_eq!(desk.apply(Event::OfferDraw(Black)), Err(Refusal::NotYourTurn));
    assert!(desk.ok(Event::OfferDraw(White)).offered.is_some_and(|offer| !offer.is_delivered));
    assert_eq!(desk.apply(Event::AcceptDraw(Black)), Err(Refusal::NoOffer));
    assert_eq!(desk.apply(Event::DeclineDraw(Black)), Err(Refusal::NoOffer));
    let mv = desk.mv("e4");
    assert!(desk.ok(Event::Move(mv)).offered.is_some_and(|offer| offer.is_delivered), "with the move");
    desk.ok(Event::DeclineDraw(Black));
    desk.play("e5");
    desk.ok(Event::OfferDraw(White));
    desk.play("d4");
    desk.ok(Event::AcceptDraw(Black));
    assert_eq!(desk.outcome(), "1/2-1/2 agreement");
}

fn resigning_at_any_time(rules: HouseRules) {
    for (by, outcome) in [(Color::White, "0-1 resignation"), (Color::Black, "1-0 resignation")] {
        for moves in ["", "e4", "e4 e5"] {
            let mut desk = Desk::new(rules.clone());
            desk.play(moves).ok(Event::Resign(by));
            desk.answer_open_question_winnable();
            assert_eq!(desk.outcome(), outcome);
            assert!(matches!(desk.apply(Event::Resign(!by)), Err(Refusal::GameOver(_))));
        }
        // Stopping the clocks is not resigning. A player can resign while the clocks are stopped.
        let mut desk = Desk::timed(rules.clone(), START, TimeControl::with_total(Span::from_secs(60)));
        desk.play("e4").ok(Event::Pause);
        assert_eq!(desk.outcome(), "*");
        desk.ok(Event::Resign(by));
        desk.answer_open_question_winnable();
        assert_eq!(desk.outcome(), outcome);
    }
}

/// White has a queen, Black a lone king.
const LONE_KING: &str = "4k3/8/8/8/8/8/8/KQ6 w - - 0 1";

pub(super) fn resigning_always_loses(rules: HouseRules) {
    resigning_at_any_time(rules.clone());
    for fen in [LONE_KING, CLOSED] {
        let mut desk = Desk::from_fen(rules.clone(), fen);
        assert!(desk.ok(Event::Resign(Color::White)).question.is_none(), "nothing is asked");
        assert_eq!(desk.outcome(), "0-1 resignation", "{fen}");
    }
}

pub(super) fn resigning_loses_unless_the_opponent_cannot_mate(rules: HouseRules) {
    resigning_at_any_time(rules.clone());
    // The opponent has only a king: resigning is a draw at once, whichever player is to move.
    let mut desk = Desk::from_fen(rules.clone(), LONE_KING);
    desk.ok(Event::Resign(Color::White));
    assert_eq!(desk.outcome(), "1/2-1/2 resignation");
    let mut desk = Desk::from_fen(rules.clone(), LONE_KING);
    desk.play("Qb2").ok(Event::Resign(Color::White));
    assert_eq!(desk.outcome(), "1/2-1/2 resignation", "out of turn too");
    // If material does not decide, the game asks whether the opponent can mate.
    for (verdict, outcome) in [
        (Verdict::Unwinnable, "1/2-1/2 resignation"),
        (Verdict::Winnable { line: Vec::new() }, "0-1 resignation"),
        (Verdict::Undetermined, "0-1 resignation"),
    ] {
        let mut desk = Desk::from_fen(rules.clone(), CLOSED);
        let question = desk.ok(Event::Resign(Color::White)).question.expect("can Black mate?");
        assert_eq!((desk.outcome().as_str(), question.mating_side), ("*", MatingSide::Side(Color::Black)));
        desk.verdict(verdict);
        assert_eq!(desk.outcome(), outcome);
    }
}
