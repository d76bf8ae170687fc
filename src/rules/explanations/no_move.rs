//! Explains to a player why a side has no legal move (checkmate or stalemate), and why neither side
//! can mate (dead position).
//!
//! The module `winnability` decides whether a position is dead; this module only names the reason.
//! For a side without a legal move, this module finds what makes each pseudo-legal move illegal. A
//! pseudo-legal move is a move that is legal unless it leaves the mover's own king in check.

use crate::rules::{Bitboard, Move, Position, Role, Square, attacks};

/// Explanation of a checkmate or stalemate: what keeps each piece from moving (FIDE 5.1.1, 5.2.1).
///
/// The pieces are those of the side to move, which has no legal move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WhyNoMove {
    /// The square of the king of the side to move.
    pub king: Square,
    /// The squares of the pieces that give check; empty in a stalemate.
    pub checkers: Bitboard,
    /// The squares beside the king that pieces of the king's own side occupy.
    pub own: Bitboard,
    /// Each other square beside the king, from a1 to h8, with the squares of the pieces that would
    /// attack the king there. Sliders attack through the square that the king leaves. A piece that
    /// the king captures attacks nothing.
    pub covered: Vec<(Square, Bitboard)>,
    /// The pinned pieces. Without the pin, their moves would answer the check or, in a stalemate,
    /// be legal.
    pub pinned: Vec<Pinned>,
    /// The squares of the pieces, other than the king, with a pseudo-legal move that does not
    /// answer the check. A pinned piece can be among them. Empty in a stalemate.
    pub idle: Bitboard,
    /// The squares of the pieces, other than the king, that have no pseudo-legal move.
    pub stuck: Bitboard,
}

/// Pinned piece in a checkmate or stalemate, with its forbidden moves and the pieces that pin it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pinned {
    /// The square of the pinned piece.
    pub piece: Square,
    /// The squares to which the piece could legally move without the pin.
    pub to: Bitboard,
    /// The squares of the pinning pieces, which would give check after these moves.
    pub by: Bitboard,
}

impl WhyNoMove {
    /// Whether the explained position is checkmate; if not, it is stalemate.
    pub fn is_mate(&self) -> bool {
        !self.checkers.is_empty()
    }

    /// Returns the reasons why there is no legal move, in the order in which people explain them:
    /// the check, the squares beside the king, the pinned pieces, then the other pieces.
    pub fn reasons(&self) -> Vec<NoMoveReason> {
        let mut reasons = vec![NoMoveReason::Check(self.checkers)];
        if !self.own.is_empty() {
            reasons.push(NoMoveReason::OwnPieces(self.own));
        }
        for (index, (_, by)) in self.covered.iter().enumerate() {
            // All squares that the same pieces attack share one reason.
            if self.covered.iter().take(index).all(|(_, earlier)| earlier != by) {
                let attacked = self.covered.iter().filter(|(_, other)| other == by);
                let squares = attacked.map(|(square, _)| *square).collect();
                reasons.push(NoMoveReason::Attacked { squares, by: *by });
            }
        }
        reasons.extend(self.pinned.iter().copied().map(NoMoveReason::Pinned));
        // In a double check only a king's move could help, so the other pieces need no reason.
        if self.checkers.only_square().is_some() {
            reasons.push(NoMoveReason::OthersCannotHelp);
        } else if !self.stuck.is_empty() && !self.is_mate() {
            reasons.push(NoMoveReason::Stuck(self.stuck));
        }
        reasons
    }
}

/// One of the reasons why the side to move has no legal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoMoveReason {
    /// The pieces on these squares give check; without squares, the king is not in check.
    Check(Bitboard),
    /// Pieces of the king's own side occupy these squares beside the king.
    OwnPieces(Bitboard),
    /// Squares beside the king are attacked.
    Attacked {
        /// The attacked squares.
        squares: Bitboard,
        /// The squares of the pieces that attack the squares in `squares`.
        by: Bitboard,
    },
    /// This piece is pinned.
    Pinned(Pinned),
    /// No piece except the king can legally capture the only checker or move in between.
    OthersCannotHelp,
    /// The pieces on these squares have no move.
    Stuck(Bitboard),
}

impl NoMoveReason {
    /// Returns the squares to highlight on the board for this reason.
    pub fn squares(&self) -> Bitboard {
        match *self {
            NoMoveReason::Check(squares)
            | NoMoveReason::OwnPieces(squares)
            | NoMoveReason::Stuck(squares) => squares,
            NoMoveReason::Attacked { squares, by } => squares | by,
            NoMoveReason::Pinned(pinned) => Bitboard::from(pinned.piece) | pinned.by,
            NoMoveReason::OthersCannotHelp => Bitboard::EMPTY,
        }
    }
}

/// Reason why a position is dead: why neither side can ever mate (FIDE 5.2.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum WhyDead {
    /// Only the kings are left.
    LoneKings,
    /// Besides the kings there is only one knight or bishop, on this square.
    OneMinor(Square),
    /// Besides the kings there are only bishops, on these squares. All these squares have the same
    /// colour.
    BishopsOfOneColour(Bitboard),
    /// The position has other pieces, but no series of legal moves leads to a mate.
    NoWay,
}

impl WhyDead {
    /// Returns the squares to highlight on the board to explain why a position is dead.
    ///
    /// These are the square of the only knight or bishop, or the squares of the bishops of one
    /// colour; empty for the other reasons.
    pub fn squares(&self) -> Bitboard {
        match *self {
            WhyDead::OneMinor(square) => Bitboard::from(square),
            WhyDead::BishopsOfOneColour(bishops) => bishops,
            WhyDead::LoneKings | WhyDead::NoWay => Bitboard::EMPTY,
        }
    }
}

impl Position {
    /// Explains why the side to move is in checkmate or stalemate; `None` if it has a legal move.
    ///
    /// ```
    /// use tabiya::rules::{Bitboard, Position, Square};
    ///
    /// let mate = Position::from_fen("4R1k1/5ppp/8/8/8/8/8/4K3 b - - 0 1")?;
    /// let why = mate.why_no_move().expect("no legal move");
    /// assert_eq!(why.checkers.only_square(), Some(Square::E8));
    /// assert_eq!(why.covered, [(Square::F8, Bitboard::from(Square::E8)), (Square::H8, Bitboard::from(Square::E8))]);
    /// assert_eq!(Position::initial().why_no_move(), None);
    /// # Ok::<(), tabiya::rules::FenError>(())
    /// ```
    pub fn why_no_move(&self) -> Option<WhyNoMove> {
        if self.has_legal_move() {
            return None;
        }
        let us = self.turn();
        let king = self.king(us);
        let ours = self.by_color(us);
        let mut why = WhyNoMove {
            king,
            checkers: self.checkers(),
            own: attacks::king_attacks(king) & ours,
            covered: Vec::new(),
            pinned: Vec::new(),
            idle: Bitboard::EMPTY,
            stuck: ours & !Bitboard::from(king),
        };
        for mv in self.pseudo_legal_moves().iter() {
            self.record_obstacle(*mv, &mut why);
        }
        Some(why)
    }

    /// Adds to `why`, the explanation of a checkmate or stalemate, what makes the move `mv`
    /// illegal.
    ///
    /// The move is illegal only because the king of the moving side would be attacked afterwards.
    fn record_obstacle(&self, mv: Move, why: &mut WhyNoMove) {
        let by = self.attackers_of_king_after(mv);
        if mv.from() == why.king {
            return why.covered.push((mv.to(), by));
        }
        why.stuck &= !Bitboard::from(mv.from());
        if !(by & why.checkers).is_empty() {
            // A piece that gives check would still do so after the move.
            why.idle |= Bitboard::from(mv.from());
            return;
        }
        let to = Bitboard::from(mv.to());
        match why.pinned.iter_mut().find(|pinned| pinned.piece == mv.from() && pinned.by == by) {
            Some(pinned) => pinned.to |= to,
            None => why.pinned.push(Pinned { piece: mv.from(), to, by }),
        }
    }

    /// Returns why neither side can mate in this position (FIDE 5.2.2). The caller must know that
    /// the position is dead.
    pub fn why_dead(&self) -> WhyDead {
        let others = self.occupied() & !self.by_role(Role::King);
        let bishops = self.by_role(Role::Bishop);
        let one_colour = (bishops & Bitboard::LIGHT).is_empty() || (bishops & Bitboard::DARK).is_empty();
        let minors = bishops | self.by_role(Role::Knight);
        match others.only_square() {
            _ if others.is_empty() => WhyDead::LoneKings,
            Some(square) if minors.contains(square) => WhyDead::OneMinor(square),
            _ if others == bishops && one_colour => WhyDead::BishopsOfOneColour(bishops),
            _ => WhyDead::NoWay,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Parses a FEN; panics if it is not valid.
    fn position(fen: &str) -> Position {
        Position::from_fen(fen).unwrap_or_else(|fault| panic!("{fen}: {fault}"))
    }

    /// Parses square names, such as `e4 d5`, into a set of squares.
    fn set(squares: &str) -> Bitboard {
        squares.split_whitespace().map(|name| name.parse::<Square>().expect("a square")).collect()
    }

    /// Parses attacked squares, each with the squares of its attackers: `f8:e8 h8:e8`.
    ///
    /// `d1:d8+a4` means that pieces on d8 and a4 attack d1.
    fn covered(text: &str) -> Vec<(Square, Bitboard)> {
        let one = |pair: &str| {
            let (square, by) = pair.split_once(':').expect("a colon");
            (square.parse().expect("a square"), set(&by.replace('+', " ")))
        };
        text.split_whitespace().map(one).collect()
    }

    #[test]
    fn each_square_beside_the_king_is_told_of() {
        for (fen, checkers, own, expected) in [
            // Fool's mate, scholar's mate, a back-rank mate, a smothered mate, a double check.
            ("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3", "h4", "d1 d2 e2 f1", "f2:h4"),
            (
                "r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4",
                "f7",
                "d7 d8 f8",
                "e7:f7 f7:c4",
            ),
            ("4R1k1/5ppp/8/8/8/8/8/4K3 b - - 0 1", "e8", "f7 g7 h7", "f8:e8 h8:e8"),
            ("6rk/5Npp/8/8/8/8/8/4K3 b - - 0 1", "f7", "g7 g8 h7", ""),
            ("7k/5N1p/5P1R/8/8/8/8/4K1R1 b - - 0 1", "f7", "h7", "g7:f6+g1 g8:g1"),
            // A pawn mates at the edge of the board, with the help of its king.
            ("k7/PP6/1K6/8/8/8/8/8 b - - 0 1", "b7", "", "a7:b6 b7:b6 b8:a7"),
            // Stalemates.
            ("k7/2Q5/1K6/8/8/8/8/8 b - - 0 1", "", "", "a7:b6+c7 b7:b6+c7 b8:c7"),
            ("8/8/8/8/8/5k2/5p2/5K2 w - - 0 1", "", "", "e1:f2 g1:f2 e2:f3 f2:f3 g2:f3"),
        ] {
            let why = position(fen).why_no_move().unwrap_or_else(|| panic!("{fen}: there is a legal move"));
            assert_eq!((why.checkers, why.own), (set(checkers), set(own)), "{fen}");
            assert_eq!(why.covered, covered(expected), "{fen}");
            assert_eq!(why.is_mate(), !checkers.is_empty(), "{fen}");
        }
    }

    #[test]
    fn who_could_help_and_must_not_is_told_of() {
        // The bishop could take the queen, but a rook pins the bishop.
        let fen = "3rr2k/8/8/8/8/8/4BP2/3qK3 w - - 0 1";
        let why = position(fen).why_no_move().expect("no legal move");
        assert_eq!(why.covered, covered("d1:d8 f1:d1 d2:d1+d8"));
        assert_eq!(why.pinned, [Pinned { piece: Square::E2, to: set("d1"), by: set("e8") }]);
        assert_eq!((why.idle, why.stuck), (set("e2 f2"), Bitboard::EMPTY));
        // Stalemate with a pinned knight, which has no legal move.
        let fen = "7k/8/8/8/8/8/5q2/r2N3K w - - 0 1";
        let why = position(fen).why_no_move().expect("no legal move");
        assert_eq!(why.pinned, [Pinned { piece: Square::D1, to: set("b2 c3 e3 f2"), by: set("a1") }]);
        assert_eq!((why.idle, why.stuck), (Bitboard::EMPTY, Bitboard::EMPTY));
    }

    #[test]
    fn who_is_stuck_and_who_does_not_help() {
        let fen = "7k/p6P/P5K1/8/8/8/8/8 b - - 0 1";
        let why = position(fen).why_no_move().expect("no legal move");
        assert_eq!((why.stuck, why.idle, why.is_mate()), (set("a7"), Bitboard::EMPTY, false));
        let fen = "4R1k1/p4ppp/8/8/8/8/8/4K3 b - - 0 1";
        let why = position(fen).why_no_move().expect("no legal move");
        assert_eq!((why.stuck, why.idle), (Bitboard::EMPTY, set("a7 f7 g7 h7")));
        let reasons = [
            NoMoveReason::Check(set("e8")),
            NoMoveReason::OwnPieces(set("f7 g7 h7")),
            NoMoveReason::Attacked { squares: set("f8 h8"), by: set("e8") },
            NoMoveReason::OthersCannotHelp,
        ];
        assert_eq!(why.reasons(), reasons);
        assert_eq!(reasons.map(|reason| reason.squares()), ["e8", "f7 g7 h7", "e8 f8 h8", ""].map(set));
    }

    #[test]
    fn why_a_position_is_dead() {
        for (fen, expected) in [
            ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", WhyDead::LoneKings),
            ("4k3/8/8/8/8/8/8/4KN2 w - - 0 1", WhyDead::OneMinor(Square::F1)),
            ("4kb2/8/8/8/8/8/8/4K3 w - - 0 1", WhyDead::OneMinor(Square::F8)),
            ("4kb2/8/8/8/8/8/8/2B1K3 w - - 0 1", WhyDead::BishopsOfOneColour(set("c1 f8"))),
            ("8/6b1/1p3k2/1Pp1p1p1/2P1PpP1/5P2/8/5K2 w - - 0 1", WhyDead::NoWay),
        ] {
            assert_eq!(position(fen).why_dead(), expected, "{fen}");
        }
    }
}
