//! Rules on moves: en passant, moves into check, announcements of check, promotion.

use tabiya::game::{Event, Explanation, HouseRules, Refusal};
use tabiya::rules::{Color, MoveKind, Role, Square};

use super::super::desk::Desk;

const EN_PASSANT: &str = "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1";

pub(super) fn en_passant_on(rules: HouseRules) {
    let mut desk = Desk::from_fen(rules, EN_PASSANT);
    desk.play("d5");
    let moves = desk.game.playable_from(Square::E5);
    assert!(moves.iter().any(|mv| mv.kind() == MoveKind::EnPassant));
    desk.play("exd6");
    assert_eq!(desk.game.position().pieces_of(Color::Black, Role::Pawn).len(), 0);
}

pub(super) fn en_passant_on_and_may_be_switched_off(rules: HouseRules) {
    en_passant_on(rules.clone());
    let mut desk = Desk::from_fen(HouseRules { en_passant: false, ..rules }, EN_PASSANT);
    desk.play("d5");
    let moves = desk.game.playable_from(Square::E5);
    assert!(moves.iter().all(|mv| mv.kind() != MoveKind::EnPassant));
    assert_eq!(moves.len(), 1);
    assert!(desk.game.pgn().contains("[HouseRules \"lobby; en-passant=off\"]"));
}

const PINNED: &str = "4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1";

pub(super) fn king_in_check_refused(rules: HouseRules) {
    let mut desk = Desk::from_fen(rules, PINNED);
    let mv = desk.mv("e2c3");
    let refusal = desk.apply(Event::Move(mv)).unwrap_err();
    let Refusal::KingLeftInCheck { attackers } = refusal else { panic!("{refusal:?}") };
    assert_eq!(attackers.iter().collect::<Vec<_>>(), [Square::E7]);
    assert_eq!(refusal.to_string(), "the king would be in check from e7");
    assert_eq!(desk.game.playable_from(Square::E2).len(), 0);
}

pub(super) fn king_in_check_refused_or_loses(rules: HouseRules) {
    king_in_check_refused(rules.clone());
    let off = HouseRules { check_warnings: false, ..rules };
    // A move of a pinned piece.
    let mut desk = Desk::from_fen(off.clone(), PINNED);
    assert_eq!(desk.game.playable_from(Square::E2).len(), 6);
    desk.play("e2c3");
    assert_eq!(desk.outcome(), "0-1 left-king-in-check");
    let Some(Explanation::KingLeftInCheck { king, attackers, .. }) = desk.game.explanation() else {
        panic!()
    };
    assert_eq!((*king, attackers.iter().collect::<Vec<_>>()), (Square::E1, vec![Square::E7]));
    assert_eq!(desk.game.position().piece_at(Square::C3).map(|piece| piece.role), Some(Role::Knight));
    // A move that does not answer a check.
    let mut desk = Desk::from_fen(off.clone(), "4k3/4r3/8/8/8/8/P7/4K3 w - - 0 1");
    desk.play("a2a4");
    assert_eq!(desk.outcome(), "0-1 left-king-in-check");
    // The king steps next to the other king: the explanation names the king's new square.
    let mut desk = Desk::from_fen(off.clone(), "8/8/8/3k4/8/3K4/P7/8 w - - 0 1");
    desk.play("d3d4");
    let Some(Explanation::KingLeftInCheck { king, .. }) = desk.game.explanation() else { panic!() };
    assert_eq!(*king, Square::D4);
    // Castling through an attacked square is still impossible.
    let desk = Desk::from_fen(off.clone(), "4kr2/8/8/8/8/8/8/4K2R w K - 0 1");
    assert!(desk.game.playable_from(Square::E1).iter().all(|mv| !mv.is_castle()));
    // Mate and stalemate still depend on legal moves alone.
    let mut desk = Desk::from_fen(off.clone(), "7k/5K2/8/6Q1/8/8/8/8 w - - 0 1");
    desk.play("Qg7#");
    assert_eq!(desk.outcome(), "1-0 checkmate");
    let mut desk = Desk::from_fen(off, "7k/5K2/8/8/6Q1/8/8/8 w - - 0 1");
    desk.play("Qg6");
    assert_eq!(desk.outcome(), "1/2-1/2 stalemate");
}

pub(super) fn check_not_announced(rules: HouseRules) {
    let mut desk = Desk::from_fen(rules, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    let mv = desk.mv("Ra8+");
    assert_eq!(desk.ok(Event::Move(mv)).check, None);
}

pub(super) fn check_announced_if_switched_on(rules: HouseRules) {
    check_not_announced(rules.clone());
    let mut desk = Desk::from_fen(rules.clone(), "4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    // Only the announcement of checks may be changed during a game. The change takes effect at
    // once.
    desk.ok(Event::ChangeRules(HouseRules { announce_check: true, ..rules.clone() }));
    let fixed = Event::ChangeRules(HouseRules { en_passant: false, ..rules });
    assert_eq!(desk.apply(fixed), Err(Refusal::FixedForThisGame));
    let mv = desk.mv("Ra8+");
    assert_eq!(desk.ok(Event::Move(mv)).check, Some(Color::Black));
}

pub(super) fn four_promotions_any_number(rules: HouseRules) {
    for (letter, role) in [("Q", Role::Queen), ("R", Role::Rook), ("B", Role::Bishop), ("N", Role::Knight)] {
        let mut desk = Desk::from_fen(rules.clone(), "8/PPPP3k/8/8/8/8/8/4K3 w - - 0 1");
        assert_eq!(desk.game.playable_from(Square::A7).len(), 4);
        desk.play(&format!("a8={letter} Kg6 b8={letter} Kg5 c8={letter}"));
        assert_eq!(desk.game.position().pieces_of(Color::White, role).len(), 3);
    }
}
