//! Under rules that deliver a draw offer with the offering player's move, the offer stays secret
//! until that move.

use tabiya::game::{Event, HouseRules};
use tabiya::rules::Color::{Black, White};

use super::super::desk::Desk;

#[test]
fn the_opponent_hears_of_their_turn_and_not_of_the_offer() {
    let opponents = [
        Event::OfferDraw(Black),
        Event::AcceptDraw(Black),
        Event::DeclineDraw(Black),
        Event::Claim { by: Black, intended: None },
        Event::AskTakeback(Black),
        Event::AskRedo(Black),
        Event::GrantRequest(Black),
        Event::DeclineRequest(Black),
    ];
    for event in opponents {
        let answers = [false, true].map(|offered| {
            let mut desk = Desk::new(HouseRules::lobby());
            desk.play("e4 e5");
            if offered {
                desk.ok(Event::OfferDraw(White));
            }
            let may = desk.game.may_offer_draw(Black);
            let answer = desk.game.apply(desk.now, event.clone());
            (may, answer, desk.game.pgn())
        });
        assert_eq!(answers[0], answers[1], "{event:?}");
    }
    let mut desk = Desk::new(HouseRules::lobby());
    desk.play("e4 e5").ok(Event::OfferDraw(White));
    // Black learns only that it is not Black's turn.
    assert_eq!(desk.apply(Event::OfferDraw(Black)).unwrap_err().code(), "not-your-turn");
    // White's second offer is refused because the first is still open.
    assert_eq!(desk.apply(Event::OfferDraw(White)).unwrap_err().code(), "offer-open");
}
