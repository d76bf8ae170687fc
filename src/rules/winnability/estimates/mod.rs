//! Estimates how far a position is from a mate, to guide the search for one.
//!
//! See section 7 of `docs/algorithms/winnability.md`.
//!
//! The *winner* is the side that is to give mate, the *loser* the other side; the *target king* is
//! the loser's king.
//!
//! An estimate only orders the search; no answer rests on it. There are three estimates:
//! * The first is a weighted sum of what separates the winner from a mate (`weights`). If the
//!   winner has, besides the king, only bishops and knights, the first estimate looks for a mate in
//!   a corner instead. With a single piece, it measures how far the kings, the piece and a blocking
//!   unit of the loser are from a mating pattern (`single_minor`); with several, see `corners`.
//! * The second looks for a mate in a corner (`corners`). It looks for a smothered mate instead
//!   (`smothered_mate`) if two or more pairs of pawns are blocked, or if the winner has, besides
//!   the king, only bishops and knights. If pawns are blocked in this way, `choose_mate_pattern`
//!   can set the second estimate to look for a mate in a pawn cage (`pawn_cage`).
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

/// Estimator of how far positions are from a mate by one side, `winner`.
///
/// It only decides which position a search for a mate visits next; no answer rests on it.
pub(super) struct MateEstimator {
    /// The side that is to give mate.
    winner: Color,
    /// Whether the second estimate looks for mates in pawn cages, if two or more pairs of pawns are
    /// blocked.
    seeks_pawn_cages: bool,
}

impl MateEstimator {
    /// Returns an estimator of how far positions are from a mate by `winner`.
    pub(super) fn new(winner: Color) -> MateEstimator {
        MateEstimator { winner, seeks_pawn_cages: false }
    }

    /// Chooses the kind of mate for which the second estimate looks if two or more pairs of pawns
    /// are blocked.
    ///
    /// With `seeks_pawn_cages` these are mates in pawn cages (squares almost shut in by pawns),
    /// otherwise smothered mates (amid the mated side's own units).
    pub(super) fn choose_mate_pattern(&mut self, seeks_pawn_cages: bool) {
        self.seeks_pawn_cages = seeks_pawn_cages;
    }

    /// Returns the first estimate of how far a position is from a mate; less is nearer.
    ///
    /// The first estimate is general; the second one, which [`MateEstimator::costs`] also returns,
    /// looks for certain kinds of mates.
    pub(super) fn cost(&self, board: &Board) -> usize {
        self.first_cost(board, squares_forbidden_to_king(board, self.winner))
    }

    /// Returns two estimates of how far a position is from a mate, a general one first; less is
    /// nearer.
    ///
    /// The second one looks for certain kinds of mates. A search for a mate uses the second one as
    /// well if the first one alone makes no progress.
    pub(super) fn costs(&self, board: &Board) -> (usize, usize) {
        let guarded = squares_forbidden_to_king(board, self.winner);
        (self.first_cost(board, guarded), self.second_cost(board, guarded))
    }

    /// Estimates how far a position is from a mate by a weighted sum of its features; less is
    /// nearer.
    ///
    /// If the winner has, besides the king, only bishops and knights, returns the estimate for the
    /// kind of mate that these can give. `guarded` are the squares that the king to be mated may
    /// not enter.
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

    /// Estimates how far a position is from a certain kind of mate; less is nearer.
    ///
    /// The kind is a mate in a corner, amid the mated side's own units or between blocked pawns.
    /// `guarded` are the squares that the king to be mated may not enter.
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

    /// Returns how much the way of `pawn` to promotion adds to the estimated distance from a mate.
    ///
    /// The pawn is of the side that may mate. Each step and each unit ahead of the pawn adds to the
    /// cost; `weights` says how much.
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
