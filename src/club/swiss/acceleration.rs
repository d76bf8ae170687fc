//! Acceleration of a Swiss by the Baku method (FIDE C.04.7).

use crate::club::record::PointSystem;

/// Returns the number of players who get virtual points in the first rounds of an accelerated
/// Swiss. `players` is the number of all players. The Baku method takes the upper half, rounded up
/// to an even number (FIDE C.04.7, 1.2).
pub fn accelerated_players(players: usize) -> usize {
    2 * players.div_ceil(4)
}

/// Returns the virtual half-points of an accelerated player for the pairing of a round (Baku
/// method, FIDE C.04.7, 1.4). `round` counts from 0, and `rounds` is the announced number of
/// rounds.
///
/// The first half of the rounds (rounded up) is accelerated. In the first half of the accelerated
/// rounds (again rounded up), the virtual points equal the points for a win. In the other
/// accelerated rounds, the virtual points equal the points for a draw.
pub fn virtual_points(round: usize, rounds: usize, points: PointSystem) -> u32 {
    let accelerated = rounds.div_ceil(2);
    match round {
        _ if round < accelerated.div_ceil(2) => points.win,
        _ if round < accelerated => points.draw,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Includes two examples of the FIDE handbook: one has 161 players, the other has nine rounds.
    #[test]
    fn half_of_the_players_have_more_points_in_the_first_half_of_the_rounds() {
        assert_eq!([161, 160, 4, 1].map(accelerated_players), [82, 80, 2, 2]);
        let points = |rounds| -> Vec<u32> {
            (0..rounds).map(|round| virtual_points(round, rounds, PointSystem::default())).collect()
        };
        assert_eq!(points(9), [2, 2, 2, 1, 1, 0, 0, 0, 0]);
        assert_eq!(points(11), [2, 2, 2, 1, 1, 1, 0, 0, 0, 0, 0]);
        assert_eq!(points(4), [2, 1, 0, 0]);
    }
}
