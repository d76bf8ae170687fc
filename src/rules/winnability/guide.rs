//! Which position looks nearest to a mate.
//!
//! A guess that only settles the order in which positions are looked at: no answer rests on it. It adds up
//! what stands between the winner and a mate, in weights that were tuned on games for the fewest positions met.

use super::super::board::Board;
use super::super::{Bitboard, Color, Square, attacks, sliders};

/// What each thing costs, in one kind of position.
struct Weights {
    base: i32,
    /// For each square their king could go to.
    flight: i32,
    /// For their king being in check.
    check: i32,
    /// For each step of their king to the nearest edge, and to the nearest corner along it.
    edge: i32,
    corner: i32,
    /// For each step between the kings beyond two.
    kings: i32,
    /// For each step of the nearest bishop, rook or queen to their king.
    officer: i32,
    /// For each pawn and each other piece of theirs.
    their_pawn: i32,
    their_piece: i32,
    /// For the strength missing to twenty, a queen being nine.
    weakness: i32,
    /// For the pawn nearest to promotion: each step, each enemy pawn and each piece in front of it.
    to_go: i32,
    pawn_ahead: i32,
    piece_ahead: i32,
    /// For being to move.
    turn: i32,
}

/// The winner has neither pawns nor anything stronger than bishop and knight.
const MINORS: Weights = Weights {
    base: 4,
    flight: 16,
    check: 2,
    edge: 1,
    corner: 4,
    kings: 5,
    officer: -3,
    their_pawn: 0,
    their_piece: 19,
    weakness: 4,
    to_go: 0,
    pawn_ahead: 0,
    piece_ahead: 0,
    turn: -3,
};

/// The winner has pawns, and no rook or queen yet.
const PAWNS: Weights = Weights {
    base: 20,
    flight: 2,
    check: -1,
    edge: 2,
    corner: 4,
    kings: 3,
    officer: 9,
    their_pawn: 3,
    their_piece: 9,
    weakness: 0,
    to_go: 4,
    pawn_ahead: 8,
    piece_ahead: 7,
    turn: -3,
};

/// The winner has a rook or a queen and little more.
const MAJOR: Weights = Weights {
    base: 1,
    flight: 1,
    check: 1,
    edge: 9,
    corner: 2,
    kings: 4,
    officer: 0,
    their_pawn: 5,
    their_piece: 4,
    weakness: 1,
    to_go: 0,
    pawn_ahead: 0,
    piece_ahead: 0,
    turn: 0,
};

/// The winner has many pieces.
const ARMY: Weights = Weights {
    base: -1,
    flight: 2,
    check: -4,
    edge: 9,
    corner: -1,
    kings: 1,
    officer: 2,
    their_pawn: 4,
    their_piece: 4,
    weakness: 1,
    to_go: 0,
    pawn_ahead: 0,
    piece_ahead: 0,
    turn: -1,
};

/// The guess, for a mate by one side.
pub(super) struct Guide {
    winner: Color,
}

impl Guide {
    pub(super) fn new(winner: Color) -> Guide {
        Guide { winner }
    }

    /// How far a position seems to be from a mate; less is nearer.
    pub(super) fn cost(&self, board: &Board) -> usize {
        let winner = self.winner;
        let (us, them) = (board.color(winner), board.color(!winner));
        let (king, prey) = (board.king(winner), board.king(!winner));
        let majors = us & board.straights;
        let minors = us & (board.knights | board.diagonals & !board.straights);
        let power = 5 * majors.len() + 4 * (majors & board.diagonals).len() + 3 * minors.len();
        let weights = match (majors.is_empty(), (us & board.pawns).is_empty(), power < 11) {
            (true, true, _) => &MINORS,
            (true, false, _) => &PAWNS,
            (false, _, true) => &MAJOR,
            (false, _, false) => &ARMY,
        };

        let guarded = guarded_by(board, winner);
        let flights = (attacks::king(prey) & !them & !guarded).len() as i32;
        let (edge, corner) = margins(prey);
        let officer = (us & (board.diagonals | board.straights)).iter().map(|s| distance(s, prey)).min();
        let their_pawns = (them & board.pawns).len() as i32;
        let mut cost = weights.base
            + weights.flight * flights
            + weights.check * i32::from(guarded.contains(prey))
            + weights.edge * edge
            + weights.corner * corner
            + weights.kings * (distance(king, prey) - 2).max(0)
            + weights.officer * officer.unwrap_or(0)
            + weights.their_pawn * their_pawns
            + weights.their_piece * (them.len() as i32 - their_pawns)
            + weights.weakness * 20usize.saturating_sub(power) as i32
            + weights.turn * i32::from(board.turn() == winner);
        if weights.to_go != 0 {
            cost +=
                (us & board.pawns).iter().map(|pawn| self.promotion(board, pawn, weights)).min().unwrap_or(0);
        }
        (cost / 2).max(0) as usize
    }

    /// What it takes to promote one pawn.
    fn promotion(&self, board: &Board, pawn: Square, weights: &Weights) -> i32 {
        let rank = (pawn.index() >> 3) as i32;
        let file = 0x0101_0101_0101_0101 << (pawn.index() & 7);
        let (to_go, front) = match self.winner {
            Color::White => (7 - rank, !1 << pawn.index()),
            Color::Black => (rank, (1 << pawn.index()) - 1),
        };
        let ahead = Bitboard::from_bits(file & front) & board.occupied();
        weights.to_go * to_go
            + weights.pawn_ahead * (ahead & board.color(!self.winner) & board.pawns).len() as i32
            + weights.piece_ahead * ahead.len() as i32
    }
}

/// How many steps a king needs from one square to the other.
fn distance(a: Square, b: Square) -> i32 {
    let (a, b) = (a.index() as i32, b.index() as i32);
    ((a & 7) - (b & 7)).abs().max(((a >> 3) - (b >> 3)).abs())
}

/// How far a square is from the nearest edge, and from the nearest corner.
fn margins(square: Square) -> (i32, i32) {
    let (file, rank) = ((square.index() & 7) as i32, (square.index() >> 3) as i32);
    let (file, rank) = (file.min(7 - file), rank.min(7 - rank));
    (file.min(rank), file.max(rank))
}

/// Where the other king may not go.
fn guarded_by(board: &Board, winner: Color) -> Bitboard {
    let us = board.color(winner);
    let occupied = board.occupied() & !Bitboard::of(board.king(!winner));
    let mut guarded = attacks::pawns(winner, board.pawns & us) | attacks::king(board.king(winner));
    for from in board.knights & us {
        guarded |= attacks::knight(from);
    }
    for from in board.diagonals & us {
        guarded |= sliders::bishop(from, occupied);
    }
    for from in board.straights & us {
        guarded |= sliders::rook(from, occupied);
    }
    guarded
}
