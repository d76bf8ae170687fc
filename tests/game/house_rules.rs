//! Every cell of the house rules that says something: one module for each row, one test for each column.

use tabiya::game::{
    Bonus, Budget, Event, Explanation, Finding, HouseRules, Preset, Proof, Refusal, Span, Stage,
};
use tabiya::game::{TimeControl, Verdict};
use tabiya::rules::{Color, MoveKind, Role, Square};

use super::desk::Desk;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// The table. A row is named after its knob; `"row as the document has it" row { column => test, … }`.
macro_rules! table {
    ($($title:literal $row:ident { $($column:ident => $check:path),+ $(,)? })+) => {
        $(mod $row {
            $(#[test]
            fn $column() {
                $check(super::preset(stringify!($column)));
            })+
        })+

        /// The rows by the beginning of their title, with the columns that are tested.
        const ROWS: &[(&str, &[&str])] = &[$(($title, &[$(stringify!($column)),+])),+];
    };
}

table! {
    "en passant" en_passant {
        fide => super::en_passant_on,
        fp_club => super::en_passant_on,
        fly_or_die => super::en_passant_on,
        lobby => super::en_passant_on_and_may_be_switched_off,
    }
    "a move that leaves" a_move_that_leaves_ones_own_king_in_check {
        fide => super::king_in_check_refused,
        fp_club => super::king_in_check_refused,
        fly_or_die => super::king_in_check_refused,
        lobby => super::king_in_check_refused_or_loses,
    }
    "check announcement" check_announcement {
        fide => super::check_not_announced,
        fp_club => super::check_not_announced,
        fly_or_die => super::check_not_announced,
        lobby => super::check_announced_if_switched_on,
    }
    "same position three times" same_position_three_times {
        fide => super::threefold_by_claim_intended_move_too,
        fp_club => super::threefold_on_request_of_either,
        fly_or_die => super::threefold_by_player_to_move,
        lobby => super::threefold_at_once_by_placement,
    }
    "five times" five_times {
        fide => super::fivefold_at_once,
        fp_club => super::fivefold_goes_on,
        fly_or_die => super::fivefold_goes_on,
        lobby => super::fivefold_never_reached,
    }
    "50 moves" fifty_moves_each {
        fide => super::fifty_by_claim_intended_move_too,
        fp_club => super::fifty_on_request_of_either,
        fly_or_die => super::fifty_by_player_to_move,
        lobby => super::fifty_at_once,
    }
    "75 moves" seventy_five_moves_each {
        fide => super::seventy_five_at_once_unless_mate,
        fp_club => super::seventy_five_goes_on,
        fly_or_die => super::seventy_five_goes_on,
        lobby => super::seventy_five_never_reached,
    }
    "nobody can ever mate" nobody_can_ever_mate {
        fide => super::dead_position_exact,
        fp_club => super::dead_by_material,
        fly_or_die => super::dead_by_list,
        lobby => super::dead_position_exact_after_a_legal_move,
    }
    "flag falls" flag_falls {
        fide => super::flag_exact,
        fp_club => super::flag_by_material,
        fly_or_die => super::flag_by_lone_king,
        lobby => super::flag_always_loses,
    }
    "draw by agreement" draw_by_agreement {
        fide => super::one_offers_the_other_accepts,
        fp_club => super::offered_in_own_turn,
        fly_or_die => super::one_offers_the_other_accepts,
        lobby => super::offered_in_own_turn_delivered_with_the_move,
    }
    "resigning" resigning {
        fide => super::resigning_at_any_time,
        fp_club => super::resigning_at_any_time,
        fly_or_die => super::resigning_at_any_time,
        lobby => super::resigning_at_any_time,
    }
    "time controls" time_controls {
        fide => super::total_stages_and_increment,
        fp_club => super::total_time,
        fly_or_die => super::moves_in_a_time,
        lobby => super::none_or_total_and_limit_per_move,
    }
    "promotion" promotion {
        fide => super::four_promotions_any_number,
        fp_club => super::four_promotions_any_number,
        fly_or_die => super::four_promotions_any_number,
        lobby => super::four_promotions_any_number,
    }
    "points" points {
        fide => super::points_one_half_nothing,
        fp_club => super::points_one_half_nothing,
        lobby => super::point_to_the_winner,
    }
}

fn preset(column: &str) -> HouseRules {
    Preset::from_name(&column.replace('_', "-")).expect("a column is a preset").rules()
}

/// No cell of the document is forgotten (tournaments are not a matter of one game).
#[test]
fn every_cell_that_says_something_has_a_test() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../shared/house-rules.md");
    let Ok(text) = std::fs::read_to_string(path) else {
        println!("skipped: {path} is not there");
        return;
    };
    let mut seen = 0;
    for line in text.lines().filter(|line| line.starts_with("| ")).skip(1) {
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        if cells[0] == "tournaments" {
            continue;
        }
        let (_, columns) = ROWS.iter().find(|(title, _)| cells[0].starts_with(title)).expect(cells[0]);
        for (cell, column) in cells[1..].iter().zip(["fide", "fp_club", "fly_or_die", "lobby"]) {
            assert!(*cell == "–" || columns.contains(&column), "{} / {column}: {cell}", cells[0]);
        }
        seen += 1;
    }
    assert_eq!(seen, ROWS.len());
}

// --- en passant

const EN_PASSANT: &str = "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1";

fn en_passant_on(rules: HouseRules) {
    let mut desk = Desk::from_fen(rules, EN_PASSANT);
    desk.play("d5");
    let moves = desk.game.playable_from(Square::E5);
    assert!(moves.iter().any(|mv| mv.kind() == MoveKind::EnPassant));
    desk.play("exd6");
    assert_eq!(desk.game.position().by(Color::Black, Role::Pawn).len(), 0);
}

fn en_passant_on_and_may_be_switched_off(rules: HouseRules) {
    en_passant_on(rules.clone());
    let mut desk = Desk::from_fen(HouseRules { en_passant: false, ..rules }, EN_PASSANT);
    desk.play("d5");
    let moves = desk.game.playable_from(Square::E5);
    assert!(moves.iter().all(|mv| mv.kind() != MoveKind::EnPassant));
    assert_eq!(moves.len(), 1);
    assert!(desk.game.pgn().contains("[HouseRules \"lobby; en-passant=off\"]"));
}

// --- a move that leaves one's own king in check

const PINNED: &str = "4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1";

fn king_in_check_refused(rules: HouseRules) {
    let mut desk = Desk::from_fen(rules, PINNED);
    let mv = desk.mv("e2c3");
    let refusal = desk.apply(Event::Move(mv)).unwrap_err();
    let Refusal::KingLeftInCheck { attackers } = refusal else { panic!("{refusal:?}") };
    assert_eq!(attackers.iter().collect::<Vec<_>>(), [Square::E7]);
    assert_eq!(refusal.to_string(), "the king would be in check from e7");
    assert_eq!(desk.game.playable_from(Square::E2).len(), 0);
}

fn king_in_check_refused_or_loses(rules: HouseRules) {
    king_in_check_refused(rules.clone());
    let off = HouseRules { check_warnings: false, ..rules };
    // Moving into check.
    let mut desk = Desk::from_fen(off.clone(), PINNED);
    assert_eq!(desk.game.playable_from(Square::E2).len(), 6);
    desk.play("e2c3");
    assert_eq!(desk.outcome(), "0-1 left-king-in-check");
    let Some(Explanation::KingLeftInCheck { king, attackers }) = desk.game.explanation() else { panic!() };
    assert_eq!((*king, attackers.iter().collect::<Vec<_>>()), (Square::E1, vec![Square::E7]));
    assert_eq!(desk.game.position().piece_at(Square::C3).map(|piece| piece.role), Some(Role::Knight));
    assert_eq!(desk.game.explanation().unwrap().to_string(), "the king on e1 could be taken");
    // Staying in check.
    let mut desk = Desk::from_fen(off.clone(), "4k3/4r3/8/8/8/8/P7/4K3 w - - 0 1");
    desk.play("a2a4");
    assert_eq!(desk.outcome(), "0-1 left-king-in-check");
    // The king itself walks next to the other one: the king that could be taken stands where it went.
    let mut desk = Desk::from_fen(off.clone(), "8/8/8/3k4/8/3K4/P7/8 w - - 0 1");
    desk.play("d3d4");
    let Some(Explanation::KingLeftInCheck { king, .. }) = desk.game.explanation() else { panic!() };
    assert_eq!(*king, Square::D4);
    // Castling keeps all its own conditions.
    let desk = Desk::from_fen(off.clone(), "4kr2/8/8/8/8/8/8/4K2R w K - 0 1");
    assert!(desk.game.playable_from(Square::E1).iter().all(|mv| !mv.is_castle()));
    // Mate and stalemate are still judged by legal moves.
    let mut desk = Desk::from_fen(off.clone(), "7k/5K2/8/6Q1/8/8/8/8 w - - 0 1");
    desk.play("Qg7#");
    assert_eq!(desk.outcome(), "1-0 checkmate");
    let mut desk = Desk::from_fen(off, "7k/5K2/8/8/6Q1/8/8/8 w - - 0 1");
    desk.play("Qg6");
    assert_eq!(desk.outcome(), "1/2-1/2 stalemate");
}

// --- check announcement

fn check_not_announced(rules: HouseRules) {
    let mut desk = Desk::from_fen(rules, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    let mv = desk.mv("Ra8+");
    assert_eq!(desk.ok(Event::Move(mv)).check, None);
}

fn check_announced_if_switched_on(rules: HouseRules) {
    check_not_announced(rules.clone());
    let mut desk = Desk::from_fen(rules.clone(), "4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    // It may be changed in a running game, and at once; other rules may not.
    desk.ok(Event::ChangeRules(HouseRules { announce_check: true, ..rules.clone() }));
    let fixed = Event::ChangeRules(HouseRules { en_passant: false, ..rules });
    assert_eq!(desk.apply(fixed), Err(Refusal::FixedForThisGame));
    let mv = desk.mv("Ra8+");
    assert_eq!(desk.ok(Event::Move(mv)).check, Some(Color::Black));
}

// --- the same position three times

/// Brings the initial position on the board for the third time.
const THREE_TIMES: &str = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8";

fn claim(by: Color) -> Event {
    Event::Claim { by, intended: None }
}

fn threefold_proof(desk: &Desk) -> Vec<usize> {
    match desk.game.explanation() {
        Some(Explanation::Claim { proof: Proof::Threefold(times), .. })
        | Some(Explanation::Automatic(Proof::Threefold(times))) => {
            times.iter().map(|time| time.ply).collect()
        }
        other => panic!("{other:?}"),
    }
}

fn threefold_by_claim_intended_move_too(rules: HouseRules) {
    // The player to move claims.
    let mut desk = Desk::new(rules.clone());
    desk.play("Nf3 Nf6 Ng1");
    let Err(Refusal::WrongClaim(wrong)) = desk.apply(claim(Color::Black)) else { panic!() };
    assert_eq!(wrong.times, Some(1));
    desk.play("Ng8 Nf3 Nf6 Ng1 Ng8");
    assert_eq!(desk.outcome(), "*");
    assert_eq!(desk.apply(claim(Color::Black)), Err(Refusal::NotYourTurn));
    desk.ok(claim(Color::White));
    assert_eq!(desk.outcome(), "1/2-1/2 threefold");
    assert_eq!(threefold_proof(&desk), [0, 4, 8]);

    // With a move that is declared and not made.
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
        desk.game.claims_with_move(Color::Black).into_iter().map(|(mv, _)| mv).collect::<Vec<_>>(),
        [right]
    );
    desk.ok(Event::Claim { by: Color::Black, intended: Some(right) });
    assert_eq!(desk.outcome(), "1/2-1/2 threefold");
    assert_eq!((threefold_proof(&desk), desk.game.moves().len()), (vec![0, 4, 8], 7));

    // Castling rights gone between the first time and the third: not the same position.
    let mut desk = Desk::from_fen(rules.clone(), "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    desk.play("Ke2 Ke7 Ke1 Ke8 Ke2 Ke7 Ke1 Ke8");
    assert!(
        matches!(desk.apply(claim(Color::White)), Err(Refusal::WrongClaim(wrong)) if wrong.times == Some(2))
    );
    desk.play("Ke2 Ke7 Ke1 Ke8");
    desk.ok(claim(Color::White));

    // A capture in passing that is not possible does not count: the pawn is pinned, so this is the same position.
    let mut desk = Desk::new(rules.clone());
    desk.play("e4 Nf6 Nf3 Ng8 Ng1 Nf6 Nf3 Ng8 Ng1");
    desk.ok(claim(Color::Black));
    // One that is possible does: the first time was another position.
    let mut desk = Desk::from_fen(rules.clone(), "4k3/8/8/8/3p4/8/4P3/4K1N1 w - - 0 1");
    desk.play("e4 Kd7 Nf3 Ke8 Ng1 Kd7 Nf3 Ke8 Ng1");
    assert!(
        matches!(desk.apply(claim(Color::Black)), Err(Refusal::WrongClaim(wrong)) if wrong.times == Some(2))
    );

    // Claimable after the fourth time too.
    let mut desk = Desk::new(rules.clone());
    desk.play(THREE_TIMES).play("Nf3 Nf6 Ng1 Ng8");
    desk.ok(claim(Color::White));
    assert_eq!(threefold_proof(&desk), [0, 4, 8, 12]);

    // The optional penalty: two minutes for the opponent.
    let rules = HouseRules { wrong_claim_penalty: Some(HouseRules::WRONG_CLAIM_PENALTY), ..rules };
    let mut desk = Desk::timed(rules, START, TimeControl::total(Span::from_mins(5)));
    desk.play("Nf3 Nf6");
    let changes = desk.ok(claim(Color::White));
    assert_eq!(changes.wrong_claim.and_then(|wrong| wrong.times), Some(1));
    assert_eq!(desk.left(Color::Black), 300_000 - 1_000 + 120_000);
    assert_eq!(desk.outcome(), "*");
}

fn threefold_on_request_of_either(rules: HouseRules) {
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
        assert_eq!(threefold_proof(&desk), [0, 4, 8]);
    }
    // The position includes castling rights.
    let mut desk = Desk::from_fen(rules, "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    desk.play("Ke2 Ke7 Ke1 Ke8 Ke2 Ke7 Ke1 Ke8");
    assert!(matches!(desk.apply(claim(Color::Black)), Err(Refusal::WrongClaim(_))));
}

fn threefold_by_player_to_move(rules: HouseRules) {
    let mut desk = Desk::new(rules);
    desk.play("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
    let intended = Some(desk.mv("Ng8"));
    assert_eq!(desk.apply(Event::Claim { by: Color::Black, intended }), Err(Refusal::NoIntendedMove));
    desk.play("Ng8");
    assert_eq!(desk.apply(claim(Color::Black)), Err(Refusal::NotYourTurn));
    desk.ok(claim(Color::White));
    assert_eq!(desk.outcome(), "1/2-1/2 threefold");
}

fn threefold_at_once_by_placement(rules: HouseRules) {
    let mut desk = Desk::new(rules.clone());
    desk.play("Nf3 Nf6 Ng1");
    assert_eq!(desk.apply(claim(Color::Black)), Err(Refusal::NoClaims));
    desk.play("Ng8 Nf3 Nf6 Ng1");
    assert_eq!(desk.outcome(), "*");
    desk.play("Ng8");
    assert_eq!(desk.outcome(), "1/2-1/2 threefold");
    assert_eq!(threefold_proof(&desk), [0, 4, 8]);
    // Castling rights do not matter here.
    let mut desk = Desk::from_fen(rules.clone(), "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    desk.play("Ke2 Ke7 Ke1 Ke8 Ke2 Ke7 Ke1 Ke8");
    assert_eq!(desk.outcome(), "1/2-1/2 threefold");
    // Nor does whose turn it is: Black loses a move on the way to the same layout.
    let mut desk = Desk::from_fen(rules, "7k/8/8/8/8/8/P6P/K6R w - - 0 1");
    desk.play("Rg1 Kh7 Rf1 Kh8 Rh1 Kh7 Rg1 Kh8 Rf1 Kh7 Rh1 Kh8");
    assert_eq!(desk.outcome(), "1/2-1/2 threefold");
    assert_eq!(threefold_proof(&desk), [0, 5, 12]);
}

// --- five times

fn fivefold(rules: HouseRules) -> Desk {
    let mut desk = Desk::new(rules);
    desk.play(THREE_TIMES).play("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
    assert_eq!(desk.outcome(), "*");
    desk.play("Ng8");
    desk
}

fn fivefold_at_once(rules: HouseRules) {
    let desk = fivefold(rules);
    assert_eq!(desk.outcome(), "1/2-1/2 fivefold");
    assert_eq!(threefold_proof(&desk), [0, 4, 8, 12, 16]);
}

fn fivefold_goes_on(rules: HouseRules) {
    assert_eq!(fivefold(rules).outcome(), "*");
}

fn fivefold_never_reached(rules: HouseRules) {
    let mut desk = Desk::new(rules);
    desk.play(THREE_TIMES);
    assert_eq!(desk.outcome(), "1/2-1/2 threefold");
}

// --- fifty moves

/// Rook and king against king, `halfmoves` without progress behind them.
fn without_progress(rules: HouseRules, halfmoves: u32) -> Desk {
    Desk::from_fen(rules, &format!("4k3/8/8/8/8/8/8/R3K3 w - - {halfmoves} 80"))
}

fn fifty_proof(desk: &Desk) -> u32 {
    match desk.game.explanation() {
        Some(Explanation::Claim { proof: Proof::FiftyMoves(halfmoves), .. })
        | Some(Explanation::Automatic(Proof::FiftyMoves(halfmoves))) => *halfmoves,
        other => panic!("{other:?}"),
    }
}

fn fifty_by_claim_intended_move_too(rules: HouseRules) {
    let mut desk = without_progress(rules.clone(), 98);
    desk.play("Ra2");
    let Err(refusal) = desk.apply(claim(Color::Black)) else { panic!() };
    assert!(refusal.to_string().ends_with("49½ moves have passed without a capture or a pawn move, not 50"));
    // The move that would complete them.
    let mut intending = without_progress(rules.clone(), 98);
    intending.play("Ra2");
    let intended = Some(intending.mv("Kd7"));
    intending.ok(Event::Claim { by: Color::Black, intended });
    assert_eq!((intending.outcome().as_str(), fifty_proof(&intending)), ("1/2-1/2 fifty-moves", 100));
    // Completed on the board.
    desk.play("Kd7");
    assert_eq!(desk.outcome(), "*");
    assert_eq!(desk.apply(claim(Color::Black)), Err(Refusal::NotYourTurn));
    desk.ok(claim(Color::White));
    assert_eq!((desk.outcome().as_str(), fifty_proof(&desk)), ("1/2-1/2 fifty-moves", 100));
    // A declared move that mates is no draw: mate wins over it.
    let mut desk = Desk::from_fen(rules, "k7/8/1K6/8/8/8/8/7R w - - 99 80");
    let intended = Some(desk.mv("Rh8#"));
    let refusal = desk.apply(Event::Claim { by: Color::White, intended }).unwrap_err();
    assert_eq!(refusal.to_string(), "no draw: that move mates");
}

fn fifty_on_request_of_either(rules: HouseRules) {
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

fn fifty_by_player_to_move(rules: HouseRules) {
    let mut desk = without_progress(rules, 98);
    desk.play("Ra2");
    let intended = Some(desk.mv("Kd7"));
    assert_eq!(desk.apply(Event::Claim { by: Color::Black, intended }), Err(Refusal::NoIntendedMove));
    desk.play("Kd7");
    assert_eq!(desk.apply(claim(Color::Black)), Err(Refusal::NotYourTurn));
    desk.ok(claim(Color::White));
    assert_eq!(desk.outcome(), "1/2-1/2 fifty-moves");
}

fn fifty_at_once(rules: HouseRules) {
    let mut desk = without_progress(rules.clone(), 98);
    desk.play("Ra2");
    assert_eq!(desk.outcome(), "*");
    desk.play("Kd7");
    assert_eq!((desk.outcome().as_str(), fifty_proof(&desk)), ("1/2-1/2 fifty-moves", 100));
    // Mate by the hundredth half-move wins.
    let mut desk = Desk::from_fen(rules, "k7/8/1K6/8/8/8/8/7R w - - 99 80");
    desk.play("Rh8#");
    assert_eq!(desk.outcome(), "1-0 checkmate");
}

// --- seventy-five moves

fn seventy_five(rules: HouseRules) -> Desk {
    let mut desk = without_progress(rules, 148);
    desk.play("Ra2");
    assert_eq!(desk.outcome(), "*");
    desk.play("Kd7");
    desk
}

fn seventy_five_at_once_unless_mate(rules: HouseRules) {
    let desk = seventy_five(rules.clone());
    assert_eq!((desk.outcome().as_str(), fifty_proof(&desk)), ("1/2-1/2 seventy-five-moves", 150));
    let mut desk = Desk::from_fen(rules, "k7/8/1K6/8/8/8/8/7R w - - 149 80");
    desk.play("Rh8#");
    assert_eq!(desk.outcome(), "1-0 checkmate");
}

fn seventy_five_goes_on(rules: HouseRules) {
    assert_eq!(seventy_five(rules).outcome(), "*");
}

fn seventy_five_never_reached(rules: HouseRules) {
    assert_eq!(without_progress(rules, 100).outcome(), "1/2-1/2 fifty-moves");
}

// --- nobody can ever mate

/// A wall of pawns that neither king can pass.
const CLOSED: &str = "8/5k2/8/p1p1p1p1/P1P1P1P1/8/5K2/8 w - - 0 1";

fn dead_position_exact(rules: HouseRules) {
    // Material is the first step and needs no question.
    let mut desk = Desk::from_fen(rules.clone(), "8/8/4k3/8/8/3K4/3p4/8 w - - 0 1");
    desk.play("Kxd2");
    assert_eq!(desk.outcome(), "1/2-1/2 dead-position");
    assert!(desk.game.question().is_none());
    // A start that is dead already.
    assert_eq!(
        Desk::from_fen(rules.clone(), "8/8/4k3/8/8/3K4/3N4/8 w - - 0 1").outcome(),
        "1/2-1/2 dead-position"
    );
    // What material does not settle is asked, move by move, and the game goes on meanwhile.
    let mut desk = Desk::from_fen(rules.clone(), CLOSED);
    let first = desk.game.question().expect("asked at once").id;
    desk.play("Ke2");
    assert_ne!(desk.game.question().expect("asked again").id, first);
    let stale = Event::Answer { question: first, verdict: Verdict::Unwinnable };
    assert_eq!(desk.apply(stale), Err(Refusal::NoQuestion));
    assert_eq!(desk.outcome(), "*");
    desk.verdict(Verdict::Unwinnable);
    assert_eq!(desk.outcome(), "1/2-1/2 dead-position");
    // Undetermined counts as "can still be won".
    for verdict in [Verdict::Undetermined, Verdict::Winnable { line: Vec::new() }] {
        let mut desk = Desk::from_fen(rules.clone(), CLOSED);
        desk.verdict(verdict);
        assert_eq!(desk.outcome(), "*");
        desk.play("Ke2");
    }
    // Mate wins.
    let mut desk = Desk::from_fen(rules, "k7/8/1K6/8/8/8/8/7R w - - 0 1");
    desk.play("Rh8#");
    assert_eq!(desk.outcome(), "1-0 checkmate");
}

fn dead_position_exact_after_a_legal_move(rules: HouseRules) {
    dead_position_exact(rules.clone());
    // The king takes the last pawn beside the other king: bare kings, but the move was not legal, and it loses.
    let off = HouseRules { check_warnings: false, ..rules };
    let mut illegal = Desk::from_fen(off, "8/8/8/8/2k5/3p4/3K4/8 w - - 0 1");
    illegal.play("d2d3");
    assert_eq!(illegal.outcome(), "0-1 left-king-in-check");
}

fn dead_by_material(rules: HouseRules) {
    for (fen, outcome) in [
        ("8/8/4k3/8/8/3K4/8/8 w - - 0 1", "1/2-1/2 insufficient-material"),
        ("8/8/4k3/8/8/3K4/3N4/8 w - - 0 1", "1/2-1/2 insufficient-material"),
        ("8/8/4k3/8/8/3K4/3B4/8 w - - 0 1", "1/2-1/2 insufficient-material"),
        // Bishops on squares of one colour only, however many.
        ("8/8/4k3/8/8/3K4/3BB3/8 w - - 0 1", "*"),
        ("8/8/4k3/8/8/3K4/3B1B2/8 w - - 0 1", "1/2-1/2 insufficient-material"),
        ("8/8/4k3/8/8/3K4/3NN3/8 w - - 0 1", "*"),
        ("8/8/4k3/8/8/3K4/3P4/8 w - - 0 1", "*"),
        // A closed wall is not looked at.
        (CLOSED, "*"),
    ] {
        let desk = Desk::from_fen(rules.clone(), fen);
        assert_eq!(desk.outcome(), outcome, "{fen}");
        assert!(desk.game.question().is_none(), "{fen}");
    }
}

fn dead_by_list(rules: HouseRules) {
    for (fen, outcome) in [
        ("8/8/4k3/8/8/3K4/8/8 w - - 0 1", "1/2-1/2 insufficient-material"),
        ("8/8/4k3/8/8/3K4/3N4/8 w - - 0 1", "1/2-1/2 insufficient-material"),
        ("8/8/4k3/2b5/8/3K4/8/8 w - - 0 1", "1/2-1/2 insufficient-material"),
        // A bishop each: on one colour, on both.
        ("8/8/4k3/2b5/8/3K4/3B4/8 w - - 0 1", "1/2-1/2 insufficient-material"),
        ("8/8/4k3/2b5/8/3K4/4B3/8 w - - 0 1", "*"),
        // Not on the list, though nobody can mate.
        ("8/8/4k3/8/8/3K4/3B1B2/8 w - - 0 1", "*"),
        ("8/8/4k3/3n4/8/3K4/3B4/8 w - - 0 1", "*"),
        (CLOSED, "*"),
    ] {
        let desk = Desk::from_fen(rules.clone(), fen);
        assert_eq!(desk.outcome(), outcome, "{fen}");
        assert!(desk.game.question().is_none(), "{fen}");
    }
}

// --- flag falls

/// White's flag falls in the position of `fen`, White to move.
fn white_flag(rules: HouseRules, fen: &str) -> Desk {
    let time = TimeControl::total(Span::from_secs(60));
    let mut desk = Desk::timed(rules, fen, time);
    let moves = desk.game.position().legal_moves();
    desk.ok(Event::Move(moves[0]));
    let replies = desk.game.position().legal_moves();
    desk.wait(1_000).ok(Event::Move(replies[0]));
    desk.wait(59_999).ok(Event::Tick);
    assert_eq!((desk.outcome().as_str(), desk.left(Color::White)), ("*", 1));
    let changes = desk.wait(1).ok(Event::Tick);
    assert_eq!(
        (changes.flag_fell, changes.too_late, desk.left(Color::White)),
        (Some(Color::White), false, 0)
    );
    desk
}

const BLACK_QUEEN: &str = "4k2q/8/8/8/8/8/P7/K7 w - - 0 1";
const BLACK_KING: &str = "4k3/8/8/8/8/8/P7/K7 w - - 0 1";
const BLACK_KNIGHT_AGAINST_QUEEN: &str = "4k2n/8/8/8/8/8/8/KQ6 w - - 0 1";

fn finding(desk: &Desk) -> &Finding {
    match desk.game.explanation() {
        Some(Explanation::FlagFall { finding, .. }) => finding,
        other => panic!("{other:?}"),
    }
}

fn flag_exact(rules: HouseRules) {
    // Material settles it.
    let desk = white_flag(rules.clone(), BLACK_KING);
    assert_eq!((desk.outcome().as_str(), finding(&desk)), ("1/2-1/2 flag-fall", &Finding::NotEnoughMaterial));
    let desk = white_flag(rules.clone(), BLACK_KNIGHT_AGAINST_QUEEN);
    assert_eq!(desk.outcome(), "1/2-1/2 flag-fall");
    assert_eq!(desk.game.explanation().unwrap().to_string(), "draw: Black had not enough material to mate");
    // Else it is asked, and nothing but the answer counts any more.
    let mut desk = white_flag(rules.clone(), BLACK_QUEEN);
    assert_eq!((desk.outcome().as_str(), desk.game.flag_fallen()), ("*", Some(Color::White)));
    assert_eq!(desk.apply(Event::Resign(Color::Black)), Err(Refusal::FlagFallen(Color::White)));
    assert!(Square::ALL.into_iter().all(|square| desk.game.playable_from(square).is_empty()));
    let line = vec![desk.game.position().legal_moves()[0]];
    desk.verdict(Verdict::Winnable { line: line.clone() });
    assert_eq!((desk.outcome().as_str(), finding(&desk)), ("0-1 flag-fall", &Finding::CanMate(line)));
    assert_eq!(desk.game.explanation().unwrap().to_string(), "Black could still mate");

    let mut desk = white_flag(rules.clone(), CLOSED);
    desk.verdict(Verdict::Unwinnable);
    assert_eq!(desk.outcome(), "1/2-1/2 flag-fall");
    assert_eq!(desk.game.explanation().unwrap().to_string(), "draw: Black had no way to mate");

    let mut desk = white_flag(rules, CLOSED);
    desk.verdict(Verdict::Undetermined);
    assert_eq!((desk.outcome().as_str(), finding(&desk)), ("0-1 flag-fall", &Finding::Undetermined));
}

fn flag_by_material(rules: HouseRules) {
    assert_eq!(white_flag(rules.clone(), BLACK_KING).outcome(), "1/2-1/2 flag-fall");
    assert_eq!(white_flag(rules.clone(), BLACK_KNIGHT_AGAINST_QUEEN).outcome(), "1/2-1/2 flag-fall");
    let desk = white_flag(rules.clone(), CLOSED);
    assert_eq!((desk.outcome().as_str(), finding(&desk)), ("0-1 flag-fall", &Finding::EnoughMaterial));
    assert_eq!(white_flag(rules, BLACK_QUEEN).outcome(), "0-1 flag-fall");
}

fn flag_by_lone_king(rules: HouseRules) {
    let desk = white_flag(rules.clone(), BLACK_KING);
    assert_eq!((desk.outcome().as_str(), finding(&desk)), ("1/2-1/2 flag-fall", &Finding::LoneKing));
    let desk = white_flag(rules.clone(), BLACK_KNIGHT_AGAINST_QUEEN);
    assert_eq!((desk.outcome().as_str(), finding(&desk)), ("0-1 flag-fall", &Finding::MoreThanKing));
    assert_eq!(white_flag(rules, BLACK_QUEEN).outcome(), "0-1 flag-fall");
}

fn flag_always_loses(rules: HouseRules) {
    for fen in [BLACK_KING, BLACK_KNIGHT_AGAINST_QUEEN, BLACK_QUEEN, CLOSED] {
        let desk = white_flag(rules.clone(), fen);
        assert_eq!((desk.outcome().as_str(), finding(&desk)), ("0-1 flag-fall", &Finding::NotAsked), "{fen}");
    }
}

// --- draw by agreement

fn one_offers_the_other_accepts(rules: HouseRules) {
    use Color::{Black, White};
    // By either player at any time; not by one and the same.
    for (by, to) in [(White, Black), (Black, White)] {
        let mut desk = Desk::new(rules.clone());
        desk.play("e4 e5");
        assert!(desk.ok(Event::OfferDraw(by)).offered.is_some_and(|offer| offer.delivered));
        assert_eq!(desk.apply(Event::OfferDraw(by)), Err(Refusal::OfferOpen));
        assert_eq!(desk.apply(Event::OfferDraw(to)), Err(Refusal::OfferOpen));
        assert_eq!(desk.apply(Event::AcceptDraw(by)), Err(Refusal::NoOffer));
        desk.ok(Event::AcceptDraw(to));
        assert_eq!(desk.outcome(), "1/2-1/2 agreement");
    }
    // Refused, made again, declined by moving, made again and accepted.
    let mut desk = Desk::new(rules);
    desk.ok(Event::OfferDraw(White));
    assert!(desk.ok(Event::DeclineDraw(Black)).declined.is_some());
    assert_eq!(desk.apply(Event::AcceptDraw(Black)), Err(Refusal::NoOffer));
    desk.ok(Event::OfferDraw(White));
    desk.play("e4");
    assert!(desk.game.offer().is_some(), "the own move does not withdraw it");
    let mv = desk.mv("e5");
    assert!(desk.ok(Event::Move(mv)).declined.is_some());
    assert_eq!(desk.apply(Event::AcceptDraw(Black)), Err(Refusal::NoOffer));
    desk.ok(Event::OfferDraw(Black));
    desk.ok(Event::AcceptDraw(White));
    assert_eq!(desk.outcome(), "1/2-1/2 agreement");
}

fn offered_in_own_turn(rules: HouseRules) {
    use Color::{Black, White};
    let mut desk = Desk::new(rules);
    assert_eq!(desk.apply(Event::OfferDraw(Black)), Err(Refusal::NotYourTurn));
    desk.ok(Event::OfferDraw(White));
    desk.play("e4");
    assert!(desk.game.offer().is_some());
    let mv = desk.mv("e5");
    assert!(desk.ok(Event::Move(mv)).declined.is_some(), "the next move without an answer declines");
    assert!(desk.game.offer().is_none());
    desk.ok(Event::OfferDraw(White));
    desk.play("d4");
    desk.ok(Event::AcceptDraw(Black));
    assert_eq!(desk.outcome(), "1/2-1/2 agreement");
}

fn offered_in_own_turn_delivered_with_the_move(rules: HouseRules) {
    use Color::{Black, White};
    let mut desk = Desk::new(rules);
    assert_eq!(desk.apply(Event::OfferDraw(Black)), Err(Refusal::NotYourTurn));
    assert!(desk.ok(Event::OfferDraw(White)).offered.is_some_and(|offer| !offer.delivered));
    assert_eq!(desk.apply(Event::AcceptDraw(Black)), Err(Refusal::NoOffer));
    assert_eq!(desk.apply(Event::DeclineDraw(Black)), Err(Refusal::NoOffer));
    let mv = desk.mv("e4");
    assert!(desk.ok(Event::Move(mv)).offered.is_some_and(|offer| offer.delivered), "with the move");
    desk.ok(Event::DeclineDraw(Black));
    desk.play("e5");
    desk.ok(Event::OfferDraw(White));
    desk.play("d4");
    desk.ok(Event::AcceptDraw(Black));
    assert_eq!(desk.outcome(), "1/2-1/2 agreement");
}

// --- resigning

fn resigning_at_any_time(rules: HouseRules) {
    for (by, outcome) in [(Color::White, "0-1 resignation"), (Color::Black, "1-0 resignation")] {
        for moves in ["", "e4", "e4 e5"] {
            let mut desk = Desk::new(rules.clone());
            desk.play(moves).ok(Event::Resign(by));
            assert_eq!(desk.outcome(), outcome);
            assert!(matches!(desk.apply(Event::Resign(!by)), Err(Refusal::GameOver(_))));
        }
        // Also while the clocks are stopped; stopping them is not resigning.
        let mut desk = Desk::timed(rules.clone(), START, TimeControl::total(Span::from_secs(60)));
        desk.play("e4").ok(Event::Pause);
        assert_eq!(desk.outcome(), "*");
        desk.ok(Event::Resign(by));
        assert_eq!(desk.outcome(), outcome);
    }
}

// --- time controls

fn total_time(rules: HouseRules) {
    let mut desk = Desk::timed(rules, START, TimeControl::total(Span::from_secs(60)));
    desk.play("e4 e5 Nf3 Nc6");
    assert_eq!((desk.left(Color::White), desk.left(Color::Black)), (59_000, 58_000));
}

fn stages() -> TimeControl {
    let bonus = Bonus::None;
    TimeControl::both(Budget {
        stages: vec![Stage { moves: Some(2), time: Span::from_secs(60), bonus }],
        per_move: None,
    })
}

fn moves_in_a_time(rules: HouseRules) {
    // Two moves in a minute, again and again; what is left is kept.
    let mut desk = Desk::timed(rules, START, stages());
    desk.play("e4 e5 Nf3");
    assert_eq!(desk.left(Color::White), 60_000 - 1_000 + 60_000);
    desk.play("Nc6 Bb5 a6 Ba4");
    assert_eq!(desk.left(Color::White), 180_000 - 3_000);
}

fn total_stages_and_increment(rules: HouseRules) {
    total_time(rules.clone());
    moves_in_a_time(rules.clone());
    let time = TimeControl::fischer(Span::from_secs(60), Span::from_secs(3));
    let mut desk = Desk::timed(rules, START, time);
    desk.play("e4 e5 Nf3 Nc6");
    assert_eq!((desk.left(Color::White), desk.left(Color::Black)), (62_000, 64_000));
}

fn none_or_total_and_limit_per_move(rules: HouseRules) {
    let mut desk = Desk::timed(rules.clone(), START, TimeControl::none());
    desk.wait(1_000_000_000).play("e4 e5");
    assert!(desk.game.clock().is_none());
    total_time(rules.clone());
    // Reaching zero on the limit per move is a flag fall like any other.
    let budget =
        Budget { per_move: Some(Span::from_secs(10)), ..Budget::total(Span::from_secs(60), Bonus::None) };
    for budget in [budget, Budget { stages: Vec::new(), per_move: Some(Span::from_secs(10)) }] {
        let mut desk = Desk::timed(rules.clone(), START, TimeControl::both(budget));
        desk.play("e4").wait(8_999).play("e5");
        assert_eq!(desk.outcome(), "*");
        desk.wait(9_999).ok(Event::Tick);
        assert_eq!(desk.outcome(), "*");
        desk.wait(1).ok(Event::Tick);
        assert_eq!(desk.outcome(), "0-1 flag-fall");
    }
}

// --- promotion

fn four_promotions_any_number(rules: HouseRules) {
    for (letter, role) in [("Q", Role::Queen), ("R", Role::Rook), ("B", Role::Bishop), ("N", Role::Knight)] {
        let mut desk = Desk::from_fen(rules.clone(), "8/PPPP3k/8/8/8/8/8/4K3 w - - 0 1");
        assert_eq!(desk.game.playable_from(Square::A7).len(), 4);
        desk.play(&format!("a8={letter} Kg6 b8={letter} Kg5 c8={letter}"));
        assert_eq!(desk.game.position().by(Color::White, role).len(), 3);
    }
}

// --- points

fn points_one_half_nothing(rules: HouseRules) {
    let points = |desk: &Desk| {
        let outcome = desk.game.outcome().expect("over");
        Color::ALL.map(|color| outcome.points(color).to_string())
    };
    let mut desk = Desk::new(rules.clone());
    desk.ok(Event::Resign(Color::Black));
    assert_eq!(points(&desk), ["1", "0"]);
    let mut desk = Desk::new(rules);
    desk.ok(Event::OfferDraw(Color::White));
    let mv = desk.mv("e4");
    desk.ok(Event::Move(mv));
    desk.ok(Event::AcceptDraw(Color::Black));
    assert_eq!(points(&desk), ["½", "½"]);
}

fn point_to_the_winner(rules: HouseRules) {
    points_one_half_nothing(rules);
}
