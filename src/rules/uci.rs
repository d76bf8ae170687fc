//! Moves in UCI notation (Universal Chess Interface).

use thiserror::Error;

use super::{Move, Position, Role, Square};

/// Reason why a text is no legal move in UCI notation in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum UciError {
    /// The text is not UCI notation. UCI notation has two squares and, for a promotion, one of the
    /// letters `q`, `r`, `b` and `n`.
    #[error("not a move in UCI notation: two squares are needed, and for a promotion q, r, b or n")]
    NotUci,
    /// The text is UCI notation, but no such move is legal in the position.
    #[error("no such move is legal here")]
    Illegal,
}

impl UciError {
    /// Returns the name of this reason for programs and tests, such as `not-uci`. The names stay
    /// the same in all versions.
    pub const fn code(&self) -> &'static str {
        match self {
            UciError::NotUci => "not-uci",
            UciError::Illegal => "illegal-uci",
        }
    }
}

impl Position {
    /// Returns the legal move that a text in UCI notation, such as `e2e4` or `e7e8q`, means.
    ///
    /// Castling may be written as the king's move (`e1g1`) or, as in Chess960, as the king taking
    /// its own rook (`e1h1`). If a text fits both castling and a normal move of the king, the
    /// result is the normal move.
    ///
    /// ```
    /// use tabiya::rules::Position;
    ///
    /// let position = Position::from_fen("4k3/8/8/8/8/8/8/4K2R w K - 0 1")?;
    /// assert_eq!(position.parse_uci("e1h1")?, position.parse_uci("e1g1")?);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// The text is not UCI notation, or names no legal move.
    pub fn parse_uci(&self, text: &str) -> Result<Move, UciError> {
        let (from, to, promotion) = split_uci(text).ok_or(UciError::NotUci)?;
        let moves = self.legal_moves();
        let plain = moves
            .iter()
            .find(|m| m.from == from && m.to == to && m.promotion() == promotion && !m.is_castle());
        // At most one legal castling move fits `to`. `to` can be the square of one rook and also
        // the king's target square for castling with the other rook. But then the first rook blocks
        // castling with the other rook.
        let castle = moves.iter().find(|m| {
            m.is_castle()
                && m.from == from
                && promotion.is_none()
                && (m.to == to || self.castling_rook_of(**m) == Some(to))
        });
        plain.or(castle).copied().ok_or(UciError::Illegal)
    }

    /// Returns a move of this position in UCI notation, as engines expect it.
    ///
    /// Castling is written as the king's move (`e1g1`). But if the position has a castling right
    /// that is impossible in standard chess (see [`is_chess960`](Position::is_chess960)), castling
    /// is written as the king taking its own rook.
    ///
    /// ```
    /// use tabiya::rules::Position;
    ///
    /// for (fen, uci) in [("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1"), ("4k3/8/8/8/8/8/8/3K3R w K - 0 1", "d1h1")] {
    ///     let position = Position::from_fen(fen)?;
    ///     assert_eq!(position.uci(position.parse_san("O-O")?), uci);
    /// }
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn uci(&self, m: Move) -> String {
        if self.is_chess960() { self.uci_chess960(m) } else { m.uci() }
    }

    /// Returns a move of this position in the UCI notation of Chess960. In this notation, castling
    /// is written as the king taking its own rook, such as `e1h1`.
    ///
    /// ```
    /// use tabiya::rules::Position;
    ///
    /// let position = Position::from_fen("4k3/8/8/8/8/8/8/4K2R w K - 0 1")?;
    /// assert_eq!(position.uci_chess960(position.parse_uci("e1g1")?), "e1h1");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn uci_chess960(&self, m: Move) -> String {
        match self.castling_rook_of(m) {
            Some(rook) => format!("{}{rook}", m.from),
            None => m.uci(),
        }
    }

    /// Returns the square of the rook with which the king castles in the move `m`; `None` if `m` is
    /// not castling.
    pub(super) fn castling_rook_of(&self, m: Move) -> Option<Square> {
        let king_side = m.kind == super::MoveKind::CastleKingSide;
        if m.is_castle() { self.board.castling_rook(self.turn(), king_side) } else { None }
    }
}

/// Splits a move in UCI notation, such as `e7e8q`, into start square, target square and the piece
/// to which a pawn is promoted; the last is `None` without a promotion. Returns `None` if the text
/// is not UCI notation.
fn split_uci(text: &str) -> Option<(Square, Square, Option<Role>)> {
    let from = text.get(0..2)?.parse().ok()?;
    let to = text.get(2..4)?.parse().ok()?;
    let mut rest = text.get(4..)?.chars();
    let promotion = match rest.next() {
        None => None,
        Some(c @ ('q' | 'r' | 'b' | 'n')) => Role::from_char(c),
        Some(_) => return None,
    };
    if rest.next().is_some() { None } else { Some((from, to, promotion)) }
}
