//! Estimates how far a position is from a mate in a corner.
//!
//! [`MateEstimator`] gives two estimates of the distance from a mate. The estimate in this module
//! is usually the second. But it is the first if the winner (the side that is to mate) has only the
//! king and two or more bishops or knights.

use super::super::super::board::Board;
use super::super::super::{Bitboard, Color, Square, attacks};
use super::MateEstimator;
use super::measure::{distance, knight_distance, share_diagonal};

/// Corner of the chessboard, with two ways to confine the loser's king to the corner.
pub(super) struct Corner {
    /// The square of the corner.
    pub(super) square: Square,
    /// The two ways to confine the loser's king to the corner.
    sides: [CornerConfinement; 2],
}

/// Two squares for the winner's king, each of which confines the loser's king to a corner with one
/// escape square left.
struct CornerConfinement {
    /// A square for the winner's king, a knight's leap from the corner.
    leap: Square,
    /// Another square for the winner's king, two steps from the corner along the edge.
    straight: Square,
    /// The escape square, beside the corner.
    free: Square,
}

/// The four corners of the chessboard.
pub(super) const CORNERS: [Corner; 4] = [
    Corner {
        square: Square::A1,
        sides: [
            corner_confinement(Square::B3, Square::A3, Square::B1),
            corner_confinement(Square::C2, Square::C1, Square::A2),
        ],
    },
    Corner {
        square: Square::H1,
        sides: [
            corner_confinement(Square::G3, Square::H3, Square::G1),
            corner_confinement(Square::F2, Square::F1, Square::H2),
        ],
    },
    Corner {
        square: Square::A8,
        sides: [
            corner_confinement(Square::B6, Square::A6, Square::B8),
            corner_confinement(Square::C7, Square::C8, Square::A7),
        ],
    },
    Corner {
        square: Square::H8,
        sides: [
            corner_confinement(Square::G6, Square::H6, Square::G8),
            corner_confinement(Square::F7, Square::F8, Square::H7),
        ],
    },
];

const fn corner_confinement(leap: Square, straight: Square, free: Square) -> CornerConfinement {
    CornerConfinement { leap, straight, free }
}

impl MateEstimator {
    /// Estimates how far a position is from a mate in a corner of the board; less is nearer.
    ///
    /// Such a mate needs four things:
    /// - the loser's king in the corner;
    /// - the winner's king a knight's move from the corner, or two steps from the corner along the
    ///   edge;
    /// - the last escape square blocked or guarded;
    /// - a unit of the winner that gives check.
    ///
    /// `guarded` are the squares that the loser's king may not enter.
    pub(super) fn corner_cost(&self, board: &Board, guarded: Bitboard) -> usize {
        let winner = self.winner;
        let (us, them) = (board.by_color(winner), board.by_color(!winner));
        let (king, prey) = (board.king(winner), board.king(!winner));
        let bishops = us & board.diagonals & !board.straights;
        // Pieces of the loser that are useless as blockers of the escape square, because they could
        // answer the check from there.
        let useless = if !(us & board.straights).is_empty() {
            Bitboard::EMPTY
        } else if (us & board.knights).is_empty() {
            board.straights
        } else {
            board.straights & board.diagonals
        };
        // Starts with the nearest corner and skips corners that cannot be better.
        let nearest = prey.index() >> 2 & 1 | prey.index() >> 4 & 2;
        let mut best = i32::MAX;
        for i in [nearest, nearest ^ 1, nearest ^ 2, nearest ^ 3] {
            let corner = &CORNERS[i];
            let to_corner = 4 * distance(prey, corner.square);
            if to_corner >= best {
                continue;
            }
            let shade = if i % 3 == 0 { Bitboard::DARK } else { Bitboard::LIGHT };
            let checker = if !(us & board.straights).is_empty() || !(bishops & shade).is_empty() {
                0
            } else {
                let knights = us & board.knights;
                let leaps = |n: Square| {
                    knight_distance(n, corner.sides[0].leap).min(knight_distance(n, corner.sides[1].leap))
                };
                knights.iter().map(leaps).min().unwrap_or(40)
            };
            for side in &corner.sides {
                let approach = distance(king, side.leap).min(distance(king, side.straight));
                let least = to_corner + 3 * approach + checker;
                if least >= best {
                    continue;
                }
                let filled = (them & !Bitboard::of(prey) & !useless)
                    .iter()
                    .map(|man| self.moves_to_block(board, man, side.free))
                    .min();
                let guarded = if !(bishops & !shade).is_empty() || !(us & board.straights).is_empty() {
                    1
                } else if (us & board.knights).has_several() {
                    (us & board.knights).iter().map(|n| knight_distance(n, side.free)).max().unwrap_or(9)
                } else {
                    9
                };
                let filled = filled.unwrap_or(9).min(guarded);
                best = best.min(least + 3 * filled);
            }
        }
        let officers = us & (board.diagonals | board.straights | board.knights);
        let flights = (attacks::king_attacks(prey) & !them & !guarded).len() as i32;
        (2 * best + flights + 6 * (8 - officers.len() as i32).max(0)).max(0) as usize
    }

    /// Estimates how many moves the unit on the square `from` needs to the square `to`.
    ///
    /// The unit belongs to the loser and has to block an escape square of its own king. A pawn that
    /// cannot reach `to` straight ahead is assumed to promote first.
    pub(super) fn moves_to_block(&self, board: &Board, from: Square, to: Square) -> i32 {
        if from == to {
            return 0;
        }
        let bit = Bitboard::of(from);
        if !(bit & board.knights).is_empty() {
            return knight_distance(from, to);
        }
        if !(bit & board.pawns).is_empty() {
            let (start, end) = (from.index() as i32, to.index() as i32);
            let (ranks, last) = match self.winner {
                Color::White => ((start >> 3) - (end >> 3), start >> 3),
                Color::Black => ((end >> 3) - (start >> 3), 7 - (start >> 3)),
            };
            return if start & 7 == end & 7 && ranks > 0 { ranks } else { last + 2 };
        }
        if !(bit & board.straights).is_empty() {
            return 1 + i32::from(
                (from.index() ^ to.index()) & 7 != 0 && (from.index() ^ to.index()) >> 3 != 0,
            );
        }
        match (from.is_light() == to.is_light(), share_diagonal(from, to)) {
            (false, _) => 9,
            (true, true) => 1,
            (true, false) => 2,
        }
    }
}
