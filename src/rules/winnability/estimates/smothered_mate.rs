//! Estimates how far a position is from a smothered mate: a mate amid the mated side's own units.
//!
//! This is the second estimate of [`MateEstimator`] in two cases:
//! - Two or more pairs of pawns block each other, and the estimator does not look for mates on
//!   squares almost shut in by pawns.
//! - Fewer pairs of pawns block each other, and the winner (the side that is to give mate) has only
//!   bishops and knights besides the king.

use super::super::super::board::Board;
use super::super::super::{Bitboard, attacks};
use super::MateEstimator;
use super::corners::{CORNERS, Corner};
use super::measure::distance;

impl MateEstimator {
    /// Estimates how far a position is from a smothered mate; less is nearer.
    ///
    /// A smothered mate is a mate amid the mated side's own units. The estimate prefers a corner of
    /// a colour on which the winner can give check. `locked` tells whether two or more pairs of
    /// pawns are blocked. Blocked pawns can confine a king as a corner does. So with `locked`, the
    /// king's distance from a corner and the free squares around the king count less. `guarded` are
    /// the squares that the king to be mated may not enter.
    pub(super) fn smothered_mate_cost(&self, board: &Board, guarded: Bitboard, locked: bool) -> usize {
        let winner = self.winner;
        let (us, them) = (board.by_color(winner), board.by_color(!winner));
        let (king, prey) = (board.king(winner), board.king(!winner));
        let bishops = us & board.diagonals & !board.straights;
        let others = us & (board.knights | board.straights);
        let to_corner = |(i, corner): (usize, &Corner)| {
            let shade = if i % 3 == 0 { Bitboard::DARK } else { Bitboard::LIGHT };
            let wrong = others.is_empty() && (bishops & shade).is_empty();
            distance(corner.square, prey) + if wrong { 4 } else { 0 }
        };
        let corner = CORNERS.iter().enumerate().map(to_corner).min().unwrap_or(0);
        let flights = (attacks::king_attacks(prey) & !them & !guarded).len() as i32;
        let (mut first, mut second) = (7, 7);
        for man in them & !Bitboard::of(prey) {
            let d = distance(man, prey);
            if d < first {
                (first, second) = (d, first);
            } else {
                second = second.min(d);
            }
        }
        let officers = (bishops | others).len() as i32;
        let (far, free) = if locked { (3, 2) } else { (6, 3) };
        let kings = (distance(king, prey) - 2).max(0);
        (far * corner + free * flights + 3 * kings + 2 * first + second + 3 * (8 - officers).max(0)).max(0)
            as usize
    }
}
