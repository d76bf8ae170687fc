//! Methods of [`Position`] for searches and evaluations: the squares that a piece attacks, the null
//! move, and how far a pawn has advanced.

use super::{Bitboard, Color, Position, Role, Square, attacks, sliders};

impl Position {
    /// Returns the squares that the piece on `square` attacks (FIDE 3.1.2); the empty set if the
    /// square is empty.
    ///
    /// ```
    /// use tabiya::rules::{Position, Square};
    ///
    /// assert_eq!(Position::initial().attacks_from(Square::G1).len(), 3);
    /// ```
    pub fn attacks_from(&self, square: Square) -> Bitboard {
        let Some(piece) = self.piece_at(square) else { return Bitboard::EMPTY };
        let occupied = self.occupied();
        match piece.role {
            Role::Pawn => attacks::pawn_attacks(piece.color, square),
            Role::Knight => attacks::knight_attacks(square),
            Role::Bishop => sliders::bishop_attacks(square, occupied),
            Role::Rook => sliders::rook_attacks(square, occupied),
            Role::Queen => {
                sliders::bishop_attacks(square, occupied) | sliders::rook_attacks(square, occupied)
            }
            Role::King => attacks::king_attacks(square),
        }
    }

    /// Returns the position after a null move (a pass): the same position with the opponent to move
    /// and without an en passant square. `None` if the side to move is in check. The search of the
    /// computer opponent uses null moves for pruning.
    pub fn null_move(&self) -> Option<Position> {
        if self.is_check() {
            return None;
        }
        let mut next = self.clone();
        next.board.set_en_passant(None);
        next.board.set_turn(!self.turn());
        Some(next)
    }

    /// Returns the number of ranks, 0 to 5, by which a pawn on this square has advanced from its
    /// initial rank.
    pub(crate) fn pawn_steps(color: Color, square: Square) -> i32 {
        let rank = square.rank().index() as i32;
        color.by_color(rank - 1, 6 - rank)
    }
}
