//! The second opinion in another order: a king is mated in a nest, a square that locked pawns all but shut in.

use super::super::super::board::Board;
use super::super::super::{Bitboard, attacks};
use super::super::spread::king_steps;
use super::Guide;

/// What each thing costs: a step of their king to the nest; a square of it that is neither filled nor guarded, if somebody
/// on the board may see to that, and if nobody can; nobody to give check there; a square that pawns leave open at all.
const STEP: i32 = 3;
const FLIGHT: i32 = 4;
const LOST: i32 = 10;
const NO_CHECK: i32 = 12;
const OPEN: i32 = 1;
/// No nest is as far away.
const FARTHEST: i32 = 99;

/// The squares that these men may come to at some time: those of their bishops' colours, or all.
fn colors(board: &Board, men: Bitboard) -> Bitboard {
    if !(men & (board.knights | board.straights)).is_empty() {
        return !Bitboard::EMPTY;
    }
    let bishops = men & board.diagonals;
    [Bitboard::LIGHT, Bitboard::DARK]
        .into_iter()
        .filter(|&color| !(bishops & color).is_empty())
        .fold(Bitboard::EMPTY, |all, color| all | color)
}

impl Guide {
    /// How far a position seems to be from a mate in the nearest nest.
    pub(super) fn nest_cost(&self, board: &Board, guarded: Bitboard) -> usize {
        let winner = self.winner;
        let (us, them) = (board.color(winner), board.color(!winner));
        let prey = Bitboard::of(board.king(!winner));
        let shut = attacks::pawns(winner, us & board.pawns) | them & board.pawns;
        let seen_to = shut | them & !prey | guarded;
        let checked = colors(board, us);
        let helped = colors(board, board.occupied());
        let mut best = FARTHEST;
        let (mut within, mut ring, mut steps) = (prey.bits(), prey.bits(), 0);
        while steps < best && ring != 0 {
            for nest in Bitboard::from_bits(ring) & !board.pawns {
                let around = attacks::king(nest);
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
