//! Dead positions, in which neither side can mate by any series of legal moves.

use tabiya::game::{Event, HouseRules, Refusal, Verdict};

use super::super::desk::Desk;

/// A pawn wall that neither king can pass.
pub(super) const CLOSED: &str = "8/5k2/8/p1p1p1p1/P1P1P1P1/8/5K2/8 w - - 0 1";

pub(super) fn dead_position_exact(rules: HouseRules) {
    // Material decides, so the game asks no question.
    let mut desk = Desk::asking(rules.clone(), "8/8/4k3/8/8/3K4/3p4/8 w - - 0 1");
    desk.play("Kxd2");
    assert_eq!(desk.outcome(), "1/2-1/2 dead-position");
    assert!(desk.game.question().is_none());
    // The start position is already dead.
    assert_eq!(
        Desk::asking(rules.clone(), "8/8/4k3/8/8/3K4/3N4/8 w - - 0 1").outcome(),
        "1/2-1/2 dead-position"
    );
    // If material does not decide, the game asks after each move whether the position is dead, and
    // continues meanwhile.
    let mut desk = Desk::asking(rules.clone(), CLOSED);
    let first = desk.game.question().expect("asked at once").id;
    desk.play("Ke2");
    assert_ne!(desk.game.question().expect("asked again").id, first);
    let stale = Event::Answer { question: first, verdict: Verdict::Unwinnable };
    assert_eq!(desk.apply(stale), Err(Refusal::NoQuestion));
    assert_eq!(desk.outcome(), "*");
    desk.verdict(Verdict::Unwinnable);
    assert_eq!(desk.outcome(), "1/2-1/2 dead-position");
    // An undetermined verdict counts like the verdict that a side can mate.
    for verdict in [Verdict::Undetermined, Verdict::Winnable { line: Vec::new() }] {
        let mut desk = Desk::asking(rules.clone(), CLOSED);
        desk.verdict(verdict);
        assert_eq!(desk.outcome(), "*");
        desk.play("Ke2");
    }
    // Mate ends the game at once, although the question about the position before the mate is open.
    let mut desk = Desk::asking(rules, "k7/8/1K6/8/8/8/8/7R w - - 0 1");
    desk.play("Rh8#");
    assert_eq!(desk.outcome(), "1-0 checkmate");
}

pub(super) fn dead_position_exact_after_a_legal_move(rules: HouseRules) {
    dead_position_exact(rules.clone());
    // The king takes the last pawn beside the other king. Only kings remain, but the move is
    // illegal and loses.
    let off = HouseRules { check_warnings: false, ..rules };
    let mut illegal = Desk::from_fen(off, "8/8/8/8/2k5/3p4/3K4/8 w - - 0 1");
    illegal.play("d2d3");
    assert_eq!(illegal.outcome(), "0-1 left-king-in-check");
}

pub(super) fn dead_by_material(rules: HouseRules) {
    for (fen, outcome) in [
        ("8/8/4k3/8/8/3K4/8/8 w - - 0 1", "1/2-1/2 insufficient-material"),
        ("8/8/4k3/8/8/3K4/3N4/8 w - - 0 1", "1/2-1/2 insufficient-material"),
        ("8/8/4k3/8/8/3K4/3B4/8 w - - 0 1", "1/2-1/2 insufficient-material"),
        // Two bishops: a draw only if both are on squares of the same colour.
        ("8/8/4k3/8/8/3K4/3BB3/8 w - - 0 1", "*"),
        ("8/8/4k3/8/8/3K4/3B1B2/8 w - - 0 1", "1/2-1/2 insufficient-material"),
        ("8/8/4k3/8/8/3K4/3NN3/8 w - - 0 1", "*"),
        ("8/8/4k3/8/8/3K4/3P4/8 w - - 0 1", "*"),
        // Closed pawn walls are not examined under these rules.
        (CLOSED, "*"),
    ] {
        let desk = Desk::asking(rules.clone(), fen);
        assert_eq!(desk.outcome(), outcome, "{fen}");
        assert!(desk.game.question().is_none(), "{fen}");
    }
}

pub(super) fn dead_by_list(rules: HouseRules) {
    for (fen, outcome) in [
        ("8/8/4k3/8/8/3K4/8/8 w - - 0 1", "1/2-1/2 insufficient-material"),
        ("8/8/4k3/8/8/3K4/3N4/8 w - - 0 1", "1/2-1/2 insufficient-material"),
        ("8/8/4k3/2b5/8/3K4/8/8 w - - 0 1", "1/2-1/2 insufficient-material"),
        // One bishop on each side: a draw only if both are on squares of the same colour.
        ("8/8/4k3/2b5/8/3K4/3B4/8 w - - 0 1", "1/2-1/2 insufficient-material"),
        ("8/8/4k3/2b5/8/3K4/4B3/8 w - - 0 1", "*"),
        // The preset's list of dead positions lacks these positions. In the first and the last, no
        // mate is possible; in the second, a mate needs the opponent's help.
        ("8/8/4k3/8/8/3K4/3B1B2/8 w - - 0 1", "*"),
        ("8/8/4k3/3n4/8/3K4/3B4/8 w - - 0 1", "*"),
        (CLOSED, "*"),
    ] {
        let desk = Desk::asking(rules.clone(), fen);
        assert_eq!(desk.outcome(), outcome, "{fen}");
        assert!(desk.game.question().is_none(), "{fen}");
    }
}
