//! Second estimate: a mate in a pawn cage, a square almost shut in by blocked pawns.

use super::super::super::board::Board;
use super::super::super::{Bitboard, attacks};
use super::super::set_moves::king_steps;
use super::MateEstimator;

/// Cost of a step of the target king to the cage.
const STEP: i32 = 3;
/// Cost of a square beside it that is neither filled nor guarded, if some unit could do so.
const FLIGHT: i32 = 4;
/// Cost of such a square if no unit could fill or guard it.
const LOST: i32 = 10;
/// Cost if no unit could give check in the cage.
const NO_CHECK: i32 = 12;
/// Cost of a square beside the cage that pawns leave open.
const OPEN: i32 = 1;
/// Upper limit of the estimate over all cages.
const FARTHEST: i32 = 99;

/// Returns the squares that the units `men` may come to: those of their bishops' colours, or all.
///
/// All if there is a knight, rook or queen among them.
fn bishop_color_squares(board: &Board, men: Bitboard) -> Bitboard {
    if !(men & (board.knights | board.straights)).is_empty() {
        return !Bitboard::EMPTY;
    }
    let bishops = men & board.diagonals;
    [Bitboard::LIGHT, Bitboard::DARK]
        .into_iter()
        .filter(|&color| !(bishops & color).is_empty())
        .fold(Bitboard::EMPTY, |all, color| all | color)
}

impl MateEstimator {
    /// Estimates how far a position is from a mate in the nearest pawn cage; less is nearer.
    ///
    /// `guarded` are the squares that the target king may not enter.
    pub(super) fn pawn_cage_cost(&self, board: &Board, guarded: Bitboard) -> usize {
        let winner = self.winner;
        let (us, them) = (board.by_color(winner), board.by_color(!winner));
        let prey = Bitboard::of(board.king(!winner));
        let shut = attacks::pawn_set_attacks(winner, us & board.pawns) | them & board.pawns;
        let seen_to = shut | them & !prey | guarded;
        let checked = bishop_color_squares(board, us);
        let helped = bishop_color_squares(board, board.occupied());
        let mut best = FARTHEST;
        let (mut within, mut ring, mut steps) = (prey.bits(), prey.bits(), 0);
        while steps < best && ring != 0 {
            for nest in Bitboard::from_bits(ring) & !board.pawns {
                let around = attacks::king_attacks(nest);
                let flights = around & !seen_to;
                let cost = steps
                    + if checked.contains(nest) { 0 } else { NO_CHECK }
                    + FLIGHT * (flights & helped).len() as i32
                    + LOST * (flights & !helped).len() as i32
                    + OPEN * (around & !shut).len() as i32;
                best = best.min(cost);
            }
            ring = king_steps(within) & !within;
            within |= ring;
            steps += STEP;
        }
        best as usize
    }
}
