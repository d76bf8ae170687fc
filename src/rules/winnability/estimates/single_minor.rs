//! Estimates how far a position is from a mate by a side (the winner) that has only its king and a
//! single bishop or knight.
//!
//! Such a mate needs the mated king in a corner, and another unit of the mated side that blocks the
//! last free square beside that corner.

use super::super::super::board::Board;
use super::super::super::{Bitboard, Square, attacks};
use super::MateEstimator;
use super::measure::{distance, knight_distance, share_diagonal};

/// Pattern of a mate in a corner by a king and a single bishop or knight.
struct MatingPattern {
    /// The square of the king to be mated.
    corner: Square,
    /// A square for the winner's king, a knight's leap from the corner.
    leap: Square,
    /// Another square for the winner's king, two steps from the corner along the edge.
    edge: Square,
    /// The square, beside the corner, from which a bishop gives mate.
    bishop: Square,
    /// The square from which a knight gives mate. If the winner's king is on `edge`, the knight may
    /// also give mate from `leap`.
    knight: Square,
    /// The last free square beside the corner. A unit of the mated side has to block it.
    free: Square,
}

const fn mating_pattern(
    corner: Square,
    leap: Square,
    edge: Square,
    bishop: Square,
    knight: Square,
    free: Square,
) -> MatingPattern {
    MatingPattern { corner, leap, edge, bishop, knight, free }
}

/// All mating patterns of a single bishop or knight: two for each corner.
const PATTERNS: [MatingPattern; 8] = [
    mating_pattern(Square::A1, Square::B3, Square::A3, Square::B2, Square::C2, Square::B1),
    mating_pattern(Square::A1, Square::C2, Square::C1, Square::B2, Square::B3, Square::A2),
    mating_pattern(Square::H1, Square::G3, Square::H3, Square::G2, Square::F2, Square::G1),
    mating_pattern(Square::H1, Square::F2, Square::F1, Square::G2, Square::G3, Square::H2),
    mating_pattern(Square::A8, Square::B6, Square::A6, Square::B7, Square::C7, Square::B8),
    mating_pattern(Square::A8, Square::C7, Square::C8, Square::B7, Square::B6, Square::A7),
    mating_pattern(Square::H8, Square::G6, Square::H6, Square::G7, Square::F7, Square::G8),
    mating_pattern(Square::H8, Square::F7, Square::F8, Square::G7, Square::G6, Square::H7),
];

/// Cost of each step of the loser's king to the corner of the pattern.
///
/// This cost and the costs below are tuned on random positions, for a search that visits few
/// positions.
const CORNER: i32 = 13;
/// Cost of each step of the winner's king to its square of the mating pattern.
const KING: i32 = 4;
/// Cost of each move of the loser's unit that is to block the last free square.
const FILLER: i32 = 2;
/// Cost of each move of the bishop or knight to the square from which it mates.
const CHECK: i32 = 2;
/// Cost of each square that the king to be mated could move to. The cost is negative: a small
/// bonus.
const FLIGHT: i32 = -1;
/// Cost of each queen of the loser, which could answer the check.
///
/// The costs `QUEEN`, `ROOK`, `MINOR` and `PAWN` count only if the loser has at least two units
/// besides the king.
const QUEEN: i32 = 23;
/// Cost of each rook of the loser.
const ROOK: i32 = 30;
/// Cost of each bishop or knight of the loser.
const MINOR: i32 = 15;
/// Cost of each pawn of the loser.
const PAWN: i32 = 12;
/// Upper limit of the cost of the cheapest pattern; also the cost if no pattern is possible.
const FARTHEST: i32 = 200;

impl MateEstimator {
    /// Estimates how far a position is from a mate by `self.winner`, who has only the king and one
    /// bishop or knight; less is nearer.
    ///
    /// `guarded` are the squares that the king to be mated may not enter.
    pub(super) fn single_minor_cost(&self, board: &Board, guarded: Bitboard) -> usize {
        let winner = self.winner;
        let (us, them) = (board.by_color(winner), board.by_color(!winner));
        let (king, prey) = (board.king(winner), board.king(!winner));
        let bishop = (us & board.diagonals).iter().next();
        let knight = (us & board.knights).iter().next();
        let men = them & !Bitboard::of(prey);
        let rooks = men & board.straights & !board.diagonals;
        let bishops = men & board.diagonals & !board.straights;
        let others = men & (board.knights | board.pawns);
        let mut best = FARTHEST;
        for pattern in &PATTERNS {
            let corner = CORNER * distance(prey, pattern.corner);
            if corner >= best {
                continue;
            }
            let (leap, edge) = (distance(king, pattern.leap), distance(king, pattern.edge));
            // Each way to mate by this pattern is a tuple: the steps of the winner's king, the
            // moves of the checking piece, and the units that may block the free square. A unit
            // that could capture the checking piece from the free square is left out.
            let ways = match (bishop, knight) {
                (Some(bishop), _) if bishop.is_light() == pattern.bishop.is_light() => {
                    let moves = match (bishop == pattern.bishop, share_diagonal(bishop, pattern.bishop)) {
                        (true, _) => 0,
                        (_, true) => 1,
                        _ => 2,
                    };
                    [Some((leap.min(edge), moves, others | bishops)), None]
                }
                (None, Some(knight)) => [
                    Some((leap.min(edge), knight_distance(knight, pattern.knight), others | rooks)),
                    Some((edge, knight_distance(knight, pattern.leap), bishops)),
                ],
                _ => continue,
            };
            for (steps, moves, fillers) in ways.into_iter().flatten() {
                let near = corner + KING * steps + CHECK * moves;
                if near >= best || fillers.is_empty() {
                    continue;
                }
                let filled = fillers
                    .iter()
                    .map(|man| self.moves_to_block(board, man, pattern.free))
                    .min()
                    .unwrap_or(9);
                best = best.min(near + FILLER * filled);
            }
        }
        let flights = (attacks::king_attacks(prey) & !them & !guarded).len() as i32;
        // A single unit of the loser costs nothing, because it must block the free square.
        let power = if men.has_several() {
            let pawns = (men & board.pawns).len() as i32;
            let minors = (bishops | men & board.knights).len() as i32;
            let queens = (men & board.straights & board.diagonals).len() as i32;
            QUEEN * queens + ROOK * rooks.len() as i32 + MINOR * minors + PAWN * pawns
        } else {
            0
        };
        (2 * best + FLIGHT * flights + power).max(0) as usize
    }

    /// Whether the side whose mating chances are estimated (`self.winner`) has only the king and
    /// one bishop or knight.
    pub(in super::super) fn has_single_minor(&self, board: &Board) -> bool {
        let us = board.by_color(self.winner);
        (us & (board.pawns | board.straights)).is_empty() && us.len() == 2
    }
}
