//! Moves as players write them: Standard Algebraic Notation (FIDE Appendix C).
//!
//! Written by the book. Read as real files have it: `0-0`, `e8Q`, `exd6 e.p.`, `Ng1e2` or `Nge2` where `Ne2` would do,
//! figurines, check signs missing or wrong, `!?` and `$6` behind.

use std::fmt::{self, Write};

use super::san_text::{San, SanMove};
use super::{CastlingSide, Move, MoveKind, Position, Role, SanError};

impl Position {
    /// The move in SAN, with `+` for check and `#` for mate. The move must be legal here.
    ///
    /// ```
    /// use tabiya::rules::Position;
    ///
    /// let position = Position::from_fen("rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2")?;
    /// assert_eq!(position.san(position.parse_uci("d8h4")?), "Qh4#");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn san(&self, m: Move) -> String {
        let mut san = String::with_capacity(8);
        // Writing to a string cannot fail.
        let _ = self.write_san(m, &mut san);
        let next = self.play_unchecked(m);
        if next.is_check() {
            san.push(if next.has_legal_move() { '+' } else { '#' });
        }
        san
    }

    fn write_san(&self, m: Move, out: &mut String) -> fmt::Result {
        match m.kind {
            MoveKind::CastleKingSide => return out.write_str("O-O"),
            MoveKind::CastleQueenSide => return out.write_str("O-O-O"),
            _ => {}
        }
        let takes = self.captured_by(m).is_some();
        let role = self.piece_at(m.from).map_or(Role::Pawn, |piece| piece.role);
        if role == Role::Pawn {
            if takes {
                out.push(m.from.file().char());
            }
        } else {
            out.push(role.upper_char());
            self.write_origin(m, role, out)?;
        }
        if takes {
            out.push('x');
        }
        write!(out, "{}", m.to)?;
        match m.promotion() {
            Some(role) => write!(out, "={}", role.upper_char()),
            None => Ok(()),
        }
    }

    /// The file, else the rank, else both, where another piece of that kind could go there too.
    fn write_origin(&self, m: Move, role: Role, out: &mut String) -> fmt::Result {
        let alike = self.by(self.turn(), role);
        if !alike.has_several() {
            return Ok(());
        }
        let moves = self.legal_moves();
        let rivals = moves.iter().map(|r| (r.from, r.to, r.is_castle()));
        let (mut any, mut same_file, mut same_rank) = (false, false, false);
        for (from, to, castle) in rivals {
            if to == m.to && from != m.from && !castle && alike.contains(from) {
                any = true;
                same_file |= from.file() == m.from.file();
                same_rank |= from.rank() == m.from.rank();
            }
        }
        match (any, same_file, same_rank) {
            (false, _, _) => Ok(()),
            (true, false, _) => write!(out, "{}", m.from.file()),
            (true, true, false) => write!(out, "{}", m.from.rank()),
            (true, true, true) => write!(out, "{}", m.from),
        }
    }

    /// The legal move that this text means.
    ///
    /// ```
    /// use tabiya::rules::Position;
    ///
    /// let position = Position::from_fen("4k3/6P1/8/8/4p3/8/3P4/N3K1N1 w - - 0 1")?;
    /// for (text, standard) in [("N1-e2", "Ne2"), ("♘g1f3!?", "Nf3"), ("g8(Q)", "g8=Q+"), ("Pd2-d4", "d4")] {
    ///     let m = position.parse_san(text)?;
    ///     assert_eq!(position.san(m), standard);
    /// }
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// When it is not algebraic notation, or means no legal move, or more than one.
    pub fn parse_san(&self, text: &str) -> Result<Move, SanError> {
        let san = San::read(text).ok_or(SanError::NotSan)?;
        let moves = self.legal_moves();
        let mut found = moves.iter().copied().filter(|&m| san.means(self, m));
        match (found.next(), found.next()) {
            (Some(m), None) => Ok(m),
            (None, _) => Err(self.why_not(san)),
            (Some(_), Some(_)) => {
                let all = moves.iter().filter(|&&m| san.means(self, m));
                Err(SanError::Ambiguous { from: all.map(|m| m.from).collect() })
            }
        }
    }

    /// What keeps this from being a legal move: the nearest one that is not asked for says it.
    fn why_not(&self, san: San) -> SanError {
        if let Some(&m) = self.pseudo_legal_moves().iter().find(|&&m| san.means(self, m)) {
            return SanError::LeavesKingInCheck { by: self.attackers_of_king_after(m) };
        }
        let said = match san {
            San::Castle(side) if !self.castling_rights().has(self.turn(), side) => {
                return SanError::NoCastlingRight;
            }
            San::Castle(_) if self.is_check() => return SanError::CastlingOutOfCheck,
            San::Castle(_) => return SanError::CastlingObstructed,
            San::Move(said) => said,
        };
        let moves = self.legal_moves();
        let is_one = |said: SanMove| moves.iter().any(|&m| said.means(self, m));
        let SanMove { role, to, promotion, .. } = said;
        if promotion.is_none() && is_one(SanMove { promotion: Some(Role::Queen), ..said }) {
            SanError::PromotionMissing(to)
        } else if promotion.is_some() && is_one(SanMove { promotion: None, ..said }) {
            SanError::NoPromotion(to)
        } else if said.takes && self.takes_nothing(said) {
            SanError::NothingToTake(to)
        } else {
            SanError::NoneGoesThere { role, to }
        }
    }

    /// Whether a capture is asked for on a square that no capture goes to.
    fn takes_nothing(&self, said: SanMove) -> bool {
        let mut pseudo = self.pseudo_legal_moves();
        pseudo.retain(|m| m.to == said.to && self.captured_by(m).is_some());
        pseudo.is_empty() && self.piece_at(said.to).is_none()
    }
}

impl San {
    fn means(self, position: &Position, m: Move) -> bool {
        match self {
            San::Castle(CastlingSide::KingSide) => m.kind == MoveKind::CastleKingSide,
            San::Castle(CastlingSide::QueenSide) => m.kind == MoveKind::CastleQueenSide,
            San::Move(said) => said.means(position, m),
        }
    }
}

impl SanMove {
    fn means(self, position: &Position, m: Move) -> bool {
        let SanMove { role, file, rank, takes, to, promotion } = self;
        m.to == to
            && !m.is_castle()
            && m.promotion() == promotion
            && position.piece_at(m.from).is_some_and(|piece| piece.role == role)
            && file.is_none_or(|file| file == m.from.file())
            && rank.is_none_or(|rank| rank == m.from.rank())
            && (!takes || position.captured_by(m).is_some())
            // A pawn's capture names the file it comes from.
            && (role != Role::Pawn || file.is_some() || m.from.file() == m.to.file())
    }
}
