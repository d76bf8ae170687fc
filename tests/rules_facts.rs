//! Facts about the rules that need no file to be known.

use tabiya::rules::{Position, perft};

/// Six positions whose trees every engine author knows.
const PERFT: [(&str, [u64; 4]); 6] = [
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", [20, 400, 8_902, 197_281]),
    ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -", [48, 2_039, 97_862, 4_085_603]),
    ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -", [14, 191, 2_812, 43_238]),
    ("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq -", [6, 264, 9_467, 422_333]),
    ("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ -", [44, 1_486, 62_379, 2_103_487]),
    ("r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - -", [46, 2_079, 89_890, 3_894_594]),
];

#[test]
fn famous_positions_have_their_known_trees() {
    for (fen, counts) in PERFT {
        let position = Position::from_fen(fen).unwrap();
        for (depth, nodes) in (1..).zip(counts) {
            assert_eq!(perft(&position, depth), nodes, "{fen} at depth {depth}");
        }
    }
}
