//! Chess960 (Fischer Random): starting positions and castling rights (FIDE Guidelines II).

use super::{CastlingSide, Color, File, Laws, Position};

/// Places of the two knights among the five squares of the first rank that bishops and queen leave
/// free. The free squares are numbered from 0, beginning at the a-file.
///
/// The function `back_rank` computes the index into this table, 0 to 9, from the number of a
/// Chess960 starting position.
const KNIGHTS: [[usize; 2]; 10] =
    [[0, 1], [0, 2], [0, 3], [0, 4], [1, 2], [1, 3], [1, 4], [2, 3], [2, 4], [3, 4]];

impl Position {
    /// Returns the Chess960 starting position with this Scharnagl number (the usual numbering),
    /// from 0 to 959; `None` for greater numbers. Number 518 is the starting position of standard
    /// chess.
    ///
    /// ```
    /// use tabiya::rules::Position;
    ///
    /// assert_eq!(Position::chess960(518), Some(Position::initial()));
    /// let first = "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1";
    /// assert_eq!(Position::chess960(0).unwrap().to_fen(), first);
    /// assert_eq!(Position::chess960(960), None);
    /// ```
    pub fn chess960(number: u16) -> Option<Position> {
        Position::chess960_with(number, Laws::default())
    }

    /// Returns the Chess960 starting position with this Scharnagl number, 0 to 959; `None` for
    /// greater numbers. `laws` says whether the game has en passant.
    pub fn chess960_with(number: u16, laws: Laws) -> Option<Position> {
        let rank: String = back_rank(number)?.into_iter().collect();
        let white = rank.to_ascii_uppercase();
        Position::from_fen_with(&format!("{rank}/pppppppp/8/8/8/8/PPPPPPPP/{white} w KQkq - 0 1"), laws).ok()
    }

    /// Whether the position has a castling right that is impossible in standard chess, because the
    /// king is not on the e-file, or the rook is not in the corner.
    ///
    /// Without such a right the same moves are legal in standard chess and Chess960.
    ///
    /// ```
    /// use tabiya::rules::Position;
    ///
    /// assert!(!Position::initial().is_chess960());
    /// assert!(Position::chess960(0).unwrap().is_chess960());
    /// ```
    pub fn is_chess960(&self) -> bool {
        let rights = self.castling_rights();
        Color::ALL.into_iter().any(|color| {
            CastlingSide::ALL.into_iter().any(|side| {
                let corner = if side == CastlingSide::KingSide { File::H } else { File::A };
                rights
                    .rook(color, side)
                    .is_some_and(|rook| rook.file() != corner || self.king(color).file() != File::E)
            })
        })
    }
}

/// Returns the pieces on the first rank of a Chess960 starting position as lower-case letters,
/// a-file first. `number` is the Scharnagl number (0 to 959); `None` for greater numbers.
fn back_rank(number: u16) -> Option<[char; 8]> {
    if number >= 960 {
        return None;
    }
    let mut rest = usize::from(number);
    let mut digit = |base: usize| {
        let digit = rest % base;
        rest /= base;
        digit
    };
    let mut rank = [None; 8];
    // One bishop on the b-, d-, f- or h-file, the other on the a-, c-, e- or g-file.
    rank[2 * digit(4) + 1] = Some('b');
    rank[2 * digit(4)] = Some('b');
    put_on_free_square(&mut rank, digit(6), 'q');
    let [near, far] = *KNIGHTS.get(digit(10))?;
    // The knight farther from the a-file comes first, so that the index for the other knight stays
    // valid.
    put_on_free_square(&mut rank, far, 'n');
    put_on_free_square(&mut rank, near, 'n');
    for piece in ['r', 'k', 'r'] {
        put_on_free_square(&mut rank, 0, piece);
    }
    Some(rank.map(|piece| piece.unwrap_or('r')))
}

/// Places a piece on a free square of the first rank of a Chess960 starting position.
///
/// `nth` is the number of that square among the free squares, which are numbered from 0, beginning
/// at the a-file.
fn put_on_free_square(rank: &mut [Option<char>; 8], nth: usize, piece: char) {
    if let Some(square) = rank.iter_mut().filter(|square| square.is_none()).nth(nth) {
        *square = Some(piece);
    }
}
