//! Estimates how far a position is from a mate, to guide the search for a mate.
//!
//! See section 7 of `docs/algorithms/winnability.md`.
//!
//! The *winner* is the side that is to give mate, the *loser* the other side; the *target king* is
//! the loser's king.
//!
//! Estimates only order the search: a bad estimate costs time, but never makes an answer wrong.
//! There are three estimates:
//! * The first is usually a weighted sum of features of the position (`weights`). If the winner has
//!   no pawn, rook or queen, the first estimate looks for a mate in a corner instead:
//!   `single_minor` for a single bishop or knight, `corners` for several.
//! * The second usually looks for a mate in a corner (`corners`). It looks for a smothered mate
//!   (`smothered_mate`) if two or more pairs of pawns block each other, or if the winner has no
//!   pawn, rook or queen. With two or more such pairs, [`MateEstimator::choose_mate_pattern`] can
//!   choose mates in pawn cages (`pawn_cage`: squares almost shut in by pawns) instead.
//! * The third measures how near a king is to capturing a pawn (`pawn_capture`).

mod corners;
mod measure;
mod pawn_cage;
mod pawn_capture;
mod single_minor;
mod smothered_mate;
mod weights;

use super::super::board::Board;
use super::super::{Bitboard, Color, Square, attacks};
use super::locked::count_blocked_pawn_pairs;
use measure::squares_forbidden_to_king;
pub(super) use measure::{distance, edge_distances};
pub(super) use pawn_capture::pawn_capture_cost;
use weights::{ARMY, MAJOR, MINORS, PAWNS, Weights};

/// Estimator of how far positions are from a mate by `winner`.
///
/// The estimates only decide which position a search for a mate visits next.
pub(super) struct MateEstimator {
    /// The side that is to give mate.
    winner: Color,
    /// Whether the second estimate looks for mates in pawn cages rather than smothered mates, if
    /// two or more pairs of pawns are blocked.
    seeks_pawn_cages: bool,
}

impl MateEstimator {
    /// Returns an estimator of how far positions are from a mate by `winner`.
    pub(super) fn new(winner: Color) -> MateEstimator {
        MateEstimator { winner, seeks_pawn_cages: false }
    }

    /// Chooses the kind of mate that the second estimate looks for if two or more pairs of pawns
    /// are blocked.
    ///
    /// With `seeks_pawn_cages`, the kind is a mate in a pawn cage (a square almost shut in by
    /// pawns). Otherwise it is a smothered mate (a mate amid the mated side's own units).
    pub(super) fn choose_mate_pattern(&mut self, seeks_pawn_cages: bool) {
        self.seeks_pawn_cages = seeks_pawn_cages;
    }

    /// Returns the first estimate of how far a position is from a mate; less is nearer.
    ///
    /// [`MateEstimator::costs`] also returns the second estimate.
    pub(super) fn cost(&self, board: &Board) -> usize {
        self.first_cost(board, squares_forbidden_to_king(board, self.winner))
    }

    /// Returns the first and the second estimate of how far a position is from a mate; less is
    /// nearer.
    ///
    /// `first_cost` and `second_cost` describe them.
    pub(super) fn costs(&self, board: &Board) -> (usize, usize) {
        let guarded = squares_forbidden_to_king(board, self.winner);
        (self.first_cost(board, guarded), self.second_cost(board, guarded))
    }

    /// Returns the first estimate of how far a position is from a mate; less is nearer.
    ///
    /// The estimate is a weighted sum of features or, if the winner has no pawn, rook or queen, the
    /// estimate for a mate in a corner. `guarded` are the squares that the king to be mated may not
    /// enter.
    fn first_cost(&self, board: &Board, guarded: Bitboard) -> usize {
        let winner = self.winner;
        let (us, them) = (board.by_color(winner), board.by_color(!winner));
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

        if std::ptr::eq(weights, &MINORS) {
            return if self.has_single_minor(board) {
                self.single_minor_cost(board, guarded)
            } else {
                self.corner_cost(board, guarded)
            };
        }
        let flights = (attacks::king_attacks(prey) & !them & !guarded).len() as i32;
        let (edge, corner) = edge_distances(prey);
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
            cost += (us & board.pawns)
                .iter()
                .map(|pawn| self.promotion_cost(board, pawn, weights))
                .min()
                .unwrap_or(0);
        }
        (cost / 2).max(0) as usize
    }

    /// Returns the second estimate: how far a position is from one kind of mate; less is nearer.
    ///
    /// The kind is a mate in a pawn cage, a smothered mate or a mate in a corner. `guarded` are the
    /// squares that the king to be mated may not enter.
    fn second_cost(&self, board: &Board, guarded: Bitboard) -> usize {
        let us = board.by_color(self.winner);
        let locked = count_blocked_pawn_pairs(board) >= 2;
        if locked && self.seeks_pawn_cages {
            self.pawn_cage_cost(board, guarded)
        } else if locked || (us & (board.straights | board.pawns)).is_empty() {
            self.smothered_mate_cost(board, guarded, locked)
        } else {
            self.corner_cost(board, guarded)
        }
    }

    /// Returns the cost of promoting `pawn`, a pawn of the winner.
    ///
    /// Each step, and each unit ahead of the pawn, adds to the cost; `weights` says how much.
    fn promotion_cost(&self, board: &Board, pawn: Square, weights: &Weights) -> i32 {
        let rank = (pawn.index() >> 3) as i32;
        let file = 0x0101_0101_0101_0101 << (pawn.index() & 7);
        let (to_go, front) = match self.winner {
            Color::White => (7 - rank, !1 << pawn.index()),
            Color::Black => (rank, (1 << pawn.index()) - 1),
        };
        let ahead = Bitboard::from_bits(file & front) & board.occupied();
        weights.to_go * to_go
            + weights.pawn_ahead * (ahead & board.by_color(!self.winner) & board.pawns).len() as i32
            + weights.piece_ahead * ahead.len() as i32
    }
}
