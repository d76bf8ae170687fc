//! Estimates how far a position is from a mate in a pawn cage: a square that pawns almost shut in.
//!
//! [`MateEstimator`] uses this estimate if two or more pairs of pawns block each other and
//! [`MateEstimator::choose_mate_pattern`] has chosen pawn cages. The winner is the side that is to
//! give mate, the loser the other side.

use super::super::super::board::Board;
use super::super::super::{Bitboard, attacks};
use super::super::set_moves::king_steps;
use super::MateEstimator;

/// Cost of each step of the king to be mated on its way to the cage.
const KING_STEP_COST: i32 = 3;
/// Cost of each escape square beside the cage that some piece could still block or guard.
const ESCAPE_COST: i32 = 4;
/// Cost of each escape square beside the cage that no piece could block or guard.
const PERMANENT_ESCAPE_COST: i32 = 10;
/// Cost if no piece could give check in the cage.
const NO_CHECK_COST: i32 = 12;
/// Cost of each square beside the cage that pawns leave open: no pawn of the loser is on it, and no
/// pawn of the winner guards it.
const OPEN_SIDE_COST: i32 = 1;
/// Upper limit of the estimate.
const MAX_COST: i32 = 99;

/// Returns the squares that at least one of these pieces could ever reach; kings and pawns are
/// ignored.
///
/// With a knight, rook or queen, these are all squares. Otherwise they are the light squares if
/// there is a light-squared bishop, and the dark squares if there is a dark-squared bishop.
fn bishop_color_squares(board: &Board, pieces: Bitboard) -> Bitboard {
    if !(pieces & (board.knights | board.straights)).is_empty() {
        return !Bitboard::EMPTY;
    }
    let bishops = pieces & board.diagonals;
    [Bitboard::LIGHT, Bitboard::DARK]
        .into_iter()
        .filter(|&color| !(bishops & color).is_empty())
        .fold(Bitboard::EMPTY, |all, color| all | color)
}

impl MateEstimator {
    /// Estimates how far a position is from a mate in a pawn cage; less is nearer.
    ///
    /// A pawn cage is a square that pawns almost shut in. The estimate is the lowest cost over all
    /// squares without a pawn. The king to be mated is assumed to walk to the cage as on an empty
    /// board. `guarded` are the squares that this king may not enter, so they are no escape
    /// squares.
    pub(super) fn pawn_cage_cost(&self, board: &Board, guarded: Bitboard) -> usize {
        let winner = self.winner;
        let (us, them) = (board.by_color(winner), board.by_color(!winner));
        let target_king = Bitboard::of(board.king(!winner));
        let closed_by_pawns = attacks::pawn_set_attacks(winner, us & board.pawns) | them & board.pawns;
        // The loser's pieces block escape squares too.
        let covered = closed_by_pawns | them & !target_king | guarded;
        let checkable = bishop_color_squares(board, us);
        let coverable = bishop_color_squares(board, board.occupied());
        let mut best = MAX_COST;
        let (mut reached, mut frontier, mut steps) = (target_king.bits(), target_king.bits(), 0);
        while steps < best && frontier != 0 {
            for cage in Bitboard::from_bits(frontier) & !board.pawns {
                let around = attacks::king_attacks(cage);
                let escapes = around & !covered;
                let cost = steps
                    + if checkable.contains(cage) { 0 } else { NO_CHECK_COST }
                    + ESCAPE_COST * (escapes & coverable).len() as i32
                    + PERMANENT_ESCAPE_COST * (escapes & !coverable).len() as i32
                    + OPEN_SIDE_COST * (around & !closed_by_pawns).len() as i32;
                best = best.min(cost);
            }
            frontier = king_steps(reached) & !reached;
            reached |= frontier;
            steps += KING_STEP_COST;
        }
        best as usize
    }
}
