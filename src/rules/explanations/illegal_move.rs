//! Explains to a player why a piece cannot move to a square.
//!
//! Each reason ([`WhyIllegal`]) follows from an article of the FIDE Laws, or from a house rule
//! against en passant. Some reasons name squares to highlight on the board. The move generator
//! decides which moves are legal; this module only explains. A pseudo-legal move is a move that is
//! legal unless it leaves the mover's own king in check.

use crate::rules::{
    Bitboard, CastlingSide, File, Move, MoveKind, Position, Rank, Role, Square, attacks, generate, sliders,
};

/// Reason why a piece has no legal move to a square, for the player who tried the move.
///
/// [`WhyIllegal::squares`] returns the squares to highlight on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhyIllegal {
    /// The piece belongs to the side that is not to move (FIDE 1.1).
    NotItsTurn,
    /// A piece of the same colour stands on this square, the target square (FIDE 3.1).
    OwnPiece(Square),
    /// A piece of this kind cannot move from the start square to the target square (FIDE 3.2 to
    /// 3.8).
    NotItsWay(Role),
    /// The piece on this square is between the start square and the target square or, for a pawn's
    /// advance, on the target square (FIDE 3.5, 3.7).
    Blocked(Square),
    /// The pawn is not on its initial square, so it cannot advance two squares (FIDE 3.7.2).
    PawnHasMoved,
    /// A pawn moves diagonally only to capture, and there is nothing to capture (FIDE 3.7.3).
    NothingToCapture,
    /// The laws of this game exclude en passant, so the pawn on this square cannot be captured en
    /// passant.
    EnPassantOff(Square),
    /// The pawn on this square cannot be captured en passant, because it has not just advanced two
    /// squares (FIDE 3.7.3.2).
    EnPassantLate(Square),
    /// After the move, the pieces on these squares would give check to the mover's own king (FIDE
    /// 3.9.2).
    KingLeftInCheck(Bitboard),
    /// The player has no right to castle on this side, for example because the king or the rook has
    /// moved (FIDE 3.8.2.1).
    CastlingRightLost(CastlingSide),
    /// The piece on this square stands between king and rook, or on a square that king or rook
    /// crosses or reaches (FIDE 3.8.2.2.2). If there are several such pieces, this one is the
    /// nearest to the king.
    CastlingBlocked(Square),
    /// Castling is impossible while the pieces on these squares give check to the king (FIDE
    /// 3.8.2.2.1).
    CastlingOutOfCheck(Bitboard),
    /// Castling is impossible while an enemy piece attacks a square that the king crosses or
    /// reaches (FIDE 3.8.2.2.1).
    CastlingThroughCheck {
        /// The attacked square that is nearest to the king.
        square: Square,
        /// The squares of the pieces that attack `square`.
        by: Bitboard,
    },
}

impl WhyIllegal {
    /// Returns the name of this reason why a move is illegal, such as `not-its-way`.
    ///
    /// Programs, tests and the web page tell the reasons apart by these names. The names stay the
    /// same in all versions.
    pub const fn code(&self) -> &'static str {
        match self {
            WhyIllegal::NotItsTurn => "not-your-turn",
            WhyIllegal::OwnPiece(_) => "own-piece",
            WhyIllegal::NotItsWay(_) => "not-its-way",
            WhyIllegal::Blocked(_) => "blocked",
            WhyIllegal::PawnHasMoved => "pawn-has-moved",
            WhyIllegal::NothingToCapture => "nothing-to-capture",
            WhyIllegal::EnPassantOff(_) => "en-passant-off",
            WhyIllegal::EnPassantLate(_) => "en-passant-late",
            WhyIllegal::KingLeftInCheck(_) => "king-left-in-check",
            WhyIllegal::CastlingRightLost(_) => "castling-right-lost",
            WhyIllegal::CastlingBlocked(_) => "castling-blocked",
            WhyIllegal::CastlingOutOfCheck(_) => "castling-out-of-check",
            WhyIllegal::CastlingThroughCheck { .. } => "castling-through-check",
        }
    }

    /// Returns the squares to highlight on the board to show why a move is illegal.
    ///
    /// The squares depend on the reason: the square of the piece in the way or on the target
    /// square; the square of the pawn that cannot be captured en passant; or the squares of the
    /// pieces that attack the king, or that attack a square on the king's way in castling. Empty
    /// for the other reasons.
    pub fn squares(&self) -> Bitboard {
        match *self {
            WhyIllegal::OwnPiece(square)
            | WhyIllegal::Blocked(square)
            | WhyIllegal::EnPassantOff(square)
            | WhyIllegal::EnPassantLate(square)
            | WhyIllegal::CastlingBlocked(square) => Bitboard::from(square),
            WhyIllegal::KingLeftInCheck(by)
            | WhyIllegal::CastlingOutOfCheck(by)
            | WhyIllegal::CastlingThroughCheck { by, .. } => by,
            _ => Bitboard::EMPTY,
        }
    }
}

impl Position {
    /// Returns why the piece on `from` has no legal move to `to`.
    ///
    /// `None` if such a move is legal, if `from` is empty, or if both squares are the same.
    ///
    /// A king's move along the player's first rank counts as castling if it ends on a rook that may
    /// still castle. From the e-file, it also counts as castling if it ends on the g-file, on the
    /// c-file, or on an own rook in the corner.
    ///
    /// ```
    /// use tabiya::rules::{Position, Square, WhyIllegal};
    ///
    /// let position = Position::from_fen("4kr2/8/8/8/8/8/8/4K2R w K - 0 1")?;
    /// let Some(WhyIllegal::CastlingThroughCheck { square, by }) = position.why_illegal(Square::E1, Square::G1) else { panic!() };
    /// assert_eq!((square, by.only_square()), (Square::F1, Some(Square::F8)));
    /// assert_eq!(position.why_illegal(Square::E1, Square::D1), None);
    /// # Ok::<(), tabiya::rules::FenError>(())
    /// ```
    pub fn why_illegal(&self, from: Square, to: Square) -> Option<WhyIllegal> {
        let piece = self.piece_at(from).filter(|_| from != to)?;
        if piece.color != self.turn() {
            return Some(WhyIllegal::NotItsTurn);
        }
        let castling = (piece.role == Role::King).then(|| self.intended_castling(from, to)).flatten();
        let castles = castling.map(|side| match side {
            CastlingSide::KingSide => MoveKind::CastleKingSide,
            CastlingSide::QueenSide => MoveKind::CastleQueenSide,
        });
        let goes = |mv: &&Move| mv.from() == from && (mv.to() == to || castles == Some(mv.kind()));
        if self.legal_moves().iter().any(|mv| goes(&mv)) {
            return None;
        }
        if let Some(side) = castling {
            return Some(self.why_not_castle(side));
        }
        if self.by_color(self.turn()).contains(to) {
            return Some(WhyIllegal::OwnPiece(to));
        }
        match self.pseudo_legal_moves().iter().find(goes) {
            Some(mv) => Some(WhyIllegal::KingLeftInCheck(self.attackers_of_king_after(*mv))),
            None => Some(self.why_unreachable(piece.role, from, to)),
        }
    }

    /// Returns the side to which the player means to castle with a king's move from `from` to `to`.
    ///
    /// Returns `None` if the move, legal or not, does not count as castling.
    /// [`Position::why_illegal`] says which moves count as castling.
    fn intended_castling(&self, from: Square, to: Square) -> Option<CastlingSide> {
        let us = self.turn();
        let home = us.by_color(Rank::First, Rank::Eighth);
        if from.rank() != home || to.rank() != home {
            return None;
        }
        let (side, lands, corner) = if to > from {
            (CastlingSide::KingSide, File::G, File::H)
        } else {
            (CastlingSide::QueenSide, File::C, File::A)
        };
        let first = from.file() == File::E;
        let to_rook = self.castling_rights().rook(us, side) == Some(to)
            || first && to.file() == corner && self.pieces_of(us, Role::Rook).contains(to);
        (to_rook || first && to.file() == lands).then_some(side)
    }

    /// Returns why the player to move cannot castle on `side`. The caller must know that castling
    /// on this side is illegal.
    fn why_not_castle(&self, side: CastlingSide) -> WhyIllegal {
        let (us, king) = (self.turn(), self.king(self.turn()));
        let Some(rook) = self.castling_rights().rook(us, side) else {
            return WhyIllegal::CastlingRightLost(side);
        };
        let (king_file, rook_file) = match side {
            CastlingSide::KingSide => (File::G, File::F),
            CastlingSide::QueenSide => (File::C, File::D),
        };
        let (king_to, rook_to) = (Square::new(king_file, king.rank()), Square::new(rook_file, king.rank()));
        let way = |from: Square, to: Square| sliders::between(from, to) | Bitboard::from(to);
        let both = Bitboard::from(king) | Bitboard::from(rook);
        let ways = way(king, king_to) | way(rook, rook_to) | sliders::between(king, rook);
        let in_way = ways & self.occupied() & !both;
        if let Some(square) = nearest_on_line(king, in_way) {
            return WhyIllegal::CastlingBlocked(square);
        }
        let checkers = self.checkers();
        if !checkers.is_empty() {
            return WhyIllegal::CastlingOutOfCheck(checkers);
        }
        // King and rook leave their start squares, so they are left out of the occupied squares.
        let occupied = self.occupied() & !both;
        let attackers = |square| generate::attackers(&self.board, square, !us, occupied) & self.by_color(!us);
        let passed = way(king, king_to) & !Bitboard::from(king);
        let attacked: Bitboard = passed.iter().filter(|square| !attackers(*square).is_empty()).collect();
        match nearest_on_line(king, attacked) {
            Some(square) => WhyIllegal::CastlingThroughCheck { square, by: attackers(square) },
            // The king is on its target square already, and the rook opens a line to this square.
            None => WhyIllegal::KingLeftInCheck(attackers(king_to)),
        }
    }

    /// Returns why the move from `from` to `to` is not even pseudo-legal.
    ///
    /// A piece of the side to move with the role `role` is on `from`. No piece of that side is on
    /// `to`.
    fn why_unreachable(&self, role: Role, from: Square, to: Square) -> WhyIllegal {
        let reach = match role {
            Role::Pawn => return self.why_pawn_cannot_reach(from, to),
            Role::Knight | Role::King => return WhyIllegal::NotItsWay(role),
            Role::Bishop => sliders::bishop_attacks(from, Bitboard::EMPTY),
            Role::Rook => sliders::rook_attacks(from, Bitboard::EMPTY),
            Role::Queen => {
                sliders::bishop_attacks(from, Bitboard::EMPTY) | sliders::rook_attacks(from, Bitboard::EMPTY)
            }
        };
        let in_way = sliders::between(from, to) & self.occupied();
        match nearest_on_line(from, in_way).filter(|_| reach.contains(to)) {
            Some(square) => WhyIllegal::Blocked(square),
            None => WhyIllegal::NotItsWay(role),
        }
    }

    /// Returns why the move of the pawn from `from` to `to` is not even pseudo-legal.
    fn why_pawn_cannot_reach(&self, from: Square, to: Square) -> WhyIllegal {
        let us = self.turn();
        let steps =
            |square: Square| us.by_color(square.rank().index() as i32, 7 - square.rank().index() as i32);
        let (start, ahead) = (steps(from), steps(to) - steps(from));
        if from.file() == to.file() {
            let in_way = (sliders::between(from, to) | Bitboard::from(to)) & self.occupied();
            return match ahead {
                2 if start != 1 => WhyIllegal::PawnHasMoved,
                1 | 2 => nearest_on_line(from, in_way)
                    .map_or(WhyIllegal::NotItsWay(Role::Pawn), WhyIllegal::Blocked),
                _ => WhyIllegal::NotItsWay(Role::Pawn),
            };
        }
        if !attacks::pawn_attacks(us, from).contains(to) {
            return WhyIllegal::NotItsWay(Role::Pawn);
        }
        // A player who moves a pawn diagonally from its fifth rank may mean an en passant capture.
        let beside = Square::new(to.file(), from.rank());
        match (start == 4 && self.pieces_of(!us, Role::Pawn).contains(beside), self.laws().en_passant) {
            (false, _) => WhyIllegal::NothingToCapture,
            (true, true) => WhyIllegal::EnPassantLate(beside),
            (true, false) => WhyIllegal::EnPassantOff(beside),
        }
    }
}

/// Returns the square of `set` that is nearest to `to`. All squares of `set` are on one line with
/// `to`.
///
/// `None` if the set is empty.
fn nearest_on_line(to: Square, set: Bitboard) -> Option<Square> {
    let distance = |square: &Square| {
        let files = square.file().index().abs_diff(to.file().index());
        files.max(square.rank().index().abs_diff(to.rank().index()))
    };
    set.iter().min_by_key(distance)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns why a move is illegal in the position of a FEN.
    ///
    /// `way` names the two squares of the move: `e2e4`.
    fn why(fen: &str, way: &str) -> Option<WhyIllegal> {
        let position = Position::from_fen(fen).unwrap_or_else(|fault| panic!("{fen}: {fault}"));
        let square = |at: usize| way[at..at + 2].parse::<Square>().expect("a square");
        position.why_illegal(square(0), square(2))
    }

    /// Parses square names, such as `e4 d5`, into a set of squares.
    fn set(squares: &str) -> Bitboard {
        squares.split(' ').map(|name| name.parse::<Square>().expect("a square")).collect()
    }

    #[test]
    fn every_kind_of_reason() {
        const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        const LATE: &str = "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1";
        let castle = |placement: &str| format!("{placement} w KQ - 0 1");
        let through = |square, by| WhyIllegal::CastlingThroughCheck { square, by: set(by) };
        for (fen, way, expected) in [
            (START, "e2e4", None),
            (START, "e5e6", None),
            (START, "e7e5", Some(WhyIllegal::NotItsTurn)),
            (START, "a1a2", Some(WhyIllegal::OwnPiece(Square::A2))),
            (START, "b1b3", Some(WhyIllegal::NotItsWay(Role::Knight))),
            (START, "a1a3", Some(WhyIllegal::Blocked(Square::A2))),
            (START, "f1a6", Some(WhyIllegal::Blocked(Square::E2))),
            (START, "d1d5", Some(WhyIllegal::Blocked(Square::D2))),
            (START, "d1e3", Some(WhyIllegal::NotItsWay(Role::Queen))),
            (START, "e2e5", Some(WhyIllegal::NotItsWay(Role::Pawn))),
            (START, "e2d3", Some(WhyIllegal::NothingToCapture)),
            (START, "e1g1", Some(WhyIllegal::CastlingBlocked(Square::F1))),
            (START, "e1c1", Some(WhyIllegal::CastlingBlocked(Square::D1))),
            (START, "e1e3", Some(WhyIllegal::NotItsWay(Role::King))),
            (LATE, "e5d6", Some(WhyIllegal::EnPassantLate(Square::D5))),
            (LATE, "e5f6", Some(WhyIllegal::NothingToCapture)),
            (LATE, "e5e7", Some(WhyIllegal::PawnHasMoved)),
            (LATE, "e5e4", Some(WhyIllegal::NotItsWay(Role::Pawn))),
            (LATE, "e1g1", Some(WhyIllegal::CastlingRightLost(CastlingSide::KingSide))),
            ("4k3/8/8/8/4p3/4P3/8/4K3 w - - 0 1", "e3e4", Some(WhyIllegal::Blocked(Square::E4))),
            ("4k3/8/8/8/4p3/8/4P3/4K3 w - - 0 1", "e2e4", Some(WhyIllegal::Blocked(Square::E4))),
            ("4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1", "e2c3", Some(WhyIllegal::KingLeftInCheck(set("e4")))),
            ("3rk3/8/8/8/8/8/8/4K3 w - - 0 1", "e1d1", Some(WhyIllegal::KingLeftInCheck(set("d8")))),
            ("4k3/8/8/8/1b2r3/8/8/R3K3 w - - 0 1", "a1a2", Some(WhyIllegal::KingLeftInCheck(set("b4 e4")))),
        ] {
            assert_eq!(why(fen, way), expected, "{fen} {way}");
        }
        for (placement, way, expected) in [
            ("4k3/8/8/8/8/8/8/R3K2R", "e1g1", None),
            ("4k3/8/8/8/8/8/8/R3K2R", "e1h1", None),
            ("4kr2/8/8/8/8/8/8/R3K2R", "e1g1", Some(through(Square::F1, "f8"))),
            ("4k1r1/8/8/8/8/8/8/R3K2R", "e1h1", Some(through(Square::G1, "g8"))),
            ("3rk3/8/8/8/8/8/8/R3K2R", "e1c1", Some(through(Square::D1, "d8"))),
            ("1r2k3/8/8/8/8/8/8/R3K2R", "e1c1", None),
            ("4k3/8/8/8/4r3/8/8/R3K2R", "e1g1", Some(WhyIllegal::CastlingOutOfCheck(set("e4")))),
            ("4k3/8/8/8/8/8/8/RN2K2R", "e1c1", Some(WhyIllegal::CastlingBlocked(Square::B1))),
        ] {
            assert_eq!(why(&castle(placement), way), expected, "{placement} {way}");
        }
    }

    #[test]
    fn chess960_castles_to_the_rook_and_by_its_own_ways() {
        let fen = "4k3/8/8/8/8/8/8/1R3KR1 w GB - 0 1";
        assert_eq!(why(fen, "f1g1"), None);
        assert_eq!(why(fen, "f1b1"), None);
        let blocked = "4k3/8/8/8/8/8/8/1RN2KR1 w GB - 0 1";
        assert_eq!(why(blocked, "f1b1"), Some(WhyIllegal::CastlingBlocked(Square::C1)));
        // Castling would take the rook on b1 off the line from the queen on a1 to the king on c1.
        let opened = "4k3/8/8/8/8/8/8/qRK5 w B - 0 1";
        assert_eq!(why(opened, "c1b1"), Some(WhyIllegal::KingLeftInCheck(Bitboard::from(Square::A1))));
    }

    #[test]
    fn en_passant_that_is_off_is_told_from_one_that_is_late() {
        let laws = crate::rules::Laws { en_passant: false };
        let position =
            Position::from_fen_with("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", laws).expect("a position");
        assert_eq!(position.why_illegal(Square::E5, Square::D6), Some(WhyIllegal::EnPassantOff(Square::D5)));
        let legal = Position::from_fen("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1").expect("a position");
        assert_eq!(legal.why_illegal(Square::E5, Square::D6), None);
    }
}
