//! Positions as text: Forsyth–Edwards Notation, strictly.
//!
//! Castling rights are read as `KQkq` (the outermost rook on that side, as X-FEN has it) or as the letters of the rooks'
//! files (Shredder-FEN, `HAha`). The en passant square must be one that a pawn can just have passed; whether anything can
//! take there is not asked when reading, and is what decides when writing.

use std::fmt::{self, Write};
use std::str::FromStr;

use super::board::Board;
use super::position::open_door;
use super::{
    Bitboard, CastlingSide, Color, FenError, File, Laws, Piece, Position, Rank, Role, Square, sliders,
};

/// A FEN, under the FIDE laws: see [`Position::from_fen`].
impl FromStr for Position {
    type Err = FenError;

    fn from_str(fen: &str) -> Result<Position, FenError> {
        Position::from_fen(fen)
    }
}

/// The FEN of six fields: see [`Position::to_fen`].
/// It reads back as the same position, but for a pawn that only a pinned one could take in passing: that square is not
/// written.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_fen())
    }
}

impl Default for Position {
    fn default() -> Position {
        Position::initial()
    }
}

impl Position {
    /// The position in which a game starts (FIDE 2.3).
    pub fn initial() -> Position {
        open_door();
        Position { board: Board::INITIAL, laws: Laws::default(), halfmove_clock: 0, fullmove_number: 1 }
    }

    /// The position in which a game starts, under other laws of moving.
    pub fn initial_with(laws: Laws) -> Position {
        Position { laws, ..Position::initial() }
    }

    /// Reads a FEN of six fields, or of four as in EPD, under the FIDE laws.
    ///
    /// ```
    /// use tabiya::rules::Position;
    ///
    /// let position = Position::from_fen("rk2r3/4p3/8/8/8/8/4P3/RK2R3 w AEae - 3 40")?;
    /// assert_eq!(position.to_fen(), "rk2r3/4p3/8/8/8/8/4P3/RK2R3 w KQkq - 3 40");
    /// let fault = Position::from_fen("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1").unwrap_err();
    /// assert_eq!(fault.to_string(), "bad FEN: Black is in check, but it is White's turn");
    /// # Ok::<(), tabiya::rules::FenError>(())
    /// ```
    ///
    /// # Errors
    /// The first fault, with its place, when the text is malformed or the position cannot be legal.
    pub fn from_fen(fen: &str) -> Result<Position, FenError> {
        Position::from_fen_with(fen, Laws::default())
    }

    /// Reads a FEN for a game under these laws. Where there is no en passant, the square is checked and forgotten.
    ///
    /// # Errors
    /// As [`Position::from_fen`].
    pub fn from_fen_with(fen: &str, laws: Laws) -> Result<Position, FenError> {
        open_door();
        let mut list = [""; 6];
        let mut count = 0;
        for field in fen.trim().split(' ') {
            if let Some(slot) = list.get_mut(count) {
                *slot = field;
            }
            count += 1;
        }
        if !matches!(count, 4 | 6) {
            return Err(FenError::Fields { count });
        }
        let [pieces, turn, castling, en_passant, halfmoves, moves] = list;

        let mut board = read_pieces(pieces)?;
        board.set_turn(match turn {
            "w" => Color::White,
            "b" => Color::Black,
            _ => return Err(FenError::Turn),
        });
        check_numbers(&board)?;
        read_castling(&mut board, castling)?;
        read_en_passant(&mut board, en_passant)?;
        let mut position = Position { board, laws, halfmove_clock: 0, fullmove_number: 1 };
        if count == 6 {
            position.halfmove_clock = number(halfmoves).ok_or(FenError::HalfmoveClock)?;
            position.fullmove_number = number(moves).filter(|&n| n > 0).ok_or(FenError::FullmoveNumber)?;
        }
        check_checks(&position)?;
        position.keep_useful_en_passant();
        Ok(position)
    }

    /// The FEN of six fields. An en passant square stands in it only when such a capture is legal; castling rights are
    /// `KQkq`, and a rook's file only where another rook stands beyond it (X-FEN). Counters beyond 9999 are written as
    /// that.
    pub fn to_fen(&self) -> String {
        self.fen_with_rights(&self.castling_rights().to_string())
    }

    /// The same with the files of the rooks for castling rights (Shredder-FEN), as programs for Chess960 want it.
    ///
    /// ```
    /// use tabiya::rules::Position;
    ///
    /// let start = Position::chess960(0).unwrap();
    /// assert_eq!(start.to_shredder_fen(), "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1");
    /// assert_eq!(Position::from_fen(&start.to_shredder_fen()), Ok(start));
    /// ```
    pub fn to_shredder_fen(&self) -> String {
        let rights = self.castling_rights();
        let rooks = Color::ALL.into_iter().flat_map(|color| {
            let rooks = CastlingSide::ALL.into_iter().filter_map(move |side| rights.rook(color, side));
            rooks.map(move |rook| {
                let file = rook.file().char();
                color.fold(file.to_ascii_uppercase(), file)
            })
        });
        let letters: String = rooks.collect();
        self.fen_with_rights(if letters.is_empty() { "-" } else { &letters })
    }

    fn fen_with_rights(&self, rights: &str) -> String {
        let mut fen = String::with_capacity(LONGEST);
        // A string takes whatever is written to it.
        let _ = self.write_fen(&mut fen, rights);
        fen
    }

    fn write_fen(&self, out: &mut impl Write, rights: &str) -> fmt::Result {
        self.board.write_pieces(out)?;
        out.write_char(' ')?;
        out.write_char(self.turn().char())?;
        out.write_char(' ')?;
        out.write_str(rights)?;
        match self.ep_square() {
            Some(square) => write!(out, " {square}")?,
            None => out.write_str(" -")?,
        }
        write!(out, " {} {}", self.halfmove_clock.min(HIGHEST), self.fullmove_number.min(HIGHEST))
    }
}

/// No FEN is longer: 64 pieces and 7 strokes, turn, four rights, a square, two counts and what parts them.
const LONGEST: usize = 71 + 2 + 5 + 3 + 5 + 5;

/// The highest count that a FEN is read with: games are shorter, and what is longer is a mistake.
const HIGHEST: u16 = 9_999;

fn number(text: &str) -> Option<u16> {
    let digits = text.len() <= 4 && text.bytes().all(|b| b.is_ascii_digit());
    text.parse().ok().filter(|&n| digits && n <= HIGHEST)
}

impl Board {
    /// The first field of a FEN.
    pub(super) fn write_pieces(&self, out: &mut impl Write) -> fmt::Result {
        for rank in Rank::ALL.into_iter().rev() {
            // The first file that nothing is written of yet.
            let mut next = 0;
            for square in self.occupied() & Bitboard::rank(rank) {
                let file = square.file().index();
                write_gap(out, file - next)?;
                next = file + 1;
                if let Some(piece) = self.piece_at(square) {
                    out.write_char(piece.to_char())?;
                }
            }
            write_gap(out, 8 - next)?;
            if rank != Rank::First {
                out.write_char('/')?;
            }
        }
        Ok(())
    }
}

fn write_gap(out: &mut impl Write, empty: usize) -> fmt::Result {
    if empty > 0 { out.write_char((b'0' + empty as u8) as char) } else { Ok(()) }
}

fn read_pieces(text: &str) -> Result<Board, FenError> {
    let count = text.bytes().filter(|&b| b == b'/').count() + 1;
    if count != 8 {
        return Err(FenError::Ranks { count });
    }
    let mut board = Board::EMPTY;
    let mut kings = [0; 2];
    let mut text = text.chars();
    for rank in Rank::ALL.into_iter().rev() {
        let mut files = 0;
        let mut after_gap = false;
        for c in text.by_ref().take_while(|&c| c != '/') {
            if let '1'..='9' = c {
                if after_gap {
                    return Err(FenError::SplitGap { rank });
                }
                after_gap = true;
                files += c as usize - '0' as usize;
                continue;
            }
            after_gap = false;
            let piece = Piece::from_char(c).ok_or(FenError::NotAPiece { rank, found: c })?;
            if let Some(file) = File::from_index(files.min(8) as u8) {
                let square = Square::new(file, rank);
                if piece.role == Role::Pawn && matches!(rank, Rank::First | Rank::Eighth) {
                    return Err(FenError::PawnOnBackRank { square });
                }
                kings[piece.color.index()] += usize::from(piece.role == Role::King);
                board.put(square, piece);
            }
            files += 1;
        }
        if files != 8 {
            return Err(FenError::RankLength { rank, files });
        }
    }
    for color in Color::ALL {
        let count = kings[color.index()];
        if count != 1 {
            return Err(FenError::Kings { color, count });
        }
    }
    Ok(board)
}

/// A side has sixteen pieces, eight of them pawns (FIDE 2.2). Boards of composers and test suites, crowded with queens and
/// without a pawn, are let through: the rules hold on them as anywhere.
fn check_numbers(board: &Board) -> Result<(), FenError> {
    for color in Color::ALL {
        let pieces = board.color(color).len();
        let pawns = (board.color(color) & board.pawns).len();
        if pieces > 16 && pawns > 0 {
            return Err(FenError::Pieces { color, count: pieces });
        }
        if pawns > 8 {
            return Err(FenError::Pawns { color, count: pawns });
        }
    }
    Ok(())
}

/// The side that has moved must not be in check (FIDE 3.9.2), and its last move must explain the check it gives: no move
/// gives check with three pieces, and a pawn that went two squares checks itself or opens a line.
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
        // A line through the passed square was open before the pawn moved, and so was another pawn's check; but test suites
        // hold such positions, and the rules know what to do with them.
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

fn read_castling(board: &mut Board, text: &str) -> Result<(), FenError> {
    if text.is_empty() {
        return Err(FenError::CastlingEmpty);
    }
    if text == "-" {
        return Ok(());
    }
    for c in text.chars() {
        let color = if c.is_ascii_uppercase() { Color::White } else { Color::Black };
        let rank = color.fold(Rank::First, Rank::Eighth);
        let king = board.king(color);
        let rooks = board.color(color) & board.role(Role::Rook) & Bitboard::rank(rank);
        let rook = match c.to_ascii_lowercase() {
            'k' => rooks.iter().filter(|&rook| rook > king).last(),
            'q' => rooks.iter().find(|&rook| rook < king),
            letter => {
                let file = File::from_char(letter).ok_or(FenError::Castling { found: c })?;
                rooks.iter().find(|rook| rook.file() == file)
            }
        };
        let rook = rook.filter(|_| king.rank() == rank).ok_or(FenError::CastlingRight { color, found: c })?;
        // One right for each side of the king.
        if board.castling_rook(color, rook > king).is_some() {
            return Err(FenError::Castling { found: c });
        }
        board.castling |= Bitboard::of(rook);
    }
    Ok(())
}

fn read_en_passant(board: &mut Board, text: &str) -> Result<(), FenError> {
    if text == "-" {
        return Ok(());
    }
    let square: Square = text.parse().map_err(|_| FenError::EnPassant)?;
    let mover = !board.turn();
    let (from, to) = ends_of_double_push(square, mover);
    if square.rank() != mover.fold(Rank::Third, Rank::Sixth)
        || board.occupied().contains(square)
        || board.occupied().contains(from)
        || !(board.pawns & board.color(mover)).contains(to)
    {
        return Err(FenError::EnPassantSquare { square });
    }
    board.set_en_passant(Some(square));
    Ok(())
}

/// Where a pawn that passed this square came from and where it stands.
fn ends_of_double_push(passed: Square, mover: Color) -> (Square, Square) {
    let (from, to) = mover.fold((Rank::Second, Rank::Fourth), (Rank::Seventh, Rank::Fifth));
    (Square::new(passed.file(), from), Square::new(passed.file(), to))
}

#[cfg(test)]
mod tests {
    use super::Position;

    #[test]
    fn a_game_starts_as_its_fen_says() {
        let read = Position::from_fen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
        assert_eq!(read, Ok(Position::initial()));
    }
}
