//! The chessboard of the move generator. It is eight 64-bit words, which fit one cache line, so a
//! copy is cheap.
//!
//! Seven words are sets of squares. Bishops and queens share a set, and rooks and queens share
//! another. A queen is in both sets, so the move generator needs no special case for queens. A king
//! is in the set of its colour, and its square is in the last word.

use super::{Bitboard, Color, File, Piece, Rank, Role, Square};

/// Side (White or Black) as a type, so that the compiler specializes move generation for each side.
pub(in crate::rules) trait Side {
    /// The colour of this side.
    const COLOR: Color;
    /// The opponent.
    type Them: Side<Them = Self>;

    /// Shifts every square of a set by one rank in the direction in which this side's pawns move.
    #[inline(always)]
    fn ahead(set: Bitboard) -> Bitboard {
        Bitboard(match Self::COLOR {
            Color::White => set.0 << 8,
            Color::Black => set.0 >> 8,
        })
    }

    /// Difference of square index in a single step of this side's pawns: 8 for White, −8 for Black.
    const AHEAD: i8 = Self::COLOR.by_color(8, -8);

    /// Returns the eight squares of a rank, with ranks counted from this player's side of the
    /// board. `Rank::First` is the rank on which this side's king starts: for Black, the eighth
    /// rank.
    fn relative_rank(rank: Rank) -> Bitboard {
        Bitboard(match Self::COLOR {
            Color::White => 0xff << (8 * rank.index()),
            Color::Black => 0xff << (56 - 8 * rank.index()),
        })
    }
}

/// White as a type, for code that the compiler specializes for each side.
pub(in crate::rules) struct White;
/// Black as a type, for code that the compiler specializes for each side.
pub(in crate::rules) struct Black;

impl Side for White {
    const COLOR: Color = Color::White;
    type Them = Black;
}

impl Side for Black {
    const COLOR: Color = Color::Black;
    type Them = White;
}

/// Chessboard of the move generator, as bitboards: pieces, castling rights, en passant square and
/// side to move. Not checked for legality.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(C, align(64))]
pub(in crate::rules) struct Board {
    /// All of White's pieces.
    pub(super) white: Bitboard,
    /// All of Black's pieces.
    pub(super) black: Bitboard,
    /// Pawns of both colours.
    pub(super) pawns: Bitboard,
    /// Knights of both colours.
    pub(super) knights: Bitboard,
    /// Bishops and queens of both colours.
    pub(super) diagonals: Bitboard,
    /// Rooks and queens of both colours.
    pub(super) straights: Bitboard,
    /// Rooks of both colours that may still castle.
    pub(super) castling: Bitboard,
    /// Bits 0–5: White's king; 8–13: Black's king; 16–21: the en passant square or 0; bit 24: Black
    /// to move.
    pub(super) state: u64,
}

/// Number of the lowest bit of the en passant square in [`Board::state`].
const EN_PASSANT_AT: u32 = 16;
/// Bits of the two kings' squares in [`Board::state`].
const KINGS: u64 = 0x3f3f;
/// Bit of [`Board::state`] that is set if Black is to move.
const BLACK_TO_MOVE: u64 = 1 << 24;

/// Returns the number of the lowest bit of a king's square in [`Board::state`]: 0 for White, 8 for
/// Black.
const fn king_shift(color: Color) -> u32 {
    color.by_color(0, 8)
}

/// Returns the squares on which king and rook land when they castle (FIDE 3.8.2); `king` and `rook`
/// are their start squares.
///
/// For White the squares are g1 and f1, or c1 and d1; for Black g8 and f8, or c8 and d8. They are
/// the same in Chess960.
pub(in crate::rules) fn castling_targets(king: Square, rook: Square) -> (Square, Square) {
    let row = king.index() as u32 & 56;
    let (k, r) = if rook > king { (File::G, File::F) } else { (File::C, File::D) };
    (Square::wrapping(row | k as u32), Square::wrapping(row | r as u32))
}

impl Board {
    /// A board without pieces, White to move. The kings' squares have no meaning until both kings
    /// are placed.
    pub(super) const EMPTY: Board = Board {
        white: Bitboard::EMPTY,
        black: Bitboard::EMPTY,
        pawns: Bitboard::EMPTY,
        knights: Bitboard::EMPTY,
        diagonals: Bitboard::EMPTY,
        straights: Bitboard::EMPTY,
        castling: Bitboard::EMPTY,
        state: 0,
    };

    /// The initial position of a standard game (FIDE 2.3).
    pub(super) const INITIAL: Board = Board {
        white: Bitboard(0xffff),
        black: Bitboard(0xffff << 48),
        pawns: Bitboard(0xff << 8 | 0xff << 48),
        knights: Bitboard(0x42 | 0x42 << 56),
        diagonals: Bitboard(0x2c | 0x2c << 56),
        straights: Bitboard(0x89 | 0x89 << 56),
        castling: Bitboard(0x81 | 0x81 << 56),
        state: 4 << king_shift(Color::White) | 60 << king_shift(Color::Black),
    };

    /// Returns the squares of all pieces of one colour on this board.
    #[inline(always)]
    pub(super) fn by_color(&self, color: Color) -> Bitboard {
        match color {
            Color::White => self.white,
            Color::Black => self.black,
        }
    }

    /// Returns a mutable reference to the set of squares of all pieces of one colour.
    #[inline(always)]
    fn by_color_mut(&mut self, color: Color) -> &mut Bitboard {
        match color {
            Color::White => &mut self.white,
            Color::Black => &mut self.black,
        }
    }

    /// Returns the squares of all pieces of both colours.
    #[inline(always)]
    pub(super) fn occupied(&self) -> Bitboard {
        self.white | self.black
    }

    /// Returns the square of the king of this colour on this board.
    #[inline(always)]
    pub(super) fn king(&self, color: Color) -> Square {
        Square::wrapping((self.state >> king_shift(color)) as u32)
    }

    /// Returns the side to move on this board.
    #[inline(always)]
    pub(super) fn turn(&self) -> Color {
        if self.state & BLACK_TO_MOVE == 0 { Color::White } else { Color::Black }
    }

    /// Sets the side to move on this board.
    pub(super) fn set_turn(&mut self, color: Color) {
        self.state = self.state & !BLACK_TO_MOVE | color.by_color(0, BLACK_TO_MOVE);
    }

    /// Returns the en passant square: the square passed by a pawn's double step in the last move.
    /// `None` after other moves, and if the square was cleared because no pawn can capture there.
    #[inline(always)]
    pub(super) fn en_passant(&self) -> Option<Square> {
        match Square::wrapping((self.state >> EN_PASSANT_AT) as u32) {
            Square::A1 => None,
            square => Some(square),
        }
    }

    /// Sets the en passant square of this board: the square that a pawn's double step in the last
    /// move has passed. With `None` the board has no en passant square.
    pub(super) fn set_en_passant(&mut self, square: Option<Square>) {
        let index = square.map_or(0, Square::index) as u64;
        self.state = self.state & !(0x3f << EN_PASSANT_AT) | index << EN_PASSANT_AT;
    }

    /// Returns the squares of all pieces of one kind on this board, of both colours.
    pub(super) fn by_role(&self, role: Role) -> Bitboard {
        match role {
            Role::Pawn => self.pawns,
            Role::Knight => self.knights,
            Role::Bishop => self.diagonals & !self.straights,
            Role::Rook => self.straights & !self.diagonals,
            Role::Queen => self.diagonals & self.straights,
            Role::King => Bitboard::of(self.king(Color::White)) | Bitboard::of(self.king(Color::Black)),
        }
    }

    /// Returns the piece on a square of this board; `None` if the square is empty.
    pub(super) fn piece_at(&self, square: Square) -> Option<Piece> {
        let color = match (self.white.contains(square), self.black.contains(square)) {
            (true, _) => Color::White,
            (_, true) => Color::Black,
            _ => return None,
        };
        let role = match (self.diagonals.contains(square), self.straights.contains(square)) {
            (true, true) => Role::Queen,
            (true, false) => Role::Bishop,
            (false, true) => Role::Rook,
            _ if self.pawns.contains(square) => Role::Pawn,
            _ if self.knights.contains(square) => Role::Knight,
            _ => Role::King,
        };
        Some(Piece { color, role })
    }

    /// Places a piece on an empty square of this board.
    pub(super) fn put(&mut self, square: Square, piece: Piece) {
        let bit = Bitboard::of(square);
        *self.by_color_mut(piece.color) |= bit;
        match piece.role {
            Role::Pawn => self.pawns |= bit,
            Role::Knight => self.knights |= bit,
            Role::Bishop => self.diagonals |= bit,
            Role::Rook => self.straights |= bit,
            Role::Queen => {
                self.diagonals |= bit;
                self.straights |= bit;
            }
            Role::King => self.set_king(piece.color, square),
        }
    }

    /// Sets the stored square of the king of this colour. The caller must update the set of all
    /// pieces of this colour.
    fn set_king(&mut self, color: Color, square: Square) {
        let at = king_shift(color);
        self.state = self.state & !(0x3f << at) | (square.index() as u64) << at;
    }

    /// Returns the board after the steps of a move that are the same for all kinds of pieces. Moves
    /// the piece in the set of its colour, removes a piece captured on `to` together with its
    /// castling right, clears the en passant square and changes the side to move.
    ///
    /// The caller then moves the piece in the set of its role. `from` and `to` are sets of one
    /// square.
    #[inline(always)]
    fn after_move<S: Side>(&self, from: Bitboard, to: Bitboard) -> Board {
        let mut next = *self;
        let us = next.by_color_mut(S::COLOR);
        *us = *us ^ from | to;
        *next.by_color_mut(S::Them::COLOR) &= !to;
        next.pawns &= !to;
        next.knights &= !to;
        next.diagonals &= !to;
        next.straights &= !to;
        next.castling &= !to;
        next.state = (next.state & (KINGS | BLACK_TO_MOVE)) ^ BLACK_TO_MOVE;
        next
    }

    /// Returns the board after a move of a knight; `from` and `to` are sets of one square.
    #[inline(always)]
    pub(super) fn knight_move<S: Side>(&self, from: Bitboard, to: Bitboard) -> Board {
        let mut next = self.after_move::<S>(from, to);
        next.knights = next.knights ^ from | to;
        next
    }

    /// Returns the board after a move of a bishop, rook or queen; `from` and `to` are sets of one
    /// square.
    ///
    /// A bishop is in the set `diagonals`, a rook in `straights`, a queen in both, so the piece
    /// moves in each of the two sets that contains it.
    #[inline(always)]
    pub(super) fn slider_move<S: Side>(&self, from: Bitboard, to: Bitboard) -> Board {
        let mut next = self.after_move::<S>(from, to);
        if !(self.diagonals & from).is_empty() {
            next.diagonals = next.diagonals ^ from | to;
        }
        if !(self.straights & from).is_empty() {
            next.straights = next.straights ^ from | to;
        }
        next.castling &= !from;
        next
    }

    /// Changes this board by a move of any piece except the king. The move must not be a promotion,
    /// a double step or an en passant capture.
    ///
    /// The piece moves in every set that contains it, so no branch depends on its role.
    #[inline(always)]
    pub(super) fn move_piece<S: Side>(&mut self, from: Square, to: Square) {
        let (stays, goes) = (!(Bitboard::of(from) | Bitboard::of(to)), Bitboard::of(to).bits());
        let us = self.by_color_mut(S::COLOR);
        *us = *us & stays | Bitboard::of(to);
        *self.by_color_mut(S::Them::COLOR) &= stays;
        let Board { pawns, knights, diagonals, straights, .. } = self;
        for set in [pawns, knights, diagonals, straights] {
            let is_in = set.bits() >> from.index() & 1;
            *set = *set & stays | Bitboard::from_bits(goes & is_in.wrapping_neg());
        }
        self.castling &= stays;
        self.state = (self.state & (KINGS | BLACK_TO_MOVE)) ^ BLACK_TO_MOVE;
    }

    /// Returns the board after a move of the king other than castling; `from` is a set of one
    /// square.
    #[inline(always)]
    pub(super) fn king_move<S: Side>(&self, from: Bitboard, to: Square) -> Board {
        let mut next = self.after_move::<S>(from, Bitboard::of(to));
        next.castling &= !S::relative_rank(Rank::First);
        next.set_king(S::COLOR, to);
        next
    }

    /// Returns the board after castling with the rook on this square (FIDE 3.8.2). Works even if
    /// king and rook swap squares, as is possible in Chess960.
    pub(super) fn castle<S: Side>(&self, rook: Square) -> Board {
        let king = self.king(S::COLOR);
        let (king_to, rook_to) = castling_targets(king, rook);
        let mut next = *self;
        let us = next.by_color_mut(S::COLOR);
        *us =
            *us & !(Bitboard::of(king) | Bitboard::of(rook)) | Bitboard::of(king_to) | Bitboard::of(rook_to);
        next.straights = next.straights & !Bitboard::of(rook) | Bitboard::of(rook_to);
        next.castling &= !S::relative_rank(Rank::First);
        next.state = (next.state & (KINGS | BLACK_TO_MOVE)) ^ BLACK_TO_MOVE;
        next.set_king(S::COLOR, king_to);
        next
    }

    /// Returns the board after a pawn's single step or capture, without promotion; `from` and `to`
    /// are sets of one square.
    ///
    /// For an en passant capture, the caller removes the captured pawn.
    #[inline(always)]
    pub(super) fn pawn_move<S: Side>(&self, from: Bitboard, to: Bitboard) -> Board {
        let mut next = self.after_move::<S>(from, to);
        next.pawns = next.pawns ^ from | to;
        next
    }

    /// Returns the board after a pawn's double step, with the passed square as en passant square.
    #[inline(always)]
    pub(super) fn double_push<S: Side>(&self, from: Square, to: Square) -> Board {
        let mut next = *self;
        let path = Bitboard::of(from) | Bitboard::of(to);
        *next.by_color_mut(S::COLOR) ^= path;
        next.pawns ^= path;
        let passed = (from.index() + to.index()) as u64 / 2;
        next.state = (next.state & (KINGS | BLACK_TO_MOVE)) ^ BLACK_TO_MOVE | passed << EN_PASSANT_AT;
        next
    }

    /// Returns the board after an en passant capture. `from` and `to` are sets of one square; `to`
    /// is the square that the captured pawn passed.
    #[inline(always)]
    pub(super) fn en_passant_move<S: Side>(&self, from: Bitboard, to: Bitboard) -> Board {
        let mut next = self.pawn_move::<S>(from, to);
        let taken = S::Them::ahead(to);
        *next.by_color_mut(S::Them::COLOR) &= !taken;
        next.pawns &= !taken;
        next
    }

    /// Returns the board after a promotion of a pawn to `role`, with or without capture; `from` and
    /// `to` are sets of one square.
    #[inline(always)]
    pub(super) fn promotion<S: Side>(&self, from: Bitboard, to: Bitboard, role: Role) -> Board {
        let mut next = self.after_move::<S>(from, to);
        next.pawns ^= from;
        match role {
            Role::Knight => next.knights |= to,
            Role::Bishop => next.diagonals |= to,
            Role::Rook => next.straights |= to,
            _ => {
                next.diagonals |= to;
                next.straights |= to;
            }
        }
        next
    }
}
