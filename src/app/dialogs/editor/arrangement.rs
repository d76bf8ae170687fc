//! The arrangement that is being set up: its pieces, the rights that go with them, and its FEN.

use crate::rules::{
    Bitboard, CastlingSide, Color, FenError, File, Laws, Piece, Position, PositionSetup, Rank, Role, Square,
};

/// Pieces on squares with the rights that go with them, whether that is a position or not.
#[derive(Clone, Debug, PartialEq)]
pub struct EditedPosition {
    board: [Option<Piece>; 64],
    /// Who moves first.
    pub turn: Color,
    /// Which castlings are wanted, by colour and side; they count where king and rook stand as they have to.
    wanted: [[bool; 2]; 2],
    /// The square behind a pawn that has just gone two squares.
    pub en_passant: Option<Square>,
    /// Half-moves since a pawn moved or a piece was captured, and the number of the next move.
    counters: [u32; 2],
}

impl From<&Position> for EditedPosition {
    fn from(position: &Position) -> EditedPosition {
        let PositionSetup { board, turn, castling, en_passant, .. } = position.into();
        EditedPosition {
            board,
            turn,
            wanted: castling.map(|sides| sides.map(|rook| rook.is_some())),
            en_passant,
            counters: [position.halfmove_clock(), position.fullmove_number()],
        }
    }
}

impl EditedPosition {
    /// What stands on a square.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.board[square.index()]
    }

    /// All pieces with their squares.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        Square::ALL.into_iter().filter_map(|square| Some((square, self.piece_at(square)?)))
    }

    fn is(&self, square: Square, color: Color, role: Role) -> bool {
        self.piece_at(square) == Some(Piece { color, role })
    }

    /// The rook with which that side could still castle: the king stands on the first rank of its player, and the rook beyond
    /// everything on that side of it.
    fn rook(&self, color: Color, side: CastlingSide) -> Option<Square> {
        let rank = color.by_color(Rank::First, Rank::Eighth);
        let row = File::ALL.map(|file| Square::new(file, rank));
        let king = row.into_iter().find(|square| self.is(*square, color, Role::King))?;
        let rook = |square: &Square| self.is(*square, color, Role::Rook);
        match side {
            CastlingSide::KingSide => row.into_iter().rev().take_while(|square| *square != king).find(rook),
            CastlingSide::QueenSide => row.into_iter().take_while(|square| *square != king).find(rook),
        }
    }

    /// Whether that castling can be wanted at all.
    pub fn can_castle(&self, color: Color, side: CastlingSide) -> bool {
        self.rook(color, side).is_some()
    }

    /// Whether that castling is still possible.
    pub fn castles(&self, color: Color, side: CastlingSide) -> bool {
        self.wanted[color.index()][side as usize] && self.can_castle(color, side)
    }

    /// The squares that a pawn can have passed with its last move, where another stands ready to take it.
    pub fn passed(&self) -> Vec<Square> {
        let them = !self.turn;
        let (third, home) =
            (them.by_color(Rank::Third, Rank::Sixth), them.by_color(Rank::Second, Rank::Seventh));
        let fourth = them.by_color(Rank::Fourth, Rank::Fifth);
        let is_passed = |file: &File| {
            let on = |rank| Square::new(*file, rank);
            let beside = |step: i8| {
                let file = u8::try_from(file.index() as i8 + step).ok().and_then(File::from_index);
                file.is_some_and(|file| self.is(Square::new(file, fourth), self.turn, Role::Pawn))
            };
            self.is(on(fourth), them, Role::Pawn)
                && self.piece_at(on(third)).is_none()
                && self.piece_at(on(home)).is_none()
                && (beside(-1) || beside(1))
        };
        File::ALL.into_iter().filter(is_passed).map(|file| Square::new(file, third)).collect()
    }

    /// What is set up, as FEN, whether it is a position or not.
    pub fn fen(&self) -> String {
        let rank = |rank: Rank| {
            let mut row = String::new();
            let mut gap = 0;
            for file in File::ALL {
                match self.piece_at(Square::new(file, rank)) {
                    None => gap += 1,
                    Some(piece) => {
                        push_gap(&mut row, std::mem::take(&mut gap));
                        row.push(piece.to_char());
                    }
                }
            }
            push_gap(&mut row, gap);
            row
        };
        let placement: Vec<String> = Rank::ALL.into_iter().rev().map(rank).collect();
        let mut rights = String::new();
        for (color, letters) in [(Color::White, ['K', 'Q']), (Color::Black, ['k', 'q'])] {
            let own = CastlingSide::ALL.into_iter().zip(letters);
            rights.extend(own.filter(|(side, _)| self.castles(color, *side)).map(|(_, letter)| letter));
        }
        if rights.is_empty() {
            rights.push('-');
        }
        let passed = self.en_passant.map_or_else(|| "-".to_owned(), |square| square.to_string());
        let turn = self.turn.by_color("w", "b");
        // A pawn that has just moved has set the count to 0.
        let [halfmoves, number] = &self.counters;
        let halfmoves = if self.en_passant.is_some() { &0 } else { halfmoves };
        format!("{} {turn} {rights} {passed} {halfmoves} {number}", placement.join("/"))
    }

    /// The position that a game under these laws can begin from.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn position(&self, laws: Laws) -> Result<Position, FenError> {
        Position::from_fen_of_game(&self.fen(), laws)
    }

    /// The squares that a fault speaks of.
    pub fn at_fault(&self, fault: &FenError) -> Bitboard {
        let all_of = |color, role| {
            let own = self.pieces().filter(move |(_, piece)| *piece == Piece { color, role });
            own.map(|(square, _)| square).collect()
        };
        match *fault {
            FenError::PawnOnBackRank { square }
            | FenError::EnPassantSquare { square }
            | FenError::EnPassantQuiet { square } => Bitboard::of(square),
            FenError::EnPassantCheck { checker, .. } => Bitboard::of(checker),
            FenError::Kings { color, .. } | FenError::OpponentInCheck { color } => all_of(color, Role::King),
            FenError::Checkers { .. } | FenError::CheckUnexplained { .. } => all_of(self.turn, Role::King),
            FenError::Pawns { color, .. } => all_of(color, Role::Pawn),
            _ => Bitboard::EMPTY,
        }
    }

    /// Takes all pieces away.
    pub(super) fn clear(&mut self) {
        self.board = [None; 64];
    }

    /// Puts a piece on a square. A king comes from where it stood: there is only one of each.
    pub(super) fn put(&mut self, piece: Piece, on: Square) {
        if piece.role == Role::King {
            self.board.iter_mut().filter(|other| **other == Some(piece)).for_each(|other| *other = None);
        }
        self.board[on.index()] = Some(piece);
    }

    /// Takes away what stands on a square.
    pub(super) fn take(&mut self, square: Square) -> Option<Piece> {
        self.board[square.index()].take()
    }

    /// Wants this castling, or no longer.
    pub(super) fn want(&mut self, color: Color, side: CastlingSide, wanted: bool) {
        self.wanted[color.index()][side as usize] = wanted;
    }

    /// Forgets an en passant square that no longer fits.
    pub(super) fn drop_stale_en_passant(&mut self) {
        self.en_passant = self.en_passant.filter(|square| self.passed().contains(square));
    }
}

fn push_gap(row: &mut String, gap: u8) {
    if gap > 0 {
        row.push(char::from(b'0' + gap));
    }
}
