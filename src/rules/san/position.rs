//! SAN in a position: how a move is written by the book, and which move a text means.

use super::error::SanError;
use super::value::{CheckSign, San, SanMove, SanStep};
use crate::rules::{Bitboard, CastlingSide, File, Move, MoveKind, Position, Rank, Role};

impl Position {
    /// The move in SAN, with `+` for check and `#` for mate. The move must be legal here.
    ///
    /// ```
    /// use tabiya::rules::Position;
    ///
    /// let position = Position::from_fen("rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2")?;
    /// assert_eq!(position.san(position.parse_uci("d8h4")?).to_string(), "Qh4#");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn san(&self, m: Move) -> San {
        let step = self.san_step(m);
        let next = self.play_unchecked(m);
        let sign =
            next.is_check().then(|| if next.has_legal_move() { CheckSign::Check } else { CheckSign::Mate });
        San { step, sign }
    }

    fn san_step(&self, m: Move) -> SanStep {
        match m.kind {
            MoveKind::CastleKingSide => return SanStep::Castle(CastlingSide::KingSide),
            MoveKind::CastleQueenSide => return SanStep::Castle(CastlingSide::QueenSide),
            _ => {}
        }
        let captures = self.captured_by(m).is_some();
        let role = self.piece_at(m.from).map_or(Role::Pawn, |piece| piece.role);
        let (file, rank) = match role {
            Role::Pawn => (captures.then(|| m.from.file()), None),
            _ => self.written_origin(m, role),
        };
        SanStep::Move(SanMove { role, file, rank, captures, to: m.to, promotion: m.promotion() })
    }

    /// The file, else the rank, else both, where another piece of that kind could go there too.
    fn written_origin(&self, m: Move, role: Role) -> (Option<File>, Option<Rank>) {
        let alike = self.by(self.turn(), role);
        if !alike.has_several() {
            return (None, None);
        }
        let moves = self.legal_moves();
        let (mut any, mut same_file, mut same_rank) = (false, false, false);
        for rival in &moves {
            if rival.to == m.to && rival.from != m.from && !rival.is_castle() && alike.contains(rival.from) {
                any = true;
                same_file |= rival.from.file() == m.from.file();
                same_rank |= rival.from.rank() == m.from.rank();
            }
        }
        let file = any && (!same_file || same_rank);
        (file.then(|| m.from.file()), same_file.then(|| m.from.rank()))
    }

    /// The legal move that this text means.
    ///
    /// ```
    /// use tabiya::rules::Position;
    ///
    /// let position = Position::from_fen("4k3/6P1/8/8/4p3/8/3P4/N3K1N1 w - - 0 1")?;
    /// for (text, standard) in [("N1-e2", "Ne2"), ("♘g1f3!?", "Nf3"), ("g8(Q)", "g8=Q+"), ("Pd2-d4", "d4")] {
    ///     let m = position.parse_san(text)?;
    ///     assert_eq!(position.san(m).to_string(), standard);
    /// }
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// When it is not algebraic notation, or means no legal move, or more than one.
    pub fn parse_san(&self, text: &str) -> Result<Move, SanError> {
        let San { step: san, .. } = text.parse()?;
        if let SanStep::Move(said) = san
            && let Some(m) = self.the_move(said)
        {
            return Ok(m);
        }
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

    /// The legal move that is meant, if there is one and no other, found without a list of all: few pieces can be meant.
    fn the_move(&self, said: SanMove) -> Option<Move> {
        let SanMove { role, file, rank, captures, to, promotion } = said;
        // A pawn's capture names the file it comes from.
        let file = if role == Role::Pawn { file.or(Some(to.file())) } else { file };
        let from = self.by(self.turn(), role)
            & file.map_or(!Bitboard::EMPTY, Bitboard::file)
            & rank.map_or(!Bitboard::EMPTY, Bitboard::rank);
        let kinds: &[MoveKind] = match promotion {
            Some(becomes) => &[MoveKind::Promotion(becomes)],
            None if role == Role::Pawn => &[MoveKind::Normal, MoveKind::DoublePush, MoveKind::EnPassant],
            None => &[MoveKind::Normal],
        };
        let all = from.iter().flat_map(|from| kinds.iter().map(move |kind| Move::new(from, to, *kind)));
        let mut legal = all.filter(|&m| self.is_legal(m) && (!captures || self.captured_by(m).is_some()));
        legal.next().filter(|_| legal.next().is_none())
    }

    /// What keeps this from being a legal move: the nearest one that is not asked for says it.
    fn why_not(&self, san: SanStep) -> SanError {
        if let Some(&m) = self.pseudo_legal_moves().iter().find(|&&m| san.means(self, m)) {
            return SanError::LeavesKingInCheck { by: self.attackers_of_king_after(m) };
        }
        let said = match san {
            SanStep::Castle(side) if !self.castling_rights().has(self.turn(), side) => {
                return SanError::NoCastlingRight;
            }
            SanStep::Castle(_) if self.is_check() => return SanError::CastlingOutOfCheck,
            SanStep::Castle(_) => return SanError::CastlingObstructed,
            SanStep::Move(said) => said,
        };
        let moves = self.legal_moves();
        let is_one = |said: SanMove| moves.iter().any(|&m| said.means(self, m));
        let SanMove { role, to, promotion, .. } = said;
        if promotion.is_none() && is_one(SanMove { promotion: Some(Role::Queen), ..said }) {
            SanError::PromotionMissing { to }
        } else if promotion.is_some() && is_one(SanMove { promotion: None, ..said }) {
            SanError::NoPromotion { to }
        } else if said.captures && self.takes_nothing(said) {
            SanError::NothingToTake { to }
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

impl SanStep {
    /// Whether this text means that move.
    fn means(self, position: &Position, m: Move) -> bool {
        match self {
            SanStep::Castle(CastlingSide::KingSide) => m.kind == MoveKind::CastleKingSide,
            SanStep::Castle(CastlingSide::QueenSide) => m.kind == MoveKind::CastleQueenSide,
            SanStep::Move(said) => said.means(position, m),
        }
    }
}

impl SanMove {
    fn means(self, position: &Position, m: Move) -> bool {
        let SanMove { role, file, rank, captures, to, promotion } = self;
        m.to == to
            && !m.is_castle()
            && m.promotion() == promotion
            && position.piece_at(m.from).is_some_and(|piece| piece.role == role)
            && file.is_none_or(|file| file == m.from.file())
            && rank.is_none_or(|rank| rank == m.from.rank())
            && (!captures || position.captured_by(m).is_some())
            // A pawn's capture names the file it comes from.
            && (role != Role::Pawn || file.is_some() || m.from.file() == m.to.file())
    }
}
