//! Methods of [`Board`] that make a move whose side and kind are known only at run time, and a
//! method that finds the rook with which a player may castle.

use super::board::{Black, Board, Side, White};
use super::{Bitboard, Color, Move, MoveKind, Rank, Square};

impl Board {
    /// Returns the board after the move `m` of the side to move.
    ///
    /// The move must be pseudo-legal: legal, or illegal only because it leaves the mover's own king
    /// attacked. After any other move, the board has no meaning.
    pub(super) fn play(&self, m: Move) -> Board {
        match self.turn() {
            Color::White => self.play_as::<White>(m),
            Color::Black => self.play_as::<Black>(m),
        }
    }

    /// Changes this board by the move `m` of the side to move.
    ///
    /// The move must be pseudo-legal: legal, or illegal only because it leaves the mover's own king
    /// attacked.
    #[inline]
    pub(super) fn advance(&mut self, m: Move) {
        let (kind, us) = (m.kind, self.turn());
        if kind != MoveKind::Normal || m.from == self.king(us) {
            *self = self.play(m);
        } else if us == Color::White {
            self.move_piece::<White>(m.from, m.to);
        } else {
            self.move_piece::<Black>(m.from, m.to);
        }
    }

    /// Returns the board after the move `m` of the side `S`, which is to move.
    ///
    /// The move must be pseudo-legal: legal, or illegal only because it leaves the mover's own king
    /// attacked.
    fn play_as<S: Side>(&self, m: Move) -> Board {
        let (from, to) = (Bitboard::of(m.from), Bitboard::of(m.to));
        match m.kind {
            MoveKind::Normal if m.from == self.king(S::COLOR) => self.king_move::<S>(from, m.to),
            MoveKind::Normal => {
                let mut next = *self;
                next.move_piece::<S>(m.from, m.to);
                next
            }
            MoveKind::DoublePush => self.double_push::<S>(m.from, m.to),
            MoveKind::EnPassant => self.en_passant_move::<S>(from, to),
            MoveKind::Promotion(role) => self.promotion::<S>(from, to, role),
            MoveKind::CastleKingSide | MoveKind::CastleQueenSide => {
                let king_side = m.kind == MoveKind::CastleKingSide;
                match self.castling_rook(S::COLOR, king_side) {
                    Some(rook) => self.castle::<S>(rook),
                    None => *self,
                }
            }
        }
    }

    /// Returns the square of the rook with which a player still has the right to castle: on the
    /// king side if `king_side` is true, otherwise on the queen side. `None` without this right.
    pub(super) fn castling_rook(&self, color: Color, king_side: bool) -> Option<Square> {
        let rank = color.by_color(Rank::First, Rank::Eighth);
        let king = self.king(color);
        (self.castling & Bitboard::rank(rank)).iter().find(|&rook| (rook > king) == king_side)
    }
}
