//! The legal targets that the page shows, compared with another implementation of the rules.

use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Chess, EnPassantMode, Position};
use std::collections::BTreeMap;
use std::fs;
use tabiya_e2e::{Key, Page, Target, fen_fragment, print_line, project, sampled};

/// Positions that replace the file `../shared/data/rules/perft-random.epd` if it is missing:
/// castling on both sides and through attacked squares, en passant with and without a pin,
/// promotions, double check, mate, stalemate.
const RESTATED: [&str; 20] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R b KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
    "4k3/8/8/1qpP2K1/8/8/8/8 w - c6 0 1",
    "8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1",
    "8/8/8/8/3Pp3/5k2/8/3K4 b - d3 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    "r3k2r/8/8/8/8/5r2/8/R3K2R w KQkq - 0 1",
    "r3k2r/1b6/8/8/8/8/8/R3K2R w KQkq - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "4k3/8/8/8/4r3/8/6n1/4K3 w - - 0 1",
    "8/8/8/2k5/2pP4/8/B7/4K3 b - d3 0 3",
    "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
    "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1",
    "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3",
];

/// Positions of the file `perft-random.epd`, or [`RESTATED`] if it is missing. The file is sorted
/// by kind of position. The returned order mixes the kinds, because a test run may take only the
/// first positions.
fn positions() -> Vec<String> {
    const APART: usize = 32;
    let shared = project().join("../shared/data/rules/perft-random.epd");
    match fs::read_to_string(&shared) {
        Ok(text) => (0..APART)
            .flat_map(|from| text.lines().skip(from).step_by(APART))
            .filter_map(|line| Some(line.split(';').next()?.trim().to_owned()))
            .collect(),
        Err(_) => {
            print_line(&format!("no shared positions at hand: {} restated ones instead", RESTATED.len()));
            RESTATED.map(str::to_owned).to_vec()
        }
    }
}

/// Legal targets of each piece of the side to move, according to shakmaty: by the square of the
/// piece, then by the target square.
fn expected(position: &Chess) -> BTreeMap<String, BTreeMap<String, Target>> {
    let own = position.board().by_color(position.turn());
    let mut targets: BTreeMap<_, BTreeMap<_, _>> =
        own.into_iter().map(|square| (square.to_string(), BTreeMap::new())).collect();
    for mv in position.legal_moves() {
        // In UCI notation, castling is a move to the king's target square.
        if let UciMove::Normal { from, to, .. } = mv.to_uci(CastlingMode::Standard) {
            let what = if mv.is_capture() { Target::Capture } else { Target::Move };
            targets.entry(from.to_string()).or_default().insert(to.to_string(), what);
        }
    }
    targets
}

/// Counts of the comparison: pieces and their targets, positions in which the game is over, and
/// pieces that needed [`targets_slowly`].
#[derive(Default)]
struct Count {
    pieces: usize,
    targets: usize,
    over: usize,
    slowly: usize,
}

/// Clicks the piece on `square` again, waits until the page shows the expected targets, and returns
/// the targets. On a busy machine the page may draw the targets too late for the first look.
fn targets_slowly(
    page: &Page,
    square: &str,
    expected: &BTreeMap<String, Target>,
) -> BTreeMap<String, Target> {
    page.press_key(Key::Escape);
    page.read_view_until("no piece to be selected", |view| view.targets.is_empty());
    page.click(square);
    let view = page
        .read_view_until(&format!("the targets {expected:?} of {square}"), |view| &view.targets == expected);
    // Empties the record of seen targets, so that this click does not count for the next position.
    page.targets_seen();
    view.targets
}

/// Sets up each position, clicks every piece of the side to move, and compares the targets.
fn compare(positions: &[String]) -> Count {
    let page = Page::open("");
    page.watch_targets();
    let mut count = Count::default();
    for fen in positions {
        let position = fen.parse::<Fen>().ok().and_then(|fen| fen.into_position(CastlingMode::Standard).ok());
        let position: Chess =
            position.unwrap_or_else(|| panic!("the story itself has a bad position, {fen}"));
        let normal = Fen::from_position(&position, EnPassantMode::Legal).to_string();
        page.change_fragment(&fen_fragment(fen));
        let view = page.read_view_until("the position of the address", |view| view.fen == normal);

        let king = position.board().king_of(position.turn()).map(|king| king.to_string()).unwrap_or_default();
        let mut expected = expected(&position);
        if view.result != "*" {
            // The game is over before the first move: by checkmate, stalemate or a dead position.
            count.over += 1;
            let by_moves = position.is_checkmate() || position.is_stalemate();
            assert!(by_moves || view.reason.as_deref() == Some("dead-position"), "{fen}: {:?}", view.reason);
            expected.values_mut().for_each(BTreeMap::clear);
        }
        // The king comes last: a click on its rook while the king is selected would castle.
        let mut expected: Vec<_> = expected.into_iter().collect();
        expected.sort_by_key(|(square, _)| *square == king);
        let squares: Vec<&str> = expected.iter().map(|(square, _)| square.as_str()).collect();
        page.mouse().click_each(&squares);
        let seen = page.targets_seen();
        assert_eq!(seen.len(), squares.len(), "{fen}");
        for ((square, expected), seen) in expected.iter().zip(&seen) {
            if seen != expected {
                count.slowly += 1;
                assert_eq!(
                    &targets_slowly(&page, square, expected),
                    expected,
                    "targets of {square} in {fen}"
                );
            }
            count.pieces += 1;
            count.targets += expected.len();
        }
    }
    count
}

#[test]
fn every_piece_of_many_positions_shows_exactly_its_targets() {
    let positions = sampled(positions(), 50, "TABIYA_POSITIONS");
    // Every click waits for a frame, not for the processor, so two browsers take half the time.
    let (one, other) = positions.split_at(positions.len() / 2);
    let counts = std::thread::scope(|scope| {
        [one, other].map(|half| scope.spawn(|| compare(half))).map(|half| half.join())
    });
    let mut all = Count::default();
    for count in counts {
        match count {
            Ok(count) => {
                all.pieces += count.pieces;
                all.targets += count.targets;
                all.over += count.over;
                all.slowly += count.slowly;
            }
            Err(panic) => std::panic::resume_unwind(panic),
        }
    }
    let Count { pieces, targets, over, slowly } = all;
    let positions = positions.len();
    print_line(&format!(
        "{targets} targets of {pieces} pieces in {positions} positions, {over} of them over; {slowly} on a second look"
    ));
}
