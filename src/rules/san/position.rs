//! SAN in a position: the notation of a legal move, and the legal move that a text means.

use super::error::SanError;
use super::value::{CheckSign, San, SanMove, SanStep};
use crate::rules::board::{Board, castling_targets};
use crate::rules::{
    Bitboard, CastlingSide, File, Move, MoveKind, Position, Rank, Role, Square, attacks, legality, sliders,
};

impl Position {
    /// Returns the algebraic notation (SAN) of a legal move, with `+` for check and `#` for mate.
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

    /// Returns the algebraic notation (SAN) of a legal move, without the sign for check or mate.
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

    /// Returns the start file and the start rank that the SAN of `m` must contain, such as the
    /// b-file in `Nbd2`. `None` means that SAN omits this part.
    ///
    /// A part is needed only if another piece of the same kind can legally move to the same square.
    /// `role` is the kind of piece that moves in `m`.
    fn written_origin(&self, m: Move, role: Role) -> (Option<File>, Option<Rank>) {
        let alike = self.pieces_of(self.turn(), role);
        if !alike.has_several() {
            return (None, None);
        }
        let (mut any, mut same_file, mut same_rank) = (false, false, false);
        for from in alike & self.pieces_reaching(role, m.to) & !Bitboard::of(m.from) {
            if self.is_legal(Move { from, ..m }) {
                any = true;
                same_file |= from.file() == m.from.file();
                same_rank |= from.rank() == m.from.rank();
            }
        }
        let file = any && (!same_file || same_rank);
        (file.then(|| m.from.file()), same_file.then(|| m.from.rank()))
    }

    /// Returns the legal move that a text in algebraic notation (SAN) means.
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
    /// The text is not algebraic notation, means no legal move, or means several legal moves.
    pub fn parse_san(&self, text: &str) -> Result<Move, SanError> {
        self.resolve_san(text.parse()?)
    }

    /// Returns the legal move of this position that a parsed SAN move means.
    ///
    /// # Errors
    /// The error says why the move is illegal, or that several legal moves fit.
    fn resolve_san(&self, San { step, .. }: San) -> Result<Move, SanError> {
        self.find_san_move(step)?.ok_or_else(|| self.why_not_legal(step))
    }

    /// Returns the legal move of this position that a parsed move in algebraic notation (SAN)
    /// means; `None` if no legal move fits, or if several fit. The fast path of the PGN reader uses
    /// this function.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(in crate::rules) fn resolve_unique_san(&self, San { step, .. }: San) -> Option<Move> {
        self.find_san_move(step).ok().flatten()
    }

    /// Returns the legal move that a parsed SAN move means in this position; `None` if no legal
    /// move fits.
    ///
    /// # Errors
    /// Several legal moves fit the notation.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn find_san_move(&self, step: SanStep) -> Result<Option<Move>, SanError> {
        match step {
            SanStep::Castle(side) => Ok(self.castling(side).filter(|&m| self.is_legal(m))),
            SanStep::Move(said) if said.role == Role::Pawn => self.resolve_pawn_move(said),
            SanStep::Move(said) => self.resolve_piece_move(said),
        }
    }

    /// Returns the legal move that a parsed SAN move of a piece other than a pawn means; `None` if
    /// no legal move fits.
    ///
    /// # Errors
    /// Several pieces of this kind can move to the target square.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn resolve_piece_move(&self, said: SanMove) -> Result<Option<Move>, SanError> {
        let board = &self.board;
        let (us, to) = (board.by_color(self.turn()), said.to);
        let takes = board.by_color(!self.turn()).contains(to);
        if us.contains(to) || said.captures && !takes || said.promotion.is_some() {
            return Ok(None);
        }
        let candidates = us & self.pieces_reaching(said.role, to) & said.origin();
        self.only_legal_from(candidates, |from| Move { from, to, kind: MoveKind::Normal })
    }

    /// Returns the legal move that a parsed SAN move of a pawn means; `None` if no legal move fits.
    ///
    /// SAN names the start file of a pawn capture, so at most one pawn fits, and the result is
    /// never an error.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn resolve_pawn_move(&self, said: SanMove) -> Result<Option<Move>, SanError> {
        let SanMove { file, captures, to, promotion, .. } = said;
        let (us, board) = (self.turn(), &self.board);
        let last = to.rank() == us.by_color(Rank::Eighth, Rank::First);
        let promotes = promotion.is_some_and(|role| Role::PROMOTIONS.contains(&role));
        if last != promotes || promotion.is_some() && !promotes {
            return Ok(None);
        }
        let (pawns, target) = (self.pieces_of(us, Role::Pawn), Bitboard::of(to));
        let origin = if file.is_none_or(|file| file == to.file()) {
            let (before, empty) = (us.by_color(target.bits() >> 8, target.bits() << 8), !board.occupied());
            let before_it = us.by_color(before >> 8, before << 8);
            let fourth = Bitboard::rank(us.by_color(Rank::Fourth, Rank::Fifth)).contains(to);
            let (one, two) = (Bitboard::from_bits(before), Bitboard::from_bits(before_it));
            let steps_two = fourth && !(one & empty).is_empty();
            let from = if steps_two { two } else { one };
            if captures || !empty.contains(to) { Bitboard::EMPTY } else { from }
        } else {
            let takes = board.by_color(!us).contains(to) || board.en_passant() == Some(to);
            if takes { attacks::pawn_attacks(!us, to) } else { Bitboard::EMPTY }
        };
        let meant = |from| Move { from, to, kind: self.move_kind(from, said) };
        self.only_legal_from(origin & pawns & said.origin(), meant)
    }

    /// Returns the only legal move among the moves that a SAN text can mean; `None` if none of them
    /// is legal.
    ///
    /// `meant` returns the move for each start square in `from`. These moves must be pseudo-legal:
    /// this function only tests whether the mover's own king is safe.
    ///
    /// # Errors
    /// Several of the moves are legal.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn only_legal_from(
        &self,
        from: Bitboard,
        meant: impl Fn(Square) -> Move,
    ) -> Result<Option<Move>, SanError> {
        let safe = |&from: &Square| legality::leaves_king_safe(&self.board, meant(from));
        let mut all = from.iter().filter(safe);
        let Some(first) = all.next() else { return Ok(None) };
        match all.next() {
            None => Ok(Some(meant(first))),
            Some(second) => {
                let others: Bitboard = all.collect();
                Err(SanError::Ambiguous { from: others | Bitboard::of(first) | Bitboard::of(second) })
            }
        }
    }

    /// Returns the move by which the player to move castles to `side`; `None` without the castling
    /// right. Does not check the other conditions, such as empty squares.
    fn castling(&self, side: CastlingSide) -> Option<Move> {
        let (us, king_side) = (self.turn(), side == CastlingSide::KingSide);
        let king = self.king(us);
        let rook = self.board.castling_rook(us, king_side)?;
        let kind = if king_side { MoveKind::CastleKingSide } else { MoveKind::CastleQueenSide };
        Some(Move { from: king, to: castling_targets(king, rook).0, kind })
    }

    /// Returns the squares of the pieces of the kind `role` that attack the square `to`. Pieces of
    /// both colours count, but only the king of the side to move. The result is empty for pawns.
    #[inline(always)]
    fn pieces_reaching(&self, role: Role, to: Square) -> Bitboard {
        let Board { knights, diagonals, straights, .. } = self.board;
        let along_diagonals = || sliders::bishop_attacks(to, self.occupied());
        let along_straights = || sliders::rook_attacks(to, self.occupied());
        match role {
            Role::Pawn => Bitboard::EMPTY,
            Role::Knight => attacks::knight_attacks(to) & knights,
            Role::Bishop => along_diagonals() & diagonals & !straights,
            Role::Rook => along_straights() & straights & !diagonals,
            Role::Queen => (along_diagonals() | along_straights()) & diagonals & straights,
            Role::King => attacks::king_attacks(to) & Bitboard::of(self.king(self.turn())),
        }
    }

    /// Returns the kind of the move that a parsed SAN move means if the move starts on `from`:
    /// promotion, double step, en passant or normal. The move may be illegal.
    fn move_kind(&self, from: Square, SanMove { role, to, promotion, .. }: SanMove) -> MoveKind {
        let steps = from.rank().index().abs_diff(to.rank().index());
        match promotion {
            Some(role) => MoveKind::Promotion(role),
            None if role != Role::Pawn => MoveKind::Normal,
            None if steps == 2 => MoveKind::DoublePush,
            None if from.file() != to.file() && self.piece_at(to).is_none() => MoveKind::EnPassant,
            None => MoveKind::Normal,
        }
    }

    /// Returns why a parsed SAN move is not legal in this position.
    fn why_not_legal(&self, san: SanStep) -> SanError {
        if let Some(&m) = self.pseudo_legal_moves().iter().find(|&&m| san.means(self, m)) {
            return SanError::LeavesKingInCheck { by: self.attackers_of_king_after(m) };
        }
        let said = match san {
            SanStep::Castle(side) if !self.castling_rights().has_right(self.turn(), side) => {
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

    /// Whether a parsed SAN move with a capture sign has nothing to capture: the target square is
    /// empty, and no en passant capture ends there.
    fn takes_nothing(&self, said: SanMove) -> bool {
        let mut pseudo = self.pseudo_legal_moves();
        pseudo.retain(|m| m.to == said.to && self.captured_by(m).is_some());
        pseudo.is_empty() && self.piece_at(said.to).is_none()
    }
}

impl SanStep {
    /// Whether this parsed SAN move can mean the move `m`. `m` must be pseudo-legal in `position`.
    fn means(self, position: &Position, m: Move) -> bool {
        match self {
            SanStep::Castle(CastlingSide::KingSide) => m.kind == MoveKind::CastleKingSide,
            SanStep::Castle(CastlingSide::QueenSide) => m.kind == MoveKind::CastleQueenSide,
            SanStep::Move(said) => said.means(position, m),
        }
    }
}

impl SanMove {
    /// Returns the squares from which this SAN move may start: the squares on the file and rank
    /// that the notation names. A file or rank that is not named allows all squares.
    #[inline]
    fn origin(self) -> Bitboard {
        self.file.map_or(Bitboard::ALL, Bitboard::file) & self.rank.map_or(Bitboard::ALL, Bitboard::rank)
    }

    /// Whether this parsed SAN move can mean the move `m`. `m` must be pseudo-legal in `position`.
    fn means(self, position: &Position, m: Move) -> bool {
        let SanMove { role, file, rank, captures, to, promotion } = self;
        m.to == to
            && !m.is_castle()
            && m.promotion() == promotion
            && position.piece_at(m.from).is_some_and(|piece| piece.role == role)
            && file.is_none_or(|file| file == m.from.file())
            && rank.is_none_or(|rank| rank == m.from.rank())
            && (!captures || position.captured_by(m).is_some())
            // A pawn move without a start file is no capture.
            && (role != Role::Pawn || file.is_some() || m.from.file() == m.to.file())
    }
}
