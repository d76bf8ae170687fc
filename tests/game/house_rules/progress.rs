//! Draws after fifty and after seventy-five moves without a capture or a pawn move.

use tabiya::game::{DrawProof, Event, Explanation, HouseRules, Refusal};
use tabiya::rules::Color;

use super::super::desk::Desk;
use super::repetition::claim;

/// A game of king and rook against king after `halfmoves` half-moves without progress.
pub(super) fn without_progress(rules: HouseRules, halfmoves: u32) -> Desk {
    Desk::from_fen(rules, &format!("4k3/8/8/8/8/8/8/R3K3 w - - {halfmoves} 80"))
}

fn fifty_proof(desk: &Desk) -> u32 {
    match desk.game.explanation() {
        Some(Explanation::Claim { proof: DrawProof::NoProgress(halfmoves), .. })
        | Some(Explanation::Automatic(DrawProof::NoProgress(halfmoves))) => *halfmoves,
        other => panic!("{other:?}"),
    }
}

pub(super) fn fifty_by_claim_intended_move_too(rules: HouseRules) {
    let mut desk = without_progress(rules.clone(), 98);
    desk.play("Ra2");
    let Err(refusal) = desk.apply(claim(Color::Black)) else { panic!() };
    assert!(refusal.to_string().ends_with("49½ moves have passed without a capture or a pawn move, not 50"));
    // A claim with the move that would complete fifty moves.
    let mut intending = without_progress(rules.clone(), 98);
    intending.play("Ra2");
    let intended = Some(intending.mv("Kd7"));
    intending.ok(Event::Claim { by: Color::Black, intended });
    assert_eq!((intending.outcome().as_str(), fifty_proof(&intending)), ("1/2-1/2 fifty-moves", 100));
    // A claim after fifty moves on the board.
    desk.play("Kd7");
    assert_eq!(desk.outcome(), "*");
    assert_eq!(desk.apply(claim(Color::Black)), Err(Refusal::NotYourTurn));
    desk.ok(claim(Color::White));
    assert_eq!((desk.outcome().as_str(), fifty_proof(&desk)), ("1/2-1/2 fifty-moves", 100));
    // A claim is refused if the declared move mates.
    let mut desk = Desk::from_fen(rules, "k7/8/1K6/8/8/8/8/7R w - - 99 80");
    let intended = Some(desk.mv("Rh8#"));
    let refusal = desk.apply(Event::Claim { by: Color::White, intended }).unwrap_err();
    assert_eq!(refusal.to_string(), "no draw: that move mates");
}

pub(super) fn fifty_on_request_of_either(rules: HouseRules) {
    for color in Color::ALL {
        let mut desk = without_progress(rules.clone(), 98);
        desk.play("Ra2");
        assert!(matches!(desk.apply(claim(color)), Err(Refusal::WrongClaim(_))));
        desk.play("Kd7");
        assert_eq!(desk.outcome(), "*");
        desk.ok(claim(color));
        assert_eq!(desk.outcome(), "1/2-1/2 fifty-moves");
    }
}

pub(super) fn fifty_by_player_to_move(rules: HouseRules) {
    let mut desk = without_progress(rules, 98);
    desk.play("Ra2");
    let intended = Some(desk.mv("Kd7"));
    assert_eq!(desk.apply(Event::Claim { by: Color::Black, intended }), Err(Refusal::NoIntendedMove));
    desk.play("Kd7");
    assert_eq!(desk.apply(claim(Color::Black)), Err(Refusal::NotYourTurn));
    desk.ok(claim(Color::White));
    assert_eq!(desk.outcome(), "1/2-1/2 fifty-moves");
}

pub(super) fn fifty_at_once(rules: HouseRules) {
    let mut desk = without_progress(rules.clone(), 98);
    desk.play("Ra2");
    assert_eq!(desk.outcome(), "*");
    desk.play("Kd7");
    assert_eq!((desk.outcome().as_str(), fifty_proof(&desk)), ("1/2-1/2 fifty-moves", 100));
    // Mate on the hundredth half-move wins.
    let mut desk = Desk::from_fen(rules, "k7/8/1K6/8/8/8/8/7R w - - 99 80");
    desk.play("Rh8#");
    assert_eq!(desk.outcome(), "1-0 checkmate");
}

fn seventy_five(rules: HouseRules) -> Desk {
    let mut desk = without_progress(rules, 148);
    desk.play("Ra2");
    assert_eq!(desk.outcome(), "*");
    desk.play("Kd7");
    desk
}

pub(super) fn seventy_five_at_once_unless_mate(rules: HouseRules) {
    let desk = seventy_five(rules.clone());
    assert_eq!((desk.outcome().as_str(), fifty_proof(&desk)), ("1/2-1/2 seventy-five-moves", 150));
    let mut desk = Desk::from_fen(rules, "k7/8/1K6/8/8/8/8/7R w - - 149 80");
    desk.play("Rh8#");
    assert_eq!(desk.outcome(), "1-0 checkmate");
}

pub(super) fn seventy_five_goes_on(rules: HouseRules) {
    assert_eq!(seventy_five(rules).outcome(), "*");
}

pub(super) fn seventy_five_never_reached(rules: HouseRules) {
    assert_eq!(without_progress(rules, 100).outcome(), "1/2-1/2 fifty-moves");
}
