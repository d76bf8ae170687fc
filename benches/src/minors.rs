//! Random positions for the benchmark of winnability (the question whether a side can still mate).
//! One side has only a bishop or a knight, and must mate an opponent with up to twelve pieces and
//! pawns besides the king.
//!
//! The correct answers are unknown. The benchmark compares the answers of the programs with each
//! other.

use tabiya::rules::Position;

use crate::questions::Question;
use crate::random::{Random, row};

/// Number of random positions.
pub const HOW_MANY: usize = 2_000;

/// Fixed positions whose winnability takes long to decide: blocked pawns shut in seven of White's
/// eight bishops.
const FIXED_POSITIONS: [&str; 1] = ["2B1B1B1/pBpBpBpB/P1P1P1P1/4k3/8/5B2/4K3/8 w - - 0 1"];

/// FEN letters from which the opponent's pieces and pawns (besides the king) are drawn at random.
/// Pawns are the most frequent, the queen is the rarest.
const MEN: &[u8] = b"ppppppnnbbrrq";

/// Returns random positions in which a side with a single bishop or knight must mate, followed by
/// the fixed positions. The answers are unknown, and the positions are the same in every run.
///
/// In every second random position Black has the single piece. Either side may be to move.
pub fn minors() -> Vec<Question> {
    let mut random = Random(0x1b87_3593_cc9e_2d51);
    let mut below = |bound: usize| random.below(bound);
    let mut made: Vec<Question> = Vec::new();
    while made.len() < HOW_MANY {
        let mut board = [b'1'; 64];
        let black = made.len() % 2 == 1;
        let mut men = vec![b'K', b"NB"[below(2)], b'k'];
        men.extend((0..1 + below(12)).map(|_| MEN[below(MEN.len())]));
        for man in men {
            let pawn = man == b'p';
            let at = if pawn { 8 + below(48) } else { below(64) };
            if board[at] == b'1' {
                board[at] = if black { man ^ 0x20 } else { man };
            }
        }
        let rows: Vec<String> = board.chunks(8).map(row).collect();
        let fen = format!("{} {} - - 0 1", rows.join("/"), ["w", "b"][below(2)]);
        let lone = |letters: &[u8]| board.iter().filter(|man| letters.contains(man)).count() == 1;
        let has_minor = lone(if black { b"nb" } else { b"NB" });
        if let (true, Ok(position)) = (has_minor, Position::from_fen(&fen)) {
            made.push((position.to_fen(), [None; 2]));
        }
    }
    made.extend(FIXED_POSITIONS.map(|fen| (fen.to_owned(), [None; 2])));
    made
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_position_has_one_bishop_or_knight_against_an_army() {
        let made = minors();
        assert_eq!(made.len(), HOW_MANY + FIXED_POSITIONS.len());
        for (number, (fen, _)) in made[..HOW_MANY].iter().enumerate() {
            let men = fen.split(' ').next().unwrap();
            let own: String =
                men.chars().filter(|c| c.is_alphabetic() && c.is_uppercase() != (number % 2 == 1)).collect();
            let own = own.to_uppercase();
            assert!(own.len() == 2 && own.contains('K') && (own.contains('N') || own.contains('B')), "{fen}");
        }
        assert_eq!(made, minors(), "the same every time");
    }
}
