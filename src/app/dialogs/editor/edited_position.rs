//! The position in the position editor, and its FEN.

use crate::rules::{
    Bitboard, CastlingSide, Color, FenError, File, Laws, Piece, Position, PositionSetup, Rank, Role, Square,
};

/// Position in the position editor, which need not be legal.
#[derive(Clone, Debug, PartialEq)]
pub struct EditedPosition {
    board: [Option<Piece>; 64],
    /// Side to move.
    pub turn: Color,
    /// Castling rights that the user has chosen, by colour and castling side. A chosen right has an
    /// effect only while king and rook are on squares from which they can castle.
    wanted: [[bool; 2]; 2],
    /// En passant square: the square that a pawn has just passed with a move of two squares.
    pub en_passant: Option<Square>,
    /// Half-move clock and full-move number, as in a FEN.
    counters: [u32; 2],
}

impl From<&Position> for EditedPosition {
    /// Copies a position into the editor. The castling rights of the position count as chosen by
    /// the user.
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
    /// Returns the piece on a square of the edited position; `None` if the square is empty.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.board[square.index()]
    }

    /// Returns all pieces of the edited position with their squares.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        Square::ALL.into_iter().filter_map(|square| Some((square, self.piece_at(square)?)))
    }

    /// Whether a piece of this colour and role is on a square of the edited position.
    fn has_piece(&self, square: Square, color: Color, role: Role) -> bool {
        self.piece_at(square) == Some(Piece { color, role })
    }

    /// Returns the square of the rook with which `color` could castle on this side: the outermost
    /// rook on this side of the king. `None` if king and rook are not both on the player's first
    /// rank.
    fn castling_rook(&self, color: Color, side: CastlingSide) -> Option<Square> {
        let rank = color.by_color(Rank::First, Rank::Eighth);
        let row = File::ALL.map(|file| Square::new(file, rank));
        let king = row.into_iter().find(|square| self.has_piece(*square, color, Role::King))?;
        let rook = |square: &Square| self.has_piece(*square, color, Role::Rook);
        match side {
            CastlingSide::KingSide => row.into_iter().rev().take_while(|square| *square != king).find(rook),
            CastlingSide::QueenSide => row.into_iter().take_while(|square| *square != king).find(rook),
        }
    }

    /// Whether king and rook are on squares from which they can castle on this side.
    pub fn can_castle(&self, color: Color, side: CastlingSide) -> bool {
        self.castling_rook(color, side).is_some()
    }

    /// Whether the user has chosen this castling right, and the right is possible.
    pub fn has_castling(&self, color: Color, side: CastlingSide) -> bool {
        self.wanted[color.index()][side as usize] && self.can_castle(color, side)
    }

    /// Returns the possible en passant squares. An opponent's pawn can just have passed such a
    /// square with a move of two squares, and a pawn of the side to move stands beside that pawn.
    pub fn en_passant_choices(&self) -> Vec<Square> {
        let them = !self.turn;
        let (third, home) =
            (them.by_color(Rank::Third, Rank::Sixth), them.by_color(Rank::Second, Rank::Seventh));
        let fourth = them.by_color(Rank::Fourth, Rank::Fifth);
        let is_passed = |file: &File| {
            let on = |rank| Square::new(*file, rank);
            let beside = |step: i8| {
                let file = u8::try_from(file.index() as i8 + step).ok().and_then(File::from_index);
                file.is_some_and(|file| self.has_piece(Square::new(file, fourth), self.turn, Role::Pawn))
            };
            self.has_piece(on(fourth), them, Role::Pawn)
                && self.piece_at(on(third)).is_none()
                && self.piece_at(on(home)).is_none()
                && (beside(-1) || beside(1))
        };
        File::ALL.into_iter().filter(is_passed).map(|file| Square::new(file, third)).collect()
    }

    /// Returns the edited position as FEN, even if the position is illegal.
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
            rights.extend(own.filter(|(side, _)| self.has_castling(color, *side)).map(|(_, letter)| letter));
        }
        if rights.is_empty() {
            rights.push('-');
        }
        let passed = self.en_passant.map_or_else(|| "-".to_owned(), |square| square.to_string());
        let turn = self.turn.by_color("w", "b");
        // An en passant square means that a pawn has just moved, so the half-move clock is 0.
        let [halfmoves, number] = &self.counters;
        let halfmoves = if self.en_passant.is_some() { &0 } else { halfmoves };
        format!("{} {turn} {rights} {passed} {halfmoves} {number}", placement.join("/"))
    }

    /// Converts the edited position to a position from which a game can begin. `laws` say whether
    /// en passant captures exist.
    ///
    /// # Errors
    /// The first fault that prevents a game from this position.
    pub fn position(&self, laws: Laws) -> Result<Position, FenError> {
        Position::from_fen_of_game(&self.fen(), laws)
    }

    /// Returns the squares to highlight for a fault of the edited position, such as the square of a
    /// pawn on the first rank.
    pub fn fault_squares(&self, fault: &FenError) -> Bitboard {
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

    /// Removes all pieces from the edited position.
    pub(super) fn clear(&mut self) {
        self.board = [None; 64];
    }

    /// Puts a piece on the square `on` of the edited position. If the piece is a king, the player's
    /// other king is removed.
    pub(super) fn put_piece(&mut self, piece: Piece, on: Square) {
        if piece.role == Role::King {
            self.board.iter_mut().filter(|other| **other == Some(piece)).for_each(|other| *other = None);
        }
        self.board[on.index()] = Some(piece);
    }

    /// Removes and returns the piece on a square of the edited position; `None` if the square is
    /// empty.
    pub(super) fn remove_piece(&mut self, square: Square) -> Option<Piece> {
        self.board[square.index()].take()
    }

    /// Stores whether the user has chosen this castling right.
    pub(super) fn set_castling(&mut self, color: Color, side: CastlingSide, wanted: bool) {
        self.wanted[color.index()][side as usize] = wanted;
    }

    /// Clears the en passant square unless it is one of [`EditedPosition::en_passant_choices`].
    pub(super) fn drop_stale_en_passant(&mut self) {
        self.en_passant = self.en_passant.filter(|square| self.en_passant_choices().contains(square));
    }
}

/// Appends the number of empty squares `gap` to `row`, the text of a rank in a FEN. Appends nothing
/// if `gap` is 0.
fn push_gap(row: &mut String, gap: u8) {
    if gap > 0 {
        row.push(char::from(b'0' + gap));
    }
}
