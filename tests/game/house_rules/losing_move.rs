//! A move into check that loses the game, with check warnings off, is written without `+` and `#`.

use tabiya::game::{HouseRules, Journal, pgn};

use super::super::desk::Desk;

#[test]
fn it_is_written_without_check_and_mate() {
    let cases = [
        // A pinned rook that would give check, a pinned queen that would mate, a king that
        // discovers a check and walks into one, and a pinned knight that captures with check.
        ("k3r3/8/8/8/8/8/4R3/4K3 w - - 0 1", "e2a2", "Ra2"),
        ("7k/6pp/8/6r1/8/8/6Q1/6K1 w - - 0 1", "g2a8", "Qa8"),
        ("4k3/8/8/8/8/8/r3K3/4R3 w - - 0 1", "e2d2", "Kd2"),
        ("4r3/8/2k5/8/3p4/8/4N3/4K3 w - - 0 1", "e2d4", "Nxd4"),
    ];
    for (fen, uci, written) in cases {
        let mut rules = HouseRules::lobby();
        rules.check_warnings = false;
        let mut desk = Desk::from_fen(rules.clone(), fen);
        desk.play(uci);
        assert_eq!(desk.outcome(), "0-1 left-king-in-check", "{fen}");
        assert_eq!(desk.game.moves()[0].san.to_string(), written, "{fen}");
        let text = desk.game.pgn();
        assert!(text.contains(&format!("{{{written} left king in check}} 0-1")), "{text}");
        let read = pgn::games(&text, rules.laws()).next().unwrap().unwrap_or_else(|fault| panic!("{fault}"));
        assert_eq!(read.start.to_fen(), fen);
        assert_eq!(Journal::from_pgn(&read, rules).replay().fault, None);
    }
}
