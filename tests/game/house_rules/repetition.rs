//! Draws by threefold and by fivefold repetition.

use tabiya::game::{DrawProof, Event, Explanation, HouseRules, Refusal, Span, TimeControl};
use tabiya::rules::Color;

use super::super::desk::Desk;
use super::START;

/// Moves that bring about the initial position for the third time.
const THREE_TIMES: &str = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8";

pub(super) fn claim(by: Color) -> Event {
    Event::Claim { by, intended: None }
}

fn repetition_proof(desk: &Desk) -> Vec<usize> {
    match desk.game.explanation() {
        Some(Explanation::Claim { proof: DrawProof::Repetition(times), .. })
        | Some(Explanation::Automatic(DrawProof::Repetition(times))) => {
            times.iter().map(|time| time.ply).collect()
        }
        other => panic!("{other:?}"),
    }
}

pub(super) fn threefold_by_claim_intended_move_too(rules: HouseRules) {
    // The player to move claims.
    let mut desk = Desk::new(rules.clone());
    desk.play("Nf3 Nf6 Ng1");
    let Err(Refusal::WrongClaim(wrong)) = desk.apply(claim(Color::Black)) else { panic!() };
    assert_eq!(wrong.occurrences, Some(1));
    desk.play("Ng8 Nf3 Nf6 Ng1 Ng8");
    assert_eq!(desk.outcome(), "*");
    assert_eq!(desk.apply(claim(Color::Black)), Err(Refusal::NotYourTurn));
    desk.ok(claim(Color::White));
    assert_eq!(desk.outcome(), "1/2-1/2 threefold");
    assert_eq!(repetition_proof(&desk), [0, 4, 8]);

    // A claim with a move that is declared and not made.
    let mut desk = Desk::new(rules.clone());
    desk.play("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
    let (right, wrong) = (desk.mv("Ng8"), desk.mv("Nd5"));
    let refused = desk.apply(Event::Claim { by: Color::Black, intended: Some(wrong) }).unwrap_err();
    assert_eq!(
        refused.to_string(),
        "no draw: the position has been on the board once, not three times, and 4 moves have passed without a \
         capture or a pawn move, not 50"
    );
    assert_eq!(
        desk.game.draw_claims_with_move(Color::Black).into_iter().map(|(mv, _)| mv).collect::<Vec<_>>(),
        [right]
    );
    desk.ok(Event::Claim { by: Color::Black, intended: Some(right) });
    assert_eq!(desk.outcome(), "1/2-1/2 threefold");
    assert_eq!((repetition_proof(&desk), desk.game.moves().len()), (vec![0, 4, 8], 7));

    // After the first king moves the castling rights are lost, so the later positions differ from
    // the first one.
    let mut desk = Desk::from_fen(rules.clone(), "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    desk.play("Ke2 Ke7 Ke1 Ke8 Ke2 Ke7 Ke1 Ke8");
    assert!(
        matches!(desk.apply(claim(Color::White)), Err(Refusal::WrongClaim(wrong)) if wrong.occurrences == Some(2))
    );
    desk.play("Ke2 Ke7 Ke1 Ke8");
    desk.ok(claim(Color::White));

    // No black pawn can capture en passant after e4, so the position after e4 is the same as the
    // later positions.
    let mut desk = Desk::new(rules.clone());
    desk.play("e4 Nf6 Nf3 Ng8 Ng1 Nf6 Nf3 Ng8 Ng1");
    desk.ok(claim(Color::Black));
    // Here the en passant capture after e4 is legal, so the later positions differ from the
    // position after e4.
    let mut desk = Desk::from_fen(rules.clone(), "4k3/8/8/8/3p4/8/4P3/4K1N1 w - - 0 1");
    desk.play("e4 Kd7 Nf3 Ke8 Ng1 Kd7 Nf3 Ke8 Ng1");
    assert!(
        matches!(desk.apply(claim(Color::Black)), Err(Refusal::WrongClaim(wrong)) if wrong.occurrences == Some(2))
    );

    // The claim is valid after the fourth occurrence too.
    let mut desk = Desk::new(rules.clone());
    desk.play(THREE_TIMES).play("Nf3 Nf6 Ng1 Ng8");
    desk.ok(claim(Color::White));
    assert_eq!(repetition_proof(&desk), [0, 4, 8, 12]);

    // The optional penalty for a wrong claim adds two minutes to the opponent's time.
    let rules = HouseRules { wrong_claim_penalty: Some(HouseRules::WRONG_CLAIM_PENALTY), ..rules };
    let mut desk = Desk::timed(rules, START, TimeControl::with_total(Span::from_mins(5)));
    desk.play("Nf3 Nf6");
    let changes = desk.ok(claim(Color::White));
    assert_eq!(changes.wrong_claim.and_then(|wrong| wrong.occurrences), Some(1));
    assert_eq!(desk.left(Color::Black), 300_000 - 1_000 + 120_000);
    assert_eq!(desk.outcome(), "*");
}

pub(super) fn threefold_on_request_of_either(rules: HouseRules) {
    for color in Color::ALL {
        let mut desk = Desk::new(rules.clone());
        desk.play("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
        assert!(matches!(desk.apply(claim(color)), Err(Refusal::WrongClaim(_))));
        let intended = Some(desk.mv("Ng8"));
        assert!(matches!(
            desk.apply(Event::Claim { by: Color::Black, intended }),
            Err(Refusal::NoIntendedMove)
        ));
        desk.play("Ng8");
        desk.ok(claim(color));
        assert_eq!(desk.outcome(), "1/2-1/2 threefold");
        assert_eq!(repetition_proof(&desk), [0, 4, 8]);
    }
    // Positions with different castling rights are not repetitions of each other.
    let mut desk = Desk::from_fen(rules, "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    desk.play("Ke2 Ke7 Ke1 Ke8 Ke2 Ke7 Ke1 Ke8");
    assert!(matches!(desk.apply(claim(Color::Black)), Err(Refusal::WrongClaim(_))));
}

pub(super) fn threefold_by_player_to_move(rules: HouseRules) {
    let mut desk = Desk::new(rules);
    desk.play("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
    let intended = Some(desk.mv("Ng8"));
    assert_eq!(desk.apply(Event::Claim { by: Color::Black, intended }), Err(Refusal::NoIntendedMove));
    desk.play("Ng8");
    assert_eq!(desk.apply(claim(Color::Black)), Err(Refusal::NotYourTurn));
    desk.ok(claim(Color::White));
    assert_eq!(desk.outcome(), "1/2-1/2 threefold");
}

pub(super) fn threefold_at_once_by_placement(rules: HouseRules) {
    let mut desk = Desk::new(rules.clone());
    desk.play("Nf3 Nf6 Ng1");
    assert_eq!(desk.apply(claim(Color::Black)), Err(Refusal::NoClaims));
    desk.play("Ng8 Nf3 Nf6 Ng1");
    assert_eq!(desk.outcome(), "*");
    desk.play("Ng8");
    assert_eq!(desk.outcome(), "1/2-1/2 threefold");
    assert_eq!(repetition_proof(&desk), [0, 4, 8]);
    // Castling rights do not matter under these rules.
    let mut desk = Desk::from_fen(rules.clone(), "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    desk.play("Ke2 Ke7 Ke1 Ke8 Ke2 Ke7 Ke1 Ke8");
    assert_eq!(desk.outcome(), "1/2-1/2 threefold");
    // The side to move does not matter either: White's rook returns after three moves, Black's king
    // after two.
    let mut desk = Desk::from_fen(rules, "7k/8/8/8/8/8/P6P/K6R w - - 0 1");
    desk.play("Rg1 Kh7 Rf1 Kh8 Rh1 Kh7 Rg1 Kh8 Rf1 Kh7 Rh1 Kh8");
    assert_eq!(desk.outcome(), "1/2-1/2 threefold");
    assert_eq!(repetition_proof(&desk), [0, 5, 12]);
}

fn fivefold(rules: HouseRules) -> Desk {
    let mut desk = Desk::new(rules);
    desk.play(THREE_TIMES).play("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
    assert_eq!(desk.outcome(), "*");
    desk.play("Ng8");
    desk
}

pub(super) fn fivefold_at_once(rules: HouseRules) {
    let desk = fivefold(rules);
    assert_eq!(desk.outcome(), "1/2-1/2 fivefold");
    assert_eq!(repetition_proof(&desk), [0, 4, 8, 12, 16]);
}

pub(super) fn fivefold_goes_on(rules: HouseRules) {
    assert_eq!(fivefold(rules).outcome(), "*");
}

pub(super) fn fivefold_never_reached(rules: HouseRules) {
    let mut desk = Desk::new(rules);
    desk.play(THREE_TIMES);
    assert_eq!(desk.outcome(), "1/2-1/2 threefold");
}
