//! Test whether a side has too little material ever to mate.

use super::{Bitboard, Color, Position, Role};

impl Position {
    /// Whether the player `color` has too little material ever to mate, by any series of moves.
    ///
    /// This is the case if the player has only
    /// * the king;
    /// * the king and a knight, and the opponent has only the king, or the king and queens;
    /// * the king and bishops of one square colour, and the opponent has no pawn, no knight and no
    ///   bishop of the other square colour.
    ///
    /// `true` is a proof. After `false`, mate may still be impossible for another reason. FIDE
    /// 5.2.2 and 6.9 ask whether a player can ever mate.
    ///
    /// ```
    /// use tabiya::rules::{Color, Position};
    ///
    /// let position = Position::from_fen("8/8/4k3/8/8/3BK3/7p/8 w - - 0 1")?;
    /// assert!(!position.has_insufficient_material(Color::Black), "a pawn is enough");
    /// let bare = Position::from_fen("8/8/4k3/8/8/3BK3/8/8 w - - 0 1")?;
    /// assert!(bare.has_insufficient_material(Color::White) && bare.is_insufficient_material());
    /// # Ok::<(), tabiya::rules::FenError>(())
    /// ```
    pub fn has_insufficient_material(&self, color: Color) -> bool {
        let us = self.by_color(color);
        let powers = self.by_role(Role::Pawn) | self.by_role(Role::Rook) | self.by_role(Role::Queen);
        if !(us & powers).is_empty() {
            return false;
        }
        let knights = self.by_role(Role::Knight);
        if !(us & knights).is_empty() {
            let helpers = self.by_color(!color)
                & !self.pieces_of(!color, Role::King)
                & !self.pieces_of(!color, Role::Queen);
            return us.len() == 2 && helpers.is_empty();
        }
        let bishops = self.by_role(Role::Bishop);
        if (us & bishops).is_empty() {
            return true;
        }
        let one_colour = (bishops & Bitboard::LIGHT).is_empty() || (bishops & Bitboard::DARK).is_empty();
        one_colour && knights.is_empty() && self.by_role(Role::Pawn).is_empty()
    }

    /// Whether the material alone shows that neither side can ever mate. Then the game is drawn
    /// (dead position, FIDE 5.2.2). `false` for positions that are dead only because of the
    /// placement of the pieces, such as blocked pawns.
    pub fn is_insufficient_material(&self) -> bool {
        Color::ALL.into_iter().all(|color| self.has_insufficient_material(color))
    }
}
