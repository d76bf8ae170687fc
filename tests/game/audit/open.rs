//! While the question is open whether a position is dead, a result that the answer could change is
//! not final. A dead position is a draw from the move that reaches it (FIDE 5.2.2).

use tabiya::game::{
    ClockPress, DeadPosition, Event, FirstMove, FlagFall, GameChanges, GameSetup, HouseRules, Refusal,
    Resignation, Span, TimeControl, Verdict,
};
use tabiya::rules::Color::{Black, White};
use tabiya::rules::Position;

use super::super::desk::Desk;

/// Pawn walls that neither king can pass. In the second position White's king is near f4, which
/// black pawns attack.
const CLOSED: &str = "8/5k2/8/p1p1p1p1/P1P1P1P1/8/5K2/8 w - - 0 1";
const BESIDE_KING: &str = "8/8/4k3/p1p1p1p1/P1P1P1P1/4K3/8/8 w - - 0 1";

/// Plays the moves `first` in the closed position `fen`; the question whether the position is dead
/// stays open.
fn open(rules: HouseRules, fen: &str, first: &str) -> Desk {
    let start = Position::from_fen(fen).unwrap();
    let time = TimeControl::with_total(Span::from_secs(60));
    let mut desk = Desk::unanswered(GameSetup { rules, start, time, ..GameSetup::default() });
    desk.play(first);
    assert!(desk.game.question().is_some());
    desk
}

/// A case: its name, the rules, the event while the question is open, and the outcome if the
/// position is not dead.
type Ending = (&'static str, HouseRules, fn(&mut Desk) -> GameChanges, &'static str);

fn endings() -> Vec<Ending> {
    let (fide, lobby) = (HouseRules::fide(), HouseRules::lobby());
    let flag = |flag_fall| HouseRules { flag_fall, ..HouseRules::fide() };
    let loses = HouseRules { resignation: Resignation::Loss, ..HouseRules::fide() };
    vec![
        ("resigning, always lost", loses, |desk| desk.ok(Event::Resign(White)), "0-1 resignation"),
        ("resigning in the lobby", lobby.clone(), |desk| desk.ok(Event::Resign(Black)), "1-0 resignation"),
        ("flag, always lost", lobby.clone(), fall, "1-0 flag-fall"),
        ("flag, unless too little material", flag(FlagFall::Material), fall, "1-0 flag-fall"),
        ("flag, unless a lone king", flag(FlagFall::LoneKing), fall, "1-0 flag-fall"),
        (
            "agreement",
            fide,
            |desk| {
                desk.play("Ke6");
                desk.ok(Event::OfferDraw(White));
                desk.ok(Event::AcceptDraw(Black))
            },
            "1/2-1/2 agreement",
        ),
    ]
}

/// Lets the flag of the player to move fall.
fn fall(desk: &mut Desk) -> GameChanges {
    desk.wait(60_000).ok(Event::Tick)
}

#[test]
fn nothing_is_final_before_the_answer() {
    for (name, rules, happens, otherwise) in endings() {
        for (verdict, outcome) in [
            (Verdict::Unwinnable, "1/2-1/2 dead-position"),
            (Verdict::Winnable { line: Vec::new() }, otherwise),
            (Verdict::Undetermined, otherwise),
        ] {
            let mut desk = open(rules.clone(), CLOSED, "Ke2");
            let changes = happens(&mut desk);
            assert_eq!((changes.ended, desk.outcome().as_str()), (None, "*"), "{name}");
            assert!(desk.game.pending_result().is_some() && !desk.game.accepts_moves(), "{name}");
            assert!(desk.game.clock().is_some_and(|clock| clock.running().is_none()), "{name}");
            // While the result waits, a tick changes nothing, and a resignation is refused.
            desk.wait(600_000).ok(Event::Tick);
            let refused = desk.apply(Event::Resign(White)).unwrap_err();
            assert!(matches!(refused, Refusal::BeingSettled | Refusal::FlagFallen(_)), "{name}: {refused}");
            // Replaying the journal while the question is open makes the same game.
            assert!(desk.journal.replay().game == desk.game, "{name}");
            desk.verdict(verdict);
            assert_eq!(desk.outcome(), outcome, "{name}");
            assert!(desk.journal.replay().game == desk.game, "{name}");
        }
    }
}

#[test]
fn where_the_flag_asks_too_it_asks_after_that() {
    for (first, second, outcome) in [
        (Verdict::Unwinnable, None, "1/2-1/2 dead-position"),
        (Verdict::Undetermined, Some(Verdict::Unwinnable), "1/2-1/2 flag-fall"),
        (Verdict::Undetermined, Some(Verdict::Undetermined), "1-0 flag-fall"),
    ] {
        let mut desk = open(HouseRules::fide(), CLOSED, "Ke2");
        assert_eq!(fall(&mut desk).flag_fell, Some(Black));
        let asked = desk.verdict(first).question;
        assert_eq!(asked.is_some(), second.is_some());
        if let Some(second) = second {
            desk.verdict(second);
        }
        assert_eq!(desk.outcome(), outcome);
        // A resignation waits for the answer too.
        let mut desk = open(HouseRules::fide(), CLOSED, "Ke2");
        desk.ok(Event::Resign(Black));
        assert_eq!(desk.outcome(), "*");
    }
}

#[test]
fn a_losing_move_into_check_waits_and_is_not_on_the_board_yet() {
    let rules = HouseRules { check_warnings: false, ..HouseRules::lobby() };
    for (verdict, outcome, plies) in [
        (Verdict::Unwinnable, "1/2-1/2 dead-position", 2),
        (Verdict::Winnable { line: Vec::new() }, "0-1 left-king-in-check", 3),
        (Verdict::Undetermined, "0-1 left-king-in-check", 3),
    ] {
        let mut desk = open(rules.clone(), BESIDE_KING, "Kf3 Kf6");
        // The pawns on e5 and g5 attack f4, so this move leaves White's king in check.
        let mv = desk.mv("f3f4");
        desk.wait(1_000);
        let changes = desk.ok(Event::Move(mv));
        assert_eq!((changes.ended, desk.game.moves().len(), desk.outcome().as_str()), (None, 2, "*"));
        assert!(desk.journal.replay().game == desk.game);
        desk.wait(5_000).verdict(verdict);
        assert_eq!((desk.outcome().as_str(), desk.game.moves().len()), (outcome, plies));
        assert_eq!(desk.left(White), 59_000, "the clock stopped with the move");
        assert!(desk.journal.replay().game == desk.game);
    }
}

#[test]
fn a_losing_move_completes_the_one_before_it_whether_it_waits_or_not() {
    // The players must tap the clock after each move, but neither player does.
    let rules = HouseRules { check_warnings: false, ..HouseRules::lobby() };
    let start = Position::from_fen(BESIDE_KING).unwrap();
    let time = TimeControl::fischer(Span::from_secs(60), Span::from_secs(2)).with_press(ClockPress::Tap);
    let setup =
        GameSetup { rules, start, time: time.with_first_move(FirstMove::Timed), ..GameSetup::default() };
    let ended = |waits: bool| {
        let mut desk = if waits { Desk::unanswered(setup.clone()) } else { Desk::with(setup.clone()) };
        desk.ok(Event::Start);
        desk.play("Kf3 Kf6 f3f4");
        if waits {
            desk.wait(5_000).verdict(Verdict::Undetermined);
        }
        assert_eq!(desk.outcome(), "0-1 left-king-in-check");
        assert_eq!(desk.left(White), 60_000 - 3_000 + 2_000, "it waits: {waits}");
        desk.game.pgn()
    };
    assert_eq!(ended(true), ended(false));
}

#[test]
fn a_right_claim_waits_as_an_agreement_does() {
    let mut desk = open(HouseRules::fide(), CLOSED, "Ke2 Ke6 Kf2 Kf7 Ke2 Ke6 Kf2 Kf7");
    desk.ok(Event::Claim { by: White, intended: None });
    assert_eq!(desk.outcome(), "*");
    desk.verdict(Verdict::Undetermined);
    assert_eq!(desk.outcome(), "1/2-1/2 threefold");
}

#[test]
fn an_answer_that_comes_after_the_flag_is_heard_first() {
    // The answer is the first event after Black's time is used up.
    for (verdict, outcome) in
        [(Verdict::Unwinnable, "1/2-1/2 dead-position"), (Verdict::Undetermined, "1-0 flag-fall")]
    {
        let mut desk = open(HouseRules::lobby(), CLOSED, "Ke2");
        desk.wait(61_000).verdict(verdict);
        assert_eq!(desk.outcome(), outcome);
        assert_eq!(desk.left(Black), 0);
    }
}

#[test]
fn what_cannot_be_dead_is_final_at_once() {
    // A mate proves that the position before it is not dead.
    let mut desk = Desk::new(HouseRules::fide());
    desk.play("f3 e5 g4 Qh4#");
    assert_eq!(desk.outcome(), "0-1 checkmate");
    // The game asks no question about the initial position.
    let mut desk = Desk::new(HouseRules::lobby());
    assert!(desk.game.question().is_none());
    desk.ok(Event::Resign(White));
    assert_eq!(desk.outcome(), "0-1 resignation");
    // Rules that count only material ask no question.
    let mut desk =
        Desk::asking(HouseRules { dead_position: DeadPosition::Material, ..HouseRules::lobby() }, CLOSED);
    desk.play("Ke2").ok(Event::Resign(White));
    assert_eq!(desk.outcome(), "0-1 resignation");
}
