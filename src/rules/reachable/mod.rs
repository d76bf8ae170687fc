//! Tests whether a game can lead to a position. A last move must explain the checks, and the
//! numbers and squares of pawns, promoted pieces and missing pieces must be possible.
//!
//! If a test fails, no game leads to the position. If all tests pass, the position may still be
//! unreachable. [`Position::from_fen`] does not make these tests, because players can also continue
//! from an unreachable position.

mod pawns;

use crate::rules::{Bitboard, Color, FenError, File, Laws, Position, Rank, Role, Square, attacks, sliders};

impl Position {
    /// Parses a FEN strictly: also refuses a position if a test shows that no game can lead to the
    /// position.
    ///
    /// `laws` say whether the game has en passant.
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
    /// Well-known test positions have two of the faults that [`Position::reachable`] finds, so
    /// these two faults are accepted here: pawns that need too many captures, and a single checker,
    /// other than a pawn, whose check no last move explains.
    ///
    /// # Errors
    /// The errors of [`Position::from_fen`], and the other faults that [`Position::reachable`]
    /// finds. A FEN with an en passant square is also refused if its half-move clock is not 0, or
    /// if the position has a check that the pawn's double step cannot have given.
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

    /// Tests whether some game can have led to this position. A position that passes may still be
    /// unreachable.
    ///
    /// # Errors
    /// The first fault found that shows that no game leads to the position.
    pub fn reachable(&self) -> Result<(), FenError> {
        for color in Color::ALL {
            pawns::check_promotions(self, color)?;
            pawns::check_pawn_captures(self, color)?;
        }
        self.check_explained()
    }

    /// Tests whether some last move can have given the check. A position without check passes.
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

/// Search for a possible last move before a position (retrograde analysis).
///
/// The side to move in the position must not have been in check before that move.
struct RetroAnalysis<'a> {
    /// The position after the last move.
    position: &'a Position,
    /// The side that has just moved.
    mover: Color,
    /// The square of the king of the side to move.
    king: Square,
    /// Whether the half-move clock allows that the last move was a capture or a pawn move.
    may_reset: bool,
    /// Whether the half-move clock and the number of pieces allow that the last move was a capture.
    may_capture: bool,
}

/// Possible position before the last move, stored as its differences from the position after the
/// last move.
struct PriorPosition {
    /// The squares of the moved pieces after the move; two squares for castling.
    squares_after_move: Bitboard,
    /// The roles of the moved pieces (two for castling), with their squares before the move.
    pieces_before_move: [Option<(Role, Square)>; 2],
    /// The square of the captured piece; empty without a capture.
    taken: Bitboard,
}

impl RetroAnalysis<'_> {
    /// Prepares the search for a possible last move that leads to `position`.
    fn of(position: &Position) -> RetroAnalysis<'_> {
        let (turn, mover) = (position.turn(), !position.turn());
        let may_reset = position.halfmove_clock() == 0;
        let may_capture = may_reset && position.by_color(turn).len() < 16;
        RetroAnalysis { position, mover, king: position.king(turn), may_reset, may_capture }
    }

    /// Whether some legal last move can have led to this position.
    ///
    /// The side to move now must not have been in check before that move.
    fn has_possible_last_move(&self) -> bool {
        if let Some(passed) = self.position.ep_square() {
            return self.can_have_double_pushed(passed);
        }
        let men = self.position.by_color(self.mover);
        self.can_have_castled() || men.iter().any(|to| self.can_have_come_to(to))
    }

    /// Whether the side to move now was not in check in `prior`, the position before the last move.
    /// The laws forbid such a check, because the opponent was to move in `prior`.
    fn leaves_no_check(&self, prior: &PriorPosition) -> bool {
        let mut occupied = self.position.occupied() & !prior.squares_after_move | prior.taken;
        let mut attackers =
            Role::ALL.map(|role| self.position.pieces_of(self.mover, role) & !prior.squares_after_move);
        for (role, square) in prior.pieces_before_move.into_iter().flatten() {
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

    /// Whether the last move can have brought a piece of this role from `from` to `to`.
    ///
    /// `takes` says whether that move was a capture. Returns `false` if `from` is occupied now, or
    /// if the side to move now would have been in check before the move. The caller must know that
    /// a piece of this role can move from `from` to `to`.
    fn can_have_moved(&self, role: Role, from: Square, to: Square, takes: bool) -> bool {
        let taken = if takes { Bitboard::of(to) } else { Bitboard::EMPTY };
        self.is_free(from)
            && self.leaves_no_check(&PriorPosition {
                squares_after_move: Bitboard::of(to),
                pieces_before_move: [Some((role, from)), None],
                taken,
            })
    }

    /// Whether a square is empty in the position after the last move.
    fn is_free(&self, square: Square) -> bool {
        !self.position.occupied().contains(square)
    }

    /// Whether the last move can have brought the piece on `to` to this square, from any other
    /// square. Includes a promotion on `to`, but not castling.
    fn can_have_come_to(&self, to: Square) -> bool {
        let Some(piece) = self.position.piece_at(to) else { return false };
        if piece.role == Role::Pawn {
            return self.may_reset && self.pawn_can_have_come_to(to);
        }
        self.piece_can_have_come_to(piece.role, to) || self.can_have_promoted_on(piece.role, to)
    }

    /// Whether the last move can have brought a piece of this role, other than a pawn, to `to`.
    ///
    /// Does not test promotion and castling.
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
        let pawns = self.position.pieces_of(self.mover, Role::Pawn).len();
        role != Role::King && last && self.may_reset && pawns < 8 && self.pawn_can_have_stepped_to(to)
    }

    /// Whether the last move can have brought the pawn on `to` to this square.
    ///
    /// The move can be a single step, a double step, a capture or a capture en passant.
    fn pawn_can_have_come_to(&self, to: Square) -> bool {
        let passed = single_step_origin(self.mover, to).filter(|square| self.is_free(*square));
        let doubled = to.rank() == self.mover.by_color(Rank::Fourth, Rank::Fifth);
        self.pawn_can_have_stepped_to(to)
            || doubled && passed.is_some_and(|passed| self.can_have_double_pushed(passed))
            || self.can_have_captured_en_passant(to)
    }

    /// Whether the last move can have been a pawn's single step or capture to the square `to`.
    ///
    /// The pawn may have been promoted on `to`. Does not test captures en passant.
    fn pawn_can_have_stepped_to(&self, to: Square) -> bool {
        let home = |square: &Square| square.rank() != self.mover.by_color(Rank::First, Rank::Eighth);
        let ahead = single_step_origin(self.mover, to).filter(home);
        let from_sides = attacks::pawn_attacks(!self.mover, to);
        ahead.is_some_and(|from| self.can_have_moved(Role::Pawn, from, to, false))
            || self.may_capture
                && from_sides.iter().filter(home).any(|from| self.can_have_moved(Role::Pawn, from, to, true))
    }

    /// Whether the last move can have been a pawn's double step over the square `passed`: for e3,
    /// a move from e2 to e4.
    ///
    /// The caller must know that the target square of the double step holds a pawn of the side that
    /// has just moved.
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
                let pieces_before_move = [Some((Role::Pawn, from)), None];
                let prior = PriorPosition {
                    squares_after_move: Bitboard::of(to),
                    pieces_before_move,
                    taken: Bitboard::of(taken),
                };
                self.is_free(from) && self.leaves_no_check(&prior)
            })
    }

    /// Whether the last move can have been castling, on either side of the board.
    ///
    /// As in Chess960, king and rook may start on any two squares of their first rank. Each of
    /// these squares must be empty after castling, or be a target square of king or rook.
    fn can_have_castled(&self) -> bool {
        let rank = self.mover.by_color(Rank::First, Rank::Eighth);
        let rights = self.position.castling_rights();
        let may = crate::rules::CastlingSide::ALL.iter().all(|side| !rights.has_right(self.mover, *side));
        let wings = [(File::G, File::F), (File::C, File::D)];
        may && wings.into_iter().any(|(king, rook)| {
            let (king, rook) = (Square::new(king, rank), Square::new(rook, rank));
            let squares_after_move = Bitboard::of(king) | Bitboard::of(rook);
            let here = self.position.king(self.mover) == king
                && self.position.pieces_of(self.mover, Role::Rook).contains(rook);
            let free = |square: &Square| self.is_free(*square) || squares_after_move.contains(*square);
            let squares = || File::ALL.into_iter().map(|file| Square::new(file, rank)).filter(free);
            here && squares().any(|old_king| {
                squares().any(|old_rook| {
                    let side = (old_rook > old_king) == (rook < king);
                    let pieces_before_move = [Some((Role::King, old_king)), Some((Role::Rook, old_rook))];
                    old_rook != old_king
                        && side
                        && self.leaves_no_check(&PriorPosition {
                            squares_after_move,
                            pieces_before_move,
                            taken: Bitboard::EMPTY,
                        })
                })
            })
        })
    }
}

/// Returns the square from which a pawn of this colour makes a single step to `square`; `None` if
/// this square would be off the board.
fn single_step_origin(color: Color, square: Square) -> Option<Square> {
    let rank = color.by_color(square.rank().index().checked_sub(1), Some(square.rank().index() + 1))?;
    Some(Square::new(square.file(), *Rank::ALL.get(rank)?))
}
