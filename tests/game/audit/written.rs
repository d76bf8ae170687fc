//! Draw offers on the score sheet and in the PGN, each beside the move with which it was made (FIDE
//! 9.1.2.2).

use super::super::desk::Desk;
use tabiya::game::pgn::games;
use tabiya::game::{ClockPress, DrawOffers, Event, GameSetup, HouseRules, Journal, Span, TimeControl};
use tabiya::rules::Color::{self, Black, White};

/// Moves of the game in SAN, each with `(=)` if the PGN notes a draw offer beside it.
fn written(desk: &Desk) -> String {
    let pgn = desk.game.pgn();
    // The app reads the same moves from its own PGN, although comments stand between them.
    let record = games(&pgn, desk.game.rules().laws()).next().expect("a game").expect("readable");
    let played: Vec<_> = desk.game.moves().iter().map(|played| played.mv).collect();
    assert_eq!(record.moves(), played, "{pgn}");
    assert_eq!(
        Journal::from_pgn(&record, desk.game.rules().clone()).replay().game.moves().len(),
        played.len()
    );
    let noted = record.main.moves.iter().zip(desk.game.moves()).map(|(step, played)| {
        let offered = step.comments.iter().any(|comment| comment == "(=)");
        format!("{}{}", played.san, if offered { "(=)" } else { "" })
    });
    noted.collect::<Vec<_>>().join(" ")
}

fn tapped(draw_offers: DrawOffers) -> Desk {
    let time = TimeControl::with_total(Span::from_secs(60)).with_press(ClockPress::Tap);
    let rules = HouseRules { draw_offers, ..HouseRules::fp_club() };
    Desk::with(GameSetup { rules, time, ..GameSetup::default() })
}

#[test]
fn an_offer_stands_beside_the_move_it_was_made_with() {
    for rules in [HouseRules::fide(), HouseRules::fly_or_die()] {
        // An offer after the move, as FIDE asks.
        let mut desk = Desk::new(rules.clone());
        desk.play("e4 e5 Nf3").ok(Event::OfferDraw(White));
        assert_eq!(written(&desk), "e4 e5 Nf3(=)");
        assert!(desk.game.pgn().contains("2. Nf3 {(=)}"), "{}", desk.game.pgn());
        desk.play("Nc6");
        assert_eq!(written(&desk), "e4 e5 Nf3(=) Nc6", "declined, and written all the same");
        // An offer that is made before the move is noted beside the move, even if the offer is
        // declined before the move.
        for declined in [false, true] {
            let mut desk = Desk::new(rules.clone());
            desk.play("e4 e5").ok(Event::OfferDraw(White));
            assert_eq!(written(&desk), "e4 e5");
            if declined {
                desk.ok(Event::DeclineDraw(Black));
            }
            desk.play("Nf3 Nc6");
            assert_eq!(written(&desk), "e4 e5 Nf3(=) Nc6");
        }
        // The offer is accepted before White's next move, so it is noted beside the last move.
        let mut desk = Desk::new(rules);
        desk.play("e4 e5").ok(Event::OfferDraw(White));
        desk.ok(Event::AcceptDraw(Black));
        assert_eq!(written(&desk), "e4 e5(=)");
        // The players undo the end of the game. The offer then waits for White's next move, so it
        // is no longer noted beside `e5`.
        desk.wait(100).ok(Event::UndoEnd(White));
        desk.ok(Event::UndoEnd(Black));
        assert_eq!(written(&desk), "e4 e5");
    }
}

#[test]
fn an_offer_that_is_not_delivered_yet_is_written_nowhere() {
    let mut desk = Desk::new(HouseRules::lobby());
    desk.play("e4 e5").ok(Event::OfferDraw(White));
    assert_eq!(written(&desk), "e4 e5");
    desk.play("Nf3");
    assert_eq!(written(&desk), "e4 e5 Nf3(=)");
    // With tapped clocks the tap delivers the offer.
    for replies in [false, true] {
        let mut desk = tapped(DrawOffers::WithMove);
        desk.play("e4").ok(Event::OfferDraw(White));
        assert_eq!(written(&desk), "e4");
        if replies {
            desk.play("e5");
            assert_eq!(written(&desk), "e4 e5");
        }
        desk.ok(Event::Press(White));
        assert_eq!(written(&desk), if replies { "e4(=) e5" } else { "e4(=)" });
    }
    // White offers after Black's reply, but before tapping the clock. This counts as White's own
    // turn, and the offer belongs to e4, White's last move.
    let mut desk = tapped(DrawOffers::OwnTurn);
    desk.play("e4 e5").ok(Event::OfferDraw(White));
    assert_eq!(written(&desk), "e4(=) e5");
}

#[test]
fn a_takeback_takes_the_note_along_and_a_redo_brings_it_back() {
    let mut desk = Desk::new(HouseRules::fide());
    desk.play("e4 e5 Nf3").ok(Event::OfferDraw(White));
    desk.ok(Event::DeclineDraw(Black));
    desk.ok(Event::AskTakeback(White));
    desk.ok(Event::GrantRequest(Black));
    assert_eq!(written(&desk), "e4 e5");
    desk.ok(Event::AskRedo(White));
    desk.ok(Event::GrantRequest(Black));
    assert_eq!(written(&desk), "e4 e5 Nf3(=)");
    // Black offers a draw before a reply that is never made, because White takes the last move
    // back. The offer is noted nowhere.
    desk.ok(Event::OfferDraw(Black));
    desk.ok(Event::DeclineDraw(White));
    desk.ok(Event::AskTakeback(White));
    desk.ok(Event::GrantRequest(Black));
    desk.play("d4 d5");
    assert_eq!(written(&desk), "e4 e5 d4 d5");
    assert_eq!(desk.journal.replay().game, desk.game);
}

#[test]
fn a_wrong_claim_that_counts_as_an_offer_is_written_with_the_declared_move() {
    let rules = HouseRules { wrong_claim_penalty: Some(Span::from_mins(2)), ..HouseRules::fide() };
    let time = "300+0".parse().unwrap();
    let mut desk = Desk::with(GameSetup { rules, time, ..GameSetup::default() });
    desk.play("e4 e5");
    let nf3 = desk.mv("Nf3");
    desk.ok(Event::Claim { by: White, intended: Some(nf3) });
    desk.play("Nf3");
    assert_eq!(written(&desk), "e4 e5 Nf3(=)");
}

#[test]
fn the_last_move_has_its_clock_its_note_and_its_reason() {
    let time = "300+0".parse().unwrap();
    let mut desk = Desk::with(GameSetup { time, ..GameSetup::default() });
    desk.play("e4 e5").ok(Event::OfferDraw(Color::Black));
    desk.ok(Event::AcceptDraw(Color::White));
    let pgn = desk.game.pgn();
    assert!(pgn.contains("{(=)}") && pgn.trim_end().ends_with("{agreement} 1/2-1/2"), "{pgn}");
    assert_eq!(written(&desk), "e4 e5(=)");
}
