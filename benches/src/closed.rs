//! Random positions with closed pawn chains, for the benchmark of winnability (the question whether
//! a side can still mate). In these positions the question is hardest.
//!
//! The correct answers are unknown. The benchmark measures only how many positions are answered,
//! and how fast.

use tabiya::rules::Position;

use crate::questions::Question;
use crate::random::{Random, row};

/// Number of positions of each of the two kinds: variations of hand-picked positions, and positions
/// with random pawn chains.
pub const HOW_MANY: usize = 5_000;

/// Hand-picked positions with closed pawn chains, as the piece placement field of a FEN. [`change`]
/// varies the pieces, but not the pawns.
const FAMILIES: [&str; 18] = [
    "7k/5b2/p7/rbp5/p1p1p1p1/P1PpP1P1/RK1P4/RNB1B3",
    "k1b4n/5p2/5Pp1/BpBpBpPp/bPbPbPpP/5pP1/5P2/K1B4N",
    "2b1k3/1p6/1Pp5/p1Pp4/P1pP4/1pP5/pP6/K1B5",
    "r1bqkbnr/3n4/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/RNBQKBNR",
    "8/6kB/7b/8/1p1p1p1p/1PpP1P1P/2P3K1/N3b3",
    "8/1p2B1B1/1PpB1B2/k1P1B3/p1P2B2/P7/5K2/8",
    "B2b4/8/8/4k2B/1p1p1p1p/1PpP1P1P/K1P5/RB4b1",
    "k7/1p6/1Pp5/n1P5/N1p5/1pP1B3/1P1B4/K7",
    "1B6/8/p1p1b1k1/P1Pp1p1p/3P1P1P/8/8/1K6",
    "2B1B1B1/pBpBpBpB/P1P1P1P1/4k3/8/5B2/4K3/8",
    "8/8/3b3p/5p1P/3b1p1K/5Pp1/6P1/5kb1",
    "5brk/4p1p1/3pP1P1/1B1P2p1/3p2p1/3P4/4K1P1/8",
    "7k/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/8/K7",
    "5b1k/4p1p1/b2pPpP1/3P1P2/8/8/1b3K2/8",
    "k4b2/3b4/1p1p1p1p/pPpPpPpP/PnP1P1P1/1b6/8/1NBK1B2",
    "7k/5b2/b7/1bp5/p1p1p1p1/P1PpP1P1/1K1P4/1NB5",
    "7k/5b2/b7/1bp5/p1p1p1p1/P1PpP1P1/1K1P4/1QB5",
    "7k/5b2/b7/1bp5/p1p1p1p1/P1PpP1P1/KN1P4/2B5",
];

/// FEN letter of the piece on each square, in the order a1, b1, … h8. `1` is an empty square.
type Board = [u8; 64];

/// Returns random positions with closed pawn chains and unknown answers. Another `seed` gives other
/// positions.
///
/// The first half are variations of hand-picked positions; the second half have random pawn chains.
pub fn closed(seed: u64) -> Vec<Question> {
    // A generator whose state is 0 would return only zeros. This state is odd for every seed.
    let mut random = Random(0x9e37_79b9_7f4a_7c15 ^ seed << 1);
    let mut made = Vec::new();
    for make in [of_a_family as fn(&mut Random) -> Board, of_a_chain] {
        let end = made.len() + HOW_MANY;
        while made.len() < end {
            let board = make(&mut random);
            let rows: Vec<String> = board.chunks(8).rev().map(row).collect();
            let fen = format!("{} {} - - 0 1", rows.join("/"), ["w", "b"][random.below(2)]);
            if let Ok(position) = Position::from_fen(&fen) {
                made.push((position.to_fen(), [None; 2]));
            }
        }
    }
    made
}

/// Returns a random variation of a hand-picked position. Half of the variations are mirrored from
/// left to right. Each has one to seven random changes of pieces.
fn of_a_family(random: &mut Random) -> Board {
    let mut board = [b'1'; 64];
    for (rank, row) in random.one_of(&FAMILIES).split('/').rev().enumerate() {
        let mut file = 0;
        for man in row.bytes() {
            match man {
                b'1'..=b'8' => file += usize::from(man - b'0'),
                _ => {
                    board[8 * rank + file] = man;
                    file += 1;
                }
            }
        }
    }
    if random.below(2) == 0 {
        board.chunks_mut(8).for_each(<[u8]>::reverse);
    }
    for _ in 0..=random.below(7) {
        change(&mut board, random);
    }
    board
}

/// Replaces, removes or moves a random piece, or adds a bishop or knight. Does nothing if the
/// target square is taken or off the board. Pawns stay unchanged, and a king is never replaced or
/// removed.
fn change(board: &mut Board, random: &mut Random) {
    let officers: Vec<usize> = (0..64).filter(|&square| !b"1pP".contains(&board[square])).collect();
    let at = *random.one_of(&officers);
    let man = board[at];
    let is_king = man.eq_ignore_ascii_case(&b'k');
    match random.below(8) {
        0..=2 if !is_king => board[at] = *random.one_of(b"NNBBQR") | man & 0x20,
        3 if !is_king => board[at] = b'1',
        4 => {
            let to = random.below(64);
            if board[to] == b'1' {
                board[to] = *random.one_of(b"bbBBnN");
            }
        }
        _ => {
            let (file, rank) = (at % 8 + random.below(7), at / 8 + random.below(5));
            let to = (3..11).contains(&file) && (2..10).contains(&rank);
            let to = to.then(|| 8 * (rank - 2) + file - 3);
            if let Some(to) = to.filter(|&to| board[to] == b'1') {
                (board[to], board[at]) = (man, b'1');
            }
        }
    }
}

/// Returns a random position with a closed pawn chain. On every file, except perhaps one, a white
/// pawn has a black pawn directly in front of it. The pairs on neighbouring files are one rank
/// apart.
///
/// The kings and up to seven other pieces are placed on either side of the chain.
fn of_a_chain(random: &mut Random) -> Board {
    let mut board = [b'1'; 64];
    let gap = if random.below(3) == 0 { random.below(8) } else { 8 };
    let mut ranks = [0; 8];
    let mut rank = 2 + random.below(3);
    for (file, of_file) in ranks.iter_mut().enumerate() {
        *of_file = rank;
        if file != gap {
            board[8 * rank + file] = b'P';
            board[8 * (rank + 1) + file] = b'p';
        }
        rank = if rank == 3 { [2, 4][random.below(2)] } else { 3 };
    }
    let put = |board: &mut Board, random: &mut Random, man: u8, behind_white: bool| {
        for _ in 0..60 {
            let at = random.below(64);
            if board[at] == b'1' && (at / 8 < ranks[at % 8]) == behind_white {
                board[at] = man;
                return;
            }
        }
    };
    put(&mut board, random, b'K', true);
    let beside = random.below(4) == 0;
    put(&mut board, random, b'k', beside);
    let officers: &[u8] = if random.below(3) == 0 { b"NBBQR" } else { b"NBBB" };
    for _ in 0..random.below(4) {
        let man = *random.one_of(officers);
        put(&mut board, random, man, true);
    }
    for _ in 0..random.below(4) {
        let (man, behind_white) = (*random.one_of(officers) | 0x20, random.below(3) == 0);
        put(&mut board, random, man, behind_white);
    }
    if random.below(4) == 0 {
        let man = *random.one_of(officers);
        put(&mut board, random, man, false);
    }
    board
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_positions_are_the_same_every_time_and_full_of_pawns() {
        let made = closed(0);
        assert_eq!(made.len(), 2 * HOW_MANY);
        assert!(made.iter().all(|(fen, _)| fen.contains('p') || fen.contains('P')));
        assert_eq!(made, closed(0));
        assert_ne!(made, closed(1));
    }
}
