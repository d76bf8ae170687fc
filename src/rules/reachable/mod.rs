//! Tests whether a game can lead to a position: whether a last move explains its checks, and
//! whether its pawns, promoted pieces and missing pieces are consistent.
//!
//! A refusal proves that no game leads to the position; a position that passes may still be
//! unreachable. [`Position::from_fen`] accepts refused positions: they can be played on.

mod pawns;

use crate::rules::{Bitboard, Color, FenError, File, Laws, Position, Rank, Role, Square, attacks, sliders};

impl Position {
    /// Parses a FEN and checks that a game can have led to the position, as far as this is tested.
    ///
    /// `laws` say whether en passant exists.
    ///
    /// ```
    /// use tabiya::rules::{Laws, Position};
    ///
    /// // Two knights give check at once: no move does that.
    /// let fen = "4k3/8/3N1N2/8/8/8/8/4K3 b - - 0 1";
    /// assert!(Position::from_fen(fen).is_ok());
    /// let fault = Position::from_fen_of_game(fen, Laws::default()).unwrap_err();
    /// assert_eq!(fault.code(), "fen-check-unexplained");
    /// ```
    ///
    /// Two faults of [`Position::reachable`] pass, because well-known test positions have them:
    /// pawns that need too many captures, and a single checker, other than a pawn, that no last
    /// move explains.
    ///
    /// # Errors
    /// As [`Position::from_fen`], and the other faults that [`Position::reachable`] finds. A FEN
    /// with an en passant square is also refused if its half-move clock is not 0, or if the pawn's
    /// double step does not explain a check.
    pub fn from_fen_of_game(fen: &str, laws: Laws) -> Result<Position, FenError> {
        let position = Position::from_fen_with(fen, laws)?;
        if let Some(square) = fen.split_whitespace().nth(3).and_then(|field| field.parse().ok()) {
            if position.halfmove_clock() > 0 {
                return Err(FenError::EnPassantQuiet { square });
            }
            if let Some(checker) = position
                .checkers()
                .lowest_square()
                .filter(|_| !RetroAnalysis::of(&position).can_have_double_pushed(square))
            {
                return Err(FenError::EnPassantCheck { passed: square, checker });
            }
        }
        for color in Color::ALL {
            pawns::check_promotions(&position, color)?;
        }
        let checkers = position.checkers();
        if checkers.has_several() || !(checkers & position.by_role(Role::Pawn)).is_empty() {
            position.check_explained()?;
        }
        Ok(position)
    }

    /// Tests whether some game can have led to this position, as far as this can be decided.
    ///
    /// # Errors
    /// Returns the first fault that shows that no game leads here.
    pub fn reachable(&self) -> Result<(), FenError> {
        for color in Color::ALL {
            pawns::check_promotions(self, color)?;
            pawns::check_pawn_captures(self, color)?;
        }
        self.check_explained()
    }

    /// Checks that some last move can have given the check; a position without check passes.
    ///
    /// # Errors
    /// [`FenError::CheckUnexplained`] if no last move can have given the check.
    fn check_explained(&self) -> Result<(), FenError> {
        let count = self.checkers().len();
        if count > 0 && !RetroAnalysis::of(self).has_possible_last_move() {
            return Err(FenError::CheckUnexplained { count });
        }
        Ok(())
    }
}

/// Search for a move that can have led to a position as its last move (retrograde analysis).
///
/// The side that has just moved may give check, but did not give check before that move.
struct RetroAnalysis<'a> {
    position: &'a Position,
    /// The side that has just moved.
    mover: Color,
    /// The square of the king of the side to move.
    king: Square,
    /// Whether the last move can have been a capture or a pawn move, by the half-move clock.
    may_reset: bool,
    /// Whether the last move can have been a capture, by the number of pieces.
    may_capture: bool,
}

/// Possible position before the last move, stored as its differences from the present position.
struct PriorPosition {
    /// The squares on which the moved pieces stand after the move, two for castling.
    gone: Bitboard,
    /// Roles and squares of the moved pieces before the move.
    stood: [Option<(Role, Square)>; 2],
    /// The square of the captured piece, if any.
    taken: Bitboard,
}

impl RetroAnalysis<'_> {
    /// Prepares the search for a last move that can have led to `position`.
    fn of(position: &Position) -> RetroAnalysis<'_> {
        let (turn, mover) = (position.turn(), !position.turn());
        let may_reset = position.halfmove_clock() == 0;
        let may_capture = may_reset && position.by_color(turn).len() < 16;
        RetroAnalysis { position, mover, king: position.king(turn), may_reset, may_capture }
    }

    /// Whether some last move can have led to this position.
    ///
    /// Before that move, the side that is now to move must not have been in check.
    fn has_possible_last_move(&self) -> bool {
        if let Some(passed) = self.position.ep_square() {
            return self.can_have_double_pushed(passed);
        }
        let men = self.position.by_color(self.mover);
        self.can_have_castled() || men.iter().any(|to| self.can_have_come_to(to))
    }

    /// Whether the side that is now to move was not in check in the position `before`.
    ///
    /// `before` is a possible position before the last move. The other side was to move in it, so a
    /// check would have been illegal.
    fn was_king_safe(&self, before: &PriorPosition) -> bool {
        let mut occupied = self.position.occupied() & !before.gone | before.taken;
        let mut attackers = Role::ALL.map(|role| self.position.by(self.mover, role) & !before.gone);
        for (role, square) in before.stood.into_iter().flatten() {
            occupied |= Bitboard::of(square);
            attackers[role as usize] |= Bitboard::of(square);
        }
        let by = |role: Role| attackers[role as usize];
        let straight = by(Role::Rook) | by(Role::Queen);
        let diagonal = by(Role::Bishop) | by(Role::Queen);
        let hits = attacks::knight_attacks(self.king) & by(Role::Knight)
            | attacks::king_attacks(self.king) & by(Role::King)
            | attacks::pawn_attacks(!self.mover, self.king) & by(Role::Pawn)
            | sliders::rook_attacks(self.king, occupied) & straight
            | sliders::bishop_attacks(self.king, occupied) & diagonal;
        hits.is_empty()
    }

    /// Whether a piece of this role can have moved from `from` to `to` in the last move.
    ///
    /// `takes`: whether that move was a capture. `from` must be empty now, and the side that is now
    /// to move must not have been in check before. How the piece moves is not tested.
    fn can_have_moved(&self, role: Role, from: Square, to: Square, takes: bool) -> bool {
        let taken = if takes { Bitboard::of(to) } else { Bitboard::EMPTY };
        self.is_free(from)
            && self.was_king_safe(&PriorPosition {
                gone: Bitboard::of(to),
                stood: [Some((role, from)), None],
                taken,
            })
    }

    /// Whether a square is empty.
    fn is_free(&self, square: Square) -> bool {
        !self.position.occupied().contains(square)
    }

    /// Whether the piece on `to` can have come there by the last move, from any square.
    ///
    /// A promoted pawn counts too; castling does not.
    fn can_have_come_to(&self, to: Square) -> bool {
        let Some(piece) = self.position.piece_at(to) else { return false };
        if piece.role == Role::Pawn {
            return self.may_reset && self.pawn_can_have_come_to(to);
        }
        self.piece_can_have_come_to(piece.role, to) || self.can_have_promoted_on(piece.role, to)
    }

    /// Whether a piece of this role, other than a pawn, can have come to `to` by the last move.
    ///
    /// Promotion and castling are not tested.
    fn piece_can_have_come_to(&self, role: Role, to: Square) -> bool {
        let rights = self.position.castling_rights();
        // A king or rook that may still castle has not moved.
        let fixed = crate::rules::CastlingSide::ALL.iter().any(|side| match rights.rook(self.mover, *side) {
            Some(rook) => rook == to || role == Role::King,
            None => false,
        });
        let occupied = self.position.occupied();
        let reached = match role {
            Role::Knight => attacks::knight_attacks(to),
            Role::King => attacks::king_attacks(to),
            Role::Bishop => sliders::bishop_attacks(to, occupied),
            Role::Rook => sliders::rook_attacks(to, occupied),
            Role::Queen | Role::Pawn => {
                sliders::rook_attacks(to, occupied) | sliders::bishop_attacks(to, occupied)
            }
        };
        !fixed
            && reached.iter().any(|from| {
                self.can_have_moved(role, from, to, false)
                    || self.may_capture && self.can_have_moved(role, from, to, true)
            })
    }

    /// Whether the last move can have been a pawn's promotion to `role` on the square `to`.
    fn can_have_promoted_on(&self, role: Role, to: Square) -> bool {
        let last = to.rank() == self.mover.by_color(Rank::Eighth, Rank::First);
        let pawns = self.position.by(self.mover, Role::Pawn).len();
        role != Role::King && last && self.may_reset && pawns < 8 && self.pawn_can_have_stepped_to(to)
    }

    /// Whether the pawn on `to` can have come there by the last move.
    ///
    /// That is by a single step, a double step, a capture or a capture en passant.
    fn pawn_can_have_come_to(&self, to: Square) -> bool {
        let passed = single_step_origin(self.mover, to).filter(|square| self.is_free(*square));
        let doubled = to.rank() == self.mover.by_color(Rank::Fourth, Rank::Fifth);
        self.pawn_can_have_stepped_to(to)
            || doubled && passed.is_some_and(|passed| self.can_have_double_pushed(passed))
            || self.can_have_captured_en_passant(to)
    }

    /// Whether the last move can have been a pawn's single step or capture to the square `to`.
    ///
    /// The pawn may have been promoted there. Captures en passant are not tested.
    fn pawn_can_have_stepped_to(&self, to: Square) -> bool {
        let home = |square: &Square| square.rank() != self.mover.by_color(Rank::First, Rank::Eighth);
        let ahead = single_step_origin(self.mover, to).filter(home);
        let from_sides = attacks::pawn_attacks(!self.mover, to);
        ahead.is_some_and(|from| self.can_have_moved(Role::Pawn, from, to, false))
            || self.may_capture
                && from_sides.iter().filter(home).any(|from| self.can_have_moved(Role::Pawn, from, to, true))
    }

    /// Whether the last move can have been a pawn's double step over the square `passed`.
    ///
    /// The pawn must be of the side that has just moved.
    fn can_have_double_pushed(&self, passed: Square) -> bool {
        let (from, to) = (single_step_origin(self.mover, passed), single_step_origin(!self.mover, passed));
        let (Some(from), Some(to)) = (from, to) else { return false };
        self.can_have_moved(Role::Pawn, from, to, false)
    }

    /// Whether the last move can have been a capture en passant by a pawn that is now on `to`.
    fn can_have_captured_en_passant(&self, to: Square) -> bool {
        let sixth = to.rank() == self.mover.by_color(Rank::Sixth, Rank::Third);
        let (Some(taken), Some(home)) =
            (single_step_origin(self.mover, to), single_step_origin(!self.mover, to))
        else {
            return false;
        };
        sixth
            && self.may_capture
            && self.position.laws().en_passant
            && self.is_free(taken)
            && self.is_free(home)
            && attacks::pawn_attacks(!self.mover, to).iter().any(|from| {
                let stood = [Some((Role::Pawn, from)), None];
                let before = PriorPosition { gone: Bitboard::of(to), stood, taken: Bitboard::of(taken) };
                self.is_free(from) && self.was_king_safe(&before)
            })
    }

    /// Whether the last move can have been castling.
    ///
    /// As in Chess960, king and rook may have come from any squares of the rank that are empty now
    /// or hold one of the two.
    fn can_have_castled(&self) -> bool {
        let rank = self.mover.by_color(Rank::First, Rank::Eighth);
        let rights = self.position.castling_rights();
        let may = crate::rules::CastlingSide::ALL.iter().all(|side| !rights.has_right(self.mover, *side));
        let wings = [(File::G, File::F), (File::C, File::D)];
        may && wings.into_iter().any(|(king, rook)| {
            let (king, rook) = (Square::new(king, rank), Square::new(rook, rank));
            let gone = Bitboard::of(king) | Bitboard::of(rook);
            let here = self.position.king(self.mover) == king
                && self.position.by(self.mover, Role::Rook).contains(rook);
            let free = |square: &Square| self.is_free(*square) || gone.contains(*square);
            let squares = || File::ALL.into_iter().map(|file| Square::new(file, rank)).filter(free);
            here && squares().any(|old_king| {
                squares().any(|old_rook| {
                    let side = (old_rook > old_king) == (rook < king);
                    let stood = [Some((Role::King, old_king)), Some((Role::Rook, old_rook))];
                    old_rook != old_king
                        && side
                        && self.was_king_safe(&PriorPosition { gone, stood, taken: Bitboard::EMPTY })
                })
            })
        })
    }
}

/// Returns the square from which a pawn of this colour makes a single step to `square`.
///
/// `None` if there is no such square on the board.
fn single_step_origin(color: Color, square: Square) -> Option<Square> {
    let rank = color.by_color(square.rank().index().checked_sub(1), Some(square.rank().index() + 1))?;
    Some(Square::new(square.file(), *Rank::ALL.get(rank)?))
}
