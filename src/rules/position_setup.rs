//! Chess position as plain data, legal or not, and its validation as a [`Position`].

use super::board::Board;
use super::position::init_tables;
use super::{
    Bitboard, CastlingSide, Color, FenError, File, Laws, Piece, Position, Rank, Role, Square, sliders,
};

/// Setup of a chess position, legal or not, as plain data: pieces, side to move, castling rights,
/// en passant square and counters.
///
/// [`PositionSetup::position`] checks a setup and converts it to a [`Position`].
/// `PositionSetup::from` converts a position to a setup. If a game can reach a position, conversion
/// to a setup and back does not change this position. Unlike [`Position::to_fen`], a setup keeps an
/// en passant square even if no capture there is legal.
///
/// `Display` and `FromStr` use a FEN with the en passant square exactly as in the setup.
///
/// ```
/// use tabiya::rules::{Laws, Position, PositionSetup};
///
/// // The capture e5xd6 en passant would empty two squares between the king and the rook.
/// let setup: PositionSetup = "4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 1".parse()?;
/// let position = setup.position(Laws::default())?;
/// assert_eq!(position.to_fen(), "4k3/8/8/K2pP2r/8/8/8/8 w - - 0 1");
/// assert_eq!(PositionSetup::from(&position), setup);
///
/// let empty: PositionSetup = "8/8/8/8/8/8/8/8 w - - 0 1".parse()?;
/// assert_eq!(empty.position(Laws::default()).unwrap_err().code(), "fen-kings");
/// # Ok::<(), tabiya::rules::FenError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PositionSetup {
    /// The piece on each square, indexed by [`Square::index`].
    pub board: [Option<Piece>; 64],
    /// The side to move.
    pub turn: Color,
    /// The file of each rook that may castle, indexed by [`Color::index`] and by the order of
    /// [`CastlingSide::ALL`]; `None` where there is no right.
    pub castling: [[Option<File>; 2]; 2],
    /// The square that a pawn has passed by a double step in the last move; `None` after other
    /// moves. May also be `None` after a double step if no pawn is placed to capture on this
    /// square.
    pub en_passant: Option<Square>,
    /// The number of half-moves since the last capture or pawn move.
    pub halfmove_clock: u16,
    /// The number of the next move, from 1.
    pub fullmove_number: u16,
}

impl PositionSetup {
    /// Validates the setup and returns it as a legal position. `laws` say whether the game has en
    /// passant.
    ///
    /// The setup is refused if it has an en passant square that no pawn can have passed in the last
    /// move. The position gets no en passant square if no pawn is placed to capture there, or if
    /// the laws exclude en passant.
    ///
    /// # Errors
    /// The first fault that makes the position illegal.
    pub fn position(&self, laws: Laws) -> Result<Position, FenError> {
        BoardSetup::from(self).position(laws)
    }
}

/// Setup of a chess position, legal or not, in the form that the FEN reader and writer use.
///
/// This setup has the same data as a [`PositionSetup`], but the pieces are in a [`Board`]. A
/// [`Board`] is a third faster to read and write than an array of 64 squares.
pub(super) struct BoardSetup {
    /// The pieces, with any number of kings. The side to move, the castling rights and the en
    /// passant square of this board have no meaning; the other fields of the setup have these data.
    pub(super) pieces: Board,
    /// This field and the following fields are as in [`PositionSetup`].
    pub(super) turn: Color,
    pub(super) castling: [[Option<File>; 2]; 2],
    pub(super) en_passant: Option<Square>,
    pub(super) halfmove_clock: u16,
    pub(super) fullmove_number: u16,
}

impl BoardSetup {
    /// Validates this setup and returns it as a legal position, as [`PositionSetup::position`]
    /// does.
    pub(super) fn position(self, laws: Laws) -> Result<Position, FenError> {
        init_tables();
        let mut board = self.pieces;
        board.set_turn(self.turn);
        check_pieces(&board)?;
        self.check_castling(&mut board)?;
        self.check_en_passant(&mut board)?;
        let (halfmove_clock, fullmove_number) = (self.halfmove_clock, self.fullmove_number);
        if fullmove_number == 0 {
            return Err(FenError::FullmoveNumber);
        }
        let mut position = Position { board, laws, halfmove_clock, fullmove_number };
        check_checks(&position)?;
        position.clear_unusable_en_passant();
        Ok(position)
    }

    /// Checks the castling rights of this position setup, and adds them to `board`.
    ///
    /// The king and the rook must be on the first rank of their colour, and the rook on the claimed
    /// side of the king (FIDE 3.8.2).
    fn check_castling(&self, board: &mut Board) -> Result<(), FenError> {
        for color in Color::ALL {
            let (king, rank) = (board.king(color), color.by_color(Rank::First, Rank::Eighth));
            let rooks = board.by_color(color) & board.by_role(Role::Rook);
            for (side, file) in CastlingSide::ALL.into_iter().zip(self.castling[color.index()]) {
                let Some(file) = file else { continue };
                let rook = Square::new(file, rank);
                let stands = king.rank() == rank && rooks.contains(rook);
                if !stands || (rook > king) != (side == CastlingSide::KingSide) {
                    let found = color.by_color(file.char().to_ascii_uppercase(), file.char());
                    return Err(FenError::CastlingRight { color, found });
                }
                board.castling |= Bitboard::of(rook);
            }
        }
        Ok(())
    }

    /// Checks the en passant square of this position setup, and adds it to `board`.
    ///
    /// Refuses the square if no pawn of the side not to move can have passed it by a double step in
    /// the last move (FIDE 3.7.3.1).
    fn check_en_passant(&self, board: &mut Board) -> Result<(), FenError> {
        let Some(square) = self.en_passant else { return Ok(()) };
        let mover = !self.turn;
        let (from, to) = ends_of_double_push(square, mover);
        let occupied = board.occupied();
        if square.rank() != mover.by_color(Rank::Third, Rank::Sixth)
            || occupied.contains(square)
            || occupied.contains(from)
            || !(board.pawns & board.by_color(mover)).contains(to)
        {
            return Err(FenError::EnPassantSquare { square });
        }
        board.set_en_passant(Some(square));
        Ok(())
    }
}

impl From<&Position> for PositionSetup {
    /// Copies all data of a position except the laws into a setup.
    fn from(position: &Position) -> PositionSetup {
        let rights = position.castling_rights();
        let castling =
            Color::ALL.map(|color| CastlingSide::ALL.map(|side| rights.rook(color, side).map(Square::file)));
        PositionSetup::from(BoardSetup {
            pieces: position.board,
            turn: position.turn(),
            castling,
            en_passant: position.board.en_passant(),
            halfmove_clock: position.halfmove_clock,
            fullmove_number: position.fullmove_number,
        })
    }
}

impl From<BoardSetup> for PositionSetup {
    /// Converts a position setup from the FEN reader's form, with the pieces in bitboards, to the
    /// public form, with an array of 64 squares.
    fn from(setup: BoardSetup) -> PositionSetup {
        let BoardSetup { pieces, turn, castling, en_passant, halfmove_clock, fullmove_number } = setup;
        let board = Square::ALL.map(|square| pieces.piece_at(square));
        PositionSetup { board, turn, castling, en_passant, halfmove_clock, fullmove_number }
    }
}

impl From<&PositionSetup> for BoardSetup {
    /// Converts a position setup from the public form, with an array of 64 squares, to the FEN
    /// writer's form, with the pieces in bitboards.
    fn from(setup: &PositionSetup) -> BoardSetup {
        let PositionSetup { board, turn, castling, en_passant, halfmove_clock, fullmove_number } = *setup;
        let mut pieces = Board::EMPTY;
        for (square, piece) in Square::ALL.into_iter().zip(board) {
            if let Some(piece) = piece {
                pieces.put(square, piece);
            }
        }
        BoardSetup { pieces, turn, castling, en_passant, halfmove_clock, fullmove_number }
    }
}

/// Returns the squares of all kings of one colour on a board that may have no king or several
/// kings. These are the pieces of the colour that are in no set of another kind of piece.
pub(super) fn kings(board: &Board, color: Color) -> Bitboard {
    board.by_color(color) & !(board.pawns | board.knights | board.diagonals | board.straights)
}

/// Checks that the numbers of pieces on a board are possible (FIDE 2.2), and that no pawn is on the
/// first or last rank.
///
/// Each side must have exactly one king and at most eight pawns. A side with pawns must have at
/// most 16 pieces, pawns included. A side without pawns may have more pieces, because composers and
/// test suites use boards with many queens.
fn check_pieces(board: &Board) -> Result<(), FenError> {
    let ends = Bitboard::rank(Rank::First) | Bitboard::rank(Rank::Eighth);
    if let Some(square) = (board.pawns & ends).iter().last() {
        return Err(FenError::PawnOnBackRank { square });
    }
    for color in Color::ALL {
        let count = kings(board, color).len();
        if count != 1 {
            return Err(FenError::Kings { color, count });
        }
    }
    for color in Color::ALL {
        let (pieces, pawns) = (board.by_color(color).len(), (board.by_color(color) & board.pawns).len());
        if pieces > 16 && pawns > 0 {
            return Err(FenError::Pieces { color, count: pieces });
        }
        if pawns > 8 {
            return Err(FenError::Pawns { color, count: pawns });
        }
    }
    Ok(())
}

/// Tests that the side not to move is not in check (FIDE 3.9.2). If the side to move is in check,
/// also makes two simple tests whether a last move can have given the check:
/// * At most two pieces give check.
/// * If the last move was a pawn's double step, each checking piece is a pawn, or attacks along a
///   line through the start square of that step or through the passed square.
fn check_checks(position: &Position) -> Result<(), FenError> {
    let king = position.king(position.turn());
    let waiting = !position.turn();
    if !position.attackers(position.king(waiting), position.turn()).is_empty() {
        return Err(FenError::OpponentInCheck { color: waiting });
    }
    let checkers = position.checkers();
    if checkers.len() > 2 {
        return Err(FenError::Checkers { count: checkers.len() });
    }
    if let Some(passed) = position.board.en_passant() {
        // This also accepts two kinds of positions from test suites in which the check existed
        // before the double step: a check along a line through the passed square, and a check by a
        // pawn that did not move.
        let (from, _) = ends_of_double_push(passed, waiting);
        let opened = Bitboard::of(passed) | Bitboard::of(from);
        for checker in checkers & !position.by_role(Role::Pawn) {
            if (sliders::between(king, checker) & opened).is_empty() {
                return Err(FenError::EnPassantCheck { passed, checker });
            }
        }
    }
    Ok(())
}

/// Returns the start and target squares of the double step by which a pawn of `mover` passed the
/// square `passed`.
fn ends_of_double_push(passed: Square, mover: Color) -> (Square, Square) {
    let (from, to) = mover.by_color((Rank::Second, Rank::Fourth), (Rank::Seventh, Rank::Fifth));
    (Square::new(passed.file(), from), Square::new(passed.file(), to))
}
