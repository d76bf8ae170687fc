//! Random openings of six half-moves, so that the games of the computer opponent differ.

use tabiya::rules::{Move, Position};

/// Number of random half-moves.
const PLIES: usize = 6;

/// Returns the moves of the random opening with this number: six half-moves, or fewer if the game
/// ends earlier. The same `number` always gives the same moves.
pub fn start(number: u64) -> Vec<Move> {
    let mut state = number;
    let mut position = Position::initial();
    let mut moves = Vec::new();
    for _ in 0..PLIES {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let legal = position.legal_moves();
        let Some(&mv) = legal.get((state >> 33) as usize % legal.len().max(1)) else { break };
        moves.push(mv);
        position = position.play_unchecked(mv);
    }
    moves
}
