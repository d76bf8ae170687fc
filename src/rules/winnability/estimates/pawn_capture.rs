//! Estimates how far a king is from capturing an enemy pawn.
//!
//! If all pawns are blocked and no piece can capture a pawn, there is no progress until a king
//! captures a pawn.

use super::super::super::board::Board;
use super::super::super::generate::attackers;
use super::super::super::{Bitboard, Color, attacks};
use super::super::set_moves::king_steps;

/// Greatest number of steps of a king's walk to a pawn, the capture included.
const FARTHEST: usize = 12;
/// Cost of each step of the king before the capture.
const STEP: usize = 4;
/// Cost of each unit that guards the pawn.
const GUARD: usize = 3;

/// Estimates how far the nearer king is from capturing an enemy pawn that no pawn guards.
///
/// A king's cost is [`STEP`] for each step before the capture and [`GUARD`] for each unit that
/// guards the pawn. The result is the lower cost of the two kings. `None` if neither king can
/// capture such a pawn within [`FARTHEST`] steps.
pub(in super::super) fn pawn_capture_cost(board: &Board) -> Option<usize> {
    let white = pawn_capture_cost_of(board, Color::White, FARTHEST);
    // A walk whose steps alone cost as much as White's capture cannot change the minimum.
    let max_steps = white.map_or(FARTHEST, |white| FARTHEST.min(white.div_ceil(STEP)));
    [white, pawn_capture_cost_of(board, Color::Black, max_steps)].into_iter().flatten().min()
}

/// Returns the cost for the king of `color` to capture the nearest enemy pawn that no pawn guards.
///
/// The cost is [`STEP`] for each step before the capture and [`GUARD`] for each unit that guards
/// the pawn. If several such pawns are nearest, the pawn with the fewest guards counts. `None` if
/// the king needs more than `max_steps` steps, the capture included.
fn pawn_capture_cost_of(board: &Board, color: Color, max_steps: usize) -> Option<usize> {
    let theirs = board.pawns & board.by_color(!color);
    let guarded = attacks::pawn_set_attacks(!color, theirs);
    let ours = board.pawns & board.by_color(color);
    // The king's walk may cross pieces, which may move away. It crosses neither pawns nor squares
    // that enemy pawns guard.
    let (free, prey) = (!(ours | theirs | guarded).bits(), (theirs & !guarded).bits());
    let mut reached = Bitboard::of(board.king(color)).bits();
    for steps in 0..max_steps {
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
