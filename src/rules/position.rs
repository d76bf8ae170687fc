//! [`Position`], a legal position: its pieces, its legal moves, and the position after a move.

use std::fmt;

use thiserror::Error;

use super::board::Board;
use super::{
    Bitboard, CastlingRights, CastlingSide, Color, Laws, Move, MoveKind, MoveList, Piece, Rank, Role, Square,
    generate, legality, sliders, visitors,
};

/// Legal chess position: pieces, side to move, castling rights, en passant square and counters.
///
/// Only [`Position::play_unchecked`] with an illegal move can return an illegal position. No public
/// method changes a position: a move makes a new position. A position takes 128 bytes and no heap
/// memory. `parse` reads a FEN and `Display` writes a FEN.
///
/// Two positions are equal if they have the same pieces, side to move, castling rights, en passant
/// square, [`Laws`] and counters. To compare positions by the repetition rule, without counters,
/// use [`Position::repetition_key`].
///
/// ```
/// use tabiya::rules::Position;
///
/// let start = Position::initial();
/// assert_eq!(start.legal_moves().len(), 20);
/// let after = start.play(start.parse_san("Nf3")?)?;
/// assert_eq!(after.to_string(), "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1");
/// assert_eq!(after.to_string().parse(), Ok(after));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Position {
    /// The board. It has an en passant square only if a pawn is placed to capture there, legally or
    /// not.
    pub(super) board: Board,
    /// The laws of the game: with or without en passant.
    pub(super) laws: Laws,
    /// The number of half-moves since the last capture or pawn move.
    pub(super) halfmove_clock: u16,
    /// The number of the next move, from 1.
    pub(super) fullmove_number: u16,
}

impl Position {
    /// Returns the board of the position: pieces, side to move, castling rights and en passant
    /// square, without laws and counters. Searches that visit many positions use boards.
    pub(in crate::rules) fn board(&self) -> &Board {
        &self.board
    }

    /// Returns the side to move in the position (FIDE 1.3).
    pub fn turn(&self) -> Color {
        self.board.turn()
    }

    /// Returns the piece on a square of the position; `None` if the square is empty.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.board.piece_at(square)
    }

    /// Iterates over all pieces of the position with their squares, from a1 to h8.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        self.occupied().iter().filter_map(|square| Some((square, self.piece_at(square)?)))
    }

    /// Returns the squares of all pieces of one colour and one kind, such as White's knights.
    pub fn pieces_of(&self, color: Color, role: Role) -> Bitboard {
        self.board.by_color(color) & self.board.by_role(role)
    }

    /// Returns the squares of all pieces of one colour in the position.
    pub fn by_color(&self, color: Color) -> Bitboard {
        self.board.by_color(color)
    }

    /// Returns the squares of all pieces of one kind in the position, of both colours.
    pub fn by_role(&self, role: Role) -> Bitboard {
        self.board.by_role(role)
    }

    /// Returns the square of the king of this colour in the position.
    pub fn king(&self, color: Color) -> Square {
        self.board.king(color)
    }

    /// Returns the squares of all pieces in the position, of both colours.
    pub fn occupied(&self) -> Bitboard {
        self.board.occupied()
    }

    /// Returns the squares of the pieces of player `by` that attack `square` (FIDE 3.1.2).
    ///
    /// Pinned pieces attack too (FIDE 3.1.3).
    ///
    /// ```
    /// use tabiya::rules::{Color, Position, Square};
    ///
    /// let position = Position::from_fen("4k3/8/8/8/4r3/5N2/8/4K3 w - - 0 1")?;
    /// assert_eq!(position.attackers(Square::E1, Color::Black).only_square(), Some(Square::E4));
    /// assert_eq!(position.attackers(Square::D2, Color::White).len(), 2);
    /// # Ok::<(), tabiya::rules::FenError>(())
    /// ```
    pub fn attackers(&self, square: Square, by: Color) -> Bitboard {
        generate::attackers(&self.board, square, by, self.occupied())
    }

    /// Returns the squares of the pieces that give check to the side to move (FIDE 3.9.1).
    ///
    /// ```
    /// use tabiya::rules::{Position, Square};
    ///
    /// let position = Position::from_fen("4k3/8/8/8/8/8/8/4K2r w - - 0 1")?;
    /// assert!(position.is_check());
    /// assert_eq!(position.checkers().only_square(), Some(Square::H1));
    /// # Ok::<(), tabiya::rules::FenError>(())
    /// ```
    pub fn checkers(&self) -> Bitboard {
        self.attackers(self.king(self.turn()), !self.turn())
    }

    /// Whether the king of the side to move is in check (FIDE 3.9.1).
    pub fn is_check(&self) -> bool {
        !self.checkers().is_empty()
    }

    /// Returns all legal moves of the side to move (FIDE 3.10.1).
    ///
    /// ```
    /// use tabiya::rules::Position;
    ///
    /// // The capture d5xc6 en passant would empty two squares between the king and the queen.
    /// let position = Position::from_fen("4k3/8/8/1qpP2K1/8/8/8/8 w - c6 0 1")?;
    /// assert_eq!(position.legal_moves().len(), 9);
    /// # Ok::<(), tabiya::rules::FenError>(())
    /// ```
    pub fn legal_moves(&self) -> MoveList {
        visitors::list_moves::<true>(&self.board)
    }

    /// Returns the legal moves of the piece on this square. An empty list if the square is empty,
    /// or if the piece does not belong to the side to move.
    pub fn legal_moves_from(&self, square: Square) -> MoveList {
        let mut moves = self.legal_moves();
        moves.retain(|m| m.from == square);
        moves
    }

    /// Returns all pseudo-legal moves: the legal moves, and the moves that are illegal only because
    /// they leave the mover's own king attacked (FIDE 3.9.2).
    ///
    /// The list contains castling moves only if they are legal.
    ///
    /// ```
    /// use tabiya::rules::Position;
    ///
    /// let pinned = Position::from_fen("4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1")?;
    /// assert!(pinned.legal_moves().iter().all(|mv| mv.from() == pinned.king(pinned.turn())));
    /// assert!(pinned.pseudo_legal_moves().len() > pinned.legal_moves().len());
    /// # Ok::<(), tabiya::rules::FenError>(())
    /// ```
    pub fn pseudo_legal_moves(&self) -> MoveList {
        visitors::list_moves::<false>(&self.board)
    }

    /// Whether the move `m` is legal in this position.
    pub fn is_legal(&self, m: Move) -> bool {
        legality::is_legal(&self.board, m)
    }

    /// Whether the side to move has at least one legal move in this position.
    pub fn has_legal_move(&self) -> bool {
        visitors::count_moves(&self.board) > 0
    }

    /// Whether the side to move is checkmated (FIDE 5.1.1).
    ///
    /// ```
    /// use tabiya::rules::Position;
    ///
    /// let mate = Position::from_fen("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3")?;
    /// assert!(mate.is_checkmate() && !mate.is_stalemate());
    /// # Ok::<(), tabiya::rules::FenError>(())
    /// ```
    pub fn is_checkmate(&self) -> bool {
        self.is_check() && !self.has_legal_move()
    }

    /// Whether the position is stalemate: the side to move has no legal move and is not in check
    /// (FIDE 5.2.1).
    ///
    /// ```
    /// use tabiya::rules::Position;
    ///
    /// let stalemate = Position::from_fen("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1")?;
    /// assert!(stalemate.is_stalemate() && !stalemate.is_check());
    /// # Ok::<(), tabiya::rules::FenError>(())
    /// ```
    pub fn is_stalemate(&self) -> bool {
        !self.is_check() && !self.has_legal_move()
    }

    /// Returns the position after the move `m`, if this move is legal.
    ///
    /// # Errors
    /// The move is illegal. The error says that no piece can make this move, or which pieces would
    /// attack the mover's king after the move.
    pub fn play(&self, m: Move) -> Result<Position, IllegalMove> {
        if self.is_legal(m) {
            Ok(self.play_unchecked(m))
        } else if self.pseudo_legal_moves().contains(&m) {
            Err(IllegalMove::LeavesKingInCheck { by: self.attackers_of_king_after(m) })
        } else {
            Err(IllegalMove::NotAMove)
        }
    }

    /// Returns the position after a move that the caller knows to be legal. After any other move,
    /// the result has no meaning.
    pub fn play_unchecked(&self, m: Move) -> Position {
        let mut next = self.clone();
        next.advance(m);
        next
    }

    /// Changes this position by the move `m`, which the caller must know to be legal.
    #[inline]
    pub(in crate::rules) fn advance(&mut self, m: Move) {
        let resets = self.board.pawns.contains(m.from) || !m.is_castle() && self.occupied().contains(m.to);
        self.halfmove_clock = if resets { 0 } else { self.halfmove_clock.saturating_add(1) };
        self.fullmove_number = self.fullmove_number.saturating_add(self.turn().by_color(0, 1));
        self.board.advance(m);
        if self.board.en_passant().is_some() {
            self.clear_unusable_en_passant();
        }
    }

    /// Clears the en passant square of this position if no pawn is placed to capture there, legally
    /// or not. Also clears it if the laws of the game exclude en passant.
    pub(super) fn clear_unusable_en_passant(&mut self) {
        if !self.laws.en_passant || !generate::has_en_passant_capture::<false>(&self.board) {
            self.board.set_en_passant(None);
        }
    }

    /// Returns the squares of the enemy pieces that would attack the mover's king after the move
    /// `m`; empty if the move is legal.
    ///
    /// `m` must be pseudo-legal: legal, or illegal only because it leaves the mover's own king
    /// attacked.
    ///
    /// ```
    /// use tabiya::rules::{Position, Square};
    ///
    /// let pinned = Position::from_fen("4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1")?;
    /// let moves = pinned.pseudo_legal_moves();
    /// let mv = moves.iter().find(|mv| mv.from() == Square::E2).expect("a knight's move");
    /// assert_eq!(pinned.attackers_of_king_after(*mv).only_square(), Some(Square::E4));
    /// # Ok::<(), tabiya::rules::FenError>(())
    /// ```
    pub fn attackers_of_king_after(&self, m: Move) -> Bitboard {
        let after = self.board.play(m);
        let us = self.turn();
        generate::attackers(&after, after.king(us), !us, after.occupied())
    }

    /// Returns the piece that the move `m` captures, with its square; `None` if the move is no
    /// capture.
    ///
    /// In an en passant capture, the square is not the target square (FIDE 3.7.3.1).
    ///
    /// ```
    /// use tabiya::rules::{Position, Square};
    ///
    /// let position = Position::from_fen("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1")?;
    /// let en_passant = position.parse_san("exd6")?;
    /// assert_eq!(position.captured_by(en_passant).map(|(square, _)| square), Some(Square::D5));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn captured_by(&self, m: Move) -> Option<(Square, Piece)> {
        let square = match m.kind {
            MoveKind::EnPassant => Square::new(m.to.file(), m.from.rank()),
            _ if m.is_castle() => return None,
            _ => m.to,
        };
        Some((square, self.piece_at(square)?))
    }

    /// Returns the number of half-moves since the last capture or pawn move (FIDE 9.3).
    pub fn halfmove_clock(&self) -> u32 {
        self.halfmove_clock.into()
    }

    /// Returns the number of the next move, counted from 1 as on a score sheet.
    pub fn fullmove_number(&self) -> u32 {
        self.fullmove_number.into()
    }

    /// Returns the laws of the game to which the position belongs: with or without en passant.
    pub fn laws(&self) -> Laws {
        self.laws
    }

    /// Returns the square on which an en passant capture is legal; `None` if no such capture is
    /// legal (FIDE 3.7.3.1).
    pub fn ep_square(&self) -> Option<Square> {
        if generate::has_en_passant_capture::<true>(&self.board) { self.board.en_passant() } else { None }
    }

    /// Returns the castling rights of both players in the position (FIDE 3.8.2.1).
    pub fn castling_rights(&self) -> CastlingRights {
        let right = |color: Color, side| {
            let rook = self.board.castling_rook(color, side == CastlingSide::KingSide)?;
            let rank = Bitboard::rank(color.by_color(Rank::First, Rank::Eighth));
            let beyond = (self.pieces_of(color, Role::Rook) & rank).iter().any(|other| match side {
                CastlingSide::KingSide => other > rook,
                CastlingSide::QueenSide => other < rook,
            });
            Some((rook, beyond))
        };
        CastlingRights { rooks: Color::ALL.map(|color| CastlingSide::ALL.map(|side| right(color, side))) }
    }
}

/// Fills the tables for the attacks of bishops, rooks and queens; later calls do nothing.
///
/// Every function that builds a position from scratch must call this function first: see
/// [`sliders::init_tables`].
pub(super) fn init_tables() {
    sliders::init_tables();
}

impl fmt::Debug for Position {
    /// Writes the FEN of the position inside `Position(…)`, for debugging.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({})", self.to_fen())
    }
}

/// Reason why a move is illegal in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum IllegalMove {
    /// No piece of the side to move can move in this way (FIDE 3.1 to 3.8). Every illegal castling
    /// move has this reason, even if only an attack on the king or its path forbids castling.
    #[error("illegal move: no piece goes that way")]
    NotAMove,
    /// The move leaves the mover's own king attacked (FIDE 3.9.2).
    #[error("illegal move: the king would be in check from {}", .by.to_sentence())]
    LeavesKingInCheck {
        /// The squares of the pieces that would attack the king.
        by: Bitboard,
    },
}

impl IllegalMove {
    /// Returns the name of this reason for programs and tests, such as `not-a-move`. The names stay
    /// the same in all versions.
    pub const fn code(&self) -> &'static str {
        match self {
            IllegalMove::NotAMove => "not-a-move",
            IllegalMove::LeavesKingInCheck { .. } => "leaves-king-in-check",
        }
    }
}
