//! Strict reader and writer of Forsyth–Edwards Notation (FEN).
//!
//! The reader accepts two forms of castling rights: `KQkq`, where each letter means the outermost
//! rook on the king side or queen side (X-FEN), and the letters of the rooks' files, such as `HAha`
//! (Shredder-FEN). It accepts an en passant square if a pawn can have passed this square in the
//! last move. In the FEN of a [`Position`], the square is written only if an en passant capture is
//! legal.

mod error;
pub(in crate::rules) mod pasted;
mod pasted_fields;

pub use error::FenError;
pub use pasted::{FenForm, PastedFen};

use std::fmt::{self, Write};
use std::str::FromStr;

use crate::rules::board::Board;
use crate::rules::position::init_tables;
use crate::rules::position_setup::{BoardSetup, kings};
use crate::rules::{
    Bitboard, CastlingSide, Color, File, Laws, Piece, Position, PositionSetup, Rank, Role, Square,
};

impl FromStr for Position {
    type Err = FenError;

    /// Parses a FEN into a legal position, as [`Position::from_fen`] does.
    fn from_str(fen: &str) -> Result<Position, FenError> {
        Position::from_fen(fen)
    }
}

impl FromStr for PositionSetup {
    type Err = FenError;

    /// Parses a FEN of six fields, or of four fields as in EPD (a FEN without counters). The
    /// position may be illegal; only the text is checked.
    fn from_str(fen: &str) -> Result<PositionSetup, FenError> {
        BoardSetup::from_fen(fen).map(PositionSetup::from)
    }
}

impl fmt::Display for PositionSetup {
    /// Writes the setup as a FEN of six fields, with its en passant square and counters unchanged.
    /// For a FEN that other programs expect, use [`Position::to_fen`].
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let setup = BoardSetup::from(self);
        let counts = [self.halfmove_clock, self.fullmove_number];
        f.write_str(&write_fen(&setup.pieces, self.turn, &setup.castling_field(), self.en_passant, counts))
    }
}

impl BoardSetup {
    /// Parses a FEN of six fields, or of four fields as in EPD (a FEN without counters), without
    /// checking whether the position is legal.
    fn from_fen(fen: &str) -> Result<BoardSetup, FenError> {
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
        let (pieces, turn) = (read_pieces(pieces)?, read_turn(turn)?);
        let castling = read_castling(&pieces, castling)?;
        let en_passant = match en_passant {
            "-" => None,
            square => Some(square.parse().map_err(|_| FenError::EnPassant)?),
        };
        let (mut halfmove_clock, mut fullmove_number) = (0, 1);
        if count == 6 {
            halfmove_clock = read_counter(halfmoves).ok_or(FenError::HalfmoveClock)?;
            fullmove_number = read_counter(moves).filter(|&n| n > 0).ok_or(FenError::FullmoveNumber)?;
        }
        Ok(BoardSetup { pieces, turn, castling, en_passant, halfmove_clock, fullmove_number })
    }

    /// Returns the castling field of the FEN, such as `KQkq`; `-` without castling rights.
    ///
    /// A rook that is not the outermost on its side of the king (as in Chess960) is written as the
    /// letter of its file.
    fn castling_field(&self) -> String {
        let mut field = String::new();
        for color in Color::ALL {
            let (king, rooks) =
                (kings(&self.pieces, color).only_square(), first_rank_rooks(&self.pieces, color));
            for (side, file) in CastlingSide::ALL.into_iter().zip(self.castling[color.index()]) {
                let Some(file) = file else { continue };
                let outermost = king.and_then(|king| match side {
                    CastlingSide::KingSide => rooks.iter().filter(|rook| *rook > king).last(),
                    CastlingSide::QueenSide => rooks.lowest_square().filter(|rook| *rook < king),
                });
                let letter = match side {
                    _ if outermost.is_none_or(|rook| rook.file() != file) => file.char(),
                    CastlingSide::KingSide => 'k',
                    CastlingSide::QueenSide => 'q',
                };
                field.push(color.by_color(letter.to_ascii_uppercase(), letter));
            }
        }
        if field.is_empty() { "-".to_owned() } else { field }
    }
}

impl fmt::Display for Position {
    /// Writes the position as a FEN of six fields, as [`Position::to_fen`] returns it. Parsing this
    /// FEN under the same laws gives the same position, with two exceptions: a counter above 9999,
    /// and an en passant square on which no capture is legal.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_fen())
    }
}

impl Default for Position {
    /// Returns the initial position of a standard game under the FIDE laws.
    fn default() -> Position {
        Position::initial()
    }
}

impl Position {
    /// Returns the initial position of a standard game (FIDE 2.3), under the FIDE laws.
    pub fn initial() -> Position {
        init_tables();
        Position { board: Board::INITIAL, laws: Laws::default(), halfmove_clock: 0, fullmove_number: 1 }
    }

    /// Returns the initial position of a standard game. `laws` say whether the game has en passant.
    pub fn initial_with(laws: Laws) -> Position {
        Position { laws, ..Position::initial() }
    }

    /// Parses a FEN of six fields, or of four fields as in EPD (a FEN without counters), under the
    /// FIDE laws.
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
    /// The first fault found: the text is malformed, or the position is illegal.
    pub fn from_fen(fen: &str) -> Result<Position, FenError> {
        Position::from_fen_with(fen, Laws::default())
    }

    /// Parses a FEN as [`Position::from_fen`] does. `laws` say whether the game has en passant.
    /// Without en passant, the en passant square of the FEN is checked and then dropped.
    ///
    /// # Errors
    /// The errors of [`Position::from_fen`].
    pub fn from_fen_with(fen: &str, laws: Laws) -> Result<Position, FenError> {
        let setup = BoardSetup::from_fen(fen)?;
        if setup.halfmove_clock > MAX_COUNTER {
            return Err(FenError::HalfmoveClock);
        }
        if setup.fullmove_number > MAX_COUNTER {
            return Err(FenError::FullmoveNumber);
        }
        setup.position(laws)
    }

    /// Returns the position as a FEN of six fields.
    ///
    /// The en passant square is written only if an en passant capture is legal. Castling rights are
    /// written as `KQkq`. If another rook on the same side is farther from the king, the letter of
    /// the castling rook's file is written instead (X-FEN). Counters above 9999 are written as
    /// 9999.
    pub fn to_fen(&self) -> String {
        self.fen_with_rights(&self.castling_rights().to_string())
    }

    /// Returns the position as a FEN with the rooks' files as castling rights, such as `HAha`.
    ///
    /// Programs for Chess960 expect this form, called Shredder-FEN.
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
                color.by_color(file.to_ascii_uppercase(), file)
            })
        });
        let letters: String = rooks.collect();
        self.fen_with_rights(if letters.is_empty() { "-" } else { &letters })
    }

    /// Returns the position as a FEN of six fields, with the text `rights` as its castling field.
    fn fen_with_rights(&self, rights: &str) -> String {
        let counts = [self.halfmove_clock.min(MAX_COUNTER), self.fullmove_number.min(MAX_COUNTER)];
        write_fen(&self.board, self.turn(), rights, self.ep_square(), counts)
    }
}

/// Returns a FEN of six fields. `castling` is the text of the castling field. `counts` are the
/// half-move clock and the move number.
fn write_fen(
    pieces: &Board,
    turn: Color,
    castling: &str,
    en_passant: Option<Square>,
    counts: [u16; 2],
) -> String {
    let mut fen = String::with_capacity(MAX_FEN_LENGTH);
    pieces.write_pieces(&mut fen);
    fen.push(' ');
    fen.push(turn.to_char());
    fen.push(' ');
    fen.push_str(castling);
    // Writing to a `String` cannot fail.
    let _ = match en_passant {
        Some(square) => write!(fen, " {square}"),
        None => fen.write_str(" -"),
    };
    let _ = write!(fen, " {} {}", counts[0], counts[1]);
    fen
}

/// Length in bytes that suffices for a usual FEN: 64 pieces and 7 slashes, side to move, castling
/// rights, en passant square and two counters.
const MAX_FEN_LENGTH: usize = 71 + 2 + 5 + 3 + 5 + 5;

/// The highest half-move clock or move number in the FEN of a [`Position`]. No real game is that
/// long, so a higher number is a mistake.
const MAX_COUNTER: u16 = 9_999;

/// Parses a counter of a FEN (half-move clock or move number); `None` unless it consists of digits
/// only and fits into 16 bits.
fn read_counter(text: &str) -> Option<u16> {
    text.parse().ok().filter(|_| text.bytes().all(|b| b.is_ascii_digit()))
}

impl Board {
    /// Appends the pieces of this board to `fen`, as the piece field of a FEN.
    pub(in crate::rules) fn write_pieces(&self, fen: &mut String) {
        for rank in Rank::ALL.into_iter().rev() {
            // Index of the first file not yet written.
            let mut next = 0;
            for square in self.occupied() & Bitboard::rank(rank) {
                let file = square.file().index();
                write_gap(fen, file - next);
                next = file + 1;
                if let Some(piece) = self.piece_at(square) {
                    fen.push(piece.to_char());
                }
            }
            write_gap(fen, 8 - next);
            if rank != Rank::First {
                fen.push('/');
            }
        }
    }
}

/// Appends the digit for a number of adjacent empty squares to the piece field of a FEN; nothing
/// for 0.
fn write_gap(fen: &mut String, empty: usize) {
    if empty > 0 {
        fen.push((b'0' + empty as u8) as char);
    }
}

/// Parses the side to move of a FEN: `w` or `b`.
fn read_turn(text: &str) -> Result<Color, FenError> {
    match text {
        "w" => Ok(Color::White),
        "b" => Ok(Color::Black),
        _ => Err(FenError::Turn),
    }
}

/// Parses the piece field of a FEN into a board with White to move and without castling rights.
fn read_pieces(text: &str) -> Result<Board, FenError> {
    let count = text.bytes().filter(|&b| b == b'/').count() + 1;
    if count != 8 {
        return Err(FenError::Ranks { count });
    }
    let mut board = Board::EMPTY;
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
                board.put(Square::new(file, rank), piece);
            }
            files += 1;
        }
        if files != 8 {
            return Err(FenError::RankLength { rank, files });
        }
    }
    Ok(board)
}

/// Returns the squares of the rooks of this colour that are on their first rank: the first rank for
/// White, the eighth for Black.
fn first_rank_rooks(board: &Board, color: Color) -> Bitboard {
    board.by_color(color)
        & board.by_role(Role::Rook)
        & Bitboard::rank(color.by_color(Rank::First, Rank::Eighth))
}

/// Parses the castling field of a FEN. Returns the file of each rook that may castle, indexed by
/// [`Color::index`] and by the order of [`CastlingSide::ALL`]; `None` where there is no right.
///
/// A colour with castling rights must have exactly one king, because `K` and `Q` name a rook by its
/// side of the king.
fn read_castling(board: &Board, text: &str) -> Result<[[Option<File>; 2]; 2], FenError> {
    let mut castling = [[None; 2]; 2];
    if text.is_empty() {
        return Err(FenError::CastlingEmpty);
    }
    if text == "-" {
        return Ok(castling);
    }
    for c in text.chars() {
        let color = if c.is_ascii_uppercase() { Color::White } else { Color::Black };
        let rank = color.by_color(Rank::First, Rank::Eighth);
        let kings = kings(board, color);
        let king = kings.only_square().ok_or(FenError::Kings { color, count: kings.len() })?;
        let rooks = first_rank_rooks(board, color);
        let rook = match c.to_ascii_lowercase() {
            'k' => rooks.iter().filter(|&rook| rook > king).last(),
            'q' => rooks.iter().find(|&rook| rook < king),
            letter => {
                let file = File::from_char(letter).ok_or(FenError::Castling { found: c })?;
                rooks.iter().find(|rook| rook.file() == file)
            }
        };
        let rook = rook.filter(|_| king.rank() == rank).ok_or(FenError::CastlingRight { color, found: c })?;
        let side = if rook > king { CastlingSide::KingSide } else { CastlingSide::QueenSide };
        // A second right on the same side of the king is a fault.
        let right = &mut castling[color.index()][side as usize];
        if right.replace(rook.file()).is_some() {
            return Err(FenError::Castling { found: c });
        }
    }
    Ok(castling)
}

#[cfg(test)]
mod tests {
    use crate::rules::Position;

    #[test]
    fn a_game_starts_as_its_fen_says() {
        let read = Position::from_fen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
        assert_eq!(read, Ok(Position::initial()));
    }
}
