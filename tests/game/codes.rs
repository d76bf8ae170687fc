//! Names of refusals, mate verdicts and rule options, by which the page and other programs
//! distinguish them; and texts of moves with their numbers, such as `1… e5`.

use tabiya::game::{EndReason, GameResult, Instant, MateVerdict, Outcome, Refusal, RuleOption, WrongClaim};
use tabiya::rules::{Bitboard, Color, FenError};

#[test]
fn every_refusal_has_a_name_of_its_own() {
    let outcome = Outcome { result: GameResult::Draw, reason: EndReason::Agreement };
    let wrong = WrongClaim { occurrences: Some(2), halfmoves: None, is_mate: false };
    let refusals = [
        (Refusal::GameOver(outcome), "game-over"),
        (Refusal::NotLegal, "not-legal"),
        (Refusal::KingLeftInCheck { attackers: Bitboard::EMPTY }, "king-left-in-check"),
        (Refusal::ClockNotPressed(Color::White), "clock-not-pressed"),
        (Refusal::FlagFallen(Color::Black), "flag-fallen"),
        (Refusal::NotYourTurn, "not-your-turn"),
        (Refusal::OfferOpen, "offer-open"),
        (Refusal::WrongClaim(wrong), "wrong-claim"),
        (Refusal::BadPosition(FenError::Turn), "bad-position"),
        (Refusal::FixedForThisGame, "fixed-for-this-game"),
        (Refusal::NoQuestion, "no-question"),
    ];
    for (refusal, code) in refusals {
        assert_eq!(refusal.code(), code);
        assert!(!refusal.to_string().is_empty());
    }
}

#[test]
fn a_finding_says_whether_the_flag_drew() {
    let mate_verdicts = [
        (MateVerdict::NotAsked, "not-asked", false),
        (MateVerdict::MoreThanKing, "more-than-king", false),
        (MateVerdict::LoneKing, "lone-king", true),
        (MateVerdict::EnoughMaterial, "enough-material", false),
        (MateVerdict::NotEnoughMaterial, "not-enough-material", true),
        (MateVerdict::CanMate(Vec::new()), "can-mate", false),
        (MateVerdict::CannotMate, "cannot-mate", true),
        (MateVerdict::Undetermined, "undetermined", false),
    ];
    for (mate_verdict, code, draws) in mate_verdicts {
        assert_eq!((mate_verdict.code(), mate_verdict.is_draw()), (code, draws));
    }
}

#[test]
fn knobs_are_found_by_their_names_and_their_values_by_theirs() {
    for option in RuleOption::ALL {
        assert_eq!(RuleOption::from_name(option.name()), Some(option));
        for value in option.values() {
            assert_eq!(option.value(value.name()), Some(*value), "{option}");
        }
        assert_eq!(option.value("perhaps"), None, "{option}");
        let on = option.value("on").is_some() && option != RuleOption::WrongClaimPenalty;
        assert_eq!(option.is_switch(), on, "{option}");
    }
    assert_eq!(RuleOption::from_name("castling"), None);
}

#[test]
fn a_move_is_named_with_its_number() {
    let mut desk = super::desk::Desk::new(tabiya::game::HouseRules::fide());
    desk.play("e4 e5 Nf3");
    let named: Vec<String> =
        (0..5).filter_map(|ply| desk.game.numbered_san(ply)).map(|named| named.to_string()).collect();
    assert_eq!(named, ["1. e4", "1… e5", "2. Nf3"]);
    assert!(desk.game.last_change() > Instant::default());
}
