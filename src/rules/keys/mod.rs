//! Keys to compare positions: a key for the repetition rule, a key for the placement of the pieces
//! alone, and the Zobrist key of opening books.

mod polyglot_random;
pub(in crate::rules) mod zobrist;

use std::fmt;

use crate::rules::board::Board;
use crate::rules::{Bitboard, Color, Move, Piece, Position, Role, Square};

/// Key to compare positions for repetition: equal keys mean the same position in the sense of FIDE
/// 9.2.3.
///
/// Positions with equal keys have the same pieces on the same squares, the same side to move, the
/// same castling rights, and the same en passant square. The en passant square counts only if a
/// capture there is legal. The key holds all these data; it is not a hash.
///
/// ```
/// use tabiya::rules::Position;
///
/// // No pawn can capture on e3, so the en passant square does not count.
/// let with = Position::from_fen("4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1")?;
/// let without = Position::from_fen("4k3/8/8/8/4P3/8/8/4K3 b - - 4 9")?;
/// assert_eq!(with.repetition_key(), without.repetition_key());
/// # Ok::<(), tabiya::rules::FenError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RepetitionKey(Board);

/// Placement of the pieces of a position: pieces with their squares and nothing else.
///
/// Under some house rules, positions count as repeated if their placements are equal, whatever the
/// side to move, the castling rights and the en passant square.
///
/// ```
/// use tabiya::rules::Position;
///
/// let white = Position::from_fen("4k3/8/8/8/8/8/8/4K2R w K - 0 1")?;
/// let black = Position::from_fen("4k3/8/8/8/8/8/8/4K2R b - - 0 1")?;
/// assert_ne!(white.repetition_key(), black.repetition_key());
/// assert_eq!(white.placement(), black.placement());
/// # Ok::<(), tabiya::rules::FenError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Placement(Board);

impl Placement {
    /// Returns the placement of a board: its pieces with their squares and nothing else.
    pub(in crate::rules) fn of(board: &Board) -> Placement {
        let mut board = *board;
        board.castling = Bitboard::EMPTY;
        board.set_en_passant(None);
        board.set_turn(Color::White);
        Placement(board)
    }

    /// Returns the piece on a square of this placement; `None` if the square is empty.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.0.piece_at(square)
    }

    /// Iterates over all pieces of this placement with their squares, from a1 to h8.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        self.0.occupied().iter().filter_map(|square| Some((square, self.piece_at(square)?)))
    }

    /// Returns the squares of all pieces of one colour and one kind, such as White's knights.
    pub fn pieces_of(&self, color: Color, role: Role) -> Bitboard {
        self.0.by_color(color) & self.0.by_role(role)
    }
}

impl fmt::Display for Placement {
    /// Writes the placement of the pieces as in the first field of a FEN.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut field = String::new();
        self.0.write_pieces(&mut field);
        f.write_str(&field)
    }
}

impl fmt::Debug for Placement {
    /// Writes the pieces, as in the first field of a FEN, inside `Placement(…)`, for debugging.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Placement({self})")
    }
}

impl Position {
    /// Returns the key by which the repetition rule compares this position with others (FIDE
    /// 9.2.3).
    pub fn repetition_key(&self) -> RepetitionKey {
        let mut board = self.board;
        board.set_en_passant(self.ep_square());
        RepetitionKey(board)
    }

    /// Returns the placement of the position: its pieces with their squares, without side to move,
    /// castling rights and en passant square.
    pub fn placement(&self) -> Placement {
        Placement::of(&self.board)
    }

    /// Returns the placement of the pieces after the move `m`.
    ///
    /// The move must be pseudo-legal: legal, or illegal only because it leaves the mover's own king
    /// attacked.
    pub fn placement_after(&self, m: Move) -> Placement {
        Placement::of(&self.board.play(m))
    }
}
