//! A third opinion, for pawns that are locked: how far a king is from taking one of them.
//!
//! Where pawns stand face to face and no officer can take one, nothing gets better before a king has: everything else is
//! moving to and fro.

use super::super::super::board::Board;
use super::super::super::generate::attackers;
use super::super::super::{Bitboard, Color, attacks};
use super::super::spread::king_steps;

/// No king walks farther than this to a pawn.
const FARTHEST: usize = 12;
/// What a step counts, and what a man who guards the pawn.
const STEP: usize = 4;
const GUARD: usize = 3;

/// How far a position seems to be from the first pawn that a king takes; `None` if none gets to one.
pub(in super::super) fn breach(board: &Board) -> Option<usize> {
    let white = breach_by(board, Color::White, FARTHEST);
    // No farther than White's: what is more than that is not asked for.
    let most = white.map_or(FARTHEST, |white| FARTHEST.min(white.div_ceil(STEP)));
    [white, breach_by(board, Color::Black, most)].into_iter().flatten().min()
}

/// The same for the king of one side, if it is fewer than so many steps: the steps to the nearest pawn that no pawn guards,
/// and how many other men guard it.
fn breach_by(board: &Board, color: Color, most: usize) -> Option<usize> {
    let theirs = board.pawns & board.color(!color);
    let guarded = attacks::pawns(!color, theirs);
    let ours = board.pawns & board.color(color);
    // Officers go away; pawns that are locked do not.
    let (free, prey) = (!(ours | theirs | guarded).bits(), (theirs & !guarded).bits());
    let mut reached = Bitboard::of(board.king(color)).bits();
    for steps in 0..most {
        let next = king_steps(reached);
        let hit = next & prey;
        if hit != 0 {
            let guards = |pawn| attackers(board, pawn, !color, board.occupied()).len();
            let least = Bitboard::from_bits(hit).iter().map(guards).min().unwrap_or(0);
            return Some(STEP * steps + GUARD * least);
        }
        let grown = reached | next & free;
        if grown == reached {
            break;
        }
        reached = grown;
    }
    None
}
