//! Points for each result.

use tabiya::game::{Event, HouseRules};
use tabiya::rules::Color;

use super::super::desk::Desk;

pub(super) fn points_one_half_nothing(rules: HouseRules) {
    let points = |desk: &Desk| {
        let outcome = desk.game.outcome().expect("over");
        Color::ALL.map(|color| outcome.points(color).to_string())
    };
    let mut desk = Desk::new(rules.clone());
    desk.ok(Event::Resign(Color::Black));
    desk.answer_open_question_winnable();
    assert_eq!(points(&desk), ["1", "0"]);
    let mut desk = Desk::new(rules);
    desk.ok(Event::OfferDraw(Color::White));
    desk.play("e4");
    desk.ok(Event::DeclineDraw(Color::Black));
    desk.play("e5").ok(Event::OfferDraw(Color::White));
    desk.play("d4").ok(Event::AcceptDraw(Color::Black));
    assert_eq!(points(&desk), ["½", "½"]);
}

pub(super) fn point_to_the_winner(rules: HouseRules) {
    points_one_half_nothing(rules);
}
