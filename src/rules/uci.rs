//! Moves in the notation of the Universal Chess Interface.

use thiserror::Error;

use super::{Move, Position, Role, Square};

/// Why a text is no move here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum UciError {
    /// It does not read as two squares and perhaps `q r b n`.
    #[error("not a move in UCI notation: two squares are needed, and for a promotion q, r, b or n")]
    NotUci,
    /// It reads well, but no such move is legal here.
    #[error("no such move is legal here")]
    Illegal,
}

impl UciError {
    /// The name of the fault, for programs and for tests: `not-uci`.
    pub const fn code(&self) -> &'static str {
        match self {
            UciError::NotUci => "not-uci",
            UciError::Illegal => "illegal-uci",
        }
    }
}

impl Position {
    /// The legal move that UCI notation writes so: `e2e4`, `e7e8q`. Castling is read as the king's move (`e1g1`) or,
    /// as in Chess960, as the king taking his own rook (`e1h1`). Where the king can simply step to the square he
    /// would castle to, the step is meant.
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
    /// When the text is not UCI notation, or names no legal move.
    pub fn parse_uci(&self, text: &str) -> Result<Move, UciError> {
        let (from, to, promotion) = split(text).ok_or(UciError::NotUci)?;
        let moves = self.legal_moves();
        let plain = moves
            .iter()
            .find(|m| m.from == from && m.to == to && m.promotion() == promotion && !m.is_castle());
        // No two castlings fit: the other one's rook cannot stand where this one's king would go.
        let castle = moves.iter().find(|m| {
            m.is_castle()
                && m.from == from
                && promotion.is_none()
                && (m.to == to || self.rook_of(**m) == Some(to))
        });
        plain.or(castle).copied().ok_or(UciError::Illegal)
    }

    /// UCI notation as an engine expects it here: castling as the king's move (`e1g1`) where every right to castle is
    /// one of ordinary chess, and as the king taking his own rook where [any is not](Position::is_chess960).
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

    /// UCI notation as Chess960 writes it: castling as the king taking his own rook, `e1h1`.
    ///
    /// ```
    /// use tabiya::rules::Position;
    ///
    /// let position = Position::from_fen("4k3/8/8/8/8/8/8/4K2R w K - 0 1")?;
    /// assert_eq!(position.uci_chess960(position.parse_uci("e1g1")?), "e1h1");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn uci_chess960(&self, m: Move) -> String {
        match self.rook_of(m) {
            Some(rook) => format!("{}{rook}", m.from),
            None => m.uci(),
        }
    }

    /// The rook that castles in this move.
    pub(super) fn rook_of(&self, m: Move) -> Option<Square> {
        let king_side = m.kind == super::MoveKind::CastleKingSide;
        if m.is_castle() { self.board.castling_rook(self.turn(), king_side) } else { None }
    }
}

fn split(text: &str) -> Option<(Square, Square, Option<Role>)> {
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
