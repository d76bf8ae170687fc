//! Pairings of round robins by Berger tables (FIDE C.05, Annex 1).

/// The pairing at one board in a round of a round robin. The players' numbers are their numbers in
/// the Berger table, from 1. If one side is `None`, the player on the other side has a bye.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BergerBoard {
    /// Number of the player with White.
    pub white: Option<usize>,
    /// Number of the player with Black.
    pub black: Option<usize>,
}

/// Returns the pairings of a single round robin by Berger tables: for each round its boards, in the
/// order of the published tables. `players` is the number of players.
///
/// With an odd number of players, uses the table for one player more. The opponent of the missing
/// last player has a bye. With fewer than two players, there are no rounds.
///
/// # Examples
///
/// ```
/// use tabiya::club::berger;
///
/// let rounds = berger::berger_rounds(4);
/// let first: Vec<_> = rounds[0].iter().map(|board| (board.white, board.black)).collect();
/// assert_eq!(first, [(Some(1), Some(4)), (Some(2), Some(3))]);
/// ```
pub fn berger_rounds(players: usize) -> Vec<Vec<BergerBoard>> {
    if players < 2 {
        return Vec::new();
    }
    let last = players.next_multiple_of(2);
    (0..last - 1)
        .map(|round| (0..last / 2).map(|board| berger_board(players, last, round, board)).collect())
        .collect()
}

/// Returns the pairing at one board in a round of the Berger table. `round` and `board` count from
/// 0.
///
/// `last` is the even number of players in the table, and so the number of the last player. If
/// `players`, the number of players in the tournament, is one less, the last player is missing, and
/// the last player's opponent has a bye.
///
/// The last player always plays at board 0, with Black in the first round and alternating colours
/// afterwards. The other players form a circle. In each round, the starting place moves forward in
/// the circle by half of `last`. The player at the starting place meets the last player. At board
/// `n`, the player `n` places after the starting place has White against the player `n` places
/// before the starting place.
fn berger_board(players: usize, last: usize, round: usize, board: usize) -> BergerBoard {
    let circle = last - 1;
    let first = round * (last / 2) % circle;
    let number = |place: usize| place % circle + 1;
    let (white, black) = match board {
        0 if round.is_multiple_of(2) => (number(first), last),
        0 => (last, number(first)),
        _ => (number(first + board), number(first + circle - board)),
    };
    let real = |number: usize| (number <= players).then_some(number);
    BergerBoard { white: real(white), black: real(black) }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each pair meets once, and each player has White and Black equally often, give or take one
    /// game.
    #[test]
    fn everyone_meets_everyone_once_with_balanced_colours() {
        assert!(berger_rounds(0).is_empty() && berger_rounds(1).is_empty());
        for players in 2..60 {
            let rounds = berger_rounds(players);
            assert_eq!(rounds.len(), players - 1 + players % 2);
            let mut met = vec![vec![0; players + 1]; players + 1];
            let mut balance = vec![0i32; players + 1];
            for board in rounds.iter().flatten() {
                if let (Some(white), Some(black)) = (board.white, board.black) {
                    met[white][black] += 1;
                    balance[white] += 1;
                    balance[black] -= 1;
                }
            }
            for one in 1..=players {
                assert!(balance[one].abs() <= 1, "{one} of {players}: {}", balance[one]);
                assert!(
                    (1..=players)
                        .filter(|&other| other != one)
                        .all(|other| met[one][other] + met[other][one] == 1)
                );
            }
        }
    }
}
