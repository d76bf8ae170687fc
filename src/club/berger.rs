//! Round robins by Berger tables (FIDE C.05, Annex 1).

/// Pairing at one board of a round in a round robin. Players have numbers from 1; if one side is
/// `None`, the other player has a bye.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BergerBoard {
    /// Player with White.
    pub white: Option<usize>,
    /// Player with Black.
    pub black: Option<usize>,
}

/// Returns the rounds of a single round robin of this number of players, by Berger tables. Each
/// round has its pairings in the order of the published tables. For an odd number of players, the
/// table of the next even number is used; the opponent of the last number in the table has a bye.
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

/// Returns the pairing at a board in a round of the Berger table, both numbered from 0.
///
/// `last` is the even number of players in the table, so also the number of the last player. If
/// `last` exceeds `players`, there is no last player, and the opponent has a bye.
///
/// The last player always plays at the first board, with Black in the first round and alternating
/// colours afterwards. The others are in a circle, which is turned by half of `last` from round to
/// round: its first player meets the last player, the next one meets the one before the first, and
/// so on.
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

    /// Checks that each pair meets once, and that no player's colours differ by more than one.
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
