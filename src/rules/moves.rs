//! Chess moves and lists of moves.

use std::fmt;
use std::ops::Deref;

use super::{Role, Square};

/// Move of a piece on the chessboard, by its squares and its kind.
///
/// Castling is a move of the king (FIDE 3.8.2), so `from` and `to` are the start and target squares
/// of the king. For White, the target square is g1 or c1.
///
/// ```
/// use tabiya::rules::{Move, MoveKind, Role, Square};
///
/// let mv = Move::new(Square::E7, Square::E8, MoveKind::Promotion(Role::Knight));
/// assert_eq!(mv.uci(), "e7e8n");
/// assert_eq!(mv.promotion(), Some(Role::Knight));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// The start square; in castling, the king's start square.
    pub(in crate::rules) from: Square,
    /// The target square; in castling, the king's target square.
    pub(in crate::rules) to: Square,
    /// The kind of the move, such as castling.
    pub(in crate::rules) kind: MoveKind,
}

/// Kind of a move: normal, pawn's double step, en passant, castling or promotion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MoveKind {
    /// A move of no special kind, with or without a capture.
    Normal,
    /// A pawn's first move over two squares (FIDE 3.7.2).
    DoublePush,
    /// The en passant capture of a pawn that made a double step in the last move (FIDE 3.7.3.1).
    EnPassant,
    /// Castling with the rook towards the h-file (FIDE 3.8.2).
    CastleKingSide,
    /// Castling with the rook towards the a-file (FIDE 3.8.2).
    CastleQueenSide,
    /// A pawn reaches the last rank and becomes a piece of this kind (FIDE 3.7.3.3).
    Promotion(Role),
}

impl Move {
    /// Creates a move from its squares and kind. The move may be illegal:
    /// [`Position::is_legal`](super::Position::is_legal) tests a move in a position.
    pub const fn new(from: Square, to: Square, kind: MoveKind) -> Move {
        Move { from, to, kind }
    }

    /// Returns the start square of the move; in castling, the king's start square.
    pub const fn from(self) -> Square {
        self.from
    }

    /// Returns the target square of the move; in castling, the king's target square.
    pub const fn to(self) -> Square {
        self.to
    }

    /// Returns the kind of the move, such as castling or en passant.
    pub const fn kind(self) -> MoveKind {
        self.kind
    }

    /// Returns the kind of piece to which the pawn is promoted in this move; `None` if the move is
    /// no promotion.
    pub const fn promotion(self) -> Option<Role> {
        match self.kind {
            MoveKind::Promotion(role) => Some(role),
            _ => None,
        }
    }

    /// Whether the move is castling.
    pub const fn is_castle(self) -> bool {
        matches!(self.kind, MoveKind::CastleKingSide | MoveKind::CastleQueenSide)
    }

    /// Returns the move in UCI notation: `e2e4`, `e7e8q`, castling as `e1g1`. For engines in
    /// Chess960, use [`Position::uci`](super::Position::uci).
    pub fn uci(self) -> String {
        self.to_string()
    }
}

impl fmt::Display for Move {
    /// Writes the move in UCI notation: `e2e4`, `e7e8q`, castling as `e1g1`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)?;
        match self.promotion() {
            Some(role) => write!(f, "{}", role.char()),
            None => Ok(()),
        }
    }
}

/// Capacity of a list of moves: enough for the moves of any position, even a position with many
/// queens.
///
/// Let `k` be the number of knights of the side to move, `q` the number of its other pieces, and
/// `e` the number of squares without a piece of this side. These are the target squares, so
/// `q + k + e` is 64. Each of the `q` pieces moves along lines and has at most 27 moves. A target
/// square can be reached along 8 lines and by 8 knights. So the `q` pieces have at most
/// `min(27 q, 8 e)` moves, and the knights have at most `8 min(k, e)`. The sum is at most 446.
///
/// Promotions add at most 72 moves: on each of the 8 squares of the last rank, 3 pawn moves can
/// end, and each has 3 more choices of a piece. Castling adds 2 moves.
const CAPACITY: usize = 446 + 72 + 2;

/// List of the moves of one position, stored without heap memory.
///
/// The list dereferences to a slice of moves. Like a `Vec`, it iterates by reference over `&moves`
/// and by value over `moves`.
///
/// ```
/// use tabiya::rules::Position;
///
/// let mut moves = Position::initial().legal_moves();
/// assert_eq!(moves.len(), 20);
/// moves.retain(|mv| mv.uci().starts_with('g'));
/// assert_eq!(moves.iter().map(|mv| mv.uci()).collect::<Vec<_>>().len(), 4);
/// ```
#[derive(Clone)]
pub struct MoveList {
    /// The array of moves; only the first `len` are in the list.
    moves: [Move; CAPACITY],
    /// The number of moves in the list.
    len: usize,
}

impl MoveList {
    /// Returns an empty list of chess moves.
    pub const fn new() -> MoveList {
        MoveList { moves: [Move::new(Square::A1, Square::A1, MoveKind::Normal); CAPACITY], len: 0 }
    }

    /// Appends a move to the list. The list has room for the moves of any position; a further move
    /// is dropped.
    #[inline(always)]
    pub(in crate::rules) fn push(&mut self, m: Move) {
        if let Some(slot) = self.moves.get_mut(self.len) {
            *slot = m;
            self.len += 1;
        }
    }

    /// Removes all moves for which `keep` returns `false` from the list; the other moves keep their
    /// order.
    pub fn retain(&mut self, mut keep: impl FnMut(Move) -> bool) {
        let mut kept = 0;
        for i in 0..self.len {
            let m = self.moves[i];
            if keep(m) {
                self.moves[kept] = m;
                kept += 1;
            }
        }
        self.len = kept;
    }
}

impl Default for MoveList {
    /// Returns an empty list of chess moves.
    fn default() -> MoveList {
        MoveList::new()
    }
}

impl Deref for MoveList {
    type Target = [Move];

    /// Returns the moves of the list as a slice.
    fn deref(&self) -> &[Move] {
        &self.moves[..self.len]
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = &'a Move;
    type IntoIter = std::slice::Iter<'a, Move>;

    /// Returns an iterator over references to the moves of the list.
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl IntoIterator for MoveList {
    type Item = Move;
    type IntoIter = std::iter::Take<std::array::IntoIter<Move, CAPACITY>>;

    /// Returns an iterator over the moves of the list, by value.
    fn into_iter(self) -> Self::IntoIter {
        self.moves.into_iter().take(self.len)
    }
}

impl PartialEq for MoveList {
    /// Whether both lists of moves contain the same moves in the same order.
    fn eq(&self, other: &MoveList) -> bool {
        self[..] == other[..]
    }
}

impl Eq for MoveList {}

impl fmt::Debug for MoveList {
    /// Writes the moves as a list in UCI notation, for debugging.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter().map(|m| m.to_string())).finish()
    }
}
