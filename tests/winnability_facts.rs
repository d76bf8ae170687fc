//! Positions with known answers to the winnability question: can a side still mate by any series of
//! legal moves?

#![allow(clippy::unwrap_used)]

use tabiya::rules::winnability::{
    Budget, NoMateProof, Winnability, WorkDone, can_mate, can_mate_counted, winnability,
};
use tabiya::rules::{Color, Laws, Position};

fn answer(fen: &str, winner: Color) -> Winnability {
    can_mate(&Position::from_fen(fen).unwrap(), winner, &Budget::default())
}

/// Whether `winner` can mate. Plays the mating moves and asserts that they mate.
fn mates(fen: &str, winner: Color) -> bool {
    match answer(fen, winner) {
        Winnability::Winnable(moves) => {
            let start = Position::from_fen(fen).unwrap();
            let end = moves.into_iter().fold(start, |at, m| at.play(m).unwrap());
            assert!(end.is_checkmate() && end.turn() != winner, "{fen}");
            true
        }
        Winnability::Unwinnable(_) => false,
        Winnability::Undetermined => panic!("undetermined: {fen}"),
    }
}

#[test]
fn what_the_pieces_alone_settle() {
    let facts = [
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", false),
        ("4k3/8/8/8/8/8/8/4KN2 w - - 0 1", false),
        ("4k3/8/8/8/8/8/8/4KB2 w - - 0 1", false),
        ("3qk3/8/8/8/8/8/8/4KN2 w - - 0 1", false),
        ("3qkq2/8/8/8/8/8/8/4KB2 w - - 0 1", false),
        ("3rkr2/8/8/8/8/8/8/4KB2 w - - 0 1", false),
        ("3bk3/8/8/8/8/8/8/2B1K3 w - - 0 1", false),
        // In the positions below, a piece or pawn of Black, or a second piece or a pawn of White,
        // makes a mate by White possible.
        ("3rk3/8/8/8/8/8/8/4KN2 w - - 0 1", true),
        ("3nk3/8/8/8/8/8/8/4KN2 w - - 0 1", true),
        ("3nk3/8/8/8/8/8/8/4KB2 w - - 0 1", true),
        ("3bk3/8/8/8/8/8/8/4KB2 w - - 0 1", true),
        ("4k3/4p3/8/8/8/8/8/4KB2 w - - 0 1", true),
        ("4k3/4p3/8/8/8/8/8/4KN2 w - - 0 1", true),
        ("4k3/8/8/8/8/8/8/3NKN2 w - - 0 1", true),
        ("4k3/8/8/8/8/8/8/3BKN2 w - - 0 1", true),
        ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", true),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", true),
    ];
    for (fen, expected) in facts {
        assert_eq!(mates(fen, Color::White), expected, "{fen}");
    }
    let bare = answer("4k3/8/8/8/8/8/8/4KN2 w - - 0 1", Color::Black);
    assert_eq!(bare, Winnability::Unwinnable(NoMateProof::Material));
}

/// All pawns are blocked, but a capture en passant opens the position.
#[test]
fn a_capture_en_passant_opens_a_locked_position() {
    for fen in [
        "1k5n/5p2/1p1p1Pp1/1P1P1pPp/5P1p/7P/8/1K6 w - h6 0 1",
        "1k6/8/7p/5p1P/1p1p1PpP/1P1P1pP1/5P2/1K5N b - h3 0 1",
    ] {
        for winner in Color::ALL {
            assert!(mates(fen, winner), "{fen} {winner:?}");
        }
    }
}

/// Tries every position in which White has only king and knight, the knight gives check, and each
/// square next to the black king is attacked by White or occupied by a black queen. None of these
/// positions is checkmate.
///
/// By symmetry, it is enough to place the black king in one eighth of the board. Black queens on
/// other squares could only give Black more legal moves.
#[test]
fn a_single_knight_never_mates_where_only_queens_can_help() {
    let apart = |a: usize, b: usize| {
        let (files, ranks) = ((a % 8).abs_diff(b % 8), (a / 8).abs_diff(b / 8));
        (files.min(ranks), files.max(ranks))
    };
    let leaps = |a, b| apart(a, b) == (1, 2);
    let touches = |a, b| apart(a, b).1 == 1;
    let mut boards = 0;
    for prey in (0..64).filter(|square| square % 8 < 4 && square / 8 <= square % 8) {
        for king in (0..64).filter(|&king| apart(king, prey).1 > 1) {
            for knight in (0..64).filter(|&knight| leaps(knight, prey) && knight != king) {
                let around: Vec<usize> = (0..64).filter(|&square| touches(square, prey)).collect();
                let (guarded, open): (Vec<usize>, Vec<usize>) =
                    around.iter().partition(|&&square| touches(square, king) || leaps(square, knight));
                for some in 0..1 << guarded.len() {
                    let mut board = ['1'; 64];
                    open.iter().for_each(|&square| board[square] = 'q');
                    let filled = guarded.iter().enumerate().filter(|(bit, _)| some >> bit & 1 != 0);
                    filled.for_each(|(_, &square)| board[square] = 'q');
                    (board[prey], board[king], board[knight]) = ('k', 'K', 'N');
                    let row = |row: &[char]| {
                        let row: String = row.iter().collect();
                        (2..=8).rev().fold(row, |row, n| row.replace(&"1".repeat(n), &n.to_string()))
                    };
                    let rows: Vec<String> = board.chunks(8).rev().map(row).collect();
                    // Positions in which the queens attack the white king are illegal.
                    if let Ok(position) = Position::from_fen(&format!("{} b - - 0 1", rows.join("/"))) {
                        assert!(position.is_check() && !position.is_checkmate(), "{}", position.to_fen());
                        boards += 1;
                    }
                }
            }
        }
    }
    assert!(boards > 1_000, "{boards}");
}

#[test]
fn a_mate_on_the_board_is_winnable_by_no_moves() {
    // No legal move leads to this double check by two dark-squared bishops, but a player can set up
    // the position.
    let fen = "8/8/8/8/8/2b1k1b1/8/3RKR2 w - - 0 1";
    assert_eq!(answer(fen, Color::Black), Winnability::Winnable(Vec::new()));
    assert!(!mates(fen, Color::White));
}

#[test]
fn stalemate_and_forced_lines_end_the_hope() {
    assert!(!mates("k7/8/1Q6/8/8/8/8/K7 b - - 0 1", Color::White));
    // The only legal move captures the last piece that could give mate.
    assert!(!mates("k7/Q7/8/8/8/8/8/K7 b - - 0 1", Color::White));
    assert!(mates("k7/8/Q7/8/8/8/8/K7 b - - 0 1", Color::White));
}

#[test]
fn walls_that_nothing_opens() {
    let fen = "7k/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/8/K7 w - - 0 1";
    let both = winnability(&Position::from_fen(fen).unwrap(), &Budget::default());
    assert!(both.is_dead(), "{both:?}");
    // A white bishop behind the wall changes nothing.
    assert!(!mates("7k/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/8/KB6 w - - 0 1", Color::White));
}

#[test]
fn en_passant_may_be_all_there_is() {
    // Only the en passant capture opens the pawn wall.
    let fen = "7k/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/8/K7 w - g6 0 1";
    let position = Position::from_fen(fen).unwrap();
    assert!(matches!(can_mate(&position, Color::White, &Budget::default()), Winnability::Winnable(_)));
    let off = Position::from_fen_with(fen, Laws { en_passant: false }).unwrap();
    assert!(matches!(can_mate(&off, Color::White, &Budget::default()), Winnability::Unwinnable(_)));
}

#[test]
fn a_small_budget_is_kept() {
    let start = Position::initial();
    for nodes in 0..10 {
        let budget = Budget { nodes, bytes: 0 };
        let both = winnability(&start, &budget);
        assert!(both.nodes <= 2 * nodes, "{nodes}: {}", both.nodes);
    }
}

#[test]
fn skeletons_are_counted_too() {
    // In this position with blocked pawns, two methods take turns: the search for a mate, and the
    // listing of position classes (sets of positions with the same pawns and kings). A position and
    // a position class both count as nodes.
    let position = Position::from_fen("1k6/1P1p1p1p/BP6/1P5p/8/8/3P1PKP/8 b - - 0 1").unwrap();
    for nodes in [10, 100, 700, 3_000, 10_000] {
        let (answer, spent) =
            can_mate_counted(&position, Color::Black, &Budget { nodes, ..Budget::default() });
        assert_eq!(answer, Winnability::Undetermined, "{nodes}");
        assert_eq!(spent.nodes, nodes);
    }
}

#[test]
fn a_buried_king_and_too_few_moves() {
    // Black can mate only if White promotes to a knight or a bishop, and a black pawn captures that
    // piece before Black's pawns run out of moves. A single tempo decides: the second position has
    // a pawn on h3, not h2.
    assert!(mates("k7/Pp1p1p1p/1P6/8/8/3P1P2/7P/K7 w - - 0 1", Color::Black));
    assert!(!mates("k7/Pp1p1p1p/1P6/8/8/3P1P1P/8/K7 w - - 0 1", Color::Black));
    assert!(mates("k7/Pp1p1p1p/1P6/8/8/3P1P1P/8/K7 w - - 0 1", Color::White));
    // White's only legal move, Kg1, shuts White's own king in. White can still mate.
    assert!(mates("8/pkp5/4p3/8/P5p1/2P3pb/P3P1p1/7K w - - 0 1", Color::White));
}

#[test]
fn a_box_that_free_men_do_not_open() {
    // Both kings are boxed in. The box stays closed, whatever other pieces Black has.
    for free in ["6Q1/8/4b3/8", "r5Q1/8/4b3/8", "6Q1/8/4n3/8", "6Q1/4q3/4b3/8", "6Q1/8/4p3/8"] {
        let fen = format!("{free}/ppp5/qkp3r1/rnp5/n1K5 b - - 0 1");
        assert!(!mates(&fen, Color::White), "{fen}");
        assert!(mates(&fen, Color::Black), "{fen}");
    }
    // Without the pawn on c2, the box opens.
    assert!(mates("6Q1/8/4b3/8/ppp5/qkp3r1/rn6/n1K5 b - - 0 1", Color::White));
}

#[test]
fn closed_positions_are_soon_settled() {
    // Modified compositions: bishops behind their own pawns, and kings boxed in with other pieces.
    // The last four positions are simple. The others exceed the limit of nodes first if a change
    // makes the search slower.
    let facts = [
        ("7k/5b2/b7/1bp5/p1p1p1p1/P1PpP1Pb/bK1P4/1NB5 w - - 0 1", Color::Black, false),
        ("8/6k1/7b/8/1p1p1p1p/1PpP1P1P/2P4K/N2Bb3 b - - 0 1", Color::Black, false),
        ("B2b4/8/8/4k2B/1p1p1p1p/1PpP1P1P/K1P5/RB1B2b1 w - - 0 1", Color::White, false),
        ("k1b3bn/5p2/5Pp1/BpBpBpPp/bPbPbPpP/5pP1/5P2/K1B4N w - - 0 1", Color::Black, false),
        ("k1b3bn/5p2/5Pp1/BpBpBpPp/bPbPbPpP/5pP1/5P2/K1B4N w - - 0 1", Color::White, true),
        ("5k2/6p1/4BpP1/5P1n/5p1N/3B1Pp1/1b2B1P1/7K w - - 0 1", Color::Black, true),
        ("n4b2/2p5/1pP2k2/pPpBpBpB/PpPbPbPb/1Pp5/B1P5/5B1K w - - 0 1", Color::Black, true),
        ("2B1B1B1/pBpBpBpB/P1P1P1P1/4k3/8/5B2/4K3/8 w - - 0 1", Color::White, false),
        ("7k/5b2/b7/1bp5/p1p1p1p1/P1PpP1P1/1K1P4/1NB5 w - - 0 1", Color::White, false),
        ("7k/5b2/b7/1bp5/p1p1p1p1/P1PpP1P1/1K1P4/1QB5 w - - 0 1", Color::White, true),
        ("7k/5b2/b7/1bp5/p1p1p1p1/P1PpP1P1/KN1P4/2B5 w - - 0 1", Color::Black, true),
    ];
    for (fen, winner, expected) in facts {
        let position = Position::from_fen(fen).unwrap();
        let (answer, WorkDone { nodes, .. }) = can_mate_counted(&position, winner, &Budget::default());
        match answer {
            Winnability::Winnable(_) => assert!(expected, "{fen}"),
            Winnability::Unwinnable(_) => assert!(!expected, "{fen}"),
            Winnability::Undetermined => panic!("undetermined: {fen}"),
        }
        assert!(nodes < 50_000, "{fen}: {nodes} nodes");
    }
}

#[test]
fn a_full_memory_is_no_end() {
    let small = |bytes| Budget { bytes, ..Budget::default() };
    // With the default budget, all reachable positions are enumerated, which proves that there is
    // no mate. They do not fit into 2 MiB, and a partial enumeration proves nothing.
    let position = Position::from_fen("1k6/1P1p1p1p/BP6/1P6/8/8/3P1PKP/8 w - - 0 1").unwrap();
    assert!(matches!(
        can_mate(&position, Color::Black, &Budget::default()),
        Winnability::Unwinnable(NoMateProof::Closure(_))
    ));
    assert_eq!(can_mate(&position, Color::Black, &small(2 << 20)), Winnability::Undetermined);
    // When the memory is full, the search drops the positions that look farthest from a mate.
    let position = Position::from_fen("2k5/5P2/4QP1P/3P4/3N1b2/3P4/7P/6K1 b - - 0 1").unwrap();
    assert!(matches!(can_mate(&position, Color::Black, &small(16 << 20)), Winnability::Winnable(_)));
}

#[test]
fn the_same_question_has_the_same_answer() {
    let position = Position::from_fen("8/6k1/8/5NP1/6K1/2b5/8/8 b - - 20 62").unwrap();
    let budget = Budget { nodes: 2_000, ..Budget::default() };
    assert_eq!(winnability(&position, &budget), winnability(&position, &budget));
}
