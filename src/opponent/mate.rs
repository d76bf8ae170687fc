//! Search that proves forced mates, for hints and game reviews.

use crate::rules::{Move, Position};

/// Returns the moves of both sides in the shortest forced mate, with the longest defence. `None` if
/// the side to move has no forced mate in at most `most` moves.
///
/// Finds only mates in which every move of the mating side gives check, except that the first move
/// may be the quiet move `first`. `budget` is the number of positions that may be searched. If the
/// budget is too small, the result can be `None` although there is a mate.
pub(super) fn forced_mate(
    position: &Position,
    most: u32,
    first: Option<Move>,
    mut budget: u64,
) -> Option<Vec<Move>> {
    (1..=most).find_map(|moves| find_mate(position, moves, first, &mut budget))
}

/// Returns the moves of both sides in a forced mate by the side to move, with the longest defence.
/// `None` if that side has no forced mate in at most `moves` moves, or if `budget` is used up.
///
/// Finds only mates in which every move of the mating side gives check, except that the first move
/// may be the quiet move `first`. `budget` is the number of positions that may still be searched.
fn find_mate(position: &Position, moves: u32, first: Option<Move>, budget: &mut u64) -> Option<Vec<Move>> {
    position.legal_moves().iter().find_map(|&mv| {
        let next = play_within_budget(position, mv, budget)?;
        if !next.is_check() && (first != Some(mv) || moves == 1) {
            return None;
        }
        let mut line = vec![mv];
        line.extend(longest_defence(&next, moves - 1, budget)?);
        Some(line)
    })
}

/// Returns the moves of both sides in the longest defence of the side to move against a forced mate
/// in at most `moves` further moves. An empty list if that side is mated already. `None` if that
/// side escapes, or if `budget` is used up. `budget` is the number of positions that may still be
/// searched.
fn longest_defence(position: &Position, moves: u32, budget: &mut u64) -> Option<Vec<Move>> {
    let replies = position.legal_moves();
    if replies.is_empty() {
        return position.is_check().then(Vec::new);
    }
    if moves == 0 {
        return None;
    }
    let mut longest = Vec::new();
    for &reply in &replies {
        let next = play_within_budget(position, reply, budget)?;
        let rest = find_mate(&next, moves, None, budget)?;
        if rest.len() + 1 > longest.len() {
            longest = vec![reply];
            longest.extend(rest);
        }
    }
    Some(longest)
}

/// Returns the position after a legal move in the search for a mate, and subtracts 1 from `budget`,
/// the number of positions that may still be searched. `None` if `budget` is 0.
fn play_within_budget(position: &Position, mv: Move, budget: &mut u64) -> Option<Position> {
    *budget = budget.checked_sub(1)?;
    Some(position.play_unchecked(mv))
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    /// Returns the length in half-moves of the forced mate in the position `fen`; `None` if there
    /// is no forced mate in at most `most` moves.
    fn mate_length(fen: &str, most: u32) -> Option<usize> {
        forced_mate(&Position::from_fen(fen).unwrap(), most, None, 100_000).map(|line| line.len())
    }

    #[test]
    fn mates_are_proved_and_nothing_else_is() {
        assert_eq!(mate_length("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1", 3), Some(1));
        // A smothered mate: Qg8+, Rxg8, Nf7.
        assert_eq!(mate_length("5r1k/6pp/7N/8/8/1Q6/8/6K1 w - - 0 1", 3), Some(3));
        assert_eq!(mate_length("5r1k/6pp/7N/8/8/1Q6/8/6K1 w - - 0 1", 1), None);
        // The king has an escape square.
        assert_eq!(mate_length("6k1/5pp1/7p/8/8/8/5PPP/R5K1 w - - 0 1", 2), None);
        assert_eq!(mate_length("7k/8/6K1/8/8/8/8/Q7 b - - 0 1", 4), None, "the other side's");
    }

    #[test]
    fn a_quiet_first_move_is_taken_where_it_is_named() {
        let position = Position::from_fen("7k/8/5K2/8/8/8/8/6R1 w - - 0 1").unwrap();
        let quiet = position.parse_san("Kf7").unwrap();
        assert_eq!(forced_mate(&position, 2, Some(quiet), 10_000).map(|line| line[0]), Some(quiet));
        assert_eq!(forced_mate(&position, 2, Some(quiet), 10), None, "that is too little to look at");
    }
}
