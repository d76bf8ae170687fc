//! Rules that the rules document, `../shared/house-rules.md`, lists below its table: one test for
//! each line, in the document's order. The modules `settled` and `second_audit` test the lines that
//! came from two audits of the app by an arbiter.

use tabiya::game::{
    Event, GameSetup, HouseRules, Preset, Refusal, Span, TimeAllowance, TimeBonus, TimeControl, TimeStage,
    pgn,
};
use tabiya::rules::Color::{Black, White};
use tabiya::rules::{Color, MoveKind, Role, Square};

use super::super::desk::Desk;
use super::progress::without_progress;
use super::repetition::claim;

/// Lines of the rules document, each by its first words, with its test.
pub(super) const LINES: &[(&str, fn())] = &[
    ("Castling", castling),
    ("With check warnings off", with_check_warnings_off_targets_are_pseudo_legal),
    ("A refused drop", a_refused_drop_names_who_gives_the_check),
    ("Checkmate", checkmate_wins_over_every_draw),
    ("A claim that is wrong", a_wrong_claim_changes_nothing_and_says_why),
    ("The limit per move", the_limit_per_move_is_a_flag_like_any_other),
    ("A result", a_result_is_a_score_and_a_reason),
    ("\"Recording of moves", moves_are_recorded_in_san),
    ("Resigning can be done", stopping_the_clocks_is_not_resigning),
];

/// First words of the line on the markers of legal target squares during a drag. The end-to-end
/// test `drag::a_held_piece_shows_where_it_may_go` covers them.
pub(super) const ON_THE_PAGE: &str = "While a piece is being dragged";

/// Whether White may castle on the king's side, and whether on the queen's side.
fn castles(rules: &HouseRules, fen: &str) -> [bool; 2] {
    let desk = Desk::from_fen(rules.clone(), fen);
    let king = desk.game.position().king(White);
    [MoveKind::CastleKingSide, MoveKind::CastleQueenSide]
        .map(|kind| desk.game.playable_from(king).iter().any(|mv| mv.kind() == kind))
}

#[test]
fn castling() {
    for (fen, expected) in [
        ("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", [true, true]),
        // A piece stands between king and rook.
        ("4k3/8/8/8/8/8/8/RN2K1NR w KQ - 0 1", [false, false]),
        ("4k3/8/8/8/8/8/8/R2bKb1R w KQ - 0 1", [false, false]),
        // The king is in check, crosses an attacked square, or reaches one.
        ("4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1", [false, false]),
        ("3rkr2/8/8/8/8/8/8/R3K2R w KQ - 0 1", [false, false]),
        ("2r1k1r1/8/8/8/8/8/8/R3K2R w KQ - 0 1", [false, false]),
        // The rook leaves an attacked square, or crosses one: White may castle.
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQ - 0 1", [true, true]),
        ("1r2k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", [true, true]),
        // The castling rights are lost.
        ("4k3/8/8/8/8/8/8/R3K2R w - - 0 1", [false, false]),
    ] {
        for preset in Preset::ALL {
            assert_eq!(castles(&preset.rules(), fen), expected, "{preset:?}: {fen}");
        }
    }
    for preset in Preset::ALL {
        // A king or rook that has moved and returned may not castle.
        for (moves, expected) in [
            ("Ke2 Kd7 Ke1 Ke8", [false, false]),
            ("Rg1 Kd7 Rh1 Ke8", [false, true]),
            ("Rb1 Kd7 Ra1 Ke8", [true, false]),
        ] {
            let mut desk = Desk::from_fen(preset.rules(), "4k3/7p/8/8/8/8/8/R3K2R w KQ - 0 1");
            desk.play(moves);
            assert_eq!(castles(&preset.rules(), &desk.game.position().to_fen()), expected, "{moves}");
        }
        // The king moves two squares towards the rook, and the rook jumps over the king.
        for (san, king, rook) in [("O-O", Square::G1, Square::F1), ("O-O-O", Square::C1, Square::D1)] {
            let mut desk = Desk::from_fen(preset.rules(), "4k3/7p/8/8/8/8/8/R3K2R w KQ - 0 1");
            let mv = desk.mv(san);
            assert_eq!((mv.from(), mv.to()), (Square::E1, king));
            desk.play(san);
            let role = |square| desk.game.position().piece_at(square).map(|piece| piece.role);
            assert_eq!((role(king), role(rook)), (Some(Role::King), Some(Role::Rook)));
        }
    }
}

#[test]
fn with_check_warnings_off_targets_are_pseudo_legal() {
    let off = HouseRules { check_warnings: false, ..HouseRules::lobby() };
    let pinned = "4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1";
    for (rules, targets) in [(HouseRules::lobby(), 0), (off.clone(), 6)] {
        assert_eq!(Desk::from_fen(rules, pinned).game.playable_from(Square::E2).len(), targets);
    }
    // Castling through an attacked square stays illegal.
    assert_eq!(castles(&off, "4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1"), [false, true]);
    // For mate and stalemate only legal moves count. In the first position, a pinned piece has a
    // pseudo-legal move that blocks the check. In the second, the king has only attacked squares.
    for (fen, mv, outcome) in [
        ("7k/6rp/8/8/8/8/1B6/R6K w - - 0 1", "Ra8#", "1-0 checkmate"),
        ("7k/5K2/8/8/6Q1/8/8/8 w - - 0 1", "Qg6", "1/2-1/2 stalemate"),
    ] {
        let mut desk = Desk::from_fen(off.clone(), fen);
        desk.play(mv);
        assert_eq!(desk.outcome(), outcome, "{fen}");
    }
}

/// The refusal names the piece that gives check. The end-to-end tests `drag` and `refusals` cover
/// that the dropped piece returns to its square.
#[test]
fn a_refused_drop_names_who_gives_the_check() {
    let mut desk = Desk::from_fen(HouseRules::lobby(), "4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1");
    let mv = desk.mv("e2c3");
    let Err(Refusal::KingLeftInCheck { attackers }) = desk.apply(Event::Move(mv)) else { panic!() };
    assert_eq!(attackers.iter().collect::<Vec<_>>(), [Square::E7]);
    // A move that is illegal for another reason names no attacker.
    let junk = tabiya::rules::Move::new(Square::E2, Square::E5, MoveKind::Normal);
    assert_eq!(desk.apply(Event::Move(junk)), Err(Refusal::NotLegal));
    assert_eq!(desk.game.moves().len(), 0);
}

#[test]
fn checkmate_wins_over_every_draw() {
    for preset in Preset::ALL {
        for halfmoves in [99, 149] {
            if halfmoves == 149 && preset == Preset::Lobby {
                // The lobby's rules end the game after 100 half-moves without progress.
                continue;
            }
            let fen = format!("k7/8/1K6/8/8/8/8/7R w - - {halfmoves} 80");
            let mut desk = Desk::from_fen(preset.rules(), &fen);
            desk.play("Rh8#");
            assert_eq!(desk.outcome(), "1-0 checkmate", "{preset:?} {halfmoves}");
            // After the mate, the game refuses a resignation.
            assert!(matches!(desk.apply(Event::Resign(White)), Err(Refusal::GameOver(_))));
        }
    }
    // The open question whether the position is dead does not delay the mate.
    let mut desk = Desk::unanswered(GameSetup { rules: HouseRules::fide(), ..GameSetup::default() });
    desk.play("f3 e5 g4 Qh4#");
    assert_eq!(desk.outcome(), "0-1 checkmate");
}

#[test]
fn a_wrong_claim_changes_nothing_and_says_why() {
    for preset in [Preset::Fide, Preset::FpClub, Preset::FlyOrDie] {
        assert_eq!(preset.rules().wrong_claim_penalty, None, "{preset:?}: off by default");
        let time = TimeControl::with_total(Span::from_mins(5));
        let mut desk = Desk::with(GameSetup { rules: preset.rules(), time, ..GameSetup::default() });
        desk.play("e4 e5");
        let left = Color::ALL.map(|color| desk.left(color));
        // `Desk::apply` asserts that a refused event changes nothing.
        let Err(Refusal::WrongClaim(wrong)) = desk.apply(claim(White)) else { panic!("{preset:?}") };
        assert_eq!((wrong.occurrences, wrong.halfmoves, wrong.is_mate), (Some(1), Some(0), false));
        assert_eq!((Color::ALL.map(|color| desk.left(color)), desk.game.draw_offer()), (left, None));
    }
    let mut desk = without_progress(HouseRules::fide(), 97);
    desk.play("Ra2");
    let Err(Refusal::WrongClaim(wrong)) = desk.apply(claim(Black)) else { panic!() };
    assert_eq!(wrong.halfmoves, Some(98));
}

#[test]
fn the_limit_per_move_is_a_flag_like_any_other() {
    let allowance = TimeAllowance { stages: Vec::new(), per_move: Some(Span::from_secs(10)) };
    let time = TimeControl::same_for_both(allowance).unwrap();
    for (rules, fen, outcome) in [
        (HouseRules::lobby(), "4k3/7p/8/8/8/8/8/KQ6 w - - 0 1", "1-0 flag-fall"),
        (HouseRules::lobby(), "4k3/8/8/8/8/8/7P/K6q w - - 0 1", "1-0 flag-fall"),
        (HouseRules::fly_or_die(), "4k3/7p/8/8/8/8/8/KQ6 w - - 0 1", "1-0 flag-fall"),
        // FlyOrDie's rules do not award a win on time to a lone king.
        (HouseRules::fly_or_die(), "4k3/8/8/8/8/8/7q/K7 w - - 0 1", "1/2-1/2 flag-fall"),
    ] {
        let mut desk = Desk::timed(rules, fen, time.clone());
        let first = desk.game.position().legal_moves()[0];
        desk.ok(Event::Move(first));
        desk.wait(9_999).ok(Event::Tick);
        assert_eq!(desk.outcome(), "*", "{fen}");
        assert_eq!(desk.wait(1).ok(Event::Tick).flag_fell, Some(Black), "{fen}");
        assert_eq!(desk.outcome(), outcome, "{fen}");
    }
}

/// A result has a score and a reason. The end-to-end test
/// `pictures::results_that_explain_themselves` covers that the page shows both.
#[test]
fn a_result_is_a_score_and_a_reason() {
    let mut desk = Desk::new(HouseRules::fide());
    desk.play("e4 e5").ok(Event::Resign(Black));
    desk.answer_open_question_winnable();
    let outcome = desk.game.outcome().unwrap();
    assert_eq!(
        (outcome.score(), outcome.winner(), outcome.reason.code()),
        ("1-0", Some(White), "resignation")
    );
    let text = desk.game.pgn();
    assert!(text.contains("[Result \"1-0\"]") && text.ends_with("{resignation} 1-0\n"), "{text}");
    let dead = Desk::from_fen(HouseRules::fide(), "8/8/4k3/8/8/3K4/8/8 w - - 0 1");
    let outcome = dead.game.outcome().unwrap();
    assert_eq!((outcome.score(), outcome.reason.code()), ("1/2-1/2", "dead-position"));
}

/// The move list holds SAN. The end-to-end test `keyboard` covers play by keyboard.
#[test]
fn moves_are_recorded_in_san() {
    let fen = "r3k3/1P6/8/3pP3/8/8/4R3/R3K2R w KQq d6 0 9";
    for preset in Preset::ALL {
        let mut desk = Desk::from_fen(preset.rules(), fen);
        desk.play("exd6+ Kd7 bxa8=Q Kxd6 Raa2 Kc7 O-O");
        let sans: Vec<String> = desk.game.moves().iter().map(|played| played.san.to_string()).collect();
        assert_eq!(sans, ["exd6+", "Kd7", "bxa8=Q", "Kxd6", "Raa2", "Kc7", "O-O"], "{preset:?}");
        let read = pgn::games(&desk.game.pgn(), preset.rules().laws()).next().unwrap().unwrap();
        assert_eq!(read.moves().len(), 7);
    }
}

/// Stopping the clocks does not end the game. The tests of the score sheet cover resigning on the
/// sheet.
#[test]
fn stopping_the_clocks_is_not_resigning() {
    let stage = TimeStage { moves: None, time: Span::from_secs(60), bonus: TimeBonus::None };
    let time = TimeControl::same_for_both(TimeAllowance { stages: vec![stage], per_move: None }).unwrap();
    for preset in Preset::ALL {
        let mut desk =
            Desk::with(GameSetup { rules: preset.rules(), time: time.clone(), ..GameSetup::default() });
        desk.play("e4").ok(Event::Pause);
        desk.wait(3_600_000).ok(Event::Tick);
        assert_eq!(desk.outcome(), "*", "{preset:?}");
        desk.ok(Event::Resume);
        assert_eq!(desk.left(Black), 60_000, "{preset:?}");
        desk.ok(Event::Resign(White));
        desk.answer_open_question_winnable();
        assert_eq!(desk.outcome(), "0-1 resignation", "{preset:?}");
    }
}
